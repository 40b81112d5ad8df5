/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of the board game's things, each in one table; those of the characters are in a file of their own. */

#include "comstock-board-names.h"

#include <glib/gi18n.h>

#include "comstock-board-facts.h"

static const char *const strategy_ids[COMSTOCK_BOARD_STRATEGIES] = { "rancher", "miner", "strength", "urban" };

static const char *const strategies[COMSTOCK_BOARD_STRATEGIES] = {
  N_("Jeb Standish (rancher, almost easy)"), N_("Jeb Standish (miner, average)"), N_("Jeb Standish (strength, hard)"),
  N_("Jeb Standish (urban, expert)"),
};

const ComstockSeating comstock_board_seating = {
  .kinds = { [COMSTOCK_PERSON] = "person", [COMSTOCK_RIVAL] = "rival", [COMSTOCK_AUTOMATIC] = "standish" },
  .automatic = strategy_ids,
  .n_automatic = G_N_ELEMENTS (strategy_ids),
  .usual = COMSTOCK_BOARD_RANCHER,
};

static const char *const contents[BOARD_CONTENTS + 1] = {
  /* Translators, for each here: what stands on a parcel, mostly a building */
  [BOARD_MOUNTAIN] = N_("Mountain"),
  [BOARD_HOUSE] = N_("House"),
  [BOARD_TOWNHOUSE] = N_("Townhouse"),
  [BOARD_RANCH] = N_("Ranch"),
  [BOARD_MINE] = N_("Mine"),
  [BOARD_DRUGSTORE] = N_("Drugstore"),
  [BOARD_BANK] = N_("Bank"),
  [BOARD_SALOON] = N_("Saloon"),
  [BOARD_HOTEL] = N_("Hotel"),
  [BOARD_BLACKSMITH] = N_("Blacksmith"),
  [BOARD_GENERAL_STORE] = N_("General store"),
  [BOARD_CHURCH] = N_("Church"),
  [BOARD_PRISON] = N_("Prison"),
  [BOARD_SCHOOL] = N_("School"),
  [BOARD_TRAIN_STATION] = N_("Train station"),
  [BOARD_CITY_HALL] = N_("City hall"),
  [BOARD_BARE] = N_("Empty"),
};

static const char *const phases[] = {
  /* Translators: what a game begins with: noun */
  [BOARD_PHASE_SETUP] = N_("Setup"),
  /* Translators: name of a variant, and of a part of a round */
  [BOARD_PHASE_OUTLAWS] = N_("Outlaws"),
  [BOARD_PHASE_CHARACTERS] = N_("Characters"),
  /* Translators: a part of a round: cowboys are sent */
  [BOARD_PHASE_COWBOYS] = N_("Cowboys"),
  /* Translators: a part of a round: the action spaces are resolved */
  [BOARD_PHASE_ACTIONS] = N_("Actions"),
  [BOARD_PHASE_ROUND_END] = N_("End of the round"),
  [BOARD_PHASE_OVER] = N_("End of the game"),
};

typedef struct
{
  const char *name;
  const char *effect;
} Explained;

static const Explained tracks[BOARD_TRACK] = {
  /* Translators, for each here: places of the board's action track, and what they do. VP are victory points. Words
   * in braces stay as they are: they are replaced by numbers, {gain} roads by 3 roads, {gain} VP by 1 VP. */
  [BOARD_WAGES] = { N_("Wages"), N_("${gain} for each cowboy; no duel") },
  /* Translators: name of an action space */
  [BOARD_AMMUNITION] = { N_("Ammunition"), N_("The 3 revolvers until the end of the round") },
  [BOARD_ROADS_3] = { N_("Three roads"), N_("{gain} roads") },
  [BOARD_ROAD_1] = { N_("One road"), N_("{gain} road for each cowboy; no duel") },
  [BOARD_PARCELS] = { N_("Parcels"), N_("Cowboys on the map buy their parcels") },
  [BOARD_BUILD_12] = { N_("Construction, ${price}"), N_("Buy this building") },
  [BOARD_BUILD_10] = { N_("Construction, ${price}"), N_("Buy this building") },
  [BOARD_BUILD_8] = { N_("Construction, ${price}"), N_("Buy this building") },
  [BOARD_BUILD_6] = { N_("Construction, ${price}"), N_("Buy this building") },
  [BOARD_BUILD_5] = { N_("Construction, ${price}"), N_("Buy this building") },
  [BOARD_BUILD_4] = { N_("Construction, ${price}"), N_("Buy this building") },
  [BOARD_BUILD_3] = { N_("Construction, ${price}"), N_("Buy this building") },
  [BOARD_PARCEL_INCOME] = { N_("Parcel income"), N_("${gain} for each of your parcels") },
  [BOARD_COWBOY_INCOME] = { N_("Cowboy income"), N_("${gain} for each point of your firepower") },
  /* Translators: name of an action space */
  [BOARD_GAMBLING] = { N_("Gambling"), N_("The sum of two dice in dollars") },
  [BOARD_BUILDING_INCOME] = { N_("Building income"), N_("All buildings pay; attacks are fought out first") },
  [BOARD_PARCEL_VP] = { N_("Parcel VP"), N_("{gain} VP for every two of your parcels") },
  [BOARD_COWBOY_VP] = { N_("Cowboy VP"), N_("{gain} VP for every two points of your firepower") },
  [BOARD_BUILDING_VP] = { N_("Building VP"), N_("{gain} VP for each of your buildings on the map") },
  [BOARD_VP_5] = { N_("VP for ${price}"), N_("Buy any number of VP at this price") },
  [BOARD_VP_4] = { N_("VP for ${price}"), N_("Buy any number of VP at this price") },
  [BOARD_VP_3] = { N_("VP for ${price}"), N_("Buy any number of VP at this price") },
  [BOARD_VP_2] = { N_("VP for ${price}"), N_("Buy any number of VP at this price") },
};

