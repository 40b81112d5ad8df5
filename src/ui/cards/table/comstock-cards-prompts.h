/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The questions of the card game that are asked on the desk, and their answers. */

#pragma once

#include "ui/cards/cast/comstock-cards-desk.h"
#include "model/cards/comstock-cards-ask.h"
#include "model/cards/comstock-cards-game.h"
#include "ui/table/comstock-command.h"

/* Answers that are no move, behind those of every table (ComstockCommand); all others are moves. */
typedef enum
{
  COMSTOCK_CARDS_ANSWER_CANCEL = COMSTOCK_COMMANDS, /* ask the question of the step again */
  COMSTOCK_CARDS_ANSWER_CONFIRM,  /* play the move that was asked for once more */
  COMSTOCK_CARDS_ANSWER_UNDO,
  COMSTOCK_CARDS_ANSWER_PLACE_HERE, /* lay the card where the ghost is */
  COMSTOCK_CARDS_ANSWER_SELL,     /* let the auctioneer sell before a card is taken */
  COMSTOCK_CARDS_ANSWER_HINT,     /* show what might be done */
  COMSTOCK_CARDS_ANSWERS
} ComstockCardsAnswer;

/* Asks what a person must decide, or clears the desk where the answer is given elsewhere: by the hand, the column, the
 * city or a portrait. */
void comstock_cards_prompts_ask        (ComstockCardsDesk *desk,
                                        ComstockCardsGame *game,
                                        const ComstockAsk *ask);

/* What taking @card would bring to @seat at best: "Best place now: +6", or what a character does.  Free with
 * g_free (). */
char    *comstock_cards_prompts_dup_worth  (ComstockCardsGame *game,
                                            int                seat,
                                            ComstockCardsCard *card);

/* Offers the person who is asked @card in the column, which may be taken now. */
void     comstock_cards_prompts_ask_take   (ComstockCardsDesk *desk,
                                            ComstockCardsGame *game,
                                            const ComstockAsk *ask,
                                            ComstockCardsCard *card);

/* Asks which card of the city shall be sold; @quiet is the answer that none shall. */
void     comstock_cards_prompts_ask_sale   (ComstockCardsDesk *desk,
                                            ComstockCardsGame *game,
                                            guint              quiet);

/* Asks what is to become of a moment that is only looked at. */
void comstock_cards_prompts_ask_replay (ComstockCardsDesk *desk,
                                        ComstockCardsGame *game);

/* Asks once more for @move: a bid, a card to take or one to sell. */
void comstock_cards_prompts_ask_again  (ComstockCardsDesk *desk,
                                        ComstockCardsGame *game,
                                        CsMove             move);

/* Asks whether @card, which fits nowhere, shall be taken all the same. */
void comstock_cards_prompts_ask_unfit  (ComstockCardsDesk *desk,
                                        ComstockCardsCard *card);
