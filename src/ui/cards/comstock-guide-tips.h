/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of what a first game explains, and when; for ComstockGuide. */

#pragma once

#include "model/cards/comstock-cards-game.h"

/* The parts of the table that an explanation is about. */
typedef enum
{
  COMSTOCK_GUIDE_NOTHING,
  COMSTOCK_GUIDE_COLUMN,
  COMSTOCK_GUIDE_ORDER,
  COMSTOCK_GUIDE_CITY,
  COMSTOCK_GUIDE_HAND,
  COMSTOCK_GUIDE_PROMPT,
  COMSTOCK_GUIDE_SEATS,
  COMSTOCK_GUIDE_PARTS
} ComstockGuidePart;

/* A tip belongs to events, to steps at which a person is asked, or to a refusal. */
typedef struct
{
  const char *id;               /* kept in the setting "guidance-seen" */
  const char *text;             /* not translated, with placeholders of comstock-figures.h */
  const char *topic;            /* of the rules, which tell more */
  ComstockGuidePart part;
  CardsEventType event;         /* 0: none */
  guint32 steps;                /* bits of CardsStep; 0: none */

  /* Whether it fits @seat, who is asked or acted, and the @event; NULL: always.  At steps there is no @event. */
  gboolean (*fits) (ComstockCardsGame *game,
                    int                seat,
                    const CsEvent     *event);
} ComstockGuideTip;

#define COMSTOCK_GUIDE_TIPS 21

/* Where several fit at once they come in this order. */
extern const ComstockGuideTip comstock_guide_tips[COMSTOCK_GUIDE_TIPS];

/* The id of the tip for refusals in the city. */
#define COMSTOCK_GUIDE_REFUSAL "refusal"

/* Returns the tip with this id, or NULL. */
const ComstockGuideTip *comstock_guide_tip_find (const char *id);
