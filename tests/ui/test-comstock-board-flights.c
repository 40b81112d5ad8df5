/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cowboys that go over the table; while the clock stands still they do not arrive. */

#include "config.h"

#include "ui/board/table/comstock-board-flights.h"

#include "board-deal.h"
#include "session.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/track/comstock-board-space.h"
#include "widget-stage.h"

#define SEED 7
#define LONG 10000      /* milliseconds: longer than any way */

typedef struct
{
  ComstockWindow *window;
  ComstockGame *game;
} Fixture;

/* The last question that a screen reader was told. */
static char *question;

void __wrap_comstock_announce_question (GtkWidget  *widget,
                                        const char *sentence);

void
__wrap_comstock_announce_question (GtkWidget  *widget,
                                   const char *sentence)
{
  g_free (question);
  question = g_strdup (sentence);
}

/* To the first cowboy of the first seat. */
static void
play_to_cowboys (ComstockGame *game)
{
  const BoardState *state = comstock_game_get_state (game);
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (state->step != BOARD_STEP_COWBOY || (comstock_game_get_actors (game) & 1) == 0)
    {
      board_deal_play_move (game, &rng);
      state = comstock_game_get_state (game);
    }
}

/* At the usual pace. */
static void
open_game (Fixture    *fixture,
           const char *seats,
           gboolean    animations)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", "normal");
  fixture->game = board_deal (seats, 0, SEED);
  play_to_cowboys (fixture->game);
  fixture->window = session_open_game (fixture->game);
  ui_clock_stop ();
  stage_set_animations (animations);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  animations)
{
  open_game (fixture, "person,person", animations != NULL);
}

static void
set_up_with_rival (Fixture       *fixture,
                   gconstpointer  animations)
{
  open_game (fixture, "person,rival:easy", animations != NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  animations)
{
  stage_set_animations (FALSE);
  ui_clock_start ();
  session_close_window (fixture->window);
  g_object_unref (fixture->game);
}

static void
send (Fixture    *fixture,
      BoardPlace  place)
{
  const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (fixture->game), -1);

  g_assert_true (comstock_game_play (fixture->game, seat,
                                     board_move (BOARD_MOVE_COWBOY, (guint) place * BOARD_COWBOY_KINDS + BOARD_PLAIN),
                                     NULL));
  stage_settle ();
}

/* Whether anybody is drawn on @place of the track. */
static gboolean
stands_on (Fixture    *fixture,
           BoardPlace  place)
{
  ComstockBoardTrack *track = ui_probe_find (fixture->window, COMSTOCK_TYPE_BOARD_TRACK);
  ComstockBoardSpace *space = COMSTOCK_BOARD_SPACE (comstock_board_track_get_space (track, place));
  GtkWidget *crew = GTK_WIDGET (comstock_board_space_get_crew (space));
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (crew);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (crew), gtk_widget_get_height (crew));
  node = gtk_snapshot_free_to_node (snapshot);
  return node != NULL;
}

/* Nobody stands there until the cowboy has arrived; what is told of the place does not wait. */
static void
test_come (Fixture       *fixture,
           gconstpointer  animations)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  ComstockBoardTrack *track = ui_probe_find (fixture->window, COMSTOCK_TYPE_BOARD_TRACK);

  send (fixture, BOARD_GAMBLING);
  g_assert_false (stands_on (fixture, BOARD_GAMBLING));
  comstock_board_space_tell (COMSTOCK_BOARD_SPACE (comstock_board_track_get_space (track, BOARD_GAMBLING)), parts);
  g_assert_nonnull (strstr (g_ptr_array_index (parts, parts->len - 1), "Hat"));
  ui_clock_advance (LONG);
  stage_settle ();
  stage_settle ();
  g_assert_true (stands_on (fixture, BOARD_GAMBLING));
}

static void
test_finish (Fixture       *fixture,
             gconstpointer  animations)
{
  send (fixture, BOARD_GAMBLING);
  ui_hand_do ("key x");
  stage_settle ();
  g_assert_true (stands_on (fixture, BOARD_GAMBLING));
}

/* Taken back, nobody goes, and nobody is left on the way. */
static void
test_undo (Fixture       *fixture,
           gconstpointer  animations)
{
  send (fixture, BOARD_GAMBLING);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL);
  stage_settle ();
  g_assert_false (stands_on (fixture, BOARD_GAMBLING));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "table.redo", NULL);
  stage_settle ();
  ui_clock_advance (LONG);
  stage_settle ();
  stage_settle ();
  g_assert_true (stands_on (fixture, BOARD_GAMBLING));
}

static void
test_still (Fixture       *fixture,
            gconstpointer  animations)
{
  send (fixture, BOARD_GAMBLING);
  g_assert_true (stands_on (fixture, BOARD_GAMBLING));
}

/* Over parcels too, where nobody stands yet; what others see there stays. */
static void
test_parcel (Fixture       *fixture,
             gconstpointer  animations)
{
  ComstockBoardMap *map = ui_probe_find (fixture->window, COMSTOCK_TYPE_BOARD_MAP);
  const BoardState *state = comstock_game_get_state (fixture->game);
  const uint32_t parcel = board_first (board_for_sale (state));
  graphene_rect_t square;
  g_autoptr (GdkTexture) going = NULL;
  g_autoptr (GdkTexture) there = NULL;

  send (fixture, BOARD_PLACE_PARCEL + parcel);
  state = comstock_game_get_state (fixture->game);
  g_assert_true (comstock_board_map_find_cowboy (map, state, parcel, 0, &square));
  going = stage_picture (GTK_WIDGET (map), "board-flights-going");
  ui_clock_advance (LONG);
  stage_settle ();
  stage_settle ();
  there = stage_picture (GTK_WIDGET (map), "board-flights-there");
  g_assert_cmpuint (stage_count_colors (there), >, stage_count_colors (going));
}

/* A question is read out to the one who is asked, not what a rival is asked while one's own cowboy is on the way. */
static void
test_question (Fixture       *fixture,
               gconstpointer  animations)
{
  g_assert_cmpstr (question, ==, "Send a cowboy, or pass.");
  g_clear_pointer (&question, g_free);
  send (fixture, BOARD_GAMBLING);
  g_assert_false (stands_on (fixture, BOARD_GAMBLING));
  g_assert_null (question);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add ("/board-flights/come", Fixture, "on", set_up, test_come, tear_down);
  g_test_add ("/board-flights/finish", Fixture, "on", set_up, test_finish, tear_down);
  g_test_add ("/board-flights/undo", Fixture, "on", set_up, test_undo, tear_down);
  g_test_add ("/board-flights/parcel", Fixture, "on", set_up, test_parcel, tear_down);
  g_test_add ("/board-flights/question", Fixture, "on", set_up_with_rival, test_question, tear_down);
  g_test_add ("/board-flights/still", Fixture, NULL, set_up, test_still, tear_down);
  return g_test_run ();
}
