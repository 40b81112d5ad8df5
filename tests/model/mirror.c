/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mirrors of list models and properties. */

#include "mirror.h"

struct _Mirror
{
  GPtrArray *lists;     /* of List */
  GPtrArray *objects;   /* of Object */
  guint count;
};

typedef struct
{
  Mirror *mirror;
  GListModel *list;
  GPtrArray *items;     /* references */
} List;

typedef struct
{
  Mirror *mirror;
  GObject *object;
  GHashTable *values;   /* property name to its value as text */
} Object;

static void
list_free (gpointer data)
{
  List *self = data;

  g_signal_handlers_disconnect_by_data (self->list, self);
  g_object_unref (self->list);
  g_ptr_array_unref (self->items);
  g_free (self);
}

static void
object_free (gpointer data)
{
  Object *self = data;

  g_signal_handlers_disconnect_by_data (self->object, self);
  g_object_unref (self->object);
  g_hash_table_unref (self->values);
  g_free (self);
}

Mirror *
mirror_new (void)
{
  Mirror *self = g_new0 (Mirror, 1);

  self->lists = g_ptr_array_new_with_free_func (list_free);
  self->objects = g_ptr_array_new_with_free_func (object_free);
  return self;
}

void
mirror_free (Mirror *self)
{
  g_ptr_array_unref (self->lists);
  g_ptr_array_unref (self->objects);
  g_free (self);
}

static void
on_items_changed (GListModel *list,
                  guint       position,
                  guint       removed,
                  guint       added,
                  gpointer    data)
{
  List *self = data;

  self->mirror->count++;
  g_assert_cmpuint (removed + added, >, 0);
  g_assert_cmpuint (position + removed, <=, self->items->len);
  for (guint i = 0; i < removed; i++)
    g_ptr_array_remove_index (self->items, position);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (self->items, (int) (position + i),
                        g_list_model_get_item (list, position + i));
}

void
mirror_add_list (Mirror     *self,
                 GListModel *list)
{
  List *copy = g_new (List, 1);

  *copy = (List) { self, g_object_ref (list), g_ptr_array_new_with_free_func (g_object_unref) };
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (copy->items, g_list_model_get_item (list, i));
  g_signal_connect (list, "items-changed", G_CALLBACK (on_items_changed), copy);
  g_ptr_array_add (self->lists, copy);
}

static char *
dup_value (GObject    *object,
           const char *name)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (object, name, &value);
  return g_strdup_value_contents (&value);
}

static void
on_notify (GObject    *object,
           GParamSpec *spec,
           gpointer    data)
{
  Object *self = data;
  char *now = dup_value (object, spec->name);

  self->mirror->count++;
  g_assert_cmpstr (g_hash_table_lookup (self->values, spec->name), !=, now);
  g_hash_table_replace (self->values, g_strdup (spec->name), now);
}

void
mirror_add_object (Mirror  *self,
                   GObject *object)
{
  Object *copy = g_new (Object, 1);
  g_autofree GParamSpec **specs = NULL;
  guint n;

  *copy = (Object) {
    self, g_object_ref (object), g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free)
  };
  specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);
  for (guint i = 0; i < n; i++)
    g_hash_table_insert (copy->values, g_strdup (specs[i]->name),
                         dup_value (object, specs[i]->name));
  g_signal_connect (object, "notify", G_CALLBACK (on_notify), copy);
  g_ptr_array_add (self->objects, copy);
}

static void
check_list (const List *self)
{
  g_assert_cmpuint (self->items->len, ==, g_list_model_get_n_items (self->list));
  for (guint i = 0; i < self->items->len; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (self->list, i);

      g_assert_true (item == self->items->pdata[i]);
    }
}

static void
check_object (const Object *self)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, self->values);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      g_autofree char *now = dup_value (self->object, name);

      g_assert_cmpstr (value, ==, now);
    }
}

void
mirror_check (Mirror *self)
{
  for (guint i = 0; i < self->lists->len; i++)
    check_list (self->lists->pdata[i]);
  for (guint i = 0; i < self->objects->len; i++)
    check_object (self->objects->pdata[i]);
}

guint
mirror_take_count (Mirror *self)
{
  const guint count = self->count;

  self->count = 0;
  return count;
}
