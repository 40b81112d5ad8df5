/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How Carcassonne: The City is played with a screen reader: a page of the window and of the book. */

#include "comstock-city-topics.h"

#include "model/base/comstock-spoken-topics.h"

/* Translators: from here on, this file is the page “Playing With a Screen Reader” of Carcassonne: The City.  Keys are
 * the same in every language; what is typed stands in the words of yours, unless it is said to be English. */
static const ComstockTopic table[] = {
  COMSTOCK_SPOKEN_START,
  {
    "ear:keys", 0, N_("Keys That Read Aloud"), "",
    {
      COMSTOCK_SPOKEN_KEYS,
      { N_("r: the latest news again, and what you are asked. While you have a tile to turn, r turns it: press "
           "Ctrl+R for the news.") },
      { N_("c: how many tiles and walls are left, and how many edges of the city have no wall yet.") },
      { N_("l: the points of each player, and the followers and towers that they have left; press it again to hear "
           "all that one player has, and then the next.") },
      { N_("s: your score, and what it comes from.") },
      { N_("t: your followers in the city; press it again to hear them one by one, each with what it stands on and "
           "what that is worth.") },
      COMSTOCK_SPOKEN_HINT,
    },
  },
  {
    "ear:focus", 0, N_("Playing With the Focus"), "",
    {
      { N_("When you are asked something, the focus is on the city, or on the answers where only one place is "
           "left. F6 goes to the other parts of the table and back: the stacks with the tile in hand, the city, "
           "the answers, the players, and a pane that is open.") },
      { N_("The city: use the arrow keys to go from place to place, and press Enter to answer there. Places are "
           "counted from the first tile, for example two to the north and three to the east. At a tile, you hear "
           "what it shows and who stands there; at a place that can be chosen, you hear what choosing it does.") },
      { N_("n goes through the places where something may be chosen, Shift+n goes back.") },
      { N_("A tile in hand: r turns it to the right, Shift+r to the left; with the focus on a cell, only to positions "
           "that fit there. You hear what it shows as it turns. In a cell where it fits only when turned, Enter turns "
           "it, and Enter again lays it.") },
      { N_("A follower goes on a street, a market or a residential area of the tile just laid; “No "
           "Follower” is among the answers, as are “No Guard” and “No Tower”.") },
      { N_("The stacks: Enter opens the list of tiles that nobody has seen yet, with how many of each are left; you "
           "hear which of them do not fit in the cell that you last went to.") },
      COMSTOCK_SPOKEN_TIPS,
    },
  },
  {
    "ear:typing", 0, N_("Typing Moves"), "",
    {
      { N_("Press m, type a move and press Enter. Type the words of an answer; Tab goes through the answers.") },
      COMSTOCK_SPOKEN_REFUSAL,
    },
  },
  {
    "ear:later", 0, N_("Later"), "",
    {
      { N_("When the game is over, the points are counted step by step: Enter or Space goes on to the next step, "
           "Escape to the end.") },
      COMSTOCK_SPOKEN_PANES,
    },
  },
};

const ComstockTopics comstock_city_screen_reader = {
  .table = table,
  .n_table = G_N_ELEMENTS (table),
};
