/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guided first game: what is explained when, once each, in nobody's way. */

#include "config.h"

#include "ui/table/comstock-guide.h"

#include "model/cards/comstock-cards-topics.h"
#include "pebbles-game.h"
#include "ui/cards/table/comstock-cards-table.h"
#include "ui/cards/table/comstock-cards-tips.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/table/comstock-player-aid.h"
#include "ui/table/comstock-stage.h"
#include "ui/kit/comstock-look.h"
#include "ui/shell/comstock-window.h"
#include "ui-clock.h"
#include "ui-probe.h"
#include "widget-stage.h"

/* In milliseconds: within a second a tip may have been read. */
#define READING_TIME 1000

typedef struct
{
  GSettings *settings;
  ComstockWindow *window;
  ComstockCardsGame *game;
  GtkWidget *table;
  ComstockGuide *guide;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new (APPLICATION_ID);
  g_settings_set_string (fixture->settings, "pace", "instant");
  g_settings_set_boolean (fixture->settings, "guidance", TRUE);
  g_settings_reset (fixture->settings, "guidance-seen");
  fixture->game = stage_game_new (11);
  /* However long it takes to draw the table, nobody has read anything. */
  ui_clock_stop ();
  fixture->window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (fixture->window, COMSTOCK_GAME (fixture->game));
  gtk_window_present (GTK_WINDOW (fixture->window));
  stage_settle ();
  fixture->table = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_TABLE);
  fixture->guide = ui_probe_find (fixture->window, COMSTOCK_TYPE_GUIDE);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (ui_clock_is_stopped ())
    ui_clock_start ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->game);
  stage_settle ();
  g_settings_set_boolean (fixture->settings, "guidance", FALSE);
  g_object_unref (fixture->settings);
}

/* The id of the tip in the bar, NULL if none is shown. */
static char *
dup_shown (Fixture *fixture)
{
  g_autoptr (GVariant) tips = comstock_look_dup (COMSTOCK_LOOK (fixture->guide));
  char *id = NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (fixture->guide)))
    g_variant_get_child (tips, 0, "s", &id);
  return id;
}

static void
assert_shown (Fixture    *fixture,
              const char *id)
{
  g_autofree char *shown = dup_shown (fixture);

  g_assert_cmpstr (shown, ==, id);
}

static gboolean
is_explaining (gpointer data)
{
  return gtk_widget_get_mapped (GTK_WIDGET (((Fixture *) data)->guide));
}

static void
press (Fixture    *fixture,
       const char *label)
{
  GtkButton *button = ui_probe_find_button (fixture->guide, label);

  g_assert_nonnull (button);
  ui_probe_press (button);
}

static gboolean
is_seen (Fixture    *fixture,
         const char *id)
{
  g_auto (GStrv) seen = g_settings_get_strv (fixture->settings, "guidance-seen");

  return g_strv_contains ((const char *const *) seen, id);
}

static gboolean
is_person_asked (gpointer game)
{
  return comstock_game_is_over (game) || (comstock_game_get_actors (game) & 1) != 0;
}

/* Reads whatever is explained until then. */
static gboolean
is_person_asked_again (gpointer data)
{
  Fixture *fixture = data;

  if (comstock_guide_get_part (fixture->guide) != COMSTOCK_GUIDE_NOTHING)
    press (fixture, "Got It");
  return is_person_asked (fixture->game);
}

/* The person plays the first legal move. */
static void
act (Fixture *fixture)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (COMSTOCK_GAME (fixture->game), 0);
  g_autoptr (GError) error = NULL;

  comstock_game_play (COMSTOCK_GAME (fixture->game), 0, g_array_index (legal, CsMove, 0), &error);
  g_assert_no_error (error);
  stage_settle ();
}

