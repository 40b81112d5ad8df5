/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of the lesson.  Each comes in its round or later, as soon as what it is about is there. */

#include "comstock-cards-lesson.h"

#include <glib/gi18n.h>

#include "comstock-cards-objects.h"
#include "model/cards/comstock-cards-first-game.h"
#include "model/cards/comstock-cards-standing.h"

/* --- what is there --- */

static ComstockCardsSeat *
get_seat (ComstockGame *game,
          int           seat)
{
  return comstock_cards_game_get_seat (COMSTOCK_CARDS_GAME (game), (guint) seat);
}

static gboolean
is_in_city (ComstockGame *game,
            int           seat,
            CardsParcel   parcel)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (get_seat (game, seat));
  ComstockCardsArea box;

  if (!comstock_cards_city_get_box (city, &box))
    return FALSE;
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      if (comstock_cards_city_get_parcel (city, x, y) == parcel)
        return TRUE;
  return FALSE;
}

/* --- when a step fits --- */

/* Whether somebody with the same value goes before this person. */
static gboolean
is_beaten (ComstockGame *game,
           guint         seat)
{
  return comstock_game_is_person (game, seat) && comstock_cards_standing_lost_tie (COMSTOCK_CARDS_GAME (game), seat);
}

static gboolean
lost_tie (const ComstockGuideMoment *moment)
{
  return moment->event->args[2] != 0 && is_beaten (moment->game, (guint) moment->seat);
}

/* Of others, or won: what was lost is told by itself. */
static gboolean
is_tie (const ComstockGuideMoment *moment)
{
  for (guint i = 0; i < comstock_game_get_n_seats (moment->game); i++)
    if (is_beaten (moment->game, i))
      return FALSE;
  return moment->event->args[2] != 0 && !comstock_game_is_person (moment->game, (guint) moment->seat);
}

/* Whether a person is placing a card with @object, or has just placed it. */
static gboolean
lays (const ComstockGuideMoment *moment,
      guint                      object)
{
  ComstockCardsGame *game = COMSTOCK_CARDS_GAME (moment->game);
  ComstockCardsCard *card = moment->event != NULL
                              ? comstock_cards_game_get_card (game, (CardsCard) moment->event->args[0])
                              : comstock_cards_game_get_placing (game);

  return comstock_guide_is_of_person (moment) && card != NULL && comstock_cards_card_is_object (card, object);
}

static gboolean
lays_object (const ComstockGuideMoment *moment)
{
  return lays (moment, moment->tip->object);
}

static gboolean
lays_shop (const ComstockGuideMoment *moment)
{
  return lays (moment, COMSTOCK_CARDS_OBJECT_PARCEL (CARDS_DRUGSTORE)) ||
         lays (moment, COMSTOCK_CARDS_OBJECT_PARCEL (CARDS_BANK));
}

static gboolean
lays_townhouse (const ComstockGuideMoment *moment)
{
  return lays_object (moment) && is_in_city (moment->game, moment->seat, CARDS_HOUSE);
}

static gboolean
offers_object (const ComstockGuideMoment *moment)
{
  return comstock_cards_game_find_object (COMSTOCK_CARDS_GAME (moment->game), moment->tip->object) != NULL;
}

/* --- what multiplies --- */

/* What @rows would make with one more parcel that scores by each: "2 × 1 + 1 × 3 = 5". */
static char *
dup_products (ComstockGame   *game,
              int             seat,
              const CardsRow *rows,
              gsize           n_rows)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (get_seat (game, seat));
  g_autoptr (GString) text = g_string_new (NULL);
  int sum = 0;

  for (gsize i = 0; i < n_rows; i++)
    {
      CardsRowParts parts;

      comstock_cards_city_get_row_parts (city, rows[i], &parts);
      sum += (parts.scoring + 1) * parts.counted * parts.each;
      g_string_append_printf (text, "%s%d × %d", i > 0 ? " + " : "", parts.scoring + 1, parts.counted * parts.each);
    }
  g_string_append_printf (text, " = %d", sum);
  return g_strdup (text->str);
}

static const CardsRow church_rows[] = { CARDS_ROW_HOUSE_MULTIPLIER };
static const CardsRow smith_rows[] = { CARDS_ROW_RANCH_MULTIPLIER, CARDS_ROW_MINE_MULTIPLIER };

