/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cells lie row by row over what the grid draws; they are kept while the frame only moves. */

#include "comstock-cards-city-parcels.h"

#include "comstock-cards-parcel-cell.h"
#include "model/cards/comstock-cards-spoken.h"
#include "model/cards/comstock-cards-topics.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-spot.h"

struct _ComstockCardsCityParcels
{
  GtkWidget *grid;
  GtkWidget *above;
  const ComstockPlaneFrame *frame;
  GCallback on_activate;
  GArray *items;   /* ComstockCardsCityParcel, row by row of the frame */
  CardsBoard lit;
  CardsBoard in_the_way;
};

void
comstock_cards_city_verdict_clear (ComstockCardsCityVerdict *self)
{
  g_free (self->sentence);
  g_free (self->shown);
  *self = (ComstockCardsCityVerdict) { 0 };
}

const char *
comstock_cards_city_verdict_get_shown (const ComstockCardsCityVerdict *self)
{
  return self->shown != NULL ? self->shown : self->sentence;
}

static void
clear_parcel (gpointer data)
{
  ComstockCardsCityParcel *parcel = data;

  g_clear_pointer (&parcel->cell, gtk_widget_unparent);
  comstock_cards_city_verdict_clear (&parcel->verdict);
}

ComstockCardsCityParcels *
comstock_cards_city_parcels_new (GtkWidget                *grid,
                                 GtkWidget                *above,
                                 const ComstockPlaneFrame *frame,
                                 GCallback                 on_activate)
{
  ComstockCardsCityParcels *self = g_new0 (ComstockCardsCityParcels, 1);

  self->grid = grid;
  self->above = above;
  self->frame = frame;
  self->on_activate = on_activate;
  self->items = g_array_new (FALSE, TRUE, sizeof (ComstockCardsCityParcel));
  g_array_set_clear_func (self->items, clear_parcel);
  return self;
}

void
comstock_cards_city_parcels_free (ComstockCardsCityParcels *self)
{
  g_array_unref (self->items);
  g_free (self);
}

void
comstock_cards_city_parcels_clear (ComstockCardsCityParcels *self)
{
  g_array_set_size (self->items, 0);
}

static ComstockCardsCityParcel *
get_nth (ComstockCardsCityParcels *self,
         guint                     index)
{
  return &g_array_index (self->items, ComstockCardsCityParcel, index);
}

static void
get_place (ComstockCardsCityParcels *self,
           guint                     index,
           int                      *x,
           int                      *y)
{
  const int columns = self->frame->extent.width;

  *x = self->frame->extent.x + (int) index % columns;
  *y = self->frame->extent.y + (int) index / columns;
}

const ComstockCardsCityParcel *
comstock_cards_city_parcels_get (ComstockCardsCityParcels *self,
                                 int                       x,
                                 int                       y)
{
  const GdkRectangle *extent = &self->frame->extent;
  const guint index = (guint) ((y - extent->y) * extent->width + (x - extent->x));

  if (!gdk_rectangle_contains_point (extent, x, y) || index >= self->items->len)
    return NULL;
  return get_nth (self, index);
}

gboolean
comstock_cards_city_parcels_find (ComstockCardsCityParcels *self,
                                  GtkWidget                *cell,
                                  int                      *x,
                                  int                      *y)
{
  for (guint i = 0; i < self->items->len; i++)
    if (get_nth (self, i)->cell == cell)
      {
        get_place (self, i, x, y);
        return TRUE;
      }
  return FALSE;
}

