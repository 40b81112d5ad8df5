/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the city: each paragraph of rules page 4, and thousands of random cities against the plain implementation. */

#include <glib.h>
#include <string.h>

#include "engine/cards/cards-city.h"
#include "test-city.h"
#include "test-deck.h"

#define NOBODY 0
#define SHERIFF CARDS_BIT (CARDS_SHERIFF)
#define CAPTAIN CARDS_BIT (CARDS_CAPTAIN)

#define assert_legal(test, letters, owned, x, y)                                                    \
  g_assert_cmpuint (test_city_judge (test, letters, owned, x, y).reason, ==, CS_LEGAL)

static void
assert_refused (const TestCity   *test,
                const char       *letters,
                CardsCharacterSet owned,
                int               x,
                int               y,
                CsRefusal         expected)
{
  const CsRefusal refusal = test_city_judge (test, letters, owned, x, y);

  g_assert_cmpuint (refusal.reason, ==, expected.reason);
  g_assert_cmpint (refusal.x, ==, expected.x);
  g_assert_cmpint (refusal.y, ==, expected.y);
  g_assert_cmpuint (refusal.what, ==, expected.what);
}

/* 4.1: eight by eight, wherever the city lies. */
static void
test_limit (void)
{
  TestCity test;

  test_city_draw_rows (&test, "........", "........");
  assert_legal (&test, "....", NOBODY, 0, 2);
  assert_refused (&test, "....", NOBODY, 8, 0, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 9, .y = 1 });
  assert_refused (&test, "....", NOBODY, 7, 0, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 8, .y = 1 });
  assert_refused (&test, "....", NOBODY, -1, 1, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = -1, .y = 2 });
  test_city_draw_rows (&test, "..", "..", "..", "..", "..", "..", "..", "..");
  assert_legal (&test, "....", NOBODY, 2, 6);
  assert_refused (&test, "....", NOBODY, 1, 7, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 2, .y = 8 });
  assert_refused (&test, "....", NOBODY, 0, -2, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 1, .y = -2 });
}

/* 4.1: only the box counts: a city that grows left and up has its eight parcels there. */
static void
test_limit_floats (void)
{
  TestCity test = { 0 };

  test_city_lay (&test, "....", 0, 0);
  test_city_lay (&test, "....", -2, 0);
  test_city_lay (&test, "....", -4, -2);
  test_city_lay (&test, "....", -6, -4);
  test_city_lay (&test, "....", -6, -6);
  assert_legal (&test, "....", NOBODY, 0, -2);
  assert_refused (&test, "....", NOBODY, -7, -5,
                  (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = -7, .y = -4 });
  assert_refused (&test, "....", NOBODY, -5, -7,
                  (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = -4, .y = -7 });
  assert_refused (&test, "....", NOBODY, 1, 0, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 2, .y = 1 });
  assert_refused (&test, "....", NOBODY, 0, 1, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 1, .y = 2 });
}

/* 4.1, captain: nine wide or nine high, never both. */
static void
test_limit_captain (void)
{
  TestCity test;

  test_city_draw_rows (&test, "........", "........", "..    ..", "..    ..", "..    ..", "..    ..",
                       "........", "........");
  assert_legal (&test, "....", CAPTAIN, 7, 0);
  assert_legal (&test, "....", CAPTAIN, -1, 3);
  assert_legal (&test, "....", CAPTAIN, 3, 7);
  assert_legal (&test, "....", CAPTAIN, 0, -1);
  assert_refused (&test, "....", NOBODY, 7, 0, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 8, .y = 1 });
  assert_refused (&test, "....", CAPTAIN, 8, 0, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 9, .y = 1 });
  assert_refused (&test, "....", CAPTAIN, 7, 7, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 8, .y = 8 });
  test_city_lay (&test, "....", 7, 0);
  assert_legal (&test, "....", CAPTAIN, 7, 6);
  assert_refused (&test, "....", CAPTAIN, 0, 7, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 1, .y = 8 });
  assert_refused (&test, "....", CAPTAIN, -1, 0, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = -1, .y = 1 });
  test_city_draw_rows (&test, "........", "........", "..", "..", "..", "..", "..", "..");
  test_city_lay (&test, "....", 0, 7);
  assert_legal (&test, "....", CAPTAIN, 2, 7);
  assert_refused (&test, "....", CAPTAIN, 7, 0, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 8, .y = 1 });
}

