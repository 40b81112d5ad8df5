/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a choice about characters would change, told before it is made. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

typedef struct
{
  guint boost;          /* what the ability adds to the auction card, 0 for nothing */
  guint highest;        /* what the highest auction card in hand would count so */
  guint value;          /* of the auction card as it lies open, boosts included; 0 while it is secret */
  guint place;          /* in the order of play by that, from 1 on; 0 while cards are secret */
  guint column;         /* cards in the column */
  guint takes;          /* cards that the seat takes in its own turn */
  gboolean takes_now;   /* one more at once */
  gboolean loses_turn;
} ComstockCardsOutlook;

/* How the actor's prospects are, and how they would be once it has used the ability that it is asked about.  To be
 * called while it is asked for one. */
void comstock_cards_forecast_ability (ComstockCardsGame    *game,
                                      ComstockCardsOutlook *before,
                                      ComstockCardsOutlook *after);

/* What @character, whom nobody owns, would bring to @seat at once: points, other characters' included. */
int  comstock_cards_forecast_hire    (ComstockCardsGame *game,
                                      guint              seat,
                                      CardsCharacter     character);

G_END_DECLS
