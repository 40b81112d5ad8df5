/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From below to above: wood, sand, land that pays, water, tiles, drawings; and roads, which lie over whatever marks the
 * parcels. */

#include "comstock-board-map-ground.h"

#include "model/session/comstock-suits.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-ruler.h"
#include "ui/kit/comstock-sign.h"

/* Of the side of a parcel. */
#define CONTENT 0.7f
#define TILE_INSET 0.06f
#define TILE_FRAME 0.075f
#define TILE_ROUND 0.12f
#define PLATE 0.31f
#define ROAD 0.13f
#define BRIDGE 0.22f
#define RIVER 0.62
#define PLANKS 6
#define RANGE 0.84              /* of a parcel, what mountains stand on */
#define FENCE 0.05              /* inside the land that it is around */
#define FENCE_WIDTH 0.03
#define POST 0.1
#define POSTS 4                 /* on a side */
#define PATH 0.12
#define RAIL 0.12
#define SLEEPER 0.2
#define SLEEPERS 12             /* from one parcel to the next */

#define DETAILED 32.0           /* pixels of a parcel, for what pays each building */

#define MIN_PLATE 15.0f         /* pixels, for a sign that can be told */
#define MIN_ROAD 4.0f
#define TINT 0.22f              /* of a seat's colour on its parcels */
#define PLANTS 3                /* drawings of empty ground */

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
  graphene_rect_t bounds = comstock_board_map_ground_parcel (frame, parcel);
  const float inset = bounds.size.width * (1 - CONTENT) / 2;

  graphene_rect_inset (&bounds, inset, inset);
  return bounds;
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

/* --- the ground --- */

static void
snapshot_sand (GtkWidget                *widget,
               GtkSnapshot              *snapshot,
               const ComstockPlaneFrame *frame,
               BoardParcels              bright)
{
  const GdkRGBA sand = comstock_art_get_color (widget, "comstock_board_sand");
  const GdkRGBA lit = comstock_art_get_color (widget, "comstock_board_sand_lit");
  const float side = (float) (8 * frame->cell);

  gtk_snapshot_append_color (snapshot, &sand, &GRAPHENE_RECT_INIT ((float) frame->x, (float) frame->y, side, side));
  for (; bright != 0; bright &= bright - 1)
    {
      const graphene_rect_t bounds = comstock_board_map_ground_parcel (frame, board_first (bright));

      gtk_snapshot_append_color (snapshot, &lit, &bounds);
    }
}

static void
snapshot_lines (GtkWidget                *widget,
                GtkSnapshot              *snapshot,
                const ComstockPlaneFrame *frame)
{
  const GdkRGBA line = comstock_art_get_color (widget, "comstock_board_sand_line");
  const float side = (float) (8 * frame->cell);

  for (int i = 1; i < 8; i++)
    {
      const float at = (float) (i * frame->cell);

      gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT ((float) frame->x + at, (float) frame->y, 1,
                                                                       side));
      gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT ((float) frame->x, (float) frame->y + at, side,
                                                                       1));
    }
}

/* On every third bare parcel or so, the same ones always. */
static void
snapshot_plants (GtkWidget                *widget,
                 GtkSnapshot              *snapshot,
                 const ComstockPlaneFrame *frame,
                 const BoardState         *state)
{
  static const char *const plants[PLANTS] = { "symbols/empty", "symbols/empty-2", "symbols/empty-3" };
  const BoardParcels taken = board_occupied (state) | board_owned (state) | state->river;

  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      const uint32_t scatter = parcel * 2654435761u >> 16;
      graphene_rect_t bounds = comstock_board_map_ground_content (frame, parcel);

      if ((taken >> parcel & 1) == 0 && scatter % 3 == 0)
        comstock_art_snapshot (widget, snapshot, plants[scatter / 3 % PLANTS], &bounds, NULL);
    }
}

/* --- water --- */

/* From the middle of a parcel to the side where the river goes on, or leaves the map. */
static void
add_reach (cairo_t                  *cr,
           const ComstockPlaneFrame *frame,
           BoardParcels              river,
           uint32_t                  parcel,
           int                       dx,
           int                       dy)
{
  const graphene_rect_t bounds = comstock_board_map_ground_parcel (frame, parcel);
  const double half = frame->cell / 2.0;
  const double x = (double) bounds.origin.x + half;
  const double y = (double) bounds.origin.y + half;
  const int column = (int) (parcel % 8) + dx;
  const int row = (int) (parcel / 8) + dy;
  const gboolean beyond = column < 0 || column > 7 || row < 0 || row > 7;

  if (!beyond && (river >> (row * 8 + column) & 1) == 0)
    return;
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + dx * half, y + dy * half);
}

