/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that decks are made by the rules, evenly, and the same by the same numbers. */

#include "ai/cards/cards-make-deck.h"

#include <glib.h>

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

/* The strongest buildings share a card with no other. */
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-make-deck/rules", test_rules);
  g_test_add_func ("/cards-make-deck/even", test_even);
  return g_test_run ();
}
