/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the tables of the board game (rules pages 1, 6, 7, 8). */

#include <glib.h>

#include "engine/board/board-game.h"

/* 38 buildings; what counts for how many houses; how far incomes go. */
static void
test_buildings (void)
{
  uint32_t n = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    n += board_contents[content].count;
  g_assert_cmpuint (n, ==, 38);
  g_assert_cmpuint (board_contents[BOARD_TOWNHOUSE].house_value, ==, 2);
  g_assert_cmpuint (board_contents[BOARD_HOTEL].house_value, ==, 2);
  g_assert_cmpuint (board_contents[BOARD_PRISON].tokens, ==, 2);
  g_assert_cmpuint (board_contents[BOARD_SCHOOL].houses, ==, 3);
  g_assert_cmpuint (board_contents[BOARD_SALOON].cap, ==, 55);
  g_assert_cmpint (board_content_find ("general-store"), ==, BOARD_GENERAL_STORE);
  g_assert_cmpint (board_content_find ("brewery"), ==, -1);
}

/* Numbers, sides and limits; what a role is called. */
static void
test_characters (void)
{
  g_assert_cmpint (board_role_find ("paperboy-yellow"), ==, 0);
  g_assert_cmpint (board_role_find ("undertaker-red"), ==, BOARD_ROLE (BOARD_DOCTOR, BOARD_RED));
  g_assert_cmpint (board_role_find ("undertaker-yellow"), ==, -1);
  g_assert_cmpint (board_role_find ("banker"), ==, -1);
  g_assert_cmpuint (board_characters[BOARD_HEROES].sides[BOARD_YELLOW].limit, ==, 240);
  g_assert_cmpuint (board_characters[BOARD_BANKER].sides[BOARD_YELLOW].money, ==, 9);
  g_assert_cmpuint (board_characters[BOARD_SINGER].sides[BOARD_RED].limit, ==, 40);
}

/* Seven characters each, eight with the paperboy. */
static void
test_sets (void)
{
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
