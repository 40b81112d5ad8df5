/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-board-art.c: whatever the board game shows has a drawing, and what must not be confused differs. */

#include "ui/board/comstock-board-art.h"

#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-art.h"
#include "widget-stage.h"

#define SMALL 24
#define SUITS 6
#define FACES 6

static void
assert_drawn (const char *name)
{
  GdkTexture *texture = comstock_art_get_texture (name, SMALL, NULL);

  g_assert_nonnull (texture);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, SMALL);
  g_assert_cmpuint (stage_count_colors (texture), >, 4);
}

static void
test_drawn (void)
{
  static const char *const others[] = {
    "board/bridge", "board/cowboy", "board/dynamite", "board/enclosure", "board/horse", "board/no-duel",
    "board/outlaw", "board/revolver", "board/river", "board/road", "places/now", "places/vp",
  };

  for (uint32_t content = 0; content < BOARD_CONTENTS; content++)
    assert_drawn (comstock_board_art_content ((BoardContent) content));
  for (uint32_t track = 0; track < BOARD_TRACK; track++)
    assert_drawn (comstock_board_art_place ((BoardTrack) track));
  for (uint32_t suit = 0; suit < SUITS; suit++)
    assert_drawn (comstock_suit_get_sign (suit));
  for (uint32_t role = 0; role < BOARD_ROLES; role++)
    assert_drawn (comstock_board_art_portrait (role));
  for (uint32_t value = 1; value <= FACES; value++)
    assert_drawn (comstock_board_art_die (value));
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    assert_drawn (others[i]);
}

static void
test_bare (void)
{
  g_assert_null (comstock_board_art_content (BOARD_BARE));
}

/* Both sides of a character look out of one portrait, but for the two whose red side is somebody else. */
static void
test_sides (void)
{
  for (uint32_t character = 0; character < BOARD_CHARACTERS; character++)
    {
      const gboolean other = character == BOARD_DOCTOR || character == BOARD_LAWYER;
      const char *yellow = comstock_board_art_portrait (BOARD_ROLE (character, BOARD_YELLOW));
      const char *red = comstock_board_art_portrait (BOARD_ROLE (character, BOARD_RED));

      g_assert_cmpint (g_str_equal (yellow, red), ==, !other);
      for (uint32_t before = 0; before < character; before++)
        g_assert_cmpstr (yellow, !=, comstock_board_art_portrait (BOARD_ROLE (before, BOARD_YELLOW)));
    }
}

/* Whoever sees no color tells each from each, small as they lie on a map. */
static void
test_grey (void)
{
  for (uint32_t i = 0; i < BOARD_CONTENTS; i++)
    for (uint32_t j = 0; j < i; j++)
      {
        const char *one = comstock_board_art_content ((BoardContent) i);
        const char *other = comstock_board_art_content ((BoardContent) j);
        const double found = stage_compare_greys (one, other, SMALL);

        g_test_message ("%s and %s differ by %.3f", one, other, found);
        g_assert_cmpfloat (found, >, 0.05);
      }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/board-art/drawn", test_drawn);
  g_test_add_func ("/board-art/bare", test_bare);
  g_test_add_func ("/board-art/sides", test_sides);
  g_test_add_func ("/board-art/grey", test_grey);

  return g_test_run ();
}
