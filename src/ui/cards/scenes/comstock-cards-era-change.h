/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsEraChange: the act in which a train brings the next era. */

#pragma once

#include "ui/table/comstock-act.h"

#define COMSTOCK_TYPE_CARDS_ERA_CHANGE (comstock_cards_era_change_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsEraChange, comstock_cards_era_change, COMSTOCK, CARDS_ERA_CHANGE, ComstockAct)

ComstockAct *comstock_cards_era_change_new (void);
