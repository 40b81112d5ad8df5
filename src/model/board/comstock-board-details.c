/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Paragraphs of the rules page.  A ruling names its number in docs/rules-board.md, so that none is forgotten. */

#include "comstock-board-details.h"

#include <glib/gi18n.h>

#include "comstock-board-facts.h"
#include "engine/board/board-game.h"

#define TOLD(text) { text, FALSE, FALSE }
#define RULING(numbers, text) { text, FALSE, TRUE }

#define MOST_TEXTS 9
#define VARIANTS 6

typedef ComstockTopicText Texts[MOST_TEXTS];

#define DYNAMITE \
  TOLD (N_("A stick of dynamite triples the income of one of your mines once a round; or it goes with a cowboy, who " \
           "then rolls two dice in a duel."))

/* Translators: from here on, this file is part of the rules page of the board game.  Words in braces stay as they are:
 * they are replaced by numbers. */
static const Texts content_texts[BOARD_CONTENTS] = {
  /* Translators: of the train station, which must stand beside a straight line of roads across the map */
  [BOARD_TRAIN_STATION] = { RULING ("B21", N_("For the straight line, a bridge counts as a road.")) },
  [BOARD_SCHOOL] = { TOLD (N_("Where the river divides the map, there is at most one school on each side of it.")) },
  [BOARD_CITY_HALL] = {
    /* Translators: of the city hall, a tile that is drawn from the bag */
    TOLD (N_("When it is drawn, the first player in the pass order places it on an empty unowned parcel beside a "
             "road. Nobody pays for it, and its parcel cannot be bought.")),
    /* Translators: on the parcel of the city hall */
    TOLD (N_("Cowboys there duel when building income is paid. The winner’s cowboy stays, for later rounds too.")),
    /* Translators: $1 or $2 a round more, which a cowboy at the city hall brings */
    RULING ("B17", N_("A building without other income earns this, too.")),
    /* Translators: on the parcel of the city hall */
    RULING ("B18", N_("A cowboy there cannot be taken back.")),
  },
};

static const Texts role_texts[BOARD_ROLES] = {
  [BOARD_ROLE (BOARD_PAPERBOY, BOARD_YELLOW)] = {
    RULING ("B22", N_("If you do not have $3, you keep the paperboy, with a cash limit of $0.")),
  },
  [BOARD_ROLE (BOARD_PAPERBOY, BOARD_RED)] = { RULING ("B22", N_("No cash limit falls below $0.")) },
  [BOARD_ROLE (BOARD_SHERIFF, BOARD_YELLOW)] = {
    RULING ("B23", N_("Until it is placed, the white cowboy adds 1 to your firepower. It may hold an empty city hall "
                      "for the round.")),
  },
  [BOARD_ROLE (BOARD_BANKER, BOARD_RED)] = {
    RULING ("B24", N_("We chose the VP of the first offer, as the printed number is not known.")),
  },
  [BOARD_ROLE (BOARD_GROCER, BOARD_YELLOW)] = {
    TOLD (N_("Income already raised by dynamite or a horse is not doubled.")),
  },
  [BOARD_ROLE (BOARD_PROSPECTOR, BOARD_YELLOW)] = {
    RULING ("B25", N_("If there are several mines on the track, you choose one.")),
    /* Translators: the red side of the character’s card */
    RULING ("B27", N_("Once no mines are left, the red side counts.")),
  },
  [BOARD_ROLE (BOARD_PROSPECTOR, BOARD_RED)] = { DYNAMITE },
  [BOARD_ROLE (BOARD_GUNSMITH, BOARD_RED)] = {
    /* Translators: of the dice of a duel, which the gunsmith may roll again */
    RULING ("B29", N_("You decide after all dice are rolled. All of yours are rolled again, and the new result "
                      "counts.")),
    DYNAMITE,
  },
  [BOARD_ROLE (BOARD_SINGER, BOARD_YELLOW)] = {
    /* Translators: the two cowboys of the singer that need not duel */
    TOLD (N_("These cowboys go to “Three roads”, “Gambling” or an action space that pays income or gives VP, and act "
             "before all others there.")),
    /* Translators: among the spaces where the singer’s cowboys act before all others */
    RULING ("B10", N_("The action spaces where VP are bought are among them.")),
  },
  [BOARD_ROLE (BOARD_SINGER, BOARD_RED)] = {
    RULING ("B30", N_("The extra cowboy takes a turn like any other and comes from the general supply.")),
  },
  [BOARD_ROLE (BOARD_AUCTIONEER, BOARD_YELLOW)] = {
    /* Translators: of the auction of two parcels by the auctioneer */
    TOLD (N_("The winner pays half to the bank and half to you. If you win, you pay the bank’s half only.")),
    RULING ("B31", N_("To bid, you need two property tiles.")),
  },
  [BOARD_ROLE (BOARD_AUCTIONEER, BOARD_RED)] = {
    /* Translators: of the auction for the three revolvers */
    TOLD (N_("The winner pays you.")),
    /* Translators: of the auction for the three revolvers */
    RULING ("B31", N_("If nobody bids, you keep the revolvers at no cost. “Ammunition” is closed for the round.")),
  },
  [BOARD_ROLE (BOARD_GOVERNOR, BOARD_RED)] = { RULING ("B32", N_("Nobody pays more than they have.")) },
  [BOARD_ROLE (BOARD_DOCTOR, BOARD_YELLOW)] = {
    /* Translators: the cowboy that lost a duel, whom the doctor sends elsewhere */
    RULING ("B33", N_("The cowboy goes to a later action space where nobody is, never to a parcel or building. Your "
                      "own cowboys choose first.")),
  },
  [BOARD_ROLE (BOARD_DOCTOR, BOARD_RED)] = { RULING ("B34", N_("VP never fall below 0.")) },
  [BOARD_ROLE (BOARD_COWBOY, BOARD_RED)] = {
    RULING ("B25", N_("If there are several ranches on the track, you choose one.")),
    /* Translators: the yellow side of the character’s card */
    RULING ("B27", N_("Once no ranches are left, the yellow side counts.")),
  },
  /* Translators: the red side of the character’s card */
  [BOARD_ROLE (BOARD_TEACHER, BOARD_YELLOW)] = { TOLD (N_("In the last round the red side counts.")) },
};

