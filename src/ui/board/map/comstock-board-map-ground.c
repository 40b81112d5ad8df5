/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From below to above: wood, land, claims; and roads, which lie over whatever marks the parcels. */

#include "comstock-board-map-ground.h"

#include "comstock-board-claims.h"
#include "comstock-board-town.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-ruler.h"
#include "ui/town/comstock-town-picture.h"

/* Of the side of a parcel. */
#define CONTENT 0.8f
#define CONTENT_Y 0.03f
#define ROAD 0.165f
#define BRIDGE 0.26f
#define PLANKS 6

/* Of a road, and how wide one is at least in pixels, alone and with ruts. */
#define EDGED 1.36
#define RUTS 0.7
#define BETWEEN_RUTS 0.46
#define MIN_ROAD 4.0f
#define LEAST_RUTTED 8.0

graphene_rect_t
comstock_board_map_ground_parcel (const ComstockPlaneFrame *frame,
                                  uint32_t                  parcel)
{
  return comstock_plane_frame_cell (frame, (int) parcel % 8, (int) parcel / 8);
}

graphene_rect_t
comstock_board_map_ground_content (const ComstockPlaneFrame *frame,
                                   uint32_t                  parcel)
{
  const graphene_rect_t bounds = comstock_board_map_ground_parcel (frame, parcel);
  const float cell = bounds.size.width;

  return GRAPHENE_RECT_INIT (bounds.origin.x + cell * (1 - CONTENT) / 2, bounds.origin.y + cell * CONTENT_Y,
                             cell * CONTENT, cell * CONTENT);
}

float
comstock_board_map_ground_road (const ComstockPlaneFrame *frame)
{
  return MAX (MIN_ROAD, (float) frame->cell * ROAD);
}

/* --- the frame of wood --- */

static void
snapshot_ruler (GtkWidget   *widget,
                GtkSnapshot *snapshot,
                char         mark,
                float        x,
                float        y)
{
  const char text[] = { mark, '\0' };
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_board_wood_text");

  comstock_ruler_snapshot (widget, snapshot, text, &ink, x, y);
}

static void
snapshot_wood (GtkWidget                *widget,
               GtkSnapshot              *snapshot,
               const ComstockPlaneFrame *frame)
{
  const GdkRGBA wood = comstock_art_get_color (widget, "comstock_board_wood");
  const float ruler = (float) comstock_ruler_measure (widget);
  const float side = (float) (8 * frame->cell);
  const float x = (float) frame->x;
  const float y = (float) frame->y;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (x - ruler, y - ruler, side + ruler * 1.4f,
                                                                  side + ruler * 1.4f), ruler * 0.4f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &wood, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  for (int i = 0; i < 8; i++)
    {
      const float middle = ((float) i + 0.5f) * (float) frame->cell;

      snapshot_ruler (widget, snapshot, (char) ('A' + i), x + middle, y - ruler / 2);
      snapshot_ruler (widget, snapshot, (char) ('1' + i), x - ruler / 2, y + middle);
    }
}

/* A strip of wood along the upper or the left side of the widget, as long as the map is seen there. */
static void
snapshot_strip (GtkWidget                *widget,
                GtkSnapshot              *snapshot,
                const ComstockPlaneFrame *frame,
                gboolean                  upper)
{
  const GdkRGBA wood = comstock_art_get_color (widget, "comstock_board_wood");
  const float ruler = (float) comstock_ruler_measure (widget);
  const float begin = (float) (upper ? frame->x : frame->y) - ruler;
  const float length = (float) (8 * frame->cell) + ruler * 1.4f;
  const graphene_rect_t strip = upper ? GRAPHENE_RECT_INIT (begin, 0, length, ruler)
                                      : GRAPHENE_RECT_INIT (0, begin, ruler, length);

  gtk_snapshot_append_color (snapshot, &wood, &strip);
  for (int i = 0; i < 8; i++)
    {
      const float middle = begin + ruler + ((float) i + 0.5f) * (float) frame->cell;

      if (middle < ruler)
        continue;
      if (upper)
        snapshot_ruler (widget, snapshot, (char) ('A' + i), middle, ruler / 2);
      else
        snapshot_ruler (widget, snapshot, (char) ('1' + i), ruler / 2, middle);
    }
}