static char *
dup_church (ComstockGame *game,
            int           seat)
{
  return dup_products (game, seat, church_rows, G_N_ELEMENTS (church_rows));
}

static char *
dup_smith (ComstockGame *game,
           int           seat)
{
  return dup_products (game, seat, smith_rows, G_N_ELEMENTS (smith_rows));
}

CardsBoard
comstock_cards_lesson_get_light (const ComstockGuideTip *tip,
                                 ComstockCardsCity      *city)
{
  CardsBoard board = 0;

  if (tip != NULL && tip->dup_figures == dup_church)
    board = comstock_cards_city_get_row_parcels (city, church_rows[0]);
  for (gsize i = 0; tip != NULL && tip->dup_figures == dup_smith && i < G_N_ELEMENTS (smith_rows); i++)
    board |= comstock_cards_city_get_row_parcels (city, smith_rows[i]);
  return board;
}

#define AT(step) .steps = CARDS_BIT (CARDS_STEP_##step)
#define PLACING AT (PLACE), .event = CARDS_EVENT_PLACE
#define COLUMN_PARCEL(parcel) COMSTOCK_CARDS_GUIDE_COLUMN, COMSTOCK_CARDS_OBJECT_PARCEL (CARDS_##parcel)
#define COLUMN_PERSON(person) COMSTOCK_CARDS_GUIDE_COLUMN, COMSTOCK_CARDS_OBJECT_CHARACTER (CARDS_##person)
#define CITY_PARCEL(parcel) COMSTOCK_CARDS_GUIDE_CITY, COMSTOCK_CARDS_OBJECT_PARCEL (CARDS_##parcel)

/* Translators: steps of the first game, each shown in a bubble at what it is about.  At most 18 words; words in braces
 * are figures.  VP are victory points. */