/* How many places there are, asked of the city and of a frame that is kept. */
static int
count_places (const CardsCity  *city,
              CardsCharacterSet owned)
{
  const CardsTerrain card = test_city_card ("....");
  CardsPlacements places;
  CardsPlacements framed;
  CardsFrame frame;

  cards_city_seek (city, &card, owned, &places);
  cards_frame_init (&frame, city, owned);
  framed = cards_frame_placements (&frame, &card);
  g_assert_true (places.board == framed.board);
  return cards_board_count (places.board);
}

/* 4.1: with more than eight parcels one way only the captain's owner finds a place. */
static void
test_limit_exceeded (void)
{
  TestCity test = { 0 };

  g_assert_cmpint (count_places (&test.city, NOBODY), ==, 1);
  test_city_draw_rows (&test, "........", "........");
  g_assert_cmpint (count_places (&test.city, NOBODY), >, 0);
  test_city_lay (&test, "....", 7, 0);
  g_assert_cmpint (count_places (&test.city, NOBODY), ==, 0);
  g_assert_cmpint (count_places (&test.city, CAPTAIN), >, 0);
  test_city_draw_rows (&test, "..", "..", "..", "..", "..", "..", "..", "..");
  test_city_lay (&test, "....", 0, 7);
  g_assert_cmpint (count_places (&test.city, NOBODY), ==, 0);
  g_assert_cmpint (count_places (&test.city, CAPTAIN), >, 0);
}

/* 4.1 from anywhere: no coordinate is too far to be judged. */
static void
test_limit_far (void)
{
  static const int far[] = { G_MININT, G_MININT16 - 1, -128, -65, 65, 127, 65407, G_MAXINT };
  const CardsTerrain card = test_city_card ("....");
  TestCity test = { 0 };

  for (uint32_t i = 0; i < G_N_ELEMENTS (far); i++)
    g_assert_cmpuint (cards_city_judge (&test.city, &card, NOBODY, far[i], 0).reason, ==,
                      CARDS_PLACE_FIRST_AT_ORIGIN);
  test_city_lay (&test, "....", 0, 0);
  for (uint32_t i = 0; i < G_N_ELEMENTS (far); i++)
    for (uint32_t j = 0; j < G_N_ELEMENTS (far); j++)
      {
        g_assert_cmpuint (cards_city_judge (&test.city, &card, CAPTAIN, far[i], far[j]).reason, ==,
                          CARDS_PLACE_OUTSIDE_LIMIT);
        g_assert_cmpuint (cards_city_parcel (&test.city, far[i], far[j]), ==, CARDS_NO_PARCEL);
        g_assert_cmpint (cards_score_parcel (&test.city, CAPTAIN, far[i], far[j]), ==, 0);
      }
  for (uint32_t i = 0; i < G_N_ELEMENTS (far); i++)
    {
      const CsRefusal aside = cards_city_judge (&test.city, &card, CAPTAIN, far[i], 0);
      const CsRefusal below = cards_city_judge (&test.city, &card, CAPTAIN, 0, far[i]);

      g_assert_cmpuint (aside.reason, ==, CARDS_PLACE_OUTSIDE_LIMIT);
      g_assert_cmpint (aside.x, ==, (int16_t) far[i]);
      g_assert_cmpuint (below.reason, ==, CARDS_PLACE_OUTSIDE_LIMIT);
      g_assert_cmpint (below.y, ==, (int16_t) far[i]);
    }
}

/* 4.2: the grid is that of parcels, not of cards, and a card keeps its orientation. */
static void
test_offsets (void)
{
  TestCity test = { 0 };

  test_city_lay (&test, "...h", 0, 0);
  for (int offset = -1; offset <= 1; offset++)
    {
      assert_legal (&test, "^mrk", NOBODY, 2, offset);
      assert_legal (&test, "^mrk", NOBODY, offset, -2);
    }
  assert_legal (&test, "h...", NOBODY, 1, 1);
  g_assert_cmpuint (test_city_judge (&test, ".h..", NOBODY, 1, 1).reason, ==, CARDS_PLACE_COVERS);
}

