/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “tournament” of the board game: rivals, and players who move at random. */

#include "commands.h"

#include "ai/board/board-level.h"
#include "ai/cs-random.h"
#include "cli/cli-levels.h"
#include "cli/cli-tournament.h"
#include "model/board/comstock-board-names.h"
#include "model/session/comstock-game.h"

#include <glib/gi18n.h>

#define RIVAL "rival"
#define RANDOM "random"

static char *
dup_seats (void)
{
  /* Translators: LEVEL is a word that stands for a level; keep rival and random. */
  return g_strdup_printf (_("Who plays: %d to %d of rival[:LEVEL] and random, separated by commas"), BOARD_MIN_SEATS,
                          BOARD_MAX_SEATS);
}

static char *
dup_levels (void)
{
  return cli_levels_dup (&comstock_board_seating, COMSTOCK_RIVAL, COMSTOCK_RIVAL);
}

static gconstpointer
get_kit (void)
{
  return NULL;
}

/* "rival:hard"; a rival without a level is a medium one. */
static gboolean
read_contestant (const char    *text,
                 CliContestant *contestant)
{
  g_auto (GStrv) words = g_strsplit (text, ":", 2);
  const char *level = words[0] != NULL && words[1] != NULL ? words[1] : board_levels[BOARD_MEDIUM].id;
  const int found = board_level_find (level);

  if (g_str_equal (text, RANDOM))
    {
      *contestant = (CliContestant) { .kind = RANDOM };
      return TRUE;
    }
  if (words[0] == NULL || !g_str_equal (words[0], RIVAL) || found < 0)
    return FALSE;
  *contestant = (CliContestant) { RIVAL, board_levels[found].id, &board_levels[found], (guint) found };
  return TRUE;
}

static gboolean
read_contestants (const char     *seats,
                  CliContestants *contestants,
                  GError        **error)
{
  g_auto (GStrv) texts = g_strsplit (seats, ",", -1);

  contestants->n = g_strv_length (texts);
  if (contestants->n < BOARD_MIN_SEATS || contestants->n > BOARD_MAX_SEATS)
    {
      g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, _("--seats: must name %d to %d seats"),
                   BOARD_MIN_SEATS, BOARD_MAX_SEATS);
      return FALSE;
    }
  for (guint i = 0; i < contestants->n; i++)
    if (!read_contestant (texts[i], &contestants->items[i]))
      {
        g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, _("seat %u: “%s” cannot play here"), i + 1,
                     texts[i]);
        return FALSE;
      }
  return TRUE;
}

static void
deal (const CliContestants *seated,
      CsRng                *rng,
      gpointer              setup)
{
  cli_board_deal (setup, seated->n, rng);
}

static CsMove
choose (const CliContestant *contestant,
        gconstpointer        kit,
        gconstpointer        state,
        guint                seat,
        CsRng               *rng)
{
  if (contestant->player == NULL)
    return cs_random_move (&board_game, kit, state, seat, rng);
  return board_level_move (contestant->number, state, seat, rng, NULL);
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  static const CliTournament board_tournament = {
    .rules = &board_game,
    .dup_seats = dup_seats,
    .get_kit = get_kit,
    .read = read_contestants,
    .deal = deal,
    .choose = choose,
  };

  return cli_tournament_run (&board_tournament, command, argc, argv);
}

const CliCommand cli_board_tournament = {
  .name = "tournament",
  .arguments = "",
  .summary = N_("Plays many games between the same players and compares them"),
  .dup_notes = dup_levels,
  .run = run,
};