void
comstock_board_map_ground_draw_rulers (GtkWidget                *widget,
                                       GtkSnapshot              *snapshot,
                                       const ComstockPlaneFrame *frame)
{
  const int ruler = comstock_ruler_measure (widget);
  const GdkRGBA wood = comstock_art_get_color (widget, "comstock_board_wood");
  const gboolean upper = frame->y < ruler;
  const gboolean left = frame->x < ruler;

  if (upper)
    snapshot_strip (widget, snapshot, frame, TRUE);
  if (left)
    snapshot_strip (widget, snapshot, frame, FALSE);
  if (upper && left)
    gtk_snapshot_append_color (snapshot, &wood, &GRAPHENE_RECT_INIT (0, 0, (float) ruler, (float) ruler));
}

/* --- the land --- */

static void
snapshot_land (GtkWidget                *widget,
               GtkSnapshot              *snapshot,
               const ComstockPlaneFrame *frame,
               const BoardState         *state)
{
  ComstockTownLook look = comstock_town_look_of (widget, frame->cell);
  ComstockTown town;

  look.map = TRUE;
  comstock_board_town_init (&town, state);
  comstock_town_snapshot (snapshot, &town, &look, frame->x, frame->y);
}

static void
snapshot_dusk (GtkWidget                *widget,
               GtkSnapshot              *snapshot,
               const ComstockPlaneFrame *frame,
               BoardParcels              dark)
{
  const GdkRGBA dusk = comstock_art_get_color (widget, "comstock_board_dusk");

  for (; dark != 0; dark &= dark - 1)
    {
      const graphene_rect_t bounds = comstock_board_map_ground_parcel (frame, board_first (dark));

      gtk_snapshot_append_color (snapshot, &dusk, &bounds);
    }
}

/* --- roads --- */

static void
stroke (cairo_t    *cr,
        GtkWidget  *widget,
        const char *color,
        double      width)
{
  const GdkRGBA rgba = comstock_art_get_color (widget, color);

  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
}

static void
add_roads (cairo_t                  *cr,
           const ComstockPlaneFrame *frame,
           BoardRoads                roads)
{
  for (uint32_t edge = 0; edge < 2 * BOARD_PARCEL_COUNT; edge++)
    {
      const ComstockPlace place = comstock_board_edge_on_table (edge);
      graphene_point_t from, to;

      if (!board_has_road (roads, edge % 2 == 1, edge / 2))
        continue;
      comstock_plane_frame_edge (frame, &place, &from, &to);
      cairo_move_to (cr, (double) from.x, (double) from.y);
      cairo_line_to (cr, (double) to.x, (double) to.y);
    }
}

/* Planks over the water, and the way in their middle. */
static void
draw_bridges (cairo_t                  *cr,
              GtkWidget                *widget,
              const ComstockPlaneFrame *frame,
              BoardRoads                bridges)
{
  const double width = frame->cell * (double) BRIDGE;
  const double dashes[] = { frame->cell / (2.0 * PLANKS - 1) };

  cairo_new_path (cr);
  add_roads (cr, frame, bridges);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  stroke (cr, widget, "comstock_board_road_line", width + 3);
  cairo_set_dash (cr, dashes, 1, 0);
  stroke (cr, widget, "comstock_board_plank", width);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_new_path (cr);
}

void
comstock_board_map_ground_draw_roads (GtkWidget                *widget,
                                      GtkSnapshot              *snapshot,
                                      const ComstockPlaneFrame *frame,
                                      const BoardState         *state)
{
  const double width = (double) comstock_board_map_ground_road (frame);
  const graphene_rect_t area = GRAPHENE_RECT_INIT ((float) frame->x, (float) frame->y, (float) (8 * frame->cell),
                                                   (float) (8 * frame->cell));
  cairo_t *cr = comstock_art_append_cairo (snapshot, &area);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  add_roads (cr, frame, state->roads);
  stroke (cr, widget, "comstock_board_road_line", MAX (width * EDGED, width + 2));
  stroke (cr, widget, "comstock_board_road", width);
  if (width >= LEAST_RUTTED)
    {
      stroke (cr, widget, "comstock_board_rut", width * RUTS);
      stroke (cr, widget, "comstock_board_road", width * BETWEEN_RUTS);
    }
  draw_bridges (cr, widget, frame, board_roads_among (state->roads, board_crossings (state->river)));
  cairo_destroy (cr);
}

void
comstock_board_map_ground_draw (GtkWidget                *widget,
                                GtkSnapshot              *snapshot,
                                const ComstockPlaneFrame *frame,
                                const BoardState         *state,
                                BoardParcels              bright)
{
  snapshot_wood (widget, snapshot, frame);
  snapshot_land (widget, snapshot, frame, state);
  if (bright != 0)
    snapshot_dusk (widget, snapshot, frame, ~(bright | state->river));
  comstock_board_claims_draw (widget, snapshot, frame, state);
}
