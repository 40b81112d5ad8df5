/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The interface through which a widget hands on what a person sees of it. */

#include "comstock-look.h"

G_DEFINE_INTERFACE (ComstockLook, comstock_look, GTK_TYPE_WIDGET)

static void
comstock_look_default_init (ComstockLookInterface *iface)
{
}

GVariant *
comstock_look_dup (ComstockLook *self)
{
  GVariant *look;

  g_return_val_if_fail (COMSTOCK_IS_LOOK (self), NULL);

  look = COMSTOCK_LOOK_GET_IFACE (self)->dup (self);
  return g_variant_ref_sink (look != NULL ? look : g_variant_new ("()"));
}

void
comstock_look_set (ComstockLook *self,
                   GVariant     *look)
{
  g_autoptr (GVariant) own = g_variant_ref_sink (look);

  g_return_if_fail (COMSTOCK_IS_LOOK (self));

  if (!g_variant_is_of_type (own, G_VARIANT_TYPE_UNIT))
    COMSTOCK_LOOK_GET_IFACE (self)->set (self, own);
}
