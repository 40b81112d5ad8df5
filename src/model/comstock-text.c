/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences with named placeholders, lists and signed numbers. */

#include "comstock-text.h"

#include <glib/gi18n.h>

char *
comstock_text_fill (const char         *sentence,
                    ComstockTextLookup  lookup,
                    gpointer            data)
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

char *
comstock_text_at (const char *place,
                  const char *message)
{
  /* Translators: a file, a place in one or an option of a command, and what is wrong there. */
  return g_strdup_printf (C_("place", "%s: %s"), place, message);
}

void
comstock_text_prefix_error (GError     **error,
                            const char  *place)
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
  const char *sign = number > 0 ? "+" : number < 0 ? "−" : "±";

  return g_strdup_printf ("%s%d", sign, ABS (number));
}
