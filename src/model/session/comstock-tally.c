/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of games, added up by player, opponents and kit. */

#include "comstock-tally.h"

ComstockResult *
comstock_result_new (const char *player,
                     const char *opponents,
                     int         points,
                     gboolean    won)
{
  ComstockResult *self = g_new (ComstockResult, 1);

  *self = (ComstockResult) { g_strdup (player), g_strdup (opponents), points, won };
  return self;
}

void
comstock_result_free (ComstockResult *self)
{
  g_free (self->player);
  g_free (self->opponents);
  g_free (self);
}

ComstockRecord *
comstock_record_new (const char *game,
                     guint64     digest,
                     const char *kit,
                     const char *kit_name,
                     const char *code)
{
  ComstockRecord *self = g_new0 (ComstockRecord, 1);

  self->game = g_strdup (game);
  self->digest = digest;
  self->kit = g_strdup (kit);
  self->kit_name = g_strdup (kit_name);
  self->code = g_strdup (code);
  self->results = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_result_free);
  return self;
}

/* Results are replaced, never changed. */
ComstockRecord *
comstock_record_copy (const ComstockRecord *self)
{
  ComstockRecord *copy = g_memdup2 (self, sizeof *self);

  copy->game = g_strdup (self->game);
  copy->kit = g_strdup (self->kit);
  copy->kit_name = g_strdup (self->kit_name);
  copy->code = g_strdup (self->code);
  copy->day = self->day != NULL ? g_date_time_ref (self->day) : NULL;
  g_ptr_array_ref (copy->results);
  return copy;
}

void
comstock_record_free (ComstockRecord *self)
{
  g_free (self->game);
  g_free (self->kit);
  g_free (self->kit_name);
  g_free (self->code);
  g_clear_pointer (&self->day, g_date_time_unref);
  g_ptr_array_unref (self->results);
  g_free (self);
}

static ComstockTally *
tally_new (const ComstockRecord *record,
           const ComstockResult *result)
{
  ComstockTally *self = g_new0 (ComstockTally, 1);

  self->game = g_strdup (record->game);
  self->kit = g_strdup (record->kit);
  self->kit_name = g_strdup (record->kit_name);
  self->player = g_strdup (result->player);
  self->opponents = g_strdup (result->opponents);
  self->best = result->points;
  return self;
}

ComstockTally *
comstock_tally_copy (const ComstockTally *self)
{
  ComstockTally *copy = g_memdup2 (self, sizeof *self);

  copy->game = g_strdup (self->game);
  copy->kit = g_strdup (self->kit);
  copy->kit_name = g_strdup (self->kit_name);
  copy->player = g_strdup (self->player);
  copy->opponents = g_strdup (self->opponents);
  return copy;
}

void
comstock_tally_free (ComstockTally *self)
{
  g_free (self->game);
  g_free (self->kit);
  g_free (self->kit_name);
  g_free (self->player);
  g_free (self->opponents);
  g_free (self);
}

double
comstock_tally_get_mean (const ComstockTally *self)
{
  return (double) self->total / self->played;
}

static gboolean
is_of (const ComstockTally  *tally,
       const ComstockRecord *record,
       const ComstockResult *result)
{
  return g_str_equal (tally->player, result->player) && g_str_equal (tally->opponents, result->opponents) &&
         g_str_equal (tally->kit, record->kit) && g_str_equal (tally->game, record->game);
}

static ComstockTally *
find_tally (GPtrArray            *tallies,
            const ComstockRecord *record,
            const ComstockResult *result)
{
  for (guint i = 0; i < tallies->len; i++)
    if (is_of (tallies->pdata[i], record, result))
      return tallies->pdata[i];
  g_ptr_array_add (tallies, tally_new (record, result));
  return tallies->pdata[tallies->len - 1];
}

void
comstock_tallies_add (GPtrArray            *tallies,
                      const ComstockRecord *record)
{
  for (guint i = 0; i < record->results->len; i++)
    {
      const ComstockResult *result = record->results->pdata[i];
      ComstockTally *tally = find_tally (tallies, record, result);

      tally->played++;
      tally->won += result->won != FALSE;
      tally->best = MAX (tally->best, result->points);
      tally->total += result->points;
      tally->streak = result->won ? tally->streak + 1 : 0;
      tally->longest = MAX (tally->longest, tally->streak);
      tally->undos += record->undos;
      tally->hints += record->hints;
    }
}
