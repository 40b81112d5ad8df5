/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-driver.c and comstock-pace.c: what is waited for, what a skip ends, when a game stands still. */

#include "ui/table/comstock-driver.h"

#include "ui-clock.h"
#include "widget-stage.h"

/* In milliseconds: what comes so much later was not meant to skip. */
#define GRACE 250

typedef struct
{
  ComstockCardsGame *game;
  ComstockDriver *driver;
} Fixture;

static gboolean
is_formality (ComstockGame *game)
{
  return comstock_cards_game_get_step (COMSTOCK_CARDS_GAME (game)) == CARDS_STEP_TAKE;
}

/* At a pace that waits for ever, as the clock stands still. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  ui_clock_stop ();
  fixture->game = stage_game_new (3);
  fixture->driver = comstock_driver_new (COMSTOCK_GAME (fixture->game));
  comstock_driver_set_pace (fixture->driver, COMSTOCK_PACE_SLOW);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_unref (fixture->driver);
  g_object_unref (fixture->game);
  ui_clock_start ();
}

static gboolean
is_person_asked (Fixture *fixture)
{
  return (comstock_game_get_actors (COMSTOCK_GAME (fixture->game)) & 1) != 0;
}

static guint
get_cursor (Fixture *fixture)
{
  return comstock_game_get_cursor (COMSTOCK_GAME (fixture->game));
}

static void
await_cursor (Fixture *fixture,
              guint    cursor)
{
  while (get_cursor (fixture) < cursor)
    g_main_context_iteration (NULL, TRUE);
}

/* Each move is shown as long as the pace says. */
static void
test_pace (Fixture      *fixture,
           gconstpointer data)
{
  const guint wait = comstock_pace_get_wait (COMSTOCK_PACE_SLOW);
  guint cursor;

  stage_play_to_reveal (fixture->game, FALSE);
  g_assert_true (comstock_driver_is_showing (fixture->driver));
  cursor = get_cursor (fixture);
  ui_clock_advance (wait - 1);
  stage_settle ();
  g_assert_cmpuint (get_cursor (fixture), ==, cursor);
  ui_clock_advance (1);
  await_cursor (fixture, cursor + 1);
}

/* While a scene is played nobody is, however long it takes; then the move that is due comes at once. */
static void
test_performing (Fixture      *fixture,
                 gconstpointer data)
{
  guint cursor;

  stage_play_to_reveal (fixture->game, FALSE);
  cursor = get_cursor (fixture);
  comstock_driver_set_performing (fixture->driver, TRUE);
  for (guint minute = 0; minute < 10; minute++)
    {
      ui_clock_advance (60000);
      stage_settle ();
      g_assert_cmpuint (get_cursor (fixture), ==, cursor);
    }
  comstock_driver_set_performing (fixture->driver, FALSE);
  await_cursor (fixture, cursor + 1);
}

/* A skip of a turn plays on to the next question, and what is clicked at that moment still was meant to skip. */
static void
test_skip (Fixture      *fixture,
           gconstpointer data)
{
  /* Through the person's own turn, so that only others are left in the round. */
  stage_play_to_reveal (fixture->game, TRUE);
  while (is_person_asked (fixture))
    stage_step (fixture->game);
  comstock_driver_skip (fixture->driver);
  while (!is_person_asked (fixture))
    g_main_context_iteration (NULL, TRUE);
  /* The move has been played, the driver is about to be told. */
  stage_settle ();
  g_assert_true (comstock_driver_is_showing (fixture->driver));
  ui_clock_advance (GRACE - 1);
  g_assert_true (comstock_driver_is_showing (fixture->driver));
  ui_clock_advance (1);
  g_assert_false (comstock_driver_is_showing (fixture->driver));
}

/* So does one while a rival thinks already. */
static void
test_skip_thinking (Fixture      *fixture,
                    gconstpointer data)
{
  stage_play_to_reveal (fixture->game, TRUE);
  while (is_person_asked (fixture))
    stage_step (fixture->game);
  ui_clock_advance (GRACE);
  ui_clock_advance (comstock_pace_get_wait (COMSTOCK_PACE_SLOW));
  while (comstock_driver_is_showing (fixture->driver))
    g_main_context_iteration (NULL, TRUE);
  comstock_driver_skip (fixture->driver);
  while (!is_person_asked (fixture))
    g_main_context_iteration (NULL, TRUE);
}

/* Rivals pick their auction cards while the person does, who is never taken to skip them. */
static void
test_secret (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockCardsGame) game = NULL;
  ComstockDriver *driver;
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  g_assert_true (comstock_cards_setup_parse (&setup, "person,rival:easy,rival:easy,virtual:novice", &error));
  setup.seed = 3;
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  driver = comstock_driver_new (COMSTOCK_GAME (game));
  comstock_driver_set_pace (driver, COMSTOCK_PACE_SLOW);
  while (comstock_game_get_actors (COMSTOCK_GAME (game)) != 1)
    {
      g_assert_false (comstock_driver_is_showing (driver));
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (comstock_game_get_length (COMSTOCK_GAME (game)), ==, 2);
  g_assert_false (comstock_driver_is_showing (driver));
  g_object_unref (driver);
}

