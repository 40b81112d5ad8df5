/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Topics: those of the table, then one for each row, character and parcel. */

#include "comstock-cards-topics-private.h"

#include <glib/gi18n.h>

#include "comstock-cards-figures.h"
#include "comstock-cards-names.h"

enum
{
  ROWS,
  CHARACTERS,
  PARCELS,
  KINDS
};

/* What a reader of one topic may ask next. */
static const char *const row_related[CARDS_ROWS] = {
  [CARDS_ROW_RANCH] = "parcel:ranch parcel:empty rule:counting",
  [CARDS_ROW_MINE] = "parcel:mine parcel:mountain rule:counting",
  [CARDS_ROW_DRUGSTORE] = "parcel:drugstore parcel:house rule:counting",
  [CARDS_ROW_BANK] = "parcel:bank parcel:house rule:counting",
  [CARDS_ROW_SALOON] = "parcel:saloon parcel:house rule:counting",
  [CARDS_ROW_GENERAL_STORE_AND_CITY_HALL] = "parcel:general-store parcel:city-hall parcel:house rule:counting",
  [CARDS_ROW_RANCH_MULTIPLIER] = "parcel:drugstore parcel:blacksmith parcel:ranch",
  [CARDS_ROW_MINE_MULTIPLIER] = "parcel:bank parcel:blacksmith parcel:mine",
  [CARDS_ROW_HOUSE_MULTIPLIER] = "parcel:church parcel:general-store parcel:house rule:counting",
  [CARDS_ROW_HOTEL] = "parcel:hotel",
  [CARDS_ROW_CITY_HALL] = "parcel:city-hall",
  [CARDS_ROW_OUTLAWS] = "parcel:outlaws parcel:prison character:sheriff",
  [CARDS_ROW_CHARACTERS] = "rule:characters",
};

static const char *const character_related[CARDS_CHARACTERS] = {
  [CARDS_GOVERNOR] = "stage:column rule:abilities",
  [CARDS_LAWYER] = "stage:column rule:abilities",
  [CARDS_CHINESE_WORKER] = "stage:column rule:abilities",
  [CARDS_HEROES] = "stage:column rule:abilities",
  [CARDS_GUNSMITH] = "stage:column rule:abilities",
  [CARDS_MERCENARY] = "stage:auction rule:abilities",
  [CARDS_DOCTOR] = "stage:auction rule:abilities",
  [CARDS_BANKER] = "parcel:bank",
  [CARDS_CAPTAIN] = "rule:limit",
  [CARDS_SINGER] = "parcel:saloon row:saloon",
  [CARDS_SETTLER] = "parcel:ranch parcel:empty rule:counting",
  [CARDS_AUCTIONEER] = "rule:selling",
  [CARDS_COWBOY] = "parcel:ranch",
  [CARDS_GROCER] = "parcel:drugstore",
  [CARDS_UNDERTAKER] = "rule:characters",
  [CARDS_EDITOR] = "rule:characters",
  [CARDS_TEACHER] = "parcel:house parcel:townhouse parcel:hotel",
  [CARDS_INDIAN] = "rule:limit character:captain",
  [CARDS_PAPERBOY] = "rule:characters rule:ties",
  [CARDS_PROSPECTOR] = "parcel:mountain parcel:mine",
  [CARDS_SHERIFF] = "parcel:prison parcel:outlaws rule:covering",
};

