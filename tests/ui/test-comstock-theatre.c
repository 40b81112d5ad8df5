/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-act.c and comstock-theatre.c with an act over the table of Pebbles: its time, what skips it, who waits
 * for it. */

#include "config.h"

#include "ui/table/comstock-theatre.h"

#include "pebbles-game.h"
#include "pebbles-table.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui/kit/comstock-announcer.h"
#include "widget-stage.h"

/* Of the test's act, in milliseconds. */
#define MOTION 1000
#define STAY 500
#define LEAVE 200

#define TEST_TYPE_ACT (test_act_get_type ())
G_DECLARE_FINAL_TYPE (TestAct, test_act, TEST, ACT, ComstockAct)

struct _TestAct
{
  ComstockAct parent_instance;

  double drawn;         /* the time that was drawn last; −1 before it was */
  guint unprepared;     /* pieces */
};

G_DEFINE_FINAL_TYPE (TestAct, test_act, COMSTOCK_TYPE_ACT)

typedef struct
{
  ComstockGame *game;
  ComstockTable *table;
  ComstockTheatre *theatre;
  GtkWidget *moves;
  GtkWindow *window;
  ComstockAct *act;     /* with a reference */
  guint n_ended;
} Fixture;

static GString *announced;

void __wrap_comstock_announce (GtkWidget  *widget,
                               const char *sentence);

void
__wrap_comstock_announce (GtkWidget  *widget,
                          const char *sentence)
{
  g_string_append (announced, sentence);
}

static void
test_act_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  TEST_ACT (widget)->drawn = comstock_act_get_time (COMSTOCK_ACT (widget));
}

static gboolean
test_act_prepare (ComstockAct *act)
{
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (act)), >, 0);
  g_assert_cmpfloat (TEST_ACT (act)->drawn, <, 0);
  TEST_ACT (act)->unprepared--;
  return TEST_ACT (act)->unprepared > 0;
}

static void
test_act_class_init (TestActClass *klass)
{
  COMSTOCK_ACT_CLASS (klass)->prepare = test_act_prepare;
  GTK_WIDGET_CLASS (klass)->snapshot = test_act_snapshot;
}

static void
test_act_init (TestAct *self)
{
  self->drawn = -1;
  self->unprepared = 3;
  comstock_act_set_times (COMSTOCK_ACT (self), MOTION, STAY, LEAVE);
}

static void
set_pace (const char *pace)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", pace);
}

/* Nobody plays by itself. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  announced = g_string_new (NULL);
  ui_clock_stop ();
  stage_set_animations (TRUE);
  set_pace ("normal");
  fixture->game = pebbles_game_new ("person,rival", 1);
  fixture->table = COMSTOCK_TABLE (pebbles_table_new (fixture->game));
  fixture->theatre = comstock_table_get_theatre (fixture->table);
  fixture->moves = pebbles_table_get_moves (PEBBLES_TABLE (fixture->table));
  g_object_set (fixture->table, "waiting", TRUE, NULL);
  fixture->window = stage_show (GTK_WIDGET (fixture->table), 800, 600);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  stage_close (fixture->window);
  g_clear_object (&fixture->act);
  g_object_unref (fixture->game);
  set_pace ("normal");
  stage_set_animations (FALSE);
  ui_clock_start ();
  g_string_free (announced, TRUE);
}

static void
on_ended (Fixture *fixture)
{
  fixture->n_ended++;
}

static void
play (Fixture *fixture)
{
  g_clear_object (&fixture->act);
  fixture->act = g_object_ref_sink (g_object_new (TEST_TYPE_ACT, NULL));
  comstock_act_set_result (fixture->act, "The stone rolls.");
  g_signal_connect_swapped (fixture->act, "ended", G_CALLBACK (on_ended), fixture);
  comstock_theatre_play (fixture->theatre, fixture->act);
}

/* Lets the clock go on, and then the frame come that shows it. */
static void
advance_to (Fixture *fixture,
            guint    milliseconds,
            double   time)
{
  ui_clock_advance (milliseconds);
  while (ABS (comstock_act_get_time (fixture->act) - time) > 0.01)
    g_main_context_iteration (NULL, TRUE);
}

