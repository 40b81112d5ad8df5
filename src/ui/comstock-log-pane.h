/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockLogPane: everything that happened in a game, a sentence each; a click goes to that moment. */

#pragma once

#include <gtk/gtk.h>

#include "model/comstock-game.h"

#define COMSTOCK_TYPE_LOG_PANE (comstock_log_pane_get_type ())
G_DECLARE_FINAL_TYPE (ComstockLogPane, comstock_log_pane, COMSTOCK, LOG_PANE, GtkWidget)

GtkWidget *comstock_log_pane_new (void);

/* Is called once; the pane keeps a reference. */
void comstock_log_pane_set_game (ComstockLogPane *self,
                                 ComstockGame    *game);
