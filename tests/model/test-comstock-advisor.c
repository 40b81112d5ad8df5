/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of advice: there is some in every game, it knows no secrets, and a move ends it. */

#include "model/session/comstock-advisor.h"

#include "model/base/comstock-workers.h"
#include "shared-games.h"

static void
count (guint *n)
{
  (*n)++;
}

/* Advice that is not made surer is the same on every machine. */
static ComstockAdvisor *
advisor_new (ComstockGame *game)
{
  ComstockAdvisor *advisor = comstock_advisor_new (game);

  comstock_advisor_set_patience (advisor, 0);
  return advisor;
}

static void
await_advice (ComstockAdvisor *advisor)
{
  while (comstock_advisor_is_thinking (advisor))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_legal (ComstockGame *game,
          guint         seat,
          CsMove        move)
{
  return comstock_game_judge (game, seat, move).reason == CS_LEGAL;
}

/* Each decision of a whole game has advice, best first, of moves that are legal; one without a choice has none. */
static void
test_whole_game (gconstpointer data)
{
  const SharedGame *shared = data;
  g_autoptr (ComstockGame) game = shared->deal (shared->mixtures[0], 3);
  g_autoptr (ComstockAdvisor) advisor = advisor_new (game);
  guint n_hints = 0, n_asked = 0;

  g_signal_connect_swapped (game, "hinted", G_CALLBACK (count), &n_hints);
  while (!comstock_game_is_over (game))
    if ((comstock_game_get_actors (game) & 1) != 0)
      {
        g_autoptr (GArray) legal = comstock_game_dup_legal (game, 0);
        CsMove move = g_array_index (legal, CsMove, 0);

        g_assert_cmpint (comstock_advisor_ask (advisor, 0), ==, legal->len > 1);
        await_advice (advisor);
        for (guint rank = 0; rank < comstock_advisor_get_n_moves (advisor); rank++)
          {
            CsFinding finding;

            comstock_advisor_get (advisor, rank, &finding);
            g_assert_true (is_legal (game, 0, finding.move));
            /* Where one move alone is worth proposing there is nothing to compare it with. */
            if (comstock_advisor_get_n_moves (advisor) > 1)
              g_assert_cmpuint (finding.n, >, 0);
            move = rank == 0 ? finding.move : move;
          }
        n_asked += legal->len > 1;
        g_assert_cmpint (comstock_advisor_get_n_moves (advisor) > 0, ==, legal->len > 1);
        g_assert_true (comstock_game_play (game, 0, move, NULL));
      }
    else
      g_assert_true (comstock_game_play_automatic (game, NULL));
  g_assert_cmpuint (n_hints, ==, n_asked);
  g_assert_cmpuint (n_hints, >, 0);
}

/* A move ends the thinking: what it had found would come too late. */
static void
test_dropped (gconstpointer data)
{
  const SharedGame *shared = data;
  g_autoptr (ComstockGame) game = shared->deal (shared->mixtures[0], 3);
  g_autoptr (ComstockAdvisor) advisor = advisor_new (game);
  guint n_advised = 0, n_dropped = 0;
  GArray *legal;

  while ((comstock_game_get_actors (game) & 1) == 0)
    g_assert_true (comstock_game_play_automatic (game, NULL));
  g_signal_connect_swapped (advisor, "advised", G_CALLBACK (count), &n_advised);
  g_signal_connect_swapped (advisor, "dropped", G_CALLBACK (count), &n_dropped);
  g_assert_true (comstock_advisor_ask (advisor, 0));
  legal = comstock_game_dup_legal (game, 0);
  g_assert_true (comstock_game_play (game, 0, g_array_index (legal, CsMove, 0), NULL));
  g_array_unref (legal);
  g_assert_false (comstock_advisor_is_thinking (advisor));
  g_assert_cmpuint (n_dropped, ==, 1);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpuint (n_advised, ==, 0);
  g_assert_cmpuint (comstock_advisor_get_n_moves (advisor), ==, 0);
}

/* A rival that bids in secret while a person thinks about the own bid takes no advice away; the own bid does. */
static void
test_secret (void)
{
  g_autoptr (ComstockGame) game = COMSTOCK_GAME (table_new ("person,rival:easy,rival:medium,virtual:expert", 9));
  g_autoptr (ComstockAdvisor) advisor = advisor_new (game);
  guint n_rivals = 0;
  CsFinding best;

  g_assert_true (comstock_game_is_secret (game));
  g_assert_true (comstock_advisor_ask (advisor, 0));
  while (comstock_game_get_automatic_seat (game) >= 0)
    {
      g_assert_true (comstock_game_play_automatic (game, NULL));
      n_rivals++;
    }
  g_assert_cmpuint (n_rivals, ==, 2);
  await_advice (advisor);
  g_assert_cmpuint (comstock_advisor_get_n_moves (advisor), >, 1);
  comstock_advisor_get (advisor, 0, &best);
  g_assert_true (comstock_game_play (game, 0, best.move, NULL));
  g_assert_cmpuint (comstock_advisor_get_n_moves (advisor), ==, 0);
}

/* The same game to look at, with other cards below those that are seen. */
static ComstockGame *
deal_otherwise (ComstockGame *game)
{
  CardsSetup deal = *(const CardsSetup *) comstock_game_get_setup (game);
  ComstockCardsSetup setup;
  CsRng rng;

  cs_rng_init (&rng, 77);
  comstock_cards_game_get_choices (COMSTOCK_CARDS_GAME (game), &setup);
  cs_rng_shuffle (&rng, deal.terrain[0] + 10, CARDS_TERRAIN_PER_ERA - 10);
  cs_rng_shuffle (&rng, deal.terrain[1], CARDS_TERRAIN_PER_ERA);
  cs_rng_shuffle (&rng, deal.characters + 8, CARDS_CHARACTERS - 8);
  return COMSTOCK_GAME (comstock_cards_game_new_dealt (comstock_game_get_own_kit (game),
                                                       &setup, &deal, NULL));
}

static void
test_honest (void)
{
  g_autoptr (ComstockGame) game = COMSTOCK_GAME (table_new ("person,rival:hard,rival:medium,virtual:expert", 9));
  g_autoptr (ComstockGame) other = deal_otherwise (game);
  g_autoptr (ComstockAdvisor) advisor = advisor_new (game);
  g_autoptr (ComstockAdvisor) stranger = advisor_new (other);
  const CsGame *rules = comstock_game_get_rules (game);

  g_assert_cmphex (rules->digest (comstock_game_get_state (game)), !=, rules->digest (comstock_game_get_state (other)));
  g_assert_true (comstock_advisor_ask (advisor, 0));
  g_assert_true (comstock_advisor_ask (stranger, 0));
  await_advice (advisor);
  await_advice (stranger);
  g_assert_cmpuint (comstock_advisor_get_n_moves (advisor), >, 1);
  g_assert_cmpuint (comstock_advisor_get_n_moves (advisor), ==, comstock_advisor_get_n_moves (stranger));
  for (guint rank = 0; rank < comstock_advisor_get_n_moves (advisor); rank++)
    {
      CsFinding finding, same;

      comstock_advisor_get (advisor, rank, &finding);
      comstock_advisor_get (stranger, rank, &same);
      g_assert_cmphex (finding.move, ==, same.move);
      g_assert_cmpuint (finding.n, ==, same.n);
      g_assert_cmpfloat (finding.lead, ==, same.lead);
    }
}

/* Asked again while there is time, it goes on thinking about what is left. */
static void
test_surer (void)
{
  g_autoptr (ComstockGame) game = COMSTOCK_GAME (table_new ("person,rival:hard,rival:medium,virtual:expert", 9));
  g_autoptr (ComstockAdvisor) advisor = comstock_advisor_new (game);
  guint n_advised = 0;
  CsFinding first, last;

  g_signal_connect_swapped (advisor, "advised", G_CALLBACK (count), &n_advised);
  comstock_advisor_set_patience (advisor, G_MAXUINT / 2000);
  g_assert_true (comstock_advisor_ask (advisor, 0));
  while (n_advised < 1)
    g_main_context_iteration (NULL, TRUE);
  comstock_advisor_get (advisor, 0, &first);
  while (n_advised < 3)
    g_main_context_iteration (NULL, TRUE);
  comstock_advisor_get (advisor, 0, &last);
  g_assert_cmpuint (last.n, >, first.n);
  comstock_advisor_drop (advisor);
  g_assert_false (comstock_advisor_is_thinking (advisor));
}

static void
assert_weaker (ComstockReason *reason,
               ComstockReason *other,
               gboolean        wanted)
{
  g_assert_cmpint (comstock_reason_is_weaker (reason, other), ==, wanted);
  g_free (comstock_reason_end (reason));
  g_free (comstock_reason_end (other));
}

/* More of the same is stronger, of which nothing else is a part. */
static void
test_weaker (void)
{
  static const char points[] = "points";
  static const char dollars[] = "dollars";
  ComstockReason one = { 0 };
  ComstockReason two = { 0 };

  assert_weaker (&one, &two, FALSE);
  comstock_reason_add_of_kind (&one, points, 4, g_strdup ("+4 at once"));
  assert_weaker (&one, &two, FALSE);
  comstock_reason_add_of_kind (&one, points, 4, g_strdup ("+4 at once"));
  comstock_reason_add_of_kind (&two, points, 17, g_strdup ("+17 at once"));
  assert_weaker (&one, &two, TRUE);
  comstock_reason_add_of_kind (&one, points, 7, g_strdup ("+7 at once"));
  comstock_reason_add_of_kind (&two, points, 4, g_strdup ("+4 at once"));
  assert_weaker (&one, &two, FALSE);
  comstock_reason_add_of_kind (&one, points, 4, g_strdup ("+4 at once"));
  comstock_reason_add_of_kind (&two, dollars, 7, g_strdup ("pays $7"));
  assert_weaker (&one, &two, FALSE);
  comstock_reason_add_of_kind (&one, points, 4, g_strdup ("+4 at once"));
  comstock_reason_add_of_kind (&one, points, 2, g_strdup ("keeps it from Ada"));
  comstock_reason_add_of_kind (&two, points, 7, g_strdup ("+7 at once"));
  assert_weaker (&one, &two, FALSE);
  comstock_reason_add_of_kind (&one, points, 0, g_strdup ("saves the high cards"));
  comstock_reason_add_of_kind (&two, dollars, 0, g_strdup ("saves the high cards"));
  assert_weaker (&one, &two, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shared_games_add_search_test ("/model/advisor/whole-game", test_whole_game);
  shared_games_add_search_test ("/model/advisor/dropped", test_dropped);
  g_test_add_func ("/model/advisor/secret", test_secret);
  g_test_add_func ("/model/advisor/honest", test_honest);
  g_test_add_func ("/model/advisor/surer", test_surer);
  g_test_add_func ("/model/advisor/weaker", test_weaker);
  return g_test_run ();
}