/* By the bits of BoardVariant. */
static const Explained variants[] = {
  { N_("A New Beginning"), N_("Everybody secretly spends {sheet-points} points on a starting position") },
  { N_("Might Is Right"), N_("Duel tiles instead of dice") },
  /* Translators: a variant of the rules, after the historical scout */
  { N_("Kit Carson"), N_("Everybody places and moves cowboys at the same time") },
  { N_("Outlaws"), N_("Outlaws halve the income of buildings until they are beaten") },
  { N_("Horses"), N_("Horses help, and the best rodeo of each round wins a token") },
  /* Translators: name of a variant */
  { N_("River tiles"), N_("A river of tiles in any shape") },
};

static const char *const set_names[BOARD_SETS] = {
  /* Translators: set of characters for a first game */
  N_("First game"),
  /* Translators, for each here: name of a set of characters */
  N_("Quiet city"),
  N_("Prosper"),
  N_("Gold rush"),
  N_("Home owner"),
  N_("Settling scores"),
};

static const char *const criteria[BOARD_CRITERIA] = {
  /* Translators, for each here: why Jeb Standish, who plays by rules, chooses a place; it stands in parentheses after
   * that: "Standish decides: C4 (nearest to his parcels)." */
  [BOARD_BY_NECESSITY] = N_("his rules leave no choice"),
  [BOARD_BY_INCOME] = N_("highest income"),
  [BOARD_BY_RANK] = N_("best on his list"),
  [BOARD_BY_CHEAPNESS] = N_("lowest price"),
  [BOARD_BY_DEARNESS] = N_("highest price"),
  [BOARD_BY_TRACK] = N_("last on the track"),
  [BOARD_BY_NEARNESS] = N_("nearest to his parcels"),
  [BOARD_BY_ROOM] = N_("the most room around it"),
  [BOARD_BY_RIVAL] = N_("nearest to your parcels"),
  [BOARD_BY_ROADS] = N_("fewest new roads"),
  [BOARD_BY_HARM] = N_("gains him the most over you"),
  [BOARD_BY_NEIGHBOURS] = N_("the most of your parcels around it"),
  [BOARD_BY_LOSS] = N_("lowers your income most"),
  [BOARD_BY_THREAT] = N_("would help you most"),
  [BOARD_BY_GAIN] = N_("raises his income most"),
  [BOARD_BY_RAISING] = N_("makes his own house a townhouse"),
  [BOARD_BY_SPITE] = N_("raises your income least"),
  [BOARD_BY_EMPTY_PARCEL] = N_("nearest to his other empty parcels"),
  [BOARD_BY_WHITE_DIE] = N_("white die"),
  [BOARD_BY_BRIDGE] = N_("no bridge needed"),
};

const char *
comstock_board_level_get_id (ComstockLevel level)
{
  return comstock_seating_get_level_id (&comstock_board_seating, level);
}

int
comstock_board_level_find (ComstockSeatKind kind,
                           const char      *id)
{
  return comstock_seating_find_level (&comstock_board_seating, kind, id);
}

const char *
comstock_board_level_get_holder (ComstockLevel level)
{
  if (level >= COMSTOCK_LEVEL_GAME)
    return _(strategies[level - COMSTOCK_LEVEL_GAME]);
  return comstock_level_get_holder (level);
}

