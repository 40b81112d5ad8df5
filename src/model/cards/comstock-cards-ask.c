/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each type of move has a surface of its own. */

#include "comstock-cards-ask.h"

static const CardsMoveType types[] = {
  [COMSTOCK_CARDS_SURFACE_HAND] = CARDS_MOVE_BID,
  [COMSTOCK_CARDS_SURFACE_COLUMN] = CARDS_MOVE_TAKE,
  [COMSTOCK_CARDS_SURFACE_CITY] = CARDS_MOVE_PLACE,
  [COMSTOCK_CARDS_SURFACE_LAID] = CARDS_MOVE_SELL,
  [COMSTOCK_CARDS_SURFACE_CAST] = CARDS_MOVE_USE,
  [COMSTOCK_CARDS_SURFACE_OFFER] = CARDS_MOVE_HIRE,
};

static ComstockPlace
find_place (CsMove move)
{
  if (cards_move_type (move) == CARDS_MOVE_PLACE)
    return comstock_cards_place_in_city (cards_move_x (move), cards_move_y (move));
  for (guint surface = 1; surface < G_N_ELEMENTS (types); surface++)
    if (types[surface] == cards_move_type (move))
      return comstock_cards_place ((ComstockCardsSurface) surface, (int) cards_move_argument (move));
  return (ComstockPlace) { .surface = COMSTOCK_NOWHERE };
}

void
comstock_cards_ask_lay_out (ComstockGame   *game,
                            guint           seat,
                            ComstockOption *option)
{
  static const char *const confirm[G_N_ELEMENTS (types)] = {
    [COMSTOCK_CARDS_SURFACE_HAND] = "confirm-bid",
    [COMSTOCK_CARDS_SURFACE_COLUMN] = "confirm-take",
    [COMSTOCK_CARDS_SURFACE_LAID] = "confirm-sale",
  };

  option->place = find_place (option->move);
  option->group = option->place.surface;
  option->confirm = confirm[option->place.surface];
  option->quiet = cards_move_type (option->move) == CARDS_MOVE_PASS;
}

CsRefusal
comstock_cards_ask_refuse (ComstockGame        *game,
                           guint                seat,
                           const ComstockPlace *place)
{
  const CsMove move = place->surface == COMSTOCK_CARDS_SURFACE_CITY ? cards_move_place (place->x, place->y)
                                                            : cards_move (types[place->surface], (guint) place->x);

  return comstock_game_judge (game, seat, move);
}

gboolean
comstock_cards_ask_is_secret (ComstockGame *game)
{
  return ((const CardsState *) comstock_game_get_state (game))->step == CARDS_STEP_BID;
}

/* The owner of the auctioneer is asked each round, and mostly sells nothing. */
gboolean
comstock_cards_ask_is_formality (ComstockGame *game)
{
  const CardsStep step = (CardsStep) ((const CardsState *) comstock_game_get_state (game))->step;

  return step == CARDS_STEP_SELL || step == CARDS_STEP_FINAL_SALE;
}
