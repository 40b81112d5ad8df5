/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in our own words: one table, without a figure in it. */

#include "comstock-cards-topics-private.h"

#include <glib/gi18n.h>

#define TOLD(text) { text, FALSE, FALSE }
#define BRIEF(text) { text, TRUE, FALSE }
#define RULING(text) { text, FALSE, TRUE }

/* Translators: from here on, this file is the rules page of the program.  Words in braces stay as they are: they are
 * replaced by numbers, and a few by lists of names.  Cards and parcels must be called as on the cards. */
const ComstockTopic comstock_cards_rules[COMSTOCK_CARDS_RULES] = {
  {
    "rule:aim", COMSTOCK_CARDS_CHAPTER_GAME, N_("The aim"), "stage:column rule:era-change rule:counting",
    {
      BRIEF (N_("You bid for land and people, and build a city with the land. The player with the most victory points "
                "(VP) at the end wins, even if it is a virtual player; a tie is a shared victory and calls for a "
                "rematch.")),
      TOLD (N_("Era I is played from round 1 to round {rounds}, then Era II the same way.")),
    },
  },
  {
    "rule:seats", COMSTOCK_CARDS_CHAPTER_GAME, N_("Players"), "rule:virtual-players rule:auction-cards",
    {
      TOLD (N_("A game has {min-seats} to {max-seats} players, each with a suit of their own. People and computer "
               "rivals build cities; virtual players take the other places and only collect cards.")),
    },
  },
  {
    "rule:setup", COMSTOCK_CARDS_CHAPTER_GAME, N_("Setting up"),
    "rule:auction-cards rule:terrain-cards rule:characters",
    {
      /* Translators: "the printed game" is the game in its box, as opposed to this program */
      TOLD (N_("Comstock sets up the game for you. With the printed game, shuffle the terrain cards of each era "
               "and the characters, and cut the pile of characters.")),
      TOLD (N_("Give each player the auction cards of their suit. Virtual players’ cards are shuffled into a face-down "
               "pile.")),
    },
  },
  {
    "rule:auction-cards", COMSTOCK_CARDS_CHAPTER_GAME, N_("Auction cards"), "stage:auction rule:era-change",
    {
      /* Translators: all placeholders are numbers on auction cards, the lowest and the highest, as in "1–9" */
      TOLD (N_("Those who build a city play with auction cards {real-lowest}–{real-highest}, and so do novice "
               "virtual players. Intermediate ones have {intermediate-lowest}–{intermediate-highest}, experts "
               "{expert-lowest}–{expert-highest}.")),
      TOLD (N_("A played auction card stays face up until the era ends: everybody sees what the others have left.")),
    },
  },
  {
    "rule:terrain-cards", COMSTOCK_CARDS_CHAPTER_GAME, N_("Terrain cards"), "rule:placing rule:covering",
    {
      TOLD (N_("A terrain card shows a small square of parcels: empty land, buildings, mountains, outlaws. The number "
               "on it is its appeal, by which virtual players choose.")),
      TOLD (N_("Each era has its own pile. Terrain cards in each: {era-terrain}.")),
      RULING (N_("The first two rows of the printed list of parcels show only pictures; we read them as mountain "
                 "and house, in this order.")),
    },
  },
  {
    "rule:characters", COMSTOCK_CARDS_CHAPTER_GAME, N_("Characters"), "rule:abilities row:characters rule:ties",
    {
      BRIEF (N_("A character stays with you. A dollar means VP at the end; an arrow means an ability to use during the "
                "game. Once it is used, the card is turned sideways.")),
    },
  },
  {
    "rule:ties", COMSTOCK_CARDS_CHAPTER_GAME, N_("Ties and skulls"), "stage:taking",
    {
      BRIEF (N_("The back of the top character shows all the suits in a certain order. Among players with equal "
                "values, the one whose suit is higher goes first.")),
      TOLD (N_("Instead of suits, a back may show a skull. While such a back is on top, the character just turned "
               "up goes under the pile, and the one with the skull is turned up instead.")),
      RULING (N_("The search goes through the pile at most once. Of the {characters} backs, {skulls} show a "
                 "skull; on the others, each suit appears equally often in each position.")),
      /* Translators: {suits} is a list of all suits */
      RULING (N_("If a skull is on top when a tie must be broken, the next back without one counts. If there is none, "
                 "this order counts: {suits}.")),
    },
  },
  {
    "rule:rulings", COMSTOCK_CARDS_CHAPTER_GAME, N_("Our rulings"), "",
    {
      TOLD (N_("Where the printed rules leave a question open, we had to decide. Such a decision is marked as our "
               "ruling, so that you can agree on another one at your own table.")),
    },
  },
  {
    "stage:column", COMSTOCK_CARDS_CHAPTER_ROUND, N_("Column"), "rule:abilities rule:ties",
    {
      BRIEF (N_("A character and several terrain cards are turned up. Terrain cards: {column-terrain}, or "
                "{large-column-terrain} with more than {min-seats} players.")),
      /* Translators: {abilities-before} is a list of characters */
      BRIEF (N_("Then abilities may be used, in this order: {abilities-before}.")),
      RULING (N_("The character is nearest the piles, followed by the terrain cards in the order drawn. Cards that "
                 "join later go to the far end.")),
    },
  },
  {
    "stage:auction", COMSTOCK_CARDS_CHAPTER_ROUND, N_("Auction"), "rule:auction-cards rule:abilities stage:taking",
    {
      BRIEF (N_("Everybody who builds a city picks an auction card in secret; virtual players turn over the top "
                "card of their pile. All are revealed at once.")),
      /* Translators: {abilities-after} is a list of characters */
      BRIEF (N_("Then abilities may be used, in this order: {abilities-after}. All boosts of a round are added "
                "to the auction card.")),
    },
  },
  {
    "stage:taking", COMSTOCK_CARDS_CHAPTER_ROUND, N_("Taking cards"), "rule:ties rule:placing rule:virtual-players",
    {
      BRIEF (N_("From the highest value down, each player takes a card from the column: a terrain card, which is "
                "placed at once, or the character.")),
      TOLD (N_("What is left of the column at the end of the round leaves the game.")),
    },
  },
  {
    "rule:abilities", COMSTOCK_CARDS_CHAPTER_ROUND, N_("Abilities"), "stage:column stage:auction rule:era-change",
    {
      TOLD (N_("Only the owner is asked, and nobody has to use an ability. Each can be used once per era, "
               "the governor’s once per game.")),
      RULING (N_("A character taken before the auction may be used in the same round if its place in the order is "
                 "still to come.")),
    },
  },
  {
    "rule:virtual-players", COMSTOCK_CARDS_CHAPTER_ROUND, N_("Virtual players"), "rule:seats rule:auction-cards",
    {
      BRIEF (N_("A virtual player takes the card with the highest appeal; if several tie, the one nearest the piles. "
                "It builds nothing and uses no abilities. At the end, it scores the appeal of all its "
                "cards.")),
    },
  },
  {
    "rule:era-change", COMSTOCK_CARDS_CHAPTER_ROUND, N_("The new era"), "rule:auction-cards rule:abilities",
    {
      TOLD (N_("After round {rounds}, the rest of the Era I pile leaves the game. Everybody gets all their "
               "auction cards back; virtual players’ piles are reshuffled.")),
      TOLD (N_("Characters turned sideways are turned upright again, except the governor. The pile of characters "
               "stays as it is.")),
    },
  },
  {
    /* Translators: what everybody may see, and what only some may */
    "rule:knowledge", COMSTOCK_CARDS_CHAPTER_ROUND, N_("Open and secret"), "rule:auction-cards rule:ties",
    {
      TOLD (N_("Everybody sees the column, the cities, all cards taken, the auction cards played, the height of "
               "each pile and the back of the top character.")),
      TOLD (N_("The auction card being picked, the order of each pile and the piles of virtual players are secret. A "
               "computer rival knows no more than a person in its place.")),
    },
  },
  {
    "rule:limit", COMSTOCK_CARDS_CHAPTER_CITY, N_("The size of a city"), "character:captain rule:placing",
    {
      BRIEF (N_("A city has room for {limit} × {limit} parcels, with the captain for {limit} × {captain-limit} or "
                "{captain-limit} × {limit}. It grows in any direction: only its outermost parcels count.")),
    },
  },
  {
    "rule:placing", COMSTOCK_CARDS_CHAPTER_CITY, N_("Where a card may go"), "rule:covering rule:limit",
    {
      BRIEF (N_("The first card may go anywhere. Every other card must overlap the city or share at least one "
                "parcel side with it; touching at a corner is not enough.")),
      TOLD (N_("Cards are never rotated or slid under others. They may be offset by any number of whole parcels.")),
      TOLD (N_("A card that is taken must be placed if it fits anywhere.")),
      RULING (N_("A card that fits nowhere may still be taken. It leaves the game and scores nothing.")),
    },
  },
  {
    "rule:covering", COMSTOCK_CARDS_CHAPTER_CITY, N_("What may be covered"),
    "rule:placing character:sheriff parcel:prison",
    {
      BRIEF (N_("A card may cover empty land, a building with a building of the same kind, and a mountain with a "
                "mountain. A townhouse may also cover a house.")),
      TOLD (N_("Empty land covers nothing but empty land. Only what is visible counts.")),
      BRIEF (N_("With the sheriff or a visible prison, outlaws may be covered like empty land, but not by outlaws.")),
      RULING (N_("A prison on the very card that is being placed does not count for this yet.")),
    },
  },
  {
    "rule:selling", COMSTOCK_CARDS_CHAPTER_CITY, N_("Selling cards"), "character:auctioneer",
    {
      TOLD (N_("With the auctioneer, you may sell terrain cards from your city for {sale-vp} VP each, at most "
               "{sales} in the whole game.")),
      TOLD (N_("A card can be sold if it covers no other and no other covers it, and if the rest of the city is "
               "still joined by parcel sides.")),
      RULING (N_("You may sell on your own turn, before and after taking a card, and once more after the last "
                 "round.")),
    },
  },
  {
    "rule:counting", COMSTOCK_CARDS_CHAPTER_SCORING, N_("How parcels are counted"), "parcel:empty parcel:house",
    {
      BRIEF (N_("All parcels around a parcel are next to it, including those at its corners.")),
      /* Translators: the placeholders are numbers: for how many houses each counts */
      BRIEF (N_("Where houses are counted, a house counts as {houses-house}, a townhouse as {houses-townhouse}, a "
                "hotel as {houses-hotel}.")),
      BRIEF (N_("Only empty land on cards counts as empty, never the bare table. With the sheriff or a visible prison, "
                "outlaws count as empty too.")),
    },
  },
};