/* Where four parcels of river meet there is no dry spot in their middle: a point is as wide as the river. */
static void
add_pools (cairo_t                  *cr,
           const ComstockPlaneFrame *frame,
           BoardParcels              river)
{
  const BoardParcels pairs = river & (river & ~BOARD_EAST) << 1;

  for (BoardParcels left = pairs & pairs << 8; left != 0; left &= left - 1)
    {
      const graphene_rect_t bounds = comstock_board_map_ground_parcel (frame, board_first (left));

      cairo_move_to (cr, (double) bounds.origin.x, (double) bounds.origin.y);
      cairo_line_to (cr, (double) bounds.origin.x, (double) bounds.origin.y);
    }
}

/* A river leaves the map by one side of an end of its course, and by none elsewhere. */
static gboolean
is_end (BoardParcels river,
        uint32_t     parcel)
{
  const BoardParcels bit = board_parcel_bit (parcel);
  const BoardParcels beside = bit << 8 | bit >> 8 | (bit & ~BOARD_EAST) << 1 | (bit & ~BOARD_WEST) >> 1;

  return board_count (beside & river) < 2;
}

static void
add_parcel_reaches (cairo_t                  *cr,
                    const ComstockPlaneFrame *frame,
                    BoardParcels              river,
                    uint32_t                  parcel)
{
  static const int ways[][2] = { { 0, -1 }, { 0, 1 }, { -1, 0 }, { 1, 0 } };
  const gboolean end = is_end (river, parcel);
  gboolean left = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      const int column = (int) (parcel % 8) + ways[i][0];
      const int row = (int) (parcel / 8) + ways[i][1];
      const gboolean beyond = column < 0 || column > 7 || row < 0 || row > 7;

      if (beyond && (!end || left))
        continue;
      left = left || beyond;
      add_reach (cr, frame, river, parcel, ways[i][0], ways[i][1]);
    }
}

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
draw_foam (cairo_t                  *cr,
           GtkWidget                *widget,
           const ComstockPlaneFrame *frame,
           BoardParcels              river)
{
  const double unit = frame->cell / 10.0;

  cairo_new_path (cr);
  for (; river != 0; river &= river - 1)
    {
      const graphene_rect_t bounds = comstock_board_map_ground_parcel (frame, board_first (river));
      const double x = (double) bounds.origin.x + 3.4 * unit;
      const double y = (double) bounds.origin.y + 4.4 * unit;

      for (int i = 0; i < 2; i++)
        {
          cairo_move_to (cr, x + i * unit, y + i * 1.6 * unit);
          cairo_rel_curve_to (cr, unit * 0.5, -unit * 0.7, unit, -unit * 0.7, unit * 1.5, 0);
          cairo_rel_curve_to (cr, unit * 0.5, unit * 0.7, unit, unit * 0.7, unit * 1.5, 0);
        }
    }
  stroke (cr, widget, "comstock_board_foam", MAX (1.2, unit * 0.35));
  cairo_new_path (cr);
}

