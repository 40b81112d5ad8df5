/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of the card game's things, each in one table. */

#include "comstock-cards-names.h"

#include <glib/gi18n.h>

#include "comstock-cards-figures.h"
#include "model/session/comstock-suits.h"

static const char *const virtual_ids[] = { "novice", "intermediate", "expert" };

const ComstockSeating comstock_cards_seating = {
  .kinds = { [COMSTOCK_PERSON] = "person", [COMSTOCK_RIVAL] = "rival", [COMSTOCK_AUTOMATIC] = "virtual" },
  .automatic = virtual_ids,
  .n_automatic = G_N_ELEMENTS (virtual_ids),
  .usual = COMSTOCK_CARDS_NOVICE,
};

typedef struct
{
  CardsKind rules_kind;
  const char *holder;
  const char *brief;
} VirtualLevel;

static const VirtualLevel virtual_levels[COMSTOCK_CARDS_LEVELS - COMSTOCK_LEVEL_GAME] = {
  /* Translators: those with a comma stand beside a name where there is little room, and tell the auction cards. */
  [COMSTOCK_CARDS_NOVICE - COMSTOCK_LEVEL_GAME] = { CARDS_NOVICE, N_("Virtual player (novice)"),
                                                    N_("Virtual, 1–9") },
  [COMSTOCK_CARDS_INTERMEDIATE - COMSTOCK_LEVEL_GAME] = { CARDS_INTERMEDIATE, N_("Virtual player (intermediate)"),
                                                          N_("Virtual, 2–10") },
  [COMSTOCK_CARDS_EXPERT - COMSTOCK_LEVEL_GAME] = { CARDS_EXPERT, N_("Virtual player (expert)"),
                                                    N_("Virtual, 3–11") },
};

typedef struct
{
  const char *name;
  const char *word;
} Parcel;

static const Parcel parcels[CARDS_PARCELS] = {
  /* Translators: those with a context stand inside a sentence or a list: "Bank, house", "Row 3, column 2: house" */
  [CARDS_EMPTY] = { N_("Empty"), NC_("parcel inside a sentence", "empty") },
  [CARDS_HOUSE] = { N_("House"), NC_("parcel inside a sentence", "house") },
  [CARDS_TOWNHOUSE] = { N_("Townhouse"), NC_("parcel inside a sentence", "townhouse") },
  [CARDS_MOUNTAIN] = { N_("Mountain"), NC_("parcel inside a sentence", "mountain") },
  [CARDS_MINE] = { N_("Mine"), NC_("parcel inside a sentence", "mine") },
  [CARDS_RANCH] = { N_("Ranch"), NC_("parcel inside a sentence", "ranch") },
  [CARDS_BLACKSMITH] = { N_("Blacksmith"), NC_("parcel inside a sentence", "blacksmith") },
  [CARDS_DRUGSTORE] = { N_("Drugstore"), NC_("parcel inside a sentence", "drugstore") },
  [CARDS_BANK] = { N_("Bank"), NC_("parcel inside a sentence", "bank") },
  [CARDS_SALOON] = { N_("Saloon"), NC_("parcel inside a sentence", "saloon") },
  [CARDS_HOTEL] = { N_("Hotel"), NC_("parcel inside a sentence", "hotel") },
  [CARDS_GENERAL_STORE] = { N_("General store"), NC_("parcel inside a sentence", "general store") },
  [CARDS_CHURCH] = { N_("Church"), NC_("parcel inside a sentence", "church") },
  [CARDS_PRISON] = { N_("Prison"), NC_("parcel inside a sentence", "prison") },
  [CARDS_CITY_HALL] = { N_("City hall"), NC_("parcel inside a sentence", "city hall") },
  [CARDS_OUTLAWS] = { N_("Outlaws"), NC_("parcel inside a sentence", "outlaws") },
};

static const char *const stage_names[] = {
  /* Translators: a stage of a round: the column of terrain cards to choose from is laid out */
  [CARDS_STAGE_COLUMN] = N_("Column"),
  /* Translators: a stage of a round: all play an auction card */
  [CARDS_STAGE_AUCTION] = N_("Auction"),
  /* Translators: a stage of a round: players take terrain cards, the highest bid first */
  [CARDS_STAGE_TAKING] = N_("Taking cards"),
};

static const char *const era_names[CARDS_ERAS] = { N_("Era I"), N_("Era II") };

static const char *const place_names[CARDS_MAX_SEATS] = {
  /* Translators, for each here: a player’s place in the order of play or at the end, as short as can be: there is
   * little room */
  NC_("place", "1st"),
  NC_("place", "2nd"),
  NC_("place", "3rd"),
  NC_("place", "4th"),
  NC_("place", "5th"),
  NC_("place", "6th"),
};

typedef struct
{
  const char *name;
  const char *text;
} NamedText;