/* Each tip has an id of its own, something to say, in two sentences at the most, and a topic that tells more. */
static void
test_tips (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < comstock_cards_tips.n_table; i++)
    {
      const ComstockGuideTip *tip = &comstock_cards_tips.table[i];
      guint stops = 0;

      g_assert_true (g_hash_table_add (ids, (gpointer) tip->id));
      g_assert_cmpint (comstock_topics_find (&comstock_cards_topics, tip->topic), >=, 0);
      g_assert_cmpuint (tip->part, !=, COMSTOCK_GUIDE_NOTHING);
      for (const char *c = tip->text; *c != '\0'; c++)
        stops += *c == '.';
      g_assert_cmpuint (stops, >, 0);
      g_assert_cmpuint (stops, <=, 2);
    }
}

/* Tips come one after another beside what is asked; the focus stays where one answers. */
static void
test_opening (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  assert_shown (fixture, "aim");
  /* While something flies no other comes. */
  comstock_guide_set_waits (fixture->guide, TRUE);
  assert_shown (fixture, "aim");
  press (fixture, "Got It");
  assert_shown (fixture, NULL);
  comstock_guide_set_waits (fixture->guide, FALSE);
  assert_shown (fixture, "column");
  g_assert_cmpint (comstock_guide_get_part (fixture->guide), ==, COMSTOCK_CARDS_GUIDE_COLUMN);
  g_assert_nonnull (focus);
  g_assert_false (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->guide)));
  g_assert_false (is_seen (fixture, "column"));
  press (fixture, "Got It");
  g_assert_true (is_seen (fixture, "column"));
  assert_shown (fixture, "auction");
  comstock_callout_focus (COMSTOCK_CALLOUT (fixture->guide));
  press (fixture, "Got It");
  assert_shown (fixture, NULL);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, COMSTOCK_TABLE_GET_CLASS (fixture->table)->get_answering (
                                                  COMSTOCK_TABLE (fixture->table))));
}

/* Whoever acts before a tip can have been read is told it when that is asked again. */
static void
test_unread (Fixture      *fixture,
             gconstpointer data)
{
  act (fixture);
  g_assert_false (is_seen (fixture, "aim"));
  g_assert_false (is_seen (fixture, "column"));
  assert_shown (fixture, "order");
  ui_clock_start ();
  ui_probe_wait (is_person_asked_again, fixture);
}

/* Who acts has read what was shown; the others play on, whatever waits to be read of what they did. */
static void
test_waiting (Fixture      *fixture,
              gconstpointer data)
{
  ui_clock_advance (READING_TIME);
  act (fixture);
  ui_clock_start ();
  g_assert_true (is_seen (fixture, "aim"));
  g_assert_false (is_seen (fixture, "column"));
  assert_shown (fixture, "order");
  ui_probe_wait (is_person_asked, fixture->game);
  assert_shown (fixture, "order");
  g_assert_false (is_seen (fixture, "order"));
  press (fixture, "Got It");
  g_assert_true (is_seen (fixture, "order"));
}

/* While nobody at the screen is asked, a button that goes with its tip leaves the focus at the table: GTK would give it
 * to Undo. */
static void
test_focus (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *button;

  act (fixture);
  g_settings_set_string (fixture->settings, "pace", "slow");
  while (comstock_table_get_asked (COMSTOCK_TABLE (fixture->table)) >= 0)
    act (fixture);
  ui_clock_start ();
  ui_probe_wait (is_explaining, fixture);
  button = GTK_WIDGET (ui_probe_find_button (fixture->guide, "Got It"));
  gtk_widget_grab_focus (button);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == button);
  while (is_explaining (fixture))
    press (fixture, "Got It");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) ==
                 ui_probe_find (fixture->window, COMSTOCK_TYPE_STAGE));
}

static void
test_more (Fixture      *fixture,
           gconstpointer data)
{
  press (fixture, "More");
  g_assert_nonnull (ui_probe_find (fixture->table, COMSTOCK_TYPE_PLAYER_AID));
  assert_shown (fixture, "aim");
}

static void
set_clicked (GtkButton *button,
             gboolean  *clicked)
{
  *clicked = TRUE;
}

