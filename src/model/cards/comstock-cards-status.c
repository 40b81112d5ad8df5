/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the position says about each card: who has it, and what may be done with it. */

#include "comstock-cards-status.h"

static void
find_owners (const CardsState        *state,
             ComstockCardsCardStatus *statuses)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint i = 0; i < state->seats[seat].n_taken; i++)
      {
        const CardsCard card = state->seats[seat].taken[i];

        statuses[card].owner = (int) seat;
        statuses[card].used = cards_is_character (card) &&
          (state->seats[seat].used & CARDS_BIT (card - CARDS_TERRAIN)) != 0;
      }
}

/* What the seat to act may choose among the cards. */
static void
find_choices (ComstockGame            *game,
              const CardsState        *state,
              ComstockCardsCardStatus *statuses)
{
  g_autoptr (GArray) moves = NULL;

  if (state->actor == CS_NO_SEAT)
    return;
  moves = comstock_game_dup_legal (game, state->actor);
  for (guint i = 0; i < moves->len; i++)
    {
      const CsMove move = g_array_index (moves, CsMove, i);
      const guint argument = cards_move_argument (move);

      if (cards_move_type (move) == CARDS_MOVE_TAKE)
        statuses[argument].takeable = TRUE;
      else if (cards_move_type (move) == CARDS_MOVE_HIRE)
        statuses[CARDS_TERRAIN + argument].takeable = TRUE;
      else if (cards_move_type (move) == CARDS_MOVE_SELL)
        statuses[argument].saleable = TRUE;
    }
}

void
comstock_cards_status_read (ComstockGame            *game,
                            const CardsState        *state,
                            ComstockCardsCardStatus *statuses)
{
  for (guint card = 0; card < CARDS_CARDS; card++)
    statuses[card] = (ComstockCardsCardStatus) { .owner = -1 };
  find_owners (state, statuses);
  find_choices (game, state, statuses);
}
