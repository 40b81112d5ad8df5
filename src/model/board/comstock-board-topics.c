/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Topics: those of the table, then one for each place of the track, content, side of a character and variant. */

#include "comstock-board-topics.h"

#include <glib/gi18n.h>

#include "comstock-board-json.h"
#include "model/base/comstock-text.h"

#define TOLD(text) { text, FALSE, FALSE }
#define BRIEF(text) { text, TRUE, FALSE }
#define RULING(text) { text, FALSE, TRUE }

enum
{
  CHAPTER_GAME,
  CHAPTER_ROUND,
  CHAPTER_LAND,
  CHAPTER_TRACK,
  CHAPTER_CHARACTERS,
  CHAPTER_VARIANTS,
  CHAPTERS
};

static const char *const chapters[CHAPTERS] = {
  [CHAPTER_GAME] = N_("The game"),
  [CHAPTER_ROUND] = N_("A round"),
  [CHAPTER_LAND] = N_("Buildings and land"),
  [CHAPTER_TRACK] = N_("Places on the track"),
  [CHAPTER_CHARACTERS] = N_("Characters"),
  [CHAPTER_VARIANTS] = N_("Variants"),
};

/* Translators: from here on, this file is the rules page of the board game.  Words in braces stay as they are: they are
 * replaced by numbers. */
