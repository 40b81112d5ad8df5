/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Save files: a whole game as one JSON document (docs/save-format.md). */

#pragma once

#include "comstock-file-write.h"
#include "model/session/comstock-game.h"

G_BEGIN_DECLS

#define COMSTOCK_SAVE_ERROR (comstock_save_error_quark ())

/* Documents that are no JSON or have wrong members fail in COMSTOCK_JSON_ERROR, files that cannot be read or written
 * in G_IO_ERROR, G_FILE_ERROR or COMSTOCK_FILE_ERROR. */
typedef enum
{
  COMSTOCK_SAVE_ERROR_FORMAT,   /* not a save of Comstock */
  COMSTOCK_SAVE_ERROR_NEWER,    /* format or rules newer than this program */
  COMSTOCK_SAVE_ERROR_GAME,     /* a game that this program does not have or cannot show */
  COMSTOCK_SAVE_ERROR_SETUP,    /* the setup is no legal one, or its deck is not the one meant */
  COMSTOCK_SAVE_ERROR_MOVE,     /* a move is no move or not legal; the message names it */
  COMSTOCK_SAVE_ERROR_DIGEST,   /* a position differs from the one that was saved; the message names the move */
} ComstockSaveError;

GQuark comstock_save_error_quark (void);

#define COMSTOCK_SAVE_FORMAT_VERSION 1
#define COMSTOCK_SAVE_SUFFIX ".comstock"
#define COMSTOCK_SAVE_MIME_TYPE "application/vnd.comstock.save+json"

/* The game as a save, equal bytes for equal games. */
GBytes       *comstock_save_to_bytes     (ComstockGame         *game);

/* Reads a save into a new game: all of it is checked, each move is replayed by the rules and the digests are compared
 * before the game is returned.  On failure returns NULL, and @error names the member or the move. */
ComstockGame *comstock_save_from_bytes   (GBytes  *bytes,
                                          GError **error);

/* The error for a @game that was read but which the caller cannot show; it names the member. */
void          comstock_save_set_game_error (ComstockGame *game,
                                            GError      **error);

/* Saves as files; errors name the file.  Writing replaces the file as a whole or leaves the old one, as
 * comstock_file_write () says.  Only files are replaced: pipes and character devices are written to, anything else,
 * and a pipe that nobody reads, is refused. */
gboolean      comstock_save_write        (ComstockGame *game,
                                          GFile        *file,
                                          GError      **error);
ComstockGame *comstock_save_read         (GFile        *file,
                                          GCancellable *cancellable,
                                          GError      **error);

/* The bytes of the file that @game was read from as a whole, borrowed; NULL if it was made otherwise. */
GBytes       *comstock_save_get_source   (ComstockGame         *game);

/* Reads as much as this program's rules can prove: up to the last digest that fits before the first move or digest that
 * does not.  *@stop is NULL if that is the whole game, else why it ends there, and the cursor stands at the end.  Also
 * for saves of newer rules.  NULL and @error if not even the setup holds. */
ComstockGame *comstock_save_from_bytes_prefix (GBytes  *bytes,
                                               GError **stop,
                                               GError **error);
ComstockGame *comstock_save_read_prefix  (GFile        *file,
                                          GCancellable *cancellable,
                                          GError      **stop,
                                          GError      **error);

/* Any bytes, in the same way: replaces @file, which must be one of this computer, as a whole or leaves it as it was,
 * and writes to what is no file.
 * An error names the file and the way out. */
gboolean      comstock_save_write_bytes  (GBytes  *bytes,
                                          GFile   *file,
                                          GError **error);

/* The same without blocking: the disk is waited for in a thread.  What is written to one file is written in the order
 * of these calls.  With @known, which may be NULL, comstock_file_write () looks first whether the file is what it was,
 * and anything that is no file is refused. */
void          comstock_save_write_bytes_async (GBytes             *bytes,
                                               GFile              *file,
                                               ComstockFileKnown  *known,
                                               GCancellable       *cancellable,
                                               GAsyncReadyCallback callback,
                                               gpointer            data);
gboolean      comstock_save_write_finish (GAsyncResult *result,
                                          GError      **error);

/* Whether a save could be written to @file now, as comstock_file_try () says, so that nobody plays for one that cannot.
 * A pipe or a character device is not opened: its reader would see it end. */
gboolean      comstock_save_try          (GFile   *file,
                                          GError **error);

/* As comstock_save_read () and comstock_save_read_prefix (), without blocking.  @callback is called when the file
 * answers, so with a network that is down never; that keeps nobody from reading, writing or ending meanwhile.  Once
 * @cancellable is cancelled the answer, whenever it comes, is G_IO_ERROR_CANCELLED. */
void          comstock_save_read_async   (GFile              *file,
                                          GCancellable       *cancellable,
                                          GAsyncReadyCallback callback,
                                          gpointer            data);
ComstockGame *comstock_save_read_finish  (GAsyncResult *result,
                                          GError      **error);
void          comstock_save_read_prefix_async  (GFile              *file,
                                                GCancellable       *cancellable,
                                                GAsyncReadyCallback callback,
                                                gpointer            data);
ComstockGame *comstock_save_read_prefix_finish (GAsyncResult *result,
                                                GError      **stop,
                                                GError      **error);

G_END_DECLS
