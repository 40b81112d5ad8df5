/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of ComstockGame: journal, cursor, notifications and events. */

#include "shared-games.h"

#include "model/session/comstock-log-entry.h"

#define WHOLE G_MAXUINT

static const char *const number_names[] = { "cursor", "length", "can-undo", "can-redo", "over" };

/* What the game told, and whether it agrees with what the game is. */
typedef struct
{
  ComstockGame *game;
  guint before;         /* the cursor before the move */
  guint values[G_N_ELEMENTS (number_names)];
  guint changed;
  guint events;
} Watch;

static guint
get_number (ComstockGame *game,
            const char   *name)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (G_OBJECT (game), name, &value);
  return G_VALUE_HOLDS_BOOLEAN (&value) ? (guint) g_value_get_boolean (&value)
                                        : g_value_get_uint (&value);
}

static void
on_notify (ComstockGame *game,
           GParamSpec   *spec,
           gpointer      data)
{
  Watch *watch = data;

  for (guint i = 0; i < G_N_ELEMENTS (number_names); i++)
    if (g_str_equal (spec->name, number_names[i]))
      {
        g_assert_cmpuint (watch->values[i], !=, get_number (game, number_names[i]));
        watch->values[i] = get_number (game, number_names[i]);
      }
}

static void
on_event (ComstockGame  *game,
          const CsEvent *event,
          gpointer       data)
{
  Watch *watch = data;
  GListModel *log = comstock_game_get_log (game);
  g_autoptr (ComstockLogEntry) entry =
    g_list_model_get_item (log, comstock_game_get_log_length (game, watch->before) + watch->events);

  g_assert_cmpuint (comstock_log_entry_get_move (entry), >, watch->before);
  g_assert_cmpuint (comstock_log_entry_get_move (entry), <=, comstock_game_get_cursor (game));
  g_assert_cmpmem (event, sizeof *event,
                   comstock_log_entry_get_event (entry), sizeof *event);
  watch->events++;
}

static void
on_changed (ComstockGame *game,
            gpointer      data)
{
  Watch *watch = data;

  for (guint i = 0; i < G_N_ELEMENTS (number_names); i++)
    g_assert_cmpuint (watch->values[i], ==, get_number (game, number_names[i]));
  watch->changed++;
}

static void
watch_game (Watch        *watch,
            ComstockGame *game)
{
  *watch = (Watch) { .game = game };
  for (guint i = 0; i < G_N_ELEMENTS (number_names); i++)
    watch->values[i] = get_number (game, number_names[i]);
  g_signal_connect (game, "notify", G_CALLBACK (on_notify), watch);
  g_signal_connect (game, "event", G_CALLBACK (on_event), watch);
  g_signal_connect (game, "changed", G_CALLBACK (on_changed), watch);
}

static void
test_signals (gconstpointer data)
{
  const SharedGame *kind = data;
  g_autoptr (ComstockGame) base = kind->deal (kind->mixtures[0], 1);
  Watch watch;
  CsRng rng;

  watch_game (&watch, base);
  cs_rng_init (&rng, 2);
  while (!comstock_game_is_over (base))
    {
      watch.before = comstock_game_get_cursor (base);
      watch.changed = watch.events = 0;
      table_play_move (base, &rng);
      g_assert_cmpuint (watch.changed, ==, 1);
      g_assert_cmpuint (watch.events, ==,
                        comstock_game_get_log_length (base, comstock_game_get_cursor (base)) -
                        comstock_game_get_log_length (base, watch.before));
    }

  watch.before = watch.changed = watch.events = 0;
  comstock_game_go_to (base, 0);
  g_assert_cmpuint (watch.changed, ==, 1);
  g_assert_cmpuint (watch.events, ==, 0);
  comstock_game_go_to (base, 0);
  g_assert_cmpuint (watch.changed, ==, 1);
  comstock_game_go_to (base, 1);
  g_assert_cmpuint (watch.changed, ==, 2);
  g_assert_cmpuint (watch.events, ==, comstock_game_get_log_length (base, 1) -
                                      comstock_game_get_log_length (base, 0));
}

static void
count_call (gpointer object,
            gpointer argument,
            gpointer data)
{
  guint *calls = data;

  (*calls)++;
}

