/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each lane has its sign, name and town on one side, points and place on the other; between them grow its parts. */

#include "comstock-cards-lanes.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "comstock-cards-lane-parts.h"
#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-sheet.h"
#include "ui/cards/city/comstock-cards-mini.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-outline.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"

/* In pixels at the usual size of text. */
#define NARROW 600
#define WIDE 900
#define AXIS 26
#define MAX_PITCH 124
#define MIN_PITCH 44
#define CAPTION 18            /* above a lane where there is no room beside it */
#define MIN_WIDTH 320

/* Lanes come in one after the other, in milliseconds: each has a town to draw. */
#define COMES 80.0

/* How the room is shared out, in pixels. */
typedef struct
{
  double unit;
  gboolean narrow;
  double pad;
  double top;                 /* of the first lane */
  double pitch;
  double lane;                /* how high a lane is */
  double caption;
  double sign;
  double name;                /* widths */
  double town;
  double points;
  double place;
  double bar_left;
  double bar_width;
} Room;

struct _ComstockCardsLanes
{
  GtkWidget parent_instance;

  const ComstockCardsCount *count;
  GtkWidget *towns[CARDS_MAX_SEATS];
  ComstockCardsLaneParts *parts[CARDS_MAX_SEATS];
  const ComstockCardsCall *call;
  double time;
  double sorted;
  double crowned;
};

G_DEFINE_FINAL_TYPE (ComstockCardsLanes, comstock_cards_lanes, GTK_TYPE_WIDGET)

static double
get_unit (ComstockCardsLanes *self)
{
  return comstock_scale_get_text (GTK_WIDGET (self)) * comstock_scale_get (GTK_WIDGET (self));
}

static void
share_width (Room   *room,
             double  width)
{
  const gboolean wide = width >= WIDE * room->unit;

  room->pad = (room->narrow ? 8 : 18) * room->unit;
  room->sign = room->narrow ? room->caption : MIN (46 * room->unit, 0.62 * room->lane);
  room->name = room->narrow ? 0 : (wide ? 112 : 84) * room->unit;
  room->town = MIN (room->lane, 96 * room->unit);
  room->points = (room->narrow ? 46 : 76) * room->unit;
  room->place = room->narrow ? 0 : (wide ? 76 : 56) * room->unit;
  room->bar_left = room->pad + room->town + 10 * room->unit;
  if (!room->narrow)
    room->bar_left += room->sign + room->name + 8 * room->unit;
  room->bar_width = MAX (width - room->bar_left - room->points - room->place - room->pad, 1);
}

static Room
get_room (ComstockCardsLanes *self)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self));
  const double height = gtk_widget_get_height (GTK_WIDGET (self));
  const guint n = comstock_cards_count_get_n_lanes (self->count);
  /* In low lanes text is as large as they are high. */
  Room room = { .unit = MIN (get_unit (self), height / (n * MIN_PITCH)) };

  room.narrow = width < NARROW * room.unit;
  room.top = (room.narrow ? 4 : AXIS) * room.unit;
  room.pitch = MIN ((height - room.top) / n, MAX_PITCH * room.unit);
  room.caption = room.narrow ? CAPTION * room.unit : 0;
  room.lane = room.pitch * (room.narrow ? 0.92 : 0.82) - room.caption;
  room.top += MAX (height - room.top - n * room.pitch, 0) / 2;
  share_width (&room, width);
  return room;
}

static guint
get_n_shown (ComstockCardsLanes *self)
{
  return (guint) MIN (comstock_cards_count_get_n_lanes (self->count), self->time / COMES);
}

/* The upper edge of a lane, which may be on its way to another place. */
static double
get_lane_y (ComstockCardsLanes *self,
            const Room         *room,
            guint               seat)
{
  const double rank = comstock_cards_count_get_lane (self->count, seat)->rank;
  const double way = adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, self->sorted);

  return room->top + (seat + (rank - seat) * way) * room->pitch + room->caption;
}

