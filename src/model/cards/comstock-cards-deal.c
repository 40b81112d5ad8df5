/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beginning a card game: from seats and a seed, or from a deal that is given. */

#include "comstock-cards-game-private.h"

#include <glib/gi18n.h>

#include "model/comstock-text.h"

static gboolean
check_choice (const ComstockSeatChoice *choice)
{
  return (guint) choice->kind < COMSTOCK_SEAT_KINDS &&
         (guint) choice->level < COMSTOCK_LEVELS &&
         comstock_level_fits (choice->level, choice->kind) &&
         (guint) choice->suit < CARDS_SUITS &&
         memchr (choice->name, '\0', sizeof choice->name) != NULL &&
         g_utf8_validate (choice->name, -1, NULL) && comstock_text_is_plain (choice->name);
}

static gboolean
check_choices (const ComstockCardsSetup  *setup,
               GError                   **error)
{
  if (setup->n_seats > CARDS_MAX_SEATS)
    {
      g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                   _("A game has %d to %d seats."), CARDS_MIN_SEATS, CARDS_MAX_SEATS);
      return FALSE;
    }
  for (guint i = 0; i < setup->n_seats; i++)
    if (!check_choice (&setup->seats[i]))
      {
        g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                     _("Seat %u cannot be held so."), i + 1);
        return FALSE;
      }
  return TRUE;
}

static void
fill_seats (const ComstockCardsSetup *setup,
            CardsSetup               *deal)
{
  deal->n_seats = (guint8) setup->n_seats;
  for (guint i = 0; i < setup->n_seats; i++)
    {
      deal->kinds[i] = (guint8) comstock_level_get_rules_kind (setup->seats[i].level);
      deal->suits[i] = (guint8) setup->seats[i].suit;
    }
}

ComstockCardsGame *
comstock_cards_game_new_dealt (ComstockDeck              *deck,
                               const ComstockCardsSetup  *setup,
                               const CardsSetup          *deal,
                               GError                   **error)
{
  g_autoptr (ComstockCardsGame) self = NULL;
  CardsSetup seated = *deal;

  g_return_val_if_fail (COMSTOCK_IS_DECK (deck), NULL);

  if (!check_choices (setup, error))
    return NULL;
  fill_seats (setup, &seated);
  self = g_object_new (COMSTOCK_TYPE_CARDS_GAME, NULL);
  comstock_cards_game_prepare (self, deck, setup);
  if (!comstock_game_begin (COMSTOCK_GAME (self), &cards_game, comstock_deck_get_cards (deck),
                            &seated, error))
    return NULL;
  return g_steal_pointer (&self);
}

ComstockCardsGame *
comstock_cards_game_new (ComstockDeck              *deck,
                         const ComstockCardsSetup  *setup,
                         GError                   **error)
{
  CardsSetup deal = { 0 };
  CsRng rng;

  if (!check_choices (setup, error))
    return NULL;
  fill_seats (setup, &deal);
  cs_rng_init (&rng, setup->seed);
  cards_setup_deal (&deal, &rng);
  return comstock_cards_game_new_dealt (deck, setup, &deal, error);
}
