/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Topics: those of the table, then one for each content, place of the track, side of a character and variant, and those
 * of the solo game. */

#include "comstock-board-topics.h"

#include <glib/gi18n.h>

#include "comstock-board-details.h"
#include "comstock-board-facts.h"
#include "comstock-board-json.h"

#define TOLD(text) { text, FALSE, FALSE }
#define BRIEF(text) { text, TRUE, FALSE }

/* It names its number in docs/rules-board.md, so that none is forgotten. */
#define RULING(numbers, text) { text, FALSE, TRUE }

enum
{
  CHAPTER_GAME,
  CHAPTER_ROUND,
  CHAPTER_LAND,
  CHAPTER_TRACK,
  CHAPTER_CHARACTERS,
  CHAPTER_VARIANTS,
  CHAPTER_SOLO,
  CHAPTERS
};

static const char *const chapters[CHAPTERS] = {
  /* Translators, for each here: a chapter of the rules, a heading */
  [CHAPTER_GAME] = N_("The game"),
  [CHAPTER_ROUND] = N_("A round"),
  [CHAPTER_LAND] = N_("Buildings and land"),
  [CHAPTER_TRACK] = N_("Action spaces"),
  [CHAPTER_CHARACTERS] = N_("Characters"),
  [CHAPTER_VARIANTS] = N_("Variants"),
  [CHAPTER_SOLO] = N_("Jeb Standish"),
};

/* Translators: from here on, this file is the rules page of the board game.  Words in braces stay as they are: they are
 * replaced by numbers. */