/* Of the lane at @y. */
static graphene_rect_t
get_bar (const Room *room,
         double      y)
{
  return GRAPHENE_RECT_INIT ((float) room->bar_left, (float) (y + room->lane * 0.1), (float) room->bar_width,
                             (float) (room->lane * 0.8));
}

/* Points that fill a bar: the next ten after what any lane reaches. */
static int
get_scale (ComstockCardsLanes *self)
{
  return MAX ((comstock_cards_count_get_reach (self->count) + 9) / 10 * 10, 20);
}

static GdkRGBA
get_color (ComstockCardsLanes *self,
           const char         *name,
           double              alpha)
{
  GdkRGBA color = comstock_art_get_color (GTK_WIDGET (self), name);

  color.alpha *= (float) alpha;
  return color;
}

static void
snapshot_text (ComstockCardsLanes *self,
               GtkSnapshot        *snapshot,
               const char         *text,
               double              size,
               const GdkRGBA      *color,
               double              x,
               double              middle,
               double              width,
               double              align)
{
  g_autoptr (PangoLayout) layout = comstock_figure_new (GTK_WIDGET (self), text, size);
  int text_width, text_height;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  if (text_width > width)
    pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  comstock_figure_snapshot_at (snapshot, layout,
                               GRAPHENE_POINT_INIT ((float) (x + MAX (width - text_width, 0) * align),
                                                    (float) (middle - text_height / 2.0)), color);
}

static void
snapshot_axis (ComstockCardsLanes *self,
               GtkSnapshot        *snapshot,
               const Room         *room)
{
  const int scale = get_scale (self);
  const int step = scale > 60 ? 20 : 10;
  const GdkRGBA text = get_color (self, "comstock_cards_felt_text", 0.9);
  const GdkRGBA line = get_color (self, "comstock_cards_felt_text", 0.22);
  const graphene_rect_t bar = get_bar (room, room->top);
  const double bottom = room->top + comstock_cards_count_get_n_lanes (self->count) * room->pitch;

  for (int points = 0; points <= scale; points += step)
    {
      const double x = comstock_cards_lane_parts_get_end (&bar, scale, points);
      g_autofree char *number = comstock_text_number (points);

      snapshot_text (self, snapshot, number, 11 * room->unit, &text, x - 20 * room->unit, room->top - 15 * room->unit,
                     40 * room->unit, 0.5);
      gtk_snapshot_append_color (snapshot, &line,
                                 &GRAPHENE_RECT_INIT ((float) (int) x, (float) (room->top - 4 * room->unit), 1,
                                                      (float) (bottom - room->top)));
    }
}

static void
snapshot_track (ComstockCardsLanes *self,
                GtkSnapshot        *snapshot,
                const Room         *room,
                double              y)
{
  const GdkRGBA shade = get_color (self, "comstock_cards_lane", 1);
  GskRoundedRect track;

  gsk_rounded_rect_init_from_rect (&track,
                                   &GRAPHENE_RECT_INIT ((float) (room->bar_left - 3 * room->unit), (float) y,
                                                        (float) (room->bar_width + 6 * room->unit),
                                                        (float) room->lane), (float) (8 * room->unit));
  comstock_outline_fill (snapshot, &track, &shade);
}

