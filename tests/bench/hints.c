/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints hints, to be read as a strong player would: which moves they tell of, and why, at some decisions of games in
 * which a person plays by them against three rivals. */

#include <locale.h>
#include <stdlib.h>

#include "model/session/comstock-advisor.h"
#include "shared-games.h"

#define EVERY 3                 /* decisions of the person, of which one is told */
#define SEATS "person,rival:hard,rival:hard,rival:hard"

static void
advise (ComstockAdvisor *advisor)
{
  comstock_advisor_ask (advisor, 0);
  while (comstock_advisor_is_thinking (advisor))
    g_main_context_iteration (NULL, TRUE);
}

static void
tell (ComstockGame    *game,
      ComstockAdvisor *advisor,
      guint            n_legal)
{
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (game);
  g_autofree gpointer seen = comstock_game_dup_seen (game);

  g_print ("round %u, %u moves\n", comstock_game_find_round (game, comstock_game_get_cursor (game)), n_legal);
  for (guint rank = 0; rank < comstock_advisor_get_n_moves (advisor); rank++)
    {
      CsFinding finding;
      g_autofree char *title = NULL;
      g_autofree char *reason = NULL;

      comstock_advisor_get (advisor, rank, &finding);
      title = klass->dup_move_title (game, seen, 0, finding.move);
      reason = comstock_game_dup_reason (game, seen, 0, finding.move, 0);
      g_print ("  %s – %s [%.1f ± %.1f]\n", title, reason != NULL ? reason : "no reason", finding.behind,
               finding.error);
    }
}

static guint
play (ComstockGame *game,
      guint         n_wanted)
{
  g_autoptr (ComstockAdvisor) advisor = comstock_advisor_new (game);
  guint n_choices = 0;
  guint n_told = 0;

  comstock_advisor_set_patience (advisor, 0);
  while (n_told < n_wanted && !comstock_game_is_over (game))
    {
      g_autoptr (GArray) legal = comstock_game_dup_legal (game, 0);
      CsFinding best = { 0 };

      if ((comstock_game_get_actors (game) & 1) == 0)
        {
          comstock_game_play_automatic (game, NULL);
          continue;
        }
      best.move = g_array_index (legal, CsMove, 0);
      if (legal->len > 1)
        {
          advise (advisor);
          comstock_advisor_get (advisor, 0, &best);
          if (n_choices++ % EVERY == 0)
            {
              tell (game, advisor, legal->len);
              n_told++;
            }
        }
      comstock_game_play (game, 0, best.move, NULL);
    }
  return n_told;
}

int
main (int    argc,
      char **argv)
{
  const char *name = argc > 1 ? argv[1] : "cards";
  guint n_left = argc > 2 ? (guint) atoi (argv[2]) : 100;
  guint64 seed = argc > 3 ? g_ascii_strtoull (argv[3], NULL, 10) : 1;

  setlocale (LC_ALL, "");
  for (guint i = 0; i < N_SHARED_GAMES; i++)
    for (; n_left > 0 && g_str_equal (shared_games[i].name, name); seed++)
      {
        g_autoptr (ComstockGame) game = shared_games[i].deal (SEATS, seed);

        n_left -= play (game, n_left);
      }
  return EXIT_SUCCESS;
}
