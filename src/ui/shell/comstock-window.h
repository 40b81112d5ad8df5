/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockWindow: the main window: one game at a time, its header, its file. */

#pragma once

#include <adwaita.h>

#include "model/store/comstock-autosave.h"

#define COMSTOCK_TYPE_WINDOW (comstock_window_get_type ())
G_DECLARE_FINAL_TYPE (ComstockWindow, comstock_window, COMSTOCK, WINDOW, AdwApplicationWindow)

ComstockWindow *comstock_window_new       (AdwApplication *application);

/* One that keeps its game in @store instead of the first store that is free. */
ComstockWindow *comstock_window_new_with_store (AdwApplication   *application,
                                                ComstockAutosave *store);

/* Puts the store's game on the table, which was there when the program was last left, and tells of files that cannot be
 * read; without such a game nothing happens.  Once, before the window is shown. */
void            comstock_window_restore   (ComstockWindow *self);

/* Tells all that a person sees of the window but the game, and closes the dialogs above it; a new reference. */
GVariant       *comstock_window_fold      (ComstockWindow *self);

/* Makes the window's content anew, in the language that is now translated into, and brings all that back.  The window
 * itself stays where it is, the game as it is. */
void            comstock_window_unfold    (ComstockWindow *self,
                                           GVariant       *folded);

/* Puts @game on the table.  The one there becomes a former game, which can be brought back. */
void            comstock_window_set_game  (ComstockWindow *self,
                                           ComstockGame   *game);

/* Opens a save in the same way once it is read, which is told where it takes long and can be cancelled; if it cannot be
 * read, says why and leaves the game as it is.  If another game is opened or begun meanwhile, only that one comes. */
void            comstock_window_open_file (ComstockWindow *self,
                                           GFile          *file);
