/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where something stands the sign flies from a pole beside it, on bare land it hangs between two posts. */

#include "comstock-board-claims.h"

#include "comstock-board-map-ground.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-sign.h"
#include "ui/town/comstock-town-brush.h"

/* Of the side of a parcel. */
#define INSET 0.07
#define STRING 0.045
#define CASING 0.015            /* on either side of the string */
#define ROUND 0.05
#define PEG 0.04
#define POLE 0.03f
#define FLAG_X 0.1f
#define FLAG_Y 0.08f
#define FLAG_WIDTH 0.32f
#define FLAG_HEIGHT 0.27f
#define BOARD_WIDTH 0.46f
#define BOARD_HEIGHT 0.4f
#define BOARD_Y 0.2f
#define FOOT_Y 0.88f

#define LEAST_SIGN 15.0f        /* pixels, for one that can be told */
#define LEAST_PARCEL 32         /* with less there are no posts */

static void
set_color (cairo_t   *cr,
           GtkWidget *widget,
           const char *color)
{
  const GdkRGBA rgba = comstock_art_get_color (widget, color);

  gdk_cairo_set_source_rgba (cr, &rgba);
}

/* Between two outlines of all of it. */
static void
fill_ring (const ComstockTownBrush *brush,
           double                   outer,
           double                   inner)
{
  comstock_town_brush_trace (brush, comstock_town_brush_is_town, outer, ROUND);
  comstock_town_brush_trace (brush, comstock_town_brush_is_town, inner, MAX (ROUND - inner + outer, 0));
  cairo_fill (brush->cr);
}

/* At the outer corners of the claim. */
static void
add_pegs (const ComstockTownBrush *brush,
          int                      x,
          int                      y)
{
  static const int corners[][2] = { { -1, -1 }, { 1, -1 }, { -1, 1 }, { 1, 1 } };
  const double middle = 0.5 - INSET - STRING / 2;

  for (gsize i = 0; i < G_N_ELEMENTS (corners); i++)
    if (!comstock_town_brush_is_town (brush, x + corners[i][0], y) &&
        !comstock_town_brush_is_town (brush, x, y + corners[i][1]))
      comstock_town_brush_ellipse (brush, x + 0.5 + corners[i][0] * middle, y + 0.5 + corners[i][1] * middle, PEG, PEG);
}

static void
draw_string (cairo_t       *cr,
             GtkWidget     *widget,
             BoardParcels   owned,
             const GdkRGBA *color)
{
  ComstockTown claim;
  const ComstockTownBrush brush = { .cr = cr, .town = &claim, .area = { 0, 0, 8, 8 } };

  comstock_town_init (&claim, &(ComstockTownArea) { 0, 0, 8, 8 });
  for (BoardParcels left = owned; left != 0; left &= left - 1)
    comstock_town_set (&claim, (int) board_first (left) % 8, (int) board_first (left) / 8, COMSTOCK_TOWN_EMPTY, 1);
  set_color (cr, widget, "comstock_board_string");
  fill_ring (&brush, INSET - CASING, INSET + STRING + CASING);
  gdk_cairo_set_source_rgba (cr, color);
  fill_ring (&brush, INSET, INSET + STRING);
  set_color (cr, widget, "comstock_board_road_line");
  comstock_town_brush_each (&brush, TOWN_BIT (EMPTY), add_pegs);
  cairo_fill (cr);
}

static void
snapshot_post (GtkWidget             *widget,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *parcel,
               float                  x,
               float                  from)
{
  const GdkRGBA wood = comstock_art_get_color (widget, "comstock_board_road_line");
  const float cell = parcel->size.width;

  if (cell >= LEAST_PARCEL)
    gtk_snapshot_append_color (snapshot, &wood,
                               &GRAPHENE_RECT_INIT (parcel->origin.x + (x - POLE / 2) * cell,
                                                    parcel->origin.y + from * cell, MAX (POLE * cell, 1.5f),
                                                    (FOOT_Y - from) * cell));
}

static void
snapshot_sign (GtkWidget             *widget,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *parcel,
               const char            *sign,
               gboolean               built)
{
  const float cell = parcel->size.width;
  const float width = MAX (LEAST_SIGN, (built ? FLAG_WIDTH : BOARD_WIDTH) * cell);
  const float height = MAX (LEAST_SIGN, (built ? FLAG_HEIGHT : BOARD_HEIGHT) * cell);
  const float x = parcel->origin.x + (built ? FLAG_X * cell : (cell - width) / 2);
  const float y = parcel->origin.y + (built ? FLAG_Y : BOARD_Y) * cell;

  if (built)
    snapshot_post (widget, snapshot, parcel, FLAG_X, FLAG_Y);
  else
    for (int i = -1; i <= 1; i += 2)
      snapshot_post (widget, snapshot, parcel, 0.5f + (float) i * BOARD_WIDTH * 0.36f, BOARD_Y);
  comstock_sign_snapshot (widget, snapshot, sign, &GRAPHENE_RECT_INIT (x, y, width, height), 0.05f * cell);
}

void
comstock_board_claims_draw (GtkWidget                *widget,
                            GtkSnapshot              *snapshot,
                            const ComstockPlaneFrame *frame,
                            const BoardState         *state)
{
  const float side = (float) (8 * frame->cell);
  cairo_t *cr = comstock_art_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) frame->x, (float) frame->y, side,
                                                                          side));

  cairo_translate (cr, frame->x, frame->y);
  cairo_scale (cr, frame->cell, frame->cell);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      GdkRGBA fill, ink;

      comstock_sign_get_colors (widget, comstock_suit_get_sign (state->seats[seat].suit), &fill, &ink);
      draw_string (cr, widget, state->seats[seat].owned, &fill);
    }
  cairo_destroy (cr);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (BoardParcels left = state->seats[seat].owned; left != 0; left &= left - 1)
      {
        const graphene_rect_t parcel = comstock_board_map_ground_parcel (frame, board_first (left));

        snapshot_sign (widget, snapshot, &parcel, comstock_suit_get_sign (state->seats[seat].suit),
                       board_content_at (state, board_first (left)) != BOARD_BARE);
      }
}
