/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A town along its street: who lives and works behind, all other buildings in front, and the telegraph between. */

#include "comstock-cards-panorama-private.h"

#include "ui/kit/comstock-art.h"

#define BACK (CARDS_BIT (CARDS_HOUSE) | CARDS_BIT (CARDS_TOWNHOUSE) | CARDS_BIT (CARDS_RANCH) | CARDS_BIT (CARDS_MINE))
#define FALSE_FRONT (CARDS_BIT (CARDS_DRUGSTORE) | CARDS_BIT (CARDS_BLACKSMITH))

#define SYMBOL_FOOT 0.84      /* where the ground is in the drawing of a symbol */
#define FRONT_SIZE 0.38       /* of the height */
#define BACK_SIZE 0.24
#define CROWD_SIZE 0.62       /* of those that are people, as part of a building's */
#define SPREAD 1.5            /* buildings in front are not farther from each other than so many of their widths */

/* A side of the square that is drawn, and the middle of its foot. */
typedef struct
{
  double x;
  double foot;
  double size;
} Stand;

typedef struct
{
  CardsParcel parcel;
  guint32 wall, trim;
} FalseFront;

static const FalseFront false_fronts[] = {
  { CARDS_DRUGSTORE, 0xe8dfc6, 0x23746d },
  { CARDS_BLACKSMITH, 0x8a6a4a, 0x33383f },
};

static gboolean
is_one_of (CardsParcel    parcel,
           CardsParcelSet set)
{
  return (set >> parcel & 1) != 0;
}

static void
draw_symbol (const PanoramaView *view,
             CardsParcel         parcel,
             const Stand        *stand)
{
  g_autofree char *name = g_strconcat ("symbols/", cards_parcels[parcel].id, NULL);

  comstock_art_draw (view->cr, name, stand->x - stand->size / 2, stand->foot - SYMBOL_FOOT * stand->size,
                     stand->size, stand->size, NULL);
}

/* A box in hundredths of the stand, from its middle and its foot. */
static void
fill_box (const PanoramaView *view,
          const Stand        *stand,
          double              left,
          double              bottom,
          double              right,
          double              top,
          guint32             color)
{
  const double unit = stand->size / 100;

  panorama_set_color (view->cr, color, 1);
  cairo_rectangle (view->cr, stand->x + left * unit, stand->foot - top * unit, (right - left) * unit,
                   (top - bottom) * unit);
  cairo_fill (view->cr);
}

static void
draw_sign (const PanoramaView *view,
           const Stand        *stand,
           const FalseFront   *front)
{
  const double unit = stand->size / 100;
  const Stand symbol = { stand->x, stand->foot - 63 * unit, 37 * unit };

  cairo_arc (view->cr, stand->x, stand->foot - 76 * unit, 23 * unit, 0, 2 * G_PI);
  panorama_set_color (view->cr, 0xfff8ea, 1);
  cairo_fill_preserve (view->cr);
  cairo_set_line_width (view->cr, 2 * unit);
  panorama_set_color (view->cr, front->trim, 1);
  cairo_stroke (view->cr);
  draw_symbol (view, front->parcel, &symbol);
}

/* A tall front with a board, before a trade whose symbol is a thing and no building. */
static void
draw_false_front (const PanoramaView *view,
                  const Stand        *stand,
                  const FalseFront   *front)
{
  const guint32 window = 0xffd75e;

  fill_box (view, stand, -36, 50, 36, 100, front->wall);
  fill_box (view, stand, -45, 0, 45, 46, front->wall);
  fill_box (view, stand, -40, 98, 40, 104, front->trim);
  fill_box (view, stand, -50, 45, 50, 52, front->trim);
  fill_box (view, stand, -37, 17, -17, 36, window);
  fill_box (view, stand, 17, 17, 37, 36, window);
  fill_box (view, stand, -10, 0, 10, 36, 0x2b1a10);
  draw_sign (view, stand, front);
}

static void
draw_smoke (const PanoramaView *view,
            const Stand        *stand)
{
  static const double puffs[][3] = { { 0.20, 0.68, 0.035 }, { 0.25, 0.79, 0.05 }, { 0.30, 0.92, 0.07 } };

  panorama_set_color (view->cr, 0xfff4e6, 0.42);
  for (guint i = 0; i < G_N_ELEMENTS (puffs); i++)
    {
      cairo_arc (view->cr, stand->x + puffs[i][0] * stand->size, stand->foot - puffs[i][1] * stand->size,
                 puffs[i][2] * stand->size, 0, 2 * G_PI);
      cairo_fill (view->cr);
    }
}

