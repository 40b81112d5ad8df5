/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the score: each row of rules page 5 and each character by cities made by hand, and the rulebook's example. */

#include <glib.h>

#include "test-city.h"

#define OWNED(character) CARDS_BIT (CARDS_##character)

/* A city whose only points are in @row. */
static void
assert_row (const TestCity   *test,
            CardsCharacterSet owned,
            CardsRow          row,
            int               points)
{
  const CardsScore score = test_city_score (test, owned, 0);

  g_assert_cmpint (score.rows[row], ==, points);
}

static void
test_empty_city (void)
{
  const TestCity test = { 0 };
  const CardsScore score = test_city_score (&test, 0, 0);

  g_assert_cmpint (score.total, ==, 0);
  g_assert_cmpint (test_city_score (&test, OWNED (INDIAN), 0).total, ==, 32);
}

/* ranch: adjacent empty parcels, corners too, bare table never. */
static void
test_ranch (void)
{
  TestCity test;

  test_city_draw_rows (&test, "....", ".r..", "..h.", "....");
  assert_row (&test, 0, CARDS_ROW_RANCH, 7);
  test_city_draw_rows (&test, "r.", "..");
  assert_row (&test, 0, CARDS_ROW_RANCH, 3);
  test_city_draw_rows (&test, "rr", "..");
  assert_row (&test, 0, CARDS_ROW_RANCH, 4);
  test_city_draw_rows (&test, "rh", "^m");
  assert_row (&test, 0, CARDS_ROW_RANCH, 0);
}

/* ranch: outlaw parcels are empty too while the seat has the sheriff or a prison. */
static void
test_ranch_outlaws (void)
{
  TestCity test;

  test_city_draw_rows (&test, "ro", "o.");
  assert_row (&test, 0, CARDS_ROW_RANCH, 1);
  assert_row (&test, OWNED (SHERIFF), CARDS_ROW_RANCH, 3);
  test_city_draw_rows (&test, "ro..", "o..p");
  assert_row (&test, 0, CARDS_ROW_RANCH, 3);
}

/* mine: twice the adjacent mountains. */
static void
test_mine (void)
{
  TestCity test;

  test_city_draw_rows (&test, "^^^.", "^m^.", "^^^.", "...^");
  assert_row (&test, 0, CARDS_ROW_MINE, 16);
  test_city_draw_rows (&test, "mm", "^.");
  assert_row (&test, 0, CARDS_ROW_MINE, 4);
}

/* drugstore, bank: adjacent houses; townhouse and hotel are two; saloon: twice that. */
static void
test_by_houses (void)
{
  static const struct { const char *centre; CardsRow row; int factor; } buildings[] = {
    { ".d.", CARDS_ROW_DRUGSTORE, 1 },
    { ".b.", CARDS_ROW_BANK, 1 },
    { ".s.", CARDS_ROW_SALOON, 2 },
    { ".g.", CARDS_ROW_GENERAL_STORE_AND_CITY_HALL, 1 },
    { ".C.", CARDS_ROW_GENERAL_STORE_AND_CITY_HALL, 1 },
  };

  for (uint32_t i = 0; i < G_N_ELEMENTS (buildings); i++)
    {
      const char centre = buildings[i].centre[1];
      const char mixed[] = { 'h', centre, 't', '.', '\0' };
      const char full[] = { 't', centre, 'H', '.', '\0' };
      TestCity test;

      test_city_draw_rows (&test, ".h..", mixed, ".H..", "...h");
      assert_row (&test, 0, buildings[i].row, buildings[i].factor * (1 + 1 + 2 + 2));
      test_city_draw_rows (&test, "tHt.", full, "HtH.", "....");
      assert_row (&test, 0, buildings[i].row, buildings[i].factor * 16);
    }
}

/* The row of general store and city hall adds both. */
static void
test_general_store_and_city_hall (void)
{
  TestCity test;

  test_city_draw_rows (&test, "ghC.", "....");
  assert_row (&test, 0, CARDS_ROW_GENERAL_STORE_AND_CITY_HALL, 2);
}