int
comstock_board_variant_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (board_variant_ids); i++)
    if (g_str_equal (board_variant_ids[i], id))
      return (int) i;
  return -1;
}

int
comstock_board_set_find (const char *id)
{
  for (int set = 0; set < BOARD_SETS; set++)
    if (g_str_equal (board_sets[set].id, id))
      return set;
  return -1;
}

const char *
comstock_board_enclosure_get_effect (guint enclosure)
{
  static const char *const effects[] = {
    N_("+1 firepower this round; +2 in all with three horses"),
    N_("Immediately send another cowboy, move one, or pass"),
    N_("When building income is paid, each horse doubles the income of one ranch"),
    N_("$2 at once"),
    N_("Counts only in the rodeo"),
  };

  g_return_val_if_fail (enclosure < G_N_ELEMENTS (effects), NULL);

  return _(effects[enclosure]);
}

const char *
comstock_board_enclosure_get_gain (guint enclosure)
{
  static const char *const gains[] = {
    /* Translators, for each here: short, for the plates of the enclosures: what a horse there gives */
    N_("+1 firepower"),
    N_("One more turn"),
    N_("Ranch × 2"),
    N_("$2 at once"),
    N_("Rodeo only"),
  };

  g_return_val_if_fail (enclosure < G_N_ELEMENTS (gains), NULL);

  return _(gains[enclosure]);
}

const char *
comstock_board_content_get_name (BoardContent content)
{
  return _(contents[content]);
}

const char *
comstock_board_phase_get_name (BoardPhase phase)
{
  return _(phases[phase]);
}

const char *
comstock_board_criterion_get_name (BoardCriterion criterion)
{
  return _(criteria[criterion]);
}

/* There are few of these texts: each is kept once in every language that it was asked for in. */
static const char *
fill (const char               *text,
      ComstockBoardFactsSubject subject,
      guint                     number)
{
  g_autofree char *filled = comstock_board_facts_fill (text, subject, number);

  return g_intern_string (filled);
}

const char *
comstock_board_track_get_name (BoardTrack track)
{
  return fill (_(tracks[track].name), COMSTOCK_BOARD_FACTS_TRACK, track);
}

const char *
comstock_board_track_get_effect (BoardTrack track)
{
  return fill (_(tracks[track].effect), COMSTOCK_BOARD_FACTS_TRACK, track);
}

const char *
comstock_board_variant_get_name (BoardVariant variant)
{
  return _(variants[g_bit_nth_lsf (variant, -1)].name);
}

const char *
comstock_board_variant_get_effect (BoardVariant variant)
{
  return fill (_(variants[g_bit_nth_lsf (variant, -1)].effect), COMSTOCK_BOARD_FACTS_RULES, 0);
}

const char *
comstock_board_set_get_name (guint set)
{
  g_return_val_if_fail (set < BOARD_SETS, NULL);

  return _(set_names[set]);
}

char *
comstock_board_parcel_dup_name (guint parcel)
{
  g_return_val_if_fail (parcel < BOARD_PARCEL_COUNT, NULL);

  return g_strdup_printf ("%c%u", 'A' + (char) (parcel % 8), parcel / 8 + 1);
}

char *
comstock_board_place_dup_name (BoardPlace place)
{
  if (place < BOARD_TRACK)
    return g_strdup (comstock_board_track_get_name ((BoardTrack) place));
  if (place < BOARD_PLACE_ENCLOSURE)
    return comstock_board_parcel_dup_name (place - BOARD_PLACE_PARCEL);
  /* Translators: where horses stand */
  return g_strdup_printf (_("Enclosure %u"), place - BOARD_PLACE_ENCLOSURE + 1u);
}

char *
comstock_board_edge_dup_name (guint edge)
{
  g_autofree char *parcel = comstock_board_parcel_dup_name (edge / 2);

  return g_strdup_printf (edge % 2 != 0 ? /* Translators: a side of a parcel, "west of C4" */ _("west of %s")
                                        : /* Translators: a side of a parcel, "north of C4" */ _("north of %s"),
                          parcel);
}

guint
comstock_board_level_get_role (ComstockLevel level)
{
  static const guint8 characters[COMSTOCK_BOARD_STRATEGIES] = {
    BOARD_DOCTOR, BOARD_GOVERNOR, BOARD_SHERIFF, BOARD_LAWYER,
  };

  g_return_val_if_fail (level >= COMSTOCK_BOARD_RANCHER && level < COMSTOCK_BOARD_LEVELS, BOARD_ROLES);

  return BOARD_ROLE (characters[level - COMSTOCK_BOARD_RANCHER], BOARD_YELLOW);
}
