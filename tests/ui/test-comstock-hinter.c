/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-hinter.c by keys, with animations on: what is told where, the next best, and what takes it away. */

#include "ui/table/comstock-hinter.h"

#include "advice-stage.h"
#include "ui/cards/table/comstock-cards-table.h"
#include "ui/table/comstock-callout.h"
#include "ui-hand.h"
#include "ui-probe.h"

typedef AdviceStage Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  advice_stage_open (fixture, (CardsStep) GPOINTER_TO_INT (data), 1);
}

static void
set_up_bid (Fixture      *fixture,
            gconstpointer data)
{
  set_up (fixture, GINT_TO_POINTER (CARDS_STEP_BID));
}

/* What the callout of the hint says, NULL if there is none. */
static const char *
get_hint (Fixture *fixture)
{
  GtkOverlay *overlay = comstock_table_get_overlay (ui_probe_find (fixture->window, COMSTOCK_TYPE_TABLE));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (overlay)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (COMSTOCK_IS_CALLOUT (child))
      {
        GtkLabel *label = ui_probe_find (child, GTK_TYPE_LABEL);

        if (label != NULL && strstr (gtk_label_get_label (label), " of ") != NULL)
          return gtk_label_get_label (label);
      }
  return NULL;
}

static gboolean
has_hint (gpointer fixture)
{
  return get_hint (fixture) != NULL;
}

static gboolean
has_second (gpointer fixture)
{
  return get_hint (fixture) != NULL && g_str_has_prefix (get_hint (fixture), "2 of ");
}

static gboolean
has_none (gpointer fixture)
{
  return get_hint (fixture) == NULL;
}

/* How sure the advisor is after so much time depends on the machine: it tells figures, or that none differ. */
static gboolean
hint_ends (Fixture    *fixture,
           const char *figures,
           const char *unsure)
{
  return g_regex_match_simple (figures, get_hint (fixture), 0, 0) || g_str_has_suffix (get_hint (fixture), unsure);
}

/* H tells the best, H again the second best; the move that is made takes it away. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, 0);

  g_assert_cmpuint (legal->len, >, 1);
  g_assert_null (get_hint (fixture));
  ui_hand_do ("key h");
  ui_probe_wait (has_hint, fixture);
  g_assert_true (g_str_has_prefix (get_hint (fixture), "1 of "));
  g_assert_true (hint_ends (fixture, "\nAbout [1-9][0-9]* points? better than the second best$",
                            "\nAbout as good as the second best"));
  ui_hand_do ("key h");
  ui_probe_wait (has_second, fixture);
  g_assert_true (hint_ends (fixture, "\nAbout [1-9][0-9]* points? worse than the best$",
                            "\nAbout as good as the best"));
  g_assert_true (comstock_game_play (game, 0, g_array_index (legal, CsMove, 0), NULL));
  ui_probe_wait (has_none, fixture);
}

/* Whoever only looks at the game is asked for nothing, and gets no hint. */
static void
test_looking_back (Fixture      *fixture,
                   gconstpointer data)
{
  ComstockTable *table = ui_probe_find (fixture->window, COMSTOCK_TYPE_TABLE);

  ui_hand_do ("key h");
  ui_probe_wait (has_hint, fixture);
  comstock_replay_go_to (comstock_table_get_replay (table), 1);
  ui_probe_wait (has_none, fixture);
  ui_hand_do ("key h");
  stage_settle ();
  g_assert_null (get_hint (fixture));
}

/* From the press on, until there is something to tell. */
static void
test_busy (Fixture      *fixture,
           gconstpointer data)
{
  ComstockTable *table = ui_probe_find (fixture->window, COMSTOCK_TYPE_TABLE);
  GtkWidget *frame = GTK_WIDGET (comstock_table_get_frame (table));

  g_action_group_activate_action (G_ACTION_GROUP (comstock_table_get_actions (table)), "hint", NULL);
  g_assert_null (get_hint (fixture));
  g_assert_cmpstr (gtk_label_get_label (ui_probe_find (ui_probe_find (fixture->window, COMSTOCK_TYPE_CALLOUT),
                                                       GTK_TYPE_LABEL)), ==, "Thinking…");
  g_assert_cmpstr (gdk_cursor_get_name (gtk_widget_get_cursor (frame)), ==, "progress");
  ui_probe_wait (has_hint, fixture);
  g_assert_null (gtk_widget_get_cursor (frame));
}