/* What a row gives for the smallest city that scores in it is what the table says. */
static void
test_row_values (void)
{
  static const char *const cities[CARDS_ROWS][2] = {
    [CARDS_ROW_RANCH] = { "r.", "hh" },
    [CARDS_ROW_MINE] = { "m^", ".." },
    [CARDS_ROW_DRUGSTORE] = { "dh", ".." },
    [CARDS_ROW_BANK] = { "bh", ".." },
    [CARDS_ROW_SALOON] = { "sh", ".." },
    [CARDS_ROW_GENERAL_STORE_AND_CITY_HALL] = { "gh", ".." },
    [CARDS_ROW_RANCH_MULTIPLIER] = { "dr", ".." },
    [CARDS_ROW_MINE_MULTIPLIER] = { "bm", ".." },
    [CARDS_ROW_HOUSE_MULTIPLIER] = { "gh", ".." },
    [CARDS_ROW_HOTEL] = { "H.", ".." },
    [CARDS_ROW_CITY_HALL] = { "C.", ".." },
    [CARDS_ROW_OUTLAWS] = { "o.", ".." },
    [CARDS_ROW_CHARACTERS] = { "h.", ".." },
  };

  for (int row = 0; row < CARDS_ROWS; row++)
    {
      TestCity test;

      test_city_draw_rows (&test, cities[row][0], cities[row][1]);
      assert_row (&test, 0, (CardsRow) row, cards_scoring[row].vp);
    }
}

/* Multipliers count in the whole city, with no regard to distance. */
static void
test_multipliers (void)
{
  TestCity test;

  test_city_draw_rows (&test, "d..k..r.", ".......r", "d......r", "........");
  assert_row (&test, 0, CARDS_ROW_RANCH_MULTIPLIER, 3 * 3);
  assert_row (&test, 0, CARDS_ROW_MINE_MULTIPLIER, 0);
  test_city_draw_rows (&test, "b..k..m.", ".......m", "k...r...", "........");
  assert_row (&test, 0, CARDS_ROW_MINE_MULTIPLIER, 3 * 2);
  assert_row (&test, 0, CARDS_ROW_RANCH_MULTIPLIER, 2 * 1);
  test_city_draw_rows (&test, "c..g..h.", ".......t", "......H.", "....h...");
  assert_row (&test, 0, CARDS_ROW_HOUSE_MULTIPLIER, 2 * (1 + 2 + 2 + 1));
}

static void
test_hotel (void)
{
  TestCity test;

  test_city_draw_rows (&test, "H..H", ".H..");
  assert_row (&test, 0, CARDS_ROW_HOTEL, 9);
}

/* city-hall, ruling: buildings other than house and townhouse, itself among them; no mountain, no outlaws. */
static void
test_city_hall (void)
{
  TestCity test;

  test_city_draw_rows (&test, "C.", "..");
  assert_row (&test, 0, CARDS_ROW_CITY_HALL, 1);
  test_city_draw_rows (&test, "Cmrkdbsp", "Hgc^o.ht");
  assert_row (&test, 0, CARDS_ROW_CITY_HALL, 11);
  test_city_draw_rows (&test, "Cm..", "...C");
  assert_row (&test, 0, CARDS_ROW_CITY_HALL, 2 * 3);
}

/* outlaws, ruling: each parcel is a group of its own; sheriff or prison lift all. */
static void
test_outlaws (void)
{
  TestCity test;

  test_city_draw_rows (&test, "oo..", "...o");
  assert_row (&test, 0, CARDS_ROW_OUTLAWS, -18);
  assert_row (&test, OWNED (SHERIFF), CARDS_ROW_OUTLAWS, 0);
  test_city_draw_rows (&test, "oo..", "p..o");
  assert_row (&test, 0, CARDS_ROW_OUTLAWS, 0);
}

