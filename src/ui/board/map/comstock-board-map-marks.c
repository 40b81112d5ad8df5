/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From below to above: shade over what is not meant, ghosts, rings; edges, people, figures. */

#include "comstock-board-map-marks.h"

#include "comstock-board-map-ground.h"
#include "ui/board/comstock-board-art.h"
#include "ui/board/comstock-board-figures.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-scale.h"

/* Of the side of a parcel. */
#define COWBOY 0.54f
#define MOST_COWBOY 0.76f       /* where that is too small to be told */
#define OUTLAW 0.5f
#define DOUBLED 0.42f
#define KNOB 0.26f
#define SMALL_KNOB 0.14f         /* where parcels may be pressed as well */
#define RING 0.045f
#define THIN_RING 0.02f         /* where most of the map may be pressed */
#define FIGURE 0.23
#define MOST_FIGURE 0.34

#define MIN_COWBOY 22.0f        /* pixels */
#define MIN_OUTLAW 18.0f
#define MIN_KNOB 9.0f
#define MIN_FIGURE 11.0
#define FAINT 0.62
#define MOST_PARCELS 24

static void
snapshot_shade (GtkWidget                   *widget,
                GtkSnapshot                 *snapshot,
                const ComstockBoardMapFrame *frame,
                BoardParcels                 shaded)
{
  const GdkRGBA shade = comstock_art_get_color (widget, "comstock_board_shade");

  for (; shaded != 0; shaded &= shaded - 1)
    {
      const graphene_rect_t bounds = comstock_board_map_frame_parcel (frame, board_first (shaded));

      gtk_snapshot_append_color (snapshot, &shade, &bounds);
    }
}

/* A ring of @color with a line around it, so that it is seen on any ground. */
static void
snapshot_ring (GtkWidget                   *widget,
               GtkSnapshot                 *snapshot,
               const ComstockBoardMapFrame *frame,
               uint32_t                     parcel,
               const char                  *color,
               float                        width)
{
  const GdkRGBA ring = comstock_art_get_color (widget, color);
  const GdkRGBA line = comstock_art_get_color (widget, "comstock_ring_line");
  graphene_rect_t bounds = comstock_board_map_frame_parcel (frame, parcel);
  GskRoundedRect outline;

  graphene_rect_inset (&bounds, 1, 1);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, bounds.size.width * 0.12f);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width + 2, width + 2, width + 2, width + 2 },
                              (GdkRGBA[4]) { line, line, line, line });
  gsk_rounded_rect_shrink (&outline, 1, 1, 1, 1);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { ring, ring, ring, ring });
}

static void
snapshot_rings (GtkWidget                   *widget,
                GtkSnapshot                 *snapshot,
                const ComstockBoardMapFrame *frame,
                const ComstockBoardMapMarks *marks)
{
  const gboolean many = board_count (marks->targets.parcels) > MOST_PARCELS;
  const float width = MAX (many ? 1.0f : 2.0f, (float) frame->cell * (many ? THIN_RING : RING));

  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      const gboolean aimed = (marks->aim.kind == COMSTOCK_BOARD_PARCEL && marks->aim.number == parcel) ||
                             (marks->ghost.parcels >> parcel & 1) != 0;

      if ((marks->lit >> parcel & 1) != 0)
        snapshot_ring (widget, snapshot, frame, parcel, "comstock_lit",
                       MAX (3.0f, (float) frame->cell * RING * 1.5f));
      else if ((marks->targets.parcels >> parcel & 1) != 0)
        snapshot_ring (widget, snapshot, frame, parcel, "comstock_ring", aimed ? MAX (3.0f, 2 * width) : width);
      else if (aimed)
        snapshot_ring (widget, snapshot, frame, parcel, "comstock_paper", 1);
    }
}

/* --- edges --- */

static cairo_t *
begin_drawing (GtkSnapshot                 *snapshot,
               const ComstockBoardMapFrame *frame)
{
  const float margin = comstock_board_map_ground_road (frame);

  return gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) frame->x - margin,
                                                                   (float) frame->y - margin,
                                                                   (float) (8 * frame->cell) + 2 * margin,
                                                                   (float) (8 * frame->cell) + 2 * margin));
}

