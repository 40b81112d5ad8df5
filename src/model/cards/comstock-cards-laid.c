/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal is searched backwards, so that undo, saves and a new window all tell the same. */

#include "comstock-cards-laid.h"

static int
count_total (ComstockGame *game,
             guint         cursor,
             guint         seat)
{
  const CardsState *state = comstock_game_get_state_at (game, cursor);
  const CardsSeat *owner = &state->seats[seat];

  return cards_score_total (&owner->city, owner->owned, owner->sold);
}

/* Counts through both eras. */
static guint
count_rounds (const CardsState *state)
{
  return state->era * (guint) CARDS_ROUNDS + state->round;
}

/* While all pick auction cards, what the former round brought is still news. */
static gboolean
is_news (const CardsState *then,
         const CardsState *now)
{
  const guint ago = count_rounds (now) - count_rounds (then);

  return ago == 0 || (ago == 1 && now->stage != CARDS_STAGE_TAKING);
}

ComstockCardsCard *
comstock_cards_laid_find_last (ComstockCardsGame *self,
                               ComstockCardsSeat *seat,
                               int               *gain)
{
  ComstockGame *game = COMSTOCK_GAME (self);
  const guint index = comstock_cards_seat_get_index (seat);
  guint cursor = comstock_game_get_cursor (game);
  const ComstockStep *step = NULL;
  const CardsState *then;

  for (; cursor > 0; cursor--)
    {
      step = comstock_game_get_step (game, cursor - 1);
      if (step->seat == index && cards_move_type (step->move) == CARDS_MOVE_PLACE)
        break;
    }
  if (cursor == 0 || comstock_game_is_over (game))
    return NULL;
  *gain = count_total (game, cursor, index) - count_total (game, cursor - 1, index);
  then = comstock_game_get_state_at (game, cursor - 1);
  return is_news (then, comstock_game_get_state (game)) ? comstock_cards_game_get_card (self, then->card) : NULL;
}