static void
play_on_once (ComstockGame *game,
              GParamSpec   *spec,
              gpointer      rng)
{
  g_signal_handlers_disconnect_by_func (game, play_on_once, rng);
  table_play_move (game, rng);
}

/* Whoever plays on as soon as the cursor moves makes no event be lost or told twice. */
static void
test_playing_on (gconstpointer data)
{
  const SharedGame *kind = data;
  g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[0], 2);
  const guint opening = g_list_model_get_n_items (comstock_game_get_log (game));
  guint calls = 0;
  CsRng rng;

  cs_rng_init (&rng, 3);
  g_signal_connect (game, "event", G_CALLBACK (count_call), &calls);
  g_signal_connect (game, "notify::cursor", G_CALLBACK (play_on_once), &rng);
  table_play_move (game, &rng);
  g_assert_cmpuint (comstock_game_get_cursor (game), >=, 2);
  g_assert_cmpuint (calls, ==, g_list_model_get_n_items (comstock_game_get_log (game)) - opening);
}

/* Each event goes to those who listen for its name. */
static void
test_event_details (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 3);
  guint rounds = 0, overs = 0, eras = 0;

  g_signal_connect (game, "event::round", G_CALLBACK (count_call), &rounds);
  g_signal_connect (game, "event::over", G_CALLBACK (count_call), &overs);
  g_signal_connect (game, "event::era", G_CALLBACK (count_call), &eras);
  table_play (game, WHOLE, 4);
  /* The first round began before anybody could listen. */
  g_assert_cmpuint (rounds, ==, CARDS_ERAS * CARDS_ROUNDS - 1);
  g_assert_cmpuint (overs, ==, 1);
  g_assert_cmpuint (eras, ==, 1);
}

static void
test_refused_move (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 5);
  ComstockGame *base = COMSTOCK_GAME (game);
  g_autoptr (GError) error = NULL;
  Watch watch;

  watch_game (&watch, base);
  g_assert_false (comstock_game_play (base, 0, cards_move (CARDS_MOVE_BID, 11), &error));
  g_assert_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "Auction card 11 does not belong to this player.");
  g_clear_error (&error);
  g_assert_false (comstock_game_play (base, 1, cards_move (CARDS_MOVE_BID, 1), &error));
  g_assert_cmpstr (error->message, ==, "It is somebody else’s turn.");
  g_clear_error (&error);
  g_assert_false (comstock_game_play (base, 0, 0xffffffff, &error));
  g_assert_cmpstr (error->message, ==, "This is not a move of the game.");
  g_clear_error (&error);
  g_assert_false (comstock_game_play (base, 0, cards_move (CARDS_MOVE_TAKE, 0), &error));
  g_assert_cmpstr (error->message, ==, "Something else has to be decided first.");
  g_assert_cmpuint (watch.changed, ==, 0);
  g_assert_cmpuint (comstock_game_get_length (base), ==, 0);
}

/* Undo and redo stop where the person decided, and pass by the others. */
static void
test_undo_stops (gconstpointer data)
{
  const SharedGame *kind = data;
  g_autoptr (ComstockGame) base = kind->deal (kind->second, 6);
  guint stops = 0, decisions = 0;

  table_play (base, WHOLE, 7);
  for (guint i = 0; i < comstock_game_get_length (base); i++)
    decisions += comstock_game_get_step (base, i)->seat == 1;
  for (; comstock_game_can_undo (base); stops++)
    {
      comstock_game_undo (base);
      g_assert_cmpuint (comstock_game_get_step (base, comstock_game_get_cursor (base))->seat, ==, 1);
      g_assert_false (comstock_game_is_over (base));
    }
  g_assert_cmpuint (stops, ==, decisions);
  g_assert_cmpuint (stops, >=, 9);
  for (; comstock_game_can_redo (base); stops--)
    comstock_game_redo (base);
  g_assert_cmpuint (stops, ==, 0);
  g_assert_cmpuint (comstock_game_get_cursor (base), ==, comstock_game_get_length (base));
}

/* True if people saw more after the last move than before it. */
static gboolean
was_shown (ComstockGame *base)
{
  const guint cursor = comstock_game_get_cursor (base);
  GListModel *log = comstock_game_get_log (base);

  for (guint i = comstock_game_get_log_length (base, cursor - 1);
       i < comstock_game_get_log_length (base, cursor); i++)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, i);
      const guint type = comstock_log_entry_get_event (entry)->type;

      if (type == CARDS_EVENT_REVEAL || type == CARDS_EVENT_BIDS_REVEALED)
        return TRUE;
    }
  return FALSE;
}

