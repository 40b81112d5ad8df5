/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values the cards in the column for one seat. */

#include "cards-worth.h"

void
cards_worth_init (CardsWorth         *worth,
                  const CardsWeights *weights)
{
  worth->weights = weights;
  worth->key = UINT64_MAX;
  worth->sold = CARDS_UNSURVEYED;
}

void
cards_worths_init (CardsWorth          worths[CARDS_MAX_SEATS],
                   const CardsWeights *weights)
{
  for (int seat = 0; seat < CARDS_MAX_SEATS; seat++)
    cards_worth_init (&worths[seat], weights);
}

int
cards_rounds_left (const CardsState *state)
{
  return CARDS_ROUNDS * (CARDS_ERAS - state->era) - state->round;
}

/* Equal keys within a game mean that round, city and characters of the seat are the same: each placing and each
 * sale raises placed + 2 × sold. */
static uint64_t
worth_key (const CardsState *state,
           const CardsSeat  *self)
{
  return (uint64_t) self->owned << 32 |
         (uint64_t) cards_rounds_left (state) << 16 |
         (uint64_t) (self->city.n_placed + 2 * self->sold);
}

/* What cards to come may add to the parcels that show, and to room, while @left rounds follow. */
static void
read_outlook (const CardsWeights *weights,
              int                 left,
              CardsOutlook       *outlook)
{
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    outlook->parcels[parcel] = (int16_t) (weights->parcels[parcel] * left);
  outlook->ground = (int16_t) (weights->ground * left);
}

static void
worth_update (CardsWorth       *worth,
              const CardsDeck  *deck,
              const CardsState *state,
              uint32_t          seat)
{
  const CardsSeat *self = &state->seats[seat];
  const uint64_t key = worth_key (state, self);
  const int left = cards_rounds_left (state);
  CardsOutlook outlook;

  if (worth->key == key)
    return;
  worth->key = key;
  worth->n_offers = 0;
  worth->valued = 0;
  read_outlook (worth->weights, left, &outlook);
  if (worth->sold == self->sold)
    cards_survey_follow (&worth->survey, self->owned, &outlook);
  else
    cards_survey_init (&worth->survey, deck, &self->city, self->owned, &outlook);
  worth->sold = self->sold;
}

static int
character_value (CardsWorth       *worth,
                 const CardsState *state,
                 const CardsSeat  *self,
                 CardsCharacter    character)
{
  if (!(worth->valued & CARDS_BIT (character)))
    worth->characters[character] =
      CARDS_VP * cards_score_character (&self->city, self->owned, self->sold, character) +
      worth->weights->characters[character] * cards_rounds_left (state) + worth->weights->acquired[character];
  worth->valued |= CARDS_BIT (character);
  return worth->characters[character];
}

CardsCard
cards_worth_best_hire (CardsWorth       *worth,
                       const CardsDeck  *deck,
                       const CardsState *state,
                       uint32_t          seat,
                       int              *value)
{
  CardsCard best = CARDS_NO_CARD;
  int best_value = 0;

  worth_update (worth, deck, state, seat);
  for (int character = 0; character < CARDS_CHARACTERS; character++)
    if (character != CARDS_PAPERBOY && !(state->owned & CARDS_BIT (character)))
      {
        const int gain = character_value (worth, state, &state->seats[seat], (CardsCharacter) character);

        if (gain > best_value)
          {
            best_value = gain;
            best = (CardsCard) (CARDS_TERRAIN + character);
          }
      }
  if (value != NULL)
    *value = best_value;
  return best;
}

static CardsOffer
make_offer (CardsWorth       *worth,
            const CardsDeck  *deck,
            const CardsState *state,
            uint32_t          seat,
            CardsCard         card)
{
  CardsOffer offer = { 0 };
  int hired;

  if (!cards_is_character (card))
    return cards_survey_best (&worth->survey, card);
  offer.value = character_value (worth, state, &state->seats[seat], (CardsCharacter) (card - CARDS_TERRAIN));
  if (card == CARDS_TERRAIN + CARDS_PAPERBOY)
    {
      cards_worth_best_hire (worth, deck, state, seat, &hired);
      offer.value += hired;
    }
  return offer;
}

