/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cursor of a city grid: where it may go, what it says there, and how keys move it. */

#include "comstock-city-grid-private.h"

#include "ui/comstock-announcer.h"

int
comstock_city_grid_cursor_side (ComstockCityGrid *self)
{
  return self->ghost != NULL ? COMSTOCK_CITY_CARD_SIDE : 1;
}

gboolean
comstock_city_grid_has_focus (ComstockCityGrid *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* The cursor stays where its whole ghost is seen. */
void
comstock_city_grid_clamp (ComstockCityGrid *self,
                          int              *x,
                          int              *y)
{
  const ComstockArea *area = &self->frame.area;
  const int side = comstock_city_grid_cursor_side (self);

  *x = CLAMP (*x, area->left, area->right - side);
  *y = CLAMP (*y, area->top, area->bottom - side);
}

/* What is under the cursor matters while something is asked; else the card just laid is spoken of. */
void
comstock_city_grid_update_bubble (ComstockCityGrid *self)
{
  const ComstockCityParcel *parcel = comstock_city_grid_get_parcel (self, self->cursor_x, self->cursor_y);
  const gboolean asked = self->judge != NULL && parcel != NULL;
  ComstockPlace place = { self->cursor_x, self->cursor_y };
  int side = comstock_city_grid_cursor_side (self);
  graphene_rect_t bounds;

  if (!asked && self->news != NULL)
    {
      place = self->news_place;
      side = COMSTOCK_CITY_CARD_SIDE;
    }
  bounds = comstock_city_frame_bounds (&self->frame, place.x, place.y, side);
  comstock_city_bubble_point_at (self->bubble, &bounds, &self->frame, self->city);
  if (asked)
    comstock_city_bubble_say (self->bubble, self->overstep != NULL ? self->overstep : parcel->sentence,
                              self->overstep != NULL || !parcel->allowed);
  else
    comstock_city_bubble_say (self->bubble, self->news, self->refused);
}

void
comstock_city_grid_get_cursor (ComstockCityGrid *self,
                               int              *x,
                               int              *y)
{
  *x = self->cursor_x;
  *y = self->cursor_y;
}

graphene_rect_t
comstock_city_grid_get_cursor_bounds (ComstockCityGrid *self)
{
  return comstock_city_frame_bounds (&self->frame, self->cursor_x, self->cursor_y,
                                     comstock_city_grid_cursor_side (self));
}

void
comstock_city_grid_move_cursor (ComstockCityGrid *self,
                                int               x,
                                int               y)
{
  comstock_city_grid_clamp (self, &x, &y);
  g_clear_pointer (&self->overstep, g_free);
  self->cursor_x = x;
  self->cursor_y = y;
  comstock_city_grid_update_bubble (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_city_grid_scroll_to (ComstockCityGrid   *self,
                              const ComstockArea *area)
{
  const int from[2] = { area->left - self->frame.area.left, area->top - self->frame.area.top };
  const int to[2] = { area->right - self->frame.area.left, area->bottom - self->frame.area.top };

  /* The numbers over the edge of a scrolled table are not to lie over the parcels either. */
  for (int i = 0; i < 2; i++)
    comstock_pannable_reveal (COMSTOCK_PANNABLE (self), (GtkOrientation) i, from[i] * self->frame.cell,
                              self->ruler + to[i] * self->frame.cell);
}

void
comstock_city_grid_scroll_to_cursor (ComstockCityGrid *self)
{
  const int side = comstock_city_grid_cursor_side (self);
  const ComstockArea area = { self->cursor_x, self->cursor_y, self->cursor_x + side, self->cursor_y + side };

  comstock_city_grid_scroll_to (self, &area);
}

void
comstock_city_grid_set_cursor (ComstockCityGrid *self,
                               int               x,
                               int               y)
{
  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  self->pinned = TRUE;
  comstock_city_grid_move_cursor (self, x, y);
  comstock_city_grid_scroll_to_cursor (self);
  if (comstock_city_grid_has_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
comstock_city_grid_next_allowed (ComstockCityGrid *self,
                                 int               step)
{
  const int n = (int) self->parcels->len;
  const int columns = comstock_city_frame_columns (&self->frame);
  int index = (self->cursor_y - self->frame.area.top) * columns + self->cursor_x - self->frame.area.left;

  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  for (int tried = 0; tried < n; tried++)
    {
      index = (index + step + n) % n;
      if (g_array_index (self->parcels, ComstockCityParcel, (guint) index).allowed)
        {
          int x, y;

          comstock_city_grid_get_place (self, (guint) index, &x, &y);
          comstock_city_grid_set_cursor (self, x, y);
          return;
        }
    }
}

/* Beyond the frame no place is legal; the ghost stays and says why. */
static gboolean
overstep (ComstockCityGrid *self,
          int               x,
          int               y)
{
  if (self->ghost == NULL)
    return FALSE;
  g_clear_pointer (&self->overstep, g_free);
  self->judge (x, y, &self->overstep, self->judge_data);
  comstock_city_grid_update_bubble (self);
  gtk_widget_error_bell (GTK_WIDGET (self));
  if (self->overstep != NULL)
    comstock_announce (GTK_WIDGET (self), self->overstep);
  return TRUE;
}

gboolean
comstock_city_grid_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  static const int steps[][2] = {
    [GTK_DIR_UP] = { 0, -1 }, [GTK_DIR_DOWN] = { 0, 1 }, [GTK_DIR_LEFT] = { -1, 0 }, [GTK_DIR_RIGHT] = { 1, 0 },
  };
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (widget);
  int x = self->cursor_x;
  int y = self->cursor_y;

  if (!comstock_city_grid_has_focus (self))
    return gtk_widget_grab_focus (widget);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  x += steps[direction][0];
  y += steps[direction][1];
  comstock_city_grid_clamp (self, &x, &y);
  if (x == self->cursor_x && y == self->cursor_y)
    return overstep (self, x + steps[direction][0], y + steps[direction][1]);
  comstock_city_grid_set_cursor (self, x, y);
  return TRUE;
}

gboolean
comstock_city_grid_grab_focus (GtkWidget *widget)
{
  ComstockCityGrid *self = COMSTOCK_CITY_GRID (widget);
  const ComstockCityParcel *parcel = comstock_city_grid_get_parcel (self, self->cursor_x, self->cursor_y);

  return parcel != NULL && gtk_widget_grab_focus (parcel->cell);
}
