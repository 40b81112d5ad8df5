/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files that make up ComstockCardsGame share. */

#pragma once

#include "comstock-card-private.h"
#include "comstock-cards-game.h"
#include "model/comstock-value.h"

G_BEGIN_DECLS

/* comstock-cards-game.c: gives a new game its deck, seats and cards. */
void      comstock_cards_game_prepare       (ComstockCardsGame        *self,
                                             ComstockDeck             *deck,
                                             const ComstockCardsSetup *setup);

/* comstock-cards-status.c: fills in the @statuses of all CARDS_CARDS cards. */
void      comstock_cards_find_statuses      (ComstockGame        *game,
                                             const CardsState    *state,
                                             ComstockCardStatus  *statuses);

/* comstock-cards-events.c: event functions of the ComstockGame class. */
void        comstock_cards_events_open          (ComstockGame  *game,
                                                 CsEvents      *events);
const char *comstock_cards_events_name          (ComstockGame  *game,
                                                 guint8         type);
gboolean    comstock_cards_events_is_checkpoint (ComstockGame  *game,
                                                 guint          cursor);

/* comstock-cards-text.c: the sentences of the ComstockGame class. */
char     *comstock_cards_text_describe      (ComstockGame        *game,
                                             guint                cursor,
                                             const CsEvent       *event);
char     *comstock_cards_text_refuse        (ComstockGame        *game,
                                             const CsRefusal     *refusal);

/* comstock-cards-result.c: what the statistics learn. */
void            comstock_cards_result_get_kit_names (ComstockGame  *game,
                                                     const char   **id,
                                                     const char   **name);
ComstockResult *comstock_cards_result_dup           (ComstockGame  *game,
                                                     guint          seat);

/* comstock-cards-json.c: the setup in a save file. */
JsonNode *comstock_cards_game_setup_to_json (ComstockGame        *game);

G_END_DECLS