/* A round knob in the middle of an edge: a road may lie here. */
static void
draw_knob (cairo_t                     *cr,
           GtkWidget                   *widget,
           const ComstockBoardMapFrame *frame,
           uint32_t                     edge,
           float                        share,
           gboolean                     aimed)
{
  const GdkRGBA ring = comstock_art_get_color (widget, "comstock_ring");
  const GdkRGBA line = comstock_art_get_color (widget, "comstock_ring_line");
  const double radius = (double) MAX (MIN_KNOB, (float) frame->cell * share) / (aimed ? 1.4 : 2);
  graphene_point_t from, to;

  comstock_board_map_frame_edge (frame, edge, &from, &to);
  cairo_new_path (cr);
  cairo_arc (cr, (double) (from.x + to.x) / 2, (double) (from.y + to.y) / 2, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &ring);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

/* A road that is not there yet is a dashed one. */
static void
draw_ghost_road (cairo_t                     *cr,
                 GtkWidget                   *widget,
                 const ComstockBoardMapFrame *frame,
                 uint32_t                     edge)
{
  const GdkRGBA line = comstock_art_get_color (widget, "comstock_board_road_line");
  const GdkRGBA road = comstock_art_get_color (widget, "comstock_board_road");
  const double width = (double) comstock_board_map_ground_road (frame);
  const double dashes[] = { width * 1.3, width * 0.9 };
  graphene_point_t from, to;

  comstock_board_map_frame_edge (frame, edge, &from, &to);
  cairo_move_to (cr, (double) from.x, (double) from.y);
  cairo_line_to (cr, (double) to.x, (double) to.y);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, width + 3);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &road);
  cairo_set_line_width (cr, width);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
snapshot_edges (GtkWidget                   *widget,
                GtkSnapshot                 *snapshot,
                const ComstockBoardMapFrame *frame,
                const ComstockBoardMapMarks *marks)
{
  const BoardRoads all = board_roads_with (marks->targets.roads, marks->ghost.roads);
  cairo_t *cr;

  if ((all.across | all.down) == 0)
    return;
  cr = begin_drawing (snapshot, frame);
  for (uint32_t edge = 0; edge < 2 * BOARD_PARCEL_COUNT; edge++)
    {
      const ComstockBoardSite site = { COMSTOCK_BOARD_EDGE, edge };
      const gboolean target = comstock_board_targets_has (&marks->targets, site);
      const gboolean aimed = target && marks->aim.kind == COMSTOCK_BOARD_EDGE && marks->aim.number == edge;

      if (aimed || board_has_road (marks->ghost.roads, edge % 2 == 1, edge / 2))
        draw_ghost_road (cr, widget, frame, edge);
      if (target)
        draw_knob (cr, widget, frame, edge, marks->targets.parcels != 0 ? SMALL_KNOB : KNOB, aimed);
    }
  cairo_destroy (cr);
}

/* --- ghosts of buildings --- */

static void
snapshot_ghost (GtkWidget                   *widget,
                GtkSnapshot                 *snapshot,
                const ComstockBoardMapFrame *frame,
                BoardContent                 content,
                BoardParcels                 parcels)
{
  const char *drawing = comstock_board_art_content (content);

  if (drawing == NULL)
    return;
  gtk_snapshot_push_opacity (snapshot, FAINT);
  for (; parcels != 0; parcels &= parcels - 1)
    {
      const graphene_rect_t bounds = comstock_board_map_ground_content (frame, board_first (parcels));

      comstock_art_snapshot (widget, snapshot, drawing, &bounds, NULL);
    }
  gtk_snapshot_pop (snapshot);
}

/* --- people --- */

static float
get_cowboy_side (const ComstockBoardMapFrame *frame)
{
  const float cell = (float) frame->cell;

  return MIN (MAX (MIN_COWBOY, cell * COWBOY), cell * MOST_COWBOY);
}

/* Where all of them stand: side by side at the foot of the parcel; a single one leaves the building in sight. */
static graphene_rect_t
find_room (const ComstockBoardMapFrame *frame,
           const BoardState            *state,
           uint32_t                     parcel)
{
  const float side = get_cowboy_side (frame);
  uint8_t seats[COMSTOCK_BOARD_MAX_CROWD];
  graphene_rect_t room = comstock_board_map_frame_parcel (frame, parcel);

  if (comstock_board_crowd_on (state, (BoardPlace) (BOARD_PLACE_PARCEL + parcel), seats) == 1)
    {
      room.origin.x += room.size.width - side;
      room.size.width = side;
    }
  return room;
}

gboolean
comstock_board_map_marks_find_cowboy (const ComstockBoardMapFrame *frame,
                                      const BoardState            *state,
                                      uint32_t                     parcel,
                                      uint32_t                     seat,
                                      graphene_rect_t             *square)
{
  const graphene_rect_t room = find_room (frame, state, parcel);

  return comstock_board_figures_find (state, (BoardPlace) (BOARD_PLACE_PARCEL + parcel), seat, &room,
                                      get_cowboy_side (frame), square);
}

