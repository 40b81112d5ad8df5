/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a first card game explains, and when. */

#pragma once

#include "ui/table/comstock-guide.h"

/* The parts of the table that an explanation is about. */
typedef enum
{
  COMSTOCK_CARDS_GUIDE_COLUMN = COMSTOCK_GUIDE_NOTHING + 1,
  COMSTOCK_CARDS_GUIDE_CITY,
  COMSTOCK_CARDS_GUIDE_HAND,
  COMSTOCK_CARDS_GUIDE_PROMPT,
  COMSTOCK_CARDS_GUIDE_SEATS,
  COMSTOCK_CARDS_GUIDE_PARTS
} ComstockCardsGuidePart;

extern const ComstockGuideTips comstock_cards_tips;

/* For ComstockGuideTip.fits: whether a person has taken a character, and whether a seat has a city. */
gboolean comstock_cards_tips_is_of_character (const ComstockGuideMoment *moment);
gboolean comstock_cards_tips_has_city        (const ComstockGuideMoment *moment);

/* The id of the tip for refusals in the city. */
#define COMSTOCK_CARDS_TIP_REFUSAL "refusal"
