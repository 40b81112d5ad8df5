/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seed is the date in digits, 20261126: so a code tells its date, and nothing else has to be kept. */

#include "comstock-game-of-day.h"

#include <glib/gi18n.h>

#include "comstock-games.h"
#include "model/base/comstock-format.h"

#define SEATS 4

char *
comstock_game_of_day_dup_code (const ComstockGameKind *kind,
                               GDateTime              *day)
{
  ComstockCodeContent content = { 0 };
  int year, month, date;

  if (kind->coding == NULL)
    return NULL;
  g_date_time_get_ymd (day, &year, &month, &date);
  content.seed = (guint64) (year * 10000 + month * 100 + date);
  comstock_seating_add (content.seats, &content.n_seats, SEATS, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL);
  while (content.n_seats < MIN (SEATS, kind->coding->most))
    {
      const ComstockRival *rival = &comstock_rivals[content.n_seats];

      comstock_seating_add (content.seats, &content.n_seats, SEATS, COMSTOCK_RIVAL, COMSTOCK_MEDIUM);
      comstock_holder_set_name (&content.seats[content.n_seats - 1].holder, rival->name);
    }
  return comstock_game_code_dup (kind, &content);
}

GDateTime *
comstock_game_of_day_dup_date (const char *code)
{
  const ComstockGameKind *kind;
  ComstockCodeContent content;
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *of_day = NULL;

  if (!comstock_game_code_read (code, &kind, &content, NULL) || content.seed > 99991231)
    return NULL;
  day = g_date_time_new_utc ((int) (content.seed / 10000), (int) (content.seed / 100 % 100),
                             (int) (content.seed % 100), 0, 0, 0);
  if (day == NULL)
    return NULL;
  of_day = comstock_game_of_day_dup_code (kind, day);
  return g_str_equal (of_day, code) ? g_steal_pointer (&day) : NULL;
}

char *
comstock_game_of_day_dup_title (const char *code)
{
  g_autoptr (GDateTime) day = comstock_game_of_day_dup_date (code);
  g_autofree char *date = day != NULL ? comstock_format_date (day) : NULL;

  /* Translators: a date */
  return date != NULL ? g_strdup_printf (_("Game of the day, %s"), date) : NULL;
}
