/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a rival is thinking about ends at once when it is wanted no more: the real search of an expert, held in the
 * middle until something happens to the game or to its window. */

#include "config.h"

#include "model/base/comstock-workers.h"
#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"
#include "ui-probe.h"
#include "widget-stage.h"

/* The first thought. */
typedef struct
{
  GMutex mutex;
  GCond happened;
  gboolean has_happened;
  const CsHost *host;           /* as the game gave it */
  gint n_asked;                 /* atomic */
  gboolean begun;
  gboolean ended;
} Thought;

static CsMove (*choose) (gconstpointer  kit,
                         gconstpointer  state,
                         guint          seat,
                         ComstockLevel  level,
                         ComstockManner manner,
                         CsRng         *rng,
                         const CsHost  *host);

static Thought *first;          /* atomic: NULL once somebody thinks it */

static gboolean
set_true (gpointer flag)
{
  *(gboolean *) flag = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
is_true (gpointer flag)
{
  return *(gboolean *) flag;
}

/* Waits in whichever thread asks; then the one who thinks must be told that nobody wants to know any more. */
static bool
hold (void *data)
{
  Thought *thought = data;

  if (g_atomic_int_add (&thought->n_asked, 1) == 0)
    g_idle_add (set_true, &thought->begun);
  g_mutex_lock (&thought->mutex);
  while (!thought->has_happened)
    g_cond_wait (&thought->happened, &thought->mutex);
  g_mutex_unlock (&thought->mutex);
  g_assert_true (thought->host->is_stopped (thought->host->data));
  return true;
}

static CsMove
choose_held (gconstpointer  kit,
             gconstpointer  state,
             guint          seat,
             ComstockLevel  level,
             ComstockManner manner,
             CsRng         *rng,
             const CsHost  *host)
{
  Thought *thought = g_atomic_pointer_get (&first);
  CsHost holding;
  CsMove move;

  if (thought == NULL || !g_atomic_pointer_compare_and_exchange (&first, thought, NULL))
    return choose (kit, state, seat, level, manner, rng, host);
  thought->host = host;
  holding = (CsHost) { hold, thought, host->share };
  move = choose (kit, state, seat, level, manner, rng, &holding);
  g_idle_add (set_true, &thought->ended);
  return move;
}

static ComstockGame *
deal (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup;
  ComstockCardsGame *game;

  comstock_cards_setup_init (&setup);
  g_assert_true (comstock_cards_setup_parse (&setup, "person,rival:expert,person,rival:expert", &error));
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

static void
play_on (ComstockWindow *window,
         ComstockGame   *game)
{
  g_assert_true (comstock_game_play (game, 2, cards_move (CARDS_MOVE_BID, 2), NULL));
}

static void
undo (ComstockWindow *window,
      ComstockGame   *game)
{
  comstock_game_undo (game);
}

static void
begin_another (ComstockWindow *window,
               ComstockGame   *game)
{
  g_autoptr (ComstockGame) other = deal ();

  comstock_window_set_game (window, other);
}

static void
close_window (ComstockWindow *window,
              ComstockGame   *game)
{
  gtk_window_destroy (GTK_WINDOW (window));
}

static const struct
{
  const char *path;
  void (*happen) (ComstockWindow *window,
                  ComstockGame   *game);
} happenings[] = {
  { "/interruption/played", play_on },
  { "/interruption/undone", undo },
  { "/interruption/other-game", begin_another },
  { "/interruption/closed", close_window },
};

/* Until the search has ended each of its shards may ask once whether to go on, and not again. */
static void
test_ends (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (ComstockGame) game = deal ();
  ComstockWindow *window = comstock_window_new (ui_probe_get_application ());
  Thought thought = { .has_happened = FALSE };
  gboolean quiet = FALSE;

  g_settings_set_string (settings, "pace", "instant");
  g_mutex_init (&thought.mutex);
  g_cond_init (&thought.happened);
  g_assert_true (comstock_game_play (game, 0, cards_move (CARDS_MOVE_BID, 1), NULL));
  g_atomic_pointer_set (&first, &thought);
  comstock_window_set_game (window, game);
  gtk_window_present (GTK_WINDOW (window));
  ui_probe_wait (is_true, &thought.begun);

  happenings[i].happen (window, game);
  g_mutex_lock (&thought.mutex);
  thought.has_happened = TRUE;
  g_cond_broadcast (&thought.happened);
  g_mutex_unlock (&thought.mutex);
  ui_probe_wait (is_true, &thought.ended);
  g_assert_cmpint (thought.n_asked, <=, CS_SEARCH_SHARDS);

  if (happenings[i].happen != close_window)
    gtk_window_destroy (GTK_WINDOW (window));
  comstock_workers_when_quiet (set_true, &quiet);
  ui_probe_wait (is_true, &quiet);
  g_cond_clear (&thought.happened);
  g_mutex_clear (&thought.mutex);
}

int
main (int    argc,
      char **argv)
{
  ComstockGameClass *klass;

  ui_probe_init (&argc, &argv);
  klass = g_type_class_ref (COMSTOCK_TYPE_CARDS_GAME);
  choose = klass->choose;
  klass->choose = choose_held;
  for (guint i = 0; i < G_N_ELEMENTS (happenings); i++)
    g_test_add_data_func (happenings[i].path, GUINT_TO_POINTER (i), test_ends);

  return g_test_run ();
}
