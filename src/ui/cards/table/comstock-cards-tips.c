/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens for the first time, and what is said about it. */

#include "comstock-cards-tips.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-cards-game.h"

static gboolean
is_tie (ComstockGame  *game,
        int            seat,
        const CsEvent *event)
{
  return event->args[2] != 0;
}

static gboolean
is_by_virtual_player (ComstockGame  *game,
                      int            seat,
                      const CsEvent *event)
{
  return comstock_game_get_holder (game, (guint) seat)->kind == COMSTOCK_AUTOMATIC;
}

static gboolean
is_by_person (ComstockGame  *game,
              int            seat,
              const CsEvent *event)
{
  return comstock_game_is_person (game, (guint) seat);
}

static gboolean
is_character_of_person (ComstockGame  *game,
                        int            seat,
                        const CsEvent *event)
{
  return comstock_game_is_person (game, (guint) seat) && cards_is_character ((CardsCard) event->args[0]);
}

static ComstockCardsSeat *
get_seat (ComstockGame *game,
          int           seat)
{
  return comstock_cards_game_get_seat (COMSTOCK_CARDS_GAME (game), (guint) seat);
}

static gboolean
is_city_empty (ComstockGame  *game,
               int            seat,
               const CsEvent *event)
{
  return !comstock_cards_city_get_box (comstock_cards_seat_get_city (get_seat (game, seat)),
                                       &(ComstockCardsArea) { 0 });
}

static gboolean
is_city_begun (ComstockGame  *game,
               int            seat,
               const CsEvent *event)
{
  return !is_city_empty (game, seat, event);
}

static gboolean
has_played (ComstockGame  *game,
            int            seat,
            const CsEvent *event)
{
  return g_list_model_get_n_items (comstock_cards_seat_get_discards (get_seat (game, seat))) > 0;
}