static const ComstockTopic table[] = {
  {
    "rule:aim", CHAPTER_GAME, N_("The aim"), "rule:round rule:end",
    {
      BRIEF (N_("Over {rounds} rounds you settle a map, earn money and turn it into victory points (VP). Whoever "
                "has the most VP wins; in a tie, whoever passed earlier wins.")),
    },
  },
  {
    "rule:start", CHAPTER_GAME, N_("The start"), "rule:parcels variant:new-beginning",
    {
      TOLD (N_("Each seat begins with $15, 1 road, 1 revolver, 3 cowboys and 2 parcels at no cost.")),
      RULING (N_("Everybody sees money, VP, supplies and buildings that were kept.")),
      RULING (N_("The map dice reach columns B to G and rows 2 to 7.")),
    },
  },
  {
    "rule:end", CHAPTER_GAME, N_("The end"), "rule:cash",
    {
      BRIEF (N_("At the end, each full $6 is 1 VP. Each of your buildings, houses, townhouses and mountains is 2 "
                "VP, or 3 beside a bridge.")),
    },
  },
  {
    "rule:solo", CHAPTER_GAME, N_("The solo game"), "rule:duels rule:cowboys",
    {
      BRIEF (N_("Jeb Standish draws cards that send his cowboys. He wins all ties, needs no money and no roads, and "
                "you must have more VP than he has.")),
      TOLD (N_("The log says which criterion decided each of his steps.")),
      RULING (N_("His strategies and the figures on his cards are ours.")),
    },
  },
  {
    "rule:round", CHAPTER_ROUND, N_("The course of a round"), "rule:characters rule:cowboys rule:duels rule:cash",
    {
      BRIEF (N_("Choose characters, send cowboys, resolve the places on the track, end the round.")),
    },
  },
  {
    "rule:characters", CHAPTER_ROUND, N_("Choosing characters"), "rule:cowboys rule:cash",
    {
      BRIEF (N_("In the pass order of the last round, each seat takes a character, with its ability, cash limit "
                "and number. The numbers set the turn order.")),
    },
  },
  {
    "rule:cowboys", CHAPTER_ROUND, N_("Sending cowboys"), "rule:duels rule:parcels rule:income",
    {
      BRIEF (N_("In turn order, until all have passed, send a cowboy to a place on the track, to a parcel to buy "
                "it, or to a building to attack or defend it.")),
      BRIEF (N_("The pass order breaks all ties of the round. The first to pass is the first to choose a character in "
                "the next one.")),
      RULING (N_("You may send one cowboy to each place that can be used, and any number to “Wages” and “One "
                 "road”.")),
      RULING (N_("Whoever has no cowboy left passes at once.")),
    },
  },
  {
    "rule:duels", CHAPTER_ROUND, N_("Duels"), "rule:firepower rule:cowboys",
    {
      BRIEF (N_("Seats that meet at a place duel once, all together: a die each, plus firepower. The highest "
                "total acts; in a tie, whoever passed earlier does.")),
      TOLD (N_("The winner’s cowboy goes to the general supply. The others take theirs back into their own "
               "supply, where they count as firepower again.")),
      RULING (N_("If there are several duels, whoever passed earliest of all those involved chooses which is "
                 "next.")),
    },
  },
  {
    "rule:firepower", CHAPTER_ROUND, N_("Firepower"), "rule:duels place:ammunition place:cowboy-income",
    {
      BRIEF (N_("Firepower is the sum of your revolvers and the cowboys in your own supply, plus whatever the 3 "
                "revolvers, characters and horses add.")),
    },
  },
  {
    "rule:cash", CHAPTER_ROUND, N_("The end of a round"), "rule:characters rule:end",
    {
      BRIEF (N_("Money above the cash limit of your character must be given up; you may give up more. Each full "
                "$10 given up is 1 VP.")),
      TOLD (N_("New cowboys come from the general supply, buildings move to the cheapest spaces, and the "
               "cheapest space for VP closes.")),
    },
  },
  {
    "rule:parcels", CHAPTER_LAND, N_("Parcels"), "rule:cowboys rule:building",
    {
      BRIEF (N_("A parcel costs $1, plus $1 for each building, house, townhouse or mountain on it and on the "
                "eight parcels around it.")),
    },
  },
  {
    "rule:building", CHAPTER_LAND, N_("Placing buildings"), "rule:roads rule:houses",
    {
      BRIEF (N_("A building goes on an empty parcel of yours at a road. Ranches and mines need no road.")),
      RULING (N_("The building is placed first, then its houses. If there is no place for one of them, all of it "
                 "is undone.")),
      RULING (N_("A building that was kept can only be placed after the last construction space.")),
    },
  },
  {
    "rule:houses", CHAPTER_LAND, N_("Houses"), "content:house content:townhouse rule:building",
    {
      BRIEF (N_("Most buildings bring a house. It goes on an empty parcel at a road that is yours, nobody’s, or "
                "a rival’s if that rival agrees.")),
      TOLD (N_("Instead, a house may become a townhouse if each of the eight parcels around it is occupied or "
               "has an owner.")),
    },
  },
  {
    "rule:roads", CHAPTER_LAND, N_("Roads"), "rule:building place:roads-3 place:road-1",
    {
      BRIEF (N_("A new road touches another one. A parcel is at a road if one of its corners is the end of a "
                "road.")),
      TOLD (N_("An edge between two river parcels takes two roads at once and is a bridge.")),
      RULING (N_("Roads never lie on the rim of the map.")),
      RULING (N_("You may lay roads at each of your decisions, and once more at the end of a round.")),
    },
  },
  {
    "rule:income", CHAPTER_LAND, N_("Income and attacks"), "place:building-income rule:duels",
    {
      BRIEF (N_("All buildings pay their owners. An attacker who is alone on a building, or wins there, gets half, "
                "rounded down.")),
      TOLD (N_("Church, prison, school, train station and city hall cannot be attacked.")),
    },
  },
};

