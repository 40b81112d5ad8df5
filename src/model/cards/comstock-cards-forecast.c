/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules make the choice on a copy of what the viewer sees; nothing is reckoned here that they reckon. */

#include "comstock-cards-forecast.h"

static guint
find_place (const CardsDeck  *deck,
            const CardsState *state,
            guint             seat)
{
  uint32_t keys[CARDS_MAX_SEATS] = { 0 };
  guint place = 1;

  cards_order_keys (deck, state, keys);
  for (guint other = 0; other < state->n_seats; other++)
    place += keys[other] > keys[seat];
  return keys[seat] != 0 ? place : 0;
}

static guint
find_highest (uint16_t hand)
{
  guint card = 0;

  while (hand >> (card + 1) != 0)
    card++;
  return card;
}

static void
look (const CardsDeck      *deck,
      const CardsState     *state,
      guint                 seat,
      ComstockCardsOutlook *outlook)
{
  const gboolean open = cards_bids_are_open (state);

  *outlook = (ComstockCardsOutlook) {
    .value = open ? (guint) cards_seat_value (state, seat) : 0,
    .place = open ? find_place (deck, state, seat) : 0,
    .boost = state->seats[seat].boost,
    .highest = find_highest (state->seats[seat].hand) + state->seats[seat].boost,
    .column = state->n_column,
    .takes = !state->seats[seat].has_turn ? 0 : state->worker_seat == seat ? 2 : 1,
    .takes_now = state->stage == CARDS_STAGE_COLUMN && state->step == CARDS_STEP_TAKE && state->actor == seat,
    .loses_turn = !state->seats[seat].has_turn,
  };
}

void
comstock_cards_forecast_ability (ComstockCardsGame    *game,
                                 ComstockCardsOutlook *before,
                                 ComstockCardsOutlook *after)
{
  const CardsDeck *deck = comstock_game_get_kit (COMSTOCK_GAME (game));
  const guint seat = (guint) comstock_cards_game_get_actor (game);
  g_autofree CardsState *state = comstock_game_dup_seen (COMSTOCK_GAME (game));

  g_return_if_fail (state->step == CARDS_STEP_ABILITY);

  look (deck, state, seat, before);
  cards_game.apply (deck, state, seat, cards_move (CARDS_MOVE_USE, state->ability), NULL);
  look (deck, state, seat, after);
}

int
comstock_cards_forecast_hire (ComstockCardsGame *game,
                              guint              seat,
                              CardsCharacter     character)
{
  const CardsState *state = comstock_game_get_state (COMSTOCK_GAME (game));
  const CardsSeat *self = &state->seats[seat];

  return cards_score_character (&self->city, self->owned, self->sold, character);
}
