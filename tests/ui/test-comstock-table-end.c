/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a table made ends with the table: here each part of it is held for longer, while the game goes on. */

#include "config.h"

#include "board-deal.h"
#include "model/session/comstock-analysis.h"
#include "session.h"
#include "ui-probe.h"
#include "ui/table/comstock-table.h"

#define SEED 7
#define BEFORE 24       /* moves on the table that ends */
#define AFTER 24        /* moves beyond it */
#define SWITCHES 2      /* of the language */

typedef struct
{
  ComstockGame *(*deal) (void);
  void          (*end) (ComstockWindow *window);
} Case;

static GPtrArray *held;
static gboolean holding;        /* whatever the program makes */

gpointer __wrap_g_object_new (GType       type,
                              const char *first,
                              ...);

gpointer
__wrap_g_object_new (GType       type,
                     const char *first,
                     ...)
{
  gpointer object;
  va_list others;

  va_start (others, first);
  object = g_object_new_valist (type, first, others);
  va_end (others);
  if (holding && !GTK_IS_WINDOW (object))
    g_ptr_array_add (held, g_object_ref_sink (object));
  return object;
}

/* GTK's own borrow nothing from a table. */
static void
hold_all (GtkWidget *widget)
{
  if (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Comstock"))
    g_ptr_array_add (held, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hold_all (child);
}

static void
play (ComstockGame *game,
      guint         n_moves)
{
  CsRng rng;

  cs_rng_init (&rng, SEED);
  for (guint i = 0; i < n_moves && !comstock_game_is_over (game); i++)
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
      g_autoptr (GArray) moves = comstock_game_dup_legal (game, seat);

      g_assert_true (comstock_game_play (game, seat, g_array_index (moves, CsMove, cs_rng_below (&rng, moves->len)),
                                         NULL));
      if (i % 8 == 0)
        stage_settle ();
    }
}

/* An analysis is the game's own and goes on at its next table. */
static gboolean
is_listening (gpointer      part,
              ComstockGame *game)
{
  return !COMSTOCK_IS_ANALYSIS (part) &&
         g_signal_handler_find (game, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, part) != 0;
}

static void
test_held (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (ComstockGame) game = test->deal ();
  ComstockWindow *window = session_open_window ();
  gpointer table;

  held = g_ptr_array_new_with_free_func (g_object_unref);
  holding = TRUE;
  comstock_window_set_game (window, game);
  stage_settle ();
  play (game, BEFORE);
  holding = FALSE;
  table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  hold_all (GTK_WIDGET (window));
  g_ptr_array_remove (held, window);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  test->end (window);
  stage_settle ();
  g_assert_true (window == NULL || ui_probe_find (window, COMSTOCK_TYPE_TABLE) != table);
  for (guint i = 0; i < held->len; i++)
    if (is_listening (held->pdata[i], game))
      {
        g_test_message ("%s still hears the game", G_OBJECT_TYPE_NAME (held->pdata[i]));
        g_test_fail ();
      }
  play (game, AFTER);
  comstock_game_undo (game);
  play (game, 1);
  g_clear_pointer (&held, g_ptr_array_unref);
  if (window != NULL)
    session_close_window (window);
}

/* --- games --- */

static ComstockGame *
deal_cards (void)
{
  return COMSTOCK_GAME (stage_game_new (SEED));
}

static ComstockGame *
deal_board (void)
{
  return board_deal ("person,person,rival:easy", 0, SEED);
}

static ComstockGame *
deal_solo (void)
{
  return board_deal ("person,standish:rancher", 0, SEED);
}

/* --- ways to end a table --- */

static void
leave (ComstockWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
}

static void
begin_another (ComstockWindow *window)
{
  g_autoptr (ComstockGame) another = deal_cards ();

  comstock_window_set_game (window, another);
}

/* The same game on a new table. */
static void
switch_language (ComstockWindow *window)
{
  g_autoptr (GVariant) folded = comstock_window_fold (window);

  comstock_window_unfold (window, folded);
}

/* --- while the disk keeps rivals waiting --- */

/* The disk is not slow here: whenever it is done the table waits again. */
static gboolean
is_held_up (gpointer table)
{
  g_autofree char *prompt = NULL;

  g_object_set (table, "waiting", TRUE, NULL);
  g_object_get (table, "prompt", &prompt, NULL);
  return g_str_equal (prompt, "The game is waiting until it can be saved.");
}

static void
test_held_up (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (ComstockGame) game = test->deal ();
  ComstockWindow *window = session_open_game (game);
  GObject *table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);

  ui_probe_wait (is_held_up, table);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  test->end (window);
  stage_settle ();
  if (window != NULL)
    session_close_window (window);
}