/* A gold ribbon with two tails. */
static void
snapshot_ribbon (ComstockCardsLanes    *self,
                 GtkSnapshot           *snapshot,
                 const graphene_rect_t *bounds)
{
  const GdkRGBA gold = get_color (self, "comstock_ring", 1);
  const GdkRGBA dark = { gold.red * 0.62f, gold.green * 0.55f, gold.blue * 0.3f, 1 };
  const double w = (double) bounds->size.width, h = (double) bounds->size.height;
  g_autoptr (GskRenderNode) node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_translate (cr, (double) bounds->origin.x, (double) bounds->origin.y);
  gdk_cairo_set_source_rgba (cr, &dark);
  for (int side = 0; side < 2; side++)
    {
      const double outer = side == 0 ? 0 : w;
      const double inner = side == 0 ? w * 0.3 : w * 0.7;

      cairo_move_to (cr, outer, h * 0.18);
      cairo_line_to (cr, inner, h * 0.18);
      cairo_line_to (cr, inner, h);
      cairo_line_to (cr, outer, h);
      cairo_line_to (cr, outer + (inner - outer) * 0.3, h * 0.59);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &gold);
  cairo_rectangle (cr, w * 0.17, 0, w * 0.66, h * 0.84);
  cairo_fill (cr);
  cairo_destroy (cr);
  gtk_snapshot_append_node (snapshot, node);
}

static void
snapshot_place (ComstockCardsLanes           *self,
                GtkSnapshot                  *snapshot,
                const Room                   *room,
                const ComstockCardsCountLane *lane,
                const graphene_rect_t        *bounds)
{
  const GdkRGBA ink = get_color (self, "comstock_ink", 1);
  const GdkRGBA text = get_color (self, "comstock_cards_felt_text", self->crowned);
  const char *place = comstock_cards_place_get_name (lane->place - 1);
  graphene_point_t middle;

  graphene_rect_get_center (bounds, &middle);
  gtk_snapshot_save (snapshot);
  if (lane->place == 1)
    {
      const float size = (float) adw_easing_ease (ADW_EASE_OUT_BACK, self->crowned);

      gtk_snapshot_translate (snapshot, &middle);
      gtk_snapshot_scale (snapshot, size, size);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle.x, -middle.y));
      snapshot_ribbon (self, snapshot, bounds);
    }
  snapshot_text (self, snapshot, place, 15 * room->unit, lane->place == 1 ? &ink : &text,
                 (double) bounds->origin.x, (double) (middle.y - (lane->place == 1 ? bounds->size.height * 0.08f : 0)),
                 (double) bounds->size.width, 0.5);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_points (ComstockCardsLanes           *self,
                 GtkSnapshot                  *snapshot,
                 const Room                   *room,
                 const ComstockCardsCountLane *lane,
                 double                        y)
{
  const gboolean wins = lane->place == 1 && self->crowned > 0;
  const GdkRGBA color = get_color (self, wins ? "comstock_cards_felt_figure" : "comstock_cards_felt_text", 1);
  const double points = comstock_cards_count_lane_points (lane, self->time);
  g_autofree char *text = comstock_text_number ((int) (points + (points < 0 ? -0.5 : 0.5)));

  snapshot_text (self, snapshot, text, (room->narrow ? 17 : wins ? 28 : 24) * room->unit, &color,
                 room->bar_left + room->bar_width + 4 * room->unit, y + room->lane / 2, room->points, 0.5);
}

/* Who it is: beside the lane, or above it where there is no room. */
static void
snapshot_seat (ComstockCardsLanes           *self,
               GtkSnapshot                  *snapshot,
               const Room                   *room,
               const ComstockCardsCountLane *lane,
               double                        y)
{
  const char *sign = comstock_suit_get_sign (comstock_cards_seat_get_suit (lane->seat));
  const GdkRGBA color = get_color (self, "comstock_cards_felt_text", 1);
  g_autofree char *title = comstock_cards_seat_dup_title (lane->seat);
  const double middle = room->narrow ? y - room->caption / 2 : y + room->lane / 2;
  const double left = room->narrow ? room->bar_left : room->pad;
  const double width = room->narrow ? room->bar_width - room->sign : room->name;
  const float side = (float) room->sign * (room->narrow ? 0.86f : 1);

  comstock_sign_snapshot (GTK_WIDGET (self), snapshot, sign,
                          &GRAPHENE_RECT_INIT ((float) left, (float) middle - side / 2, side, side), side / 2);
  snapshot_text (self, snapshot, title, (room->narrow ? 12 : 15) * room->unit, &color,
                 left + room->sign + 7 * room->unit, middle, width - 7 * room->unit, 0);
}

