/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing what is to be kept, one file after the other, and telling when it is done. */

#include "comstock-autosave-job.h"

ComstockAutosaveItem *
comstock_autosave_item_new (ComstockKeptKind kind,
                            guint64          serial,
                            GBytes          *bytes)
{
  ComstockAutosaveItem *item = g_new (ComstockAutosaveItem, 1);

  *item = (ComstockAutosaveItem) { kind, serial, bytes };
  return item;
}

static void
item_free (ComstockAutosaveItem *item)
{
  g_bytes_unref (item->bytes);
  g_free (item);
}

GPtrArray *
comstock_autosave_items_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) item_free);
}

ComstockAutosaveJob *
comstock_autosave_job_new (const char *folder,
                           GPtrArray  *items)
{
  ComstockAutosaveJob *self = g_atomic_rc_box_new0 (ComstockAutosaveJob);

  self->folder = g_strdup (folder);
  self->items = items;
  g_mutex_init (&self->mutex);
  g_cond_init (&self->ended);
  return self;
}

ComstockAutosaveJob *
comstock_autosave_job_ref (ComstockAutosaveJob *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
job_clear (ComstockAutosaveJob *self)
{
  g_free (self->folder);
  g_ptr_array_unref (self->items);
  g_clear_pointer (&self->game, g_bytes_unref);
  g_clear_error (&self->error);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->ended);
}

void
comstock_autosave_job_unref (ComstockAutosaveJob *self)
{
  g_atomic_rc_box_release_full (self, (GDestroyNotify) job_clear);
}

static void
write_files (ComstockAutosaveJob *self)
{
  for (; self->n_done < self->items->len; self->n_done++)
    {
      const ComstockAutosaveItem *item = self->items->pdata[self->n_done];

      if (!comstock_autosave_folder_write (self->folder, item->kind, item->serial, item->bytes,
                                           &self->error))
        return;
    }
  if (self->game != NULL)
    comstock_autosave_folder_write (self->folder, COMSTOCK_KEPT_GAME, self->serial, self->game,
                                    &self->error);
}

void
comstock_autosave_job_run (ComstockAutosaveJob *self)
{
  write_files (self);
  g_mutex_lock (&self->mutex);
  self->has_ended = TRUE;
  g_cond_signal (&self->ended);
  g_mutex_unlock (&self->mutex);
}

void
comstock_autosave_job_wait (ComstockAutosaveJob *self)
{
  g_mutex_lock (&self->mutex);
  while (!self->has_ended)
    g_cond_wait (&self->ended, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

GPtrArray *
comstock_autosave_job_steal_rest (ComstockAutosaveJob *self)
{
  GPtrArray *rest = g_steal_pointer (&self->items);

  self->items = comstock_autosave_items_new ();
  g_ptr_array_remove_range (rest, 0, self->n_done);
  return rest;
}
