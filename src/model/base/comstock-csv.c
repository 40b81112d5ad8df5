/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes CSV: every field is followed by a comma, and the end of the row takes the last one back. */

#include "comstock-csv.h"

#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* Signs with which a formula begins, in spreadsheets of any script, and what they skip in front of one. */
static gboolean
looks_like_formula (const char *text)
{
  while (g_unichar_isspace (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return *text != '\0' && g_utf8_strchr ("=+-@＝＋－＠−", -1, g_utf8_get_char (text)) != NULL;
}

static void
add_quoted (GString    *csv,
            const char *text)
{
  g_string_append_c (csv, '"');
  for (; *text != '\0'; text++)
    {
      if (*text == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *text);
    }
  g_string_append_c (csv, '"');
}

GString *
comstock_csv_new (void)
{
  return g_string_new (BYTE_ORDER_MARK);
}

void
comstock_csv_add_text (GString    *csv,
                       const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);
  g_autofree char *safe = g_strconcat (looks_like_formula (valid) ? "'" : "", valid, NULL);

  if (strpbrk (safe, ",;\"\r\n\t") != NULL)
    add_quoted (csv, safe);
  else
    g_string_append (csv, safe);
  g_string_append_c (csv, ',');
}

void
comstock_csv_add_number (GString *csv,
                         double   number,
                         guint    decimals)
{
  const char format[] = { '%', '.', (char) ('0' + decimals), 'f', '\0' };
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_return_if_fail (decimals <= 9);

  g_string_append_printf (csv, "%s,", g_ascii_formatd (buffer, sizeof buffer, format, number));
}

void
comstock_csv_end_row (GString *csv)
{
  g_return_if_fail (g_str_has_suffix (csv->str, ","));

  g_string_truncate (csv, csv->len - 1);
  g_string_append (csv, "\r\n");
}
