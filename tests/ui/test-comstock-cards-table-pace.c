/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-table-pace.c with animations on and real clicks and keys: what skips does nothing else, and what
 * is undone or closed on the way harms nothing. */

#include "config.h"

#include "ui/cards/table/comstock-cards-table.h"

#include "ui/cards/cards/comstock-cards-column-view.h"
#include "model/base/comstock-workers.h"
#include "ui/shell/comstock-window.h"
#include "ui-clock.h"
#include "ui-probe.h"
#include "widget-stage.h"

/* In milliseconds: what is clicked so much later was not meant to skip. */
#define GRACE 250

typedef struct
{
  ComstockCardsGame *cards;
  ComstockGame *game;
  ComstockWindow *window;
  GtkWidget *column;
  ComstockTheatre *theatre;
  guint cursor;         /* where the game was when something was about to move it */
} Fixture;

/* The auction cards were just revealed, and another takes a card before the person does.  The clock of the pace stands
 * still, the movements do not. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", "slow");
  g_settings_set_int (settings, "window-width", 1280);
  g_settings_set_int (settings, "window-height", 800);
  stage_set_animations (TRUE);
  ui_clock_stop ();
  fixture->cards = stage_game_new (3);
  fixture->game = COMSTOCK_GAME (fixture->cards);
  fixture->window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (fixture->window, fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  stage_settle ();
  stage_settle ();
  fixture->column = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_COLUMN_VIEW);
  stage_play_to_reveal (fixture->cards, FALSE);
  stage_settle ();
  fixture->theatre = comstock_table_get_theatre (ui_probe_find (fixture->window, COMSTOCK_TYPE_TABLE));
}

static void
close_window (Fixture *fixture)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
  stage_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  close_window (fixture);
  g_object_unref (fixture->cards);
  ui_clock_start ();
  stage_set_animations (FALSE);
}

static gboolean
is_person_asked (gpointer data)
{
  return (comstock_game_get_actors (((Fixture *) data)->game) & 1) != 0;
}

static gboolean
is_performing (gpointer data)
{
  return comstock_theatre_is_performing (((Fixture *) data)->theatre);
}

static gboolean
is_over (gpointer data)
{
  return !is_performing (data);
}

static void
run_xdotool (const char *const *command)
{
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  stage_settle ();
  stage_settle ();
}

static GtkWidget *
get_last_card (Fixture *fixture)
{
  GListModel *column = comstock_cards_game_get_column (fixture->cards);
  g_autoptr (ComstockCardsCard) card = g_list_model_get_item (column, g_list_model_get_n_items (column) - 1);

  return comstock_cards_column_view_find_card (COMSTOCK_CARDS_COLUMN_VIEW (fixture->column), card);
}

static void
click (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_rect_t bounds;
  double x, y;
  g_autofree char *left = NULL;
  g_autofree char *top = NULL;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (native), &bounds));
  gtk_native_get_surface_transform (native, &x, &y);
  left = g_strdup_printf ("%d", (int) (x + (double) (bounds.origin.x + bounds.size.width / 2)));
  top = g_strdup_printf ("%d", (int) (y + (double) (bounds.origin.y + bounds.size.height / 2)));
  run_xdotool ((const char *[]) { "xdotool", "mousemove", left, top, "click", "1", NULL });
}

static void
press_key (const char *name)
{
  run_xdotool ((const char *[]) { "xdotool", "key", name, NULL });
}

static gboolean
has_moved_on (gpointer data)
{
  Fixture *fixture = data;

  return comstock_game_get_cursor (fixture->game) > fixture->cursor;
}

static gboolean
has_taken (gpointer data)
{
  return comstock_cards_game_get_step (((Fixture *) data)->cards) != CARDS_STEP_TAKE;
}

/* Skips until the person is asked, and until what is clicked then no longer counts as skipping. */
static void
skip_to_person (Fixture    *fixture,
                const char *key)
{
  while (!is_person_asked (fixture))
    {
      fixture->cursor = comstock_game_get_cursor (fixture->game);
      press_key (key);
      ui_probe_wait (has_moved_on, fixture);
    }
  ui_clock_advance (GRACE);
}

