/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings to seats and back; what the settings hold is checked like anything from outside. */

#include "comstock-cards-choices.h"

#include "comstock-cards-settings.h"
#include "model/cards/comstock-cards-first-game.h"
#include "ui/table/comstock-code-row.h"
#include "ui/table/comstock-seat-words.h"

static gboolean
read_seats (ComstockCardsSetup *setup)
{
  g_autoptr (GSettings) settings = comstock_cards_settings_new ();

  setup->n_seats = comstock_seat_words_load (settings, &comstock_cards_seating, cards_suit_find, CARDS_MIN_SEATS,
                                             CARDS_MAX_SEATS, setup->seats);
  return setup->n_seats > 0;
}

void
comstock_cards_choices_load (ComstockCardsSetup *setup)
{
  if (!read_seats (setup))
    comstock_cards_setup_init (setup);
}

static const char *
get_suit_id (guint suit)
{
  return cards_suit_ids[suit];
}

void
comstock_cards_choices_store (const ComstockCardsSetup *setup)
{
  g_autoptr (GSettings) settings = comstock_cards_settings_new ();

  comstock_seat_words_store (settings, &comstock_cards_seating, get_suit_id, setup->seats, setup->n_seats);
}

/* The name that the person had the last time, or "". */
static void
load_name (char *name)
{
  ComstockCardsSetup last;

  read_seats (&last);
  g_strlcpy (name, comstock_seat_words_find_person (last.seats, last.n_seats), COMSTOCK_MAX_SEAT_NAME);
}

ComstockGame *
comstock_cards_choices_deal_quick (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_cards_deck_dup_built_in ();
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  setup.seed = comstock_code_row_draw_seed ();
  load_name (setup.seats[0].holder.name);
  return COMSTOCK_GAME (comstock_cards_game_new (deck, &setup, NULL));
}

ComstockGame *
comstock_cards_choices_deal_first (void)
{
  char name[COMSTOCK_MAX_SEAT_NAME];

  load_name (name);
  return COMSTOCK_GAME (comstock_cards_first_game_new (name));
}

ComstockGame *
comstock_cards_choices_deal_again (ComstockGame *game,
                                   GError      **error)
{
  ComstockCardsGame *former = COMSTOCK_CARDS_GAME (game);
  ComstockCardsSetup setup;

  comstock_cards_game_get_choices (former, &setup);
  setup.seed = comstock_code_row_draw_seed ();
  return COMSTOCK_GAME (comstock_cards_game_new (comstock_cards_game_get_deck (former), &setup, error));
}
