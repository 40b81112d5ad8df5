/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the tables of the board game (rules pages 1, 6, 7, 8). */

#include <glib.h>
#include <string.h>

#include "engine/board/board-game.h"

/* Rules page 6: 38 buildings; what each counts for; how far incomes go. */
static void
test_buildings (void)
{
  static const struct
  {
    const char *id;
    uint8_t count, houses, cap, step, house_value, tokens;
  } rows[BOARD_BUILDINGS] = {
    { "ranch", 6, 0, 8, 0, 1, 1 },
    { "mine", 6, 0, 24, 0, 0, 1 },
    { "drugstore", 4, 1, 33, 3, 0, 0 },
    { "bank", 4, 1, 45, 3, 0, 0 },
    { "saloon", 3, 1, 55, 5, 0, 0 },
    { "hotel", 3, 1, 6, 0, 2, 0 },
    { "blacksmith", 2, 1, 40, 5, 0, 0 },
    { "general-store", 2, 1, 33, 3, 0, 0 },
    { "church", 2, 1, 0, 0, 1, 0 },
    { "prison", 2, 1, 0, 0, 0, 2 },
    { "school", 2, 3, 0, 0, 1, 0 },
    { "train-station", 1, 0, 0, 0, 2, 0 },
    { "city-hall", 1, 0, 0, 0, 1, 0 },
  };
  uint32_t n = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    n += board_contents[content].count;
  g_assert_cmpuint (n, ==, 38);
  g_assert_cmpuint (board_contents[BOARD_HOUSE].house_value, ==, 1);
  g_assert_cmpuint (board_contents[BOARD_TOWNHOUSE].house_value, ==, 2);
  for (uint32_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const BoardContentInfo *info = &board_contents[BOARD_FIRST_BUILDING + i];

      g_assert_cmpstr (info->id, ==, rows[i].id);
      g_assert_cmpuint (info->count, ==, rows[i].count);
      g_assert_cmpuint (info->houses, ==, rows[i].houses);
      g_assert_cmpuint (info->cap, ==, rows[i].cap);
      g_assert_cmpuint (info->step, ==, rows[i].step);
      g_assert_cmpuint (info->house_value, ==, rows[i].house_value);
      g_assert_cmpuint (info->tokens, ==, rows[i].tokens);
    }
  g_assert_cmpint (board_content_find ("general-store"), ==, BOARD_GENERAL_STORE);
  g_assert_cmpint (board_content_find ("brewery"), ==, -1);
}

/* Rules page 7: numbers, sides and limits, by number and side; what a role is called. */
static void
test_characters (void)
{
  static const uint8_t limits[BOARD_CHARACTERS][BOARD_SIDES] = {
    { 0, 0 }, { 20, 20 }, { 120, 60 }, { 60, 60 }, { 30, 30 }, { 30, 20 }, { 25, 20 },
    { 20, 30 }, { 20, 30 }, { 20, 20 }, { 30, 20 }, { 15, 40 }, { 30, 30 }, { 50, 50 },
    { 60, 90 }, { 20, 20 }, { 240, 40 }, { 60, 60 }, { 60, 40 }, { 10, 10 },
  };

  for (uint32_t role = 0; role < BOARD_ROLES; role++)
    g_assert_cmpuint (board_characters[role / BOARD_SIDES].sides[role % BOARD_SIDES].limit, ==,
                      limits[role / BOARD_SIDES][role % BOARD_SIDES]);
  g_assert_cmpint (board_role_find ("paperboy-yellow"), ==, 0);
  g_assert_cmpint (board_role_find ("undertaker-red"), ==, BOARD_ROLE (BOARD_DOCTOR, BOARD_RED));
  g_assert_cmpint (board_role_find ("undertaker-yellow"), ==, -1);
  g_assert_cmpint (board_role_find ("banker"), ==, -1);
  g_assert_cmpuint (board_characters[BOARD_BANKER].sides[BOARD_YELLOW].money, ==, 9);
}

/* The roles of "1Y 14YR", by the numbers of the characters. */
static uint64_t
read_set (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  uint64_t roles = 0;

  for (uint32_t i = 0; words[i] != NULL; i++)
    {
      const uint32_t character = (uint32_t) g_ascii_strtoull (words[i], NULL, 10);

      if (strchr (words[i], 'Y') != NULL)
        roles |= UINT64_C (1) << BOARD_ROLE (character, BOARD_YELLOW);
      if (strchr (words[i], 'R') != NULL)
        roles |= UINT64_C (1) << BOARD_ROLE (character, BOARD_RED);
    }
  return roles;
}

/* Rules page 8; seven characters each, eight with the paperboy. */
static void
test_sets (void)
{
  static const char *const sets[BOARD_SETS] = {
    "1Y 2Y 3Y 4Y 5Y 6Y 7Y", "1R 2R 5Y 11Y 13Y 14YR 16R", "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y",
    "0R 1Y 3Y 5R 8R 9Y 10R 11R", "0Y 3R 4Y 5R 8Y 9Y 12Y 15R", "0R 6R 7Y 9R 10Y 12R 13R 14YR",
  };

  for (uint32_t set = 0; set < BOARD_SETS; set++)
    g_assert_cmphex (board_sets[set].roles, ==, read_set (sets[set]));
  for (uint32_t set = 0; set < BOARD_SETS; set++)
    {
      uint32_t n = 0;

      for (uint32_t character = 0; character < BOARD_CHARACTERS; character++)
        n += (board_sets[set].roles >> BOARD_ROLE (character, BOARD_YELLOW) & 3) != 0;
      g_assert_cmpuint (n, ==, 7 + (board_sets[set].roles & 3 ? 1 : 0));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-terms/buildings", test_buildings);
  g_test_add_func ("/board-terms/characters", test_characters);
  g_test_add_func ("/board-terms/sets", test_sets);
  return g_test_run ();
}