/* The showdown is on; two clicks end it and take nothing.  Once the person is asked, a click takes the card. */
static void
test_click (Fixture      *fixture,
            gconstpointer data)
{
  guint cursor = comstock_game_get_cursor (fixture->game);

  g_assert_true (is_performing (fixture));
  click (get_last_card (fixture));
  g_assert_true (is_performing (fixture));
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), ==, cursor);
  click (get_last_card (fixture));
  ui_probe_wait (is_over, fixture);
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), ==, cursor);
  skip_to_person (fixture, "space");
  g_assert_cmpint (comstock_cards_game_get_step (fixture->cards), ==, CARDS_STEP_TAKE);
  click (get_last_card (fixture));
  ui_probe_wait (has_taken, fixture);
}

/* The same with keys, on a card that has the focus; keys that only lead somewhere skip nothing. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  press_key ("Tab");
  press_key ("Shift_L");
  g_assert_true (is_performing (fixture));
  g_assert_cmpfloat (comstock_act_get_time (comstock_theatre_get_act (fixture->theatre)), ==, 0);
  gtk_widget_grab_focus (get_last_card (fixture));
  press_key ("Return");
  press_key ("Return");
  ui_probe_wait (is_over, fixture);
  skip_to_person (fixture, "Return");
  g_assert_cmpint (comstock_cards_game_get_step (fixture->cards), ==, CARDS_STEP_TAKE);
  gtk_widget_grab_focus (get_last_card (fixture));
  press_key ("Return");
  ui_probe_wait (has_taken, fixture);
}

/* A card is on its way, and new ones turn over, while the game goes back, on, and elsewhere. */
static void
test_undo_in_flight (Fixture      *fixture,
                     gconstpointer data)
{
  guint end;

  for (guint i = 0; i < 12; i++)
    stage_step (fixture->cards);
  end = comstock_game_get_length (fixture->game);
  for (guint cursor = end - 12; cursor < end; cursor++)
    {
      comstock_game_go_to (fixture->game, cursor);
      stage_settle ();
      comstock_game_go_to (fixture->game, cursor + 1);
      stage_settle ();
      comstock_game_go_to (fixture->game, cursor - 3);
    }
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), ==, end - 4);
}

static void
test_close_in_flight (Fixture      *fixture,
                      gconstpointer data)
{
  for (guint i = 0; i < 6; i++)
    stage_step (fixture->cards);
  stage_settle ();
  close_window (fixture);
}

/* Work that lasts until somebody unlocks the mutex that is its data. */
static void
wait_at_gate (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  g_mutex_lock (data);
  g_mutex_unlock (data);
  g_task_return_boolean (task, TRUE);
}

static gboolean
set_true (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

static ComstockGame *
deal_against_rivals (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup;
  ComstockCardsGame *game;

  comstock_cards_setup_init (&setup);
  g_assert_true (comstock_cards_setup_parse (&setup, "person,rival:hard,rival:hard,rival:hard", &error));
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

/* A table that is gone plays nothing, not even the move that a rival is thinking about, and whoever still holds it. */
static void
test_close_while_thinking (gconstpointer is_held)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (ComstockGame) game = deal_against_rivals ();
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);
  g_autoptr (GtkWidget) holder = NULL;
  GtkWidget *table;
  gboolean quiet = FALSE;
  GMutex gate;

  g_settings_set_string (settings, "pace", "instant");
  g_mutex_init (&gate);
  g_mutex_lock (&gate);
  g_task_set_task_data (task, &gate, NULL);
  comstock_workers_run (task, wait_at_gate);
  comstock_workers_when_quiet (set_true, &quiet);
  table = comstock_cards_table_new (game);
  if (GPOINTER_TO_INT (is_held))
    holder = g_object_ref_sink (table);
  stage_close (stage_show (table, 1280, 800));
  g_mutex_unlock (&gate);
  ui_probe_wait (is_true, &quiet);
  stage_await_workers ();
  g_assert_cmpuint (comstock_game_get_length (game), ==, 0);
  g_mutex_clear (&gate);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);

  ADD ("/table-pace/click", test_click);
  ADD ("/table-pace/keys", test_keys);
  ADD ("/table-pace/undo-in-flight", test_undo_in_flight);
  ADD ("/table-pace/close-in-flight", test_close_in_flight);
  g_test_add_data_func ("/table-pace/close-while-thinking", GINT_TO_POINTER (FALSE), test_close_while_thinking);
  g_test_add_data_func ("/table-pace/close-while-held", GINT_TO_POINTER (TRUE), test_close_while_thinking);

  return g_test_run ();
}
