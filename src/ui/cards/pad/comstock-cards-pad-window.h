/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPadWindow: the dialog for people at a real table: score pad and virtual players. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_CARDS_PAD_WINDOW (comstock_cards_pad_window_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPadWindow, comstock_cards_pad_window, COMSTOCK, CARDS_PAD_WINDOW, AdwWindow)

/* Shows the pad of the program's one keeper (comstock-cards-pad-keeper.h), or who shall sit at the table if there is
 * none.  Its actions, of the group "pad": undo, redo, new, back, open, save-as, export, print. */
GtkWindow *comstock_cards_pad_window_new (void);
