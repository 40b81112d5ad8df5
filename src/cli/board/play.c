/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “play” of the board game: computer rivals, and Standish. */

#include "commands.h"

#include "cli/cli-levels.h"
#include "cli/cli-play.h"
#include "model/board/comstock-board-game.h"

#include <glib/gi18n.h>

#define RIVER "river"           /* the board's side, beside the variants */
#define RANDOM "random"
#define FIRST_GAME "first-game"
#define ALL "all"

/* The options as they were given. */
static char *variants_text;
static char *characters_text;
static char *buildings_text;

static const GOptionEntry options[] = {
  { "variants", 0, 0, G_OPTION_ARG_STRING, &variants_text,
    N_("Variants, separated by commas: new-beginning, might-is-right, kit-carson, outlaws, horses, and river or "
       "river-tiles"), N_("LIST") },
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

static char *
dup_levels (void)
{
  return cli_levels_dup (&comstock_board_seating, COMSTOCK_RIVAL, COMSTOCK_AUTOMATIC);
}

static gboolean
refuse_word (const char *option,
             const char *word,
             GError    **error)
{
  /* Translators: an option, and what was typed for it */
  g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, _("%s: there is no “%s”"), option, word);
  return FALSE;
}

static gboolean
read_variants (ComstockBoardSetup *setup,
               GError            **error)
{
  g_auto (GStrv) words = g_strsplit (variants_text != NULL ? variants_text : "", ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const int bit = comstock_board_variant_find (words[i]);

      if (g_str_equal (words[i], RIVER))
        setup->river_side = TRUE;
      else if (bit >= 0)
        setup->variants |= (guint8) BOARD_BIT (bit);
      else
        return refuse_word ("--variants", words[i], error);
    }
  return TRUE;
}

static gboolean
read_material (ComstockBoardSetup *setup,
               GError            **error)
{
  const char *characters = characters_text != NULL ? characters_text : board_sets[0].id;
  const char *buildings = buildings_text != NULL ? buildings_text : ALL;
  const int set = comstock_board_set_find (characters);

  if (set < 0 && !g_str_equal (characters, RANDOM))
    return refuse_word ("--characters", characters, error);
  if (!g_str_equal (buildings, FIRST_GAME) && !g_str_equal (buildings, ALL))
    return refuse_word ("--buildings", buildings, error);
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

  if (!comstock_board_setup_parse (&setup, seats, error) || !read_variants (&setup, error) ||
      !read_material (&setup, error))
    return NULL;
  return (ComstockGame *) comstock_board_game_new (&setup, error);
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  static const CliPlay board_play = {
    .dup_seats = dup_seats,
    .usual_seats = "rival:medium,rival:medium,rival:medium,rival:medium",
    .deal = deal,
  };

  return cli_play_run (&board_play, command, argc, argv);
}

const CliCommand cli_board_play = {
  .name = "play",
  .arguments = "",
  .summary = N_("Plays a whole game between computer rivals, or between one of them and Standish"),
  .own_options = options,
  .dup_notes = dup_levels,
  .run = run,
};