/* Buildings stand here with what they earn. */
static const char *const content_effects[BOARD_CONTENTS] = {
  [BOARD_MOUNTAIN] = N_("Adds to the income of mines around it"),
  [BOARD_HOUSE] = N_("Counts as a house for buildings around it"),
  [BOARD_TOWNHOUSE] = N_("Counts as two houses for buildings around it"),
  [BOARD_RANCH] = N_("$1 for each free parcel around it; a revolver"),
  [BOARD_MINE] = N_("$3 for each mountain around it that is yours or nobody’s; a revolver"),
  [BOARD_DRUGSTORE] = N_("$3 for each house around it that is yours or nobody’s, and for each ranch of yours"),
  [BOARD_BANK] = N_("$3 for each house around it that is yours or nobody’s, and for each mine of yours"),
  [BOARD_SALOON] = N_("$5 for each house around it that is yours or nobody’s"),
  [BOARD_HOTEL] = N_("$6; counts as two houses"),
  [BOARD_BLACKSMITH] = N_("$5 times the number of the round, and $5 for each ranch of yours"),
  [BOARD_GENERAL_STORE] = N_("$6 for each house of yours around it, $3 for every other house"),
  [BOARD_CHURCH] = N_("Protects your buildings around it from attacks; counts as a house"),
  [BOARD_PRISON] = N_("Two revolvers; keeps outlaws away"),
  [BOARD_SCHOOL] = N_("Brings three houses; counts as a house"),
  [BOARD_TRAIN_STATION] = N_("At the end, 1 VP for every two houses on the map; must stand at a straight line of "
                             "roads across the map"),
  [BOARD_CITY_HALL] = N_("Raises the income of its holder’s buildings by one step"),
};

static char *
dup_figure (const char *placeholder)
{
  return g_str_equal (placeholder, "rounds") ? comstock_text_number (BOARD_ROUNDS) : NULL;
}

static const char *
get_track_id (guint track)
{
  return board_track_ids[track];
}

static guint
get_track_chapter (guint track)
{
  return CHAPTER_TRACK;
}

static const char *
get_track_title (guint track)
{
  return comstock_board_track_get_name ((BoardTrack) track);
}

static void
tell_track (guint      track,
            GPtrArray *paragraphs)
{
  comstock_topics_tell (paragraphs, g_strdup (comstock_board_track_get_effect ((BoardTrack) track)), TRUE, FALSE);
}

static const char *
get_content_id (guint content)
{
  return board_contents[content].id;
}

static guint
get_content_chapter (guint content)
{
  return CHAPTER_LAND;
}

static const char *
get_content_title (guint content)
{
  return comstock_board_content_get_name ((BoardContent) content);
}

static void
tell_content (guint      content,
              GPtrArray *paragraphs)
{
  const BoardContentInfo *info = &board_contents[content];

  comstock_topics_tell (paragraphs, g_strdup (_(content_effects[content])), TRUE, FALSE);
  if (info->count > 0)
    /* Translators: of a type of building */
    comstock_topics_tell (paragraphs, g_strdup_printf (_("Tiles in the box: %u"), info->count), FALSE, FALSE);
  if (info->cap > 0)
    comstock_topics_tell (paragraphs, g_strdup_printf (_("Highest income: $%u"), info->cap), FALSE, FALSE);
}

/* There are few of these texts: each is kept once in every language that it was asked for in. */
static const char *
get_role_id (guint role)
{
  g_autofree char *id = comstock_board_json_dup_role_id (role);

  return g_intern_string (id);
}

static guint
get_role_chapter (guint role)
{
  return CHAPTER_CHARACTERS;
}

static const char *
get_role_title (guint role)
{
  g_autofree char *title = comstock_board_role_dup_title (role);

  return g_intern_string (title);
}

static void
tell_role (guint      role,
           GPtrArray *paragraphs)
{
  const BoardSideInfo *info = &board_characters[role / BOARD_SIDES].sides[role % BOARD_SIDES];

  comstock_topics_tell (paragraphs, g_strdup (comstock_board_role_get_effect (role)), TRUE, FALSE);
  if (role / BOARD_SIDES != BOARD_PAPERBOY)
    comstock_topics_tell (paragraphs, g_strdup_printf (_("Cash limit: $%u"), info->limit), FALSE, FALSE);
  comstock_topics_tell (paragraphs, g_strdup_printf (_("Number in the turn order: %u"), role / BOARD_SIDES), FALSE,
                        FALSE);
}

static const char *
get_variant_id (guint variant)
{
  return board_variant_ids[variant];
}

static guint
get_variant_chapter (guint variant)
{
  return CHAPTER_VARIANTS;
}

