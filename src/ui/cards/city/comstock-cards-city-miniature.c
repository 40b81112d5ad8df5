/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The city as large as the widget allows, and over it a veil with holes where the light is. */

#include "comstock-cards-city-miniature.h"

#include "comstock-cards-city-canvas.h"
#include "ui/kit/comstock-art.h"

#define HEIGHT 200
#define MIN_HEIGHT 96
#define MAX_CELL 40
#define FRAME 3

struct _ComstockCardsCityMiniature
{
  GtkWidget parent_instance;

  ComstockCardsCity *city;
  CardsBoard lit;
};

G_DEFINE_FINAL_TYPE (ComstockCardsCityMiniature, comstock_cards_city_miniature, GTK_TYPE_WIDGET)

void
comstock_cards_city_miniature_show (ComstockCardsCityMiniature *self,
                                    ComstockCardsCity          *city,
                                    CardsBoard                  lit)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_MINIATURE (self));

  g_set_object (&self->city, city);
  self->lit = lit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

CardsBoard
comstock_cards_city_miniature_get_lit (ComstockCardsCityMiniature *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY_MINIATURE (self), 0);

  return self->lit;
}

static void
comstock_cards_city_miniature_measure (GtkWidget     *widget,
                                       GtkOrientation orientation,
                                       int            for_size,
                                       int           *minimum,
                                       int           *natural,
                                       int           *minimum_baseline,
                                       int           *natural_baseline)
{
  *minimum = MIN_HEIGHT;
  *natural = HEIGHT;
}

/* The city in the middle, its parcels as large as they fit. */
static void
fit_frame (ComstockCardsCityMiniature *self,
           ComstockCardsCityFrame     *frame)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  int columns, rows;

  *frame = (ComstockCardsCityFrame) { .cell = 1 };
  if (!comstock_cards_city_get_box (self->city, &frame->area))
    comstock_cards_city_get_reach (self->city, &frame->area);
  columns = comstock_cards_city_frame_columns (frame);
  rows = comstock_cards_city_frame_rows (frame);
  frame->cell = CLAMP (MIN ((width - 2 * FRAME) / columns, (height - 2 * FRAME) / rows), 1, MAX_CELL);
  frame->x = (width - columns * frame->cell) / 2;
  frame->y = (height - rows * frame->cell) / 2;
}

/* Light is told by a frame and by the dark around it, not by its colour. */
static void
snapshot_parcel (ComstockCardsCityMiniature   *self,
                 GtkSnapshot                  *snapshot,
                 const ComstockCardsCityFrame *frame,
                 int                           x,
                 int                           y)
{
  const graphene_rect_t bounds = comstock_cards_city_frame_bounds (frame, x, y, 1);
  const GdkRGBA veil = { 0, 0, 0, 0.55f };
  const GdkRGBA light = comstock_art_get_color (GTK_WIDGET (self), "comstock_lit");
  const GdkRGBA ink = comstock_art_get_color (GTK_WIDGET (self), "comstock_ink");
  GskRoundedRect outline;

  if ((self->lit >> cards_board_index (x, y) & 1) == 0)
    {
      gtk_snapshot_append_color (snapshot, &veil, &bounds);
      return;
    }
  gsk_rounded_rect_init_from_rect (&outline, &bounds, 0);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { FRAME, FRAME, FRAME, FRAME },
                              (GdkRGBA[4]) { light, light, light, light });
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { ink, ink, ink, ink });
}

static void
comstock_cards_city_miniature_snapshot (GtkWidget   *widget,
                                        GtkSnapshot *snapshot)
{
  ComstockCardsCityMiniature *self = COMSTOCK_CARDS_CITY_MINIATURE (widget);
  ComstockCardsCityFrame frame;

  if (self->city == NULL)
    return;
  fit_frame (self, &frame);
  comstock_cards_city_canvas_cards (widget, snapshot, &frame, self->city, COMSTOCK_ART_PIXELS);
  if (self->lit == 0)
    return;
  for (int y = frame.area.top; y < frame.area.bottom; y++)
    for (int x = frame.area.left; x < frame.area.right; x++)
      if (comstock_cards_city_get_parcel (self->city, x, y) != CARDS_NO_PARCEL)
        snapshot_parcel (self, snapshot, &frame, x, y);
}

static void
comstock_cards_city_miniature_css_changed (GtkWidget         *widget,
                                           GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_city_miniature_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
comstock_cards_city_miniature_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_CARDS_CITY_MINIATURE (object)->city);
  G_OBJECT_CLASS (comstock_cards_city_miniature_parent_class)->dispose (object);
}

static void
comstock_cards_city_miniature_class_init (ComstockCardsCityMiniatureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_city_miniature_dispose;
  widget_class->measure = comstock_cards_city_miniature_measure;
  widget_class->snapshot = comstock_cards_city_miniature_snapshot;
  widget_class->css_changed = comstock_cards_city_miniature_css_changed;
  gtk_widget_class_set_css_name (widget_class, "city-miniature");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_cards_city_miniature_init (ComstockCardsCityMiniature *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
