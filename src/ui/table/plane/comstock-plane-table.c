/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bubble is the overlay's, and goes with that. */

#include "comstock-plane-table.h"

#include "ui/kit/comstock-announcer.h"
#include "ui/table/comstock-callout.h"

typedef struct
{
  ComstockTable *table;         /* around the plane */
  ComstockCallout *bubble;      /* weak */
} Joint;

static void
joint_free (gpointer data)
{
  Joint *joint = data;

  g_clear_weak_pointer (&joint->bubble);
  g_free (joint);
}

static Joint *
get_joint (ComstockPlane *self)
{
  return g_object_get_data (G_OBJECT (self), "comstock-plane-joint");
}

static void
hide_refusal (ComstockPlane *self)
{
  Joint *joint = get_joint (self);
  ComstockCallout *bubble = joint->bubble;

  if (bubble == NULL)
    return;
  g_clear_weak_pointer (&joint->bubble);
  comstock_callout_remove (bubble);
}

static void
show_refusal (ComstockPlane       *self,
              const ComstockPlace *place,
              const char          *refusal)
{
  Joint *joint = get_joint (self);
  graphene_rect_t bounds;

  hide_refusal (self);
  comstock_plane_get_bounds (self, place, &bounds);
  g_set_weak_pointer (&joint->bubble,
                      comstock_callout_add (comstock_table_get_overlay (joint->table), COMSTOCK_CALLOUT_REPLY, refusal,
                                            GTK_WIDGET (self), &bounds));
  comstock_announce_answer (GTK_WIDGET (self), refusal);
}

static void
on_pressed (ComstockPlane       *self,
            const ComstockPlace *place)
{
  ComstockTable *table = get_joint (self)->table;
  const ComstockAsk *ask = comstock_table_get_ask (table);
  g_autofree char *refusal = NULL;
  guint n;

  comstock_ask_find_at (ask, place, &n);
  if (n == 0 && ask->seat >= 0)
    refusal = comstock_table_dup_refusal_at (table, (guint) ask->seat, place);
  if (refusal != NULL)
    show_refusal (self, place, refusal);
  else
    comstock_table_press (table, place);
}

void
comstock_plane_join (ComstockPlane *self,
                     ComstockTable *table)
{
  Joint *joint = g_new0 (Joint, 1);

  g_return_if_fail (COMSTOCK_IS_PLANE (self));
  g_return_if_fail (COMSTOCK_IS_TABLE (table));

  joint->table = table;
  g_object_set_data_full (G_OBJECT (self), "comstock-plane-joint", joint, joint_free);
  g_signal_connect (self, "pressed", G_CALLBACK (on_pressed), NULL);
  g_signal_connect (self, "aimed", G_CALLBACK (hide_refusal), NULL);
  g_signal_connect_object (comstock_table_get_game (table), "changed", G_CALLBACK (hide_refusal), self,
                           G_CONNECT_SWAPPED);
}
