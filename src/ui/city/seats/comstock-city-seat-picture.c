/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All seats have bars of one scale, so that they are compared at sight. */

#include "comstock-city-seat-picture.h"

#include "engine/city/city-outlook.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"

/* In pixels. */
#define WIDTH 150
#define FOLLOWER 27             /* height */
#define ICON 17
#define BAR 18
#define GAP 4
#define TOTAL 34                /* width of the figure behind the bar */
#define TEXT 12

#define OUT 0.3                 /* how faint a follower is that is out */
#define PROSPECT 0.45           /* … and points of the end */
#define LEAST_REACH 30          /* points */

/* Where points come from: what it looks like, and the color of its part of the bar. */
static const struct
{
  const char *drawing;
  const char *ink;              /* a colour; NULL: its own */
  const char *color;
} sources[CITY_ROWS] = {
  [CITY_ROW_STREETS] = { "city/street", NULL, "comstock_city_streets" },
  [CITY_ROW_MARKETS] = { "city/grain", NULL, "comstock_city_markets" },
  [CITY_ROW_TOWERS] = { "city/tower", NULL, "comstock_city_towers" },
  [CITY_ROW_STEWARDS] = { "city/house-1", "comstock_city_house", "comstock_city_stewards" },
  [CITY_ROW_GUARDS] = { "city/follower", "comstock_city_thought", "comstock_city_guards" },
};

struct _ComstockCitySeatPicture
{
  GtkWidget parent_instance;

  ComstockCityGame *game;       /* not owned */
  guint seat;
  const char *sign;
  int16_t now[CITY_ROWS];
  int16_t then[CITY_ROWS];      /* if the game ended here */
  int reach;                    /* points that fill a bar */
};

G_DEFINE_FINAL_TYPE (ComstockCitySeatPicture, comstock_city_seat_picture, GTK_TYPE_WIDGET)

