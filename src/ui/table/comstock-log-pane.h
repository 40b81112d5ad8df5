/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockLogPane: what happened in a game, in pictures or sentences; a click, a slider and keys go to any moment. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-log-rows.h"
#include "comstock-replay.h"

#define COMSTOCK_TYPE_LOG_PANE (comstock_log_pane_get_type ())
G_DECLARE_FINAL_TYPE (ComstockLogPane, comstock_log_pane, COMSTOCK, LOG_PANE, GtkWidget)

/* Pointed at, a row shows nothing more: the table of that moment is one press away, and a picture that came and went
 * under the pointer would cover the rows beside it. */

/* The game to show and to move in, and its pictures, NULL for a sentence for each entry.  Is called once; the pane
 * keeps a reference. */
void comstock_log_pane_set_replay (ComstockLogPane           *self,
                                   ComstockReplay            *replay,
                                   const ComstockLogPictures *pictures);

/* The table has told all that has happened by now: the pane shows that, and where the game is. */
void comstock_log_pane_update     (ComstockLogPane           *self);
