/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Topics: those of the table, then one for each row, character and parcel. */

#include "comstock-topics-private.h"

#include <glib/gi18n.h>

#include "comstock-figures.h"
#include "comstock-names.h"

#define FIRST_ROW COMSTOCK_RULES
#define FIRST_CHARACTER (FIRST_ROW + CARDS_ROWS)
#define FIRST_PARCEL (FIRST_CHARACTER + CARDS_CHARACTERS)
#define TOPICS (FIRST_PARCEL + CARDS_PARCELS)

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

static const char *const chapter_titles[COMSTOCK_CHAPTERS] = {
  [COMSTOCK_CHAPTER_GAME] = N_("The game"),
  [COMSTOCK_CHAPTER_ROUND] = N_("A round"),
  [COMSTOCK_CHAPTER_CITY] = N_("The city"),
  [COMSTOCK_CHAPTER_SCORING] = N_("What a city scores"),
  [COMSTOCK_CHAPTER_ABILITIES] = N_("Abilities, in this order"),
  [COMSTOCK_CHAPTER_CHARACTERS] = N_("Other characters"),
  [COMSTOCK_CHAPTER_PARCELS] = N_("Parcels"),
};

char *
comstock_topics_of_character (CardsCharacter character)
{
  return g_strconcat ("character:", cards_characters[character].id, NULL);
}

char *
comstock_topics_of_parcel (CardsParcel parcel)
{
  return g_strconcat ("parcel:", cards_parcels[parcel].id, NULL);
}

char *
comstock_topics_of_row (CardsRow row)
{
  return g_strconcat ("row:", cards_row_ids[row], NULL);
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
    g_string_append_printf (ids, "%sparcel:%s", ids->len > 0 ? " " : "",
                            cards_parcels[__builtin_ctz (shown)].id);
  return g_string_free (ids, FALSE);
}

char *
comstock_topics_of_card (ComstockCard *card)
{
  const CardsTerrain *terrain = comstock_card_get_terrain (card);

  return terrain != NULL ? topics_of_terrain (terrain)
                         : comstock_topics_of_character (comstock_card_get_character (card));
}

guint
comstock_topics_get_n (void)
{
  return TOPICS;
}

int
comstock_topics_find (const char *id)
{
  for (guint topic = 0; topic < TOPICS; topic++)
    {
      g_autofree char *other = comstock_topic_dup_id (topic);

      if (g_str_equal (id, other))
        return (int) topic;
    }
  return -1;
}

char *
comstock_topic_dup_id (guint topic)
{
  if (topic < FIRST_ROW)
    return g_strdup (comstock_rules[topic].id);
  if (topic < FIRST_CHARACTER)
    return comstock_topics_of_row ((CardsRow) (topic - FIRST_ROW));
  if (topic < FIRST_PARCEL)
    return comstock_topics_of_character ((CardsCharacter) (topic - FIRST_CHARACTER));
  return comstock_topics_of_parcel ((CardsParcel) (topic - FIRST_PARCEL));
}

ComstockChapter
comstock_topic_get_chapter (guint topic)
{
  if (topic < FIRST_ROW)
    return comstock_rules[topic].chapter;
  if (topic < FIRST_CHARACTER)
    return COMSTOCK_CHAPTER_SCORING;
  if (topic < FIRST_PARCEL)
    return topic - FIRST_CHARACTER < CARDS_ABILITIES ? COMSTOCK_CHAPTER_ABILITIES : COMSTOCK_CHAPTER_CHARACTERS;
  return COMSTOCK_CHAPTER_PARCELS;
}

const char *
comstock_topic_get_title (guint topic)
{
  if (topic < FIRST_ROW)
    return _(comstock_rules[topic].title);
  if (topic < FIRST_CHARACTER)
    return comstock_row_get_name ((CardsRow) (topic - FIRST_ROW));
  if (topic < FIRST_PARCEL)
    return comstock_character_get_name ((CardsCharacter) (topic - FIRST_CHARACTER));
  return comstock_parcel_get_name ((CardsParcel) (topic - FIRST_PARCEL));
}

const char *
comstock_chapter_get_title (ComstockChapter chapter)
{
  return _(chapter_titles[chapter]);
}

static void
paragraph_free (gpointer data)
{
  ComstockParagraph *paragraph = data;

  g_free (paragraph->text);
  g_free (paragraph);
}

/* @text is taken over. */
static void
add_paragraph (GPtrArray *paragraphs,
               char      *text,
               gboolean   brief,
               gboolean   ruling)
{
  ComstockParagraph *paragraph = g_new (ComstockParagraph, 1);

  *paragraph = (ComstockParagraph) { text, brief, ruling };
  g_ptr_array_add (paragraphs, paragraph);
}

static void
add_text (GPtrArray              *paragraphs,
          const ComstockRuleText *text,
          ComstockFiguresSubject  subject,
          guint                   number)
{
  if (text->text != NULL)
    add_paragraph (paragraphs, comstock_figures_fill (_(text->text), subject, (int) number),
                   text->brief, text->ruling);
}

