/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pages "Playing With a Screen Reader" of all games say in the same words. */

#pragma once

#include <glib/gi18n.h>

#include "comstock-topics.h"

/* Translators: from here on, this file is of the page “Playing With a Screen Reader” of every game.  Keys are the same
 * in every language. */

/* The first topic. */
#define COMSTOCK_SPOKEN_START \
  { \
    "ear:start", 0, N_("Getting Started"), "", \
    { \
      { N_("The game can be played with a screen reader and the keyboard alone.") }, \
      { N_("A screen reader says what happens, what others do and what is asked of you, one after the " \
           "other, as soon as the focus has settled.") }, \
    }, \
  }

/* Texts of the others. */
#define COMSTOCK_SPOKEN_KEYS { N_("These keys work wherever the focus is on the table.") }
#define COMSTOCK_SPOKEN_HINT { N_("h: a hint; press it again for the next best move.") }
#define COMSTOCK_SPOKEN_TIPS \
  { N_("Tips in a first game: each begins with “Tip:”. Escape does the same as “Got It”. F6 goes to the " \
       "buttons of a tip, Tab moves between them.") }
#define COMSTOCK_SPOKEN_REFUSAL { N_("If a move is refused, you hear why, and the line stays open. Escape closes it.") }
#define COMSTOCK_SPOKEN_PANES \
  { N_("F9 opens the game log with everything that has happened; Tab goes from its Close button to " \
       "the latest entry. Ctrl+I opens the score sheet. Escape closes them. Ctrl+question mark lists " \
       "all keys.") }
#define COMSTOCK_SPOKEN_REASONS \
  { N_("The game log says why computer rivals do what they do. With “Spoken Reasons” in Preferences, you " \
       "hear it as well.") }