/* The rows come first: they are what a topic about a parcel tells. */
static const char *const parcel_related[CARDS_PARCELS] = {
  [CARDS_EMPTY] = "row:ranch character:settler rule:counting rule:covering",
  [CARDS_HOUSE] = "row:drugstore row:bank row:saloon row:general-store-and-city-hall row:house-multiplier "
                  "character:teacher rule:counting rule:covering",
  [CARDS_TOWNHOUSE] = "row:drugstore row:bank row:saloon row:general-store-and-city-hall row:house-multiplier "
                      "character:teacher rule:counting rule:covering",
  [CARDS_MOUNTAIN] = "row:mine character:prospector rule:covering",
  [CARDS_MINE] = "row:mine row:mine-multiplier character:prospector",
  [CARDS_RANCH] = "row:ranch row:ranch-multiplier character:cowboy character:settler",
  [CARDS_BLACKSMITH] = "row:ranch-multiplier row:mine-multiplier",
  [CARDS_DRUGSTORE] = "row:drugstore row:ranch-multiplier character:grocer",
  [CARDS_BANK] = "row:bank row:mine-multiplier character:banker",
  [CARDS_SALOON] = "row:saloon character:singer",
  [CARDS_HOTEL] = "row:hotel row:house-multiplier character:teacher rule:counting",
  [CARDS_GENERAL_STORE] = "row:general-store-and-city-hall row:house-multiplier",
  [CARDS_CHURCH] = "row:house-multiplier",
  [CARDS_PRISON] = "row:outlaws character:sheriff rule:covering",
  [CARDS_CITY_HALL] = "row:general-store-and-city-hall row:city-hall",
  [CARDS_OUTLAWS] = "row:outlaws parcel:prison character:sheriff rule:covering",
};

static const char *const chapter_titles[COMSTOCK_CARDS_CHAPTERS] = {
  /* Translators, for each here: a chapter of the rules, a heading */
  [COMSTOCK_CARDS_CHAPTER_GAME] = N_("The game"),
  [COMSTOCK_CARDS_CHAPTER_ROUND] = N_("A round"),
  [COMSTOCK_CARDS_CHAPTER_CITY] = N_("The city"),
  [COMSTOCK_CARDS_CHAPTER_SCORING] = N_("What a city scores"),
  [COMSTOCK_CARDS_CHAPTER_ABILITIES] = N_("Abilities, in this order"),
  [COMSTOCK_CARDS_CHAPTER_CHARACTERS] = N_("Other characters"),
  [COMSTOCK_CARDS_CHAPTER_PARCELS] = N_("Parcels"),
};

static void
add_note (GPtrArray                  *paragraphs,
          const ComstockTopicText    *note,
          ComstockCardsFiguresSubject subject,
          guint                       number)
{
  if (note->text != NULL)
    comstock_topics_tell (paragraphs, comstock_cards_figures_fill (_(note->text), subject, (int) number),
                          note->brief, note->ruling);
}

static void
tell_row (guint      row,
          GPtrArray *paragraphs)
{
  comstock_topics_tell (paragraphs, g_strdup (comstock_cards_row_get_rule ((CardsRow) row)), TRUE, FALSE);
  add_note (paragraphs, &comstock_cards_row_notes[row], COMSTOCK_CARDS_FIGURES_ROW, row);
}

static void
tell_character (guint      character,
                GPtrArray *paragraphs)
{
  comstock_topics_tell (paragraphs, g_strdup (comstock_cards_character_get_effect ((CardsCharacter) character)),
                        TRUE, FALSE);
  add_note (paragraphs, &comstock_cards_character_notes[character], COMSTOCK_CARDS_FIGURES_CHARACTER, character);
  comstock_topics_tell (paragraphs,
                        comstock_cards_figures_fill (_("Appeal: {appeal}"), COMSTOCK_CARDS_FIGURES_CHARACTER,
                                                     (int) character),
                        FALSE, FALSE);
}

/* What a parcel brings is what the rows say in which it counts. */
static void
tell_parcel (guint      parcel,
             GPtrArray *paragraphs)
{
  g_auto (GStrv) related = g_strsplit (parcel_related[parcel], " ", -1);

  for (int row = 0; row < CARDS_ROWS; row++)
    {
      g_autofree char *id = comstock_cards_topics_of_row ((CardsRow) row);

      if (g_strv_contains ((const char *const *) related, id))
        comstock_topics_tell (paragraphs, g_strdup (comstock_cards_row_get_rule ((CardsRow) row)), FALSE, FALSE);
    }
  comstock_topics_tell (paragraphs,
                        /* Translators: how many parcels of a kind all cards of an era show together; the words in
                         * braces are replaced by numbers */
                        comstock_cards_figures_fill (_("Parcels of this kind in Era I: {era-1}, in Era II: {era-2}"),
                                                     COMSTOCK_CARDS_FIGURES_PARCEL, (int) parcel),
                        FALSE, FALSE);
}