static gboolean
is_clicked (gpointer clicked)
{
  return *(gboolean *) clicked;
}

/* GTK shows for a moment how a key presses a button, and only then tells: the tip may have gone by then. */
static void
test_pressed_late (Fixture      *fixture,
                   gconstpointer data)
{
  GtkButton *more = ui_probe_find_button (fixture->guide, "More");
  gboolean clicked = FALSE;

  g_signal_connect (more, "clicked", G_CALLBACK (set_clicked), &clicked);
  gtk_widget_activate (GTK_WIDGET (more));
  while (comstock_guide_get_part (fixture->guide) != COMSTOCK_GUIDE_NOTHING)
    comstock_guide_dismiss (fixture->guide);
  ui_probe_wait (is_clicked, &clicked);
  g_assert_null (ui_probe_find (fixture->table, COMSTOCK_TYPE_PLAYER_AID));
}

static void
test_no_more (Fixture      *fixture,
              gconstpointer data)
{
  press (fixture, "Got It");
  press (fixture, "No More Tips");
  assert_shown (fixture, NULL);
  g_assert_false (g_settings_get_boolean (fixture->settings, "guidance"));
  act (fixture);
  assert_shown (fixture, NULL);
  g_settings_set_boolean (fixture->settings, "guidance", TRUE);
  g_assert_false (is_seen (fixture, "aim"));
}

/* Who turns tips on is told at once what there is to tell. */
static void
test_turned_on (Fixture      *fixture,
                gconstpointer data)
{
  press (fixture, "No More Tips");
  assert_shown (fixture, NULL);
  g_settings_set_boolean (fixture->settings, "guidance", TRUE);
  stage_settle ();
  assert_shown (fixture, "aim");
}

static void
test_refusal (Fixture      *fixture,
              gconstpointer data)
{
  g_signal_emit_by_name (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CITY_VIEW), "refused",
                         "It cannot lie here.");
  for (int i = 0; i < 3; i++)
    press (fixture, "Got It");
  assert_shown (fixture, COMSTOCK_CARDS_TIP_REFUSAL);
  comstock_guide_take_back (fixture->guide, COMSTOCK_CARDS_TIP_REFUSAL);
  g_assert_cmpuint (comstock_guide_get_part (fixture->guide), ==, COMSTOCK_GUIDE_NOTHING);
  comstock_guide_explain (fixture->guide, COMSTOCK_CARDS_TIP_REFUSAL);
  assert_shown (fixture, COMSTOCK_CARDS_TIP_REFUSAL);
}

/* Another bar shows what waited in the former. */
static void
test_look (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GVariant) tips = comstock_look_dup (COMSTOCK_LOOK (fixture->guide));

  press (fixture, "Got It");
  press (fixture, "Got It");
  g_settings_reset (fixture->settings, "guidance-seen");
  comstock_look_set (COMSTOCK_LOOK (fixture->guide), tips);
  assert_shown (fixture, "aim");
}

/* A whole game: no tip twice, and what cannot fail to happen is explained. */
static void
test_whole_game (Fixture      *fixture,
                 gconstpointer data)
{
  static const char *const certain[] = {
    "aim", "column", "auction", "order", "virtual-player", "take", "left-over", "spent", "era",
  };
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  g_autoptr (GHashTable) read = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  while (!comstock_game_is_over (game) || comstock_guide_get_part (fixture->guide) != COMSTOCK_GUIDE_NOTHING)
    {
      while (comstock_guide_get_part (fixture->guide) != COMSTOCK_GUIDE_NOTHING)
        {
          g_assert_true (g_hash_table_add (read, dup_shown (fixture)));
          press (fixture, "Got It");
        }
      if (is_person_asked (game) && !comstock_game_is_over (game))
        act (fixture);
      else
        stage_settle ();
    }
  for (gsize i = 0; i < G_N_ELEMENTS (certain); i++)
    {
      g_assert_true (is_seen (fixture, certain[i]));
      g_assert_true (g_hash_table_contains (read, certain[i]));
    }
}