static void
snapshot_lane (ComstockCardsLanes *self,
               GtkSnapshot        *snapshot,
               const Room         *room,
               guint               seat)
{
  const ComstockCardsCountLane *lane = comstock_cards_count_get_lane (self->count, seat);
  const double y = get_lane_y (self, room, seat);
  const graphene_rect_t bar = get_bar (room, y);
  const double ribbon = 26 * room->unit;

  snapshot_track (self, snapshot, room, y);
  snapshot_seat (self, snapshot, room, lane, y);
  comstock_cards_lane_parts_snapshot (self->parts[seat], snapshot, &bar, get_scale (self), self->time);
  snapshot_points (self, snapshot, room, lane, y);
  if (self->crowned <= 0)
    return;
  if (room->narrow)
    snapshot_place (self, snapshot, room, lane,
                    &GRAPHENE_RECT_INIT ((float) (room->bar_left + room->bar_width + 5 * room->unit),
                                         (float) (y - room->caption), (float) (44 * room->unit),
                                         (float) room->caption));
  else
    snapshot_place (self, snapshot, room, lane,
                    &GRAPHENE_RECT_INIT ((float) (room->bar_left + room->bar_width + room->points),
                                         (float) (y + (room->lane - ribbon) / 2), (float) room->place, (float) ribbon));
}

static void
comstock_cards_lanes_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  ComstockCardsLanes *self = COMSTOCK_CARDS_LANES (widget);
  const Room room = get_room (self);

  if (!room.narrow)
    snapshot_axis (self, snapshot, &room);
  for (guint seat = 0; seat < get_n_shown (self); seat++)
    snapshot_lane (self, snapshot, &room, seat);
  GTK_WIDGET_CLASS (comstock_cards_lanes_parent_class)->snapshot (widget, snapshot);
}

static void
comstock_cards_lanes_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  ComstockCardsLanes *self = COMSTOCK_CARDS_LANES (widget);
  const guint n = comstock_cards_count_get_n_lanes (self->count);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MIN_WIDTH;
  else
    {
      *minimum = (int) (n * MIN_PITCH * comstock_scale_get (widget));
      *natural = (int) ((n * MAX_PITCH + AXIS) * get_unit (self));
    }
}

static void
comstock_cards_lanes_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  ComstockCardsLanes *self = COMSTOCK_CARDS_LANES (widget);
  const Room room = get_room (self);
  const double x = room.bar_left - 10 * room.unit - room.town;

  for (guint seat = 0; seat < comstock_cards_count_get_n_lanes (self->count); seat++)
    {
      const double y = get_lane_y (self, &room, seat) + (room.lane - room.town) / 2;
      GskTransform *there = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (int) x, (float) (int) y));

      gtk_widget_set_child_visible (self->towns[seat], seat < get_n_shown (self));
      gtk_widget_allocate (self->towns[seat], (int) room.town, (int) room.town, -1, there);
    }
}

/* A town without anything that is called is dark: the light falls beside it. */
static CardsBoard
get_light (ComstockCardsLanes *self,
           guint               seat,
           CardsRow            row)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_count_get_lane (self->count, seat)->seat);
  const CardsBoard lit =
    comstock_cards_sheet_get_parcels (comstock_sheet_get (comstock_cards_count_get_sheet (self->count), row, seat));
  ComstockCardsArea box;

  if (lit != 0 || !comstock_cards_city_get_box (city, &box))
    return lit;
  return cards_board_bit (box.left - 1, box.top);
}

