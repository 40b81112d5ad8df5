/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The statistics as a table of CSV. */

#include "comstock-statistics.h"

#include <glib/gi18n.h>

#include "model/base/comstock-csv.h"
#include "model/session/comstock-games.h"
#include "comstock-save.h"

static void
add_heading (GString    *csv,
             const char *game)
{
  const char *const headings[] = {
    _("Player"), _("Opponents"), comstock_games_get_kit_title (game), _("Games played"), _("Games won"),
    C_("statistics", "Best"), C_("statistics", "Average"), _("Current streak"), _("Longest streak"), _("Undos"),
    /* Translators: heading of a column: how many hints were asked for */
    _("Hints"),
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

/* The ids of all games that there is something to tell of, in the order of @tallies, borrowed from there; or that of
 * the first game there is. */
static GPtrArray *
dup_games (GPtrArray *tallies)
{
  GPtrArray *games = g_ptr_array_new ();

  for (guint i = 0; i < tallies->len; i++)
    {
      const ComstockTally *tally = tallies->pdata[i];

      if (!g_ptr_array_find_with_equal_func (games, tally->game, g_str_equal, NULL))
        g_ptr_array_add (games, tally->game);
    }
  if (games->len == 0)
    g_ptr_array_add (games, (gpointer) comstock_games_table[0]->rules->id);
  return games;
}

/* A table; of several each has its game above it and a free line below. */
static void
add_game (GString    *csv,
          const char *game,
          GPtrArray  *tallies,
          gboolean    is_titled)
{
  if (is_titled)
    {
      comstock_csv_add_text (csv, comstock_games_get_title (game));
      comstock_csv_end_row (csv);
    }
  add_heading (csv, game);
  for (guint i = 0; i < tallies->len; i++)
    if (g_str_equal (((const ComstockTally *) tallies->pdata[i])->game, game))
      add_tally (csv, tallies->pdata[i]);
  if (is_titled)
    {
      comstock_csv_add_text (csv, "");
      comstock_csv_end_row (csv);
    }
}

char *
comstock_statistics_dup_csv (ComstockStatistics *self)
{
  g_autoptr (GPtrArray) tallies = comstock_statistics_dup_tallies (self);
  g_autoptr (GPtrArray) games = dup_games (tallies);
  GString *csv = comstock_csv_new ();

  for (guint i = 0; i < games->len; i++)
    add_game (csv, games->pdata[i], tallies, games->len > 1);
  return g_string_free (csv, FALSE);
}

gboolean
comstock_statistics_export (ComstockStatistics *self,
                            GFile              *file,
                            GError            **error)
{
  char *csv = comstock_statistics_dup_csv (self);
  g_autoptr (GBytes) bytes = g_bytes_new_take (csv, strlen (csv));

  return comstock_save_write_bytes (bytes, file, error);
}