static void
assert_character (const TestCity   *test,
                  CardsCharacter    character,
                  CardsCharacterSet others,
                  uint32_t          sold,
                  int               points)
{
  const CardsScore score = test_city_score (test, CARDS_BIT (character) | others, sold);

  g_assert_cmpint (score.characters[character], ==, points);
}

/* Characters worth a fixed number, or nothing. */
static void
test_fixed_characters (void)
{
  static const struct { CardsCharacter character; int points; } fixed[] = {
    { CARDS_GOVERNOR, 0 }, { CARDS_LAWYER, 0 }, { CARDS_CHINESE_WORKER, 0 }, { CARDS_HEROES, 6 }, { CARDS_GUNSMITH, 0 },
    { CARDS_MERCENARY, 0 }, { CARDS_DOCTOR, 5 }, { CARDS_CAPTAIN, 6 }, { CARDS_PAPERBOY, 3 },
  };
  TestCity test;

  test_city_draw_rows (&test, "hrmbds^t", "HgcpCok.");
  for (uint32_t i = 0; i < G_N_ELEMENTS (fixed); i++)
    {
      assert_character (&test, fixed[i].character, 0, 0, fixed[i].points);
      assert_character (&test, fixed[i].character, 0, 3, fixed[i].points);
    }
}

/* Characters worth so much per parcel of a kind. */
static void
test_characters_by_parcel (void)
{
  TestCity test;

  test_city_draw_rows (&test, "hhht....", "tHrr....", "rbbddddd", "pp^^^^mm");
  assert_character (&test, CARDS_BANKER, 0, 0, 4 * 2);
  assert_character (&test, CARDS_COWBOY, 0, 0, 3 * 3);
  assert_character (&test, CARDS_GROCER, 0, 0, 4 * 5);
  assert_character (&test, CARDS_TEACHER, 0, 0, 3 + 2 * 2 + 2 * 1);
  assert_character (&test, CARDS_PROSPECTOR, 0, 0, 4 + 2);
  assert_character (&test, CARDS_SHERIFF, 0, 0, 3 * 2);
}

/* singer: the best saloon's points. */
static void
test_singer (void)
{
  TestCity test;

  test_city_draw_rows (&test, "sh....ts", "h.....H.");
  assert_character (&test, CARDS_SINGER, 0, 0, 8);
  test_city_draw_rows (&test, "hh", "hh");
  assert_character (&test, CARDS_SINGER, 0, 0, 0);
}

/* settler: empty parcels beside a ranch, each counted once. */
static void
test_settler (void)
{
  TestCity test;

  test_city_draw_rows (&test, "r.r.", "....", "....", "....");
  assert_character (&test, CARDS_SETTLER, 0, 0, 6);
  test_city_draw_rows (&test, "ro", "o.");
  assert_character (&test, CARDS_SETTLER, 0, 0, 1);
  assert_character (&test, CARDS_SETTLER, OWNED (SHERIFF), 0, 3);
}

/* auctioneer: 7 per card sold. */
static void
test_auctioneer (void)
{
  TestCity test = { 0 };

  for (uint32_t sold = 0; sold <= CARDS_MAX_SALES; sold++)
    assert_character (&test, CARDS_AUCTIONEER, 0, sold, 7 * (int) sold);
}

/* undertaker: 2 per character, itself included. */
static void
test_undertaker (void)
{
  const TestCity test = { 0 };

  assert_character (&test, CARDS_UNDERTAKER, 0, 0, 2);
  assert_character (&test, CARDS_UNDERTAKER, OWNED (GOVERNOR) | OWNED (BANKER), 0, 6);
}

/* editor: 1 per $ (itself included), 4 per arrow, both for both. */
static void
test_editor (void)
{
  const TestCity test = { 0 };

  assert_character (&test, CARDS_EDITOR, 0, 0, 1);
  assert_character (&test, CARDS_EDITOR, OWNED (BANKER), 0, 2);
  assert_character (&test, CARDS_EDITOR, OWNED (GUNSMITH), 0, 5);
  assert_character (&test, CARDS_EDITOR, OWNED (HEROES), 0, 6);
  assert_character (&test, CARDS_EDITOR, CARDS_BIT (CARDS_CHARACTERS) - 1, 0, 16 + 4 * 7);
}