/* The lamp in the header bar is the same. */
static void
test_button (Fixture      *fixture,
             gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "table.hint", NULL);
  ui_probe_wait (has_hint, fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "table.hint", NULL);
  ui_probe_wait (has_second, fixture);
}

static gboolean
is_tip_seen (gpointer fixture)
{
  ComstockTable *table = ui_probe_find (((Fixture *) fixture)->window, COMSTOCK_TYPE_TABLE);

  return gtk_widget_get_mapped (GTK_WIDGET (comstock_table_get_guide (table)));
}

/* Advice that was asked for hides the tips. */
static void
test_tip (Fixture      *fixture,
          gconstpointer data)
{
  g_settings_set_boolean (fixture->settings, "guidance", TRUE);
  ui_probe_wait (is_tip_seen, fixture);
  ui_hand_do ("key h");
  ui_probe_wait (has_hint, fixture);
  g_assert_false (is_tip_seen (fixture));
  g_settings_set_boolean (fixture->settings, "guidance", FALSE);
}

static gboolean
is_asked_for (ComstockCardsGame *game,
              int                character)
{
  return comstock_cards_game_get_step (game) == CARDS_STEP_ABILITY && comstock_cards_game_get_actor (game) == 0 &&
         comstock_cards_game_get_ability (game) == character;
}

/* How many moves lead to the question, 0 if this game never asks it. */
static guint
find_question (guint64 seed,
               int     character)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (seed);

  while (!comstock_game_is_over (COMSTOCK_GAME (game)) && !is_asked_for (game, character))
    stage_gather (game);
  return comstock_game_is_over (COMSTOCK_GAME (game)) ? 0 : comstock_game_get_cursor (COMSTOCK_GAME (game));
}

static gboolean
rests (gpointer fixture)
{
  ComstockTable *table = ui_probe_find (((Fixture *) fixture)->window, COMSTOCK_TYPE_TABLE);

  return comstock_theatre_get_act (comstock_table_get_theatre (table)) != NULL &&
         !comstock_theatre_is_performing (comstock_table_get_theatre (table));
}

/* In the midst of a showdown, too, there is advice for what it asks. */
static void
test_showdown (Fixture      *fixture,
               gconstpointer data)
{
  guint64 seed = 1;
  guint asked;

  while ((asked = find_question (seed, GPOINTER_TO_INT (data))) == 0)
    seed++;
  g_object_unref (fixture->game);
  fixture->game = stage_game_new (seed);
  while (comstock_game_get_cursor (COMSTOCK_GAME (fixture->game)) < asked - 1)
    stage_gather (fixture->game);
  g_settings_set_string (fixture->settings, "pace", "fast");
  comstock_window_set_game (fixture->window, COMSTOCK_GAME (fixture->game));
  stage_settle ();
  stage_gather (fixture->game);
  g_assert_true (is_asked_for (fixture->game, GPOINTER_TO_INT (data)));
  ui_probe_wait (rests, fixture);
  ui_hand_do ("key h");
  ui_probe_wait (has_hint, fixture);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add ("/hinter/bid", Fixture, GINT_TO_POINTER (CARDS_STEP_BID), set_up, test_keys, advice_stage_close);
  g_test_add ("/hinter/take", Fixture, GINT_TO_POINTER (CARDS_STEP_TAKE), set_up, test_keys, advice_stage_close);
  g_test_add ("/hinter/place", Fixture, GINT_TO_POINTER (CARDS_STEP_PLACE), set_up, test_keys, advice_stage_close);
  g_test_add ("/hinter/tip", Fixture, GINT_TO_POINTER (CARDS_STEP_BID), set_up, test_tip, advice_stage_close);
  g_test_add ("/hinter/looking-back", Fixture, GINT_TO_POINTER (CARDS_STEP_TAKE), set_up, test_looking_back,
              advice_stage_close);
  g_test_add ("/hinter/busy", Fixture, GINT_TO_POINTER (CARDS_STEP_BID), set_up, test_busy, advice_stage_close);
  g_test_add ("/hinter/button", Fixture, GINT_TO_POINTER (CARDS_STEP_BID), set_up, test_button, advice_stage_close);
  g_test_add ("/hinter/doctor", Fixture, GINT_TO_POINTER (CARDS_DOCTOR), set_up_bid, test_showdown, advice_stage_close);
  g_test_add ("/hinter/mercenary", Fixture, GINT_TO_POINTER (CARDS_MERCENARY), set_up_bid, test_showdown,
              advice_stage_close);
  return g_test_run ();
}
