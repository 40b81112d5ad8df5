/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens for the first time, and what is said about it. */

#include "comstock-cards-tips.h"

#include <glib/gi18n.h>

#include "comstock-cards-objects.h"
#include "model/cards/comstock-cards-game.h"

static gboolean
is_tie (const ComstockGuideMoment *moment)
{
  return moment->event->args[2] != 0;
}

gboolean
comstock_cards_tips_is_of_character (const ComstockGuideMoment *moment)
{
  return comstock_guide_is_of_person (moment) && cards_is_character ((CardsCard) moment->event->args[0]);
}

static ComstockCardsSeat *
get_seat (ComstockGame *game,
          int           seat)
{
  return comstock_cards_game_get_seat (COMSTOCK_CARDS_GAME (game), (guint) seat);
}

static gboolean
is_city_empty (const ComstockGuideMoment *moment)
{
  return !comstock_cards_city_get_box (comstock_cards_seat_get_city (get_seat (moment->game, moment->seat)),
                                       &(ComstockCardsArea) { 0 });
}

gboolean
comstock_cards_tips_has_city (const ComstockGuideMoment *moment)
{
  return !is_city_empty (moment);
}

static gboolean
has_played (const ComstockGuideMoment *moment)
{
  return g_list_model_get_n_items (comstock_cards_seat_get_discards (get_seat (moment->game, moment->seat))) > 0;
}

/* After that, what a round is about has been seen. */
static gboolean
is_first_bid (const ComstockGuideMoment *moment)
{
  return !has_played (moment);
}

