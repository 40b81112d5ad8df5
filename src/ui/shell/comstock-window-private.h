/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of ComstockWindow share. */

#pragma once

#include "ui/table/comstock-game-ui.h"
#include "comstock-window.h"
#include "model/store/comstock-autosave.h"
#include "ui/table/comstock-table.h"
#include "model/store/comstock-file-write.h"

struct _ComstockWindow
{
  AdwApplicationWindow parent_instance;

  AdwHeaderBar *header;
  GtkWidget *undo;
  GtkWidget *redo;
  GtkWidget *hint;
  GtkWidget *log;
  AdwWindowTitle *title;
  GtkMenuButton *menu_button;
  GtkWidget *before_menu;       /* what had the focus when a key opened the menu; weak, or NULL */
  GMenuModel *menu;
  GMenu *languages;
  GMenu *recent;
  GMenu *exports;
  GMenu *views;
  GtkWidget *problem_bar;
  GtkLabel *problem_label;
  GtkWidget *opening_bar;
  GtkLabel *opening_label;
  GtkWidget *play_unkept;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *welcome;
  AdwBin *place;

  const ComstockGameUi *menus_of;       /* whose items the menus hold, or NULL */
  int n_views;                          /* how many of them "views" begins with */
  GSettings *settings;
  ComstockAutosave *store;      /* its game is the one on the table */
  GFile *file;                  /* where the game was last saved or read, or NULL */
  ComstockFileKnown *known;     /* what it held then; there if the file is */
  GtkWindow *question;          /* what to do with a file that has changed, while it is asked; weak */
  GFile *opening;               /* what is being read to take the place of the game, or NULL */
  GCancellable *opening_end;    /* of reading it */
  guint opening_patience;       /* the timeout after which reading it is told */
  AdwToast *toast;              /* the last that can be told again, while it is there; borrowed */
  GVariant *told;               /* how to tell it again, or NULL */
  gboolean playing_unkept;      /* the others play on although nothing can be kept: the player wants it so */
  gboolean telling_kept;        /* once the store has written, tell where it keeps a line of play */
};

/* The game's table, or NULL. */
ComstockTable *comstock_window_get_table      (ComstockWindow *self);

/* That of the game on the table; without one, that of the game which a newcomer is offered. */
const ComstockGameUi *
               comstock_window_get_game_ui     (ComstockWindow *self);

/* Puts the store's game on a table of its own, which takes the place of the last. */
void           comstock_window_show_game      (ComstockWindow *self);

/* Replaces the game by another, which was read from @file or is new, and tells it: see comstock_window_tell ().  A file
 * that is being opened stops being so. */
void           comstock_window_replace_game   (ComstockWindow *self,
                                               ComstockGame   *game,
                                               GFile          *file,
                                               const char     *sentence);

/* Whatever is being opened will not take the place of the game any more. */
void           comstock_window_stop_opening   (ComstockWindow *self);

/* Lets Escape stop it as soon as it is told. */
void           comstock_window_watch_opening  (ComstockWindow *self);

/* Tells again what is being opened, in a content that is new. */
void           comstock_window_show_opening   (ComstockWindow *self);

/* Brings the actions in line with what can be done. */
void           comstock_window_update_actions (ComstockWindow *self);

/* A sentence that goes by itself; with a button, if @label is not NULL, for @action.  Both are as they stand in the
 * sources, marked for translation: while the sentence is shown it follows the language.  @uri may be NULL; its file
 * stands for {file} in @sentence, and it is what @action is for. */
void           comstock_window_tell           (ComstockWindow *self,
                                               const char     *sentence,
                                               const char     *label,
                                               const char     *action,
                                               const char     *uri);

/* A sentence that is translated already.  It answers what was done a moment ago, and goes when the language changes. */
void           comstock_window_tell_once      (ComstockWindow *self,
                                               const char     *sentence);

/* A dialog with an explanation, for the failure of @action, which tells it once more when the language changes. */
void           comstock_window_tell_failure   (ComstockWindow *self,
                                               const char     *action,
                                               const char     *heading,
                                               const char     *body);

/* Watches the store, once it is there. */
void           comstock_window_watch_store    (ComstockWindow *self);

/* Tells the table whether to wait for the store: a table that is new does not know. */
void           comstock_window_update_pending (ComstockWindow *self);

/* Tells again what the store has told, in a content that is new. */
void           comstock_window_show_store     (ComstockWindow *self);

/* Which autosaves could not be restored. */
void           comstock_window_tell_damaged   (ComstockWindow *self);

/* Where saving goes from now on, and what is there: @held, or with NULL whatever the player has said may go.  Both may
 * be NULL. */
void           comstock_window_set_file       (ComstockWindow *self,
                                               GFile          *file,
                                               GBytes         *held);

/* What the actions of the same names do. */
void           comstock_window_save           (ComstockWindow *self);
void           comstock_window_save_as        (ComstockWindow *self);
void           comstock_window_open           (ComstockWindow *self);
void           comstock_window_undo           (ComstockWindow *self);
void           comstock_window_bring_back     (ComstockWindow *self);
void           comstock_window_play_on        (ComstockWindow *self);
void           comstock_window_play_unkept    (ComstockWindow *self);

/* TRUE if the window may close: all is kept, or the player was told that it is not and wants it so. */
gboolean       comstock_window_keep_for_good  (ComstockWindow *self);

/* The window is about to close: notes whether its game need not be there when the program starts again. */
void           comstock_window_note_end       (ComstockWindow *self);
