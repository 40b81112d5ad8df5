/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing the score sheet of the card game. */

#include "commands.h"

#include "cli/cli-table.h"
#include "model/cards/comstock-cards-game.h"
#include "model/cards/comstock-cards-text.h"
#include "model/base/comstock-text.h"

#include <glib/gi18n.h>

/* The sheets of all seats at the cursor. */
typedef struct
{
  ComstockCardsGame *game;
  guint n_seats;
  CardsScore sheets[CARDS_MAX_SEATS];
  CardsCharacterSet owned[CARDS_MAX_SEATS];   /* nothing for virtual players */
  gboolean real[CARDS_MAX_SEATS];
} Sheets;

static CardsCharacterSet
characters_of (ComstockCardsSeat *seat)
{
  GListModel *characters = comstock_cards_seat_get_characters (seat);
  CardsCharacterSet owned = 0;

  for (guint i = 0; i < g_list_model_get_n_items (characters); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);

      owned |= CARDS_BIT (comstock_cards_card_get_number (card) - CARDS_TERRAIN);
    }
  return owned;
}

static void
sheets_init (Sheets            *sheets,
             ComstockCardsGame *game)
{
  *sheets = (Sheets) { .game = game, .n_seats = comstock_game_get_n_seats (COMSTOCK_GAME (game)) };
  for (guint i = 0; i < sheets->n_seats; i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, i);

      comstock_cards_seat_get_sheet (seat, &sheets->sheets[i]);
      sheets->real[i] = comstock_cards_seat_get_kind (seat) != COMSTOCK_AUTOMATIC;
      sheets->owned[i] = sheets->real[i] ? characters_of (seat) : 0;
    }
}

static void
add_titles (CliTable     *table,
            const Sheets *sheets)
{
  cli_table_add (table);
  for (guint i = 0; i < sheets->n_seats; i++)
    cli_table_set (table, i + 1,
                   comstock_cards_seat_dup_title (comstock_cards_game_get_seat (sheets->game, i)));
}

static void
add_row (CliTable     *table,
         const Sheets *sheets,
         CardsRow      row)
{
  cli_table_add (table);
  cli_table_set (table, 0, g_strdup (comstock_cards_row_get_name (row)));
  for (guint i = 0; i < sheets->n_seats; i++)
    if (sheets->real[i])
      cli_table_set (table, i + 1, comstock_text_number (sheets->sheets[i].rows[row]));
}

/* What @character earns, if a real seat owns it. */
static void
add_character (CliTable      *table,
               const Sheets  *sheets,
               CardsCharacter character)
{
  for (guint i = 0; i < sheets->n_seats; i++)
    if (sheets->owned[i] & CARDS_BIT (character))
      {
        cli_table_add (table);
        cli_table_set (table, 0,
                       g_strdup_printf ("  %s", comstock_cards_character_get_name (character)));
        cli_table_set (table, i + 1, comstock_text_number (sheets->sheets[i].characters[character]));
      }
}

static void
add_totals (CliTable     *table,
            const Sheets *sheets)
{
  cli_table_add (table);
  cli_table_set (table, 0, g_strdup (_("Total")));
  for (guint i = 0; i < sheets->n_seats; i++)
    cli_table_set (table, i + 1, comstock_text_number (sheets->sheets[i].total));
}

static void
print_holders (ComstockCardsGame *game)
{
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, i);
      g_autofree char *title = comstock_cards_seat_dup_title (seat);
      g_autofree char *holder = comstock_cards_seat_dup_holder (seat);

      /* Translators: a seat and who holds it, as in "Hat: Computer rival (medium)". */
      g_print (_("%s: %s"), title, holder);
      g_print ("\n");
    }
  g_print ("\n");
}

void
cli_cards_print_score_sheet (ComstockGame *any_game)
{
  ComstockCardsGame *game = COMSTOCK_CARDS_GAME (any_game);
  g_autoptr (CliTable) table = cli_table_new (comstock_game_get_n_seats (COMSTOCK_GAME (game)) + 1);
  g_autofree char *outcome = comstock_cards_text_dup_outcome (game);
  Sheets sheets;

  sheets_init (&sheets, game);
  print_holders (game);
  add_titles (table, &sheets);
  for (CardsRow row = 0; row < CARDS_ROWS; row++)
    add_row (table, &sheets, row);
  for (CardsCharacter character = 0; character < CARDS_CHARACTERS; character++)
    add_character (table, &sheets, character);
  add_totals (table, &sheets);
  cli_table_print (table);
  if (outcome != NULL)
    g_print ("\n%s\n", outcome);
}
