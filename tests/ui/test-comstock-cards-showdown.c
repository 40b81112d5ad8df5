/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-showdown.c with every showdown of whole games: who lies where, what is told, what a raise would
 * change. */

#include "ui/cards/scenes/comstock-cards-showdown.h"

#include <math.h>

#include "model/session/comstock-suits.h"
#include "ui/cards/scenes/comstock-cards-showdown-private.h"
#include "ui/kit/comstock-sign.h"
#include "ui/table/comstock-theatre.h"
#include "ui-clock.h"
#include "widget-stage.h"

#define FIRST_SEED 9
#define GAMES 4

typedef struct
{
  ComstockCardsGame *game;
  ComstockTheatre *theatre;
  GtkWindow *window;
  guint ties;
  guint aside;
} Fixture;

/* The seats are nowhere: cards come from the edge. */
static GtkWidget *
find_seat (gpointer data,
           guint    seat)
{
  return NULL;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  ui_clock_stop ();
  stage_set_animations (TRUE);
  fixture->theatre = g_object_new (COMSTOCK_TYPE_THEATRE, "child", gtk_label_new ("Table"), NULL);
  fixture->window = stage_show (GTK_WIDGET (fixture->theatre), 480, 360);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  stage_close (fixture->window);
  stage_set_animations (FALSE);
  ui_clock_start ();
}

static guint32
to_pixel (const GdkRGBA *color)
{
  return 0xffu << 24 | (guint32) lroundf (color->red * 255) << 16 | (guint32) lroundf (color->green * 255) << 8 |
         (guint32) lroundf (color->blue * 255);
}

/* The longest run of this color in a line, which is on the card: signs are smaller.  Returns where it begins. */
static guint
find_run (const guint32 *pixels,
          guint          width,
          guint          height,
          guint32        color)
{
  guint longest = 0;
  guint start = 0;

  for (guint y = 0; y < height; y++)
    for (guint x = 0, run = 0; x < width; x++)
      {
        run = pixels[y * width + x] == color ? run + 1 : 0;
        if (run > longest)
          {
            longest = run;
            start = x + 1 - run;
          }
      }
  g_assert_cmpuint (longest, >, 0);
  return start;
}

/* Where the card of this seat is seen, in pixels from the side where one begins to read. */
static guint
find_card (Fixture       *fixture,
           GtkWidget     *showdown,
           const guint32 *pixels,
           guint          seat)
{
  const CardsSuit suit = comstock_cards_seat_get_suit (comstock_cards_game_get_seat (fixture->game, seat));
  const guint width = (guint) gtk_widget_get_width (showdown);
  GdkRGBA fill, ink;
  guint x;

  g_assert_true (comstock_sign_get_colors (showdown, comstock_suit_get_sign (suit), &fill, &ink));
  x = find_run (pixels, width, (guint) gtk_widget_get_height (showdown), to_pixel (&fill));
  return gtk_widget_get_direction (showdown) == GTK_TEXT_DIR_RTL ? width - x : x;
}

/* The cards lie in the order of play, with @boost more for @raised. */
static void
assert_order (Fixture               *fixture,
              ComstockCardsShowdown *showdown,
              int                    raised,
              guint                  boost)
{
  GtkWidget *widget = GTK_WIDGET (showdown);
  g_autoptr (GdkTexture) picture = stage_picture (widget, "showdown");
  const gsize width = (gsize) gdk_texture_get_width (picture);
  g_autofree guint32 *pixels = g_new (guint32, width * (gsize) gdk_texture_get_height (picture));
  ComstockCardsStanding list[CARDS_MAX_SEATS];
  const guint n = comstock_cards_standing_list (fixture->game, raised, boost, list);
  guint before = 0;

  gdk_texture_download (picture, (guchar *) pixels, 4 * width);
  for (guint i = 0; i < n; i++)
    {
      const guint now = find_card (fixture, widget, pixels, list[i].seat);

      g_assert_cmpuint (now, >, before);
      before = now;
    }
}

static void
count (Fixture *fixture)
{
  ComstockCardsStanding list[CARDS_MAX_SEATS];
  const guint n = comstock_cards_standing_list (fixture->game, -1, 0, list);

  for (guint i = 0; i < n; i++)
    fixture->ties += list[i].tied;
  fixture->aside += n < comstock_game_get_n_seats (COMSTOCK_GAME (fixture->game));
}

