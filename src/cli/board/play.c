/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “play” of the board game: computer rivals, and Standish. */

#include "commands.h"

#include "cli/cli-play.h"
#include "model/board/comstock-board-game.h"

#include <glib/gi18n.h>

#define RANDOM "random"
#define FIRST_GAME "first-game"
#define ALL "all"

/* The options as they were given. */
static char *variants_text;
static char *characters_text;
static char *buildings_text;

static const GOptionEntry options[] = {
  CLI_BOARD_VARIANTS_OPTION (&variants_text),
  { "characters", 0, 0, G_OPTION_ARG_STRING, &characters_text,
    N_("The set of characters: first-game (the default), quiet-city, prosper, gold-rush, home-owner, settling-scores "
       "or random"),
    /* Translators: stands for the name of a set of characters or buildings */
    N_("SET") },
  { "buildings", 0, 0, G_OPTION_ARG_STRING, &buildings_text,
    N_("The buildings: first-game or all (the default)"), N_("SET") },
  G_OPTION_ENTRY_NULL
};

static char *
dup_seats (void)
{
  /* Translators: LEVEL is a word that stands for a level; keep rival and standish. */
  return g_strdup_printf (_("Who plays: %d to %d of rival[:LEVEL], or rival[:LEVEL] and standish[:LEVEL], separated "
                            "by commas"), BOARD_MIN_SEATS, BOARD_MAX_SEATS);
}

static gboolean
read_material (ComstockBoardSetup *setup,
               GError            **error)
{
  const char *characters = characters_text != NULL ? characters_text : board_sets[0].id;
  const char *buildings = buildings_text != NULL ? buildings_text : ALL;
  const int set = comstock_board_set_find (characters);

  if (set < 0 && !g_str_equal (characters, RANDOM))
    return cli_board_refuse_word ("--characters", characters, error);
  if (!g_str_equal (buildings, FIRST_GAME) && !g_str_equal (buildings, ALL))
    return cli_board_refuse_word ("--buildings", buildings, error);
  setup->roles = set >= 0 ? board_sets[set].roles : 0;
  comstock_board_setup_set_buildings (setup, g_str_equal (buildings, ALL) ? COMSTOCK_BOARD_ALL_BUILDINGS
                                                                          : COMSTOCK_BOARD_FIRST_BUILDINGS);
  return TRUE;
}

static ComstockGame *
deal (const char *seats,
      guint64     seed,
      GError    **error)
{
  ComstockBoardSetup setup = { .seed = seed };

  if (!comstock_board_setup_parse (&setup, seats, error) ||
      !cli_board_read_variants (variants_text, &setup.variants, &setup.river_side, error) ||
      !read_material (&setup, error))
    return NULL;
  return (ComstockGame *) comstock_board_game_new (&setup, error);
}

static const CliPlay board_play = {
  .dup_seats = dup_seats,
  .usual_seats = "rival:medium,rival:medium,rival:medium,rival:medium",
  .deal = deal,
};

const CliCommand cli_board_play = {
  .name = "play",
  .arguments = "",
  .summary = N_("Plays a whole game between computer rivals, or between one of them and Standish"),
  .own_options = options,
  .seating = &comstock_board_seating,
  .game = &board_play,
  .run = cli_play_run,
};
