/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The topics of the rules. */

#include "comstock-city-topics.h"

#include <glib/gi18n.h>

#include "engine/city/city-terms.h"

#define TOLD(text) { text, FALSE, FALSE }
#define BRIEF(text) { text, TRUE, FALSE }

/* It names its number in docs/rules-city.md, so that none is forgotten. */
#define RULING(number, text) { text, FALSE, TRUE }

enum
{
  CHAPTER_GAME,
  CHAPTER_TURN,
  CHAPTER_CITY,
  CHAPTER_WALL,
  CHAPTER_END,
  CHAPTERS
};

static const char *const chapters[CHAPTERS] = {
  /* Translators, for each here: a chapter of the rules, a heading */
  [CHAPTER_GAME] = N_("The game"),
  [CHAPTER_TURN] = N_("A turn"),
  [CHAPTER_CITY] = N_("Streets, markets, areas"),
  [CHAPTER_WALL] = N_("The wall"),
  [CHAPTER_END] = N_("The end"),
};

/* Translators: from here on, this file is the rules page of Carcassonne: The City.  Words in braces stay as they are:
 * they are replaced by numbers. */
static const ComstockTopic table[] = {
  {
    "rule:aim", CHAPTER_GAME, N_("The aim"), "rule:turn rule:end",
    {
      BRIEF (N_("Lay tiles and build a city together. Followers on its streets, markets and areas, and guards and "
                "towers on its wall, score points; the player with the most points at the end wins.")),
      RULING ("C21", N_("Players with equal points share the victory.")),
    },
  },
  {
    "rule:things", CHAPTER_GAME, N_("What each player has"), "rule:followers rule:towers",
    {
      TOLD (N_("Each player has {followers} followers to place and an equal share of {towers} towers. There are "
               "{walls} wall pieces and one city gate.")),
      RULING ("C1", N_("Short wall pieces are not counted separately: wherever a wall can be built, the program draws "
                       "a piece that fits.")),
    },
  },
  {
    "rule:stacks", CHAPTER_GAME, N_("The three stacks"), "rule:turn rule:walls",
    {
      BRIEF (N_("Tiles come from three stacks, one after the other. With the first stack no walls are built; with the "
                "second they are, and with the third twice as many.")),
      TOLD (N_("The tiles are mixed. You can look up which ones are left, but not in which stack they are.")),
      RULING ("C3", N_("The tile laid in this turn decides which stack counts.")),
      RULING ("C2", N_("The player who begins is chosen at random, unless you choose one in New Game.")),
    },
  },
  {
    "rule:turn", CHAPTER_TURN, N_("A turn"), "rule:laying rule:followers rule:scoring rule:walls",
    {
      BRIEF (N_("Draw a tile and lay it. You may put a follower on it. What it completes is scored; from the "
                "second stack on, walls are built if anybody scored.")),
    },
  },
  {
    "rule:laying", CHAPTER_TURN, N_("Laying a tile"), "rule:turn rule:wall-and-tiles",
    {
      BRIEF (N_("The tile must lie beside another one, and streets must meet streets. Markets and houses may "
                "meet.")),
      TOLD (N_("A tile that fits nowhere leaves the game, and another is drawn.")),
      RULING ("C4", N_("If the last tile fits nowhere, the game ends.")),
    },
  },
  {
    "rule:wall-and-tiles", CHAPTER_TURN, N_("Tiles and the wall"), "rule:laying rule:walls",
    {
      TOLD (N_("No tile can be laid in front of a wall piece or the gate, or where it would shut one of them in.")),
      RULING ("C5", N_("Spaces that touch only at a corner are not connected.")),
    },
  },
  {
    "rule:followers", CHAPTER_TURN, N_("Followers"), "rule:streets rule:markets rule:areas",
    {
      BRIEF (N_("A follower goes on a street, a market or a residential area of the tile just laid, unless a follower "
                "of any player already stands on it, however far away. Followers on streets and markets come home when "
                "these are scored; all others stay.")),
      TOLD (N_("A street or market that the tile has completed cannot be claimed anymore.")),
      RULING ("C10", N_("A residential area may be claimed even if it is closed on all sides.")),
      RULING ("C11", N_("A follower that comes home can be put on the wall as a guard in the same turn.")),
    },
  },
  {
    "rule:streets", CHAPTER_CITY, N_("Streets"), "rule:followers rule:scoring",
    {
      BRIEF (N_("A street runs from one end to the other: an end is a crossing, a market or a building. A "
                "completed street scores 1 point for each tile, or 2 for each tile if it has {long} or more.")),
      RULING ("C6", N_("A tile that a street or a market crosses twice counts once.")),
    },
  },
  {
    "rule:markets", CHAPTER_CITY, N_("Markets"), "rule:followers rule:scoring",
    {
      BRIEF (N_("Markets that touch become one, whatever they sell: fish, grain or livestock. A market is "
                "complete when tiles or walls close all its edges. It is worth as many points as it has tiles, times "
                "the number of different goods.")),
      RULING ("C7", N_("An edge is closed by a tile or a wall piece only. A space in which no tile fits leaves "
                       "it open.")),
    },
  },
  {
    "rule:areas", CHAPTER_CITY, N_("Residential areas"), "rule:markets rule:end-scoring",
    {
      BRIEF (N_("Ground with houses that no street or market divides is a residential area. It is scored only at the "
                "end.")),
      RULING ("C8", N_("Buildings do not divide an area. A street ends at a building only where the tile shows it.")),
      RULING ("C9", N_("A market is beside an area if they share a border; with a street between them, or only a "
                       "corner in common, it is not. It counts once, however often they meet.")),
    },
  },
  {
    "rule:scoring", CHAPTER_CITY, N_("Scoring"), "rule:streets rule:markets",
    {
      BRIEF (N_("The player with the most followers on a completed street or market gets its points. If several "
                "players tie for the most, each of them gets all the points.")),
      TOLD (N_("If nobody has a follower there, nobody scores, and no walls are built for it.")),
    },
  },
  {
    "rule:walls", CHAPTER_WALL, N_("How walls are built"), "rule:stacks rule:guards rule:towers",
    {
      BRIEF (N_("When a tile has scored points for anybody, each player in turn builds wall pieces, beginning "
                "with the one who laid it: {second-stack} with the second stack, {third-stack} with the third. "
                "Two players build {two-second-stack} and {two-third-stack} each.")),
      BRIEF (N_("The very first piece is the city gate, on any outer edge of the city. All others go next to "
                "one of the two ends of the wall.")),
      TOLD (N_("A wall closes a street or a market as a tile does. What it completes is scored, but brings no "
               "more walls.")),
      RULING ("C12", N_("The gate counts as one of its builder’s pieces.")),
    },
  },
  {
    "rule:guards", CHAPTER_WALL, N_("Guards"), "rule:walls rule:end-scoring",
    {
      BRIEF (N_("When you have built a wall piece, you may put a follower on it as a guard, if no guard stands "
                "directly opposite. Guards stay to the end. The gate takes no guard.")),
      RULING ("C13", N_("The guard is placed before what the wall completes is scored.")),
      RULING ("C14", N_("“Opposite” means the other end of the row of tiles that begins at the wall and has no gap.")),
    },
  },
  {
    "rule:towers", CHAPTER_WALL, N_("Towers"), "rule:walls",
    {
      BRIEF (N_("After the walls are built, the player who laid the tile may put a tower at one end of the wall. "
                "It scores 1 point for each wall piece between it and the next tower or the gate.")),
      RULING ("C15", N_("A tower can only be built where it scores points, and never where one already stands.")),
      RULING ("C16", N_("If the wall has been closed, you are not asked: the tower goes where it scores the most "
                        "points.")),
      RULING ("C17", N_("If the wall pieces run out, the tower is still built.")),
    },
  },
  {
    "rule:end", CHAPTER_END, N_("The end of the game"), "rule:closing rule:end-scoring",
    {
      BRIEF (N_("The game ends after a turn if the last tile has been laid, the last wall piece has been built, or at "
                "most {gap} edges are left without a wall.")),
      RULING ("C18", N_("The edges without a wall are counted along the outline of the city.")),
      RULING ("C19", N_("Whether the game ends is checked only after a whole turn.")),
    },
  },
  {
    "rule:closing", CHAPTER_END, N_("Closing the wall"), "rule:end rule:end-scoring",
    {
      BRIEF (N_("At the end, the rest of the outline counts as walled, without guards and towers. Streets and "
                "markets that this completes are scored; followers on all others go home with nothing.")),
      /* Translators: the wall is closed, at the end of the game */
      RULING ("C20", N_("This is done even if there is no gate yet.")),
    },
  },
  {
    "rule:end-scoring", CHAPTER_END, N_("Stewards and guards"), "rule:areas rule:guards",
    {
      BRIEF (N_("Stewards: the player with the most stewards in an area gets {steward} points for each market beside "
                "it, complete or not. Guards: each looks straight across the city, up to the first gap, and gets "
                "{public} points for each public and {historic} for each historic building.")),
      TOLD (N_("Public buildings have blue roofs, historic ones have golden roofs.")),
    },
  },
};

static char *
dup_figure (const char *placeholder)
{
  const struct
  {
    const char *placeholder;
    guint figure;
  } figures[] = {
    { "followers", CITY_FOLLOWERS },
    { "towers", CITY_TOWERS },
    { "walls", CITY_WALLS },
    { "long", CITY_LONG_STREET },
    { "gap", CITY_LAST_GAP },
    { "steward", CITY_STEWARD_POINTS },
    { "public", CITY_PUBLIC_POINTS },
    { "historic", CITY_HISTORIC_POINTS },
    { "second-stack", city_quota (2, CITY_MAX_SEATS) },
    { "third-stack", city_quota (3, CITY_MAX_SEATS) },
    { "two-second-stack", city_quota (2, CITY_MIN_SEATS) },
    { "two-third-stack", city_quota (3, CITY_MIN_SEATS) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (g_str_equal (figures[i].placeholder, placeholder))
      return comstock_text_number ((int) figures[i].figure);
  return NULL;
}

const ComstockTopics comstock_city_topics = {
  .chapters = chapters,
  .table = table,
  .n_table = G_N_ELEMENTS (table),
  .dup_figure = dup_figure,
};