static void
snapshot_water (GtkWidget                *widget,
                GtkSnapshot              *snapshot,
                const ComstockPlaneFrame *frame,
                BoardParcels              river)
{
  const graphene_rect_t area = GRAPHENE_RECT_INIT ((float) frame->x, (float) frame->y, (float) (8 * frame->cell),
                                                   (float) (8 * frame->cell));
  cairo_t *cr;

  if (river == 0)
    return;
  gtk_snapshot_push_clip (snapshot, &area);
  cr = comstock_art_append_cairo (snapshot, &area);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (BoardParcels left = river; left != 0; left &= left - 1)
    add_parcel_reaches (cr, frame, river, board_first (left));
  add_pools (cr, frame, river);
  stroke (cr, widget, "comstock_board_water_line", frame->cell * RIVER + 4);
  stroke (cr, widget, "comstock_board_water", frame->cell * RIVER);
  draw_foam (cr, widget, frame, river);
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

/* --- land: what is drawn there is what pays --- */

static void
get_middle (const ComstockPlaneFrame *frame,
            uint32_t                  parcel,
            double                   *x,
            double                   *y)
{
  *x = frame->x + (parcel % 8 + 0.5) * frame->cell;
  *y = frame->y + (parcel / 8 + 0.5) * frame->cell;
}

static void
add_way (cairo_t                  *cr,
         const ComstockPlaneFrame *frame,
         uint32_t                  from,
         uint32_t                  to)
{
  double x, y;

  get_middle (frame, from, &x, &y);
  cairo_move_to (cr, x, y);
  get_middle (frame, to, &x, &y);
  cairo_line_to (cr, x, y);
}

/* From the buildings of @contents, a bit each, that somebody owns to what pays them. */
static void
add_ways (cairo_t                  *cr,
          const ComstockPlaneFrame *frame,
          const BoardState         *state,
          uint32_t                  contents)
{
  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    for (BoardParcels left = (contents >> content & 1) != 0 ? state->contents[content] & board_owned (state) : 0;
         left != 0; left &= left - 1)
      {
        const uint32_t parcel = board_first (left);
        const uint32_t owner = board_owner_at (state, parcel);

        for (BoardParcels payers = board_payers (state, (BoardContent) content, parcel, owner); payers != 0;
             payers &= payers - 1)
          add_way (cr, frame, parcel, board_first (payers));
      }
}

static BoardParcels
find_pasture (const BoardState *state)
{
  BoardParcels pasture = state->contents[BOARD_RANCH];

  for (BoardParcels left = pasture; left != 0; left &= left - 1)
    pasture |= board_payers (state, BOARD_RANCH, board_first (left), 0);
  return pasture;
}

/* Along the inside of each side of @land where it ends. */
static void
add_fence (cairo_t                  *cr,
           const ComstockPlaneFrame *frame,
           BoardParcels              land)
{
  static const int ways[][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

  for (BoardParcels left = land; left != 0; left &= left - 1)
    for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
      {
        const uint32_t parcel = board_first (left);
        const int column = (int) (parcel % 8) + ways[i][0];
        const int row = (int) (parcel / 8) + ways[i][1];
        const gboolean beyond = column < 0 || column > 7 || row < 0 || row > 7;
        const double half = frame->cell / 2.0, inner = half - frame->cell * FENCE;
        double x, y;

        if (!beyond && (land >> (row * 8 + column) & 1) != 0)
          continue;
        get_middle (frame, parcel, &x, &y);
        cairo_move_to (cr, x + ways[i][0] * inner - ways[i][1] * half, y + ways[i][1] * inner - ways[i][0] * half);
        cairo_line_to (cr, x + ways[i][0] * inner + ways[i][1] * half, y + ways[i][1] * inner + ways[i][0] * half);
      }
}

static void
stroke_dashed (cairo_t    *cr,
               GtkWidget  *widget,
               const char *color,
               double      width,
               double      on,
               double      pitch)
{
  const double dashes[] = { on, pitch - on };

  cairo_set_dash (cr, dashes, 2, on / 2);
  stroke (cr, widget, color, width);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_pasture (cairo_t                  *cr,
              GtkWidget                *widget,
              const ComstockPlaneFrame *frame,
              BoardParcels              pasture)
{
  const GdkRGBA green = comstock_art_get_color (widget, "comstock_board_pasture");
  const double cell = frame->cell;

  for (BoardParcels left = pasture; left != 0; left &= left - 1)
    {
      const uint32_t parcel = board_first (left);

      cairo_rectangle (cr, frame->x + parcel % 8 * cell, frame->y + parcel / 8 * cell, cell, cell);
    }
  gdk_cairo_set_source_rgba (cr, &green);
  cairo_fill (cr);
  if (cell < DETAILED)
    return;
  add_fence (cr, frame, pasture);
  stroke (cr, widget, "comstock_board_fence", cell * FENCE_WIDTH);
  stroke_dashed (cr, widget, "comstock_board_fence", cell * POST, cell * FENCE_WIDTH, cell / POSTS);
  cairo_new_path (cr);
}

static void
draw_ranges (cairo_t                  *cr,
             GtkWidget                *widget,
             const ComstockPlaneFrame *frame,
             BoardParcels              mountains)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (BoardParcels left = mountains; left != 0; left &= left - 1)
    {
      const uint32_t parcel = board_first (left);

      add_way (cr, frame, parcel, parcel);
      for (BoardParcels near = mountains & board_around (parcel); near != 0; near &= near - 1)
        add_way (cr, frame, parcel, board_first (near));
    }
  stroke (cr, widget, "comstock_board_rock", frame->cell * RANGE);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

/* Rails from mines to mountains, paths from shops to houses. */
static void
draw_ways (cairo_t                  *cr,
           GtkWidget                *widget,
           const ComstockPlaneFrame *frame,
           const BoardState         *state)
{
  const uint32_t shops = 1u << BOARD_DRUGSTORE | 1u << BOARD_BANK | 1u << BOARD_SALOON | 1u << BOARD_GENERAL_STORE;
  const double cell = frame->cell;

  add_ways (cr, frame, state, shops);
  stroke (cr, widget, "comstock_board_path", cell * PATH);
  cairo_new_path (cr);
  add_ways (cr, frame, state, 1u << BOARD_MINE);
  stroke_dashed (cr, widget, "comstock_board_fence", cell * SLEEPER, cell * FENCE_WIDTH, cell / SLEEPERS);
  stroke (cr, widget, "comstock_board_rail", cell * RAIL);
  stroke (cr, widget, "comstock_board_rock", cell * RAIL / 2);
  cairo_new_path (cr);
}

static void
snapshot_land (GtkWidget                *widget,
               GtkSnapshot              *snapshot,
               const ComstockPlaneFrame *frame,
               const BoardState         *state)
{
  const graphene_rect_t area = GRAPHENE_RECT_INIT ((float) frame->x, (float) frame->y, (float) (8 * frame->cell),
                                                   (float) (8 * frame->cell));
  cairo_t *cr = comstock_art_append_cairo (snapshot, &area);

  draw_pasture (cr, widget, frame, find_pasture (state));
  draw_ranges (cr, widget, frame, state->contents[BOARD_MOUNTAIN]);
  if (frame->cell >= DETAILED)
    draw_ways (cr, widget, frame, state);
  cairo_destroy (cr);
}

/* --- tiles and what stands on them --- */

static void
snapshot_tile (GtkWidget                *widget,
               GtkSnapshot              *snapshot,
               const ComstockPlaneFrame *frame,
               uint32_t                  parcel,
               const char               *sign)
{
  const float cell = (float) frame->cell;
  const float width = MAX (2.5f, cell * TILE_FRAME);
  const GdkRGBA line = comstock_art_get_color (widget, "comstock_board_road_line");
  graphene_rect_t bounds = comstock_board_map_ground_parcel (frame, parcel);
  GskRoundedRect outline;
  GdkRGBA fill, ink, tint;

  comstock_sign_get_colors (widget, sign, &fill, &ink);
  tint = fill;
  tint.alpha = TINT;
  graphene_rect_inset (&bounds, cell * TILE_INSET, cell * TILE_INSET);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, cell * TILE_ROUND);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &tint, &bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { fill, fill, fill, fill });
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { line, line, line, line });
}

