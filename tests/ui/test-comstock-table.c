/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-table.c and its parts with a table of Pebbles, which fills in the least that a game must. */

#include "ui/table/comstock-table.h"

#include "pebbles-game.h"
#include "ui-probe.h"
#include "ui/comstock-log-pane.h"
#include "widget-stage.h"

#define PEBBLES_TYPE_TABLE (pebbles_table_get_type ())
G_DECLARE_FINAL_TYPE (PebblesTable, pebbles_table, PEBBLES, TABLE, ComstockTable)

struct _PebblesTable
{
  ComstockTable parent_instance;

  GtkWidget *stones;
  GtkWidget *track;
};

G_DEFINE_FINAL_TYPE (PebblesTable, pebbles_table, COMSTOCK_TYPE_TABLE)

static PebblesStep
get_step (ComstockGame *game)
{
  return ((const PebblesState *) comstock_game_get_state (game))->step;
}

static gboolean
is_secret (ComstockGame *game)
{
  return get_step (game) == PEBBLES_STEP_STONE;
}

static char *
dup_heading (ComstockGame *game)
{
  return g_strdup_printf ("Round %u", ((const PebblesState *) comstock_game_get_state (game))->round);
}

static char *
dup_prompt (ComstockGame *game)
{
  return g_strdup (is_secret (game) ? "Pick a stone." : "Go on.");
}

static char *
dup_seat_title (ComstockGame *game,
                guint         seat)
{
  return g_strdup_printf ("Seat %u", seat);
}

static GtkWidget *
get_answering (ComstockTable *table)
{
  PebblesTable *self = PEBBLES_TABLE (table);

  return is_secret (comstock_table_get_game (table)) ? self->stones : self->track;
}

/* The first legal move will do. */
static void
answer (ComstockTable *table)
{
  ComstockGame *game = comstock_table_get_game (table);
  g_autoptr (GArray) moves = comstock_game_dup_legal (game, (guint) comstock_table_get_asked (table));

  comstock_table_play (table, g_array_index (moves, CsMove, 0));
}

static GtkWidget *
add_part (ComstockTable *table,
          const char    *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_signal_connect_object (button, "clicked", G_CALLBACK (answer), table, G_CONNECT_SWAPPED);
  comstock_frame_add_content (comstock_table_get_frame (table), button);
  comstock_parts_add (comstock_table_get_parts (table), button, COMSTOCK_PART_ANSWERS, 0);
  return button;
}

static void
pebbles_table_constructed (GObject *object)
{
  PebblesTable *self = PEBBLES_TABLE (object);

  G_OBJECT_CLASS (pebbles_table_parent_class)->constructed (object);
  self->stones = add_part (COMSTOCK_TABLE (self), "Stones");
  self->track = add_part (COMSTOCK_TABLE (self), "Track");
  comstock_table_start (COMSTOCK_TABLE (self));
}

static void
pebbles_table_class_init (PebblesTableClass *klass)
{
  ComstockTableClass *table_class = COMSTOCK_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = pebbles_table_constructed;
  table_class->is_secret = is_secret;
  table_class->dup_heading = dup_heading;
  table_class->dup_prompt = dup_prompt;
  table_class->dup_seat_title = dup_seat_title;
  table_class->get_answering = get_answering;
}

static void
pebbles_table_init (PebblesTable *self)
{
}

typedef struct
{
  ComstockGame *game;
  PebblesTable *table;
  GtkWindow *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  seats)
{
  fixture->game = pebbles_game_new (seats, 1);
  fixture->table = g_object_new (PEBBLES_TYPE_TABLE, "game", fixture->game, NULL);
  /* Nobody plays by itself. */
  g_object_set (fixture->table, "waiting", TRUE, NULL);
  fixture->window = stage_show (GTK_WIDGET (fixture->table), 800, 600);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  seats)
{
  stage_close (fixture->window);
  g_object_unref (fixture->game);
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (comstock_table_get_actions (COMSTOCK_TABLE (fixture->table))),
                                  action, NULL);
  ui_probe_settle ();
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