void
comstock_city_seat_picture_update (ComstockCitySeatPicture *self)
{
  const CityState *state;
  int16_t forecast[CITY_MAX_SEATS][CITY_ROWS];

  g_return_if_fail (COMSTOCK_IS_CITY_SEAT_PICTURE (self));

  state = comstock_city_game_get_seen (self->game);
  city_forecast (comstock_game_get_kit (COMSTOCK_GAME (self->game)), state, forecast);
  self->reach = LEAST_REACH;
  for (guint seat = 0; seat < state->n_seats; seat++)
    self->reach = MAX (self->reach, city_total (forecast[seat]));
  for (guint row = 0; row < CITY_ROWS; row++)
    {
      self->now[row] = state->seats[self->seat].points[row];
      self->then[row] = forecast[self->seat][row];
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static PangoLayout *
create_figure (ComstockCitySeatPicture *self,
               int                      points,
               double                   size)
{
  g_autofree char *text = g_strdup_printf ("%d", points);

  return comstock_figure_new (GTK_WIDGET (self), text, size);
}

/* With room to the next. */
static float
get_width (const char *drawing,
           float       height)
{
  return 1 + height / (float) comstock_drawing_get_ratio (drawing);
}

/* @drawing, so high, from @x on, which moves behind it. */
static void
draw_thing (ComstockCitySeatPicture *self,
            GtkSnapshot             *snapshot,
            const char              *drawing,
            const GdkRGBA           *ink,
            float                    height,
            gboolean                 there,
            float                   *x)
{
  const float width = get_width (drawing, height);

  gtk_snapshot_push_opacity (snapshot, there ? 1 : OUT);
  comstock_art_snapshot (GTK_WIDGET (self), snapshot, drawing, &GRAPHENE_RECT_INIT (*x, 0, width - 1, height), ink);
  gtk_snapshot_pop (snapshot);
  *x += width;
}

static void
draw_stock (ComstockCitySeatPicture *self,
            GtkSnapshot             *snapshot,
            float                    scale)
{
  const CityState *state = comstock_city_game_get_seen (self->game);
  const CitySeat *own = &state->seats[self->seat];
  const guint n_towers = CITY_TOWERS / state->n_seats;
  const float needed = 2 * GAP + CITY_FOLLOWERS * get_width ("city/follower", FOLLOWER) +
                       n_towers * get_width ("city/tower", FOLLOWER);
  const float part = MIN (scale, (float) gtk_widget_get_width (GTK_WIDGET (self)) / needed);
  float x = 0;
  GdkRGBA fill, ink;

  comstock_sign_get_colors (GTK_WIDGET (self), self->sign, &fill, &ink);
  for (guint i = 0; i < CITY_FOLLOWERS; i++)
    draw_thing (self, snapshot, "city/follower", &fill, FOLLOWER * part, i < own->supply, &x);
  x += 2 * GAP * part;
  for (guint i = 0; i < n_towers; i++)
    draw_thing (self, snapshot, "city/tower", NULL, FOLLOWER * part, i < own->towers, &x);
}

/* One part of the bar: what it comes from above it, as far as there is room. */
static void
draw_source (ComstockCitySeatPicture *self,
             GtkSnapshot             *snapshot,
             guint                    row,
             const graphene_rect_t   *part,
             float                    scale)
{
  const GdkRGBA paper = comstock_art_get_color (GTK_WIDGET (self), "comstock_paper");
  const GdkRGBA ink = comstock_art_get_color (GTK_WIDGET (self), "comstock_ink");
  GdkRGBA color = comstock_art_get_color (GTK_WIDGET (self), sources[row].color);
  GdkRGBA icon_ink = ink;
  graphene_rect_t now = *part;
  const float height = ICON * scale;
  const float width = height / (float) comstock_drawing_get_ratio (sources[row].drawing);
  g_autoptr (PangoLayout) figure = create_figure (self, self->then[row], (double) (TEXT * scale));
  int text_width;

  gtk_snapshot_append_color (snapshot, &paper, part);
  now.size.width *= (float) self->now[row] / self->then[row];
  gtk_snapshot_append_color (snapshot, &color, &now);
  color.alpha = (float) PROSPECT;
  gtk_snapshot_append_color (snapshot, &color, part);
  pango_layout_get_pixel_size (figure, &text_width, NULL);
  if ((float) text_width + 2 <= part->size.width)
    comstock_figure_snapshot (snapshot, figure, part, &ink);
  if (sources[row].ink != NULL)
    icon_ink = comstock_art_get_color (GTK_WIDGET (self), sources[row].ink);
  if (MIN (width, height) <= part->size.width)
    comstock_art_snapshot (GTK_WIDGET (self), snapshot, sources[row].drawing,
                           &GRAPHENE_RECT_INIT (part->origin.x + (part->size.width - MIN (width, height)) / 2,
                                                part->origin.y - height - 1, MIN (width, height),
                                                MIN (width, height) * height / width), &icon_ink);
}

static void
draw_bar (ComstockCitySeatPicture *self,
          GtkSnapshot             *snapshot,
          float                    scale)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self)) - TOTAL * scale;
  const int total = city_total (self->then);
  g_autoptr (PangoLayout) sum = create_figure (self, total, (double) (1.3f * TEXT * scale));
  graphene_rect_t part = GRAPHENE_RECT_INIT (0, (FOLLOWER + ICON + 2 * GAP) * scale, 0, BAR * scale);
  GdkRGBA color;

  for (guint row = 0; row < CITY_ROWS; row++)
    {
      part.size.width = width * (float) self->then[row] / (float) self->reach - 1;
      if (self->then[row] <= 0)
        continue;
      draw_source (self, snapshot, row, &part, scale);
      part.origin.x += part.size.width + 1;
    }
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);
  part.size.width = TOTAL * scale;
  if (total > 0)
    comstock_figure_snapshot (snapshot, sum, &part, &color);
}

static void
comstock_city_seat_picture_snapshot (GtkWidget   *widget,
                                     GtkSnapshot *snapshot)
{
  ComstockCitySeatPicture *self = COMSTOCK_CITY_SEAT_PICTURE (widget);
  const float scale = (float) comstock_scale_get (widget);

  draw_stock (self, snapshot, scale);
  draw_bar (self, snapshot, scale);
}

static void
comstock_city_seat_picture_measure (GtkWidget      *widget,
                                    GtkOrientation  orientation,
                                    int             for_size,
                                    int            *minimum,
                                    int            *natural,
                                    int            *minimum_baseline,
                                    int            *natural_baseline)
{
  const int size = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : FOLLOWER + ICON + BAR + 3 * GAP;

  *minimum = *natural = (int) (size * comstock_scale_get (widget));
}

static void
comstock_city_seat_picture_class_init (ComstockCitySeatPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = comstock_city_seat_picture_measure;
  widget_class->snapshot = comstock_city_seat_picture_snapshot;
  gtk_widget_class_set_css_name (widget_class, "city-seat-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_city_seat_picture_init (ComstockCitySeatPicture *self)
{
}

GtkWidget *
comstock_city_seat_picture_new (ComstockCityGame *game,
                                guint             seat)
{
  ComstockCitySeatPicture *self = g_object_new (COMSTOCK_TYPE_CITY_SEAT_PICTURE, NULL);

  self->game = game;
  self->seat = seat;
  self->sign = comstock_suit_get_sign (comstock_city_game_get_suit (game, seat));
  comstock_city_seat_picture_update (self);
  return GTK_WIDGET (self);
}
