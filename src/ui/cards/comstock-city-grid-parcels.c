/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cells of a city grid: what each is called, what a press on it would do, and what is lit. */

#include "comstock-city-grid-private.h"

#include <glib/gi18n.h>

#include "comstock-parcel-cell.h"
#include "model/cards/comstock-topics.h"
#include "ui/comstock-announcer.h"
#include "ui/comstock-explain.h"

#define NEWS_SECONDS 3

ComstockCityParcel *
comstock_city_grid_get_parcel (ComstockCityGrid *self,
                               int               x,
                               int               y)
{
  const ComstockArea *area = &self->frame.area;
  const guint index = (guint) ((y - area->top) * comstock_city_frame_columns (&self->frame) + (x - area->left));

  if (x < area->left || x >= area->right || y < area->top || y >= area->bottom || index >= self->parcels->len)
    return NULL;
  return &g_array_index (self->parcels, ComstockCityParcel, index);
}

void
comstock_city_grid_get_place (ComstockCityGrid *self,
                              guint             index,
                              int              *x,
                              int              *y)
{
  const int columns = comstock_city_frame_columns (&self->frame);

  *x = self->frame.area.left + (int) index % columns;
  *y = self->frame.area.top + (int) index / columns;
}

static void
on_activate (ComstockCityGrid *self,
             GtkWidget        *cell)
{
  for (guint i = 0; i < self->parcels->len; i++)
    if (g_array_index (self->parcels, ComstockCityParcel, i).cell == cell)
      {
        int x, y;

        comstock_city_grid_get_place (self, i, &x, &y);
        comstock_city_grid_set_cursor (self, x, y);
        comstock_city_grid_press (self, x, y);
        return;
      }
}

