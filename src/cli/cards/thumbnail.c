/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card game as a small picture: the city of the first person, or of the first rival. */

#include "commands.h"

#include "art/cards/comstock-cards-thumbnail.h"
#include "engine/cards/cards-game.h"

/* There always are people or rivals. */
static guint
find_seat (ComstockGame *game)
{
  const CardsState *state = comstock_game_get_state (game);

  for (ComstockSeatKind kind = COMSTOCK_PERSON; kind < COMSTOCK_AUTOMATIC; kind++)
    for (guint seat = 0; seat < state->n_seats; seat++)
      if (comstock_game_get_holder (game, seat)->kind == kind)
        return seat;
  g_return_val_if_reached (0);
}

GBytes *
cli_cards_to_thumbnail (ComstockGame *game,
                        int           side)
{
  const CardsState *state = comstock_game_get_state (game);
  const double rounds = state->era * CARDS_ROUNDS + state->round - 1;
  const double done = comstock_game_is_over (game) ? 1 : rounds / (CARDS_ERAS * CARDS_ROUNDS);

  return comstock_thumbnail_to_png (&comstock_cards_thumbnail, &state->seats[find_seat (game)].city, done, side);
}
