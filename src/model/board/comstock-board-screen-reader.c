/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the board game is played with a screen reader: a page of the window and of the book. */

#include "comstock-board-topics.h"

#include <glib/gi18n.h>

/* Translators: from here on, this file is the page “Playing With a Screen Reader” of the board game.  Keys are the same
 * in every language; what is typed stands in the words of yours, unless it is said to be English. */
static const ComstockTopic table[] = {
  {
    "ear:start", 0, N_("To Begin With"), "",
    {
      { N_("The game can be played with a screen reader and the keyboard alone.") },
      { N_("A screen reader says what happens, what others do and what is asked of you, one after the "
           "other, as soon as the focus has settled.") },
    },
  },
  {
    "ear:keys", 0, N_("Keys That Say Something"), "",
    {
      { N_("These keys work wherever the focus is on the table.") },
      { N_("r: the last news again, with what is asked.") },
      { N_("c: what is for sale on the action track and who stands where; pressed again, place by place.") },
      { N_("l: the money, VP and firepower of each player, and when they act or their place in the pass "
           "order; pressed again, all that one player has, and then the next. Of Jeb Standish you hear "
           "his cards, his deck and what he wants.") },
      { N_("s: your score, and what your VP during the game came from.") },
      { N_("t: your parcels and what lies on them; pressed again, one by one.") },
      { N_("o: with the focus at a parcel, what lies around it; pressed again, or elsewhere, what lies "
           "where on the whole map.") },
      { N_("h: a hint, and the next best one.") },
    },
  },
  {
    "ear:focus", 0, N_("Playing With the Focus"), "",
    {
      { N_("When something is asked of you, the focus is at the answers. F6 goes to the other parts of "
           "the table and back: the line that asks, the track, the map, the answers, the players, and a "
           "pane that is open.") },
      { N_("Answers: arrow keys go from one to the next, Enter gives it. Those for places come after the "
           "others. While cowboys are sent, the focus begins at the first place, so that Enter does not "
           "pass; Home leads to “Pass”.") },
      { N_("Roads, which you may lay whatever is asked, come last and in one row. So do parcels where "
           "action spaces may be chosen as well. Enter or the right arrow key opens that row, the left "
           "one closes it. A row with few places is open from the first. End leads to the last row.") },
      { N_("The track and the map: arrow keys go from place to place, Enter answers there. Where there "
           "are several answers at a place, Enter leads to them, and “All Answers” leads back.") },
      { N_("n goes through the places where something may be chosen, Shift+n goes back.") },
      { N_("Amounts: left and right change the amount, Enter gives it.") },
      { N_("Tips, in a first game: each is said, after “Tip:”. Escape answers “Got It”. F6 leads to its "
           "buttons, Tab through them.") },
    },
  },
  {
    "ear:typing", 0, N_("Typing Moves"), "",
    {
      { N_("Press m, type a move and press Enter. What you type are the words of the answers; Tab goes "
           "through them. What is folded into a row can be typed as well; of many parcels that is the "
           "shortest way to one.") },
      { N_("A move that is refused is refused in words, and the line stays open. Escape closes it.") },
    },
  },
  {
    "ear:later", 0, N_("Later"), "",
    {
      { N_("F9 opens the game log with everything that has happened; Tab goes from its Close button to "
           "the latest entry. Ctrl+I opens the score sheet. Escape closes them. Ctrl+question mark lists "
           "all keys.") },
      { N_("Why computer rivals do what they do is in the game log; “Spoken Reasons” in Preferences has it "
           "said as well.") },
    },
  },
};

const ComstockTopics comstock_board_screen_reader = {
  .table = table,
  .n_table = G_N_ELEMENTS (table),
};
