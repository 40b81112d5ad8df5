/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a city grid draws itself: what stays the same while the ghost moves is drawn once and kept. */

#include "comstock-city-grid-private.h"

#include "comstock-city-canvas.h"
#include "ui/comstock-freeze.h"

void
comstock_city_grid_redraw_table (ComstockCityGrid *self)
{
  g_clear_pointer (&self->table_node, gsk_render_node_unref);
  g_clear_pointer (&self->ruler_node, gsk_render_node_unref);
  g_clear_pointer (&self->ghost_node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A card that may be sold is marked once, at its north-west parcel. */
static gboolean
is_card_start (ComstockCityGrid *self,
               int               x,
               int               y)
{
  ComstockCard *card = comstock_city_get_card_at (self->city, x, y);
  ComstockPlace place;

  return card != NULL && comstock_city_find_card (self->city, card, &place) && place.x == x && place.y == y;
}

static void
snapshot_marks (ComstockCityGrid        *self,
                GtkSnapshot             *snapshot,
                const ComstockCityFrame *frame)
{
  ComstockArea box;

  /* In an empty city the first card lies anywhere: marks would say nothing. */
  if (!comstock_city_get_box (self->city, &box))
    return;
  for (guint i = 0; i < self->parcels->len; i++)
    {
      int x, y;

      if (!g_array_index (self->parcels, ComstockCityParcel, i).allowed)
        continue;
      comstock_city_grid_get_place (self, i, &x, &y);
      if (self->ghost != NULL)
        comstock_city_canvas_place_mark (GTK_WIDGET (self), snapshot, frame, x, y);
      else if (is_card_start (self, x, y))
        comstock_city_canvas_sale_mark (GTK_WIDGET (self), snapshot, frame, x, y);
    }
}

static GskRenderNode *
draw_table (ComstockCityGrid *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  ComstockCityFrame frame = self->frame;

  frame.x = 0;
  frame.y = 0;
  comstock_city_canvas_ground (widget, snapshot, &frame);
  if (self->city != NULL)
    {
      comstock_city_canvas_cards (widget, snapshot, &frame, self->city, COMSTOCK_ART_PIXELS);
      snapshot_marks (self, snapshot, &frame);
    }
  return comstock_freeze (snapshot, gtk_widget_get_scale_factor (widget));
}

static GskRenderNode *
draw_rulers (ComstockCityGrid *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  if (self->city != NULL)
    comstock_city_canvas_rulers (GTK_WIDGET (self), snapshot, &self->frame, self->city);
  return gtk_snapshot_free_to_node (snapshot);
}

static GskRenderNode *
draw_ghost (ComstockCityGrid *self,
            gboolean          allowed,
            gboolean          focus)
{
  const ComstockCityFrame frame = { .cell = self->frame.cell };
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  comstock_city_canvas_ghost (GTK_WIDGET (self), snapshot, &frame, self->ghost, 0, 0, allowed, focus);
  return comstock_freeze (snapshot, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
append_at (GtkSnapshot   *snapshot,
           GskRenderNode *node,
           float          x,
           float          y)
{
  if (node == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_ghost (ComstockCityGrid *self,
                GtkSnapshot      *snapshot)
{
  const ComstockCityParcel *parcel = comstock_city_grid_get_parcel (self, self->cursor_x, self->cursor_y);
  const gboolean focus = comstock_city_grid_has_focus (self);
  graphene_rect_t bounds;
  guint state;

  if (self->ghost == NULL || parcel == NULL)
    return;
  state = (parcel->allowed ? 1 : 0) | (focus ? 2 : 0);
  if (state != self->ghost_state)
    g_clear_pointer (&self->ghost_node, gsk_render_node_unref);
  self->ghost_state = state;
  if (self->ghost_node == NULL)
    self->ghost_node = draw_ghost (self, parcel->allowed, focus);
  bounds = comstock_city_frame_bounds (&self->frame, self->cursor_x, self->cursor_y, 1);
  append_at (snapshot, self->ghost_node, bounds.origin.x, bounds.origin.y);
}

void
comstock_city_grid_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (widget);

  if (self->table_node == NULL)
    self->table_node = draw_table (self);
  if (self->ruler_node == NULL)
    self->ruler_node = draw_rulers (self);
  append_at (snapshot, self->table_node, (float) self->frame.x, (float) self->frame.y);
  append_at (snapshot, self->ruler_node, 0, 0);
  snapshot_ghost (self, snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
}