/* What is mostly declined is played at once. */
static void
test_formality (Fixture      *fixture,
                gconstpointer data)
{
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  gboolean (*const usual) (ComstockGame *) = COMSTOCK_GAME_GET_CLASS (game)->is_formality;
  guint length;

  g_object_run_dispose (G_OBJECT (fixture->driver));
  g_object_unref (fixture->driver);
  stage_play_to_reveal (fixture->game, FALSE);
  while (comstock_game_get_automatic_seat (game) < 0)
    stage_step (fixture->game);
  g_assert_true (is_formality (game));
  length = comstock_game_get_length (game);
  COMSTOCK_GAME_GET_CLASS (game)->is_formality = is_formality;
  fixture->driver = comstock_driver_new (game);
  comstock_driver_set_pace (fixture->driver, COMSTOCK_PACE_SLOW);
  while (comstock_game_get_length (game) == length)
    g_main_context_iteration (NULL, TRUE);
  COMSTOCK_GAME_GET_CLASS (game)->is_formality = usual;
}

static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  stage_play_to_reveal (fixture->game, FALSE);
  g_assert_true (comstock_driver_is_showing (fixture->driver));
  comstock_game_undo (COMSTOCK_GAME (fixture->game));
  g_assert_false (comstock_driver_is_showing (fixture->driver));
}

static void
test_stopped (Fixture      *fixture,
              gconstpointer data)
{
  guint cursor;

  stage_play_to_reveal (fixture->game, FALSE);
  cursor = get_cursor (fixture);
  comstock_driver_set_stopped (fixture->driver, TRUE);
  comstock_driver_skip (fixture->driver);
  stage_settle ();
  g_assert_cmpuint (get_cursor (fixture), ==, cursor);
}

static void
test_instant (Fixture      *fixture,
              gconstpointer data)
{
  comstock_driver_set_pace (fixture->driver, COMSTOCK_PACE_INSTANT);
  stage_play_to_reveal (fixture->game, FALSE);
  while (!is_person_asked (fixture))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (comstock_driver_is_showing (fixture->driver));
}

static gboolean
is_overdue (Fixture *fixture)
{
  gboolean overdue;

  g_object_get (fixture->driver, "overdue", &overdue, NULL);
  return overdue;
}

/* However long the disk takes, the next move waits for it, and is played at once when it is done. */
static void
test_waiting (Fixture      *fixture,
              gconstpointer data)
{
  guint cursor;

  stage_play_to_reveal (fixture->game, FALSE);
  cursor = get_cursor (fixture);
  comstock_driver_set_waiting (fixture->driver, TRUE);
  comstock_driver_skip (fixture->driver);
  stage_settle ();
  g_assert_false (is_overdue (fixture));
  for (guint minute = 0; minute < 10; minute++)
    {
      ui_clock_advance (60000);
      stage_settle ();
      g_assert_cmpuint (get_cursor (fixture), ==, cursor);
      g_assert_true (is_overdue (fixture));
    }
  comstock_driver_set_waiting (fixture->driver, FALSE);
  g_assert_false (is_overdue (fixture));
  await_cursor (fixture, cursor + 1);
}

/* A slower pace takes longer, and instant is instant. */
static void
test_waits (void)
{
  g_assert_cmpuint (comstock_pace_get_wait (COMSTOCK_PACE_INSTANT), ==, 0);
  g_assert_cmpfloat (comstock_pace_get_factor (COMSTOCK_PACE_INSTANT), ==, 0);
  for (ComstockPace pace = COMSTOCK_PACE_FAST; pace <= COMSTOCK_PACE_SLOW; pace++)
    {
      g_assert_cmpuint (comstock_pace_get_wait (pace), >, comstock_pace_get_wait (pace - 1));
      g_assert_cmpfloat (comstock_pace_get_factor (pace), >, comstock_pace_get_factor (pace - 1));
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  ADD ("/driver/pace", test_pace);
  ADD ("/driver/performing", test_performing);
  ADD ("/driver/skip", test_skip);
  ADD ("/driver/skip-thinking", test_skip_thinking);
  ADD ("/driver/undo", test_undo);
  ADD ("/driver/stopped", test_stopped);
  ADD ("/driver/instant", test_instant);
  ADD ("/driver/waiting", test_waiting);
  g_test_add_func ("/driver/secret", test_secret);
  g_test_add ("/driver/formality", Fixture, NULL, set_up, test_formality, tear_down);
  g_test_add_func ("/pace/waits", test_waits);

  return g_test_run ();
}
