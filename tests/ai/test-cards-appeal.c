/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what terrain cards are found to be worth, and the appeal that fits it. */

#include "ai/cards/cards-appeal.h"

#include <glib.h>

#include "test-deck.h"

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
  g_test_add_func ("/cards-appeal/classes", test_classes);
  g_test_add_func ("/cards-appeal/worth", test_worth);
  return g_test_run ();
}
