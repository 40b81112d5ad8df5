/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers and dates come from the catalogues: libc knows only the locales that somebody generated. */

#include "config.h"

#include "comstock-format.h"

#include <glib/gi18n.h>
#include <string.h>

char *
comstock_format_decimal (double value,
                         guint  decimals)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE + 16];
  char format[16];
  char *text = digits;
  g_autoptr (GString) written = NULL;

  g_snprintf (format, sizeof format, "%%.%uf", decimals);
  g_ascii_formatd (digits, sizeof digits, format, value);
  if (*text == '-')
    text++;
  /* What is rounded to naught has no sign. */
  written = g_string_new (text != digits && strpbrk (text, "123456789") != NULL ? "−" : "");
  g_string_append (written, text);
  /* Translators: the decimal separator. */
  g_string_replace (written, ".", C_("number", "."), 1);
  return g_string_free (g_steal_pointer (&written), FALSE);
}

/* The name of month 1 … 12. */
static const char *
get_month_name (int month)
{
  static const char *const names[] = {
    /* Translators: months as they are written inside a date. */
    NC_("date", "January"),
    NC_("date", "February"),
    NC_("date", "March"),
    NC_("date", "April"),
    NC_("date", "May"),
    NC_("date", "June"),
    NC_("date", "July"),
    NC_("date", "August"),
    NC_("date", "September"),
    NC_("date", "October"),
    NC_("date", "November"),
    NC_("date", "December"),
  };

  return g_dpgettext2 (NULL, "date", names[month - 1]);
}

char *
comstock_format_date (GDateTime *date)
{
  int day = g_date_time_get_day_of_month (date);
  const char *month = get_month_name (g_date_time_get_month (date));
  int year = g_date_time_get_year (date);

  if (day == 1)
    /* Translators: the first day of a month, where a language writes it in another way: "1er janvier 2027". */
    return g_strdup_printf (C_("date, first of a month", "%1$d %2$s %3$d"), day, month, year);
  /* Translators: a date: 1 is the day, 2 the month in letters, 3 the year. */
  return g_strdup_printf (C_("date", "%1$d %2$s %3$d"), day, month, year);
}
