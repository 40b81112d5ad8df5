/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet as the JSON object that scripts read. */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/cards/cards-score.h"

G_BEGIN_DECLS

/* {"rows": {row: VP}, "characters": {id: VP} of those @owned, "total"}; of a virtual player {"total"}.  Returns a new
 * node. */
JsonNode *comstock_cards_score_to_json (const CardsScore *score,
                                        CardsCharacterSet owned,
                                        CardsKind         kind);

G_END_DECLS