static void
advance_to_end (Fixture *fixture,
                guint    milliseconds)
{
  ui_clock_advance (milliseconds);
  while (fixture->n_ended == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (comstock_theatre_get_act (fixture->theatre));
  g_assert_null (gtk_widget_get_parent (GTK_WIDGET (fixture->act)));
  g_assert_false (comstock_theatre_is_performing (fixture->theatre));
}

/* It moves, stays and leaves, each for its time, and says at once what comes of it. */
static void
test_time (Fixture      *fixture,
           gconstpointer data)
{
  play (fixture);
  g_assert_cmpstr (announced->str, ==, "The stone rolls.");
  g_assert_true (comstock_theatre_is_performing (fixture->theatre));
  advance_to (fixture, 400, 400);
  g_assert_cmpfloat (comstock_act_get_progress (fixture->act, 300, 200), ==, 0.5);
  while (TEST_ACT (fixture->act)->drawn < 400)
    g_main_context_iteration (NULL, TRUE);
  advance_to (fixture, MOTION - 400, MOTION);
  ui_clock_advance (STAY);
  stage_settle ();
  g_assert_cmpfloat (comstock_act_get_leaving (fixture->act), ==, 0);
  g_assert_true (comstock_theatre_is_performing (fixture->theatre));
  ui_clock_advance (LEAVE / 2);
  while (comstock_act_get_leaving (fixture->act) <= 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (comstock_act_get_leaving (fixture->act), ==, 0.5);
  advance_to_end (fixture, LEAVE / 2);
}

/* It is seen once all is prepared, or what is seen is its end anyway. */
static void
test_prepare (Fixture      *fixture,
              gconstpointer data)
{
  play (fixture);
  while (TEST_ACT (fixture->act)->drawn < 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (TEST_ACT (fixture->act)->unprepared, ==, 0);
  advance_to_end (fixture, MOTION + STAY + LEAVE);
  play (fixture);
  g_assert_true (comstock_theatre_press (fixture->theatre));
  while (TEST_ACT (fixture->act)->drawn < MOTION)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (TEST_ACT (fixture->act)->unprepared, ==, 3);
}

static void
test_pace (Fixture      *fixture,
           gconstpointer data)
{
  play (fixture);
  set_pace ("slow");
  advance_to (fixture, 400, 200);
  set_pace ("fast");
  advance_to (fixture, 100, 400);
  set_pace ("instant");
  g_assert_cmpuint (fixture->n_ended, ==, 1);
  play (fixture);
  g_assert_cmpuint (fixture->n_ended, ==, 2);
  g_assert_false (comstock_theatre_is_performing (fixture->theatre));
}

/* Without animations nothing moves, but what is to be read can be. */
static void
test_still (Fixture      *fixture,
            gconstpointer data)
{
  stage_set_animations (FALSE);
  play (fixture);
  g_assert_cmpfloat (comstock_act_get_time (fixture->act), ==, MOTION);
  g_assert_true (comstock_theatre_is_performing (fixture->theatre));
  advance_to_end (fixture, STAY);
}

static void
test_nothing_to_read (Fixture      *fixture,
                      gconstpointer data)
{
  stage_set_animations (FALSE);
  fixture->act = g_object_ref_sink (g_object_new (TEST_TYPE_ACT, NULL));
  comstock_act_set_times (fixture->act, MOTION, 0, LEAVE);
  comstock_theatre_play (fixture->theatre, fixture->act);
  g_assert_null (comstock_theatre_get_act (fixture->theatre));
}

/* While something is asked, the end state stays, and keys are for the answer. */
static void
test_held (Fixture      *fixture,
           gconstpointer data)
{
  play (fixture);
  comstock_act_set_held (fixture->act, TRUE);
  g_assert_true (comstock_theatre_is_performing (fixture->theatre));
  g_assert_true (comstock_theatre_press (fixture->theatre));
  g_assert_false (comstock_theatre_is_performing (fixture->theatre));
  g_assert_false (comstock_theatre_press (fixture->theatre));
  ui_clock_advance (60000);
  stage_settle ();
  g_assert_true (comstock_theatre_get_act (fixture->theatre) == fixture->act);
  comstock_act_go_to (fixture->act, 600);
  g_assert_true (comstock_theatre_is_performing (fixture->theatre));
  advance_to (fixture, 60000, MOTION);
  g_assert_false (comstock_theatre_is_performing (fixture->theatre));
  comstock_act_set_held (fixture->act, FALSE);
  g_assert_true (comstock_theatre_is_performing (fixture->theatre));
  advance_to_end (fixture, STAY + LEAVE);
}

static void
test_held_instant (Fixture      *fixture,
                   gconstpointer data)
{
  play (fixture);
  comstock_act_set_held (fixture->act, TRUE);
  set_pace ("instant");
  g_assert_true (comstock_theatre_get_act (fixture->theatre) == fixture->act);
  g_assert_cmpfloat (comstock_act_get_time (fixture->act), ==, MOTION);
  comstock_act_set_held (fixture->act, FALSE);
  g_assert_cmpuint (fixture->n_ended, ==, 1);
}

/* The end of a game that is shown again stands as it was left, and nothing moves that would draw it. */
static void
test_held_from_first (Fixture      *fixture,
                      gconstpointer data)
{
  fixture->act = g_object_ref_sink (g_object_new (TEST_TYPE_ACT, NULL));
  comstock_act_set_held (fixture->act, TRUE);
  comstock_act_go_to (fixture->act, MOTION);
  comstock_theatre_play (fixture->theatre, fixture->act);
  stage_settle ();
  g_assert_false (comstock_theatre_is_performing (fixture->theatre));
  g_assert_cmpfloat (TEST_ACT (fixture->act)->drawn, ==, MOTION);
}

/* The next act waits for the one before, and lets it go if that is held. */
static void
test_queue (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (ComstockAct) first = NULL;

  play (fixture);
  comstock_act_set_held (fixture->act, TRUE);
  first = g_object_ref (fixture->act);
  play (fixture);
  g_assert_true (comstock_theatre_get_act (fixture->theatre) == first);
  ui_clock_advance (MOTION + STAY + LEAVE);
  while (comstock_theatre_get_act (fixture->theatre) == first)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (comstock_theatre_get_act (fixture->theatre) == fixture->act);
  g_assert_true (comstock_theatre_is_performing (fixture->theatre));
}

/* A first key or click shows the end, a second goes on, and neither does anything else. */
static void
assert_skips (Fixture    *fixture,
              const char *hand)
{
  GtkWidget *focus = gtk_window_get_focus (fixture->window);

  play (fixture);
  g_assert_true (gtk_window_get_focus (fixture->window) == focus);
  ui_hand_do (hand);
  while (comstock_act_get_time (fixture->act) < MOTION)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (fixture->n_ended, ==, 0);
  ui_hand_do (hand);
  while (fixture->n_ended == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (comstock_game_get_length (fixture->game), ==, 0);
  g_assert_true (gtk_window_get_focus (fixture->window) == focus);
  ui_hand_do (hand);
  while (comstock_game_get_length (fixture->game) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
on_prompt (ComstockTable *table,
           GParamSpec    *property,
           char         **prompt)
{
  g_free (*prompt);
  g_object_get (table, "prompt", prompt, NULL);
}

/* An act that follows another at once has its own title. */
static void
test_title (Fixture      *fixture,
            gconstpointer data)
{
  ComstockAct *whole = g_object_new (TEST_TYPE_ACT, NULL);
  g_autofree char *prompt = NULL;

  comstock_act_set_title (whole, "Final Scoring");
  comstock_act_set_whole (whole);
  g_signal_connect (fixture->table, "notify::prompt", G_CALLBACK (on_prompt), &prompt);
  play (fixture);
  comstock_theatre_play (fixture->theatre, whole);
  g_assert_cmpstr (prompt, !=, "Final Scoring");
  ui_clock_advance (MOTION + STAY + LEAVE);
  while (comstock_theatre_get_act (fixture->theatre) != whole)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (prompt, ==, "Final Scoring");
  g_signal_handlers_disconnect_by_data (fixture->table, &prompt);
}

static void
test_key (Fixture      *fixture,
          gconstpointer data)
{
  assert_skips (fixture, "key space");
}

static void
test_click (Fixture      *fixture,
            gconstpointer data)
{
  ui_hand_point_at_middle (gtk_widget_get_first_child (fixture->moves));
  assert_skips (fixture, "click 1");
}

/* However long it takes, nobody plays before the act is over. */
static void
test_driver (Fixture      *fixture,
             gconstpointer data)
{
  play (fixture);
  comstock_act_set_times (fixture->act, 1e9, 0, 0);
  g_object_set (fixture->table, "waiting", FALSE, NULL);
  ui_clock_advance (60000);
  stage_settle ();
  g_assert_cmpuint (comstock_game_get_length (fixture->game), ==, 0);
  g_assert_true (comstock_theatre_press (fixture->theatre));
  g_assert_cmpuint (fixture->n_ended, ==, 1);
  while (comstock_game_get_length (fixture->game) == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* What is taken back is not performed any more. */
static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (fixture->game, 0);
  g_autoptr (GError) error = NULL;

  comstock_game_play (fixture->game, 0, g_array_index (legal, CsMove, 0), &error);
  g_assert_no_error (error);
  play (fixture);
  play (fixture);
  comstock_game_undo (fixture->game);
  g_assert_cmpuint (fixture->n_ended, ==, 2);
  g_assert_null (comstock_theatre_get_act (fixture->theatre));
}

/* A theatre that is not seen keeps nobody waiting. */
static void
test_unseen (Fixture      *fixture,
             gconstpointer data)
{
  play (fixture);
  gtk_widget_hide (GTK_WIDGET (fixture->table));
  g_assert_cmpuint (fixture->n_ended, ==, 1);
  play (fixture);
  g_assert_cmpuint (fixture->n_ended, ==, 2);
  gtk_widget_show (GTK_WIDGET (fixture->table));
}

/* An act lies over the box around all that it is told to cover, over everything else. */
static void
test_place (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *theatre = GTK_WIDGET (fixture->theatre);
  graphene_rect_t wanted, found;

  play (fixture);
  stage_settle ();
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->act), theatre, &found));
  g_assert_cmpfloat (found.size.height, ==, gtk_widget_get_height (theatre));
  g_assert_true (gtk_widget_get_last_child (theatre) == GTK_WIDGET (fixture->act));
  comstock_theatre_cover (fixture->theatre, fixture->moves);
  g_assert_true (gtk_widget_compute_bounds (fixture->moves, theatre, &wanted));
  do
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->act), theatre, &found));
    }
  while (!graphene_rect_equal (&wanted, &found));
}

