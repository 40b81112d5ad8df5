/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves of Carcassonne: The City as a person types them: functions of the ComstockGame class. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

char    *comstock_city_typed_dup   (ComstockGame *game,
                                    guint         seat,
                                    CsMove        move);
gboolean comstock_city_typed_parse (ComstockGame *game,
                                    guint         seat,
                                    const char   *typed,
                                    CsMove       *move);

G_END_DECLS