/* The curtain stands between two who pick in secret, and nobody looks before it is lifted. */
static void
test_curtain (Fixture       *fixture,
              gconstpointer  seats)
{
  for (int seat = 0; seat < 2; seat++)
    {
      g_autofree char *name = g_strdup_printf ("I Am Seat %d", seat);

      g_assert_cmpint (comstock_table_get_asked (COMSTOCK_TABLE (fixture->table)), ==, seat);
      g_assert_cmpint (comstock_game_get_viewer (fixture->game), ==, -1);
      g_assert_false (gtk_widget_get_mapped (fixture->table->stones));
      ui_probe_press (ui_probe_find_button (fixture->window, name));
      g_assert_cmpint (comstock_game_get_viewer (fixture->game), ==, seat);
      assert_focus (fixture, fixture->table->stones);
      assert_text (fixture, "prompt", "Pick a stone.");
      ui_probe_press (fixture->table->stones);
    }
  assert_text (fixture, "prompt", "Go on.");
  assert_text (fixture, "heading", "Round 1");
  g_assert_cmpint (comstock_game_get_viewer (fixture->game), ==,
                   comstock_table_get_asked (COMSTOCK_TABLE (fixture->table)));
  assert_focus (fixture, fixture->table->track);
}

/* A pane takes the focus and gives it back to where one answers; a key goes round all parts. */
static void
test_parts (Fixture       *fixture,
            gconstpointer  seats)
{
  ComstockFrame *frame = comstock_table_get_frame (COMSTOCK_TABLE (fixture->table));

  assert_focus (fixture, fixture->table->stones);
  activate (fixture, "log");
  g_assert_nonnull (ui_probe_find (fixture->window, COMSTOCK_TYPE_LOG_PANE));
  assert_focus (fixture, comstock_panes_get_part (comstock_table_get_panes (COMSTOCK_TABLE (fixture->table))));
  activate (fixture, "close-pane");
  assert_focus (fixture, fixture->table->stones);
  activate (fixture, "next-part");
  assert_focus (fixture, fixture->table->track);
  activate (fixture, "next-part");
  assert_focus (fixture, GTK_WIDGET (comstock_frame_get_stage (frame)));
  activate (fixture, "previous-part");
  assert_focus (fixture, fixture->table->track);
}

/* Whoever looks back is asked nothing, and is told why nothing can be played. */
static void
test_looking_back (Fixture       *fixture,
                   gconstpointer  seats)
{
  ComstockTable *table = COMSTOCK_TABLE (fixture->table);
  g_autoptr (GArray) moves = comstock_game_dup_legal (fixture->game, 0);
  g_autofree char *refusal = NULL;

  g_assert_null (comstock_table_dup_refusal (table, 0, g_array_index (moves, CsMove, 0)));
  ui_probe_press (fixture->table->stones);
  comstock_replay_go_to (comstock_table_get_replay (table), 0);
  g_assert_cmpint (comstock_table_get_asked (table), ==, -1);
  assert_text (fixture, "prompt", "Looking back, move 0 of 1. Pick a stone.");
  refusal = comstock_table_dup_refusal (table, 0, g_array_index (moves, CsMove, 0));
  g_assert_true (g_str_has_prefix (refusal, "This moment is past."));
}

/* Undo has its reason where it stops, redo brings the move back. */
static void
test_undo (Fixture       *fixture,
           gconstpointer  seats)
{
  ui_probe_press (fixture->table->stones);
  activate (fixture, "undo");
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), ==, 0);
  assert_focus (fixture, fixture->table->stones);
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
  g_test_add ("/table/looking-back", Fixture, "person,rival", set_up, test_looking_back, tear_down);
  g_test_add ("/table/undo", Fixture, "person,rival", set_up, test_undo, tear_down);
  return g_test_run ();
}