/* Over the drawing: whose a parcel is must be seen whatever stands there. */
static void
snapshot_plate (GtkWidget                *widget,
                GtkSnapshot              *snapshot,
                const ComstockPlaneFrame *frame,
                uint32_t                  parcel,
                const char               *sign)
{
  const graphene_rect_t bounds = comstock_board_map_ground_parcel (frame, parcel);
  const float cell = (float) frame->cell;
  const float side = MIN (MAX (MIN_PLATE, cell * PLATE), cell / 2);
  const float inset = cell * TILE_INSET;

  comstock_sign_snapshot (widget, snapshot, sign,
                          &GRAPHENE_RECT_INIT (bounds.origin.x + inset, bounds.origin.y + inset, side, side), side / 2);
}

static void
snapshot_parcels (GtkWidget                *widget,
                  GtkSnapshot              *snapshot,
                  const ComstockPlaneFrame *frame,
                  const BoardState         *state)
{
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      const uint32_t owner = board_owner_at (state, parcel);
      const char *content = comstock_board_art_content (board_content_at (state, parcel));
      const char *sign = owner != CS_NO_SEAT ? comstock_suit_get_sign (state->seats[owner].suit) : NULL;
      const graphene_rect_t bounds = comstock_board_map_ground_content (frame, parcel);

      if (sign != NULL)
        snapshot_tile (widget, snapshot, frame, parcel, sign);
      if (content != NULL)
        comstock_art_snapshot (widget, snapshot, content, &bounds, NULL);
      if (sign != NULL)
        snapshot_plate (widget, snapshot, frame, parcel, sign);
    }
}

/* --- roads --- */

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
  stroke (cr, widget, "comstock_board_road_line", width + 3);
  stroke (cr, widget, "comstock_board_road", width);
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
  snapshot_sand (widget, snapshot, frame, bright);
  snapshot_land (widget, snapshot, frame, state);
  snapshot_lines (widget, snapshot, frame);
  snapshot_plants (widget, snapshot, frame, state);
  snapshot_water (widget, snapshot, frame, state->river);
  snapshot_parcels (widget, snapshot, frame, state);
}