static const ComstockGuideTip table[] = {
  /* Round 1: the auction, appeal, ranches. */
  {
    "aim", N_("Welcome! Build a city, card by card. The player with the most victory points (VP) wins."),
    "rule:aim", COMSTOCK_CARDS_GUIDE_CITY, .chapter = 1, AT (BID),
  },
  {
    "column", N_("Each round, everybody takes one of these cards: land or a person."),
    "stage:column", COMSTOCK_CARDS_GUIDE_COLUMN, .chapter = 1, AT (BID),
    .ear = N_("Each round, everybody takes one of the cards in the column: land or a person. Press C to hear them."),
  },
  {
    "appeal", N_("The number on a card is its appeal. Virtual players always take the highest; you may take any."),
    "rule:virtual-players", COLUMN_PARCEL (RANCH), .chapter = 1, AT (BID), .fits = offers_object,
    .ear = N_("Each card has an appeal. Virtual players always take the highest; you may take any."),
  },
  {
    "bid", N_("Pick an auction card. The highest chooses first, but each card works only once per era."),
    "stage:auction", COMSTOCK_CARDS_GUIDE_HAND, .chapter = 1, AT (BID),
  },
  {
    "order", N_("The auction cards are revealed. From the highest down, everybody takes a card."),
    "stage:taking", COMSTOCK_CARDS_GUIDE_SEATS, .event = CARDS_EVENT_ORDER, .chapter = 1,
  },
  {
    "novice", N_("As always, it took the card with the highest appeal. It builds no city: appeal is its score."),
    "rule:virtual-players", COMSTOCK_CARDS_GUIDE_SEATS, COMSTOCK_CARDS_OBJECT_NOVICE,
    .event = CARDS_EVENT_TAKE, .chapter = 1, .fits = comstock_guide_is_of_automatic,
    .ear = N_("The virtual player took the card with the highest appeal, as always. It builds no city: appeal is its "
              "score."),
  },
  {
    "take", N_("Your turn! A ranch likes empty land. Drag a card into your city, or press it."),
    "stage:taking", COLUMN_PARCEL (RANCH), .chapter = 1, AT (TAKE), .fits = offers_object,
    .ear = N_("Your turn! A ranch likes empty land. Go to a card with the arrow keys and take it with Enter."),
  },
  {
    "ranch", N_("Ranch: {vp-ranch} VP for each empty parcel around it, corners too. Fenced land counts."),
    "parcel:ranch", CITY_PARCEL (RANCH), .chapter = 1, PLACING, .fits = lays_object,
  },
  /* Round 2: what is spent, ties, covering. */
  {
    "spent", N_("Your auction card is spent for this era. Here you see what everybody has left."),
    "rule:auction-cards", COMSTOCK_CARDS_GUIDE_SEATS, .chapter = 2, AT (BID),
    .ear = N_("Your auction card is spent for this era. Press L to hear what everybody has left."),
  },
  {
    "tie-lost", N_("A tie, and you lost it: the earlier of these suits goes first."),
    "rule:ties", COMSTOCK_CARDS_GUIDE_COLUMN, COMSTOCK_CARDS_OBJECT_BACK, .event = CARDS_EVENT_ORDER, .chapter = 1,
    .fits = lost_tie,
    .ear = N_("A tie, and you lost it: the suit that comes first on the back of the top character card goes first."),
  },
  {
    "tie", N_("A tie: the earlier of these suits goes first. Look here before you bid."),
    "rule:ties", COMSTOCK_CARDS_GUIDE_COLUMN, COMSTOCK_CARDS_OBJECT_BACK, .event = CARDS_EVENT_ORDER, .chapter = 2,
    .fits = is_tie,
    .ear = N_("A tie: the suit that comes first on the back of the top character card goes first."),
  },
  {
    "cover", N_("Cards must touch or overlap. Cover empty land, mountains with mountains, a building with its own "
                "kind."),
    "rule:covering", COMSTOCK_CARDS_GUIDE_CITY, .chapter = 2,
    .steps = CARDS_BIT (CARDS_STEP_TAKE) | CARDS_BIT (CARDS_STEP_PLACE), .fits = comstock_cards_tips_has_city,
  },
  {
    COMSTOCK_CARDS_TIP_REFUSAL, N_("Not there: the bubble says why. Marked places are allowed."),
    "rule:placing", COMSTOCK_CARDS_GUIDE_CITY,
    .ear = N_("Not there: you have heard why. Press N to go through the places that are allowed."),
  },
  /* Round 3: mines. */
  {
    "mine", N_("Mine: {vp-mine} VP for each mountain around it. Rails lead to those that count."),
    "parcel:mine", CITY_PARCEL (MINE), .chapter = 3, PLACING, .fits = lays_object,
    .ear = N_("Mine: {vp-mine} VP for each mountain around it."),
  },
  /* Round 4: people. */
  {
    "person", N_("A person instead of land. The dollar pays at the end: here, for mountains and mines."),
    "rule:characters", COLUMN_PERSON (PROSPECTOR), .chapter = 4, AT (BID), .fits = offers_object,
    .ear = N_("The prospector is a person instead of land. It pays at the end: for mountains and mines."),
  },
  {
    "cast", N_("These characters stay with you, and their worth grows with your city."),
    "rule:characters", COMSTOCK_CARDS_GUIDE_PROMPT, COMSTOCK_CARDS_OBJECT_NEWEST, .event = CARDS_EVENT_TAKE,
    .chapter = 1, .fits = comstock_cards_tips_is_of_character,
    .ear = N_("Characters stay with you, and their worth grows with your city."),
  },
  /* Round 5: houses, outguessing. */
  {
    "outguess", N_("Cards with the highest appeal are taken first. For the others, a low auction card is enough."),
    "rule:virtual-players", COMSTOCK_CARDS_GUIDE_COLUMN, .chapter = 5, AT (BID),
  },
  {
    "shop", N_("Drugstore and bank: {vp-drugstore} VP for each house around them. Streets lead to those that "
               "count."),
    "parcel:drugstore", COMSTOCK_CARDS_GUIDE_CITY, .chapter = 2, PLACING, .fits = lays_shop,
    .ear = N_("Drugstore and bank: {vp-drugstore} VP for each house around them."),
  },
  /* Round 6: the saloon, townhouses. */
  {
    "saloon", N_("Saloon: {vp-saloon} VP for each house around it. Townhouses and hotels count as {houses-townhouse} "
                 "houses each."),
    "parcel:saloon", COLUMN_PARCEL (SALOON), .chapter = 6, AT (BID), .fits = offers_object,
  },
  {
    "townhouse", N_("A townhouse may cover a house: it counts more and takes no new land."),
    "rule:covering", CITY_PARCEL (TOWNHOUSE), .chapter = 6, PLACING, .fits = lays_townhouse,
  },
  /* Round 7: arrows. */
  {
    "arrow", N_("The arrow is an ability, once per era. The heroes add {boost-heroes} to your auction card."),
    "rule:abilities", COLUMN_PERSON (HEROES), .chapter = 7, AT (BID), .fits = offers_object,
    .ear = N_("The heroes have an ability, once per era: they add {boost-heroes} to your auction card."),
  },
  {
    "ability", N_("The ability is used: its card is turned sideways. Most abilities can be used once per era."),
    "rule:abilities", COMSTOCK_CARDS_GUIDE_PROMPT, .event = CARDS_EVENT_ABILITY, .chapter = 1,
    .fits = comstock_guide_is_of_person,
    .ear = N_("The ability is used. Most abilities can be used once per era."),
  },
  /* Round 8: what multiplies. */
  {
    "church", N_("Church and general store: {vp-house-multiplier} VP for every house in your city, wherever it "
                 "stands."),
    "parcel:church", COLUMN_PARCEL (CHURCH), .chapter = 8, AT (BID), .fits = offers_object,
    .dup_figures = dup_church,
  },
  {
    "smith", N_("A blacksmith pays {vp-ranch-multiplier} VP for every ranch and every mine in your city."),
    "parcel:blacksmith", COLUMN_PARCEL (BLACKSMITH), .chapter = 8, AT (BID), .fits = offers_object,
    .dup_figures = dup_smith,
  },
  {
    "smiths", N_("Drugstores pay for every ranch too, and banks for every mine."),
    "parcel:blacksmith", CITY_PARCEL (BLACKSMITH), .chapter = 8, PLACING, .fits = lays_object,
  },
  /* Round 9: outlaws, the hotel. */
  {
    "outlaws", N_("Outlaws: {vp-outlaws} VP each, unless a prison in your city or the sheriff keeps order."),
    "parcel:outlaws", COLUMN_PARCEL (OUTLAWS), .chapter = 9, AT (BID), .fits = offers_object,
  },
  {
    "hotel", N_("Hotel: {vp-hotel} VP. Where houses count, it counts as {houses-hotel} houses."),
    "parcel:hotel", COLUMN_PARCEL (HOTEL), .chapter = 9, AT (BID), .fits = offers_object,
  },
  {
    "end", N_("Now you know the game! In Era II, virtual players earn as much again; good cities earn more."),
    "rule:era-change", COMSTOCK_CARDS_GUIDE_HAND, .event = CARDS_EVENT_ERA, .go_on = N_("Continue With Era II"),
  },
};

