/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goes through the positions of the round: so undo, saves and a new window all tell the same. */

#include "comstock-cards-column.h"

guint
comstock_cards_column_find_round (ComstockCardsGame *game)
{
  guint cursor = comstock_game_get_cursor (COMSTOCK_GAME (game));

  while (cursor > 0 && !comstock_game_is_checkpoint (COMSTOCK_GAME (game), cursor))
    cursor--;
  return cursor;
}

/* Where @card stands in @places, or their number. */
static guint
find_place (GArray *places,
            guint   card)
{
  guint i = 0;

  while (i < places->len && g_array_index (places, ComstockCardsColumnPlace, i).card != card)
    i++;
  return i;
}

/* A card that is new stands behind the one that it lies behind. */
static void
add_cards (GArray           *places,
           const CardsState *state)
{
  for (guint i = 0; i < state->n_column; i++)
    if (find_place (places, state->column[i]) == places->len)
      {
        const ComstockCardsColumnPlace place = { state->column[i], -1 };

        g_array_insert_val (places, i > 0 ? find_place (places, state->column[i - 1]) + 1 : 0, place);
      }
}

static void
note_taker (GArray             *places,
            const ComstockStep *step)
{
  const guint i = find_place (places, cards_move_argument (step->move));

  if (cards_move_type (step->move) == CARDS_MOVE_TAKE && i < places->len)
    g_array_index (places, ComstockCardsColumnPlace, i).taker = (int) step->seat;
}

GArray *
comstock_cards_column_dup_places (ComstockCardsGame *self)
{
  ComstockGame *game = COMSTOCK_GAME (self);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (ComstockCardsColumnPlace));

  for (guint cursor = comstock_cards_column_find_round (self);
       cursor <= comstock_game_get_cursor (game); cursor++)
    {
      add_cards (places, comstock_game_get_state_at (game, cursor));
      if (cursor < comstock_game_get_cursor (game))
        note_taker (places, comstock_game_get_step (game, cursor));
    }
  return places;
}