/* What is spared stays in sight, though it lies beside what is covered. */
static void
test_spared (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *theatre = GTK_WIDGET (fixture->theatre);
  graphene_rect_t spared, found;

  comstock_theatre_spare (fixture->theatre, fixture->moves);
  play (fixture);
  stage_settle ();
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->act), theatre, &found));
  g_assert_true (gtk_widget_compute_bounds (fixture->moves, theatre, &spared));
  g_assert_cmpfloat (spared.origin.y, >, 0);
  g_assert_cmpfloat (found.origin.y + found.size.height, ==, spared.origin.y);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  ADD ("/theatre/time", test_time);
  ADD ("/theatre/pace", test_pace);
  ADD ("/theatre/prepare", test_prepare);
  ADD ("/theatre/still", test_still);
  ADD ("/theatre/nothing-to-read", test_nothing_to_read);
  ADD ("/theatre/held", test_held);
  ADD ("/theatre/held-instant", test_held_instant);
  ADD ("/theatre/held-from-first", test_held_from_first);
  ADD ("/theatre/queue", test_queue);
  ADD ("/theatre/title", test_title);
  ADD ("/theatre/key", test_key);
  ADD ("/theatre/click", test_click);
  ADD ("/theatre/driver", test_driver);
  ADD ("/theatre/undo", test_undo);
  ADD ("/theatre/unseen", test_unseen);
  ADD ("/theatre/place", test_place);
  ADD ("/theatre/spared", test_spared);

  return g_test_run ();
}