static const ComstockTopic table[] = {
  {
    "rule:aim", CHAPTER_GAME, N_("The aim"), "rule:round rule:end",
    {
      BRIEF (N_("Over {rounds} rounds you settle a map, earn money and turn it into victory points (VP). The player "
                "with the most VP wins; in a tie, the one who passed earlier.")),
    },
  },
  {
    "rule:start", CHAPTER_GAME, N_("The start"), "rule:parcels variant:new-beginning",
    {
      TOLD (N_("Each player begins with ${start-money}, {start-roads} road, {start-revolvers} revolver, "
               "{start-cowboys} cowboys and {start-parcels} parcels at no cost.")),
      RULING ("B1", N_("Money, roads, revolvers and houses never run out. Cowboys, property tiles and dynamite do.")),
      RULING ("B2", N_("Everybody sees money, VP, supplies and buildings that were kept.")),
      RULING ("B3", N_("The map dice reach columns B to G and rows 2 to 7.")),
    },
  },
  {
    "rule:end", CHAPTER_GAME, N_("The end"), "rule:cash",
    {
      BRIEF (N_("At the end, each full ${end-vp-price} is worth 1 VP. Each of your buildings, houses, townhouses and "
                "mountains is worth {content-vp} VP, or {bridge-vp} beside a bridge.")),
    },
  },
  {
    "rule:solo", CHAPTER_GAME, N_("The solo game"), "solo:round solo:cards solo:choices solo:building",
    {
      BRIEF (N_("Jeb Standish draws cards that tell where his cowboys go. He wins all ties and needs neither money "
                "nor roads. To win, you must have more VP than he has.")),
      TOLD (N_("The log says which criterion decided each of his steps.")),
    },
  },
  {
    "rule:round", CHAPTER_ROUND, N_("The course of a round"), "rule:characters rule:cowboys rule:duels rule:cash",
    {
      BRIEF (N_("Choose characters, send cowboys, resolve the action spaces, end the round.")),
      RULING ("B11", N_("Anything that brings you something and costs nothing is done without asking you.")),
    },
  },
  {
    "rule:characters", CHAPTER_ROUND, N_("Choosing characters"), "rule:cowboys rule:cash",
    {
      BRIEF (N_("In the pass order of the previous round, each player takes a character, with its ability, cash limit "
                "and number. The numbers set the turn order.")),
      RULING ("B26", N_("An ability is lost if you lack a parcel, a property tile or the money for it; the cash limit "
                        "and the number of the character still count.")),
      RULING ("B28", N_("A parcel that cannot be bought cannot be taken at no cost, either: the river, the city "
                        "hall and parcels with outlaws. If none of the parcels that the dice can show is left, "
                        "you may get any other.")),
      RULING ("B35", N_("If characters are drawn at random without the Horses variant, the cowboy never shows its "
                        "yellow side.")),
    },
  },
  {
    "rule:cowboys", CHAPTER_ROUND, N_("Sending cowboys"), "rule:duels rule:parcels rule:income",
    {
      BRIEF (N_("In turn order, until all have passed, send a cowboy to an action space, to a parcel to buy it, or to "
                "a building to attack or defend it.")),
      BRIEF (N_("The pass order breaks all ties of the round. The first to pass is the first to choose a character "
                "in the next one.")),
      RULING ("B6", N_("You may send one cowboy to each place where it can act, and any number to “Wages” and “One "
                 "road”.")),
      RULING ("B8", N_("A player who has no cowboys left passes at once.")),
    },
  },
  {
    "rule:duels", CHAPTER_ROUND, N_("Duels"), "rule:firepower rule:cowboys",
    {
      BRIEF (N_("Players who meet at a place duel once, all together: one die each, plus firepower. The player with "
                "the highest total acts; in a tie, the one who passed earlier.")),
      TOLD (N_("The winner’s cowboy goes to the general supply. The others take theirs back into their own "
               "supply, where they count as firepower again.")),
      RULING ("B9", N_("If there are several duels, the player involved who passed earliest chooses which is next.")),
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
                "${round-vp-price} given up is 1 VP.")),
      TOLD (N_("New cowboys come from the general supply, buildings move to the cheapest spaces, and the cheapest "
               "action space for VP closes.")),
      RULING ("B16", N_("The cheapest free space is filled first. Once the bag is empty, spaces stay empty.")),
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
      BRIEF (N_("A building goes on an empty parcel of yours beside a road. Ranches and mines need no road.")),
      RULING ("B12", N_("The building is placed first, then its houses. If one of the houses has no place, the "
                        "building is taken back.")),
      RULING ("B14", N_("A building that was kept can only be placed after the last construction space.")),
    },
  },
  {
    "rule:houses", CHAPTER_LAND, N_("Houses"), "content:house content:townhouse rule:building",
    {
      BRIEF (N_("Most buildings bring a house. It goes on an empty parcel beside a road. The parcel may be yours, "
                "unowned, or a rival’s if that rival agrees.")),
      TOLD (N_("Instead, a house may become a townhouse if each of the eight parcels around it is occupied or "
               "has an owner.")),
      RULING ("B13", N_("A rival is asked about each house once, and may give an answer that holds for the rest "
                        "of the game.")),
    },
  },
  {
    "rule:roads", CHAPTER_LAND, N_("Roads"), "rule:building place:roads-3 place:road-1",
    {
      BRIEF (N_("A new road touches another one. A parcel is beside a road if one of its corners is the end of a "
                "road.")),
      TOLD (N_("An edge between two river parcels takes two roads at once and is a bridge.")),
      RULING ("B4", N_("Roads never lie on the rim of the map.")),
      RULING ("B5", N_("You may lay roads at each of your decisions, and once more at the end of a round.")),
    },
  },
  {
    "rule:income", CHAPTER_LAND, N_("Income and attacks"), "place:building-income rule:duels",
    {
      BRIEF (N_("All buildings pay their owners. An attacker who is alone on a building, or wins there, gets half, "
                "rounded down.")),
      TOLD (N_("Churches, prisons, schools, the train station and the city hall cannot be attacked.")),
      RULING ("B7", N_("You may defend what can be attacked, and any building with an outlaw on it.")),
      RULING ("B15", N_("Income is doubled or tripled first, then halved by an outlaw, and then shared with the "
                        "attacker.")),
      RULING ("B20", N_("A building never earns more than its highest income, unless its income is doubled or "
                        "tripled.")),
    },
  },
  {
    "rule:river", CHAPTER_LAND, N_("The river"), "rule:roads rule:end",
    {
      TOLD (N_("River parcels are never bought or built on. They count as free for ranches and as occupied for "
               "townhouses.")),
      TOLD (N_("With the board’s river there are six mountains.")),
      RULING ("B39", N_("The river runs through D1 to D3, E3 to E6 and D6 to D8.")),
      RULING ("B40", N_("A parcel is beside a bridge if one of its corners is an end of the bridge.")),
    },
  },
};

