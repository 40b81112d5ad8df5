/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the position says of the whole game: era, round and stage, who is asked, the piles, ties and winners. */

#include "comstock-cards-game-private.h"

const ComstockValueInfo comstock_cards_numbers[COMSTOCK_CARDS_NUMBERS] = {
  [COMSTOCK_CARDS_ERA] = { "era", G_TYPE_UINT },
  [COMSTOCK_CARDS_ROUND] = { "round", G_TYPE_UINT },
  [COMSTOCK_CARDS_STAGE] = { "stage", G_TYPE_UINT },
  [COMSTOCK_CARDS_STEP] = { "step", G_TYPE_UINT },
  [COMSTOCK_CARDS_ACTOR] = { "actor", G_TYPE_INT },
  [COMSTOCK_CARDS_ABILITY] = { "ability", G_TYPE_INT },
  [COMSTOCK_CARDS_TO_TAKE] = { "to-take", G_TYPE_UINT },
  [COMSTOCK_CARDS_TERRAIN_PILE] = { "terrain-pile", G_TYPE_UINT },
  [COMSTOCK_CARDS_CHARACTER_PILE] = { "character-pile", G_TYPE_UINT },
};

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

void
comstock_cards_read_numbers (const CardsState *state,
                             int               numbers[COMSTOCK_CARDS_NUMBERS])
{
  const gboolean taking = state->stage == CARDS_STAGE_TAKING;

  numbers[COMSTOCK_CARDS_ERA] = state->era + 1;
  numbers[COMSTOCK_CARDS_ROUND] = state->round;
  numbers[COMSTOCK_CARDS_STAGE] = state->stage;
  numbers[COMSTOCK_CARDS_STEP] = state->step;
  numbers[COMSTOCK_CARDS_ACTOR] = state->actor == CS_NO_SEAT ? -1 : state->actor;
  numbers[COMSTOCK_CARDS_ABILITY] = state->step == CARDS_STEP_ABILITY ? state->ability : -1;
  numbers[COMSTOCK_CARDS_TO_TAKE] = taking ? state->to_take : state->step == CARDS_STEP_TAKE;
  numbers[COMSTOCK_CARDS_TERRAIN_PILE] = CARDS_TERRAIN_PER_ERA - state->n_terrain_drawn[state->era];
  numbers[COMSTOCK_CARDS_CHARACTER_PILE] = state->n_characters;
}

guint
comstock_cards_game_get_era (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return (guint) comstock_cards_game_get_number (self, COMSTOCK_CARDS_ERA);
}

guint
comstock_cards_game_get_round (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return (guint) comstock_cards_game_get_number (self, COMSTOCK_CARDS_ROUND);
}

CardsStage
comstock_cards_game_get_stage (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), CARDS_STAGE_COLUMN);

  return comstock_cards_game_get_number (self, COMSTOCK_CARDS_STAGE);
}

CardsStep
comstock_cards_game_get_step (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), CARDS_STEP_OVER);

  return comstock_cards_game_get_number (self, COMSTOCK_CARDS_STEP);
}

int
comstock_cards_game_get_actor (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), -1);

  return comstock_cards_game_get_number (self, COMSTOCK_CARDS_ACTOR);
}

int
comstock_cards_game_get_ability (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), -1);

  return comstock_cards_game_get_number (self, COMSTOCK_CARDS_ABILITY);
}

guint
comstock_cards_game_get_to_take (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return (guint) comstock_cards_game_get_number (self, COMSTOCK_CARDS_TO_TAKE);
}

guint
comstock_cards_game_get_terrain_pile (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return (guint) comstock_cards_game_get_number (self, COMSTOCK_CARDS_TERRAIN_PILE);
}

guint
comstock_cards_game_get_character_pile (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return (guint) comstock_cards_game_get_number (self, COMSTOCK_CARDS_CHARACTER_PILE);
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