/* Several people cannot undo what showed them something, and are told so; redo is free. */
static void
test_undo_among_people (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], 8);
  ComstockGame *base = COMSTOCK_GAME (game);
  guint n_refused = 0, n_undone = 0;
  CsRng rng;

  cs_rng_init (&rng, 9);
  while (!comstock_game_is_over (base))
    {
      g_autofree char *refusal = NULL;

      table_play_move (game, &rng);
      refusal = comstock_game_dup_undo_refusal (base);
      g_assert_cmpint (refusal == NULL, ==, comstock_game_can_undo (base));
      if (was_shown (base))
        {
          g_assert_true (g_str_has_prefix (refusal, "Something hidden"));
          n_refused++;
        }
      else if (comstock_game_can_undo (base))
        {
          comstock_game_undo (base);
          comstock_game_redo (base);
          n_undone++;
        }
    }
  g_assert_cmpuint (n_refused, >=, 2 * CARDS_ERAS * CARDS_ROUNDS - 1);
  g_assert_cmpuint (n_undone, >, 100);
}

static void
test_nothing_to_undo (gconstpointer data)
{
  const SharedGame *kind = data;
  g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[0], 10);
  g_autofree char *refusal = comstock_game_dup_undo_refusal (game);
  const guint start = comstock_game_get_cursor (game);

  g_assert_cmpstr (refusal, ==, "There is nothing to undo.");
  comstock_game_undo (game);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, start);
}

/* Without persons each decision is a stop. */
static void
test_undo_without_persons (gconstpointer data)
{
  const SharedGame *kind = data;
  g_autoptr (ComstockGame) game = kind->deal (kind->automatic, 8);
  guint stops[10];

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      stops[i] = comstock_game_get_cursor (game);
      table_play (game, 1, i);
    }
  for (guint i = G_N_ELEMENTS (stops); i-- > 0;)
    {
      comstock_game_undo (game);
      g_assert_cmpuint (comstock_game_get_cursor (game), ==, stops[i]);
    }
  for (guint i = 1; i < G_N_ELEMENTS (stops); i++)
    {
      comstock_game_redo (game);
      g_assert_cmpuint (comstock_game_get_cursor (game), ==, stops[i]);
    }
}

/* Adds the digests of the positions that came to the journal of @game last. */
static void
add_digests (GArray       *digests,
             ComstockGame *game)
{
  for (guint i = digests->len; i <= comstock_game_get_length (game); i++)
    {
      const guint64 digest = comstock_game_get_digest_at (game, i);

      g_array_append_val (digests, digest);
    }
}

static void
check_digest (const GArray *digests,
              ComstockGame *game)
{
  const CsGame *rules = comstock_game_get_rules (game);

  g_assert_cmphex (rules->digest (comstock_game_get_state (game)), ==,
                   g_array_index (digests, guint64, comstock_game_get_cursor (game)));
}

/* All the way back and all the way forth go through the same positions. */
static void
test_digests (gconstpointer data)
{
  const SharedGame *kind = data;

  for (guint i = 0; kind->mixtures[i] != NULL; i++)
    {
      g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[i], 10 + i);
      g_autoptr (GArray) digests = g_array_new (FALSE, FALSE, sizeof (guint64));
      CsRng rng;

      cs_rng_init (&rng, i);
      for (add_digests (digests, game); !comstock_game_is_over (game); add_digests (digests, game))
        table_play_move (game, &rng);
      for (; comstock_game_get_cursor (game) > 0; check_digest (digests, game))
        comstock_game_go_to (game, comstock_game_get_cursor (game) - 1);
      for (; comstock_game_can_redo (game); check_digest (digests, game))
        comstock_game_redo (game);
    }
}

/* Plays up to 30 moves on from the cursor, wherever it stands. */
static void
play_on (ComstockGame *game,
         GArray       *digests,
         CsRng        *rng)
{
  g_array_set_size (digests, comstock_game_get_cursor (game) + 1);
  comstock_game_branch (game);
  for (guint i = 0; i < 30 && !comstock_game_is_over (game); i++)
    table_play_move (game, rng);
  add_digests (digests, game);
}