/* indian: half a point per parcel of the 64, of 72 with the captain, not covered; rounded up. */
static void
test_indian (void)
{
  TestCity test = { 0 };

  test_city_lay (&test, "....", 0, 0);
  assert_character (&test, CARDS_INDIAN, 0, 0, 30);
  assert_character (&test, CARDS_INDIAN, OWNED (CAPTAIN), 0, 34);
  test_city_lay (&test, "....", 1, 1);
  assert_character (&test, CARDS_INDIAN, 0, 0, 29);
  test_city_draw_rows (&test, "........", "........", "........", "........", "........", "........", "........",
                       "........");
  assert_character (&test, CARDS_INDIAN, 0, 0, 0);
  assert_character (&test, CARDS_INDIAN, OWNED (CAPTAIN), 0, 4);
  test_city_lay (&test, "....", 0, 7);
  assert_character (&test, CARDS_INDIAN, OWNED (CAPTAIN), 0, 3);
}

/* The rulebook's worked total, by the city that tests/data/worked-example.json describes too. */
static void
test_worked_example (void)
{
  static const int16_t rows[CARDS_ROWS] = { 6, 28, 2, 15, 16, 0, 1, 8, 0, 6, 0, 0, 27 };
  TestCity test;
  CardsScore score;

  test_city_draw_rows (&test,
                       "..^h..  ",
                       "...ohh  ",
                       "..r.Hs..",
                       "..hbtt..",
                       "^^.tbm.^",
                       "^m^oH^^.",
                       "  ^d.m^.",
                       "  pm^.^.");
  score = test_city_score (&test, OWNED (DOCTOR) | OWNED (TEACHER) | OWNED (BANKER), 0);
  for (uint32_t row = 0; row < CARDS_ROWS; row++)
    g_assert_cmpint (score.rows[row], ==, rows[row]);
  g_assert_cmpint (score.characters[CARDS_DOCTOR], ==, 5);
  g_assert_cmpint (score.characters[CARDS_TEACHER], ==, 14);
  g_assert_cmpint (score.characters[CARDS_BANKER], ==, 8);
  g_assert_cmpint (score.total, ==, 109);
}

/* Asserts that the parcels that make @row are those marked with '#' in the picture. */
static void
assert_row_parcels (const TestCity   *test,
                    CardsCharacterSet owned,
                    CardsRow          row,
                    uint32_t          n_rows,
                    const char       *rows[])
{
  CardsBoard expected = 0;

  for (uint32_t y = 0; y < n_rows; y++)
    for (uint32_t x = 0; rows[y][x] != '\0'; x++)
      if (rows[y][x] == '#')
        expected |= cards_board_bit (x, y);
  g_assert_true (cards_score_row_parcels (&test->city, owned, row) == expected);
}

#define assert_parcels(test, owned, row, ...)                                                       \
  assert_row_parcels (test, owned, row, G_N_ELEMENTS (((const char *[]) { __VA_ARGS__ })),          \
                      (const char *[]) { __VA_ARGS__ })

