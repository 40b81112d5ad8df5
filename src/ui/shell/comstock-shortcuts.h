/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockShortcuts: the keys of the program as a list, in a window that fits a small screen. */

#pragma once

#include <adwaita.h>

#include "ui/table/comstock-game-ui.h"

#define COMSTOCK_TYPE_SHORTCUTS (comstock_shortcuts_get_type ())
G_DECLARE_FINAL_TYPE (ComstockShortcuts, comstock_shortcuts, COMSTOCK, SHORTCUTS, AdwWindow)

/* With those that the game of @ui adds.  Once libadwaita 1.8 is the minimum, AdwShortcutsDialog takes its place. */
GtkWindow *comstock_shortcuts_new (const ComstockGameUi *ui);