static guint
get_step (ComstockGame *game)
{
  return comstock_cards_game_get_step (COMSTOCK_CARDS_GAME (game));
}

static guint
get_chapter (ComstockGame *game)
{
  ComstockCardsGame *cards = COMSTOCK_CARDS_GAME (game);

  return comstock_cards_game_get_era (cards) == 1 ? comstock_cards_game_get_round (cards) : CARDS_ROUNDS + 1;
}

static gboolean
is_lesson (ComstockGame *game)
{
  return comstock_cards_first_game_is (COMSTOCK_CARDS_GAME (game));
}

const ComstockGuideTips comstock_cards_lesson = {
  .table = table,
  .n_table = G_N_ELEMENTS (table),
  .acts = CARDS_BIT (CARDS_EVENT_ABILITY) | CARDS_BIT (CARDS_EVENT_ABILITY_PASSED) | CARDS_BIT (CARDS_EVENT_BID) |
          CARDS_BIT (CARDS_EVENT_TAKE) | CARDS_BIT (CARDS_EVENT_PLACE) | CARDS_BIT (CARDS_EVENT_HIRE) |
          CARDS_BIT (CARDS_EVENT_SELL),
  .get_step = get_step,
  .get_chapter = get_chapter,
  .is_lesson = is_lesson,
};