/* What the tables do not hold; of buildings what they earn. */
static const char *const content_effects[BOARD_CONTENTS] = {
  /* Translators: a mountain does */
  [BOARD_MOUNTAIN] = N_("Adds to the income of mines around it"),
  /* Translators: what a ranch earns: “it” is the ranch */
  [BOARD_RANCH] = N_("${each} for each free parcel around it"),
  [BOARD_MINE] = N_("${each} for each mountain around it that is yours or unowned, and ${each} more beside the river"),
  [BOARD_DRUGSTORE] = N_("${each} for each house around it that is yours or unowned, and for each ranch of yours"),
  [BOARD_BANK] = N_("${each} for each house around it that is yours or unowned, and for each mine of yours"),
  [BOARD_SALOON] = N_("${each} for each house around it that is yours or unowned"),
  [BOARD_HOTEL] = N_("${each}"),
  [BOARD_BLACKSMITH] = N_("${each} times the number of the round, and ${each} for each ranch of yours"),
  [BOARD_GENERAL_STORE] = N_("${each} for each house around it, and twice as much if the house is yours"),
  [BOARD_CHURCH] = N_("Protects your buildings around it from attacks"),
  [BOARD_PRISON] = N_("Keeps outlaws away"),
  [BOARD_TRAIN_STATION] = N_("At the end, 1 VP for every two houses on the map. It must stand beside a straight line "
                             "of roads across the map"),
  [BOARD_CITY_HALL] = N_("As long as a cowboy of yours stands there, your drugstores, banks and general stores earn "
                         "${low-step} more, your saloons and blacksmiths ${high-step} more"),
};

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

  if (content_effects[content] != NULL)
    comstock_topics_tell (paragraphs,
                          comstock_board_facts_fill (_(content_effects[content]), COMSTOCK_BOARD_FACTS_CONTENT,
                                                     content), TRUE, FALSE);
  if (info->house_value > 0)
    comstock_topics_tell (paragraphs,
                          /* Translators: for the income of buildings around it */
                          g_strdup_printf (ngettext ("Counts as %u house", "Counts as %u houses", info->house_value),
                                           info->house_value), TRUE, FALSE);
  if (info->houses > 0)
    comstock_topics_tell (paragraphs,
                          /* Translators: what comes with a building */
                          g_strdup_printf (ngettext ("Brings %u house", "Brings %u houses", info->houses),
                                           info->houses), TRUE, FALSE);
  if (info->tokens > 0)
    comstock_topics_tell (paragraphs,
                          /* Translators: what comes with a building */
                          g_strdup_printf (ngettext ("Brings %u revolver", "Brings %u revolvers", info->tokens),
                                           info->tokens), TRUE, FALSE);
  if (info->count > 0)
    /* Translators: of a type of building */
    comstock_topics_tell (paragraphs, g_strdup_printf (_("Tiles in the box: %u"), info->count), FALSE, FALSE);
  comstock_board_details_tell_content (content, paragraphs);
  if (info->cap > 0)
    /* Translators: of a type of building, in dollars */
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
  comstock_board_details_tell_role (role, paragraphs);
  if (role / BOARD_SIDES != BOARD_PAPERBOY)
    /* Translators: of a character, in dollars */
    comstock_topics_tell (paragraphs, g_strdup_printf (_("Cash limit: $%u"), info->limit), FALSE, FALSE);
  /* Translators: the number on a character's card */
  comstock_topics_tell (paragraphs, g_strdup_printf (_("Number for the turn order: %u"), role / BOARD_SIDES), FALSE,
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
  comstock_board_details_tell_variant (variant, paragraphs);
}

static guint
get_solo_chapter (guint topic)
{
  return CHAPTER_SOLO;
}

enum
{
  CONTENTS,
  TRACKS,
  ROLES,
  VARIANTS,
  SOLO,
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

static const char *const solo_related[COMSTOCK_BOARD_SOLO_TOPICS] = {
  "rule:solo solo:cards solo:choices", "rule:solo solo:choices", "solo:cards solo:building", "rule:solo rule:houses",
};

static const ComstockTopicKind kinds[KINDS + 1] = {
  [CONTENTS] = { "content:", BOARD_CONTENTS, content_related, get_content_id, get_content_chapter, get_content_title,
                 tell_content },
  [TRACKS] = { "place:", BOARD_TRACK, track_related, get_track_id, get_track_chapter, get_track_title, tell_track },
  [ROLES] = { "character:", BOARD_ROLES, role_related, get_role_id, get_role_chapter, get_role_title, tell_role },
  [VARIANTS] = { "variant:", G_N_ELEMENTS (board_variant_ids), variant_related, get_variant_id, get_variant_chapter,
                 get_variant_title, tell_variant },
  [SOLO] = { "solo:", COMSTOCK_BOARD_SOLO_TOPICS, solo_related, comstock_board_details_get_solo_id, get_solo_chapter,
             comstock_board_details_get_solo_title, comstock_board_details_tell_solo },
};

const ComstockTopics comstock_board_topics = {
  .chapters = chapters,
  .table = table,
  .n_table = G_N_ELEMENTS (table),
  .kinds = kinds,
  .dup_figure = comstock_board_facts_lookup,
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