/* What is known of @card, sought from *@next on, which moves behind it, or worked out now. */
static const CardsOffer *
find_offer (CardsWorth       *worth,
            const CardsDeck  *deck,
            const CardsState *state,
            uint32_t          seat,
            CardsCard         card,
            uint8_t          *next)
{
  CardsOffer *offer = &worth->offers[worth->n_offers];

  for (uint8_t i = *next; i < worth->n_offers; i++)
    if (worth->ids[i] == card)
      {
        *next = (uint8_t) (i + 1);
        return &worth->offers[i];
      }
  *offer = make_offer (worth, deck, state, seat, card);
  /* What the paperboy brings depends on what the others own, hence is not kept. */
  if (card == CARDS_TERRAIN + CARDS_PAPERBOY || worth->n_offers == CARDS_MAX_COLUMN)
    return offer;
  worth->ids[worth->n_offers++] = card;
  *next = worth->n_offers;
  return offer;
}

CardsOffer
cards_worth_of (CardsWorth       *worth,
                const CardsDeck  *deck,
                const CardsState *state,
                uint32_t          seat,
                CardsCard         card)
{
  uint8_t next = 0;

  worth_update (worth, deck, state, seat);
  return *find_offer (worth, deck, state, seat, card, &next);
}

void
cards_worth_column (CardsWorth       *worth,
                    const CardsDeck  *deck,
                    const CardsState *state,
                    uint32_t          seat,
                    int               values[CARDS_MAX_COLUMN])
{
  uint8_t next = 0;

  worth_update (worth, deck, state, seat);
  /* The column keeps its order, so each card is sought behind the one before. */
  for (int i = 0; i < state->n_column; i++)
    values[i] = find_offer (worth, deck, state, seat, state->column[i], &next)->value;
}

/* What the city's parcels and its room are worth to the cards to come. */
static int
outlook_of (const CardsOutlook *outlook,
            const CardsCity    *city)
{
  int value = -outlook->ground * (int) cards_board_count (city->occupied);

  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    value += outlook->parcels[parcel] * (int) cards_board_count (cards_city_visible (city, (CardsParcel) parcel));
  return value;
}

int
cards_worth_outlook (const CardsWorth *worth,
                     const CardsState *state,
                     uint32_t          seat)
{
  const CardsSeat *self = &state->seats[seat];
  const int left = cards_rounds_left (state);
  CardsOutlook outlook;
  int value;

  read_outlook (worth->weights, left, &outlook);
  value = outlook_of (&outlook, &self->city);
  for (CardsCharacterSet set = self->owned; set != 0; set &= set - 1)
    {
      const int character = __builtin_ctz (set);
      const bool is_spent = character < CARDS_ABILITIES && cards_characters[character].once_per_game &&
                            (self->used & CARDS_BIT (character)) != 0;

      if (!is_spent)
        value += worth->weights->characters[character] * left;
    }
  return value;
}

static int
sale_value (const CardsWorth *worth,
            const CardsSeat  *self,
            uint8_t           card)
{
  CardsCity after = self->city;

  cards_city_sell (&after, card);
  return CARDS_VP * (cards_score_total (&after, self->owned, self->sold + 1u) -
                     cards_score_total (&self->city, self->owned, self->sold)) +
         outlook_of (&worth->survey.outlook, &after) - outlook_of (&worth->survey.outlook, &self->city);
}

CardsCard
cards_worth_best_sale (CardsWorth       *worth,
                       const CardsDeck  *deck,
                       const CardsState *state,
                       uint32_t          seat,
                       int              *value)
{
  const CardsSeat *self = &state->seats[seat];
  CardsCard best = CARDS_NO_CARD;

  worth_update (worth, deck, state, seat);
  for (int i = 0; i < self->city.n_placed; i++)
    {
      const uint8_t card = self->city.placed[i].card;
      int gain;

      if (cards_city_judge_sale (&self->city, card).reason != CS_LEGAL)
        continue;
      gain = sale_value (worth, self, card);
      if (best == CARDS_NO_CARD || gain > *value)
        {
          best = card;
          *value = gain;
        }
    }
  return best;
}

int
cards_worth_of_move (CardsWorth       *worth,
                     const CardsDeck  *deck,
                     const CardsState *state,
                     uint32_t          seat,
                     CsMove            move)
{
  const uint32_t argument = cards_move_argument (move);

  worth_update (worth, deck, state, seat);
  switch (cards_move_type (move))
    {
    case CARDS_MOVE_TAKE:
      return cards_worth_of (worth, deck, state, seat, (CardsCard) argument).value;
    case CARDS_MOVE_PLACE:
      return cards_survey_value (&worth->survey, state->card, cards_move_x (move), cards_move_y (move));
    case CARDS_MOVE_HIRE:
      return character_value (worth, state, &state->seats[seat], (CardsCharacter) argument);
    case CARDS_MOVE_SELL:
      return sale_value (worth, &state->seats[seat], (uint8_t) argument);
    default:
      return 0;
    }
}
