/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPreferences: the settings of the program as a window; each takes effect at once, in all windows. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_PREFERENCES (comstock_preferences_get_type ())
G_DECLARE_FINAL_TYPE (ComstockPreferences, comstock_preferences, COMSTOCK, PREFERENCES, AdwPreferencesWindow)

GtkWindow *comstock_preferences_new (void);
