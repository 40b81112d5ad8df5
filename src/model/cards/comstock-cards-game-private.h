/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files that make up ComstockCardsGame share. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* comstock-cards-text.c: the sentences of the ComstockGame class. */
char     *comstock_cards_text_describe      (ComstockGame        *game,
                                             guint                cursor,
                                             const CsEvent       *event);
char     *comstock_cards_text_refuse        (ComstockGame        *game,
                                             const CsRefusal     *refusal);

/* comstock-cards-json.c: the setup in a save file. */
JsonNode *comstock_cards_game_setup_to_json (ComstockGame        *game);

G_END_DECLS
