/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardPreferences: the board game's part of the preferences. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_BOARD_PREFERENCES (comstock_board_preferences_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardPreferences, comstock_board_preferences, COMSTOCK, BOARD_PREFERENCES,
                      AdwPreferencesGroup)

GtkWidget *comstock_board_preferences_new (void);