static void
add_rule (GPtrArray *paragraphs,
          guint      rule)
{
  for (guint i = 0; i < COMSTOCK_RULE_TEXTS; i++)
    add_text (paragraphs, &comstock_rules[rule].texts[i], COMSTOCK_FIGURES_RULES, 0);
}

static void
add_row (GPtrArray *paragraphs,
         guint      row)
{
  add_paragraph (paragraphs, g_strdup (comstock_row_get_rule ((CardsRow) row)), TRUE, FALSE);
  add_text (paragraphs, &comstock_row_notes[row], COMSTOCK_FIGURES_ROW, row);
}

static void
add_character (GPtrArray *paragraphs,
               guint      character)
{
  add_paragraph (paragraphs, g_strdup (comstock_character_get_effect ((CardsCharacter) character)), TRUE, FALSE);
  add_text (paragraphs, &comstock_character_notes[character], COMSTOCK_FIGURES_CHARACTER, character);
  add_paragraph (paragraphs,
                 comstock_figures_fill (_("Appeal: {appeal}"), COMSTOCK_FIGURES_CHARACTER, (int) character),
                 FALSE, FALSE);
}

/* What a parcel brings is what the rows say in which it counts. */
static void
add_parcel (GPtrArray *paragraphs,
            guint      parcel)
{
  g_auto (GStrv) related = g_strsplit (parcel_related[parcel], " ", -1);

  for (int row = 0; row < CARDS_ROWS; row++)
    {
      g_autofree char *id = comstock_topics_of_row ((CardsRow) row);

      if (g_strv_contains ((const char *const *) related, id))
        add_paragraph (paragraphs, g_strdup (comstock_row_get_rule ((CardsRow) row)), FALSE, FALSE);
    }
  add_paragraph (paragraphs,
                 /* Translators: how many parcels of a kind all cards of an era show together; the words in braces
                  * are replaced by numbers */
                 comstock_figures_fill (_("Parcels of this kind in Era I: {era-1}, in Era II: {era-2}"),
                                        COMSTOCK_FIGURES_PARCEL, (int) parcel),
                 FALSE, FALSE);
}

GPtrArray *
comstock_topic_dup_paragraphs (guint topic)
{
  GPtrArray *paragraphs = g_ptr_array_new_with_free_func (paragraph_free);

  if (topic < FIRST_ROW)
    add_rule (paragraphs, topic);
  else if (topic < FIRST_CHARACTER)
    add_row (paragraphs, topic - FIRST_ROW);
  else if (topic < FIRST_PARCEL)
    add_character (paragraphs, topic - FIRST_CHARACTER);
  else
    add_parcel (paragraphs, topic - FIRST_PARCEL);
  return paragraphs;
}

char **
comstock_topic_dup_related (guint topic)
{
  const char *related = topic < FIRST_ROW ? comstock_rules[topic].related :
                        topic < FIRST_CHARACTER ? row_related[topic - FIRST_ROW] :
                        topic < FIRST_PARCEL ? character_related[topic - FIRST_CHARACTER]
                                             : parcel_related[topic - FIRST_PARCEL];

  return g_strsplit (related, " ", -1);
}

/* @text without case and accents. */
static char *
fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  GString *bare = g_string_new (NULL);
  g_autofree char *result = NULL;

  for (const char *c = apart; *c != '\0'; c = g_utf8_next_char (c))
    if (!g_unichar_ismark (g_utf8_get_char (c)))
      g_string_append_unichar (bare, g_utf8_get_char (c));
  result = g_string_free (bare, FALSE);
  return g_utf8_casefold (result, -1);
}

/* All that a topic says, in one. */
static char *
dup_whole_text (guint topic)
{
  GString *text = g_string_new (comstock_topic_get_title (topic));
  g_autoptr (GPtrArray) paragraphs = comstock_topic_dup_paragraphs (topic);

  for (guint i = 0; i < paragraphs->len; i++)
    {
      const ComstockParagraph *paragraph = g_ptr_array_index (paragraphs, i);

      g_string_append_printf (text, "\n%s", paragraph->text);
    }
  return g_string_free (text, FALSE);
}

/* What one looks for may be inflected in the text; short words would be found in too many others. */
static void
drop_ending (char *word)
{
  if (g_utf8_strlen (word, -1) >= 5)
    *g_utf8_prev_char (word + strlen (word)) = '\0';
}

gboolean
comstock_topic_matches (guint       topic,
                        const char *search)
{
  g_autofree char *whole = dup_whole_text (topic);
  g_autofree char *text = fold (whole);
  g_autofree char *folded = fold (search);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t", -1);

  for (char **word = words; *word != NULL; word++)
    {
      drop_ending (*word);
      if (strstr (text, *word) == NULL)
        return FALSE;
    }
  return TRUE;
}
