/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSwitchRow: something that is in the game or not, and why it cannot be where it cannot. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_SWITCH_ROW (comstock_switch_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSwitchRow, comstock_switch_row, COMSTOCK, SWITCH_ROW, AdwActionRow)

/* Once libadwaita 1.4 is the minimum, AdwSwitchRow is the better half of it.
 *
 * Signal "changed": it was switched. */
GtkWidget *comstock_switch_row_new        (const char        *title,
                                           const char        *subtitle);

/* Bars the switch: @reason, a sentence, stands in place of the subtitle, and the row can still be reached and told.
 * NULL: it can be switched, and stands as it did before. */
void       comstock_switch_row_bar        (ComstockSwitchRow *self,
                                           const char        *reason);

/* As the player chose, barred or not. */
gboolean   comstock_switch_row_get_active (ComstockSwitchRow *self);
void       comstock_switch_row_set_active (ComstockSwitchRow *self,
                                           gboolean           active);