static const char *
get_variant_title (guint variant)
{
  return comstock_board_variant_get_name ((BoardVariant) BOARD_BIT (variant));
}

static void
tell_variant (guint      variant,
              GPtrArray *paragraphs)
{
  comstock_topics_tell (paragraphs,
                        g_strdup (comstock_board_variant_get_effect ((BoardVariant) BOARD_BIT (variant))), TRUE, FALSE);
}

enum
{
  CONTENTS,
  TRACKS,
  ROLES,
  VARIANTS,
  KINDS
};

/* What a reader of one topic may ask next. */
static const char *const content_related[BOARD_CONTENTS] = {
  [BOARD_MOUNTAIN] = "content:mine rule:parcels",
  [BOARD_HOUSE ... BOARD_TOWNHOUSE] = "rule:houses rule:parcels",
  [BOARD_RANCH ... BOARD_MINE] = "rule:building rule:income rule:firepower",
  [BOARD_DRUGSTORE ... BOARD_GENERAL_STORE] = "rule:building rule:houses rule:income",
  [BOARD_CHURCH] = "rule:building rule:income",
  [BOARD_PRISON] = "rule:firepower variant:outlaws",
  [BOARD_SCHOOL] = "rule:houses rule:building",
  [BOARD_TRAIN_STATION] = "rule:roads rule:end",
  [BOARD_CITY_HALL] = "rule:cowboys rule:income",
};

static const char *const track_related[BOARD_TRACK] = {
  [BOARD_WAGES ... BOARD_AMMUNITION] = "rule:cowboys rule:firepower",
  [BOARD_ROADS_3 ... BOARD_ROAD_1] = "rule:roads",
  [BOARD_PARCELS] = "rule:parcels rule:duels",
  [BOARD_BUILD_12 ... BOARD_BUILD_3] = "rule:building rule:duels",
  [BOARD_PARCEL_INCOME] = "rule:parcels rule:duels",
  [BOARD_COWBOY_INCOME] = "rule:firepower rule:duels",
  [BOARD_GAMBLING] = "rule:duels",
  [BOARD_BUILDING_INCOME] = "rule:income",
  [BOARD_PARCEL_VP] = "rule:parcels",
  [BOARD_COWBOY_VP] = "rule:firepower",
  [BOARD_BUILDING_VP ... BOARD_VP_2] = "rule:end rule:cash",
};

static const char *const role_related[BOARD_ROLES] = {
  [0 ... BOARD_ROLES - 1] = "rule:characters rule:cash",
};

static const char *const variant_related[G_N_ELEMENTS (board_variant_ids)] = {
  "rule:start", "rule:duels", "rule:cowboys", "content:prison rule:duels", "rule:firepower place:wages", "rule:roads",
};

static const ComstockTopicKind kinds[KINDS + 1] = {
  [CONTENTS] = { "content:", BOARD_CONTENTS, content_related, get_content_id, get_content_chapter, get_content_title,
                 tell_content },
  [TRACKS] = { "place:", BOARD_TRACK, track_related, get_track_id, get_track_chapter, get_track_title, tell_track },
  [ROLES] = { "character:", BOARD_ROLES, role_related, get_role_id, get_role_chapter, get_role_title, tell_role },
  [VARIANTS] = { "variant:", G_N_ELEMENTS (board_variant_ids), variant_related, get_variant_id, get_variant_chapter,
                 get_variant_title, tell_variant },
};

const ComstockTopics comstock_board_topics = {
  .chapters = chapters,
  .table = table,
  .n_table = G_N_ELEMENTS (table),
  .kinds = kinds,
  .dup_figure = dup_figure,
};

char *
comstock_board_topics_of_content (BoardContent content)
{
  return comstock_topics_dup_id_of (&kinds[CONTENTS], (guint) content);
}

char *
comstock_board_topics_of_role (guint role)
{
  return comstock_topics_dup_id_of (&kinds[ROLES], role);
}

char *
comstock_board_topics_of_track (BoardTrack track)
{
  return comstock_topics_dup_id_of (&kinds[TRACKS], (guint) track);
}
