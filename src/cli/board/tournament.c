/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “tournament” of the board game: rivals, and players who move at random. */

#include "commands.h"

#include "model/board/comstock-board-game.h"

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

static gboolean
read_contestants (const char     *seats,
                  CliContestants *contestants,
                  GError        **error)
{
  return cli_tournament_read_rivals (&cli_board_games, &comstock_board_seating, seats, contestants, error) &&
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

/* Who passed first wins a tie. */
static guint32
find_winners (gconstpointer state)
{
  return 1u << board_winner (state);
}

const CliTournament cli_board_games = {
  .rules = &board_game,
  .least = BOARD_MIN_SEATS,
  .most = BOARD_MAX_SEATS,
  .get_game_type = comstock_board_game_get_type,
  .read = read_contestants,
  .deal = deal,
  .find_winners = find_winners,
};

const CliCommand cli_board_tournament = {
  .name = "tournament",
  .arguments = "",
  .summary = N_("Plays many games between the same players and compares them"),
  .own_options = options,
  .seating = &comstock_board_seating,
  .only_rivals = TRUE,
  .game = &cli_board_games,
  .run = cli_tournament_run,
};
