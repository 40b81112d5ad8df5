/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Placeholders and where their figures stand. */

#include "comstock-cards-figures.h"

#include "comstock-cards-names.h"

typedef struct
{
  ComstockCardsFiguresSubject subject;
  int number;
} Subject;

static const struct
{
  const char *placeholder;
  int figure;
} figures[] = {
  { "rounds", CARDS_ROUNDS },
  { "min-seats", CARDS_MIN_SEATS },
  { "max-seats", CARDS_MAX_SEATS },
  { "column-terrain", CARDS_COLUMN_TERRAIN },
  { "large-column-terrain", CARDS_LARGE_COLUMN_TERRAIN },
  { "era-terrain", CARDS_TERRAIN_PER_ERA },
  { "characters", CARDS_CHARACTERS },
  { "skulls", CARDS_SKULLS },
  { "limit", CARDS_LIMIT },
  { "captain-limit", CARDS_LIMIT + 1 },
  { "sales", CARDS_MAX_SALES },
};

/* What a line of a character's in the scoring table gives. */
static const struct
{
  const char *placeholder;
  CardsCharacter character;
  int line;
} gains[] = {
  { "sale-vp", CARDS_AUCTIONEER, 0 },
  { "settler-vp", CARDS_SETTLER, 0 },
  { "undertaker-vp", CARDS_UNDERTAKER, 0 },
  { "dollar-vp", CARDS_EDITOR, 0 },
  { "arrow-vp", CARDS_EDITOR, 1 },
};

/* What is left of @text behind @prefix, or NULL. */
static const char *
skip_prefix (const char *text,
             const char *prefix)
{
  return g_str_has_prefix (text, prefix) ? text + strlen (prefix) : NULL;
}

/* What one parcel without a card is worth to the Indian. */
static char *
dup_share (void)
{
  static const char *const shares[] = { "", "1", "½", "⅓", "¼" };
  const guint per = cards_character_scoring[CARDS_INDIAN][0].per;

  g_assert (per < G_N_ELEMENTS (shares));
  return g_strdup (shares[per]);
}

/* The abilities from @first up to @end, in the order of their use. */
static char *
dup_abilities (int first,
               int end)
{
  GString *list = g_string_new (NULL);

  for (int i = first; i < end; i++)
    comstock_text_list_append (list, comstock_cards_character_get_name ((CardsCharacter) i));
  return g_string_free (list, FALSE);
}

static char *
dup_suits (void)
{
  GString *list = g_string_new (NULL);

  for (int i = 0; i < CARDS_SUITS; i++)
    comstock_text_list_append (list, comstock_suit_get_name ((CardsSuit) i));
  return g_string_free (list, FALSE);
}

/* "{novice-lowest}" and "{novice-highest}": the auction cards of a level. */
static char *
dup_auction_card (const char *placeholder)
{
  for (int i = 0; i < CARDS_KINDS; i++)
    {
      const char *which = skip_prefix (placeholder, cards_kinds[i].id);

      if (g_strcmp0 (which, "-lowest") == 0)
        return comstock_text_number (cards_kinds[i].lowest);
      if (g_strcmp0 (which, "-highest") == 0)
        return comstock_text_number (cards_kinds[i].lowest + CARDS_ROUNDS - 1);
    }
  return NULL;
}

/* "{vp-ranch}": what a line of the score pad gives; "{boost-heroes}": what a character adds to an auction card. */
static char *
dup_value (const char *placeholder)
{
  const char *row = skip_prefix (placeholder, "vp-");
  const char *character = skip_prefix (placeholder, "boost-");

  for (int i = 0; row != NULL && i < CARDS_ROWS; i++)
    if (g_str_equal (cards_row_ids[i], row))
      return comstock_text_number (cards_scoring[i].vp);
  for (int i = 0; character != NULL && i < CARDS_CHARACTERS; i++)
    if (g_str_equal (cards_characters[i].id, character))
      return comstock_text_number (cards_characters[i].boost);
  return NULL;
}

char *
comstock_cards_figures_lookup (const char *placeholder)
{
  const char *parcel = skip_prefix (placeholder, "houses-");
  char *value = dup_value (placeholder);

  if (value != NULL)
    return value;

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (g_str_equal (figures[i].placeholder, placeholder))
      return comstock_text_number (figures[i].figure);
  for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
    if (g_str_equal (gains[i].placeholder, placeholder))
      return comstock_text_number (cards_character_scoring[gains[i].character][gains[i].line].vp);
  if (g_str_equal (placeholder, "indian-vp"))
    return dup_share ();
  if (g_str_equal (placeholder, "abilities-before"))
    return dup_abilities (0, CARDS_SECRET_ABILITIES);
  if (g_str_equal (placeholder, "abilities-after"))
    return dup_abilities (CARDS_SECRET_ABILITIES, CARDS_ABILITIES);
  if (g_str_equal (placeholder, "suits"))
    return dup_suits ();
  if (parcel != NULL && cards_parcel_find (parcel) >= 0)
    return comstock_text_number (cards_counts_as (cards_parcel_find (parcel), CARDS_COUNT_HOUSES, FALSE));
  return dup_auction_card (placeholder);
}

static char *
lookup_character (const char    *placeholder,
                  CardsCharacter character)
{
  const CardsCharacterInfo *info = &cards_characters[character];
  const char *parcel = skip_prefix (placeholder, "vp-");

  if (g_str_equal (placeholder, "vp"))
    return comstock_text_number (cards_character_scoring[character][0].vp);
  if (g_str_equal (placeholder, "boost"))
    return comstock_text_number (info->boost);
  if (g_str_equal (placeholder, "appeal"))
    return comstock_text_number (info->appeal);
  if (parcel != NULL && cards_parcel_find (parcel) >= 0)
    return comstock_text_number (cards_character_parcel_vp (character, cards_parcel_find (parcel)));
  return NULL;
}

static char *
lookup_parcel (const char            *placeholder,
               const CardsParcelInfo *info)
{
  if (g_str_equal (placeholder, "era-1"))
    return comstock_text_number (info->printed[0]);
  if (g_str_equal (placeholder, "era-2"))
    return comstock_text_number (info->printed[1]);
  return NULL;
}

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const Subject *subject = data;
  char *found = NULL;

  if (subject->subject == COMSTOCK_CARDS_FIGURES_CHARACTER)
    found = lookup_character (placeholder, subject->number);
  else if (subject->subject == COMSTOCK_CARDS_FIGURES_PARCEL)
    found = lookup_parcel (placeholder, &cards_parcels[subject->number]);
  else if (subject->subject == COMSTOCK_CARDS_FIGURES_ROW && g_str_equal (placeholder, "vp"))
    found = comstock_text_number (cards_scoring[subject->number].vp);
  return found != NULL ? found : comstock_cards_figures_lookup (placeholder);
}

char *
comstock_cards_figures_fill (const char                 *sentence,
                             ComstockCardsFiguresSubject subject,
                             int                         number)
{
  Subject about = { subject, number };

  return comstock_text_fill (sentence, lookup, &about);
}
