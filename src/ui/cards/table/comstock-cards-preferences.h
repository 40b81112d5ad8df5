/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPreferences: the card game's part of the preferences. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_CARDS_PREFERENCES (comstock_cards_preferences_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPreferences, comstock_cards_preferences, COMSTOCK, CARDS_PREFERENCES,
                      AdwPreferencesGroup)

GtkWidget *comstock_cards_preferences_new (void);