/* 4.3: the first card; we lay it at (0, 0), from where all places are counted. */
static void
test_first_card (void)
{
  TestCity test = { 0 };

  assert_legal (&test, "mmmm", NOBODY, 0, 0);
  assert_refused (&test, "mmmm", NOBODY, 1, 0, (CsRefusal) { .reason = CARDS_PLACE_FIRST_AT_ORIGIN });
  assert_refused (&test, "mmmm", NOBODY, 0, -1, (CsRefusal) { .reason = CARDS_PLACE_FIRST_AT_ORIGIN });
}

/* 4.3: overlapping or joined by a side. */
static void
test_joined (void)
{
  TestCity test = { 0 };
  CsRefusal nowhere;

  test_city_lay (&test, "....", 0, 0);
  assert_legal (&test, "hhhh", NOBODY, 0, 0);
  assert_legal (&test, "hhhh", NOBODY, 1, -1);
  assert_legal (&test, "hhhh", NOBODY, 2, 0);
  assert_legal (&test, "hhhh", NOBODY, 2, -1);
  assert_legal (&test, "hhhh", NOBODY, -2, 1);
  assert_legal (&test, "hhhh", NOBODY, -1, 2);
  assert_legal (&test, "hhhh", NOBODY, 1, -2);
  assert_refused (&test, "hhhh", NOBODY, 2, 2, (CsRefusal) { .reason = CARDS_PLACE_CORNER_ONLY, .x = 1, .y = 1 });
  assert_refused (&test, "hhhh", NOBODY, -2, 2, (CsRefusal) { .reason = CARDS_PLACE_CORNER_ONLY, .x = 0, .y = 1 });
  assert_refused (&test, "hhhh", NOBODY, 2, -2, (CsRefusal) { .reason = CARDS_PLACE_CORNER_ONLY, .x = 1, .y = 0 });
  assert_refused (&test, "hhhh", NOBODY, -2, -2, (CsRefusal) { .reason = CARDS_PLACE_CORNER_ONLY, .x = 0, .y = 0 });
  nowhere = test_city_judge (&test, "hhhh", NOBODY, 3, 0);
  g_assert_cmpuint (nowhere.reason, ==, CARDS_PLACE_NOT_JOINED);
  g_assert_cmpuint (test_city_judge (&test, "hhhh", NOBODY, 3, 3).reason, ==, CARDS_PLACE_NOT_JOINED);
}

/* What each parcel may cover without law, by letters: city rule 4 with (a) and (b). */
static const char *const may_cover[] = {
  "..", "h.h", "t.th", "^.^", "m.m", "r.r", "k.k", "d.d", "b.b", "s.s", "H.H", "g.g", "c.c", "p.p", "C.C", "o.",
};

/* Judges every parcel on every other, in a city of one card, with or without the sheriff. */
static void
check_covering (CardsCharacterSet owned)
{
  for (uint32_t i = 0; i < G_N_ELEMENTS (may_cover); i++)
    for (uint32_t j = 0; j < G_N_ELEMENTS (may_cover); j++)
      {
        const char above = may_cover[i][0], below = may_cover[j][0];
        const char above_card[] = { above, '.', '.', '.', '\0' };
        const char below_card[] = { '.', '.', '.', below, '\0' };
        const bool law = owned == SHERIFF;
        CsRefusal expected = { .reason = CARDS_PLACE_COVERS, .x = 1, .y = 1, .what = test_city_letter (below) };
        TestCity test = { 0 };

        test_city_lay (&test, below_card, 0, 0);
        if (below == 'o' && above == 'o')
          expected.reason = CARDS_PLACE_OUTLAWS_ON_OUTLAWS;
        else if (below == 'o')
          expected.reason = CARDS_PLACE_COVERS_OUTLAWS;
        if (strchr (may_cover[i] + 1, below) != NULL || (law && below == 'o' && above != 'o'))
          expected = (CsRefusal) { .reason = CS_LEGAL };
        assert_refused (&test, above_card, owned, 1, 1, expected);
      }
}

/* 4.4 (a), (b). */
static void
test_cover (void)
{
  check_covering (NOBODY);
}