gboolean
comstock_cards_city_parcels_next_allowed (ComstockCardsCityParcels *self,
                                          int                       step,
                                          int                      *x,
                                          int                      *y)
{
  const int n = (int) self->items->len;
  const int columns = self->frame->extent.width;
  int index = (*y - self->frame->extent.y) * columns + *x - self->frame->extent.x;

  for (int tried = 0; tried < n; tried++)
    {
      index = (index + step + n) % n;
      if (get_nth (self, (guint) index)->verdict.allowed)
        {
          get_place (self, (guint) index, x, y);
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
comstock_cards_city_parcels_find_looked_at (ComstockCardsCityParcels *self,
                                            ComstockCardsPlace       *place)
{
  static const GtkStateFlags looks[] = { GTK_STATE_FLAG_PRELIGHT, GTK_STATE_FLAG_FOCUSED };

  for (gsize look = 0; look < G_N_ELEMENTS (looks); look++)
    for (guint i = 0; i < self->items->len; i++)
      if ((gtk_widget_get_state_flags (get_nth (self, i)->cell) & looks[look]) != 0)
        {
          get_place (self, i, &place->x, &place->y);
          return TRUE;
        }
  return FALSE;
}

/* Of a card that is to be placed all of its four parcels matter. */
static char *
dup_label (ComstockCardsCity *city,
           gboolean           for_card,
           int                x,
           int                y)
{
  char *place = for_card ? comstock_cards_spoken_dup_place (city, x, y) : NULL;

  return place != NULL ? place : comstock_cards_city_dup_parcel_label (city, x, y);
}

/* A new description of what has the focus would be read at once: the rules can wait. */
static void
describe (ComstockCardsCityParcel *parcel,
          ComstockCardsCity       *city,
          gboolean                 for_card,
          int                      x,
          int                      y)
{
  const CardsParcel kind = comstock_cards_city_get_parcel (city, x, y);
  g_autofree char *label = dup_label (city, for_card, x, y);
  g_autofree char *rules = comstock_cards_city_dup_parcel_rules (city, x, y);
  g_autofree char *text = comstock_cards_city_dup_parcel_text (city, x, y);
  g_autofree char *topic = kind != CARDS_NO_PARCEL ? comstock_cards_topics_of_parcel (kind) : NULL;

  if (gtk_widget_is_focus (parcel->cell))
    parcel->hushed = TRUE;
  else if (parcel->verdict.sentence != NULL)
    parcel->hushed = FALSE;
  comstock_explain_set_topics (parcel->cell, topic);
  comstock_spot_describe (parcel->cell, label,
                          parcel->verdict.sentence != NULL ? parcel->verdict.sentence
                          : parcel->hushed                 ? NULL
                                                           : rules);
  /* What is asked about a parcel has a bubble of its own. */
  comstock_cards_parcel_cell_explain (COMSTOCK_CARDS_PARCEL_CELL (parcel->cell),
                                      parcel->verdict.sentence == NULL ? text : NULL);
}

void
comstock_cards_city_parcels_refresh (ComstockCardsCityParcels *self,
                                     ComstockCardsCity        *city,
                                     gboolean                  for_card,
                                     ComstockCardsCityJudge    judge,
                                     gpointer                  data)
{
  const guint wanted = city != NULL ? comstock_plane_extent_cells (&self->frame->extent) : 0;

  if (self->items->len > wanted)
    g_array_set_size (self->items, wanted);
  while (self->items->len < wanted)
    {
      const ComstockCardsCityParcel parcel = { .cell = comstock_cards_parcel_cell_new () };

      gtk_widget_insert_before (parcel.cell, self->grid, self->above);
      g_signal_connect_object (parcel.cell, "activate", self->on_activate, self->grid, G_CONNECT_SWAPPED);
      g_signal_connect_object (parcel.cell, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw), self->grid,
                               G_CONNECT_SWAPPED);
      g_array_append_val (self->items, parcel);
    }
  for (guint i = 0; i < self->items->len; i++)
    {
      ComstockCardsCityParcel *parcel = get_nth (self, i);
      int x, y;

      get_place (self, i, &x, &y);
      comstock_cards_city_verdict_clear (&parcel->verdict);
      if (judge != NULL)
        judge (x, y, &parcel->verdict, data);
      describe (parcel, city, for_card, x, y);
    }
}

void
comstock_cards_city_parcels_set_lit (ComstockCardsCityParcels *self,
                                     CardsBoard                board)
{
  self->lit = board;
}

gboolean
comstock_cards_city_parcels_set_in_the_way (ComstockCardsCityParcels *self,
                                            CardsBoard                board)
{
  const gboolean changed = self->in_the_way != board;

  self->in_the_way = board;
  return changed;
}

/* A free column of the ring keeps rows apart, but bare table may share a bit with a parcel of the city. */
static gboolean
is_on (CardsBoard         board,
       ComstockCardsCity *city,
       int                x,
       int                y)
{
  return (board & cards_board_bit (x, y)) != 0 && comstock_cards_city_get_parcel (city, x, y) != CARDS_NO_PARCEL;
}

gboolean
comstock_cards_city_parcels_find_lit (ComstockCardsCityParcels *self,
                                      ComstockCardsCity        *city,
                                      GdkRectangle             *area)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->items->len; i++)
    {
      int x, y;

      get_place (self, i, &x, &y);
      if (!is_on (self->lit, city, x, y))
        continue;
      if (any)
        gdk_rectangle_union (area, &(GdkRectangle) { x, y, 1, 1 }, area);
      else
        *area = (GdkRectangle) { x, y, 1, 1 };
      any = TRUE;
    }
  return any;
}

void
comstock_cards_city_parcels_light (ComstockCardsCityParcels *self,
                                   ComstockCardsCity        *city,
                                   ComstockCardsCityNews    *news)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      ComstockCardsParcelCell *cell = COMSTOCK_CARDS_PARCEL_CELL (get_nth (self, i)->cell);
      int x, y, change;

      get_place (self, i, &x, &y);
      if (comstock_cards_city_news_find_change (news, city, x, y, &change))
        comstock_cards_parcel_cell_light (cell, COMSTOCK_CARDS_LIGHT_SCORED, change);
      else
        comstock_cards_parcel_cell_light (cell,
                                          is_on (self->in_the_way, city, x, y) ? COMSTOCK_CARDS_LIGHT_IN_THE_WAY
                                          : is_on (self->lit, city, x, y)      ? COMSTOCK_CARDS_LIGHT_COUNTED
                                                                               : COMSTOCK_CARDS_LIGHT_NONE,
                                          0);
    }
}

void
comstock_cards_city_parcels_allocate (ComstockCardsCityParcels *self)
{
  const int side = self->frame->cell;

  for (guint i = 0; i < self->items->len; i++)
    {
      const int columns = self->frame->extent.width;
      const int x = self->frame->x + ((int) i % columns) * side;
      const int y = self->frame->y + ((int) i / columns) * side;

      comstock_spot_allocate (get_nth (self, i)->cell,
                              &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) side, (float) side));
    }
}