/* What the score sheet lights up: the parcels that score and those that they count. */
static void
test_row_parcels (void)
{
  TestCity test;

  test_city_draw_rows (&test, "r.h.m^", "o...^.", "d.Hs..", "..h.k.", "Cc..g.", "...b.h");
  assert_parcels (&test, 0, CARDS_ROW_RANCH, "##....", ".#....");
  assert_parcels (&test, OWNED (SHERIFF), CARDS_ROW_RANCH, "##....", "##....");
  assert_parcels (&test, 0, CARDS_ROW_MINE, "....##", "....#.");
  assert_parcels (&test, 0, CARDS_ROW_DRUGSTORE, "");
  assert_parcels (&test, 0, CARDS_ROW_SALOON, "", "", "..##", "..#.");
  assert_parcels (&test, 0, CARDS_ROW_BANK, "");
  assert_parcels (&test, 0, CARDS_ROW_GENERAL_STORE_AND_CITY_HALL, "", "", "", "", "....#.", ".....#");
  assert_parcels (&test, 0, CARDS_ROW_RANCH_MULTIPLIER, "#.....", "......", "#.....", "....#.");
  assert_parcels (&test, 0, CARDS_ROW_MINE_MULTIPLIER, "....#.", "......", "......", "....#.", "......", "...#..");
  assert_parcels (&test, 0, CARDS_ROW_HOUSE_MULTIPLIER, "..#...", "......", "..#...", "..#...", ".#..#.", ".....#");
  assert_parcels (&test, 0, CARDS_ROW_HOTEL, "", "", "..#...");
  assert_parcels (&test, 0, CARDS_ROW_CITY_HALL, "#...#.", "......", "#.##..", "....#.", "##..#.", "...#..");
  assert_parcels (&test, 0, CARDS_ROW_OUTLAWS, "......", "#.....");
  assert_parcels (&test, OWNED (SHERIFF), CARDS_ROW_OUTLAWS, "");
  assert_parcels (&test, OWNED (BANKER), CARDS_ROW_CHARACTERS, "");
  test_city_draw_rows (&test, "r...", "..d.", "h.b.", "C..m");
  assert_parcels (&test, 0, CARDS_ROW_BANK, "");
  test_city_draw_rows (&test, "hk", "hk");
  assert_parcels (&test, 0, CARDS_ROW_MINE_MULTIPLIER, "");
  assert_parcels (&test, 0, CARDS_ROW_HOUSE_MULTIPLIER, "");
}

static void
assert_parts (const TestCity   *test,
              CardsCharacterSet owned,
              CardsRow          row,
              int               scoring,
              int               counted,
              int               each)
{
  CardsRowParts parts;

  cards_score_row_parts (&test->city, owned, row, &parts);
  g_assert_cmpint (parts.scoring, ==, scoring);
  g_assert_cmpint (parts.counted, ==, counted);
  g_assert_cmpint (parts.each, ==, each);
}

static void
test_row_parts (void)
{
  TestCity test;

  test_city_draw_rows (&test, "r.h.m^", "o...^.", "d.Hs..", "..h.k.", "Cc..g.", "...b.h");
  assert_parts (&test, 0, CARDS_ROW_RANCH, 1, 2, 1);
  assert_parts (&test, OWNED (SHERIFF), CARDS_ROW_RANCH, 1, 3, 1);
  assert_parts (&test, 0, CARDS_ROW_MINE, 1, 2, 2);
  assert_parts (&test, 0, CARDS_ROW_DRUGSTORE, 1, 0, 1);
  assert_parts (&test, 0, CARDS_ROW_SALOON, 1, 3, 2);
  assert_parts (&test, 0, CARDS_ROW_GENERAL_STORE_AND_CITY_HALL, 2, 1, 1);
  assert_parts (&test, 0, CARDS_ROW_RANCH_MULTIPLIER, 2, 1, 1);
  assert_parts (&test, 0, CARDS_ROW_MINE_MULTIPLIER, 2, 1, 1);
  assert_parts (&test, 0, CARDS_ROW_HOUSE_MULTIPLIER, 2, 5, 1);
  assert_parts (&test, 0, CARDS_ROW_HOTEL, 1, 1, 3);
  assert_parts (&test, 0, CARDS_ROW_CITY_HALL, 1, 10, 1);
  assert_parts (&test, 0, CARDS_ROW_OUTLAWS, 1, 1, -6);
  assert_parts (&test, OWNED (SHERIFF), CARDS_ROW_OUTLAWS, 1, 1, 0);
}