/* 4.4 (c) by the sheriff. */
static void
test_cover_sheriff (void)
{
  check_covering (SHERIFF);
}

/* 4.4 (c) by a visible prison. */
static void
test_cover_prison (void)
{
  TestCity test = { 0 };

  test_city_lay (&test, "...o", 0, 0);
  assert_refused (&test, "h...", NOBODY, 1, 1,
                  (CsRefusal) { .reason = CARDS_PLACE_COVERS_OUTLAWS, .x = 1, .y = 1, .what = CARDS_OUTLAWS });
  test_city_lay (&test, "..p.", 0, -2);
  assert_legal (&test, "h...", NOBODY, 1, 1);
  assert_legal (&test, "....", NOBODY, 1, 1);
  assert_refused (&test, "o...", NOBODY, 1, 1,
                  (CsRefusal) { .reason = CARDS_PLACE_OUTLAWS_ON_OUTLAWS, .x = 1, .y = 1, .what = CARDS_OUTLAWS });
}

/* 4.4, ruling: a prison on the card being placed does not count yet, not even laid on the outlaws. */
static void
test_cover_prison_coming (void)
{
  TestCity test = { 0 };
  const CsRefusal outlaws =
    { .reason = CARDS_PLACE_COVERS_OUTLAWS, .x = 1, .y = 1, .what = CARDS_OUTLAWS };

  test_city_lay (&test, "...o", 0, 0);
  assert_refused (&test, "p...", NOBODY, 1, 1, outlaws);
  assert_refused (&test, "...p", NOBODY, 1, 1, outlaws);
}

/* 4.4: every corner of the card is judged, and the place told is that parcel's. */
static void
test_cover_corners (void)
{
  static const char *const cards[] = { "s...", ".s..", "..s.", "...s" };

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      TestCity test = { 0 };

      test_city_lay (&test, cards[corner], 0, 0);
      assert_refused (&test, "....", NOBODY, 0, 0,
                      (CsRefusal) { .reason = CARDS_PLACE_COVERS, .x = corner % 2, .y = corner / 2,
                                    .what = CARDS_SALOON });
      assert_legal (&test, cards[corner], NOBODY, 0, 0);
    }
}

/* 4.5: what is covered is gone: for covering, for the law and for the points. */
static void
test_only_visible (void)
{
  TestCity test = { 0 };

  test_city_lay (&test, "hh..", 0, 0);
  test_city_lay (&test, "tt..", 0, 0);
  g_assert_cmpuint (cards_city_parcel (&test.city, 0, 0), ==, CARDS_TOWNHOUSE);
  g_assert_true (cards_city_visible (&test.city, CARDS_HOUSE) == 0);
  g_assert_cmpuint (cards_board_count (cards_city_visible (&test.city, CARDS_EMPTY)), ==, 2);
  assert_refused (&test, "h...", NOBODY, 0, 0,
                  (CsRefusal) { .reason = CARDS_PLACE_COVERS, .x = 0, .y = 0, .what = CARDS_TOWNHOUSE });
  g_assert_cmpint (test_city_score (&test, CARDS_BIT (CARDS_TEACHER), 0).total, ==, 4);
}

static void
assert_sale (const TestCity *test,
             uint8_t         id,
             CsRefusal       expected)
{
  const CsRefusal refusal = cards_city_judge_sale (&test->city, id);

  g_assert_cmpuint (refusal.reason, ==, expected.reason);
  g_assert_cmpint (refusal.x, ==, expected.x);
  g_assert_cmpint (refusal.y, ==, expected.y);
  g_assert_cmpuint (refusal.what, ==, expected.what);
}