/* Translators: each of these is told once in a first game, when the thing happens; be as short. */
static const ComstockGuideTip table[] = {
  {
    "order", N_("All auction cards lie open. From the highest value down everybody takes a card, in the order shown "
                "here."),
    "stage:taking", COMSTOCK_CARDS_GUIDE_SEATS, .event = CARDS_EVENT_ORDER,
  },
  {
    "tie", N_("Some values are equal. The suits on the back of the character pile decide who comes first, the "
              "uppermost before the others."),
    "rule:ties", COMSTOCK_CARDS_GUIDE_COLUMN, .event = CARDS_EVENT_ORDER, .fits = is_tie,
  },
  {
    "virtual-player", N_("A virtual player takes the card with the highest appeal, the number printed on it. It builds "
                         "nothing: the appeal of its cards is its score."),
    "rule:virtual-players", COMSTOCK_CARDS_GUIDE_SEATS, .event = CARDS_EVENT_TAKE, .fits = is_by_virtual_player,
  },
  {
    "character", N_("The character now lies beside your seat. The dollar brings VP at the end; the arrow is an ability "
                    "that you will be asked about when it can be used."),
    "rule:characters", COMSTOCK_CARDS_GUIDE_SEATS, .event = CARDS_EVENT_TAKE, .fits = is_character_of_person,
  },
  {
    "score", N_("The number at your seat is your score, as it would be now. The score sheet in the menu tells how it "
                "comes about."),
    "rule:counting", COMSTOCK_CARDS_GUIDE_SEATS, .event = CARDS_EVENT_PLACE, .fits = is_by_person,
  },
  {
    "unplaced", N_("The card fitted nowhere in your city, so it has left the game. Keep some room for land that you "
                   "may have to take."),
    "rule:placing", COMSTOCK_CARDS_GUIDE_CITY, .event = CARDS_EVENT_UNPLACED, .fits = is_by_person,
  },
  {
    "left-over", N_("What nobody took has left the game, and new cards were turned up."),
    "stage:column", COMSTOCK_CARDS_GUIDE_COLUMN, .event = CARDS_EVENT_REMOVED,
  },
  {
    "era", N_("Era II begins: everybody has all auction cards again, and used characters, except the governor, "
              "are upright again. New land comes from the second pile."),
    "rule:era-change", COMSTOCK_CARDS_GUIDE_HAND, .event = CARDS_EVENT_ERA,
  },
  {
    "skull", N_("A skull came up on the pile of characters. The character just turned up went under the pile, and the "
                "one with the skull took its place."),
    "rule:ties", COMSTOCK_CARDS_GUIDE_COLUMN, .event = CARDS_EVENT_SKULL,
  },
  {
    "over", N_("The game is over. In the score sheet, each figure shows what it is made of."),
    "rule:aim", COMSTOCK_CARDS_GUIDE_SEATS, .event = CARDS_EVENT_OVER,
  },
  {
    "aim", N_("Here you build a town, card by card. After two eras of {rounds} rounds whoever has the most victory "
              "points (VP) wins."),
    "rule:aim", COMSTOCK_CARDS_GUIDE_CITY, .steps = CARDS_BIT (CARDS_STEP_BID), .fits = is_city_empty,
  },
  {
    "column", N_("In this column lies what the round brings: a character and land. Everybody will take one of these "
                 "cards."),
    "stage:column", COMSTOCK_CARDS_GUIDE_COLUMN, .steps = CARDS_BIT (CARDS_STEP_BID),
  },
  {
    "auction", N_("Pick one of your auction cards in secret. Who plays the highest chooses first, but each card can be "
                  "played only once per era."),
    "stage:auction", COMSTOCK_CARDS_GUIDE_HAND, .steps = CARDS_BIT (CARDS_STEP_BID),
  },
  {
    "spent", N_("The auction card that you played is spent until the next era. What the others have left stands at "
                "their seats."),
    "rule:auction-cards", COMSTOCK_CARDS_GUIDE_SEATS, .steps = CARDS_BIT (CARDS_STEP_BID), .fits = has_played,
  },
  {
    "ability", N_("You may use the ability of this character now, or keep it for a later round. Once used, the card "
                  "lies sideways."),
    "rule:abilities", COMSTOCK_CARDS_GUIDE_PROMPT, .steps = CARDS_BIT (CARDS_STEP_ABILITY),
  },
  {
    "take", N_("It is your turn to take a card from the column. Land goes into your city at once, a character stays "
               "beside your seat."),
    "stage:taking", COMSTOCK_CARDS_GUIDE_COLUMN, .steps = CARDS_BIT (CARDS_STEP_TAKE),
  },
  {
    "first-place", N_("Your first card may lie anywhere. Each later one must overlap your city or share a side with "
                      "it."),
    "rule:placing", COMSTOCK_CARDS_GUIDE_CITY, .steps = CARDS_BIT (CARDS_STEP_PLACE), .fits = is_city_empty,
  },
  {
    "place", N_("Move the card over your city: at each place it tells how your score would change. It may also cover "
                "empty land, or the same building."),
    "rule:covering", COMSTOCK_CARDS_GUIDE_CITY, .steps = CARDS_BIT (CARDS_STEP_PLACE), .fits = is_city_begun,
  },
  {
    COMSTOCK_CARDS_TIP_REFUSAL,
    N_("The card cannot lie there, for the reason that stands beside it. Try another place; those that are allowed are "
       "marked."),
    "rule:placing", COMSTOCK_CARDS_GUIDE_CITY,
  },
  {
    "hire", N_("The paperboy brings somebody along: choose any character that nobody has."),
    "character:paperboy", COMSTOCK_CARDS_GUIDE_PROMPT, .steps = CARDS_BIT (CARDS_STEP_HIRE),
  },
  {
    "sell", N_("The auctioneer turns land into VP: {sale-vp} for each card sold. The card leaves your city, with all "
               "that it scores there."),
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
