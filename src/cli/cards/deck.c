/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “deck”: checks a deck and prints it as JSON. */

#include "commands.h"

#include "cli/cli-input.h"
#include "cli/cli-output.h"
#include "model/cards/comstock-cards-deck.h"

#include <glib/gi18n.h>

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  g_autoptr (ComstockCardsDeck) deck = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;

  if (!cli_parse_options (command, NULL, 0, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  deck = cli_load_kit (COMSTOCK_TYPE_CARDS_DECK, argv[1], &error);
  if (deck == NULL)
    return cli_refuse_file (argv[1], error);
  node = comstock_kit_to_json (deck);
  cli_output_write_json (node);
  return CLI_DONE;
}

const CliCommand cli_cards_deck = {
  .name = "deck",
  .arguments = N_("[FILE]"),
  .summary = N_("Checks a deck, the built-in one by default, and prints it as JSON"),
  .run = run,
};
