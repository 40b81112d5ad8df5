/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the board game is played with a screen reader: a page of the window and of the book. */

#include "comstock-board-topics.h"

#include "model/base/comstock-spoken-topics.h"

/* Translators: from here on, this file is the page “Playing With a Screen Reader” of the board game.  Keys are the same
 * in every language; what is typed stands in the words of yours, unless it is said to be English. */
static const ComstockTopic table[] = {
  COMSTOCK_SPOKEN_START,
  {
    "ear:keys", 0, N_("Keys That Read Aloud"), "",
    {
      COMSTOCK_SPOKEN_KEYS,
      { N_("r: the latest news again, and what you are asked.") },
      { N_("c: what is for sale on the action track and who stands where; press it again to hear it place by place.") },
      { N_("l: the money, VP and firepower of each player, and when they act or their place in the pass order; press "
           "it again to hear all that one player has, and then the next. For Jeb Standish, you hear his "
           "cards, his deck and what he wants.") },
      { N_("s: your score, and where the VP that you scored during the game came from.") },
      { N_("t: your parcels and what lies on them; press it again to hear them kind by kind.") },
      { N_("o: what lies around the parcel with the focus. Press it again, or with the focus elsewhere, to hear what "
           "lies where on the whole map.") },
      COMSTOCK_SPOKEN_HINT,
    },
  },
  {
    "ear:focus", 0, N_("Playing With the Focus"), "",
    {
      { N_("When you are asked something, the focus is on the answers. F6 goes to the other parts of the table "
           "and back: the line with the question, the track, the map, the answers, the players, and a pane that "
           "is open.") },
      { N_("Answers: the arrow keys move between them, Enter chooses one. Answers for places come after the "
           "others. While you send cowboys, the focus starts at the first place, so that Enter does not pass; "
           "Home goes to “Pass”.") },
      { N_("Roads, which you may lay whatever the question is, come last and in one row. So do parcels when "
           "action spaces can be chosen as well. Enter or the Right arrow key opens that row, the Left arrow key "
           "closes it. A row with few places is open from the start. End goes to the last row.") },
      { N_("The track and the map: use the arrow keys to go from place to place, and press Enter to answer there. "
           "Where there are several answers at a place, Enter leads to them, and “All Answers” leads back.") },
      { N_("n goes through the places where something may be chosen, Shift+n goes back.") },
      { N_("Amounts: the Left and Right arrow keys change the amount, Enter confirms it.") },
      COMSTOCK_SPOKEN_TIPS,
    },
  },
  {
    "ear:typing", 0, N_("Typing Moves"), "",
    {
      { N_("Press m, type a move and press Enter. Type the words of an answer; Tab goes through the answers. "
           "What is folded into a row can be typed as well: with many parcels, that is the shortest way to one.") },
      COMSTOCK_SPOKEN_REFUSAL,
    },
  },
  {
    /* Translators: heading: what is told later in the game */
    "ear:later", 0, N_("Later"), "",
    {
      COMSTOCK_SPOKEN_PANES,
      COMSTOCK_SPOKEN_REASONS,
    },
  },
};

const ComstockTopics comstock_board_screen_reader = {
  .table = table,
  .n_table = G_N_ELEMENTS (table),
};