/* Translators: short tips, each shown once in a bubble at what it is about.  Words in braces are figures. */
static const ComstockGuideTip table[] = {
  {
    "order", N_("The auction cards are revealed. From the highest down, everybody takes a card."),
    "stage:taking", COMSTOCK_CARDS_GUIDE_SEATS, .event = CARDS_EVENT_ORDER,
  },
  {
    "tie", N_("A tie: the earlier of these suits goes first. Look here before you bid."),
    "rule:ties", COMSTOCK_CARDS_GUIDE_COLUMN, COMSTOCK_CARDS_OBJECT_BACK, .event = CARDS_EVENT_ORDER, .fits = is_tie,
    .ear = N_("A tie: the suit that comes first on the back of the top character card goes first."),
  },
  {
    "virtual-player", N_("A virtual player takes the card with the highest appeal. It builds no city: appeal is its "
                         "score."),
    "rule:virtual-players", COMSTOCK_CARDS_GUIDE_SEATS, COMSTOCK_CARDS_OBJECT_NOVICE, .event = CARDS_EVENT_TAKE,
    .fits = comstock_guide_is_of_automatic,
  },
  {
    "character", N_("Characters stay with you. The dollar pays at the end; the arrow is an ability."),
    "rule:characters", COMSTOCK_CARDS_GUIDE_PROMPT, COMSTOCK_CARDS_OBJECT_NEWEST, .event = CARDS_EVENT_TAKE,
    .fits = comstock_cards_tips_is_of_character,
    .ear = N_("Characters stay with you. Many pay at the end, and many have an ability: press A to go to one that "
              "is ready."),
  },
  {
    "score", N_("Your score so far. The score sheet in the menu explains it."),
    "rule:counting", COMSTOCK_CARDS_GUIDE_SEATS, COMSTOCK_CARDS_OBJECT_SELF, .event = CARDS_EVENT_PLACE,
    .fits = comstock_guide_is_of_person,
    .ear = N_("Press S to hear your score so far. The score sheet, which explains it, opens with Ctrl+I."),
  },
  {
    "unplaced", N_("The card did not fit anywhere, so it left the game. Keep some room in your city."),
    "rule:placing", COMSTOCK_CARDS_GUIDE_CITY, .event = CARDS_EVENT_UNPLACED, .fits = comstock_guide_is_of_person,
  },
  {
    "left-over", N_("The cards that were not taken have left the game. These cards are new."),
    "stage:column", COMSTOCK_CARDS_GUIDE_COLUMN, .event = CARDS_EVENT_REMOVED,
  },
  {
    "era", N_("In Era II, all hands are full again, and most abilities can be used again."),
    "rule:era-change", COMSTOCK_CARDS_GUIDE_HAND, .event = CARDS_EVENT_ERA,
  },
  {
    "skull", N_("A skull came up: the character before it went under the pile."),
    "rule:ties", COMSTOCK_CARDS_GUIDE_COLUMN, .event = CARDS_EVENT_SKULL,
  },
  {
    "aim", N_("Build a city, card by card. The player with the most victory points (VP) after two eras wins."),
    "rule:aim", COMSTOCK_CARDS_GUIDE_CITY, .steps = CARDS_BIT (CARDS_STEP_BID), .fits = is_city_empty,
  },
  {
    "column", N_("Each round, everybody takes one of these cards: land or a person."),
    "stage:column", COMSTOCK_CARDS_GUIDE_COLUMN, .steps = CARDS_BIT (CARDS_STEP_BID), .fits = is_first_bid,
    .ear = N_("Each round, everybody takes one of the cards in the column: land or a person. Press C to hear them."),
  },
  {
    "auction", N_("Pick an auction card. The highest chooses first, but each card works only once per era."),
    "stage:auction", COMSTOCK_CARDS_GUIDE_HAND, .steps = CARDS_BIT (CARDS_STEP_BID), .fits = is_first_bid,
  },
  {
    "spent", N_("Your auction card is spent for this era. Here you see what everybody has left."),
    "rule:auction-cards", COMSTOCK_CARDS_GUIDE_SEATS, .steps = CARDS_BIT (CARDS_STEP_BID), .fits = has_played,
    .ear = N_("Your auction card is spent for this era. Press L to hear what everybody has left."),
  },
  {
    "ability", N_("The ability is used: its card is turned sideways. Most abilities can be used once per era."),
    "rule:abilities", COMSTOCK_CARDS_GUIDE_PROMPT, .event = CARDS_EVENT_ABILITY, .fits = comstock_guide_is_of_person,
    .ear = N_("The ability is used. Most abilities can be used once per era."),
  },
  {
    "take", N_("Your turn! Drag a card into your city, or press it. Characters stay beside the city."),
    "stage:taking", COMSTOCK_CARDS_GUIDE_COLUMN, .steps = CARDS_BIT (CARDS_STEP_TAKE),
    .ear = N_("Your turn! Go to a card with the arrow keys and take it with Enter. Characters stay beside your city."),
  },
  {
    "first-place", N_("Your first card may go anywhere. Later ones must touch or overlap your city."),
    "rule:placing", COMSTOCK_CARDS_GUIDE_CITY, .steps = CARDS_BIT (CARDS_STEP_PLACE), .fits = is_city_empty,
  },
  {
    "place", N_("Each place shows the VP it brings. Cover empty land, or a building with its own kind."),
    "rule:covering", COMSTOCK_CARDS_GUIDE_CITY, .steps = CARDS_BIT (CARDS_STEP_PLACE),
    .fits = comstock_cards_tips_has_city,
    .ear = N_("Press N to go through the places and hear the VP each brings. Cover empty land, or a building with "
              "its own kind."),
  },
  {
    COMSTOCK_CARDS_TIP_REFUSAL, N_("Not there: the bubble says why. Marked places are allowed."),
    "rule:placing", COMSTOCK_CARDS_GUIDE_CITY,
    .ear = N_("Not there: you have heard why. Press N to go through the places that are allowed."),
  },
  {
    "hire", N_("With the paperboy, you may also take a character that nobody has."),
    "character:paperboy", COMSTOCK_CARDS_GUIDE_PROMPT, .steps = CARDS_BIT (CARDS_STEP_HIRE),
  },
  {
    "sell", N_("The auctioneer pays {sale-vp} VP for a card. What it scores in your city is lost."),
    "rule:selling", COMSTOCK_CARDS_GUIDE_PROMPT,
    .steps = CARDS_BIT (CARDS_STEP_SELL) | CARDS_BIT (CARDS_STEP_FINAL_SALE),
  },
};

static guint
get_step (ComstockGame *game)
{
  return comstock_cards_game_get_step (COMSTOCK_CARDS_GAME (game));
}

const ComstockGuideTips comstock_cards_tips = {
  .table = table,
  .n_table = G_N_ELEMENTS (table),
  .acts = CARDS_BIT (CARDS_EVENT_ABILITY) | CARDS_BIT (CARDS_EVENT_ABILITY_PASSED) | CARDS_BIT (CARDS_EVENT_BID) |
          CARDS_BIT (CARDS_EVENT_TAKE) | CARDS_BIT (CARDS_EVENT_PLACE) | CARDS_BIT (CARDS_EVENT_HIRE) |
          CARDS_BIT (CARDS_EVENT_SELL),
  .get_step = get_step,
};
