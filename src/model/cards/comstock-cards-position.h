/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of the card game as the JSON object that scripts read (comstock-cli position). */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* The position after move @cursor ≤ length of @game's journal, as the rules see it no matter who looks, but with
 * bids secret until they lie open, but for the move that led here.  Returns a new node. */
JsonNode *comstock_cards_position_to_json (ComstockGame *game,
                                           guint         cursor);

G_END_DECLS
