/* SPDX-License-Identifier: GPL-3.0-or-later */
/* People keep a size that can be told, however small the parcels are. */

#include "comstock-board-map-marks.h"

#include "comstock-board-map-ground.h"
#include "ui/board/comstock-board-art.h"
#include "ui/board/comstock-board-figures.h"
#include "ui/kit/comstock-art.h"

/* Of the side of a parcel. */
#define COWBOY 0.54f
#define MOST_COWBOY 0.76f       /* where that is too small to be told */
#define OUTLAW 0.5f
#define DOUBLED 0.42f
#define ATTACK 0.36f
#define CORNER 0.24

#define MIN_COWBOY 22.0f        /* pixels */
#define MIN_OUTLAW 18.0f
#define FAINT 0.62

void
comstock_board_map_marks_draw_last (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    const graphene_rect_t *bounds)
{
  const GdkRGBA color = comstock_art_get_color (widget, "comstock_board_rust");
  const GdkRGBA rim = comstock_art_get_color (widget, "comstock_paper");
  const double right = (double) (bounds->origin.x + bounds->size.width);
  const double side = CORNER * (double) bounds->size.width;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, bounds);

  cairo_move_to (cr, right - side, (double) bounds->origin.y);
  cairo_line_to (cr, right, (double) bounds->origin.y);
  cairo_line_to (cr, right, (double) bounds->origin.y + side);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &rim);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* --- ghosts --- */

void
comstock_board_map_marks_draw_road (GtkWidget                *widget,
                                    GtkSnapshot              *snapshot,
                                    const ComstockPlaneFrame *frame,
                                    uint32_t                  edge)
{
  const GdkRGBA line = comstock_art_get_color (widget, "comstock_board_road_line");
  const GdkRGBA road = comstock_art_get_color (widget, "comstock_board_road");
  const double width = (double) comstock_board_map_ground_road (frame);
  const double dashes[] = { width * 1.3, width * 0.9 };
  const ComstockPlace place = comstock_board_edge_on_table (edge);
  const graphene_rect_t bounds = comstock_plane_frame_bounds (frame, &place);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  graphene_point_t from, to;

  comstock_plane_frame_edge (frame, &place, &from, &to);
  cairo_move_to (cr, (double) from.x, (double) from.y);
  cairo_line_to (cr, (double) to.x, (double) to.y);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, width + 3);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &road);
  cairo_set_line_width (cr, width);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

void
comstock_board_map_marks_draw_ghost (GtkWidget                *widget,
                                     GtkSnapshot              *snapshot,
                                     const ComstockPlaneFrame *frame,
                                     uint32_t                  parcel,
                                     BoardContent              content)
{
  const char *drawing = comstock_board_art_content (content);
  const graphene_rect_t bounds = comstock_board_map_ground_content (frame, parcel);

  if (drawing == NULL)
    return;
  gtk_snapshot_push_opacity (snapshot, FAINT);
  comstock_art_snapshot (widget, snapshot, drawing, &bounds, NULL);
  gtk_snapshot_pop (snapshot);
}

/* --- people --- */

static float
get_cowboy_side (const graphene_rect_t *bounds)
{
  const float cell = bounds->size.width;

  return MIN (MAX (MIN_COWBOY, cell * COWBOY), cell * MOST_COWBOY);
}

/* Where all of them stand: side by side at the foot of the parcel; a single one leaves the building in sight. */
static graphene_rect_t
find_room (const BoardState      *state,
           uint32_t               parcel,
           const graphene_rect_t *bounds)
{
  const float side = get_cowboy_side (bounds);
  uint8_t seats[COMSTOCK_BOARD_MAX_CROWD];
  graphene_rect_t room = *bounds;

  if (comstock_board_crowd_on (state, (BoardPlace) (BOARD_PLACE_PARCEL + parcel), seats) == 1)
    {
      room.origin.x += room.size.width - side;
      room.size.width = side;
    }
  return room;
}

gboolean
comstock_board_map_marks_find_cowboy (const BoardState      *state,
                                      uint32_t               parcel,
                                      uint32_t               seat,
                                      const graphene_rect_t *bounds,
                                      graphene_rect_t       *square)
{
  const graphene_rect_t room = find_room (state, parcel, bounds);

  return comstock_board_figures_find (state, (BoardPlace) (BOARD_PLACE_PARCEL + parcel), seat, &room,
                                      get_cowboy_side (bounds), square);
}

/* A horse doubles a ranch, dynamite triples a mine, for the round. */
static void
snapshot_doubled (GtkWidget             *widget,
                  GtkSnapshot           *snapshot,
                  const BoardState      *state,
                  uint32_t               parcel,
                  const graphene_rect_t *bounds)
{
  const float side = bounds->size.width * DOUBLED;

  comstock_art_snapshot (widget, snapshot,
                         board_content_at (state, parcel) == BOARD_RANCH ? "board/horse" : "board/dynamite",
                         &GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y + bounds->size.height - side, side,
                                              side), NULL);
}

/* Beside the figure that says what it takes. */
void
comstock_board_map_marks_draw_attack (GtkWidget             *widget,
                                      GtkSnapshot           *snapshot,
                                      const graphene_rect_t *bounds)
{
  const float side = bounds->size.width * ATTACK;

  comstock_art_snapshot (widget, snapshot, "board/revolver",
                         &GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y + bounds->size.height - side, side,
                                              side), NULL);
}

void
comstock_board_map_marks_draw_parcel (GtkWidget             *widget,
                                      GtkSnapshot           *snapshot,
                                      const BoardState      *state,
                                      uint32_t               parcel,
                                      guint                  away,
                                      const graphene_rect_t *bounds)
{
  const graphene_rect_t room = find_room (state, parcel, bounds);
  const float cell = bounds->size.width;
  const float side = MIN (MAX (MIN_OUTLAW, cell * OUTLAW), cell * MOST_COWBOY);

  if ((state->doubled >> parcel & 1) != 0)
    snapshot_doubled (widget, snapshot, state, parcel, bounds);
  if ((state->outlaws >> parcel & 1) != 0)
    comstock_art_snapshot (widget, snapshot, "board/outlaw",
                           &GRAPHENE_RECT_INIT (bounds->origin.x + cell - side, bounds->origin.y, side, side), NULL);
  comstock_board_figures_crowd (widget, snapshot, state, (BoardPlace) (BOARD_PLACE_PARCEL + parcel), &room,
                                get_cowboy_side (bounds), away);
}
