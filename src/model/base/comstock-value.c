/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the model's objects share: number properties and lists that change only where they must. */

#include "comstock-value.h"

static GParamSpec *
make_spec (const ComstockValueInfo *info)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  if (info->type == G_TYPE_BOOLEAN)
    return g_param_spec_boolean (info->name, NULL, NULL, FALSE, flags);
  if (info->type == G_TYPE_UINT)
    return g_param_spec_uint (info->name, NULL, NULL, 0, G_MAXUINT, 0, flags);
  return g_param_spec_int (info->name, NULL, NULL, G_MININT, G_MAXINT, 0, flags);
}

void
comstock_values_install (GObjectClass            *klass,
                         const ComstockValueInfo *infos,
                         guint                    n,
                         GParamSpec             **specs)
{
  for (guint id = 1; id <= n; id++)
    {
      specs[id] = make_spec (&infos[id]);
      g_object_class_install_property (klass, id, specs[id]);
    }
}

void
comstock_value_set (gpointer    object,
                    GParamSpec *spec,
                    int        *slot,
                    int         number)
{
  if (*slot == number)
    return;
  *slot = number;
  g_object_notify_by_pspec (object, spec);
}

void
comstock_value_export (GParamSpec *spec,
                       int         number,
                       GValue     *value)
{
  if (G_IS_PARAM_SPEC_BOOLEAN (spec))
    g_value_set_boolean (value, number);
  else if (G_IS_PARAM_SPEC_UINT (spec))
    g_value_set_uint (value, (guint) number);
  else
    g_value_set_int (value, number);
}

static gboolean
holds_at (GListModel *model,
          guint       position,
          gpointer    item)
{
  g_autoptr (GObject) object = g_list_model_get_item (model, position);

  return object == item;
}

void
comstock_list_sync (GListStore *store,
                    gpointer   *items,
                    guint       n)
{
  GListModel *model = G_LIST_MODEL (store);
  guint old_n = g_list_model_get_n_items (model);
  guint start = 0;

  while (start < old_n && start < n && holds_at (model, start, items[start]))
    start++;
  while (old_n > start && n > start && holds_at (model, old_n - 1, items[n - 1]))
    {
      old_n--;
      n--;
    }
  if (old_n > start || n > start)
    g_list_store_splice (store, start, old_n - start, items + start, n - start);
}