static const NamedText rows[CARDS_ROWS] = {
  /* Translators, for each here: a row of the score sheet, or what it counts; {vp} may be 1, 2 or more */
  [CARDS_ROW_RANCH] = {
    N_("Ranches"), N_("Each ranch: {vp} VP per empty parcel next to it") },
  [CARDS_ROW_MINE] = {
    N_("Mines"), N_("Each mine: {vp} VP per mountain next to it") },
  [CARDS_ROW_DRUGSTORE] = {
    N_("Drugstores"), N_("Each drugstore: {vp} VP per house next to it") },
  [CARDS_ROW_BANK] = {
    N_("Banks"), N_("Each bank: {vp} VP per house next to it") },
  [CARDS_ROW_SALOON] = {
    N_("Saloons"), N_("Each saloon: {vp} VP per house next to it") },
  [CARDS_ROW_GENERAL_STORE_AND_CITY_HALL] = {
    N_("General stores, city hall"),
    N_("Each general store and city hall: {vp} VP per house next to it") },
  [CARDS_ROW_RANCH_MULTIPLIER] = {
    /* Translators: smiths are buildings: blacksmiths; so many of both times so many ranches */
    N_("Drugstores and smiths × ranches"), N_("Each drugstore and blacksmith: {vp} VP per ranch in the city") },
  [CARDS_ROW_MINE_MULTIPLIER] = {
    N_("Banks and smiths × mines"), N_("Each bank and blacksmith: {vp} VP per mine in the city") },
  [CARDS_ROW_HOUSE_MULTIPLIER] = {
    N_("Churches and stores × houses"), N_("Each church and general store: {vp} VP per house in the city") },
  [CARDS_ROW_HOTEL] = {
    N_("Hotels"), N_("Each hotel: {vp} VP") },
  [CARDS_ROW_CITY_HALL] = {
    N_("City hall"),
    N_("Each city hall: {vp} VP per building in the city that is neither a house nor a townhouse") },
  [CARDS_ROW_OUTLAWS] = {
    N_("Outlaws"),
    /* Translators: {vp} is below zero and comes with its minus sign */
    N_("Each outlaw parcel: {vp} VP, unless you have the sheriff or a prison") },
  [CARDS_ROW_CHARACTERS] = {
    N_("Characters"), N_("The sum of what your characters are worth") },
};

static const NamedText characters[CARDS_CHARACTERS] = {
  /* Translators: what characters do; keep the words in braces, which are replaced by numbers.  There is little
   * room on a card: be short, without a full stop. */
  [CARDS_GOVERNOR] = {
    N_("Governor"),
    N_("Once per game, before the auction: one more terrain card joins the column, then take any card from it") },
  [CARDS_LAWYER] = {
    N_("Lawyer"),
    N_("Once per era, before the auction: take any card from the column; this round, you only discard an auction "
       "card") },
  [CARDS_CHINESE_WORKER] = {
    N_("Chinese worker"),
    N_("Once per era, before the auction: one more terrain card joins the column, and on your turn you take an "
       "extra card") },
  [CARDS_HEROES] = {
    N_("Heroes"),
    N_("{vp} VP; once per era, before the auction: +{boost} to your auction card") },
  [CARDS_GUNSMITH] = {
    N_("Gunsmith"),
    N_("Once per era, before the auction: +{boost} to your auction card") },
  [CARDS_MERCENARY] = {
    N_("Mercenary"),
    N_("Once per era, after the auction cards are revealed: +{boost} to yours") },
  [CARDS_DOCTOR] = {
    N_("Doctor"),
    N_("{vp} VP; once per era, after the auction cards are revealed: +{boost} to yours") },
  [CARDS_BANKER] = {
    N_("Banker"), N_("{vp-bank} VP for each bank") },
  [CARDS_CAPTAIN] = {
    N_("Captain"),
    /* Translators: {limit} and {captain-limit} are numbers of parcels, the sides of a city */
    N_("{vp} VP; your city may be {captain-limit} × {limit} or {limit} × {captain-limit} parcels") },
  [CARDS_SINGER] = {
    N_("Singer"), N_("Your best saloon scores once more") },
  [CARDS_SETTLER] = {
    N_("Settler"), N_("{settler-vp} VP for each empty parcel next to a ranch") },
  [CARDS_AUCTIONEER] = {
    N_("Auctioneer"), N_("You may sell terrain cards from your city for {sale-vp} VP each, at most {sales}") },
  [CARDS_COWBOY] = {
    N_("Cowboy"), N_("{vp-ranch} VP for each ranch") },
  [CARDS_GROCER] = {
    N_("Grocer"), N_("{vp-drugstore} VP for each drugstore") },
  [CARDS_UNDERTAKER] = {
    N_("Undertaker"), N_("{undertaker-vp} VP for each of your characters, including this one") },
  [CARDS_EDITOR] = {
    /* Translators: the head of a newspaper */
    N_("Editor"),
    N_("For each of your characters, {dollar-vp} VP if it shows a dollar, {arrow-vp} VP if it shows an arrow") },
  [CARDS_TEACHER] = {
    N_("Teacher"), N_("{vp-house} VP for each house, {vp-townhouse} VP for each townhouse and hotel") },
  [CARDS_INDIAN] = {
    N_("Indian"),
    /* Translators: {indian-vp} is ½ */
    N_("{indian-vp} VP for each parcel of your land without a card, rounded up") },
  [CARDS_PAPERBOY] = {
    N_("Paperboy"), N_("{vp} VP; also take any character that nobody has") },
  [CARDS_PROSPECTOR] = {
    N_("Prospector"), N_("{vp-mountain} VP for each mountain and each mine") },
  [CARDS_SHERIFF] = {
    N_("Sheriff"), N_("{vp-prison} VP for each prison; outlaws cost nothing and count as empty land") },
};