/* In the order of places. */
static char *
dup_spoken (ComstockCardsLanes *self)
{
  const guint n = comstock_cards_count_get_n_lanes (self->count);
  GString *list = g_string_new (NULL);

  for (guint rank = 0; rank < n; rank++)
    for (guint seat = 0; seat < n; seat++)
      {
        const ComstockCardsCountLane *lane = comstock_cards_count_get_lane (self->count, seat);
        g_autofree char *title = comstock_cards_seat_dup_title (lane->seat);
        g_autofree char *points = comstock_cards_seat_dup_points (lane->seat);
        g_autofree char *item =
          /* Translators: the end of a game for a screen reader: place, player, points: "1st: Anna, 158 points" */
          g_strdup_printf (_("%s: %s, %s"), comstock_cards_place_get_name (lane->place - 1), title, points);

        if (lane->rank == rank)
          comstock_text_list_append (list, item);
      }
  return g_string_free (list, FALSE);
}

/* Who has won is told when all can see it. */
static void
tell (ComstockCardsLanes *self)
{
  g_autofree char *spoken = self->crowned >= 1 ? dup_spoken (self) : g_strdup (_("Final Scoring"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
comstock_cards_lanes_set_time (ComstockCardsLanes *self,
                               double              time,
                               double              sorted,
                               double              crowned)
{
  const ComstockCardsCall *call = comstock_cards_count_find_call (self->count, time);
  guint n_shown;

  g_return_if_fail (COMSTOCK_IS_CARDS_LANES (self));

  n_shown = get_n_shown (self);
  self->time = time;

  if (self->sorted < sorted || self->sorted > sorted || n_shown != get_n_shown (self))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->sorted = sorted;
  if ((crowned >= 1) != (self->crowned >= 1))
    {
      self->crowned = crowned;
      tell (self);
    }
  self->crowned = crowned;
  if (call != self->call)
    {
      self->call = call;
      for (guint seat = 0; seat < comstock_cards_count_get_n_lanes (self->count); seat++)
        comstock_cards_mini_light (COMSTOCK_CARDS_MINI (self->towns[seat]),
                                   self->call != NULL ? get_light (self, seat, self->call->row) : 0);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
comstock_cards_lanes_css_changed (GtkWidget         *widget,
                                  GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_lanes_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
}

static void
comstock_cards_lanes_dispose (GObject *object)
{
  ComstockCardsLanes *self = COMSTOCK_CARDS_LANES (object);

  for (guint seat = 0; seat < CARDS_MAX_SEATS; seat++)
    {
      g_clear_pointer (&self->towns[seat], gtk_widget_unparent);
      g_clear_pointer (&self->parts[seat], comstock_cards_lane_parts_free);
    }
  G_OBJECT_CLASS (comstock_cards_lanes_parent_class)->dispose (object);
}

static void
comstock_cards_lanes_class_init (ComstockCardsLanesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_lanes_dispose;
  widget_class->measure = comstock_cards_lanes_measure;
  widget_class->size_allocate = comstock_cards_lanes_size_allocate;
  widget_class->snapshot = comstock_cards_lanes_snapshot;
  widget_class->css_changed = comstock_cards_lanes_css_changed;
  gtk_widget_class_set_css_name (widget_class, "cards-lanes");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_cards_lanes_init (ComstockCardsLanes *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
comstock_cards_lanes_new (ComstockCardsGame        *game,
                          const ComstockCardsCount *count)
{
  ComstockCardsLanes *self = g_object_new (COMSTOCK_TYPE_CARDS_LANES, NULL);

  self->count = count;
  for (guint seat = 0; seat < comstock_cards_count_get_n_lanes (count); seat++)
    {
      const ComstockCardsCountLane *lane = comstock_cards_count_get_lane (count, seat);

      self->towns[seat] = comstock_cards_mini_new ();
      comstock_cards_mini_set_seat (COMSTOCK_CARDS_MINI (self->towns[seat]), game, lane->seat);
      gtk_widget_set_parent (self->towns[seat], GTK_WIDGET (self));
      self->parts[seat] = comstock_cards_lane_parts_new (GTK_WIDGET (self), lane);
    }
  tell (self);
  return GTK_WIDGET (self);
}