static void
snapshot_people (GtkWidget                   *widget,
                 GtkSnapshot                 *snapshot,
                 const ComstockBoardMapFrame *frame,
                 const BoardState            *state,
                 uint32_t                     parcel,
                 guint                        away)
{
  const graphene_rect_t bounds = comstock_board_map_frame_parcel (frame, parcel);
  const graphene_rect_t room = find_room (frame, state, parcel);
  const float cell = bounds.size.width;
  const float side = MIN (MAX (MIN_OUTLAW, cell * OUTLAW), cell * MOST_COWBOY);

  if ((state->outlaws >> parcel & 1) != 0)
    comstock_art_snapshot (widget, snapshot, "board/outlaw",
                           &GRAPHENE_RECT_INIT (bounds.origin.x + cell - side, bounds.origin.y, side, side), NULL);
  comstock_board_figures_crowd (widget, snapshot, state, (BoardPlace) (BOARD_PLACE_PARCEL + parcel), &room,
                                get_cowboy_side (frame), away);
}

/* A horse doubles a ranch, dynamite triples a mine, for the round. */
static void
snapshot_doubled (GtkWidget                   *widget,
                  GtkSnapshot                 *snapshot,
                  const ComstockBoardMapFrame *frame,
                  const BoardState            *state)
{
  for (BoardParcels left = state->doubled; left != 0; left &= left - 1)
    {
      const uint32_t parcel = board_first (left);
      const graphene_rect_t bounds = comstock_board_map_frame_parcel (frame, parcel);
      const float side = bounds.size.width * DOUBLED;

      comstock_art_snapshot (widget, snapshot,
                             board_content_at (state, parcel) == BOARD_RANCH ? "board/horse" : "board/dynamite",
                             &GRAPHENE_RECT_INIT (bounds.origin.x, bounds.origin.y + bounds.size.height - side, side,
                                                  side), NULL);
    }
}

static gboolean
is_crowded (const BoardState *state,
            uint32_t          parcel)
{
  uint8_t seats[COMSTOCK_BOARD_MAX_CROWD];

  return comstock_board_crowd_on (state, (BoardPlace) (BOARD_PLACE_PARCEL + parcel), seats) > 0;
}

/* --- figures --- */

static PangoLayout *
create_figure (GtkWidget                   *widget,
               const ComstockBoardMapFrame *frame,
               const char                  *text)
{
  const double wanted = MAX (MIN_FIGURE, frame->cell * FIGURE) * comstock_scale_get_text (widget);
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_from_string ("Bold");

  pango_font_description_set_absolute_size (font, MIN (wanted, frame->cell * MOST_FIGURE) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

/* At the foot of the parcel; above the heads of who stands there. */
static void
snapshot_figure (GtkWidget                   *widget,
                 GtkSnapshot                 *snapshot,
                 const ComstockBoardMapFrame *frame,
                 uint32_t                     parcel,
                 const char                  *text,
                 gboolean                     raised)
{
  const GdkRGBA paper = comstock_art_get_color (widget, "comstock_paper");
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_ink");
  const graphene_rect_t bounds = comstock_board_map_frame_parcel (frame, parcel);
  g_autoptr (PangoLayout) layout = create_figure (widget, frame, text);
  int width, height;
  GskRoundedRect pill;
  float y;

  pango_layout_get_pixel_size (layout, &width, &height);
  y = raised ? bounds.origin.y + 2 : bounds.origin.y + bounds.size.height - (float) height - 3;
  gsk_rounded_rect_init_from_rect (&pill,
                                   &GRAPHENE_RECT_INIT (bounds.origin.x + (bounds.size.width - (float) width) / 2 - 5,
                                                        y, (float) (width + 10), (float) height),
                                   (float) height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &paper, &pill.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &pill, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { ink, ink, ink, ink });
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (pill.bounds.origin.x + 5, y));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

void
comstock_board_map_marks_draw_below (GtkWidget                   *widget,
                                     GtkSnapshot                 *snapshot,
                                     const ComstockBoardMapFrame *frame,
                                     const ComstockBoardMapMarks *marks)
{
  const BoardParcels meant = marks->lit != 0 ? marks->lit : marks->targets.parcels;

  snapshot_shade (widget, snapshot, frame, meant != 0 ? ~meant : 0);
  snapshot_ghost (widget, snapshot, frame, marks->ghost.content, marks->ghost.parcels);
  snapshot_rings (widget, snapshot, frame, marks);
}

void
comstock_board_map_marks_draw (GtkWidget                   *widget,
                               GtkSnapshot                 *snapshot,
                               const ComstockBoardMapFrame *frame,
                               const BoardState            *state,
                               const ComstockBoardMapMarks *marks)
{
  snapshot_edges (widget, snapshot, frame, marks);
  snapshot_doubled (widget, snapshot, frame, state);
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    snapshot_people (widget, snapshot, frame, state, parcel, marks->away[parcel]);
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      const char *figure = marks->changes[parcel] != NULL ? marks->changes[parcel] : marks->figures[parcel];

      if (figure != NULL)
        snapshot_figure (widget, snapshot, frame, parcel, figure, is_crowded (state, parcel));
    }
}
