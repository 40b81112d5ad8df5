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
  g_autoptr (GVariant) seats = g_settings_get_value (settings, "seats");
  gsize n_seats = g_variant_n_children (seats);

  if (n_seats < CARDS_MIN_SEATS || n_seats > CARDS_MAX_SEATS)
    return FALSE;
  for (gsize i = 0; i < n_seats; i++)
    {
      g_autoptr (GVariant) words = g_variant_get_child_value (seats, i);
      guint suit;

      if (!comstock_seat_words_read (words, &comstock_cards_seating, cards_suit_find, &setup->seats[i].holder, &suit))
        return FALSE;
      setup->seats[i].suit = (CardsSuit) suit;
    }
  setup->n_seats = (guint) n_seats;
  return TRUE;
}

void
comstock_cards_choices_load (ComstockCardsSetup *setup)
{
  if (!read_seats (setup))
    comstock_cards_setup_init (setup);
}

void
comstock_cards_choices_store (const ComstockCardsSetup *setup)
{
  g_autoptr (GSettings) settings = comstock_cards_settings_new ();
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (COMSTOCK_SEAT_WORDS));

  for (guint i = 0; i < setup->n_seats; i++)
    comstock_seat_words_add (&builder, &comstock_cards_seating, &setup->seats[i].holder,
                             cards_suit_ids[setup->seats[i].suit]);
  g_settings_set_value (settings, "seats", g_variant_builder_end (&builder));
}

/* The name that the person had the last time, or "". */
static void
load_name (char *name)
{
  ComstockCardsSetup last;

  *name = '\0';
  for (guint i = 0; read_seats (&last) && i < last.n_seats; i++)
    if (last.seats[i].holder.kind == COMSTOCK_PERSON)
      {
        g_strlcpy (name, last.seats[i].holder.name, COMSTOCK_MAX_SEAT_NAME);
        return;
      }
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
