/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “play” of the card game: computer rivals and virtual players. */

#include "commands.h"

#include "cli/cli-input.h"
#include "cli/cli-play.h"
#include "model/cards/comstock-cards-game.h"
#include "model/cards/comstock-cards-figures.h"

#include <glib/gi18n.h>

/* The option as it was given. */
static char *deck_file;

static const GOptionEntry options[] = {
  { "deck", 0, 0, G_OPTION_ARG_FILENAME, &deck_file, N_("The deck, a file or a short name; frontier by default"),
    N_("FILE") },
  G_OPTION_ENTRY_NULL
};

static char *
dup_seats (void)
{
  /* Translators: LEVEL is a word that stands for a level; keep what is in braces, rival and virtual. */
  return comstock_cards_figures_fill (_("Who plays: {min-seats} to {max-seats} of rival[:LEVEL] and virtual[:LEVEL], "
                                        "separated by commas"),
                                      COMSTOCK_CARDS_FIGURES_RULES, 0);
}

static ComstockGame *
deal (const char *seats,
      guint64     seed,
      GError    **error)
{
  ComstockCardsSetup setup = { .seed = seed };
  g_autoptr (ComstockCardsDeck) deck = cli_load_kit (COMSTOCK_TYPE_CARDS_DECK, deck_file, error);

  if (deck == NULL || !comstock_cards_setup_parse (&setup, seats, error))
    return NULL;
  return (ComstockGame *) comstock_cards_game_new (deck, &setup, error);
}

static const CliPlay cards_play = {
  .dup_seats = dup_seats,
  .usual_seats = "rival:medium,virtual:novice,virtual:intermediate,virtual:expert",
  .deal = deal,
};

const CliCommand cli_cards_play = {
  .name = "play",
  .arguments = "",
  .summary = N_("Plays a whole game between computer rivals and virtual players"),
  .own_options = options,
  .seating = &comstock_cards_seating,
  .game = &cards_play,
  .run = cli_play_run,
};
