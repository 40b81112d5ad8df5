/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The events of Carcassonne: The City: functions of the ComstockGame class. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* The detail of "event": of CITY_EVENT_LAID "laid". */
const char *comstock_city_events_name          (ComstockGame *game,
                                                guint8        type);

/* A stack comes to its end with move @cursor. */
gboolean    comstock_city_events_is_checkpoint (ComstockGame *game,
                                                guint         cursor);

G_END_DECLS
