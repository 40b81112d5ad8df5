/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat won in each round of a game that is over. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-game.h"

/* A column for each round: by how many points @seat rose, and what it has got on the map. */
GtkWidget *comstock_board_story_new (ComstockGame *game,
                                     guint         seat);
