/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The how-tos and the accessibility statement, a table. */

#include "comstock-book-topics.h"

#include <glib/gi18n.h>

enum
{
  KEYBOARD,
  PAD,
  CODES,
  OWN,
  SAVES,
  ACCESSIBILITY,
  PAGES
};

const char *const comstock_book_pages[PAGES] = {
  [KEYBOARD] = "keyboard",
  [PAD] = "score-pad",
  [CODES] = "game-codes",
  [OWN] = "decks-and-tiles",
  [SAVES] = "saved-games",
  [ACCESSIBILITY] = "accessibility",
};

static const char *const titles[PAGES] = {
  [KEYBOARD] = N_("Playing With the Keyboard"),
  [PAD] = N_("Score Pad for the Printed Game"),
  [CODES] = N_("Game Codes"),
  [OWN] = N_("Decks and Tiles of Your Own"),
  [SAVES] = N_("Saved Games"),
  [ACCESSIBILITY] = N_("Accessibility"),
};

/* Translators: from here on, this file is the how-tos of the handbook.  Paths, keys and what is typed in a terminal
 * stay as they are. */
static const ComstockTopic table[] = {
  {
    "around", KEYBOARD, N_("Getting Around"), "",
    {
      { N_("Tab moves from one part of the window to the next. The arrow keys, Home and End move within a part. "
           "F6 and Shift+F6 move between the parts of the table.") },
      { N_("When you are asked something, the focus is where you answer. Press Enter or Space to answer.") },
      { N_("Escape closes the side pane. Escape or Space skips the wait while others play.") },
    },
  },
  {
    "keys", KEYBOARD, N_("Keys Worth Knowing"), "",
    {
      { N_("F1 opens the player aid and the rules. Shift+F1 explains what has the focus. F9 opens the game log, "
           "Ctrl+I the score sheet, F10 the menu.") },
      { N_("Press H for a hint, Ctrl+Z to take a move back, N to go to the next place that can be chosen, and M "
           "to type a move.") },
      { N_("Ctrl+question mark lists all keys.") },
      { N_("Each game has a page on playing with a screen reader, in this handbook and in the menu, under Help.") },
    },
  },
  {
    "purpose", PAD, N_("What It Is For"), "",
    {
      { N_("If you play Carson City: The Card Game with the printed cards, Comstock counts the points and runs "
           "the virtual players.") },
      { N_("Open the score pad on the welcome page or in the main menu. Choose who sits at the table, one to six "
           "players, and press Begin. Undo takes back one step at a time. What you enter is kept.") },
    },
  },
  {
    "rounds", PAD, N_("Rounds With Virtual Players"), "",
    {
      { N_("Enter the appeal of each card in the column, the character first. Then reveal the auction cards: "
           "each virtual player turns over the top card of its pile. The virtual players are listed in the order in "
           "which they take cards.") },
      { N_("If two of them reveal equal cards, enter the suits on the back of the top character card, from the "
           "top down, until the tie is broken.") },
      { N_("When a person takes a card, press it in the column. When it is a virtual player’s turn, press the button "
           "that says who takes which card.") },
    },
  },
  {
    "scores", PAD, N_("Cities and Scores"), "",
    {
      { N_("Choose a player by suit. For a person, choose what a parcel shows and press where it lies. With "
           "the keyboard, a letter puts a parcel where the frame is and moves the frame to the right.") },
      { N_("Press a number in the scores to see where it comes from. Above the scores, Comstock says what cannot "
           "be right, such as a city that is too large, and counts it all the same.") },
      { N_("From the menu, you can export the scores as a table, print them with the cities, and save the pad as "
           "a file.") },
    },
  },
  {
    "same", CODES, N_("Playing the Same Game"), "",
    {
      { N_("Anyone who enters the code of a game in New Game plays the same game, with the same players, options "
           "and deal, on any computer with the same version of the rules.") },
      { N_("New Game shows the code of the game that it is about to deal. The code of the game that is being played "
           "is in the menu, under Save and Export.") },
      { N_("A code has no I, L or O, which look like 1 and 0. If a code is wrong, Comstock says why.") },
      { N_("In a terminal, “comstock --code CODE” and “comstock-cli play --code CODE” play the game that a code "
           "stands for.") },
    },
  },
  {
    "day", CODES, N_("Game of the Day"), "",
    {
      { N_("On the welcome page, each game has a game of the day: the same deal for everybody on that date. It needs "
           "no network. The statistics say how you did.") },
    },
  },
  {
    "decks", OWN, N_("Decks"), "",
    {
      { N_("Decks for Carson City: The Card Game are files in ~/.local/share/comstock/decks/. New Game offers them, "
           "and says which files are not decks and why.") },
      { N_("In a terminal, “comstock-cli deck --new mine > mine.json” makes a deck to start from, and "
           "“comstock-cli deck mine.json” checks it. The option --stats shows what its cards are worth, and "
           "--render draws pages to print and cut.") },
    },
  },
  {
    "tiles", OWN, N_("Tiles"), "",
    {
      { N_("Sets of tiles for Carcassonne: The City are files in ~/.local/share/comstock/tiles/. New Game offers "
           "them, too.") },
      { N_("In a terminal, “comstock-cli --game city tiles mine.json” checks a set and names the tile and the edge "
           "that are wrong. The option --render draws all tiles.") },
      { N_("A saved game holds the deck or the tiles that it is played with, unless they come with the program.") },
    },
  },
  {
    "keeping", SAVES, N_("Keeping a Game"), "",
    {
      { N_("Comstock keeps the game of each window after every move, and opens it again the next time it starts.") },
      { N_("Ctrl+S saves a game as a file of its own, and Ctrl+O opens one. The file holds every move, so that undo, "
           "redo and the analysis still work.") },
    },
  },
  {
    "export", SAVES, N_("Exporting and Printing"), "",
    {
      { N_("Under Save and Export in the menu, you can export the score sheet as a table, the game log as text, "
           "and the city or the map as a picture. Ctrl+P prints.") },
    },
  },
  {
    "works", ACCESSIBILITY, N_("What Works"), "",
    {
      { N_("Everything can be done with the keyboard alone, with a mouse or with a finger, in a window as narrow as a "
           "phone.") },
      { N_("Comstock speaks to screen readers. Automated tests play both games of Carson City, guided only by "
           "what the screen reader Orca says.") },
      { N_("Nothing depends on color or sound alone. There are light, dark and high-contrast styles, and text "
           "can be twice as large as usual.") },
      { N_("Nothing has to be done within a certain time. Preferences have switches for animations, sounds and table "
           "talk, and each wait can be skipped.") },
    },
  },
  {
    "limits", ACCESSIBILITY, N_("Known Limitations"), "",
    {
      { N_("Only Orca has been tried, and only with both games of Carson City, in English and German. No player "
           "who relies on a screen reader has told us yet what playing Comstock is like.") },
      { N_("Braille displays, switches, eye tracking, speech recognition and screen magnifiers have not been "
           "tried.") },
      { N_("What happens on the table is announced through the name of the window, and only for a moment. A "
           "braille display may show it too briefly; press R to repeat it, or read it in the game log.") },
      { N_("Exported and printed pictures of cities and maps have no description. The score sheet as a table and the "
           "game log as text can be read instead.") },
      { N_("A screen reader says only the most important part of a chart. The numbers are in the score sheet.") },
    },
  },
  {
    "tell", ACCESSIBILITY, N_("Tell Us"), "",
    {
      { N_("Anything that keeps you from playing is a bug. Tell us about it, with the version shown in About "
           "Comstock and the screen reader that you use.") },
    },
  },
};

const ComstockTopics comstock_book_topics = {
  .chapters = titles,
  .table = table,
  .n_table = G_N_ELEMENTS (table),
};
