/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-analysis-pane.c: what it lists, how it is cancelled, and the way to a decision and on from there. */

#include "ui/table/comstock-analysis-pane.h"

#include "advice-stage.h"
#include "model/base/comstock-locale.h"
#include "model/session/comstock-analysis.h"
#include "ui/cards/table/comstock-cards-table.h"
#include "ui/table/comstock-callout.h"
#include "ui-probe.h"

typedef AdviceStage Fixture;

/* Somebody who has taken and laid whatever came first. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  advice_stage_open (fixture, CARDS_STEP_TAKE, 3);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "table.analysis", NULL);
  stage_settle ();
}

static GtkWidget *
get_pane (Fixture *fixture)
{
  return ui_probe_find (fixture->window, COMSTOCK_TYPE_ANALYSIS_PANE);
}

static gboolean
is_done (gpointer fixture)
{
  return ui_probe_find (get_pane (fixture), GTK_TYPE_PROGRESS_BAR) == NULL;
}

static GtkWidget *
get_row (Fixture *fixture)
{
  return ui_probe_find (get_pane (fixture), GTK_TYPE_LIST_BOX_ROW);
}

/* A row leads to the moment before the decision, and on the table stands what was better. */
static void
test_row (Fixture      *fixture,
          gconstpointer data)
{
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  const guint cursor = comstock_game_get_cursor (game);

  ui_probe_press (ui_probe_find_button (get_pane (fixture), "Analyze"));
  ui_probe_wait (is_done, fixture);
  g_assert_nonnull (get_row (fixture));
  g_assert_null (ui_probe_find_button (get_pane (fixture), "Analyze"));
  g_assert_true (gtk_widget_activate (get_row (fixture)));
  stage_settle ();
  g_assert_cmpuint (comstock_game_get_cursor (game), <, cursor);
  g_assert_cmpint (comstock_game_get_step (game, comstock_game_get_cursor (game))->seat, ==, 0);
  g_assert_true (comstock_game_can_redo (game));
  g_assert_nonnull (ui_probe_find (fixture->window, COMSTOCK_TYPE_CALLOUT));
  comstock_game_go_to (game, cursor);
  stage_settle ();
  g_assert_null (ui_probe_find (fixture->window, COMSTOCK_TYPE_CALLOUT));
  g_assert_nonnull (get_row (fixture));
}

static gboolean
is_null (gpointer former)
{
  return *(gpointer *) former == NULL;
}

/* What was found outlives the table, which another language makes anew; what is played then may be analysed. */
static void
test_language (Fixture      *fixture,
               gconstpointer data)
{
  gpointer former = get_pane (fixture);

  ui_probe_press (ui_probe_find_button (former, "Analyze"));
  ui_probe_wait (is_done, fixture);
  g_object_add_weak_pointer (former, &former);
  g_settings_set_string (fixture->settings, "language", "de");
  ui_probe_wait (is_null, &former);
  stage_settle ();
  g_assert_nonnull (get_row (fixture));
  g_assert_null (ui_probe_find_button (get_pane (fixture), "Analysieren"));
  stage_step (fixture->game);
  stage_settle ();
  g_assert_nonnull (ui_probe_find_button (get_pane (fixture), "Analysieren"));
  former = get_pane (fixture);
  g_object_add_weak_pointer (former, &former);
  g_settings_reset (fixture->settings, "language");
  ui_probe_wait (is_null, &former);
}

static void
test_cancel (Fixture      *fixture,
             gconstpointer data)
{
  ui_probe_press (ui_probe_find_button (get_pane (fixture), "Analyze"));
  if (!is_done (fixture))
    ui_probe_press (ui_probe_find_button (get_pane (fixture), "Cancel"));
  g_assert_true (is_done (fixture));
  g_assert_nonnull (ui_probe_find_button (get_pane (fixture), "Analyze"));
}

/* Nobody plays any more: whoever opens the pane then need not press for it. */
static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  ComstockAnalysis *analysis = comstock_analysis_of (COMSTOCK_GAME (fixture->game));

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "table.analysis", NULL);
  while (!comstock_game_is_over (COMSTOCK_GAME (fixture->game)))
    stage_step (fixture->game);
  stage_settle ();
  g_assert_false (comstock_analysis_is_working (analysis));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "table.analysis", NULL);
  stage_settle ();
  g_assert_true (comstock_analysis_is_working (analysis) || comstock_analysis_is_complete (analysis));
  comstock_analysis_cancel (analysis);
}

int
main (int    argc,
      char **argv)
{
  comstock_locale_set_up ();
  gtk_disable_setlocale ();
  ui_probe_init (&argc, &argv);
  g_test_add ("/analysis-pane/row", Fixture, NULL, set_up, test_row, advice_stage_close);
  g_test_add ("/analysis-pane/language", Fixture, NULL, set_up, test_language, advice_stage_close);
  g_test_add ("/analysis-pane/cancel", Fixture, NULL, set_up, test_cancel, advice_stage_close);
  g_test_add ("/analysis-pane/end", Fixture, NULL, set_up, test_end, advice_stage_close);
  return g_test_run ();
}
