/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences with named placeholders, lists and signed numbers. */

#include "comstock-text.h"

#include <glib/gi18n.h>

char *
comstock_text_fill (const char        *sentence,
                    ComstockTextLookup lookup,
                    gpointer           data)
{
  GString *text = g_string_new (NULL);

  while (*sentence != '\0')
    {
      const char *end = *sentence == '{' ? strchr (sentence, '}') : NULL;
      g_autofree char *name = end != NULL ? g_strndup (sentence + 1, end - sentence - 1) : NULL;
      g_autofree char *value = name != NULL ? lookup (name, data) : NULL;

      if (value != NULL)
        {
          g_string_append (text, value);
          sentence = end + 1;
        }
      else
        {
          g_string_append_c (text, *sentence++);
        }
    }
  return g_string_free (text, FALSE);
}

void
comstock_text_list_append (GString    *list,
                           const char *item)
{
  if (list->len > 0)
    /* Translators: stands between the items of a list */
    g_string_append (list, _(", "));
  g_string_append (list, item);
}

void
comstock_text_append_line (GString    *lines,
                           const char *format,
                           ...)
{
  va_list arguments;

  if (lines->len > 0)
    g_string_append_c (lines, '\n');
  va_start (arguments, format);
  g_string_append_vprintf (lines, format, arguments);
  va_end (arguments);
}

void
comstock_text_add_sentence (GString    *text,
                            const char *name,
                            const char *list)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append_printf (text, "%s: %s.", name, list);
}

char *
comstock_text_capitalize (const char *text)
{
  const char *rest = *text != '\0' ? g_utf8_next_char (text) : text;
  g_autofree char *first = g_utf8_strup (text, rest - text);

  return g_strconcat (first, rest, NULL);
}

char *
comstock_text_day (GDateTime *day)
{
  return g_date_time_format (day, "%Y-%m-%d");
}

/* GLib reads dates in several forms; only the one that is written counts. */
GDateTime *
comstock_text_read_day (const char *text)
{
  g_autofree char *midnight = g_strconcat (text, "T00:00:00Z", NULL);
  g_autoptr (GDateTime) day = g_date_time_new_from_iso8601 (midnight, NULL);
  g_autofree char *again = day != NULL ? comstock_text_day (day) : NULL;

  return g_strcmp0 (again, text) == 0 ? g_steal_pointer (&day) : NULL;
}

char *
comstock_text_count (const char *name,
                     guint       number)
{
  /* Translators: a thing and how many there are of it: "Mine ×2" */
  return number > 1 ? g_strdup_printf (_("%s ×%u"), name, number) : g_strdup (name);
}

#define ARABIC_LETTER_MARK 0x061c
#define FIRST_STRONG_ISOLATE 0x2068
#define POP_DIRECTIONAL_ISOLATE 0x2069

/* Marks, embeddings, overrides and isolates. */
static gboolean
turns_direction (gunichar c)
{
  return c == ARABIC_LETTER_MARK || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
         (c >= 0x2066 && c <= POP_DIRECTIONAL_ISOLATE);
}

static gboolean
is_plain (gunichar c)
{
  const GUnicodeType type = g_unichar_type (c);

  return type != G_UNICODE_CONTROL && type != G_UNICODE_LINE_SEPARATOR && type != G_UNICODE_PARAGRAPH_SEPARATOR &&
         !turns_direction (c);
}

gboolean
comstock_text_is_plain (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (!is_plain (g_utf8_get_char (text)))
      return FALSE;
  return TRUE;
}

/* The property Default_Ignorable_Code_Point of Unicode 15, and what is blank although it is a letter, a mark, a note or
 * a sign. */
static const struct
{
  gunichar first, last;
} blanks[] = {
  { 0x00ad, 0x00ad }, { 0x034f, 0x034f }, { 0x061c, 0x061c }, { 0x115f, 0x1160 }, { 0x17b4, 0x17b5 },
  { 0x180b, 0x180f }, { 0x200b, 0x200f }, { 0x202a, 0x202e }, { 0x2060, 0x206f }, { 0x2800, 0x2800 },
  { 0x3164, 0x3164 }, { 0xfe00, 0xfe0f }, { 0xfeff, 0xfeff }, { 0xffa0, 0xffa0 }, { 0xfff0, 0xfffb },
  { 0x13430, 0x13442 }, { 0x16fe4, 0x16fe4 }, { 0x1bca0, 0x1bca3 }, { 0x1d159, 0x1d159 }, { 0x1d173, 0x1d17a },
  { 0xe0000, 0xe0fff },
};

static gboolean
is_blank (gunichar c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (c >= blanks[i].first && c <= blanks[i].last)
      return TRUE;
  return g_unichar_isspace (c) || g_unichar_iscntrl (c);
}

gboolean
comstock_text_is_blank (const char *text)
{
  while (*text != '\0' && is_blank (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return *text == '\0';
}

char *
comstock_text_dup_plain (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (is_plain (g_utf8_get_char (text)))
      g_string_append_unichar (plain, g_utf8_get_char (text));
  return g_string_free (plain, FALSE);
}

/* The blocks of Unicode that are kept for such letters. */
static gboolean
runs_to_the_left (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfeff) ||
         (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff);
}

char *
comstock_text_isolate (const char *text)
{
  GString *isolated;
  const char *at = text;

  while (*at != '\0' && !runs_to_the_left (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  if (*at == '\0')
    return g_strdup (text);
  isolated = g_string_new (NULL);
  g_string_append_unichar (isolated, FIRST_STRONG_ISOLATE);
  g_string_append (isolated, text);
  g_string_append_unichar (isolated, POP_DIRECTIONAL_ISOLATE);
  return g_string_free (isolated, FALSE);
}

char *
comstock_text_at (const char *place,
                  const char *message)
{
  /* Translators: a file, a place in one or an option of a command, and what is wrong there. */
  return g_strdup_printf (C_("place", "%s: %s"), place, message);
}

void
comstock_text_prefix_error (GError    **error,
                            const char *place)
{
  char *message;

  if (error == NULL || *error == NULL)
    return;
  message = comstock_text_at (place, (*error)->message);
  g_free ((*error)->message);
  (*error)->message = message;
}

char *
comstock_text_number (int number)
{
  return g_strdup_printf ("%s%d", number < 0 ? "−" : "", ABS (number));
}

char *
comstock_text_signed (int number)
{
  const char *sign = number > 0 ? "+" : number < 0 ? "−" : "";

  return g_strdup_printf ("%s%d", sign, ABS (number));
}