const ComstockTopicText comstock_cards_character_notes[CARDS_CHARACTERS] = {
  [CARDS_GOVERNOR] = TOLD (N_("The auction follows as usual, and you take part in it.")),
  /* Translators: about the lawyer’s ability, in a round in which it is used */
  [CARDS_LAWYER] = RULING (N_("In secret, like the others, you pick the auction card to discard. You cannot use "
                              "any other ability in this round.")),
  [CARDS_CHINESE_WORKER] = TOLD (N_("You take two terrain cards, or a terrain card and the character.")),
  [CARDS_SETTLER] = TOLD (N_("A parcel counts once, however many ranches are next to it.")),
  [CARDS_EDITOR] = TOLD (N_("The editor counts too. A character that shows both a dollar and an arrow scores "
                            "for both.")),
  [CARDS_INDIAN] = TOLD (N_("Your land has {limit} × {limit} parcels, with the captain {limit} × {captain-limit}.")),
  /* Translators: the other character: the one that comes with the paperboy */
  [CARDS_PAPERBOY] = RULING (N_("You take the other character at once: one that left the game or is still in the "
                                "pile, which otherwise stays in order. You do not have to take one.")),
};

const ComstockTopicText comstock_cards_row_notes[CARDS_ROWS] = {
  [CARDS_ROW_CITY_HALL] = RULING (N_("A city hall counts itself.")),
  [CARDS_ROW_OUTLAWS] = RULING (N_("Each outlaw parcel is a group of its own.")),
};
