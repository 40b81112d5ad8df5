/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of a ComstockAutosave, named "game-0000000012.comstock"; from any thread. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* What a file is kept as.  Serial numbers ascend through all kinds. */
typedef enum
{
  COMSTOCK_KEPT_GAME,     /* the game being played: the last three writes */
  COMSTOCK_KEPT_FORMER,   /* a game that another one took the place of */
  COMSTOCK_KEPT_LINE,     /* a line of play that was left */
  COMSTOCK_KEPT_BAD,      /* a game that could not be read */
} ComstockKeptKind;

/* Makes and locks the first sub-folder of @parent that can be read and nobody else holds; returns its path, and in
 * *@lock what holds it until it is closed.  Where none can be locked and read it is the first that nobody else holds,
 * and *@lock is −1. */
char         *comstock_autosave_folder_claim     (const char *parent,
                                                  int        *lock);

/* Makes and locks @folder; FALSE if somebody else holds it.  Where it cannot be made or locked, *@lock is −1. */
gboolean      comstock_autosave_folder_lock      (const char *folder,
                                                  int        *lock);

/* Whether @lock still keeps others out of @folder.  Once it or the folder was deleted, it does not. */
gboolean      comstock_autosave_folder_is_locked (const char *folder,
                                                  int         lock);

/* Notes in @folder whether a person has closed the window of its game; where that cannot be written it was not. */
void          comstock_autosave_folder_set_closed (const char *folder,
                                                   gboolean    closed);

/* The paths of those sub-folders of @parent that hold a game whose window was not closed, in order, and of the first
 * that cannot be read: a new array. */
GPtrArray    *comstock_autosave_folder_list_open (const char        *parent);

/* The serial numbers of the files of @kind, ascending: a new array of guint64, also on failure. */
GArray       *comstock_autosave_folder_list      (const char      *folder,
                                                  ComstockKeptKind kind,
                                                  GError         **error);

/* The highest serial number of @kind, or 0. */
guint64       comstock_autosave_folder_last      (const char      *folder,
                                                  ComstockKeptKind kind);

/* A serial number above those of all kinds, with room for more than a life of the program will write; for that files of
 * the highest numbers get low ones, in the order they have.  FALSE if there is no such number. */
gboolean      comstock_autosave_folder_find_next (const char *folder,
                                                  guint64    *next);

char         *comstock_autosave_folder_dup_path  (const char      *folder,
                                                  ComstockKeptKind kind,
                                                  guint64          serial);

/* Former games and lines of play, the youngest first: a new array of GFile. */
GPtrArray    *comstock_autosave_folder_dup_kept  (const char        *folder);

ComstockGame *comstock_autosave_folder_read      (const char      *folder,
                                                  ComstockKeptKind kind,
                                                  guint64          serial,
                                                  GError         **error);

/* Makes a file one of another kind or number, in one step that a crash cannot tear. */
gboolean      comstock_autosave_folder_turn      (const char      *folder,
                                                  ComstockKeptKind kind,
                                                  guint64          serial,
                                                  ComstockKeptKind new_kind,
                                                  guint64          new_serial);

/* Writes a new file, the youngest of its kind or none, and then removes the oldest of its kind beyond those that stay.
 * Errors name the folder. */
gboolean      comstock_autosave_folder_write     (const char      *folder,
                                                  ComstockKeptKind kind,
                                                  guint64          serial,
                                                  GBytes          *bytes,
                                                  GError         **error);

G_END_DECLS
