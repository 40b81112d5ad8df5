/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values the cards of the column for one seat. */

#include "cards-worth.h"

/* The outlook, in units of value per round left.  A parcel counts for what cards to come may build on it; bare
 * table is room for them.  Found by self-play, see docs/rivals.md. */
static const int16_t parcel_outlook[CARDS_PARCELS] = {
  [CARDS_HOUSE] = 4,
  [CARDS_TOWNHOUSE] = 8,
  [CARDS_MOUNTAIN] = 4,
  [CARDS_MINE] = 8,
  [CARDS_RANCH] = 8,
  [CARDS_BLACKSMITH] = 16,
  [CARDS_DRUGSTORE] = 12,
  [CARDS_BANK] = 12,
  [CARDS_SALOON] = 16,
  [CARDS_HOTEL] = 8,
  [CARDS_GENERAL_STORE] = 24,
  [CARDS_CHURCH] = 16,
  [CARDS_PRISON] = 4,
  [CARDS_CITY_HALL] = 16,
};

#define GROUND_OUTLOOK 2

/* What a character may still come to be worth beyond its points now: abilities not yet used, parcels to come. */
static const int16_t character_outlook[CARDS_CHARACTERS] = {
  [CARDS_GOVERNOR] = 30,
  [CARDS_LAWYER] = 16,
  [CARDS_CHINESE_WORKER] = 30,
  [CARDS_HEROES] = 8,
  [CARDS_GUNSMITH] = 14,
  [CARDS_MERCENARY] = 14,
  [CARDS_DOCTOR] = 6,
  [CARDS_BANKER] = 16,
  [CARDS_CAPTAIN] = 8,
  [CARDS_SINGER] = 16,
  [CARDS_SETTLER] = 12,
  [CARDS_AUCTIONEER] = 16,
  [CARDS_COWBOY] = 8,
  [CARDS_GROCER] = 16,
  [CARDS_UNDERTAKER] = 20,
  [CARDS_EDITOR] = 20,
  [CARDS_TEACHER] = 20,
  [CARDS_INDIAN] = -48,
  [CARDS_PROSPECTOR] = 12,
  [CARDS_SHERIFF] = 8,
};

void
cards_worth_init (CardsWorth *worth,
                  bool        outlook)
{
  worth->outlook = outlook;
  worth->key = UINT64_MAX;
  worth->sold = CARDS_UNSURVEYED;
}

int
cards_rounds_left (const CardsState *state)
{
  return CARDS_ROUNDS * (CARDS_ERAS - state->era) - state->round;
}

/* The rounds over which the outlook counts. */
static int
outlook_rounds (const CardsWorth *worth,
                const CardsState *state)
{
  return worth->outlook ? cards_rounds_left (state) : 0;
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

static void
worth_update (CardsWorth       *worth,
              const CardsDeck  *deck,
              const CardsState *state,
              uint32_t          seat)
{
  const CardsSeat *self = &state->seats[seat];
  const uint64_t key = worth_key (state, self);
  const int left = outlook_rounds (worth, state);
  CardsOutlook outlook;

  if (worth->key == key)
    return;
  worth->key = key;
  worth->n_offers = 0;
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    outlook.parcels[parcel] = (int16_t) (parcel_outlook[parcel] * left);
  outlook.ground = (int16_t) (GROUND_OUTLOOK * left);
  if (worth->sold == self->sold)
    cards_survey_follow (&worth->survey, self->owned, &outlook);
  else
    cards_survey_init (&worth->survey, deck, &self->city, self->owned, &outlook);
  worth->sold = self->sold;
}

static int
character_value (const CardsWorth *worth,
                 const CardsState *state,
                 const CardsSeat  *self,
                 CardsCharacter    character)
{
  return CARDS_VP * cards_score_character (&self->city, self->owned, self->sold, character) +
         character_outlook[character] * outlook_rounds (worth, state);
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

static int
sale_value (const CardsWorth *worth,
            const CardsDeck  *deck,
            const CardsSeat  *self,
            uint8_t           card)
{
  CardsCity after = self->city;

  cards_city_sell (&after, deck, card);
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
      gain = sale_value (worth, deck, self, card);
      if (best == CARDS_NO_CARD || gain > *value)
        {
          best = card;
          *value = gain;
        }
    }
  return best;
}
