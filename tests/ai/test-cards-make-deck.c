/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that decks are made by the rules, evenly and the same by the same numbers, and of the appeal that fits them. */

#include "ai/cards/cards-make-deck.h"

#include <glib.h>

#include "ai/cards/cards-appeal.h"
#include "test-deck.h"

static void
test_rules (void)
{
  for (guint seed = 0; seed < 5; seed++)
    {
      CardsDeck deck, again;
      CsRng rng;

      test_deck_random (&deck, seed);
      again = deck;
      cs_rng_init (&rng, seed);
      cards_make_deck (&deck, &rng);
      g_assert_cmpint (cards_deck_check (&deck).reason, ==, CS_LEGAL);
      g_assert_cmphex (cards_deck_digest (&deck), !=, cards_deck_digest (&again));
      cs_rng_init (&rng, seed);
      cards_make_deck (&again, &rng);
      g_assert_cmphex (cards_deck_digest (&deck), ==, cards_deck_digest (&again));
    }
}

/* The strongest buildings share a card with no other, and outlaws lie with what is worth a lot. */
static void
test_even (void)
{
  CardsDeck deck;
  CsRng rng;

  test_deck_random (&deck, 1);
  cs_rng_init (&rng, 1);
  cards_make_deck (&deck, &rng);
  for (guint i = 0; i < CARDS_TERRAIN; i++)
    {
      guint strong = 0;

      for (guint corner = 0; corner < CARDS_CORNERS; corner++)
        {
          const CardsParcel parcel = deck.terrain[i].parcels[corner];

          strong += parcel == CARDS_CITY_HALL || parcel == CARDS_CHURCH || parcel == CARDS_GENERAL_STORE ||
                    parcel == CARDS_HOTEL;
        }
      g_assert_cmpuint (strong, <=, 1);
    }
}

/* By worth alone: 96 cards in nine classes. */
static void
test_classes (void)
{
  CsSample worth[CARDS_TERRAIN] = { 0 };
  uint8_t appeals[CARDS_TERRAIN];
  guint counts[10] = { 0 };

  for (guint card = 0; card < CARDS_TERRAIN; card++)
    cs_sample_add (&worth[card], card * 7 % CARDS_TERRAIN / 2);
  cards_appeal_fit (worth, appeals);
  for (guint card = 0; card < CARDS_TERRAIN; card++)
    {
      counts[appeals[card]]++;
      for (guint other = 0; other < CARDS_TERRAIN; other++)
        if (cs_sample_mean (&worth[card]) < cs_sample_mean (&worth[other]))
          g_assert_cmpuint (appeals[card], <=, appeals[other]);
    }
  g_assert_cmpuint (counts[0], ==, 0);
  for (guint appeal = 1; appeal <= 9; appeal++)
    g_assert_true (counts[appeal] == 10 || counts[appeal] == 11);
}

/* Cards that show nothing are worth less than those with a general store. */
static void
test_worth (void)
{
  CsSample worth[CARDS_TERRAIN] = { 0 };
  CsSample empty = { 0 };
  CsSample strong = { 0 };
  CardsDeck deck;
  CsRng rng;

  test_deck_random (&deck, 3);
  cs_rng_init (&rng, 3);
  cards_appeal_measure (&deck, NULL, NULL, 1500, &rng, worth);
  for (guint card = 0; card < CARDS_TERRAIN; card++)
    {
      const uint8_t *parcels = deck.terrain[card].parcels;
      guint n = 0;
      gboolean store = FALSE;

      for (guint corner = 0; corner < CARDS_CORNERS; corner++)
        {
          n += parcels[corner] != CARDS_EMPTY;
          store |= parcels[corner] == CARDS_GENERAL_STORE;
        }
      if (n == 0)
        cs_sample_add (&empty, cs_sample_mean (&worth[card]));
      else if (store)
        cs_sample_add (&strong, cs_sample_mean (&worth[card]));
    }
  g_assert_cmpuint (empty.n, >, 0);
  g_assert_cmpuint (strong.n, >, 0);
  g_assert_cmpfloat (cs_sample_mean (&strong), >, cs_sample_mean (&empty) + 4);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-make-deck/rules", test_rules);
  g_test_add_func ("/cards-make-deck/even", test_even);
  g_test_add_func ("/cards-make-deck/classes", test_classes);
  g_test_add_func ("/cards-make-deck/worth", test_worth);
  return g_test_run ();
}