/* A city may also be shown parcel by parcel, with no cards: what is visible is the same, and what it scores. */
static void
test_show (void)
{
  static const char *const rows[] = { "hm..  ", "^^r.  ", "  ..ob", "  p..." };
  const CardsTerrain card = test_city_card ("^..r");
  TestCity test;
  CardsCity city = { 0 };

  test_city_draw (&test, G_N_ELEMENTS (rows), (const char **) rows);
  for (int y = (int) G_N_ELEMENTS (rows) - 1; y >= 0; y--)
    for (int x = 5; x >= 0; x--)
      if (rows[y][x] != ' ')
        cards_city_show (&city, test_city_letter (rows[y][x]), x, y);
  g_assert_true (city.occupied == test.city.occupied);
  g_assert_cmpmem (city.shown, sizeof city.shown, test.city.shown, sizeof test.city.shown);
  g_assert_cmpint (cards_score_total (&city, NOBODY, 0), ==, test_city_score (&test, NOBODY, 0).total);
  g_assert_cmpuint (cards_city_parcel (&city, 5, 2), ==, CARDS_BANK);
  for (int y = -3; y < 6; y++)
    for (int x = -3; x < 8; x++)
      g_assert_cmpuint (cards_city_judge (&city, &card, NOBODY, x, y).reason, ==,
                        test_city_judge (&test, "^..r", NOBODY, x, y).reason);
  g_assert_true (cards_city_placements (&city, &card, NOBODY).board ==
                 cards_city_placements (&test.city, &card, NOBODY).board);
  cards_city_show (&city, CARDS_OUTLAWS, 5, 2);
  g_assert_cmpuint (cards_city_parcel (&city, 5, 2), ==, CARDS_OUTLAWS);
}

/* 4.7: neither covering nor covered. */
static void
test_sale_overlaps (void)
{
  TestCity test = { 0 };
  const uint8_t under = test_city_lay (&test, "....", 0, 0);
  const uint8_t above = test_city_lay (&test, "....", 1, 1);
  const uint8_t beside = test_city_lay (&test, "....", 3, 1);

  assert_sale (&test, under, (CsRefusal) { .reason = CARDS_SALE_OVERLAPS, .x = 1, .y = 1, .what = under });
  assert_sale (&test, above, (CsRefusal) { .reason = CARDS_SALE_OVERLAPS, .x = 1, .y = 1, .what = above });
  assert_sale (&test, beside, (CsRefusal) { .reason = CS_LEGAL });
  assert_sale (&test, 77, (CsRefusal) { .reason = CARDS_SALE_NOT_IN_CITY, .what = 77 });
}

/* 4.7: a card hidden to its last parcel still is covered, and its cover covers. */
static void
test_sale_hidden (void)
{
  TestCity test = { 0 };
  const uint8_t under = test_city_lay (&test, "....", 0, 0);
  const uint8_t above = test_city_lay (&test, "hhhh", 0, 0);

  assert_sale (&test, under, (CsRefusal) { .reason = CARDS_SALE_OVERLAPS, .what = under });
  assert_sale (&test, above, (CsRefusal) { .reason = CARDS_SALE_OVERLAPS, .what = above });
}

/* 4.7: the rest stays joined by sides; nothing left is allowed. */
static void
test_sale_divides (void)
{
  TestCity test = { 0 };
  const uint8_t left = test_city_lay (&test, "....", 0, 0);
  const uint8_t middle = test_city_lay (&test, "....", 2, 0);
  const uint8_t right = test_city_lay (&test, "....", 4, 0);
  uint8_t corner;

  assert_sale (&test, middle, (CsRefusal) { .reason = CARDS_SALE_DIVIDES, .x = 2, .y = 0, .what = middle });
  assert_sale (&test, left, (CsRefusal) { .reason = CS_LEGAL });
  assert_sale (&test, right, (CsRefusal) { .reason = CS_LEGAL });
  cards_city_sell (&test.city, left);
  assert_sale (&test, middle, (CsRefusal) { .reason = CS_LEGAL });
  corner = test_city_lay (&test, "....", 4, 2);
  assert_sale (&test, right, (CsRefusal) { .reason = CARDS_SALE_DIVIDES, .x = 4, .y = 0, .what = right });
  cards_city_sell (&test.city, middle);
  cards_city_sell (&test.city, right);
  assert_sale (&test, corner, (CsRefusal) { .reason = CS_LEGAL });
  cards_city_sell (&test.city, corner);
  g_assert_cmpuint (test.city.n_placed, ==, 0);
  assert_legal (&test, "....", NOBODY, 0, 0);
  assert_refused (&test, "....", NOBODY, 4, 2, (CsRefusal) { .reason = CARDS_PLACE_FIRST_AT_ORIGIN });
}