/* In its column, the more rows away the smaller and farther up the land. */
static Stand
stand_behind (const PanoramaView               *view,
              const ComstockCardsSkylineParcel *parcel,
              double                            nearness)
{
  const double pitch = view->width / comstock_cards_skyline_get_width (view->panorama->skyline);
  const double jitter = panorama_scatter (parcel->column, parcel->row) - 0.5;
  const double size = view->height * BACK_SIZE * (0.72 + 0.28 * nearness);
  const double x = (parcel->column + 0.5) * pitch + jitter * MAX (pitch - size, pitch * 0.6);

  return (Stand) { CLAMP (x, size / 2, view->width - size / 2),
                   view->height * (PANORAMA_HORIZON + 0.03 + 0.10 * nearness), size };
}

static void
draw_back_row (const PanoramaView *view)
{
  guint n, rows = 1;
  const ComstockCardsSkylineParcel *parcels = comstock_cards_skyline_get_parcels (view->panorama->skyline, &n);

  for (guint i = 0; i < n; i++)
    rows = MAX (rows, parcels[i].row + 1);
  for (guint row = 0; row < rows; row++)
    for (guint i = 0; i < n; i++)
      if (is_one_of (parcels[i].parcel, BACK) && parcels[i].row == row)
        {
          const Stand stand = stand_behind (view, &parcels[i], (row + 1.0) / rows);

          draw_symbol (view, parcels[i].parcel, &stand);
          if (parcels[i].parcel == CARDS_HOUSE && view->panorama->telegraph)
            draw_smoke (view, &stand);
        }
}

static gboolean
is_in_front (const ComstockCardsSkylineParcel *parcel)
{
  return !is_one_of (parcel->parcel, BACK | CARDS_BIT (CARDS_MOUNTAIN));
}

static void
draw_planks (const PanoramaView *view)
{
  const double top = PANORAMA_WALK * view->height;
  const double bottom = PANORAMA_STREET * view->height;
  const double plank = view->height * 0.05;

  panorama_set_color (view->cr, view->palette->plank, 1);
  cairo_rectangle (view->cr, 0, top, view->width, bottom - top);
  cairo_fill (view->cr);
  panorama_set_color (view->cr, view->palette->plank_line, 1);
  cairo_rectangle (view->cr, 0, bottom - view->height * 0.008, view->width, view->height * 0.008);
  for (double x = plank / 2; x < view->width; x += plank)
    cairo_rectangle (view->cr, x, top, view->height * 0.004, bottom - top);
  cairo_fill (view->cr);
}

