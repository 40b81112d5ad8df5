/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scrolls viewports by their adjustments, as far as something needs to be seen. */

#include "comstock-sight.h"

void
comstock_sight_scroll_to (GtkWidget             *object,
                          const graphene_rect_t *area)
{
  GtkWidget *view = gtk_widget_get_ancestor (object, GTK_TYPE_VIEWPORT);
  GtkAdjustment *along, *down;
  graphene_matrix_t transform;
  graphene_rect_t there;

  if (view == NULL || !gtk_widget_compute_bounds (object, view, &there))
    return;
  if (area != NULL && gtk_widget_compute_transform (object, view, &transform))
    graphene_matrix_transform_bounds (&transform, area, &there);
  along = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (view));
  down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
  graphene_rect_offset (&there, (float) gtk_adjustment_get_value (along), (float) gtk_adjustment_get_value (down));
  gtk_adjustment_clamp_page (along, (double) there.origin.x, (double) (there.origin.x + there.size.width));
  gtk_adjustment_clamp_page (down, (double) there.origin.y, (double) (there.origin.y + there.size.height));
}
