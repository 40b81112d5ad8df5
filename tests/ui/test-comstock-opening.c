/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening a file that does not answer: the window goes on, tells what it waits for, and lets itself be stopped. */

#include "hung-file.h"

#include "model/cards/comstock-cards-game.h"
#include "model/store/comstock-save.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-table.h"
#include "ui/shell/comstock-window.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"

/* In milliseconds: longer than the window waits before it tells. */
#define LONG 1000

typedef struct
{
  ComstockWindow *window;
  ComstockGame *shown;          /* when the file does not answer */
  ComstockGame *saved;
  GFile *file;
  GFile *hung;                  /* the same file, on a network that is down */
  GWeakRef waited_for;          /* the same, as long as the answer is waited for */
} Fixture;

static ComstockGame *
dup_shown (Fixture *self)
{
  ComstockTable *table = ui_probe_find (self->window, COMSTOCK_TYPE_TABLE);
  ComstockGame *game = NULL;

  g_assert_nonnull (table);
  g_object_get (table, "game", &game, NULL);
  return game;
}

static void
play_on (ComstockGame *game)
{
  const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
  g_autoptr (GArray) moves = comstock_game_dup_legal (game, seat);

  g_assert_true (comstock_game_play (game, seat, g_array_index (moves, CsMove, 0), NULL));
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "far_away.comstock", NULL);

  self->file = g_file_new_for_path (path);
  self->saved = comstock_game_ui_deal_quick (comstock_game_uis[0]);
  play_on (self->saved);
  g_assert_true (comstock_save_write (self->saved, self->file, NULL));
  self->shown = comstock_game_ui_deal_quick (comstock_game_uis[0]);
  self->window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (self->window, self->shown);
  gtk_window_present (GTK_WINDOW (self->window));
  stage_settle ();
  ui_clock_stop ();
  self->hung = hung_file_new (self->file);
  g_weak_ref_init (&self->waited_for, self->hung);
  comstock_window_open_file (self->window, self->hung);
  hung_file_await (HUNG_FILE (self->hung));
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  ui_clock_start ();
  if (self->window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->window));
  stage_settle ();
  g_object_unref (self->shown);
  g_object_unref (self->saved);
  g_object_unref (self->file);
  g_weak_ref_clear (&self->waited_for);
}

static gboolean
is_answered (gpointer data)
{
  g_autoptr (GObject) hung = g_weak_ref_get (&((Fixture *) data)->waited_for);

  return hung == NULL;
}

/* Until an answer that nobody wants has come and done nothing. */
static void
let_answer (Fixture *self)
{
  hung_file_let_go (HUNG_FILE (self->hung));
  g_clear_object (&self->hung);
  while (!is_answered (self))
    g_main_context_iteration (NULL, FALSE);
  stage_settle ();
}

static GtkButton *
find_cancel (Fixture *self)
{
  return ui_probe_find_button (self->window, "_Cancel");
}

static gboolean
is_told (Fixture *self)
{
  return find_cancel (self) != NULL;
}

static void
tell (Fixture *self)
{
  g_assert_false (is_told (self));
  ui_clock_advance (LONG);
  stage_settle ();
  g_assert_true (is_told (self));
}

static void
assert_unchanged (Fixture *self)
{
  g_autoptr (ComstockGame) shown = NULL;

  g_assert_false (is_told (self));
  let_answer (self);
  shown = dup_shown (self);
  g_assert_true (shown == self->shown);
  g_assert_false (is_told (self));
  g_assert_null (ui_probe_find_window (ADW_TYPE_MESSAGE_DIALOG));
}

static gboolean
is_other_shown (gpointer data)
{
  Fixture *self = data;
  g_autoptr (ComstockGame) shown = dup_shown (self);

  return shown != self->shown;
}

static void
assert_opens (Fixture *self)
{
  g_autoptr (ComstockGame) shown = NULL;

  hung_file_let_go (HUNG_FILE (self->hung));
  ui_probe_wait (is_other_shown, self);
  g_clear_object (&self->hung);
  shown = dup_shown (self);
  g_assert_false (is_told (self));
  g_assert_cmphex (comstock_game_get_digest_at (shown, 1), ==, comstock_game_get_digest_at (self->saved, 1));
}

/* The game can be played on meanwhile. */
static void
test_late (Fixture      *self,
           gconstpointer data)
{
  GtkLabel *label =
    GTK_LABEL (gtk_widget_get_template_child (GTK_WIDGET (self->window), COMSTOCK_TYPE_WINDOW, "opening_label"));

  tell (self);
  g_assert_cmpstr (gtk_label_get_label (label), ==, "Opening far_away.comstock…");
  play_on (self->shown);
  stage_settle ();
  assert_opens (self);
}

static void
test_soon (Fixture      *self,
           gconstpointer data)
{
  assert_opens (self);
  ui_clock_advance (LONG);
  stage_settle ();
  g_assert_false (is_told (self));
}

/* The focus does not go with the bar. */
static void
test_cancel (Fixture      *self,
             gconstpointer data)
{
  GtkButton *button;

  tell (self);
  button = find_cancel (self);
  gtk_widget_grab_focus (GTK_WIDGET (button));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == GTK_WIDGET (button));
  ui_probe_press (button);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)),
                                         ui_probe_find (self->window, COMSTOCK_TYPE_TABLE)));
  assert_unchanged (self);
}

static void
test_escape (Fixture      *self,
             gconstpointer data)
{
  tell (self);
  ui_hand_do ("key Escape");
  assert_unchanged (self);
}

static void
test_new_game_asked (Fixture      *self,
                     gconstpointer data)
{
  gpointer dialog;

  tell (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-game", NULL);
  assert_unchanged (self);
  dialog = ui_probe_find_window (g_type_from_name ("ComstockNewGame"));
  g_assert_nonnull (dialog);
  gtk_window_destroy (dialog);
}

static void
test_new_game (Fixture      *self,
               gconstpointer data)
{
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_quick (comstock_game_uis[0]);

  tell (self);
  comstock_window_set_game (self->window, game);
  g_set_object (&self->shown, game);
  assert_unchanged (self);
}

static void
test_other_file (Fixture      *self,
                 gconstpointer data)
{
  g_autoptr (ComstockGame) other = NULL;

  tell (self);
  comstock_window_open_file (self->window, self->file);
  ui_probe_wait (is_other_shown, self);
  other = dup_shown (self);
  g_set_object (&self->shown, other);
  assert_unchanged (self);
}

/* The language changes. */
static void
test_rebuilt (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (GVariant) folded = NULL;

  tell (self);
  folded = comstock_window_fold (self->window);
  comstock_window_unfold (self->window, folded);
  g_assert_true (is_told (self));
  assert_opens (self);
}

static void
test_closed (Fixture      *self,
             gconstpointer data)
{
  gpointer weak = self->window;

  tell (self);
  g_object_add_weak_pointer (G_OBJECT (self->window), &weak);
  gtk_window_close (GTK_WINDOW (self->window));
  self->window = NULL;
  stage_settle ();
  g_assert_null (weak);
  let_answer (self);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  add ("/opening/late", test_late);
  add ("/opening/soon", test_soon);
  add ("/opening/cancel", test_cancel);
  add ("/opening/escape", test_escape);
  add ("/opening/new-game-asked", test_new_game_asked);
  add ("/opening/new-game", test_new_game);
  add ("/opening/other-file", test_other_file);
  add ("/opening/rebuilt", test_rebuilt);
  add ("/opening/closed", test_closed);
  return g_test_run ();
}