/* The last seat raised by more than anybody has is shown at the front, and back. */
static void
assert_showdown (Fixture *fixture)
{
  ComstockCardsShowdown *showdown = comstock_cards_showdown_new (fixture->game, find_seat, NULL);
  g_autofree char *sentence = comstock_cards_standing_dup_sentence (fixture->game);
  ComstockCardsStanding list[CARDS_MAX_SEATS];
  guint n;

  count (fixture);
  comstock_act_set_held (COMSTOCK_ACT (showdown), TRUE);
  comstock_theatre_play (fixture->theatre, COMSTOCK_ACT (showdown));
  g_assert_cmpstr (comstock_act_get_result (COMSTOCK_ACT (showdown)), ==, sentence);
  stage_settle ();
  g_assert_true (comstock_theatre_press (fixture->theatre));
  assert_order (fixture, showdown, -1, 0);
  n = comstock_cards_standing_list (fixture->game, -1, 0, list);
  comstock_cards_showdown_preview (showdown, (int) list[n - 1].seat, 100);
  /* Else the question would be out of sight, and the pointer off its button, so that all goes back. */
  g_assert_false (comstock_theatre_is_performing (fixture->theatre));
  assert_order (fixture, showdown, (int) list[n - 1].seat, 100);
  comstock_cards_showdown_preview (showdown, -1, 0);
  g_assert_false (comstock_theatre_is_performing (fixture->theatre));
  assert_order (fixture, showdown, -1, 0);
  comstock_theatre_clear (fixture->theatre);
}

static void
test_games (Fixture      *fixture,
            gconstpointer data)
{
  for (guint64 seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed++)
    {
      guint32 round = 0;

      fixture->game = stage_game_new (seed);
      while (!comstock_game_is_over (COMSTOCK_GAME (fixture->game)))
        {
          const guint32 now = comstock_cards_game_get_round (fixture->game);

          if (cards_bids_are_open (comstock_game_get_state (COMSTOCK_GAME (fixture->game))) && now != round)
            {
              assert_showdown (fixture);
              round = now;
            }
          stage_step (fixture->game);
        }
      g_clear_object (&fixture->game);
    }
  g_assert_cmpuint (fixture->ties, >, 0);
  g_assert_cmpuint (fixture->aside, >, 0);
}

/* A question at a character stands above the lower edge, where neither names nor places are then. */
static void
test_asked (Fixture      *fixture,
            gconstpointer data)
{
  const float question = 110;
  ComstockCardsShowdown *showdown;

  fixture->game = stage_game_new (FIRST_SEED);
  while (!cards_bids_are_open (comstock_game_get_state (COMSTOCK_GAME (fixture->game))))
    stage_step (fixture->game);
  gtk_window_set_default_size (fixture->window, 1000, 605);
  showdown = comstock_cards_showdown_new (fixture->game, find_seat, NULL);
  comstock_theatre_play (fixture->theatre, COMSTOCK_ACT (showdown));
  stage_settle ();
  g_assert_cmpint (showdown->height, ==, 605);
  g_assert_cmpfloat (showdown->room.name_y + showdown->room.name_height, >, 605 - question);
  comstock_cards_showdown_set_asked (showdown);
  g_assert_cmpfloat (showdown->room.name_y + showdown->room.name_height, <=, 605 - question);
  comstock_theatre_clear (fixture->theatre);
  g_clear_object (&fixture->game);
}

/* Where one reads from right to left, the row is read so too. */
static void
test_right_to_left (Fixture      *fixture,
                    gconstpointer data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  fixture->game = stage_game_new (FIRST_SEED);
  while (!cards_bids_are_open (comstock_game_get_state (COMSTOCK_GAME (fixture->game))))
    stage_step (fixture->game);
  assert_showdown (fixture);
  g_clear_object (&fixture->game);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add ("/showdown/games", Fixture, NULL, set_up, test_games, tear_down);
  g_test_add ("/showdown/asked", Fixture, NULL, set_up, test_asked, tear_down);
  g_test_add ("/showdown/right-to-left", Fixture, NULL, set_up, test_right_to_left, tear_down);
  return g_test_run ();
}