/* 4.7: the rest must be joined by sides: a corner does not hold it together. */
static void
test_sale_corner (void)
{
  TestCity test = { 0 };
  uint8_t between;

  test_city_lay (&test, "....", 0, 0);
  between = test_city_lay (&test, "....", 2, 0);
  test_city_lay (&test, "....", 2, 2);
  assert_sale (&test, between, (CsRefusal) { .reason = CARDS_SALE_DIVIDES, .x = 2, .y = 0, .what = between });
}

/* 4.7: what is sold is gone: its parcels, its room within the limit, its prison's law. */
static void
test_sale_effect (void)
{
  TestCity test = { 0 };
  const uint8_t prison = test_city_lay (&test, "p...", 0, 0);

  test_city_lay (&test, "o...", 2, 0);
  test_city_lay (&test, "....", 4, 0);
  test_city_lay (&test, "....", 6, 0);
  g_assert_true (cards_city_has_law (&test.city, NOBODY));
  assert_refused (&test, "....", NOBODY, 8, 0, (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = 9, .y = 1 });
  cards_city_sell (&test.city, prison);
  g_assert_false (cards_city_has_law (&test.city, NOBODY));
  g_assert_true (cards_city_has_law (&test.city, SHERIFF));
  assert_legal (&test, "....", NOBODY, 8, 0);
  g_assert_cmpuint (cards_city_parcel (&test.city, 0, 0), ==, CARDS_NO_PARCEL);
  g_assert_cmpint (test_city_score (&test, NOBODY, 1).total, ==, -6);
}

/* What was sold is in the city no more, not even what was laid last. */
static void
test_sold_is_gone (void)
{
  TestCity test = { 0 };
  uint8_t last;

  test_city_lay (&test, "....", 0, 0);
  last = test_city_lay (&test, "....", 2, 0);
  cards_city_sell (&test.city, last);
  g_assert_cmpuint (cards_city_judge_sale (&test.city, last).reason, ==, CARDS_SALE_NOT_IN_CITY);
}

/* The places come row by row, as legal () needs them for any game. */
static void
test_places_in_order (void)
{
  const CardsTerrain card = test_city_card ("....");
  TestCity test = { 0 };
  CardsPlacements places;
  int x, y, last_x = -2, last_y = -3;
  uint32_t n = 0;

  test_city_lay (&test, "....", 0, 0);
  places = cards_city_placements (&test.city, &card, NOBODY);
  while (cards_placements_next (&places, &x, &y))
    {
      g_assert_true (y > last_y || (y == last_y && x > last_x));
      last_x = x;
      last_y = y;
      n++;
    }
  /* All 25 corners from which it touches the city, but for the four that touch a corner only. */
  g_assert_cmpuint (n, ==, 21);
}

/* Picks one of @places, often the one farthest along a random direction, so that cities also grow to their limit. */
static void
pick_place (CardsPlacements places,
            CsRng          *rng,
            int            *best_x,
            int            *best_y)
{
  const int dx = (int) cs_rng_below (rng, 3) - 1;
  const int dy = (int) cs_rng_below (rng, 3) - 1;
  int best = G_MININT;
  int x, y;

  while (cards_placements_next (&places, &x, &y))
    {
      const int merit = 4 * (dx * x + dy * y) + (int) cs_rng_below (rng, 8);

      if (merit > best)
        {
          best = merit;
          *best_x = x;
          *best_y = y;
        }
    }
}

static CardsCharacterSet
random_characters (CsRng *rng)
{
  const CardsCharacterSet some = (CardsCharacterSet) (cs_rng_next (rng) & cs_rng_next (rng));

  return (some ^ (cs_rng_below (rng, 2) == 0 ? CAPTAIN : 0)) & (CARDS_BIT (CARDS_CHARACTERS) - 1);
}