static const char *
get_row_id (guint row)
{
  return cards_row_ids[row];
}

static const char *
get_row_title (guint row)
{
  return comstock_cards_row_get_name ((CardsRow) row);
}

static guint
get_row_chapter (guint row)
{
  return COMSTOCK_CARDS_CHAPTER_SCORING;
}

static const char *
get_character_id (guint character)
{
  return cards_characters[character].id;
}

static const char *
get_character_title (guint character)
{
  return comstock_cards_character_get_name ((CardsCharacter) character);
}

static guint
get_character_chapter (guint character)
{
  return character < CARDS_ABILITIES ? COMSTOCK_CARDS_CHAPTER_ABILITIES : COMSTOCK_CARDS_CHAPTER_CHARACTERS;
}

static const char *
get_parcel_id (guint parcel)
{
  return cards_parcels[parcel].id;
}

static const char *
get_parcel_title (guint parcel)
{
  return comstock_cards_parcel_get_name ((CardsParcel) parcel);
}

static guint
get_parcel_chapter (guint parcel)
{
  return COMSTOCK_CARDS_CHAPTER_PARCELS;
}

static const ComstockTopicKind kinds[KINDS + 1] = {
  [ROWS] = {
    "row:", CARDS_ROWS, row_related,
    get_row_id, get_row_chapter, get_row_title, tell_row,
  },
  [CHARACTERS] = {
    "character:", CARDS_CHARACTERS, character_related,
    get_character_id, get_character_chapter, get_character_title, tell_character,
  },
  [PARCELS] = {
    "parcel:", CARDS_PARCELS, parcel_related,
    get_parcel_id, get_parcel_chapter, get_parcel_title, tell_parcel,
  },
};

const ComstockTopics comstock_cards_topics = {
  .chapters = chapter_titles,
  .table = comstock_cards_rules,
  .n_table = COMSTOCK_CARDS_RULES,
  .kinds = kinds,
  .dup_figure = comstock_cards_figures_lookup,
};

char *
comstock_cards_topics_of_character (CardsCharacter character)
{
  return comstock_topics_dup_id_of (&kinds[CHARACTERS], character);
}

char *
comstock_cards_topics_of_parcel (CardsParcel parcel)
{
  return comstock_topics_dup_id_of (&kinds[PARCELS], parcel);
}

char *
comstock_cards_topics_of_row (CardsRow row)
{
  return comstock_topics_dup_id_of (&kinds[ROWS], row);
}

static char *
topics_of_terrain (const CardsTerrain *terrain)
{
  guint32 shown = 0;
  GString *ids = g_string_new (NULL);

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    shown |= CARDS_BIT (terrain->parcels[corner]);
  /* Empty land asks for nothing, unless there is nothing else. */
  if (shown != CARDS_BIT (CARDS_EMPTY))
    shown &= ~CARDS_BIT (CARDS_EMPTY);
  for (; shown != 0; shown &= shown - 1)
    {
      g_autofree char *id = comstock_cards_topics_of_parcel ((CardsParcel) __builtin_ctz (shown));

      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", id);
    }
  return g_string_free (ids, FALSE);
}

char *
comstock_cards_topics_of_card (ComstockCardsCard *card)
{
  const CardsTerrain *terrain = comstock_cards_card_get_terrain (card);

  return terrain != NULL ? topics_of_terrain (terrain)
                         : comstock_cards_topics_of_character (comstock_cards_card_get_character (card));
}
