/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four to six seats, the deck, and games dealt for them. */

#include "comstock-cards-offers.h"

#include <glib/gi18n.h>

#include "comstock-cards-settings.h"
#include "model/cards/comstock-cards-code.h"
#include "model/cards/comstock-cards-game.h"

/* The offers, by their place in the table. */
enum
{
  SEATS,
  DECK,
};

static const ComstockHolder holders[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
  { COMSTOCK_RIVAL, COMSTOCK_HARD },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_INTERMEDIATE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_EXPERT },
};

static const char *
get_description (const ComstockChoices *choices)
{
  return _("Virtual players only collect cards; everybody else builds a city.");
}

static const ComstockOffer items[] = {
  [SEATS] = { COMSTOCK_OFFER_SEATS, .group = N_("Players"), .get_description = get_description },
  /* Translators: Game: the match that is set up, not its kind. Deck: the printed or a made-up set of terrain cards */
  [DECK] = { COMSTOCK_OFFER_KIT, .group = N_("Game"), .key = "deck", .title = N_("Deck"),
             .get_kit_type = comstock_cards_deck_get_type },
};

static ComstockGame *
deal (const ComstockChoices *choices,
      guint64                seed,
      GError               **error)
{
  ComstockCardsDeck *deck = comstock_offer_get_kit (&items[DECK], choices->values[DECK]);
  ComstockCardsSetup setup = { .n_seats = choices->n_seats, .seed = seed };

  memcpy (setup.seats, choices->seats, sizeof setup.seats);
  return (ComstockGame *) comstock_cards_game_new (deck, &setup, error);
}

/* The decks of codes come first among all, in the same order. */
static void
adopt (const ComstockCodeContent *content,
       ComstockChoices           *choices)
{
  choices->values[DECK] = content->options[COMSTOCK_CARDS_CODE_DECK];
}

const ComstockOffers comstock_cards_offers = {
  .least = CARDS_MIN_SEATS,
  .most = CARDS_MAX_SEATS,
  .seating = &comstock_cards_seating,
  .holders = holders,
  .n_holders = G_N_ELEMENTS (holders),
  .get_holder = comstock_cards_level_get_holder,
  .usual_seats = "person,virtual,virtual,virtual",
  .get_manner = comstock_cards_manner_get_words,
  .items = items,
  .n = G_N_ELEMENTS (items),
  .settings_new = comstock_cards_settings_new,
  .adopt = adopt,
  .deal = deal,
};

ComstockGame *
comstock_cards_offers_deal_again (ComstockGame *game,
                                  GError      **error)
{
  ComstockCardsSetup setup;

  comstock_cards_game_get_choices (COMSTOCK_CARDS_GAME (game), &setup);
  setup.seed = comstock_choices_draw_seed ();
  return (ComstockGame *) comstock_cards_game_new (comstock_game_get_own_kit (game), &setup, error);
}
