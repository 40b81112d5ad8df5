/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of tournaments in which all are rivals or move at random. */

#include "cli-tournament.h"

#include "ai/cs-random.h"
#include "model/session/comstock-game.h"

#include <glib/gi18n.h>

#define RANDOM "random"

char *
cli_tournament_dup_rivals (const CliTournament *tournament)
{
  /* Translators: LEVEL is a word that stands for a level; keep rival and random. */
  return g_strdup_printf (_("Who plays: %d to %d of rival[:LEVEL] and random, separated by commas"), tournament->least,
                          tournament->most);
}

/* "rival:hard", "rival", "random" */
static gboolean
read_contestant (const ComstockSeating *seating,
                 const char            *text,
                 CliContestant         *contestant)
{
  ComstockSeatKind kind;
  ComstockLevel level;

  *contestant = (CliContestant) { .kind = RANDOM };
  if (g_str_equal (text, RANDOM))
    return TRUE;
  if (!comstock_seating_parse (seating, text, &kind, &level) || kind != COMSTOCK_RIVAL)
    return FALSE;
  *contestant = (CliContestant) { .kind = seating->kinds[kind], .level = comstock_level_get_id (level),
                                  .number = level };
  return TRUE;
}

gboolean
cli_tournament_read_rivals (const CliTournament   *tournament,
                            const ComstockSeating *seating,
                            const char            *seats,
                            CliContestants        *contestants,
                            GError               **error)
{
  g_auto (GStrv) texts = g_strsplit (seats, ",", -1);

  contestants->n = g_strv_length (texts);
  if (contestants->n < tournament->least || contestants->n > tournament->most)
    {
      /* Translators: the least and the greatest number; keep the option */
      g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, _("--seats: must name %d to %d players"),
                   tournament->least, tournament->most);
      return FALSE;
    }
  for (guint i = 0; i < contestants->n; i++)
    if (!read_contestant (seating, texts[i], &contestants->items[i]))
      {
        g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                     /* Translators: the number of a player, and what was typed */
                     _("player %u: “%s” cannot play here"), i + 1, texts[i]);
        return FALSE;
      }
  return TRUE;
}

CsMove
cli_tournament_ask_rival (const CliTournament *tournament,
                          const CliContestant *contestant,
                          gconstpointer        kit,
                          gconstpointer        state,
                          guint                seat,
                          CsRng               *rng)
{
  g_autoptr (ComstockGameClass) klass = g_type_class_ref (tournament->get_game_type ());

  if (contestant->level == NULL)
    return cs_random_move (tournament->rules, kit, state, seat, rng);
  return klass->choose (kit, state, seat, contestant->number, COMSTOCK_PLAIN, rng, NULL);
}
