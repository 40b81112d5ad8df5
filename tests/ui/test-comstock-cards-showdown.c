/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-showdown.c with every showdown of whole games: who lies where, what is told, what a raise would
 * change. */

#include "ui/cards/scenes/comstock-cards-showdown.h"

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
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  fixture->theatre = g_object_new (COMSTOCK_TYPE_THEATRE, "child", gtk_label_new ("Table"), NULL);
  fixture->window = stage_show (GTK_WIDGET (fixture->theatre), 800, 600);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  stage_close (fixture->window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ui_clock_start ();
}

static void
assert_order (Fixture               *fixture,
              ComstockCardsShowdown *showdown,
              int                    raised,
              guint                  boost)
{
  ComstockCardsStanding list[CARDS_MAX_SEATS];
  guint seats[CARDS_MAX_SEATS];
  const guint n = comstock_cards_standing_list (fixture->game, raised, boost, list);

  g_assert_cmpuint (comstock_cards_showdown_get_order (showdown, seats), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (seats[i], ==, list[i].seat);
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

/* The last seat raised by more than anybody has slides to the front, and back. */
static void
assert_showdown (Fixture *fixture)
{
  ComstockCardsShowdown *showdown = comstock_cards_showdown_new (fixture->game, find_seat, NULL);
  g_autofree char *sentence = comstock_cards_standing_dup_sentence (fixture->game);
  guint seats[CARDS_MAX_SEATS];
  guint n;

  count (fixture);
  comstock_act_set_held (COMSTOCK_ACT (showdown), TRUE);
  comstock_theatre_play (fixture->theatre, COMSTOCK_ACT (showdown));
  g_assert_cmpstr (comstock_act_get_result (COMSTOCK_ACT (showdown)), ==, sentence);
  assert_order (fixture, showdown, -1, 0);
  stage_settle ();
  g_assert_true (comstock_theatre_press (fixture->theatre));
  n = comstock_cards_showdown_get_order (showdown, seats);
  comstock_cards_showdown_preview (showdown, (int) seats[n - 1], 100);
  g_assert_true (comstock_theatre_is_performing (fixture->theatre));
  assert_order (fixture, showdown, (int) seats[n - 1], 100);
  stage_settle ();
  comstock_cards_showdown_preview (showdown, -1, 0);
  assert_order (fixture, showdown, -1, 0);
  stage_settle ();
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

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add ("/showdown/games", Fixture, NULL, set_up, test_games, tear_down);
  return g_test_run ();
}