/* What was not read before the end lies over none of it. */
static void
test_over (Fixture      *fixture,
           gconstpointer data)
{
  while (!comstock_game_is_over (COMSTOCK_GAME (fixture->game)))
    {
      comstock_guide_explain (fixture->guide, "skull");
      g_assert_cmpuint (comstock_guide_get_part (fixture->guide), !=, COMSTOCK_GUIDE_NOTHING);
      stage_step (fixture->game);
    }
  g_assert_cmpuint (comstock_guide_get_part (fixture->guide), ==, COMSTOCK_GUIDE_NOTHING);
}

static const ComstockGuideTip pebbles_tips_table[] = {
  { "stone", "Pick one of {stones} stones.", "rule:stones", 1, .steps = 1u << PEBBLES_STEP_STONE },
  { "roll", "The die is rolled for all.", "rule:going", 2, .event = PEBBLES_EVENT_ROLL },
  { "home", "This pebble is home.", "rule:going", 3 },
};

static guint
get_pebbles_step (ComstockGame *game)
{
  return ((const PebblesState *) comstock_game_get_state (game))->step;
}

static const ComstockGuideTips pebbles_tips = {
  .table = pebbles_tips_table,
  .n_table = G_N_ELEMENTS (pebbles_tips_table),
  .acts = 1u << PEBBLES_EVENT_STONE,
  .get_step = get_pebbles_step,
};

static void
assert_told (ComstockGuide *guide,
             guint          part,
             const char    *text)
{
  g_assert_cmpuint (comstock_guide_get_part (guide), ==, part);
  g_assert_cmpstr (gtk_label_get_label (ui_probe_find (guide, GTK_TYPE_LABEL)), ==, text);
}

static void
pick_stone (ComstockGame *game,
            guint         seat)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);

  g_assert_true (comstock_game_play (game, seat, g_array_index (legal, CsMove, 0), NULL));
}

/* Tips of another game: at a step, at an event, and without either. */
static void
test_another_game (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (ComstockGame) game = pebbles_game_new ("person,person", 1);
  g_autoptr (ComstockReplay) replay = comstock_replay_new (game);
  GtkWidget *overlay = gtk_overlay_new ();
  ComstockGuide *guide = g_object_new (COMSTOCK_TYPE_GUIDE, NULL);
  GtkWindow *window;

  g_settings_set_boolean (settings, "guidance", TRUE);
  g_settings_reset (settings, "guidance-seen");
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (guide));
  window = stage_show (overlay, 600, 200);
  comstock_guide_set_game (guide, game, replay, &pebbles_tips, NULL);
  comstock_guide_update (guide, 0);
  assert_told (guide, 1, "Pick one of 12 stones.");
  pick_stone (game, 0);
  comstock_guide_update (guide, -1);
  g_assert_cmpuint (comstock_guide_get_part (guide), ==, COMSTOCK_GUIDE_NOTHING);
  pick_stone (game, 1);
  comstock_guide_explain (guide, "home");
  assert_told (guide, 2, "The die is rolled for all.");
  comstock_guide_dismiss (guide);
  assert_told (guide, 3, "This pebble is home.");
  stage_close (window);
  g_settings_set_boolean (settings, "guidance", FALSE);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/guide/opening", test_opening },
    { "/guide/unread", test_unread },
    { "/guide/waiting", test_waiting },
    { "/guide/focus", test_focus },
    { "/guide/more", test_more },
    { "/guide/pressed-late", test_pressed_late },
    { "/guide/no-more", test_no_more },
    { "/guide/turned-on", test_turned_on },
    { "/guide/refusal", test_refusal },
    { "/guide/look", test_look },
    { "/guide/whole-game", test_whole_game },
    { "/guide/over", test_over },
  };

  ui_probe_init (&argc, &argv);
  g_test_add_func ("/guide/tips", test_tips);
  g_test_add_func ("/guide/another-game", test_another_game);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