static void
resize_parcels (ComstockCityGrid *self)
{
  guint wanted = 0;

  if (self->city != NULL)
    wanted = (guint) (comstock_city_frame_columns (&self->frame) * comstock_city_frame_rows (&self->frame));
  if (self->parcels->len > wanted)
    g_array_set_size (self->parcels, wanted);
  while (self->parcels->len < wanted)
    {
      const ComstockCityParcel parcel = { .cell = comstock_parcel_cell_new () };

      gtk_widget_insert_before (parcel.cell, GTK_WIDGET (self), GTK_WIDGET (self->bubble));
      g_signal_connect_object (parcel.cell, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
      g_array_append_val (self->parcels, parcel);
    }
}

/* A free column of the ring keeps rows apart, but bare table may share a bit with a parcel of the city. */
static gboolean
is_counted (ComstockCityGrid *self,
            int               x,
            int               y)
{
  return (self->lit & cards_board_bit (x, y)) != 0 && comstock_city_get_parcel (self->city, x, y) != CARDS_NO_PARCEL;
}

static gboolean
is_of_last_card (ComstockCityGrid *self,
                 int               x,
                 int               y)
{
  return x >= self->news_place.x && x < self->news_place.x + COMSTOCK_CITY_CARD_SIDE &&
         y >= self->news_place.y && y < self->news_place.y + COMSTOCK_CITY_CARD_SIDE;
}

static void
light_parcel (ComstockCityGrid         *self,
              const ComstockCityParcel *parcel,
              int                       x,
              int                       y)
{
  ComstockParcelCell *cell = COMSTOCK_PARCEL_CELL (parcel->cell);
  const gboolean laid = self->news != NULL && !self->refused;
  const int change = laid ? comstock_city_memory_get_change (&self->before, self->city, x, y) : 0;

  if (change != 0 || (laid && is_of_last_card (self, x, y)))
    comstock_parcel_cell_light (cell, COMSTOCK_LIGHT_SCORED, change);
  else
    comstock_parcel_cell_light (cell, is_counted (self, x, y) ? COMSTOCK_LIGHT_COUNTED : COMSTOCK_LIGHT_NONE, 0);
}

static void
light_all (ComstockCityGrid *self)
{
  for (guint i = 0; i < self->parcels->len; i++)
    {
      int x, y;

      comstock_city_grid_get_place (self, i, &x, &y);
      light_parcel (self, &g_array_index (self->parcels, ComstockCityParcel, i), x, y);
    }
}

static void
refresh_parcel (ComstockCityGrid   *self,
                ComstockCityParcel *parcel,
                int                 x,
                int                 y)
{
  const CardsParcel kind = comstock_city_get_parcel (self->city, x, y);
  g_autofree char *label = comstock_city_dup_parcel_label (self->city, x, y);
  g_autofree char *topic = kind != CARDS_NO_PARCEL ? comstock_topics_of_parcel (kind) : NULL;

  comstock_explain_set_topics (parcel->cell, topic);
  g_clear_pointer (&parcel->sentence, g_free);
  parcel->allowed = self->judge != NULL && self->judge (x, y, &parcel->sentence, self->judge_data);
  comstock_parcel_cell_describe (COMSTOCK_PARCEL_CELL (parcel->cell), label, parcel->sentence);
  /* Nothing to tell of bare table, and the ghost has a bubble of its own. */
  gtk_widget_set_has_tooltip (parcel->cell, parcel->sentence == NULL && kind != CARDS_NO_PARCEL);
  light_parcel (self, parcel, x, y);
}

void
comstock_city_grid_refresh (ComstockCityGrid *self)
{
  const gboolean had_focus = comstock_city_grid_has_focus (self);
  double x, y;

  comstock_city_grid_get_middle (self, &x, &y);
  if (comstock_city_frame_follow (&self->frame, self->city) && comstock_pannable_can_pan (COMSTOCK_PANNABLE (self)))
    comstock_city_grid_set_middle (self, self->zoom, x, y);
  resize_parcels (self);
  for (guint i = 0; i < self->parcels->len; i++)
    {
      int column, row;

      comstock_city_grid_get_place (self, i, &column, &row);
      refresh_parcel (self, &g_array_index (self->parcels, ComstockCityParcel, i), column, row);
    }
  g_clear_pointer (&self->overstep, g_free);
  comstock_city_grid_clamp (self, &self->cursor_x, &self->cursor_y);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  comstock_city_grid_redraw_table (self);
  comstock_city_grid_update_bubble (self);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
clear_news (ComstockCityGrid *self)
{
  g_clear_handle_id (&self->news_source, g_source_remove);
  g_clear_pointer (&self->news, g_free);
}

static gboolean
on_news_over (gpointer data)
{
  ComstockCityGrid *self = data;

  self->news_source = 0;
  clear_news (self);
  light_all (self);
  comstock_city_grid_update_bubble (self);
  return G_SOURCE_REMOVE;
}

static void
show_news (ComstockCityGrid *self,
           char             *sentence,
           gboolean          refused)
{
  clear_news (self);
  self->news = sentence;
  self->refused = refused;
  self->news_source = g_timeout_add_seconds (NEWS_SECONDS, on_news_over, self);
}

static void
show_gain (ComstockCityGrid *self)
{
  GListModel *cards = comstock_city_get_cards (self->city);
  g_autoptr (ComstockCard) last = NULL;
  ComstockGain gain;

  if (!comstock_city_memory_find_gain (&self->before, self->city, &gain))
    return;
  last = g_list_model_get_item (cards, g_list_model_get_n_items (cards) - 1);
  comstock_city_find_card (self->city, last, &self->news_place);
  show_news (self, comstock_gain_to_string (&gain), FALSE);
  comstock_announce (GTK_WIDGET (self), self->news);
}

void
comstock_city_grid_tell (ComstockCityGrid *self,
                         int               x,
                         int               y,
                         const char       *refusal)
{
  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  self->news_place = (ComstockPlace) { x, y };
  show_news (self, g_strdup (refusal), TRUE);
  comstock_city_grid_refresh (self);
}

void
comstock_city_grid_follow_city (ComstockCityGrid *self)
{
  clear_news (self);
  self->before = self->now;
  comstock_city_memory_take (&self->now, self->city);
  show_gain (self);
  comstock_city_grid_refresh (self);
}

void
comstock_city_grid_forget_news (ComstockCityGrid *self)
{
  clear_news (self);
  comstock_city_memory_take (&self->now, self->city);
}

/* Where the lit parcels lie; FALSE if none is. */
static gboolean
find_lit (ComstockCityGrid *self,
          ComstockArea     *area)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->parcels->len; i++)
    {
      int x, y;

      comstock_city_grid_get_place (self, i, &x, &y);
      if (!is_counted (self, x, y))
        continue;
      if (!any)
        *area = (ComstockArea) { x, y, x + 1, y + 1 };
      *area = (ComstockArea) { MIN (area->left, x), MIN (area->top, y), MAX (area->right, x + 1),
                               MAX (area->bottom, y + 1) };
      any = TRUE;
    }
  return any;
}

void
comstock_city_grid_highlight (ComstockCityGrid *self,
                              CardsBoard        board)
{
  ComstockArea area;

  g_return_if_fail (COMSTOCK_IS_CITY_GRID (self));

  self->lit = board;
  light_all (self);
  if (find_lit (self, &area))
    comstock_city_grid_scroll_to (self, &area);
}
