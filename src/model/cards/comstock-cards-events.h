/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The events of the card game, as functions of the ComstockGame class. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

void        comstock_cards_events_open          (ComstockGame *game,
                                                 CsEvents     *events);
const char *comstock_cards_events_name          (ComstockGame *game,
                                                 guint8        type);
gboolean    comstock_cards_events_is_checkpoint (ComstockGame *game,
                                                 guint         cursor);

G_END_DECLS
