/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the first game teaches, round by round. */

#pragma once

#include "model/cards/comstock-cards-city.h"
#include "ui/table/comstock-guide.h"

/* A chapter is a round of Era I; what comes after is one more. */
extern const ComstockGuideTips comstock_cards_lesson;

/* The parcels of @city that @tip (may be NULL) multiplies. */
CardsBoard comstock_cards_lesson_get_light (const ComstockGuideTip *tip,
                                            ComstockCardsCity      *city);