/* Sells a random card if it can be sold; the cached fields are those of a city laid anew. */
static void
sell_one (CardsCity       *city,
          const CardsDeck *deck,
          CsRng           *rng)
{
  const uint8_t id = city->placed[cs_rng_below (rng, city->n_placed)].card;
  CardsCity rebuilt;

  if (city->n_placed == 1 || cards_city_judge_sale (city, id).reason != CS_LEGAL)
    return;
  cards_city_sell (city, id);
  rebuilt = *city;
  memset (rebuilt.shown, 0xff, sizeof rebuilt.shown);
  cards_city_rebuild (&rebuilt, deck);
  g_assert_true (rebuilt.occupied == city->occupied);
  g_assert_cmpmem (rebuilt.shown, sizeof rebuilt.shown, city->shown, sizeof city->shown);
  g_assert_cmpint (rebuilt.left, ==, city->left);
  g_assert_cmpint (rebuilt.top, ==, city->top);
  g_assert_cmpint (rebuilt.right, ==, city->right);
  g_assert_cmpint (rebuilt.bottom, ==, city->bottom);
}

/* A city of up to 21 cards, compared with the plain implementation now and then and at its end. */
static void
check_random_city (const CardsDeck *deck,
                   CsRng           *rng)
{
  const CardsCharacterSet owned = random_characters (rng);
  const uint32_t n_cards = 1 + cs_rng_below (rng, 21);
  CardsCity city = { 0 };
  uint8_t pile[CARDS_TERRAIN];
  int x = 0, y = 0;

  for (uint8_t i = 0; i < CARDS_TERRAIN; i++)
    pile[i] = i;
  cs_rng_shuffle (rng, pile, CARDS_TERRAIN);
  for (uint32_t i = 0; i < n_cards; i++)
    {
      const CardsPlacements places = cards_city_placements (&city, &deck->terrain[pile[i]], owned);

      if (places.board == 0)
        continue;
      pick_place (places, rng, &x, &y);
      cards_city_place (&city, deck, pile[i], x, y);
      if (cs_rng_below (rng, 8) == 0)
        sell_one (&city, deck, rng);
      if (cs_rng_below (rng, 10) == 0)
        test_city_compare (&city, deck, &deck->terrain[pile[CARDS_TERRAIN - 1 - i]], owned, cs_rng_below (rng, 4));
    }
  test_city_compare (&city, deck, &deck->terrain[pile[CARDS_TERRAIN - 1]], owned, cs_rng_below (rng, 4));
}

static void
test_random_cities (void)
{
  const uint32_t n = g_test_slow () ? 20000 : 2000;
  CardsDeck deck;
  CsRng rng;

  for (uint32_t i = 0; i < n; i++)
    {
      cs_rng_init (&rng, i);
      if (i % 100 == 0)
        test_deck_random (&deck, i);
      check_random_city (&deck, &rng);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-city/limit", test_limit);
  g_test_add_func ("/cards-city/limit/floats", test_limit_floats);
  g_test_add_func ("/cards-city/limit/captain", test_limit_captain);
  g_test_add_func ("/cards-city/limit/exceeded", test_limit_exceeded);
  g_test_add_func ("/cards-city/limit/far", test_limit_far);
  g_test_add_func ("/cards-city/offsets", test_offsets);
  g_test_add_func ("/cards-city/first-card", test_first_card);
  g_test_add_func ("/cards-city/joined", test_joined);
  g_test_add_func ("/cards-city/cover", test_cover);
  g_test_add_func ("/cards-city/cover/sheriff", test_cover_sheriff);
  g_test_add_func ("/cards-city/cover/prison", test_cover_prison);
  g_test_add_func ("/cards-city/cover/prison-coming", test_cover_prison_coming);
  g_test_add_func ("/cards-city/cover/corners", test_cover_corners);
  g_test_add_func ("/cards-city/only-visible", test_only_visible);
  g_test_add_func ("/cards-city/show", test_show);
  g_test_add_func ("/cards-city/sale/overlaps", test_sale_overlaps);
  g_test_add_func ("/cards-city/sale/hidden", test_sale_hidden);
  g_test_add_func ("/cards-city/sale/divides", test_sale_divides);
  g_test_add_func ("/cards-city/sale/corner", test_sale_corner);
  g_test_add_func ("/cards-city/sale/effect", test_sale_effect);
  g_test_add_func ("/cards-city/sale/gone", test_sold_is_gone);
  g_test_add_func ("/cards-city/places-in-order", test_places_in_order);
  g_test_add_func ("/cards-city/random-cities", test_random_cities);
  return g_test_run ();
}
