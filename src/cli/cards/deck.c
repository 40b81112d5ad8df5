/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “deck”: checks a deck and prints it as JSON, draws it, tells its figures, or makes a new one. */

#include "commands.h"

#include "ai/cards/cards-appeal.h"
#include "ai/cards/cards-make-deck.h"
#include "art/cards/comstock-cards-deck-sheet.h"
#include "cli/cli-input.h"
#include "cli/cli-output.h"
#include "cli/cli-sheet.h"
#include "cli/cli-table.h"
#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-deck.h"

#include <glib/gi18n.h>

#define USUAL_GAMES 20000
#define MOST_GAMES 10000000

/* What was asked for; without any of the first three the deck is printed. */
typedef struct
{
  char *sheet;
  char *new_id;
  gboolean stats;
  guint64 n_games;
  guint64 seed;
} Wish;

static CliStatus
render (ComstockCardsDeck *deck,
        CliSheetFormat     format,
        const char        *path)
{
  const ComstockPieceSheet sheet = comstock_cards_deck_sheet (comstock_cards_deck_get_cards (deck),
                                                              comstock_kit_get_title (deck));

  return cli_sheet_write (&sheet, format, path);
}

static guint
count_symbols (const CardsTerrain *terrain)
{
  guint n = 0;

  for (guint corner = 0; corner < CARDS_CORNERS; corner++)
    n += terrain->parcels[corner] != CARDS_EMPTY;
  return n;
}

