/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the random numbers: equal on every machine, within their range, evenly spread. */

#include <glib.h>

#include "engine/cs-rng.h"

/* Computed by an implementation of xoshiro256** and splitmix64 of its own, in another language. */
static void
test_sequence (void)
{
  static const uint64_t expected[] = {
    UINT64_C (0x15780b2e0c2ec716), UINT64_C (0x6104d9866d113a7e),
    UINT64_C (0xae17533239e499a1), UINT64_C (0xecb8ad4703b360a1),
    UINT64_C (0xfde6dc7fe2ec5e64), UINT64_C (0xc50da53101795238),
  };
  CsRng rng;

  cs_rng_init (&rng, 42);
  for (uint32_t i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmphex (cs_rng_next (&rng), ==, expected[i]);
}

static void
test_below (void)
{
  uint32_t counts[7] = { 0 };
  CsRng rng;

  cs_rng_init (&rng, 1);
  for (uint32_t i = 0; i < 70000; i++)
    counts[cs_rng_below (&rng, 7)]++;
  for (uint32_t i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpuint (ABS ((int) counts[i] - 10000), <, 500);
  for (uint32_t i = 0; i < 1000; i++)
    {
      g_assert_cmpuint (cs_rng_below (&rng, 1), ==, 0);
      g_assert_cmpuint (cs_rng_below (&rng, UINT32_MAX), <, UINT32_MAX);
    }
}

/* Each item comes to lie at each place equally often. */
static void
test_shuffle (void)
{
  uint32_t counts[5][5] = { { 0 } };
  CsRng rng;

  cs_rng_init (&rng, 2);
  for (uint32_t i = 0; i < 50000; i++)
    {
      uint8_t items[] = { 0, 1, 2, 3, 4 };

      cs_rng_shuffle (&rng, items, G_N_ELEMENTS (items));
      for (uint32_t place = 0; place < G_N_ELEMENTS (items); place++)
        counts[items[place]][place]++;
    }
  for (uint32_t item = 0; item < 5; item++)
    for (uint32_t place = 0; place < 5; place++)
      g_assert_cmpuint (ABS ((int) counts[item][place] - 10000), <, 500);
  cs_rng_shuffle (&rng, NULL, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cs-rng/sequence", test_sequence);
  g_test_add_func ("/cs-rng/below", test_below);
  g_test_add_func ("/cs-rng/shuffle", test_shuffle);
  return g_test_run ();
}
