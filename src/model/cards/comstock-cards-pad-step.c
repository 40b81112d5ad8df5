/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One table says which words follow the name of a step. */

#include "comstock-cards-pad-step.h"

typedef struct
{
  int min;
  int max;
  const char *(*get_word) (int number);     /* NULL: a number is written as such */
  int         (*find)     (const char *word);
} Argument;

static const char *
get_parcel_word (int number)
{
  return cards_parcels[number].id;
}

static const char *
get_character_word (int number)
{
  return cards_characters[number].id;
}

static const char *
get_suit_word (int number)
{
  return cards_suit_ids[number];
}

static const Argument place = { 0, COMSTOCK_CARDS_PAD_SIDE - 1, NULL, NULL };
static const Argument distance = { -1, 1, NULL, NULL };
static const Argument parcel = { 0, CARDS_PARCELS - 1, get_parcel_word, cards_parcel_find };
static const Argument character = { 0, CARDS_CHARACTERS - 1, get_character_word, cards_character_find };
static const Argument suit = { 0, CARDS_SUITS - 1, get_suit_word, cards_suit_find };
static const Argument appeal = { 1, 9, NULL, NULL };
static const Argument sales = { 0, 3, NULL, NULL };
static const Argument position = { 0, 127, NULL, NULL };

static const struct
{
  const char *id;
  gboolean has_seat;
  const Argument *args[COMSTOCK_CARDS_PAD_ARGS + 1];    /* ended by NULL */
} kinds[COMSTOCK_CARDS_PAD_STEPS] = {
  [COMSTOCK_CARDS_PAD_SHOW] = { "show", TRUE, { &place, &place, &parcel } },
  [COMSTOCK_CARDS_PAD_BARE] = { "bare", TRUE, { &place, &place } },
  [COMSTOCK_CARDS_PAD_SHIFT] = { "shift", TRUE, { &distance, &distance } },
  [COMSTOCK_CARDS_PAD_LAY] = { "lay", TRUE, { &place, &place, &parcel, &parcel, &parcel, &parcel } },
  [COMSTOCK_CARDS_PAD_OWN] = { "own", TRUE, { &character } },
  [COMSTOCK_CARDS_PAD_DISOWN] = { "disown", TRUE, { &character } },
  [COMSTOCK_CARDS_PAD_SOLD] = { "sold", TRUE, { &sales } },
  [COMSTOCK_CARDS_PAD_TAKE] = { "take", TRUE, { &appeal } },
  [COMSTOCK_CARDS_PAD_DROP] = { "drop", TRUE, { &position } },
  [COMSTOCK_CARDS_PAD_CARD] = { "card", FALSE, { &appeal } },
  [COMSTOCK_CARDS_PAD_GONE] = { "gone", FALSE, { &position } },
  [COMSTOCK_CARDS_PAD_SUIT] = { "suit", FALSE, { &suit } },
  [COMSTOCK_CARDS_PAD_TURN] = { "turn", FALSE, { NULL } },
  [COMSTOCK_CARDS_PAD_PICK] = { "pick", FALSE, { NULL } },
};

gboolean
comstock_cards_pad_step_is_sound (const ComstockCardsPadStep *step)
{
  if (step->type >= COMSTOCK_CARDS_PAD_STEPS || step->seat >= CARDS_MAX_SEATS)
    return FALSE;
  for (guint i = 0; kinds[step->type].args[i] != NULL; i++)
    if (step->args[i] < kinds[step->type].args[i]->min || step->args[i] > kinds[step->type].args[i]->max)
      return FALSE;
  return TRUE;
}

char *
comstock_cards_pad_step_dup_text (const ComstockCardsPadStep *step)
{
  GString *text;

  g_return_val_if_fail (comstock_cards_pad_step_is_sound (step), NULL);

  text = g_string_new (kinds[step->type].id);
  if (kinds[step->type].has_seat)
    g_string_append_printf (text, " %u", step->seat);
  for (guint i = 0; kinds[step->type].args[i] != NULL; i++)
    if (kinds[step->type].args[i]->get_word != NULL)
      g_string_append_printf (text, " %s", kinds[step->type].args[i]->get_word (step->args[i]));
    else
      g_string_append_printf (text, " %d", step->args[i]);
  return g_string_free (text, FALSE);
}

static gboolean
read_argument (const Argument *argument,
               const char     *word,
               gint8          *value)
{
  gint64 number;

  if (argument->find != NULL)
    number = argument->find (word);
  else if (!g_ascii_string_to_signed (word, 10, argument->min, argument->max, &number, NULL))
    return FALSE;
  *value = (gint8) number;
  return number >= argument->min;
}

static gboolean
read_words (char                **words,
            ComstockCardsPadStep *step)
{
  guint64 seat;
  guint n = 1;

  if (kinds[step->type].has_seat)
    {
      if (words[n] == NULL || !g_ascii_string_to_unsigned (words[n], 10, 0, CARDS_MAX_SEATS - 1, &seat, NULL))
        return FALSE;
      step->seat = (guint8) seat;
      n++;
    }
  for (guint i = 0; kinds[step->type].args[i] != NULL; i++, n++)
    if (words[n] == NULL || !read_argument (kinds[step->type].args[i], words[n], &step->args[i]))
      return FALSE;
  return words[n] == NULL;
}

gboolean
comstock_cards_pad_step_parse (const char           *text,
                               ComstockCardsPadStep *step)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint8 type = 0; words[0] != NULL && type < COMSTOCK_CARDS_PAD_STEPS; type++)
    if (g_str_equal (kinds[type].id, words[0]))
      {
        *step = (ComstockCardsPadStep) { .type = type };
        return read_words (words, step);
      }
  return FALSE;
}
