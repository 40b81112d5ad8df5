/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board game's events: functions of the ComstockGame class. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* The detail of "event": of BOARD_EVENT_DUEL_WON "duel-won". */
const char *comstock_board_events_name          (ComstockGame *game,
                                                 guint8        type);

/* A round ends with move @cursor; the setup belongs to the first. */
gboolean    comstock_board_events_is_checkpoint (ComstockGame *game,
                                                 guint         cursor);

G_END_DECLS
