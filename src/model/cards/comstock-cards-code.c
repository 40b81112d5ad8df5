/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beside seats and seed, the deck. */

#include "comstock-cards-code.h"

#include <glib/gi18n.h>
#include <string.h>

#include "comstock-cards-game.h"
#include "comstock-cards-kind.h"

static const ComstockCodeOption options[COMSTOCK_CARDS_CODE_OPTIONS] = {
  [COMSTOCK_CARDS_CODE_DECK] = { .n = COMSTOCK_MAX_KITS },
};

static ComstockGame *
deal (const ComstockCodeContent *content,
      GError                   **error)
{
  const guint number = (guint) content->options[COMSTOCK_CARDS_CODE_DECK];
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_built_in (COMSTOCK_TYPE_CARDS_DECK, number);
  ComstockCardsSetup setup = { .n_seats = content->n_seats, .seed = content->seed };

  if (deck == NULL)
    {
      g_set_error_literal (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                           _("This code has players or options that this version of Comstock does not have."));
      return NULL;
    }
  memcpy (setup.seats, content->seats, sizeof setup.seats);
  return (ComstockGame *) comstock_cards_game_new (deck, &setup, error);
}

const ComstockGameCoding comstock_cards_coding = {
  .letter = 'C',
  .least = CARDS_MIN_SEATS,
  .most = CARDS_MAX_SEATS,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .absence = N_("This game has no code: a code cannot carry a deck of your own or a deal that was made by hand."),
  .deal = deal,
};

char *
comstock_cards_code_dup (ComstockCardsDeck        *deck,
                         const ComstockCardsSetup *setup)
{
  const int number = comstock_kit_find_number (deck);
  ComstockCodeContent content;

  if (number < 0)
    return NULL;
  comstock_code_content_init (&content, setup->seats, setup->n_seats, setup->seed);
  content.options[COMSTOCK_CARDS_CODE_DECK] = (guint64) number;
  return comstock_game_code_dup (&comstock_cards_kind, &content);
}