/* Positions are the same whichever way one comes to them, also after the line was changed. */
static void
test_random_walk (gconstpointer data)
{
  const SharedGame *kind = data;
  g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[3], 15);
  g_autoptr (GArray) digests = g_array_new (FALSE, FALSE, sizeof (guint64));
  CsRng rng;

  cs_rng_init (&rng, 16);
  add_digests (digests, game);
  for (guint i = 0; i < 3000; i++)
    {
      const guint place = cs_rng_below (&rng, comstock_game_get_length (game) + 1);

      g_assert_cmphex (comstock_game_get_digest_at (game, place), ==, g_array_index (digests, guint64, place));
      if (i % 10 == 0)
        comstock_game_go_to (game, place);
      check_digest (digests, game);
      if (i % 50 == 0)
        play_on (game, digests, &rng);
    }
}

/* Playing at an earlier place drops what came after it, in journal and log. */
static void
test_branch (gconstpointer data)
{
  const SharedGame *kind = data;
  g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[0], 20);
  guint length;
  guint64 digest;

  table_play (game, 8, 21);
  length = comstock_game_get_cursor (game);
  digest = comstock_game_get_digest_at (game, length);
  table_play (game, 5, 21);
  comstock_game_go_to (game, length);
  comstock_game_branch (game);
  g_assert_cmpuint (comstock_game_get_length (game), ==, length);
  g_assert_cmphex (comstock_game_get_digest_at (game, length), ==, digest);
  g_assert_cmpuint (g_list_model_get_n_items (comstock_game_get_log (game)), ==,
                    comstock_game_get_log_length (game, length));

  comstock_game_undo (game);
  length = comstock_game_get_cursor (game);
  table_play (game, 1, 22);
  g_assert_cmpuint (comstock_game_get_length (game), >, length);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, comstock_game_get_length (game));
  g_assert_false (comstock_game_can_redo (game));
}

/* Every event is told in one finished sentence. */
static void
test_log (gconstpointer data)
{
  const SharedGame *kind = data;

  for (guint i = 0; kind->mixtures[i] != NULL; i++)
    {
      g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[i], 30 + i);
      GListModel *log = comstock_game_get_log (game);
      guint move = 0;

      table_play (game, WHOLE, i);
      for (guint j = 0; j < g_list_model_get_n_items (log); j++)
        {
          g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, j);
          g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);

          g_assert_true (g_str_has_suffix (sentence, "."));
          g_assert_null (strpbrk (sentence, "{}"));
          g_assert_cmpuint (comstock_log_entry_get_move (entry), >=, move);
          move = comstock_log_entry_get_move (entry);
        }
      g_assert_cmpuint (move, ==, comstock_game_get_length (game));
      g_assert_null (g_list_model_get_item (log, g_list_model_get_n_items (log)));
    }
}

static void
test_log_outlives_game (void)
{
  ComstockCardsGame *game = table_new (table_mixtures[0], 40);
  g_autoptr (GListModel) log = g_object_ref (comstock_game_get_log (COMSTOCK_GAME (game)));
  g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, 0);
  g_autofree char *before = NULL, *after = NULL;

  g_object_get (entry, "sentence", &before, NULL);
  g_assert_cmpstr (before, ==, "Era I, round 1 begins.");
  g_assert_finalize_object (game);
  g_object_get (entry, "sentence", &after, NULL);
  g_assert_cmpstr (after, ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shared_games_add_test ("/model/game/signals", test_signals);
  shared_games_add_test ("/model/game/playing-on", test_playing_on);
  g_test_add_func ("/model/game/event-details", test_event_details);
  g_test_add_func ("/model/game/refused-move", test_refused_move);
  shared_games_add_test ("/model/game/undo-stops", test_undo_stops);
  g_test_add_func ("/model/game/undo-among-people", test_undo_among_people);
  shared_games_add_test ("/model/game/nothing-to-undo", test_nothing_to_undo);
  shared_games_add_test ("/model/game/undo-without-persons", test_undo_without_persons);
  shared_games_add_test ("/model/game/digests", test_digests);
  shared_games_add_test ("/model/game/random-walk", test_random_walk);
  shared_games_add_test ("/model/game/branch", test_branch);
  shared_games_add_test ("/model/game/log", test_log);
  g_test_add_func ("/model/game/log-outlives-game", test_log_outlives_game);
  return g_test_run ();
}
