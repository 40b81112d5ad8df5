/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockFinaleButtons: what one may do at the end of a game: another one, what cost most, look back, the score sheet,
 * and more. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_FINALE_BUTTONS (comstock_finale_buttons_get_type ())
G_DECLARE_FINAL_TYPE (ComstockFinaleButtons, comstock_finale_buttons, COMSTOCK, FINALE_BUTTONS, GtkWidget)

/* They stand in a widget with an action "finale.leave". */

/* Offers what @game can be exported as.  @shared: several have won, so another game is a rematch. */
void       comstock_finale_buttons_set_game  (ComstockFinaleButtons *self,
                                              ComstockGame          *game,
                                              gboolean               shared);

/* Lets Escape activate the action "finale.leave" of @finale, wherever the focus is. */
void       comstock_finale_leave_by_escape   (GtkWidget             *finale);