static void
draw_building (const PanoramaView *view,
               CardsParcel         parcel,
               const Stand        *stand)
{
  cairo_save (view->cr);
  cairo_translate (view->cr, stand->x, stand->foot);
  cairo_scale (view->cr, stand->size * 0.55, stand->size * 0.035);
  cairo_arc (view->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (view->cr);
  panorama_set_color (view->cr, 0x2b1a10, 0.3);
  cairo_fill (view->cr);
  if (!is_one_of (parcel, FALSE_FRONT))
    draw_symbol (view, parcel, stand);
  for (guint i = 0; i < G_N_ELEMENTS (false_fronts); i++)
    if (false_fronts[i].parcel == parcel)
      draw_false_front (view, stand, &false_fronts[i]);
}

static void
draw_front_row (const PanoramaView *view)
{
  guint n, n_front = 0, at = 0;
  const ComstockCardsSkylineParcel *parcels = comstock_cards_skyline_get_parcels (view->panorama->skyline, &n);
  double size, pitch;

  for (guint i = 0; i < n; i++)
    n_front += is_in_front (&parcels[i]) ? 1 : 0;
  if (n_front == 0)
    return;
  size = MIN (FRONT_SIZE * view->height, 0.99 * view->width / n_front);
  pitch = MIN (view->width / n_front, SPREAD * size);
  for (guint i = 0; i < n; i++)
    if (is_in_front (&parcels[i]))
      {
        const double from_middle = at++ + 0.5 - n_front / 2.0;
        const Stand stand = { view->width / 2 + from_middle * pitch, (PANORAMA_WALK + 0.015) * view->height,
                              parcels[i].parcel == CARDS_OUTLAWS ? CROWD_SIZE * size : size };

        draw_building (view, parcels[i].parcel, &stand);
      }
}

static void
draw_wire (const PanoramaView *view,
           double              left,
           double              right,
           double              y)
{
  const double sag = (right - left) * 0.06;

  cairo_move_to (view->cr, left, y);
  cairo_curve_to (view->cr, left + (right - left) / 3, y + sag, right - (right - left) / 3, y + sag, right, y);
  cairo_stroke (view->cr);
}

/* Poles from edge to edge, a wire at each end of their crossarms. */
static void
draw_telegraph (const PanoramaView *view)
{
  const double top = 0.335 * view->height;
  const double foot = PANORAMA_WALK * view->height;
  const double thick = view->height * 0.014;
  const double arm = view->height * 0.1;
  const guint spans = (guint) CLAMP (view->width / view->height + 0.5, 1, 8);
  const double edge = view->height * 0.07;
  const double span = (view->width - 2 * edge) / spans;

  panorama_set_color (view->cr, view->palette->pole, 1);
  for (guint i = 0; i <= spans; i++)
    {
      const double x = edge + i * span;

      cairo_rectangle (view->cr, x - thick / 2, top, thick, foot - top);
      cairo_rectangle (view->cr, x - arm, top + thick * 1.5, 2 * arm, thick * 0.8);
      cairo_fill (view->cr);
      cairo_set_line_width (view->cr, MAX (1, view->height * 0.004));
      if (i < spans)
        {
          draw_wire (view, x - arm * 0.9, x + span - arm * 0.9, top + thick * 1.5);
          draw_wire (view, x + arm * 0.9, x + span + arm * 0.9, top + thick * 1.5);
        }
    }
}

/* Looking to the right, or to the left where @along is below zero; its foot at (@x, @y). */
static void
draw_steer (const PanoramaView *view,
            double              x,
            double              y,
            double              along)
{
  static const double boxes[][4] = {   /* left, top, width, height: body, head, neck, legs, patch */
    { -9, -13, 18, 7 }, { 8, -16, 6, 5 }, { 6, -14, 4, 4 }, { -9, -7, 2, 7 }, { -5, -7, 2, 7 }, { 3, -7, 2, 7 },
    { 7, -7, 2, 7 }, { -4, -12, 6, 4 },
  };
  const double unit = view->height / 300;

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      panorama_set_color (view->cr, i + 1 < G_N_ELEMENTS (boxes) ? 0x5e3a22 : 0xf3e4cc, 1);
      cairo_rectangle (view->cr, x + along * unit * boxes[i][0], y + unit * boxes[i][1], along * unit * boxes[i][2],
                       unit * boxes[i][3]);
      cairo_fill (view->cr);
    }
}

/* One for each ranch is driven through the street. */
static void
draw_herd (const PanoramaView *view)
{
  const double pitch = 0.17 * view->height;
  guint n, at = 0;
  const ComstockCardsSkylineParcel *parcels = comstock_cards_skyline_get_parcels (view->panorama->skyline, &n);

  for (guint i = 0; i < n; i++)
    if (parcels[i].parcel == CARDS_RANCH)
      {
        draw_steer (view, 0.24 * view->width + at * pitch,
                    (PANORAMA_STREET + 0.055 + 0.05 * panorama_scatter (at, 4)) * view->height,
                    panorama_scatter (at, 5) < 0.7 ? 1 : -1);
        at++;
      }
}

void
panorama_draw_town (const PanoramaView *view)
{
  /* The night lies over what is drawn here, not over what is seen between it. */
  cairo_push_group (view->cr);
  draw_back_row (view);
  if (view->panorama->telegraph)
    draw_telegraph (view);
  draw_planks (view);
  panorama_draw_cards (view);
  draw_front_row (view);
  draw_herd (view);
  cairo_set_operator (view->cr, CAIRO_OPERATOR_ATOP);
  panorama_set_color (view->cr, 0x120e24, view->palette->shade);
  cairo_paint (view->cr);
  cairo_pop_group_to_source (view->cr);
  cairo_paint (view->cr);
}
