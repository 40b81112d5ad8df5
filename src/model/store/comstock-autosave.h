/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockAutosave: a folder that always holds the game being played, and the games played before it. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_AUTOSAVE (comstock_autosave_get_type ())
G_DECLARE_FINAL_TYPE (ComstockAutosave, comstock_autosave, COMSTOCK, AUTOSAVE, GObject)

/* One store for each window.  After every change of its game it writes the game into a new file of its folder, in a
 * thread of its own: one write at a time, the newest position only.  The last three files stay.  Nothing here ever
 * asks: after a failure the next change tries again, and without one so does time, after one second to thirty.
 *
 * Properties, read-only, notified on change:
 * - "problem" (string): why the game is not on the disk, as sentences with a way out, or NULL while all is well
 * - "pending" (boolean): the newest position is not on the disk yet.  What plays for automatic seats waits for FALSE
 *   before the next move; then a crash loses one move at the most.  A person's moves do not wait: a crash loses those
 *   made since the last write that ended began.
 * - "can-bring-back" (boolean): a former game can be brought back
 *
 * Signal "failed" (): there is a "problem" that was not there before.  It is not emitted for more writes that fail for
 * the same reason in the same folder. */

/* A store in the first sub-folder of @folder, "1", "2", …, that no living store uses; it is made when it is first
 * needed and cleaned of what a crash left half written. */
ComstockAutosave *comstock_autosave_new              (GFile             *folder);

/* The stores of the windows that were there when the program last ended, each with its game as
 * comstock_autosave_restore () makes it: a new array.  Those are left out that another process uses, that were closed,
 * or in which no move was played; what could not be read counts as a move, and comstock_autosave_dup_report () tells
 * it; of folders that could not be listed only the first is there. */
GPtrArray        *comstock_autosave_reopen           (GFile             *folder);

/* The window of the store's game is closed, and need not be there when the program starts again. */
void              comstock_autosave_close            (ComstockAutosave  *self);

/* Where autosaves belong: comstock/autosave in the user's data directory. */
GFile            *comstock_autosave_dup_usual_folder (void);

/* Opens the newest autosave that can be read and makes it the store's game, as it was left, cursor and all; NULL if
 * there is none.  Those that cannot be read are renamed to "bad-…", and *@report tells which and why, in sentences
 * (NULL if all is well; free with g_free ()).  Blocks for some milliseconds: for the start of the program. */
ComstockGame     *comstock_autosave_restore          (ComstockAutosave *self,
                                                      char            **report);

/* That report once more, in the language of now. */
char             *comstock_autosave_dup_report       (ComstockAutosave  *self);

/* The game to keep from now on; the one before becomes a former game, if a move was played in it.  The game's start is
 * written at once.  For New Game and Open. */
void              comstock_autosave_set_game         (ComstockAutosave *self,
                                                      ComstockGame     *game);
ComstockGame     *comstock_autosave_get_game         (ComstockAutosave  *self);

/* Undo past New Game and Open: makes the youngest former game the store's game again; the one that goes is kept like a
 * line.  Works after a restart too.  On failure NULL, and the game stays. */
gboolean          comstock_autosave_can_bring_back   (ComstockAutosave  *self);
ComstockGame     *comstock_autosave_bring_back       (ComstockAutosave *self,
                                                      GError          **error);

/* Keeps the game with its whole line of play as a file of its own: before comstock_game_branch (). */
void              comstock_autosave_keep_line        (ComstockAutosave  *self);

/* The files of former games and kept lines, youngest first: a new array of GFile.  At most twenty of each stay. */
GPtrArray        *comstock_autosave_dup_kept         (ComstockAutosave  *self);

/* Tries again at once what has failed.  If it fails as before, "failed" is emitted all the same. */
void              comstock_autosave_try_again        (ComstockAutosave  *self);

/* Waits until the newest position is on the disk: at the end of the program.  FALSE with the reason if it cannot be
 * written. */
gboolean          comstock_autosave_flush            (ComstockAutosave *self,
                                                      GError          **error);

G_END_DECLS
