/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The survey of a city against the rules: the value of every place is the change of the score. */

#include "ai/cards/cards-survey.h"

#include <glib.h>

#include "ai-positions.h"

#define GAMES 450
#define PLACES 1000000

static guint n_places;

/* An outlook of any sign for every parcel, or none. */
static CardsOutlook
random_outlook (CsRng *rng)
{
  CardsOutlook outlook = { .ground = 0 };

  if (cs_rng_below (rng, 2) == 0)
    return outlook;
  for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
    outlook.parcels[parcel] = (int16_t) (cs_rng_below (rng, 200) - 100);
  outlook.ground = (int16_t) cs_rng_below (rng, 100);
  return outlook;
}

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
value_by_laying (const CardsDeck    *deck,
                 const CardsCity    *city,
                 CardsCharacterSet   owned,
                 const CardsOutlook *outlook,
                 uint8_t             card,
                 int                 x,
                 int                 y)
{
  CardsCity after = *city;

  cards_city_place (&after, deck, card, x, y);
  return CARDS_VP * (cards_score_total (&after, owned, 0) - cards_score_total (city, owned, 0)) +
         outlook_of (outlook, &after) - outlook_of (outlook, city);
}

/* The characters decide what counts: any two besides those of the seat. */
static CardsCharacterSet
random_owned (const CardsSeat *seat,
              CsRng           *rng)
{
  return seat->owned | CARDS_BIT (cs_rng_below (rng, CARDS_CHARACTERS)) |
         CARDS_BIT (cs_rng_below (rng, CARDS_CHARACTERS));
}

static void
look_at_every_place (const CardsDeck  *deck,
                     const CardsState *state,
                     uint32_t          seat,
                     CsRng            *rng)
{
  const CardsSeat *self = &state->seats[seat];
  const CardsCharacterSet owned = random_owned (self, rng);
  const CardsOutlook outlook = random_outlook (rng);
  CardsPlacements places;
  CardsSurvey survey;
  CardsOffer best;
  int best_value = INT32_MIN;
  int x, y;

  if (state->step != CARDS_STEP_PLACE)
    return;
  cards_survey_init (&survey, deck, &self->city, owned, &outlook);
  best = cards_survey_best (&survey, state->card);
  places = cards_city_placements (&self->city, &deck->terrain[state->card], owned);
  while (cards_placements_next (&places, &x, &y))
    {
      const int value = value_by_laying (deck, &self->city, owned, &outlook, state->card, x, y);

      g_assert_cmpint (cards_survey_value (&survey, state->card, x, y), ==, value);
      n_places++;
      best_value = MAX (best_value, value);
    }
  g_assert_true (best.fits);
  g_assert_cmpint (best.value, ==, best_value);
  g_assert_cmpint (value_by_laying (deck, &self->city, owned, &outlook, state->card, best.x, best.y), ==, best_value);
}

/* More than a million places. */
static void
test_every_place (void)
{
  ai_positions_visit (GAMES, look_at_every_place);
  g_assert_cmpuint (n_places, >=, PLACES);
}

/* Every card in a full city: nothing fits where the rules find no place. */
static void
look_at_every_card (const CardsDeck  *deck,
                    const CardsState *state,
                    uint32_t          seat,
                    CsRng            *rng)
{
  const CardsSeat *self = &state->seats[seat];
  const CardsOutlook outlook = { .ground = 0 };
  CardsSurvey survey;

  if (state->step != CARDS_STEP_PLACE || state->era != 1 || state->round < CARDS_ROUNDS)
    return;
  cards_survey_init (&survey, deck, &self->city, self->owned, &outlook);
  for (uint8_t card = 0; card < CARDS_TERRAIN; card++)
    {
      const CardsOffer offer = cards_survey_best (&survey, card);
      const CardsPlacements places = cards_city_placements (&self->city, &deck->terrain[card], self->owned);

      g_assert_true (offer.fits == (places.board != 0));
      if (offer.fits)
        g_assert_true (cards_board_bit (offer.x, offer.y) & places.board);
      else
        g_assert_cmpint (offer.value, ==, 0);
    }
}

static void
test_fits (void)
{
  ai_positions_visit (60, look_at_every_card);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-survey/every-place", test_every_place);
  g_test_add_func ("/cards-survey/fits", test_fits);
  return g_test_run ();
}
