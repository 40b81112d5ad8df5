/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Read-only number properties that notify only on change; private to the model. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* One property: G_TYPE_INT, G_TYPE_UINT or G_TYPE_BOOLEAN. */
typedef struct
{
  const char *name;
  GType type;
} ComstockValueInfo;

/* Installs the properties 1 … @n of a class by @infos[1 … n] and writes their specs into @specs. */
void comstock_values_install (GObjectClass            *klass,
                              const ComstockValueInfo *infos,
                              guint                    n,
                              GParamSpec             **specs);

/* Sets *@slot, which keeps the value of @spec, and notifies if that is a change. */
void comstock_value_set      (gpointer    object,
                              GParamSpec *spec,
                              int        *slot,
                              int         number);

/* Stores @number in @value as the type of @spec. */
void comstock_value_export   (GParamSpec *spec,
                              int         number,
                              GValue     *value);

/* Makes @store hold the @n objects of @items, in one change where they differ. */
void comstock_list_sync      (GListStore *store,
                              gpointer   *items,
                              guint       n);

G_END_DECLS