/* What a character would add is the difference of two totals, whoever is owned already. */
static void
assert_character_alone (const CardsCity *city)
{
  CsRng rng;

  cs_rng_init (&rng, 1);
  for (int i = 0; i < 2000; i++)
    {
      const CardsCharacter character = cs_rng_below (&rng, CARDS_CHARACTERS);
      const CardsCharacterSet owned = cs_rng_below (&rng, CARDS_BIT (CARDS_CHARACTERS)) & ~CARDS_BIT (character);
      const uint32_t sold = cs_rng_below (&rng, CARDS_MAX_SALES + 1);

      g_assert_cmpint (cards_score_character (city, owned, sold, character), ==,
                       cards_score_total (city, owned | CARDS_BIT (character), sold) -
                       cards_score_total (city, owned, sold));
    }
}

static void
test_character_alone (void)
{
  TestCity test;

  test_city_draw_rows (&test, "r.h.m^", "o...^.", "d.Hs..", "..h.k.", "Cc..g.", "...b.h");
  assert_character_alone (&test.city);
  /* Outlaws on the very first parcel. */
  test_city_draw_rows (&test, "o.h.m^", "r...^.", "d.Hs..", "..h.k.", "Cc..g.", "...b.h");
  assert_character_alone (&test.city);
  /* Without outlaws the sheriff changes nothing but his own points. */
  test_city_draw_rows (&test, "r.h.m^", "p...^.", "d.Hs..", "..h.k.", "Cc..g.", "...b.h");
  assert_character_alone (&test.city);
}

/* What a parcel alone brings the owner of a character. */
static void
test_character_parcels (void)
{
  g_assert_cmpint (cards_character_parcel_vp (CARDS_PROSPECTOR, CARDS_MOUNTAIN), ==, 1);
  g_assert_cmpint (cards_character_parcel_vp (CARDS_PROSPECTOR, CARDS_RANCH), ==, 0);
  g_assert_cmpint (cards_character_parcel_vp (CARDS_TEACHER, CARDS_HOTEL), ==, 2);
  g_assert_cmpint (cards_character_parcel_vp (CARDS_TEACHER, CARDS_HOUSE), ==, 1);
  g_assert_cmpint (cards_character_parcel_vp (CARDS_SHERIFF, CARDS_PRISON), ==, 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-score/empty-city", test_empty_city);
  g_test_add_func ("/cards-score/ranch", test_ranch);
  g_test_add_func ("/cards-score/ranch/outlaws", test_ranch_outlaws);
  g_test_add_func ("/cards-score/mine", test_mine);
  g_test_add_func ("/cards-score/by-houses", test_by_houses);
  g_test_add_func ("/cards-score/general-store-and-city-hall", test_general_store_and_city_hall);
  g_test_add_func ("/cards-score/row-values", test_row_values);
  g_test_add_func ("/cards-score/multipliers", test_multipliers);
  g_test_add_func ("/cards-score/hotel", test_hotel);
  g_test_add_func ("/cards-score/city-hall", test_city_hall);
  g_test_add_func ("/cards-score/outlaws", test_outlaws);
  g_test_add_func ("/cards-score/characters/fixed", test_fixed_characters);
  g_test_add_func ("/cards-score/characters/by-parcel", test_characters_by_parcel);
  g_test_add_func ("/cards-score/characters/singer", test_singer);
  g_test_add_func ("/cards-score/characters/settler", test_settler);
  g_test_add_func ("/cards-score/characters/auctioneer", test_auctioneer);
  g_test_add_func ("/cards-score/characters/undertaker", test_undertaker);
  g_test_add_func ("/cards-score/characters/editor", test_editor);
  g_test_add_func ("/cards-score/characters/indian", test_indian);
  g_test_add_func ("/cards-score/characters/alone", test_character_alone);
  g_test_add_func ("/cards-score/characters/parcels", test_character_parcels);
  g_test_add_func ("/cards-score/worked-example", test_worked_example);
  g_test_add_func ("/cards-score/row-parcels", test_row_parcels);
  g_test_add_func ("/cards-score/row-parts", test_row_parts);
  return g_test_run ();
}
