/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is read out of a whole board game: nothing twice, but everything that happened. */

#include "model/board/comstock-board-news.h"

#include "board-deal.h"
#include "model/session/comstock-log-entry.h"

#define SEED 5

typedef struct
{
  ComstockGame *game;
  GListModel *log;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  CsRng rng;

  fixture->game = board_deal (data, 0, SEED);
  comstock_game_set_viewer (fixture->game, 0);
  fixture->log = comstock_game_get_log (fixture->game);
  cs_rng_init (&rng, SEED);
  while (!comstock_game_is_over (fixture->game))
    board_deal_play_move (fixture->game, &rng);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_unref (fixture->game);
}

static CsEvent
get_event (Fixture *fixture,
           guint    index)
{
  g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (fixture->log, index);

  return *comstock_log_entry_get_event (entry);
}

/* What is read out of it. */
static char *
dup_said (Fixture *fixture,
          guint    index)
{
  g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (fixture->log, index);
  char *own = comstock_board_news_dup (fixture->game, index);

  return own != NULL ? own : comstock_log_entry_dup_deed (entry);
}

/* Where a cowboy goes is said once a round. */
static void
test_supply (Fixture      *fixture,
             gconstpointer data)
{
  guint n_rounds = 0;
  guint n_said = 0;

  for (guint i = 0; i < g_list_model_get_n_items (fixture->log); i++)
    {
      g_autofree char *said = dup_said (fixture, i);

      n_rounds += get_event (fixture, i).type == BOARD_EVENT_ROUND;
      n_said += strstr (said, "general supply") != NULL;
    }
  g_assert_cmpuint (n_rounds, ==, BOARD_ROUNDS);
  g_assert_cmpuint (n_said, ==, BOARD_ROUNDS);
}

/* Whoever fights hears the own chance with the duel. */
static void
test_chance (Fixture      *fixture,
             gconstpointer data)
{
  guint n_told = 0;

  for (guint i = 0; i < g_list_model_get_n_items (fixture->log); i++)
    {
      const CsEvent event = get_event (fixture, i);
      g_autofree char *said = dup_said (fixture, i);
      const gboolean told = strstr (said, ". Chance of winning the duel: ") != NULL;

      g_assert_false (told && (event.type != BOARD_EVENT_DUEL || (event.args[1] & 1) == 0));
      n_told += told;
    }
  g_assert_cmpuint (n_told, >, 0);
}

/* A price is said with what it buys, a die with the strength. */
static void
test_once (Fixture      *fixture,
           gconstpointer data)
{
  guint n_bought = 0;
  guint n_strengths = 0;

  for (guint i = 1; i < g_list_model_get_n_items (fixture->log); i++)
    {
      const CsEvent event = get_event (fixture, i);
      const CsEvent before = get_event (fixture, i - 1);
      g_autofree char *said = dup_said (fixture, i);
      g_autofree char *said_before = dup_said (fixture, i - 1);

      if (event.type == BOARD_EVENT_BOUGHT && before.type == BOARD_EVENT_MONEY)
        {
          g_assert_cmpstr (said_before, ==, "");
          g_assert_nonnull (strchr (said, '$'));
          n_bought++;
        }
      if (event.type == BOARD_EVENT_DIE && before.type == BOARD_EVENT_DUEL)
        g_assert_cmpstr (said, ==, "");
      n_strengths += event.type == BOARD_EVENT_STRENGTH && *said != '\0';
    }
  g_assert_cmpuint (n_bought, >, 0);
  g_assert_cmpuint (n_strengths, >, 0);
}

/* All that the buildings of a player bring is one sentence, with each of them by its name. */
static void
test_incomes (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GPtrArray) paid = g_ptr_array_new_with_free_func (g_free);
  guint n_own = 0;

  for (guint i = 0; i < g_list_model_get_n_items (fixture->log); i++)
    {
      const CsEvent event = get_event (fixture, i);
      g_autofree char *said = dup_said (fixture, i);

      if (event.type != BOARD_EVENT_INCOME)
        continue;
      g_ptr_array_add (paid, g_strdup_printf (" $%d", event.args[1]));
      if (*said == '\0')
        continue;
      g_assert_cmpint (g_str_has_prefix (said, "Your income: "), ==, event.seat == 0);
      g_assert_nonnull (strstr (said, "income: "));
      for (guint n = 0; n < paid->len; n++)
        g_assert_nonnull (strstr (said, paid->pdata[n]));
      g_ptr_array_set_size (paid, 0);
      n_own += event.seat == 0;
    }
  g_assert_cmpuint (paid->len, ==, 0);
  g_assert_cmpuint (n_own, >, 0);
}

/* The turn order is one sentence a round, with every player once. */
static void
test_turn_order (Fixture      *fixture,
                 gconstpointer data)
{
  guint n_rounds = 0;
  guint n_said = 0;

  for (guint i = 0; i < g_list_model_get_n_items (fixture->log); i++)
    {
      const CsEvent event = get_event (fixture, i);
      g_autofree char *said = dup_said (fixture, i);

      n_rounds += event.type == BOARD_EVENT_ROUND;
      if (event.type != BOARD_EVENT_TURN_ORDER || *said == '\0')
        continue;
      g_assert_true (g_str_equal (said, "Turn order: you, Star.") || g_str_equal (said, "Turn order: Star, you."));
      n_said++;
    }
  g_assert_cmpuint (n_said, ==, n_rounds);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/board-news/supply", Fixture, "person,rival:easy", set_up, test_supply, tear_down);
  g_test_add ("/board-news/turn-order", Fixture, "person,rival:easy", set_up, test_turn_order, tear_down);
  g_test_add ("/board-news/once", Fixture, "person,rival:easy", set_up, test_once, tear_down);
  g_test_add ("/board-news/chance", Fixture, "person,rival:easy", set_up, test_chance, tear_down);
  g_test_add ("/board-news/incomes", Fixture, "person,rival:easy", set_up, test_incomes, tear_down);
  return g_test_run ();
}
