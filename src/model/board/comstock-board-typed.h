/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves of the board game as a person types them: the words of the answers, "Cowboy: Wages", in which only letters and
 * digits count: "cowboy wages".  The words of saves, "cowboy D4 dynamite", do in every language. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* Of the ComstockGame class. */
gboolean comstock_board_typed_parse (ComstockGame *game,
                                     guint         seat,
                                     const char   *typed,
                                     CsMove       *move);

G_END_DECLS
