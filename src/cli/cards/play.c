/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “play” of the card game: computer rivals and virtual players. */

#include "commands.h"

#include "cli/cli-play.h"
#include "model/cards/comstock-cards-game.h"
#include "model/cards/comstock-cards-figures.h"

#include <glib/gi18n.h>

static char *
dup_seats (void)
{
  /* Translators: LEVEL is a word that stands for a level; keep what is in braces, rival and virtual. */
  return comstock_cards_figures_fill (_("Who plays: {min-seats} to {max-seats} of rival[:LEVEL] and virtual[:LEVEL], "
                                        "separated by commas"),
                                      COMSTOCK_CARDS_FIGURES_RULES, 0);
}

gboolean
cli_cards_read_seats (const char         *seats,
                      ComstockCardsSetup *setup,
                      GError            **error)
{
  if (!comstock_cards_setup_parse (setup, seats, error))
    return FALSE;
  for (guint i = 0; i < setup->n_seats; i++)
    if (setup->seats[i].holder.kind == COMSTOCK_PERSON)
      {
        g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                     _("seat %u: a person cannot play here"), i + 1);
        return FALSE;
      }
  return TRUE;
}

static void
play_to_the_end (ComstockCardsGame *game)
{
  g_autoptr (GError) error = NULL;

  while (comstock_game_get_automatic_seat (COMSTOCK_GAME (game)) >= 0)
    if (!comstock_game_play_automatic (COMSTOCK_GAME (game), &error))
      g_error ("%s", error->message);
}

static ComstockGame *
play (const char *seats,
      guint64     seed,
      GError    **error)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_cards_deck_dup_built_in ();
  ComstockCardsSetup setup = { .seed = seed };
  ComstockCardsGame *game;

  if (!cli_cards_read_seats (seats, &setup, error) ||
      (game = comstock_cards_game_new (deck, &setup, error)) == NULL)
    return NULL;
  play_to_the_end (game);
  return COMSTOCK_GAME (game);
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  static const CliPlay cards_play = { dup_seats, play, NULL };

  return cli_play_run (&cards_play, command, argc, argv);
}

const CliCommand cli_cards_play = {
  .name = "play",
  .arguments = "",
  .summary = N_("Plays a whole game between computer rivals and virtual players"),
  .run = run,
};