static ComstockGame *
deal_rivals (void)
{
  return board_deal ("rival:easy,rival:easy", 0, SEED);
}

/* --- the keys --- */

/* The end of a game has the focus when its table goes: keys must reach the table that comes, where nobody is asked. */
static void
test_keys (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (ComstockGame) finished = test->deal ();
  g_autoptr (ComstockGame) next = deal_rivals ();
  ComstockWindow *window;
  GtkWidget *focus;

  session_play_first_moves (finished, G_MAXUINT);
  window = session_open_game (finished);
  comstock_window_set_game (window, next);
  stage_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_root (focus) == GTK_ROOT (window));
  session_close_window (window);
}

/* --- while rivals play --- */

typedef struct
{
  ComstockGame *game;
  guint length;
} Wait;

static gboolean
is_longer (gpointer data)
{
  const Wait *wait = data;

  return comstock_game_get_length (wait->game) > wait->length || comstock_game_is_over (wait->game);
}

/* Two windows of rivals who play on with all that moves, and in each the language changes again and again. */
static void
test_switches (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  ComstockGame *games[2];
  ComstockWindow *windows[2];

  g_settings_set_string (settings, "pace", "instant");
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      games[i] = board_deal ("rival:easy,rival:easy,rival:easy,rival:easy", 0, SEED + i);
      windows[i] = session_open_game (games[i]);
    }
  for (guint i = 0; i < SWITCHES; i++)
    {
      Wait wait = { games[i % 2], comstock_game_get_length (games[i % 2]) };

      ui_probe_wait (is_longer, &wait);
      for (guint j = 0; j < G_N_ELEMENTS (windows); j++)
        switch_language (windows[j]);
      stage_settle ();
    }
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      session_close_window (windows[i]);
      g_object_unref (games[i]);
    }
  g_settings_reset (settings, "pace");
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    Case test;
  } held_up_cases[] = {
    { "/table-end/held-up/closed", { deal_rivals, leave } },
    { "/table-end/held-up/replaced", { deal_rivals, begin_another } },
    { "/table-end/held-up/language", { deal_rivals, switch_language } },
  }, keys_cases[] = {
    { "/table-end/keys/cards", { deal_cards } },
    { "/table-end/keys/board", { deal_board } },
  }, cases[] = {
    { "/table-end/cards/closed", { deal_cards, leave } },
    { "/table-end/cards/replaced", { deal_cards, begin_another } },
    { "/table-end/cards/language", { deal_cards, switch_language } },
    { "/table-end/board/closed", { deal_board, leave } },
    { "/table-end/board/replaced", { deal_board, begin_another } },
    { "/table-end/board/language", { deal_board, switch_language } },
    { "/table-end/solo/closed", { deal_solo, leave } },
    { "/table-end/solo/language", { deal_solo, switch_language } },
  };
  g_autoptr (GSettings) settings = NULL;

  session_init (&argc, &argv);
  settings = g_settings_new (APPLICATION_ID);
  g_settings_set_string (settings, "pace", "normal");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i].test, test_held);
  for (gsize i = 0; i < G_N_ELEMENTS (held_up_cases); i++)
    g_test_add_data_func (held_up_cases[i].path, &held_up_cases[i].test, test_held_up);
  for (gsize i = 0; i < G_N_ELEMENTS (keys_cases); i++)
    g_test_add_data_func (keys_cases[i].path, &keys_cases[i].test, test_keys);
  g_test_add_func ("/table-end/switches", test_switches);
  return g_test_run ();
}
