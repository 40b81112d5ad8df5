/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bubble listens for what ends it, so that nobody keeps it. */

#include "comstock-plane-table.h"

#include "ui/kit/comstock-announcer.h"
#include "ui/table/comstock-callout.h"

static void
show_refusal (ComstockPlane       *self,
              const ComstockPlace *place,
              ComstockTable       *table,
              const char          *refusal)
{
  graphene_rect_t bounds;
  ComstockCallout *bubble;

  comstock_plane_get_bounds (self, place, &bounds);
  bubble = comstock_callout_add (comstock_table_get_overlay (table), COMSTOCK_CALLOUT_REPLY, refusal, GTK_WIDGET (self),
                                 &bounds);
  g_signal_connect_object (self, "pressed", G_CALLBACK (comstock_callout_remove), bubble, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "aimed", G_CALLBACK (comstock_callout_remove), bubble, G_CONNECT_SWAPPED);
  g_signal_connect_object (comstock_table_get_game (table), "changed", G_CALLBACK (comstock_callout_remove), bubble,
                           G_CONNECT_SWAPPED);
  comstock_announce_answer (GTK_WIDGET (self), refusal);
}

static void
on_pressed (ComstockPlane       *self,
            const ComstockPlace *place,
            ComstockTable       *table)
{
  const ComstockAsk *ask = comstock_table_get_ask (table);
  g_autofree char *refusal = NULL;
  guint n;

  comstock_ask_find_at (ask, place, &n);
  if (n == 0 && ask->seat >= 0)
    refusal = comstock_table_dup_refusal_at (table, (guint) ask->seat, place);
  if (refusal != NULL)
    show_refusal (self, place, table, refusal);
  else
    comstock_table_press (table, place);
}

void
comstock_plane_join (ComstockPlane *self,
                     ComstockTable *table)
{
  g_return_if_fail (COMSTOCK_IS_PLANE (self));
  g_return_if_fail (COMSTOCK_IS_TABLE (table));

  g_signal_connect_object (self, "pressed", G_CALLBACK (on_pressed), table, 0);
}
