/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-table.c and its parts with the table of Pebbles, which fills in the least that a game must. */

#include "ui/table/comstock-table.h"

#include "pebbles-game.h"
#include "pebbles-table.h"
#include "ui-probe.h"
#include "ui/table/comstock-log-pane.h"
#include "widget-stage.h"

typedef struct
{
  ComstockGame *game;
  ComstockTable *table;
  GtkWidget *moves;
  GtkWindow *window;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer seats)
{
  fixture->game = pebbles_game_new (seats, 1);
  fixture->table = COMSTOCK_TABLE (pebbles_table_new (fixture->game));
  fixture->moves = pebbles_table_get_moves (PEBBLES_TABLE (fixture->table));
  /* Nobody plays by itself. */
  g_object_set (fixture->table, "waiting", TRUE, NULL);
  fixture->window = stage_show (GTK_WIDGET (fixture->table), 800, 600);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer seats)
{
  stage_close (fixture->window);
  g_object_unref (fixture->game);
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (comstock_table_get_actions (fixture->table)), action, NULL);
  stage_settle ();
}

static void
assert_focus (Fixture   *fixture,
              GtkWidget *part)
{
  g_assert_true (comstock_part_has_focus (part));
  g_assert_true (gtk_widget_get_mapped (gtk_window_get_focus (fixture->window)));
}

static void
assert_text (Fixture    *fixture,
             const char *property,
             const char *text)
{
  g_autofree char *found = NULL;

  g_object_get (fixture->table, property, &found, NULL);
  g_assert_cmpstr (found, ==, text);
}

/* Of several people it names the one who is asked. */
static void
assert_prompt (Fixture    *fixture,
               const char *question)
{
  g_autofree char *text = g_strdup_printf ("Seat %d: %s", comstock_table_get_asked (fixture->table) + 1, question);

  assert_text (fixture, "prompt", text);
}

/* The curtain stands between two who pick in secret, and nobody looks or is asked before it is lifted. */
static void
test_curtain (Fixture      *fixture,
              gconstpointer seats)
{
  for (int seat = 0; seat < 2; seat++)
    {
      g_autofree char *name = g_strdup_printf ("I Am Seat %d", seat + 1);

      g_assert_cmpint (comstock_table_get_asked (fixture->table), ==, seat);
      g_assert_cmpint (comstock_game_get_viewer (fixture->game), ==, -1);
      g_assert_false (gtk_widget_get_mapped (fixture->moves));
      assert_text (fixture, "prompt", "Pick a stone");
      ui_probe_press (ui_probe_find_button (fixture->window, name));
      g_assert_cmpint (comstock_game_get_viewer (fixture->game), ==, seat);
      assert_focus (fixture, fixture->moves);
      assert_prompt (fixture, "Pick a stone");
      ui_probe_press (gtk_widget_get_first_child (fixture->moves));
    }
  assert_prompt (fixture, "Choose a pebble");
  assert_text (fixture, "heading", "Round 1 of 3");
  g_assert_cmpint (comstock_game_get_viewer (fixture->game), ==, comstock_table_get_asked (fixture->table));
  assert_focus (fixture, fixture->moves);
}

/* A pane takes the focus and gives it back to where one answers; a key goes round all parts. */
static void
test_parts (Fixture      *fixture,
            gconstpointer seats)
{
  ComstockFrame *frame = comstock_table_get_frame (fixture->table);

  assert_focus (fixture, fixture->moves);
  activate (fixture, "log");
  g_assert_nonnull (ui_probe_find (fixture->window, COMSTOCK_TYPE_LOG_PANE));
  assert_focus (fixture, comstock_panes_get_part (comstock_table_get_panes (fixture->table)));
  activate (fixture, "close-pane");
  assert_focus (fixture, fixture->moves);
  activate (fixture, "next-part");
  assert_focus (fixture, GTK_WIDGET (comstock_frame_get_stage (frame)));
  activate (fixture, "previous-part");
  assert_focus (fixture, fixture->moves);
}

/* A pane that is opened before the window's first frame is in its place and has the focus. */
static void
test_early_pane (Fixture      *fixture,
                 gconstpointer seats)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  ComstockTable *table = COMSTOCK_TABLE (pebbles_table_new (fixture->game));
  GtkWidget *pane = comstock_panes_get_part (comstock_table_get_panes (table));
  graphene_rect_t bounds;

  g_object_set (table, "waiting", TRUE, NULL);
  gtk_window_set_default_size (window, 800, 600);
  gtk_window_set_child (window, GTK_WIDGET (table));
  stage_set_animations (TRUE);
  gtk_window_present (window);
  g_action_group_activate_action (G_ACTION_GROUP (comstock_table_get_actions (table)), "log", NULL);
  do
    g_main_context_iteration (NULL, TRUE);
  while (!gtk_widget_compute_bounds (pane, GTK_WIDGET (table), &bounds) || bounds.size.width == 0 ||
         (int) (bounds.origin.x + bounds.size.width) != 800);
  stage_set_animations (FALSE);
  g_assert_true (comstock_part_has_focus (pane));
  stage_close (window);
}

/* Whoever looks back is asked nothing, and is told why nothing can be played. */
static void
test_looking_back (Fixture      *fixture,
                   gconstpointer seats)
{
  g_autoptr (GArray) moves = comstock_game_dup_legal (fixture->game, 0);
  g_autofree char *refusal = NULL;

  g_assert_null (comstock_table_dup_refusal (fixture->table, 0, g_array_index (moves, CsMove, 0)));
  ui_probe_press (gtk_widget_get_first_child (fixture->moves));
  comstock_replay_go_to (comstock_table_get_replay (fixture->table), 0);
  g_assert_cmpint (comstock_table_get_asked (fixture->table), ==, -1);
  assert_text (fixture, "prompt", "Looking back: move 0 of 1. Pick a stone");
  refusal = comstock_table_dup_refusal (fixture->table, 0, g_array_index (moves, CsMove, 0));
  g_assert_true (g_str_has_prefix (refusal, "You are looking at an earlier moment."));
}

/* Undo has its reason where it stops, redo brings the move back. */
static void
test_undo (Fixture      *fixture,
           gconstpointer seats)
{
  ui_probe_press (gtk_widget_get_first_child (fixture->moves));
  activate (fixture, "undo");
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), ==, 0);
  assert_focus (fixture, fixture->moves);
  activate (fixture, "redo");
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), ==, comstock_game_get_length (fixture->game));
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), >, 0);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add ("/table/curtain", Fixture, "person,person", set_up, test_curtain, tear_down);
  g_test_add ("/table/parts", Fixture, "person,rival", set_up, test_parts, tear_down);
  g_test_add ("/table/early-pane", Fixture, "person,rival", set_up, test_early_pane, tear_down);
  g_test_add ("/table/looking-back", Fixture, "person,rival", set_up, test_looking_back, tear_down);
  g_test_add ("/table/undo", Fixture, "person,rival", set_up, test_undo, tear_down);
  return g_test_run ();
}
