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

/* As it was given. */
static char *variants_text;

static const GOptionEntry options[] = {
  CLI_BOARD_VARIANTS_OPTION (&variants_text),
  G_OPTION_ENTRY_NULL
};

/* As it was read, before the first deal. */
static guint8 variants;
static gboolean river_side;

static char *
dup_seats (void)
{
  return cli_tournament_dup_rivals (BOARD_MIN_SEATS, BOARD_MAX_SEATS);
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

static gboolean
read_contestants (const char     *seats,
                  CliContestants *contestants,
                  GError        **error)
{
  return cli_tournament_read_rivals (&comstock_board_seating, BOARD_MIN_SEATS, BOARD_MAX_SEATS, seats, contestants,
                                     error) &&
         cli_board_read_variants (variants_text, &variants, &river_side, error);
}

static void
deal (const CliContestants *seated,
      CsRng                *rng,
      gpointer              setup)
{
  BoardSetup *board = setup;

  board->variants = variants;
  board->river = river_side ? BOARD_RIVER_SIDE : 0;
  cli_board_deal (board, seated->n, rng);
}

static CsMove
choose (const CliContestant *contestant,
        gconstpointer        kit,
        gconstpointer        state,
        guint                seat,
        CsRng               *rng)
{
  if (contestant->level == NULL)
    return cs_random_move (&board_game, kit, state, seat, rng);
  return board_level_move (contestant->number, state, seat, rng, NULL);
}

/* Who passed first wins a tie. */
static guint32
find_winners (gconstpointer state)
{
  return 1u << board_winner (state);
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
    .find_winners = find_winners,
  };

  return cli_tournament_run (&board_tournament, command, argc, argv);
}

const CliCommand cli_board_tournament = {
  .name = "tournament",
  .arguments = "",
  .summary = N_("Plays many games between the same players and compares them"),
  .own_options = options,
  .dup_notes = dup_levels,
  .run = run,
};
