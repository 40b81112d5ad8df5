/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the position says of the whole game: era, round and stage, who is asked, the piles, ties and winners. */

#include "comstock-cards-game-private.h"

static const CardsState *
get_state (ComstockCardsGame *self)
{
  return comstock_game_get_state (COMSTOCK_GAME (self));
}

static const CardsDeck *
get_deck (ComstockCardsGame *self)
{
  return comstock_deck_get_cards (comstock_cards_game_get_deck (self));
}

guint
comstock_cards_game_get_era (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return get_state (self)->era + 1u;
}

guint
comstock_cards_game_get_round (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return get_state (self)->round;
}

CardsStage
comstock_cards_game_get_stage (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), CARDS_STAGE_COLUMN);

  return get_state (self)->stage;
}

CardsStep
comstock_cards_game_get_step (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), CARDS_STEP_OVER);

  return get_state (self)->step;
}

int
comstock_cards_game_get_actor (ComstockCardsGame *self)
{
  const CardsState *state;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), -1);

  state = get_state (self);
  return state->actor == CS_NO_SEAT ? -1 : state->actor;
}

int
comstock_cards_game_get_ability (ComstockCardsGame *self)
{
  const CardsState *state;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), -1);

  state = get_state (self);
  return state->step == CARDS_STEP_ABILITY ? state->ability : -1;
}

guint
comstock_cards_game_get_to_take (ComstockCardsGame *self)
{
  const CardsState *state;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  state = get_state (self);
  return state->stage == CARDS_STAGE_TAKING ? state->to_take : state->step == CARDS_STEP_TAKE;
}

guint
comstock_cards_game_get_terrain_pile (ComstockCardsGame *self)
{
  const CardsState *state;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  state = get_state (self);
  return CARDS_TERRAIN_PER_ERA - state->n_terrain_drawn[state->era];
}

guint
comstock_cards_game_get_character_pile (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return get_state (self)->n_characters;
}

gboolean
comstock_cards_game_get_tie_breaker (ComstockCardsGame *self,
                                     CardsSuit          suits[CARDS_SUITS])
{
  const CardsBack *back;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), FALSE);

  back = cards_tie_breaker (get_deck (self), get_state (self));
  for (guint i = 0; i < CARDS_SUITS; i++)
    suits[i] = back != NULL ? back->suits[i] : i;
  return back != NULL;
}

const CardsBack *
comstock_cards_game_get_top_back (ComstockCardsGame *self)
{
  const CardsState *state;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), NULL);

  state = get_state (self);
  return state->n_characters > 0 ? &get_deck (self)->backs[state->characters[0]] : NULL;
}

guint32
comstock_cards_game_get_winners (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  if (!comstock_game_is_over (COMSTOCK_GAME (self)))
    return 0;
  return cards_winners (get_deck (self), get_state (self));
}
