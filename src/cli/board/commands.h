/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the command line has of the board game, a file each, for its entry among the games. */

#pragma once

#include <glib/gi18n.h>

#include "cli/cli-tournament.h"
#include "engine/board/board-game.h"
#include "model/session/comstock-game.h"

extern const CliCommand cli_board_bench;
extern const CliCommand cli_board_play;
extern const CliCommand cli_board_solo;
extern const CliCommand cli_board_standish;
extern const CliCommand cli_board_tournament;

/* How games are dealt to players who shall be compared. */
extern const CliTournament cli_board_games;

/* As CliGame says. */
GBytes *cli_board_to_thumbnail (ComstockGame *game,
                                int           side);

/* Refuses @word, which was typed for @option; returns FALSE. */
gboolean cli_board_refuse_word (const char *option,
                                const char *word,
                                GError    **error);

/* Reads @text, the variants of --variants, or NULL for none, into @variants and @river_side; FALSE and @error if one
 * is unknown. */
gboolean cli_board_read_variants (const char *text,
                                  guint8     *variants,
                                  gboolean   *river_side,
                                  GError    **error);

/* The option --variants, whose value is at @text. */
#define CLI_BOARD_VARIANTS_OPTION(text) \
  { "variants", 0, 0, G_OPTION_ARG_STRING, text, \
    N_("Variants, separated by commas: new-beginning, might-is-right, kit-carson, outlaws, horses, and river or " \
       "river-tiles"), N_("LIST") }

/* Deals a game to players who shall be compared: all buildings, one of the recommended sets of characters.  @setup is
 * zero but for variants and river. */
void cli_board_deal (BoardSetup *setup,
                     guint       n_seats,
                     CsRng      *rng);
