/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The questions of the card game that a prompt bar asks, and their answers. */

#pragma once

#include "ui/table/comstock-prompt-bar.h"
#include "model/cards/comstock-cards-game.h"

/* Answers that are no move; every other answer is the CsMove to play. */
typedef enum
{
  COMSTOCK_CARDS_ANSWER_CANCEL,   /* ask the question of the step again */
  COMSTOCK_CARDS_ANSWER_CONFIRM,  /* play the move that was asked for once more */
  COMSTOCK_CARDS_ANSWER_UNDO,
  COMSTOCK_CARDS_ANSWER_PLACE_HERE, /* lay the card where the ghost is */
  COMSTOCK_CARDS_ANSWER_PLAY_ON,  /* keep the moves beyond the cursor elsewhere and play from here */
  COMSTOCK_CARDS_ANSWER_GO_TO_END,
  COMSTOCK_CARDS_ANSWER_SCORE_SHEET,
  COMSTOCK_CARDS_ANSWERS
} ComstockCardsAnswer;

/* Asks what the person at @seat must decide (−1: no person must), or clears the bar where column, hand
 * or city alone answer. */
void comstock_cards_prompts_ask        (ComstockPromptBar *bar,
                                        ComstockCardsGame *game,
                                        int                seat);

/* Asks what is to become of a moment that is only looked at. */
void comstock_cards_prompts_ask_replay (ComstockPromptBar *bar,
                                        ComstockCardsGame *game);

/* Asks once more for @move: a bid, a card to take or one to sell. */
void comstock_cards_prompts_ask_again  (ComstockPromptBar *bar,
                                        ComstockCardsGame *game,
                                        CsMove             move);

/* Asks whether @card, which fits nowhere, shall be taken all the same. */
void comstock_cards_prompts_ask_unfit  (ComstockPromptBar *bar,
                                        ComstockCardsCard *card);
