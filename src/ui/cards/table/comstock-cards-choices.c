/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings to seats and back; what the settings hold is checked like anything from outside. */

#include "comstock-cards-choices.h"

#include "comstock-cards-settings.h"
#include "model/cards/comstock-cards-first-game.h"
#include "model/base/comstock-text.h"

static gboolean
read_seat (ComstockCardsSeatChoice *choice,
           const char              *kind_id,
           const char              *level_id,
           const char              *suit_id,
           const char              *name)
{
  int kind = comstock_cards_seat_kind_find (kind_id);
  int level = kind >= 0 ? comstock_cards_level_find ((ComstockSeatKind) kind, level_id) : -1;
  int suit = cards_suit_find (suit_id);

  if (kind < 0 || level < 0 || suit < 0 || strlen (name) >= COMSTOCK_MAX_SEAT_NAME || !comstock_text_is_plain (name))
    return FALSE;
  choice->holder.kind = (ComstockSeatKind) kind;
  choice->holder.level = (ComstockLevel) level;
  choice->suit = (CardsSuit) suit;
  g_strlcpy (choice->holder.name, name, COMSTOCK_MAX_SEAT_NAME);
  return TRUE;
}

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
      const char *kind, *level, *suit, *name;

      g_variant_get_child (seats, i, "(&s&s&s&s)", &kind, &level, &suit, &name);
      if (!read_seat (&setup->seats[i], kind, level, suit, name))
        return FALSE;
    }
  setup->n_seats = (guint) n_seats;
  return TRUE;
}

void
comstock_cards_choices_load (ComstockCardsSetup *setup)
{
  if (!read_seats (setup))
    comstock_cards_setup_init (setup);
  setup->seed = comstock_cards_choices_draw_seed ();
}

void
comstock_cards_choices_store (const ComstockCardsSetup *setup)
{
  g_autoptr (GSettings) settings = comstock_cards_settings_new ();
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ssss)"));

  for (guint i = 0; i < setup->n_seats; i++)
    {
      const ComstockCardsSeatChoice *seat = &setup->seats[i];
      const char *level = comstock_cards_level_get_id (seat->holder.level);

      g_variant_builder_add (&builder, "(ssss)", comstock_cards_seat_kind_get_id (seat->holder.kind),
                             level != NULL ? level : "", cards_suit_ids[seat->suit], seat->holder.name);
    }
  g_settings_set_value (settings, "seats", g_variant_builder_end (&builder));
}

guint64
comstock_cards_choices_draw_seed (void)
{
  return g_random_int ();
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
  setup.seed = comstock_cards_choices_draw_seed ();
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
  setup.seed = comstock_cards_choices_draw_seed ();
  return COMSTOCK_GAME (comstock_cards_game_new (comstock_cards_game_get_deck (former), &setup, error));
}
