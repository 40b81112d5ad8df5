/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where each row begins, as far as the log goes.  The last row may grow: it is made anew with what comes. */

#include "comstock-log-rows.h"

struct _ComstockLogRow
{
  GObject parent_instance;

  GListModel *log;
  const ComstockLogPictures *pictures;  /* or NULL */
  guint first;
  guint n_entries;
};

G_DEFINE_FINAL_TYPE (ComstockLogRow, comstock_log_row, G_TYPE_OBJECT)

struct _ComstockLogRows
{
  GObject parent_instance;

  GListModel *log;
  const ComstockLogPictures *pictures;
  GArray *firsts;       /* of guint: the entry that each row begins with */
};

static void
comstock_log_row_finalize (GObject *object)
{
  g_object_unref (COMSTOCK_LOG_ROW (object)->log);
  G_OBJECT_CLASS (comstock_log_row_parent_class)->finalize (object);
}

static void
comstock_log_row_class_init (ComstockLogRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_log_row_finalize;
}

static void
comstock_log_row_init (ComstockLogRow *self)
{
}

guint
comstock_log_row_get_n_entries (ComstockLogRow *self)
{
  return self->n_entries;
}

ComstockLogEntry *
comstock_log_row_get_entry (ComstockLogRow *self,
                            guint           index)
{
  g_return_val_if_fail (index < self->n_entries, NULL);

  return g_list_model_get_item (self->log, self->first + index);
}

guint
comstock_log_row_get_move (ComstockLogRow *self)
{
  g_autoptr (ComstockLogEntry) last = comstock_log_row_get_entry (self, self->n_entries - 1);

  return comstock_log_entry_get_move (last);
}

static gboolean
repeats (ComstockLogRow   *self,
         guint             index,
         ComstockLogEntry *entry)
{
  g_autoptr (ComstockLogEntry) before = NULL;

  if (index == 0 || self->pictures == NULL || self->pictures->repeats == NULL)
    return FALSE;
  before = comstock_log_row_get_entry (self, index - 1);
  return self->pictures->repeats (comstock_log_entry_get_event (entry), comstock_log_entry_get_event (before));
}

char *
comstock_log_row_dup_sentence (ComstockLogRow *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->n_entries; i++)
    {
      g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (self, i);
      g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);

      if (repeats (self, i, entry))
        continue;
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", sentence);
    }
  return g_string_free (text, FALSE);
}

static GType
get_item_type (GListModel *model)
{
  return COMSTOCK_TYPE_LOG_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return COMSTOCK_LOG_ROWS (model)->firsts->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  ComstockLogRows *self = COMSTOCK_LOG_ROWS (model);
  const guint *firsts = (const guint *) (gpointer) self->firsts->data;
  ComstockLogRow *row;

  if (position >= self->firsts->len)
    return NULL;
  row = g_object_new (COMSTOCK_TYPE_LOG_ROW, NULL);
  row->log = g_object_ref (self->log);
  row->pictures = self->pictures;
  row->first = firsts[position];
  row->n_entries = (position + 1 < self->firsts->len ? firsts[position + 1] : g_list_model_get_n_items (self->log)) -
                   row->first;
  return row;
}

static void
init_list (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockLogRows, comstock_log_rows, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_list))

static gboolean
begins_row (ComstockLogRows *self,
            guint            position)
{
  g_autoptr (ComstockLogEntry) entry = NULL;
  g_autoptr (ComstockLogEntry) before = NULL;

  if (self->pictures == NULL || position == 0)
    return TRUE;
  entry = g_list_model_get_item (self->log, position);
  before = g_list_model_get_item (self->log, position - 1);
  return !self->pictures->joins (comstock_log_entry_get_event (entry), comstock_log_entry_get_event (before));
}

static void
fill (ComstockLogRows *self,
      guint            from)
{
  for (guint i = from; i < g_list_model_get_n_items (self->log); i++)
    if (begins_row (self, i))
      g_array_append_val (self->firsts, i);
}

/* What comes may join the row before it, which is another one then. */
static void
on_items_changed (ComstockLogRows *self,
                  guint            position)
{
  const guint before = self->firsts->len;
  const guint kept = position > 0 ? comstock_log_rows_find (self, position - 1) : 0;
  const guint from = kept < before ? g_array_index (self->firsts, guint, kept) : position;

  g_array_set_size (self->firsts, kept);
  fill (self, from);
  g_list_model_items_changed (G_LIST_MODEL (self), kept, before - kept, self->firsts->len - kept);
}

static void
comstock_log_rows_finalize (GObject *object)
{
  ComstockLogRows *self = COMSTOCK_LOG_ROWS (object);

  g_array_unref (self->firsts);
  g_object_unref (self->log);
  G_OBJECT_CLASS (comstock_log_rows_parent_class)->finalize (object);
}

static void
comstock_log_rows_class_init (ComstockLogRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_log_rows_finalize;
}

static void
comstock_log_rows_init (ComstockLogRows *self)
{
  self->firsts = g_array_new (FALSE, FALSE, sizeof (guint));
}

ComstockLogRows *
comstock_log_rows_new (GListModel                *log,
                       const ComstockLogPictures *pictures)
{
  ComstockLogRows *self = g_object_new (COMSTOCK_TYPE_LOG_ROWS, NULL);

  self->log = g_object_ref (log);
  self->pictures = pictures;
  fill (self, 0);
  g_signal_connect_object (self->log, "items-changed", G_CALLBACK (on_items_changed), self, G_CONNECT_SWAPPED);
  return self;
}

guint
comstock_log_rows_find (ComstockLogRows *self,
                        guint            position)
{
  guint row = self->firsts->len;

  while (row > 1 && g_array_index (self->firsts, guint, row - 1) > position)
    row--;
  return row > 0 ? row - 1 : 0;
}