/* How many cards of each era show no symbol, one, and so on. */
static void
print_symbols (const CardsDeck *cards)
{
  g_autoptr (CliTable) table = cli_table_new (CARDS_CORNERS + 2);

  cli_table_add (table);
  /* Translators: the heading of a row of numbers: how many symbols a card shows. */
  cli_table_set (table, 0, g_strdup (_("Symbols on a card")));
  for (guint n = 0; n <= CARDS_CORNERS; n++)
    cli_table_set (table, n + 1, g_strdup_printf ("%u", n));
  for (guint era = 0; era < CARDS_ERAS; era++)
    {
      guint counts[CARDS_CORNERS + 1] = { 0 };

      for (guint i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
        counts[count_symbols (&cards->terrain[era * CARDS_TERRAIN_PER_ERA + i])]++;
      cli_table_add (table);
      cli_table_set (table, 0, g_strdup (era == 0 ? _("Era I") : _("Era II")));
      for (guint n = 0; n <= CARDS_CORNERS; n++)
        cli_table_set (table, n + 1, g_strdup_printf ("%u", counts[n]));
    }
  cli_table_print (table);
}

static void
print_worth (const CardsDeck *cards,
             const CsSample   worth[CARDS_TERRAIN])
{
  g_autoptr (CliTable) table = cli_table_new (4);
  uint8_t appeals[CARDS_TERRAIN];

  cards_appeal_fit (worth, appeals);
  cli_table_add (table);
  /* Translators: the heading of a column of short names of cards. */
  cli_table_set (table, 0, g_strdup (_("Card")));
  /* Translators: the heading of a column: the number on a terrain card that says how much it attracts */
  cli_table_set (table, 1, g_strdup (_("Appeal")));
  /* Translators: the heading of a column: the appeal that would fit what a card is worth. */
  cli_table_set (table, 2, g_strdup (_("Fitted Appeal")));
  /* Translators: the heading of a column: the victory points of players who were given a card. */
  cli_table_set (table, 3, g_strdup (_("Worth")));
  for (guint card = 0; card < CARDS_TERRAIN; card++)
    {
      cli_table_add (table);
      cli_table_set (table, 0, g_strdup (cards->terrain[card].id));
      cli_table_set (table, 1, g_strdup_printf ("%u", cards->terrain[card].appeal));
      cli_table_set (table, 2, g_strdup_printf ("%u", appeals[card]));
      cli_table_set (table, 3, g_strdup_printf ("%.1f ± %.1f", cs_sample_mean (&worth[card]),
                                                cs_sample_error (&worth[card])));
    }
  cli_table_print (table);
}

static void
measure (const CardsDeck *cards,
         const Wish      *wish,
         CsSample         worth[CARDS_TERRAIN])
{
  CsRng rng;

  cs_rng_init (&rng, wish->seed);
  cards_appeal_measure (cards, NULL, NULL, (guint) wish->n_games, &rng, worth);
}

static CliStatus
tell_figures (ComstockCardsDeck *deck,
              const Wish        *wish)
{
  const CardsDeck *cards = comstock_cards_deck_get_cards (deck);
  CsSample worth[CARDS_TERRAIN] = { 0 };

  g_print ("%s (%s)\n\n", comstock_kit_get_title (deck), comstock_kit_get_id (deck));
  print_symbols (cards);
  measure (cards, wish, worth);
  g_print ("\n");
  print_worth (cards, worth);
  return CLI_DONE;
}

/* The symbols of @deck, dealt anew. */
static CliStatus
make (ComstockCardsDeck *deck,
      const Wish        *wish)
{
  CardsDeck cards = *comstock_cards_deck_get_cards (deck);
  CsSample worth[CARDS_TERRAIN] = { 0 };
  uint8_t appeals[CARDS_TERRAIN];
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (ComstockCardsDeck) made = NULL;
  g_autoptr (GError) error = NULL;
  CsRng rng;

  cs_rng_init (&rng, wish->seed);
  cards_make_deck (&cards, &rng);
  measure (&cards, wish, worth);
  cards_appeal_fit (worth, appeals);
  for (guint card = 0; card < CARDS_TERRAIN; card++)
    cards.terrain[card].appeal = appeals[card];
  node = COMSTOCK_KIT_GET_CLASS (deck)->write (wish->new_id, wish->new_id, &cards);
  made = comstock_kit_new_from_json (COMSTOCK_TYPE_CARDS_DECK, node, &error);
  if (made == NULL)
    {
      comstock_text_prefix_error (&error, "--new");
      return cli_wrong_call (error->message);
    }
  cli_output_write_rows (node);
  return CLI_DONE;
}

static gboolean
is_at_odds (const Wish *wish)
{
  if ((wish->sheet != NULL) + (wish->new_id != NULL) + wish->stats <= 1)
    return FALSE;
  cli_wrong_call (_("only one of --new, --render and --stats can be given"));
  return TRUE;
}

static CliStatus
answer (const Wish *wish,
        const char *file)
{
  CliSheetFormat format = NULL;
  g_autoptr (ComstockCardsDeck) deck = NULL;
  g_autoptr (GError) error = NULL;

  if (is_at_odds (wish) || (wish->sheet != NULL && (format = cli_sheet_find_format (wish->sheet)) == NULL))
    return CLI_WRONG_CALL;
  deck = cli_load_kit (COMSTOCK_TYPE_CARDS_DECK, file, &error);
  if (deck == NULL)
    return cli_refuse_file (file, error);
  if (format != NULL)
    return render (deck, format, wish->sheet);
  if (wish->new_id != NULL)
    return make (deck, wish);
  if (wish->stats)
    return tell_figures (deck, wish);
  cli_output_write_kit (deck);
  return CLI_DONE;
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  Wish wish = { .n_games = USUAL_GAMES, .seed = 1 };
  g_autofree char *games = NULL;
  g_autofree char *seed = NULL;
  const GOptionEntry options[] = {
    { "render", 0, 0, G_OPTION_ARG_FILENAME, &wish.sheet,
      N_("Draw the cards on a sheet instead, in a file whose name ends in .png, .svg or .pdf"), N_("FILE") },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &wish.stats,
      N_("Print instead how many symbols the cards show, and what each card is worth"), NULL },
    { "new", 0, 0, G_OPTION_ARG_STRING, &wish.new_id,
      N_("Print a new deck with this short name instead: the same symbols, dealt out at random, with appeal values "
         "to match"),
      /* Translators: stands for the short name of a deck */
      N_("ID") },
    { "games", 0, 0, G_OPTION_ARG_STRING, &games,
      N_("How many games --stats and --new simulate, 20,000 by default"), N_("N") },
    /* Translators: the seed of the games that --stats and --new play */
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, N_("The seed of these games, 1 by default"), N_("N") },
    G_OPTION_ENTRY_NULL
  };
  CliStatus status = CLI_WRONG_CALL;

  if (cli_parse_options (command, options, 0, 1, &argc, &argv) &&
      (games == NULL || cli_parse_number ("--games", games, 1, MOST_GAMES, &wish.n_games)) &&
      (seed == NULL || cli_parse_number ("--seed", seed, 0, G_MAXUINT64, &wish.seed)))
    status = answer (&wish, argv[1]);
  g_free (wish.sheet);
  g_free (wish.new_id);
  return status;
}

const CliCommand cli_cards_deck = {
  .name = "deck",
  .arguments = N_("[FILE]"),
  .summary = N_("Checks a deck, the built-in one by default, and prints it as JSON"),
  .run = run,
};
