/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the records of games that count; older ones are added up in tallies. */

#include "comstock-book.h"

#include "model/base/comstock-json.h"
#include "comstock-statistics-json.h"

static ComstockBook *
book_new (GPtrArray *former,
          GPtrArray *records)
{
  ComstockBook *self = g_new (ComstockBook, 1);

  *self = (ComstockBook) { former, records };
  return self;
}

ComstockBook *
comstock_book_new (void)
{
  return book_new (g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_tally_free),
                   g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_record_free));
}

void
comstock_book_free (ComstockBook *self)
{
  g_ptr_array_unref (self->former);
  g_ptr_array_unref (self->records);
  g_free (self);
}

ComstockBook *
comstock_book_read (GBytes  *bytes,
                    GError **error)
{
  g_autoptr (ComstockBook) self = comstock_book_new ();

  if (!comstock_statistics_json_read (bytes, self->former, self->records, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* The oldest game stops being one of its own, and counts on in its tally. */
static void
fold_oldest (ComstockBook *self)
{
  comstock_tallies_add (self->former, self->records->pdata[0]);
  if (self->former->len > COMSTOCK_STATISTICS_MAX_FORMER)
    g_ptr_array_set_size (self->former, COMSTOCK_STATISTICS_MAX_FORMER);
  g_ptr_array_remove_index (self->records, 0);
}

GBytes *
comstock_book_to_bytes (ComstockBook *self)
{
  GBytes *bytes;

  while (self->records->len > COMSTOCK_STATISTICS_MAX_RECORDS)
    fold_oldest (self);
  bytes = comstock_statistics_json_write (self->former, self->records);
  while (g_bytes_get_size (bytes) > COMSTOCK_JSON_MAX_SIZE && self->records->len > 0)
    {
      fold_oldest (self);
      g_bytes_unref (bytes);
      bytes = comstock_statistics_json_write (self->former, self->records);
    }
  return bytes;
}

ComstockChange *
comstock_change_new (ComstockChangeKind kind,
                     ComstockRecord    *record)
{
  ComstockChange *self = g_new (ComstockChange, 1);

  *self = (ComstockChange) { .kind = kind, .record = record };
  return self;
}

void
comstock_change_free (ComstockChange *self)
{
  g_clear_pointer (&self->record, comstock_record_free);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self);
}

/* The same game as @wanted, or NULL. */
static ComstockRecord *
find_record (ComstockBook         *self,
             const ComstockRecord *wanted)
{
  for (guint i = 0; i < self->records->len; i++)
    {
      ComstockRecord *record = self->records->pdata[i];

      if (record->digest == wanted->digest && g_str_equal (record->game, wanted->game))
        return record;
    }
  return NULL;
}

static ComstockRecord *
require_record (ComstockBook         *self,
                const ComstockRecord *wanted)
{
  ComstockRecord *record = find_record (self, wanted);

  if (record != NULL)
    return record;
  record = comstock_record_new (wanted->game, wanted->digest, wanted->kit, wanted->kit_name, wanted->code);
  g_ptr_array_add (self->records, record);
  return record;
}

/* A game that ends again keeps its place in the row of games, and its day. */
static void
apply_end (ComstockBook         *self,
           const ComstockChange *change)
{
  ComstockRecord *record = require_record (self, change->record);
  guint index;

  if (record->results->len == 0 && g_ptr_array_find (self->records, record, &index))
    g_ptr_array_add (self->records, g_ptr_array_steal_index (self->records, index));
  if (record->results->len == 0)
    record->day = g_date_time_ref (change->record->day);
  g_ptr_array_unref (record->results);
  record->results = g_ptr_array_ref (change->record->results);
}

static void
apply_undo (ComstockBook         *self,
            const ComstockChange *change)
{
  require_record (self, change->record)->undos++;
}

static void
apply_hint (ComstockBook         *self,
            const ComstockChange *change)
{
  require_record (self, change->record)->hints++;
}

static void
apply_reset (ComstockBook         *self,
             const ComstockChange *change)
{
  g_ptr_array_set_size (self->former, 0);
  g_ptr_array_set_size (self->records, 0);
}

/* Another process may have counted games since the reset: they come after those that are restored. */
static void
apply_restore (ComstockBook         *self,
               const ComstockChange *change)
{
  ComstockBook *restored = comstock_book_read (change->bytes, NULL);
  ComstockBook *since;

  g_return_if_fail (restored != NULL);
  since = book_new (self->former, self->records);
  *self = *restored;
  g_free (restored);
  while (since->records->len > 0)
    {
      ComstockRecord *record = g_ptr_array_steal_index (since->records, 0);

      if (find_record (self, record) == NULL)
        g_ptr_array_add (self->records, record);
      else
        comstock_record_free (record);
    }
  comstock_book_free (since);
}

void
comstock_book_apply (ComstockBook         *self,
                     const ComstockChange *change)
{
  static void (*const functions[]) (ComstockBook *, const ComstockChange *) = {
    [COMSTOCK_CHANGE_END] = apply_end,
    [COMSTOCK_CHANGE_UNDO] = apply_undo,
    [COMSTOCK_CHANGE_HINT] = apply_hint,
    [COMSTOCK_CHANGE_RESET] = apply_reset,
    [COMSTOCK_CHANGE_RESTORE] = apply_restore,
  };

  functions[change->kind] (self, change);
}
