/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what a deck must hold: a good one, and each way to spoil it. */

#include <glib.h>
#include <string.h>

#include "test-deck.h"

static void
assert_refused (const CardsDeck *deck,
                CsRefusal        expected)
{
  const CsRefusal refusal = cards_deck_check (deck);

  g_assert_cmpuint (refusal.reason, ==, expected.reason);
  g_assert_cmpuint (refusal.what, ==, expected.what);
  g_assert_cmpint (refusal.x, ==, expected.x);
  g_assert_cmpint (refusal.y, ==, expected.y);
}

static void
test_good (void)
{
  CardsDeck deck;

  for (uint64_t seed = 0; seed < 100; seed++)
    {
      test_deck_random (&deck, seed);
      g_assert_cmpuint (cards_deck_check (&deck).reason, ==, CS_LEGAL);
    }
}

static void
test_ids (void)
{
  static const char *const bad[] = { "", "t1-01", "sheriff", "T1-00", "a b", "é", "t1_00", "a:", "{" };
  static const char *const good[] = { "x", "a-0", "abcdefghijklmno", "---" };
  CardsDeck deck;

  test_deck_random (&deck, 1);
  for (uint32_t i = 0; i < G_N_ELEMENTS (good); i++)
    {
      strcpy (deck.terrain[7].id, good[i]);
      assert_refused (&deck, (CsRefusal) { .reason = CS_LEGAL });
      g_assert_cmpint (cards_deck_find (&deck, good[i]), ==, 7);
    }
  for (uint32_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      strcpy (deck.terrain[7].id, bad[i]);
      assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_CARD_ID, .what = 7 });
    }
  memset (deck.terrain[7].id, 'a', CARDS_MAX_CARD_ID);
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_CARD_ID, .what = 7 });
  g_assert_cmpint (cards_deck_find (&deck, "t1-07"), ==, -1);
}

static void
test_era_and_appeal (void)
{
  CardsDeck deck;

  test_deck_random (&deck, 2);
  deck.terrain[47].era = 1;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_CARD_ERA, .what = 47 });
  deck.terrain[47].era = 0;
  deck.terrain[48].era = 2;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_CARD_ERA, .what = 48 });
  deck.terrain[48].era = 1;
  deck.terrain[95].appeal = 0;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_CARD_APPEAL, .what = 95 });
  deck.terrain[95].appeal = 10;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_CARD_APPEAL, .what = 95 });
}

/* Each era's totals must be met exactly: one parcel changed shows in two kinds, the lower one is told. */
static void
test_printed (void)
{
  static const TestCard card = { { CARDS_EMPTY, CARDS_BANK, CARDS_MINE, CARDS_EMPTY }, 5 };
  CardsDeck deck;

  test_deck_make (&deck, 3, &card, 1, &card, 1);
  deck.terrain[0].parcels[CARDS_NE] = CARDS_OUTLAWS;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_PRINTED, .what = CARDS_BANK, .x = 0, .y = 2 });
  deck.terrain[0].parcels[CARDS_NE] = CARDS_BANK;
  deck.terrain[48].parcels[CARDS_NW] = CARDS_BANK;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_PRINTED, .what = CARDS_EMPTY, .x = 1, .y = 105 });
  deck.terrain[48].parcels[CARDS_SE] = CARDS_PARCELS;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_CARD_PARCEL, .what = 48, .x = CARDS_SE });
  deck.terrain[48].parcels[CARDS_NW] = 255;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_CARD_PARCEL, .what = 48, .x = CARDS_NW });
}

static uint32_t
find_back (const CardsDeck *deck,
           bool             skull)
{
  uint32_t character = 0;

  while (deck->backs[character].skull != skull)
    character++;
  return character;
}

static void
test_backs (void)
{
  CardsDeck deck;
  CardsBack *back;
  uint32_t character;

  test_deck_random (&deck, 4);
  character = find_back (&deck, false);
  back = &deck.backs[character];
  back->skull = true;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_SKULLS, .x = 4 });
  back->skull = false;
  deck.backs[find_back (&deck, true)] = *back;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_SKULLS, .x = 2 });
}

static void
test_back_orders (void)
{
  CardsDeck deck;
  CardsBack *back;
  uint32_t character;
  CsRefusal refusal;
  uint8_t first;

  test_deck_random (&deck, 5);
  character = find_back (&deck, false);
  back = &deck.backs[character];
  back->suits[3] = back->suits[2];
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_BACK, .what = character });
  back->suits[3] = CARDS_SUITS;
  assert_refused (&deck, (CsRefusal) { .reason = CARDS_DECK_BACK, .what = character });
  test_deck_random (&deck, 5);
  first = back->suits[0];
  back->suits[0] = back->suits[1];
  back->suits[1] = first;
  refusal = cards_deck_check (&deck);
  g_assert_cmpuint (refusal.reason, ==, CARDS_DECK_BACK_ORDERS);
  g_assert_true (refusal.y == 2 || refusal.y == 4);
}

/* The digest follows the content: it changes with each member, and a skull's unused suits do not count. */
static void
test_digest (void)
{
  CardsDeck deck;
  uint64_t digests[7];
  uint32_t n = 0;

  test_deck_random (&deck, 6);
  digests[n++] = cards_deck_digest (&deck);
  deck.terrain[5].id[0] = 'u';
  digests[n++] = cards_deck_digest (&deck);
  deck.terrain[5].era = 1;
  digests[n++] = cards_deck_digest (&deck);
  deck.terrain[5].appeal++;
  digests[n++] = cards_deck_digest (&deck);
  deck.terrain[5].parcels[CARDS_SE] ^= 1;
  digests[n++] = cards_deck_digest (&deck);
  deck.backs[find_back (&deck, false)].suits[0] ^= 1;
  digests[n++] = cards_deck_digest (&deck);
  deck.backs[find_back (&deck, false)].skull = true;
  digests[n++] = cards_deck_digest (&deck);
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t j = 0; j < i; j++)
      g_assert_true (digests[i] != digests[j]);
  deck.backs[find_back (&deck, true)].suits[4] ^= 1;
  g_assert_true (cards_deck_digest (&deck) == digests[n - 1]);
}

/* Of every card and every back. */
static void
test_digest_of_all (void)
{
  CardsDeck deck;
  uint64_t digest;

  test_deck_random (&deck, 7);
  digest = cards_deck_digest (&deck);
  for (uint32_t i = 0; i < CARDS_TERRAIN; i++)
    {
      deck.terrain[i].appeal++;
      g_assert_cmphex (cards_deck_digest (&deck), !=, digest);
      deck.terrain[i].appeal--;
    }
  for (uint32_t i = 0; i < CARDS_CHARACTERS; i++)
    {
      deck.backs[i].skull = !deck.backs[i].skull;
      g_assert_cmphex (cards_deck_digest (&deck), !=, digest);
      deck.backs[i].skull = !deck.backs[i].skull;
    }
  g_assert_cmphex (cards_deck_digest (&deck), ==, digest);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-deck/good", test_good);
  g_test_add_func ("/cards-deck/ids", test_ids);
  g_test_add_func ("/cards-deck/era-and-appeal", test_era_and_appeal);
  g_test_add_func ("/cards-deck/printed", test_printed);
  g_test_add_func ("/cards-deck/backs", test_backs);
  g_test_add_func ("/cards-deck/back-orders", test_back_orders);
  g_test_add_func ("/cards-deck/digest", test_digest);
  g_test_add_func ("/cards-deck/digest/of-all", test_digest_of_all);
  return g_test_run ();
}