static const Texts variant_texts[VARIANTS] = {
  /* A New Beginning */
  {
    RULING ("B36", N_("On the sheet, a cowboy costs {sheet-cowboy} points, a road {sheet-road}, a parcel "
                      "{sheet-parcel} and the sharpshooter {sheet-sharpshooter}; the first revolver costs "
                      "{sheet-revolver-1}, the second {sheet-revolver-2}, the third {sheet-revolver-3}. We chose these "
                      "costs.")),
    RULING ("B37", N_("Once a round, the player with the sharpshooter may roll two dice in a duel and add them, but "
                      "must say so before anybody rolls.")),
    /* Translators: before the game, which players begin in the order of their bids; a bid is of points, not of money */
    RULING ("B38", N_("Points that you bid decide the first turn order, and chance decides ties. Points left over "
                      "become money, up to ${sheet-money}. Parcels are taken in turns.")),
  },
  /* Might Is Right */
  {
    TOLD (N_("Each player has a hand of tiles numbered 0 to 5. In a duel everybody secretly chooses one; tile plus "
             "firepower is the total.")),
    TOLD (N_("With two players, each has one tile of each number. Otherwise the tiles are mixed, and each player "
             "begins with $30 minus the sum of their tiles.")),
    TOLD (N_("Played tiles go to a pile. A player with no tiles left draws three from it.")),
    RULING ("B42", N_("New tiles are drawn right after the duel. If two tiles are due, a player with only one plays "
                      "that one; if the pile is too small, all of it is drawn.")),
    RULING ("B43", N_("With A New Beginning, your money changes by $15 minus the sum of your tiles, but never falls "
                      "below $0.")),
  },
  /* Kit Carson */
  {
    TOLD (N_("A player who gives the order to stop takes the next place in the pass order. At the end of the game, "
             "you score 1 VP for each player behind you in the last pass order.")),
    RULING ("B44", N_("Cowboys are sent in steps: each player secretly places a cowboy, moves one, waits or stops, and "
                      "then everything happens at once. You may move {shifts} times in a round. A step in which "
                      "everybody waits is the last one.")),
    RULING ("B45", N_("If the white cowboy and a rival’s come to the same empty place in the same step, the rival’s "
                      "goes back.")),
  },
  /* Outlaws */
  {
    TOLD (N_("At the start of rounds 2 to 4, dice say how many outlaws come, how strong all of them are, and where "
             "each appears. None comes beside a prison. An outlaw that appears on a prison is jailed, and the prison’s "
             "owner scores VP.")),
    TOLD (N_("After the characters are chosen, each outlaw goes to the building with the highest income around it; "
             "buildings beside a prison or with another outlaw do not count. The first player in the turn order "
             "decides which one moves next.")),
    TOLD (N_("A parcel with an outlaw cannot be bought or built on, and a building there earns half.")),
    TOLD (N_("Before the building income, all cowboys on such a parcel fight the outlaw together. The highest total "
             "wins if it is at least the outlaw’s strength, and scores VP. On a rival’s building, the winner may "
             "attack the building instead.")),
    RULING ("B46", N_("A beaten outlaw is worth 2 VP if its strength is 8 or 9, 3 VP if it is 10 or 11, and 4 VP if "
                      "it is 12 or 13.")),
    RULING ("B47", N_("There are never more than {outlaws} outlaws. None appears on the river or the city hall. An "
                      "outlaw stays where it is if no building around it earns more.")),
    RULING ("B48", N_("A cowboy sent to an outlaw on land that nobody owns only fights and does not buy the land.")),
  },
  /* Horses */
  {
    TOLD (N_("Each player begins with a horse. At “Wages”, one of your cowboys may buy another one for $4.")),
    TOLD (N_("After you send a cowboy you may put a horse into an enclosure. A cowboy may be sent to an enclosure, "
             "too.")),
    TOLD (N_("At the end of a round, each of your horses is worth the number on the hat of its enclosure, or twice "
             "that if a cowboy of yours is there. The highest sum wins a rodeo token.")),
    TOLD (N_("At the end of the game, each horse is worth 1 VP, plus 1 for each of your rodeo tokens.")),
    RULING ("B49", N_("The hat of the third enclosure counts as 2, because its printed number is not known.")),
    RULING ("B50", N_("Cowboys in enclosures go to the general supply at the end of the round. A sum of 0 wins "
                      "nothing. Only cowboys sent in this round can be moved.")),
  },
  /* River tiles */
  {
    /* Translators: tiles of the river on the map */
    TOLD (N_("For every three tiles there is one mountain fewer.")),
    RULING ("B41", N_("The river has 6 to 15 connected tiles. Schools are limited only if the river divides the map.")),
  },
};

