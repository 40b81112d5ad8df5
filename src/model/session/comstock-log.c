/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: events as flat records, of which entries are made when somebody looks. */

#include "comstock-log.h"

#include "comstock-log-entry-private.h"

typedef struct
{
  guint move;
  CsEvent event;
} Record;

struct _ComstockLog
{
  GObject parent_instance;

  GWeakRef game;
  GArray *records;      /* of Record, moves ascending */
  guint told;           /* records that the list's watchers know of */
  guint kept;           /* of these, the ones that are still there */
};

static GType
comstock_log_get_item_type (GListModel *model)
{
  return COMSTOCK_TYPE_LOG_ENTRY;
}

static guint
comstock_log_get_n_items (GListModel *model)
{
  return COMSTOCK_LOG (model)->records->len;
}

static gpointer
comstock_log_get_item (GListModel *model,
                       guint       position)
{
  ComstockLog *self = COMSTOCK_LOG (model);
  g_autoptr (ComstockGame) game = g_weak_ref_get (&self->game);
  const Record *record;

  if (position >= self->records->len)
    return NULL;
  record = &g_array_index (self->records, Record, position);
  return comstock_log_entry_new (game, record->move, &record->event);
}

static void
comstock_log_init_list (GListModelInterface *iface)
{
  iface->get_item_type = comstock_log_get_item_type;
  iface->get_n_items = comstock_log_get_n_items;
  iface->get_item = comstock_log_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockLog, comstock_log, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, comstock_log_init_list))

static void
comstock_log_finalize (GObject *object)
{
  ComstockLog *self = COMSTOCK_LOG (object);

  g_weak_ref_clear (&self->game);
  g_array_unref (self->records);
  G_OBJECT_CLASS (comstock_log_parent_class)->finalize (object);
}

static void
comstock_log_class_init (ComstockLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_log_finalize;
}

static void
comstock_log_init (ComstockLog *self)
{
  g_weak_ref_init (&self->game, NULL);
  self->records = g_array_new (FALSE, FALSE, sizeof (Record));
}

ComstockLog *
comstock_log_new (ComstockGame *game)
{
  ComstockLog *self = g_object_new (COMSTOCK_TYPE_LOG, NULL);

  g_weak_ref_set (&self->game, game);
  return self;
}

void
comstock_log_append (ComstockLog    *self,
                     guint           move,
                     const CsEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      const Record record = { move, events->items[i] };

      g_array_append_val (self->records, record);
    }
}

void
comstock_log_truncate (ComstockLog *self,
                       guint        move)
{
  const guint length = comstock_log_get_length (self, move);

  g_array_set_size (self->records, length);
  self->kept = MIN (self->kept, length);
}

void
comstock_log_flush (ComstockLog *self)
{
  const guint kept = self->kept;
  const guint removed = self->told - kept;
  const guint added = self->records->len - kept;

  self->told = self->kept = self->records->len;
  if (removed > 0 || added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, removed, added);
}

guint
comstock_log_get_length (ComstockLog *self,
                         guint        move)
{
  guint low = 0;
  guint high = self->records->len;

  while (low < high)
    {
      const guint middle = (low + high) / 2;

      if (g_array_index (self->records, Record, middle).move <= move)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

GArray *
comstock_log_dup_events (ComstockLog *self,
                         guint        after,
                         guint        move)
{
  const guint end = comstock_log_get_length (self, move);
  GArray *events = g_array_new (FALSE, FALSE, sizeof (CsEvent));

  for (guint i = comstock_log_get_length (self, after); i < end; i++)
    g_array_append_val (events, g_array_index (self->records, Record, i).event);
  return events;
}
