/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the card game is played with a screen reader: a page of the window and of the book. */

#include "comstock-cards-topics.h"

#include "model/base/comstock-spoken-topics.h"

/* Translators: from here on, this file is the page “Playing With a Screen Reader” of the card game.  Keys are the same
 * in every language; what is typed stands in the words of yours, unless it is said to be English. */
static const ComstockTopic table[] = {
  COMSTOCK_SPOKEN_START,
  {
    "ear:keys", 0, N_("Keys That Read Aloud"), "",
    {
      COMSTOCK_SPOKEN_KEYS,
      { N_("r: the latest news again, and what you are asked.") },
      /* Translators: C is a key, which has the cards read one after the other, each with its number in the column */
      { N_("c: the cards in the column, by number.") },
      { N_("l: the auction cards that everybody has left.") },
      { N_("s: your score.") },
      { N_("t: what your city has. Press it again to hear where, one kind of parcel after the other: "
           "rows are counted from the top of the city, columns from its left.") },
      COMSTOCK_SPOKEN_HINT,
    },
  },
  {
    "ear:focus", 0, N_("Playing With the Focus"), "",
    {
      { N_("When you are asked something, the focus is where you answer. F6 goes to the other parts of the table "
           "and back.") },
      { N_("Auction: press the number of a card, or go to it with the arrow keys and press Enter. "
           "Ctrl+Enter plays it.") },
      { N_("Taking a card: arrow keys or Tab go through the column, Enter takes a card.") },
      { N_("Placing the card: n goes through the places where it fits, the best one first, and Shift+n goes "
           "back. You hear which place it is, in which rows and columns the card lies there, what it "
           "covers and what it scores.") },
      { N_("Arrow keys move the card parcel by parcel. Enter places it. Row 0 is the row above your "
           "city, column 0 the column to the left of it.") },
      { N_("Abilities: press a to go to the first one that is ready.") },
      COMSTOCK_SPOKEN_TIPS,
    },
  },
  {
    "ear:typing", 0, N_("Typing Moves"), "",
    {
      { N_("Press m, type a move and press Enter. Tab goes through what you can type, in the words of "
           "your language. These English words are understood in every language:") },
      { N_("bid 9: play your auction card 9.") },
      { N_("take 2: take the second card in the column.") },
      { N_("place 1 7: place the card with its top-left parcel in row 1, column 7.") },
      { N_("use lawyer, hire sheriff: use an ability, take a character with the paperboy.") },
      { N_("sell 3 2: sell the card that is seen in row 3, column 2.") },
      { N_("pass: use nothing, hire nobody, sell nothing more.") },
      COMSTOCK_SPOKEN_REFUSAL,
    },
  },
  {
    "ear:later", 0, N_("Later"), "",
    {
      COMSTOCK_SPOKEN_PANES,
      COMSTOCK_SPOKEN_REASONS,
    },
  },
};

const ComstockTopics comstock_cards_screen_reader = {
  .table = table,
  .n_table = G_N_ELEMENTS (table),
};
