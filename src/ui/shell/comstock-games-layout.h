/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockGamesLayout: games in equal columns, or one below the other where a column would be too narrow. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_GAMES_LAYOUT (comstock_games_layout_get_type ())
G_DECLARE_FINAL_TYPE (ComstockGamesLayout, comstock_games_layout, COMSTOCK, GAMES_LAYOUT, GtkLayoutManager)