static const struct
{
  const char *id;
  const char *title;
  Texts texts;
} solo_topics[COMSTOCK_BOARD_SOLO_TOPICS] = {
  /* Translators, for each here: “he” is Jeb Standish, the rival of the solo game; A to I and X are letters of cards
   * that say where he sends a cowboy */
  {
    "round", N_("A round with Standish"),
    {
      TOLD (N_("In rounds 1 to 4 he draws {draws-1}, {draws-2}, {draws-3} and {draws-4} cards. He begins; then your "
               "cowboys and his cards take turns, and when one side is done, the other goes on alone.")),
      TOLD (N_("He rolls no die: in a duel his total is the power of all cards drawn in this round, and what beaten "
               "cowboys on his character add. You need more.")),
      /* Translators: its round is that for which the character was chosen */
      TOLD (N_("His beaten cowboys go to his character until the round ends, and bring him firepower or VP there. "
               "Your character leaves the game after its round.")),
      TOLD (N_("His income becomes VP at once: in rounds 1 to 4 it is divided by 2, 3, 4 and 5, and rounded down.")),
      RULING ("S1", N_("He is the first in the turn order and in the pass order, so he wins all ties.")),
      RULING ("S5", N_("On an action space that he cannot use, his cowboy is there only for a duel.")),
      /* Translators: no cowboy is put on Standish’s buildings against an attack */
      RULING ("S6 S16", N_("Nobody defends his buildings. His own attacks follow the usual rules.")),
      RULING ("S9", N_("He never lets you use his parcels or houses, and never asks to use yours.")),
      RULING ("S19 S21", N_("With Might Is Right, Standish plays no tiles: his set is the first pile to draw from. "
                            "The gunsmith is paid for duels won against him, not for attacks without a defender.")),
    },
  },
  {
    /* Translators: heading */
    "cards", N_("Standish’s cards"),
    {
      TOLD (N_("A: “Ammunition” and “Cowboy VP”. B: “Three roads” and “Building VP”. C: the best building and the best "
               "parcel. D: the best building if he has a parcel for it, or else the best parcel. H: the best parcel. I "
               "and X: the last two open action spaces for VP.")),
      TOLD (N_("E: he attacks your building with the highest income, if that is at least $12; or else he goes to the "
               "last action space where you are alone; or else he scores 2 VP.")),
      TOLD (N_("F: he goes to the cheapest building where you have a cowboy; or else, unless he is weak, to the most "
               "expensive parcel where you have one; or else to the best parcel.")),
      TOLD (N_("G: a house, townhouse or mountain that nobody owns, as his strategy says: whichever lowers your "
               "income most.")),
      TOLD (N_("After a round with X, all twelve cards are shuffled. When the deck is empty, the discards become the "
               "new deck.")),
      /* Translators: one of Jeb Standish’s cowboys, and the character he plays */
      RULING ("S7", N_("A cowboy for which there is no place, or no property tile left, goes to Standish’s "
                       "character.")),
      RULING ("S12", N_("If he already has a cowboy at an action space of A or B, the new one goes to the last open "
                        "action space for VP.")),
      RULING ("S13 S15", N_("With E and F, he buys the building or parcel if he wins there. For E, every "
                            "building that can be attacked counts.")),
    },
  },
  {
    "choices", N_("How Standish chooses"),
    {
      TOLD (N_("As long as he has more empty parcels than buildings, the best building is the one that would earn the "
               "most on one of his parcels; otherwise it is the first on his list, and the cheaper one if two are "
               "alike.")),
      TOLD (N_("The best parcel is the one where his next building would earn the most; if several tie, the one "
               "nearest to his own, then the one with the most room around it. For a prison or a blacksmith, it is "
               "the one nearest to yours.")),
      TOLD (N_("Standish is weak while the power of his cards is less than your firepower: he then sends no cowboy to "
               "a parcel where you have one.")),
      RULING ("S10", N_("For the best building, only parcels that he already owns count.")),
      RULING ("S11", N_("For the best parcel, only the building itself counts, not its house.")),
      RULING ("S14", N_("When he is weak, he does not go after your parcels with F, either.")),
      RULING ("S8", N_("If choices are equal, he takes the one that gains him the most over you; then the parcel with "
                       "the most of yours around it, then the one with the fewest new roads, then the one with the "
                       "lowest price; last, the white die decides.")),
    },
  },
  {
    "building", N_("How Standish builds"),
    {
      TOLD (N_("He pays for nothing. He builds where the building earns the most, a prison or blacksmith near your "
               "parcels, and lays the roads that it needs by the shortest way; if several are equally short, "
               "he takes the one that helps you least.")),
      TOLD (N_("The house goes where it raises his income most, his own houses first; then where it raises yours "
               "least, then near another empty parcel of his. Without a place for it, the building waits.")),
      RULING ("S20", N_("On a map with a river, he builds at most one bridge, and only when nothing on his side of "
                        "the river is as good.")),
      RULING ("S3", N_("At the end he scores 1, 3 or 5 VP for one, two or all three types of his bonus set.")),
      RULING ("S17", N_("If both have the same VP, he wins.")),
      RULING ("S2 S4", N_("We chose his strategies and the numbers on his cards.")),
    },
  },
};

