/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The statistics as a table of CSV. */

#include "comstock-statistics.h"

#include <glib/gi18n.h>

#include "comstock-csv.h"
#include "comstock-games.h"
#include "comstock-save.h"

static void
add_heading (GString *csv)
{
  const char *const headings[] = {
    _("Player"), _("Opponents"), _("Deck"), _("Games played"), _("Games won"), _("Best"), _("Mean"),
    _("Won in a row"), _("Most in a row"), _("Undos"), _("Hints"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    comstock_csv_add_text (csv, headings[i]);
  comstock_csv_end_row (csv);
}

static void
add_tally (GString             *csv,
           const ComstockTally *tally)
{
  g_autofree char *opponents = comstock_games_dup_opponents (tally->game, tally->opponents);

  comstock_csv_add_text (csv, *tally->player != '\0' ? tally->player : _("You"));
  comstock_csv_add_text (csv, opponents);
  comstock_csv_add_text (csv, tally->kit_name);
  comstock_csv_add_number (csv, tally->played, 0);
  comstock_csv_add_number (csv, tally->won, 0);
  comstock_csv_add_number (csv, tally->best, 0);
  comstock_csv_add_number (csv, comstock_tally_get_mean (tally), 1);
  comstock_csv_add_number (csv, tally->streak, 0);
  comstock_csv_add_number (csv, tally->longest, 0);
  comstock_csv_add_number (csv, tally->undos, 0);
  comstock_csv_add_number (csv, tally->hints, 0);
  comstock_csv_end_row (csv);
}

char *
comstock_statistics_dup_csv (ComstockStatistics *self)
{
  g_autoptr (GPtrArray) tallies = comstock_statistics_dup_tallies (self);
  GString *csv = comstock_csv_new ();

  add_heading (csv);
  for (guint i = 0; i < tallies->len; i++)
    add_tally (csv, tallies->pdata[i]);
  return g_string_free (csv, FALSE);
}

gboolean
comstock_statistics_export (ComstockStatistics  *self,
                            GFile               *file,
                            GError             **error)
{
  char *csv = comstock_statistics_dup_csv (self);
  g_autoptr (GBytes) bytes = g_bytes_new_take (csv, strlen (csv));

  return comstock_save_write_bytes (bytes, file, error);
}