const char *
comstock_cards_seat_kind_get_id (ComstockSeatKind kind)
{
  return comstock_cards_seating.kinds[kind];
}

int
comstock_cards_seat_kind_find (const char *id)
{
  return comstock_seating_find_kind (&comstock_cards_seating, id);
}

/* NULL for the levels that every game has. */
static const VirtualLevel *
get_virtual_level (ComstockLevel level)
{
  return level >= COMSTOCK_LEVEL_GAME ? &virtual_levels[level - COMSTOCK_LEVEL_GAME] : NULL;
}

const char *
comstock_cards_level_get_id (ComstockLevel level)
{
  return comstock_seating_get_level_id (&comstock_cards_seating, level);
}

CardsKind
comstock_cards_level_get_rules_kind (ComstockLevel level)
{
  const VirtualLevel *own = get_virtual_level (level);

  return own != NULL ? own->rules_kind : CARDS_REAL;
}

const char *
comstock_cards_level_get_holder (ComstockLevel level)
{
  const VirtualLevel *own = get_virtual_level (level);

  return own != NULL ? _(own->holder) : comstock_level_get_holder (level);
}

const char *
comstock_cards_level_get_brief (ComstockLevel level)
{
  const VirtualLevel *own = get_virtual_level (level);

  return own != NULL ? _(own->brief) : comstock_level_get_brief (level);
}

const char *
comstock_cards_manner_get_words (ComstockManner manner)
{
  static const char *const words[COMSTOCK_MANNERS] = {
    /* Translators: what a computer rival is known for */
    [COMSTOCK_BUILDER] = N_("Puts the city first"),
    /* Translators: what a computer rival is known for */
    [COMSTOCK_COLLECTOR] = N_("Collects characters"),
    /* Translators: what a computer rival is known for */
    [COMSTOCK_GAMBLER] = N_("Plays high auction cards early"),
    /* Translators: what a computer rival is known for */
    [COMSTOCK_SPOILER] = N_("Takes what others want"),
  };

  g_return_val_if_fail (manner < COMSTOCK_MANNERS, NULL);

  return manner != COMSTOCK_PLAIN ? _(words[manner]) : NULL;
}

const char *
comstock_cards_parcel_get_name (CardsParcel parcel)
{
  return _(parcels[parcel].name);
}

const char *
comstock_cards_parcel_get_word (CardsParcel parcel)
{
  return g_dpgettext2 (NULL, "parcel inside a sentence", parcels[parcel].word);
}

const char *
comstock_cards_row_get_name (CardsRow row)
{
  return _(rows[row].name);
}

/* There are few of these texts: each is kept once in every language that it was asked for in. */
static const char *
fill (const char                 *text,
      ComstockCardsFiguresSubject subject,
      int                         number)
{
  g_autofree char *filled = comstock_cards_figures_fill (text, subject, number);

  return g_intern_string (filled);
}

const char *
comstock_cards_row_get_rule (CardsRow row)
{
  return fill (_(rows[row].text), COMSTOCK_CARDS_FIGURES_ROW, (int) row);
}

const char *
comstock_cards_character_get_name (CardsCharacter character)
{
  return _(characters[character].name);
}

const char *
comstock_cards_character_get_effect (CardsCharacter character)
{
  return fill (_(characters[character].text), COMSTOCK_CARDS_FIGURES_CHARACTER, (int) character);
}

const char *
comstock_cards_stage_get_name (CardsStage stage)
{
  return _(stage_names[stage]);
}

const char *
comstock_cards_era_get_name (guint era)
{
  return _(era_names[era]);
}

const char *
comstock_cards_place_get_name (guint place)
{
  g_return_val_if_fail (place < CARDS_MAX_SEATS, NULL);

  return g_dpgettext2 (NULL, "place", place_names[place]);
}