static void
tell (const ComstockTopicText  *texts,
      ComstockBoardFactsSubject subject,
      guint                     number,
      GPtrArray                *paragraphs)
{
  for (guint i = 0; i < MOST_TEXTS && texts[i].text != NULL; i++)
    comstock_topics_tell (paragraphs, comstock_board_facts_fill (_(texts[i].text), subject, number), texts[i].brief,
                          texts[i].ruling);
}

void
comstock_board_details_tell_content (guint      content,
                                     GPtrArray *paragraphs)
{
  tell (content_texts[content], COMSTOCK_BOARD_FACTS_CONTENT, content, paragraphs);
}

void
comstock_board_details_tell_role (guint      role,
                                  GPtrArray *paragraphs)
{
  tell (role_texts[role], COMSTOCK_BOARD_FACTS_ROLE, role, paragraphs);
}

void
comstock_board_details_tell_variant (guint      variant,
                                     GPtrArray *paragraphs)
{
  tell (variant_texts[variant], COMSTOCK_BOARD_FACTS_RULES, 0, paragraphs);
}

const char *
comstock_board_details_get_solo_id (guint topic)
{
  return solo_topics[topic].id;
}

const char *
comstock_board_details_get_solo_title (guint topic)
{
  return _(solo_topics[topic].title);
}

void
comstock_board_details_tell_solo (guint      topic,
                                  GPtrArray *paragraphs)
{
  tell (solo_topics[topic].texts, COMSTOCK_BOARD_FACTS_RULES, 0, paragraphs);
}
