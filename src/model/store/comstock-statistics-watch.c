/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games watched for the statistics: how each ended for the persons in it, what they took back, and what hints they
 * had. */

#include "comstock-statistics-private.h"

#include "engine/cs-digest.h"
#include "model/session/comstock-opponents.h"

/* Names, levels and the whole deal, not the moves: what is the same wherever the game is played on. */
static guint64
digest_setup (ComstockGame *game)
{
  g_autoptr (JsonNode) setup = COMSTOCK_GAME_GET_CLASS (game)->setup_to_json (game);
  g_autofree char *text = json_to_string (setup, FALSE);

  return cs_digest_bytes (CS_DIGEST_START, (const uint8_t *) text, strlen (text));
}

static ComstockRecord *
record_new (ComstockGame *game)
{
  const char *code = comstock_game_get_code (game);
  const char *kit, *kit_name;

  COMSTOCK_GAME_GET_CLASS (game)->get_kit_names (game, &kit, &kit_name);
  return comstock_record_new (comstock_game_get_rules (game)->id, digest_setup (game), kit, kit_name,
                              code != NULL ? code : "");
}

static GPtrArray *
dup_results (ComstockGame *game)
{
  GPtrArray *results = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_result_free);

  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    if (comstock_game_is_person (game, seat))
      {
        ComstockResult *result = comstock_opponents_dup_result (game, seat);

        if (result != NULL)
          g_ptr_array_add (results, result);
      }
  return results;
}

static void
on_ended (ComstockStatistics *self,
          ComstockGame       *game)
{
  g_autoptr (GPtrArray) results = dup_results (game);
  ComstockRecord *record;

  if (results->len == 0)
    return;
  record = record_new (game);
  record->day = g_date_time_new_now_local ();
  g_ptr_array_unref (record->results);
  record->results = g_steal_pointer (&results);
  comstock_statistics_change (self, comstock_change_new (COMSTOCK_CHANGE_END, record));
}

/* Counted at once: the game may be ended another day, by another start of the program. */
static void
on_taken_back (ComstockStatistics *self,
               ComstockGame       *game)
{
  if (comstock_game_count_persons (game) > 0)
    comstock_statistics_change (self, comstock_change_new (COMSTOCK_CHANGE_UNDO, record_new (game)));
}

static void
on_hinted (ComstockStatistics *self,
           ComstockGame       *game)
{
  comstock_statistics_change (self, comstock_change_new (COMSTOCK_CHANGE_HINT, record_new (game)));
}

void
comstock_statistics_watch (ComstockStatistics *self,
                           ComstockGame       *game)
{
  g_return_if_fail (COMSTOCK_IS_STATISTICS (self));
  g_return_if_fail (COMSTOCK_IS_GAME (game));

  if (COMSTOCK_GAME_GET_CLASS (game)->get_kit_names == NULL)
    return;
  g_signal_handlers_disconnect_by_data (game, self);
  g_signal_connect_object (game, "ended", G_CALLBACK (on_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "hinted", G_CALLBACK (on_hinted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "taken-back", G_CALLBACK (on_taken_back), self, G_CONNECT_SWAPPED);
}
