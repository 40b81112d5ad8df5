/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies behind a town, with a double peak for each mountain, and the town along its street: who lives and works
 * behind, all other buildings in front, and the telegraph between. */

#include "comstock-cards-panorama-private.h"

#include "ui/kit/comstock-art.h"

#define BACK (CARDS_BIT (CARDS_HOUSE) | CARDS_BIT (CARDS_TOWNHOUSE) | CARDS_BIT (CARDS_RANCH) | CARDS_BIT (CARDS_MINE))
#define FALSE_FRONT (CARDS_BIT (CARDS_DRUGSTORE) | CARDS_BIT (CARDS_BLACKSMITH))

#define SYMBOL_FOOT 0.84      /* where the ground is in the drawing of a symbol */
#define FRONT_SIZE 0.38       /* of the height */
#define BACK_SIZE 0.24
#define CROWD_SIZE 0.62       /* of those that are people, as part of a building's */
#define PEAK 0.24
#define STEER 0.105
#define SMOKE 0.36            /* of a house's size */
#define NIGHT 0.22            /* how dark it lies over the houses */
#define SPREAD 1.5            /* buildings in front are not farther from each other than so many of their widths */

/* A side of the square that is drawn, and the middle of its foot. */
typedef struct
{
  double x;
  double foot;
  double size;
} Stand;

/* Draws one that is so near, 0–1. */
typedef void (*DrawParcel) (const PanoramaView               *view,
                            const ComstockCardsSkylineParcel *parcel,
                            double                            nearness);

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

/* Has @draw called for all parcels of @set, the farther ones first. */
static void
draw_each (const PanoramaView *view,
           CardsParcelSet      set,
           DrawParcel          draw)
{
  guint n, rows = 0;
  const ComstockCardsSkylineParcel *parcels = comstock_cards_skyline_get_parcels (view->panorama->skyline, &n);

  for (guint i = 0; i < n; i++)
    rows = MAX (rows, parcels[i].row + 1);
  for (guint row = 0; row < rows; row++)
    for (guint i = 0; i < n; i++)
      if (is_one_of (parcels[i].parcel, set) && parcels[i].row == row)
        draw (view, &parcels[i], (row + 1.0) / rows);
}

static void
draw_mountain (const PanoramaView               *view,
               const ComstockCardsSkylineParcel *mountain,
               double                            nearness)
{
  const double jitter = panorama_scatter (mountain->column, mountain->row);
  const double pitch = view->width / comstock_cards_skyline_get_width (view->panorama->skyline);
  const double height = view->height * PEAK * (0.75 + 0.05 * MIN (mountain->row, 7));

  panorama_draw_art (view, "panorama/mountain", (mountain->column + 0.5 + 0.5 * (jitter - 0.5)) * pitch,
                     (PANORAMA_HORIZON + 0.06) * view->height,
                     height / comstock_drawing_get_ratio ("panorama/mountain"));
}

void
panorama_draw_land (const PanoramaView *view)
{
  panorama_draw_layer (view, "panorama/sky");
  draw_each (view, CARDS_BIT (CARDS_MOUNTAIN), draw_mountain);
  panorama_draw_layer (view, "panorama/land");
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
draw_behind (const PanoramaView               *view,
             const ComstockCardsSkylineParcel *parcel,
             double                            nearness)
{
  const Stand stand = stand_behind (view, parcel, nearness);

  draw_symbol (view, parcel->parcel, &stand);
  if (parcel->parcel == CARDS_HOUSE && view->panorama->telegraph)
    {
      static const GdkRGBA smoke = { 1, 0.957f, 0.902f, 0.65f };
      const double size = SMOKE * stand.size;

      comstock_art_draw (view->cr, "town/smoke", stand.x + 0.077 * stand.size, stand.foot - stand.size, size, size,
                         &smoke);
    }
}

static gboolean
is_in_front (const ComstockCardsSkylineParcel *parcel)
{
  return !is_one_of (parcel->parcel, BACK | CARDS_BIT (CARDS_MOUNTAIN));
}

/* A tall front with a sign, before a trade whose symbol is a thing and no building. */
static void
draw_false_front (const PanoramaView *view,
                  CardsParcel         parcel,
                  const Stand        *stand)
{
  const Stand sign = { stand->x, stand->foot - 0.63 * stand->size, 0.37 * stand->size };
  g_autofree char *name = g_strconcat ("panorama/", cards_parcels[parcel].id, NULL);

  panorama_draw_art (view, name, stand->x, stand->foot, stand->size);
  draw_symbol (view, parcel, &sign);
}

static void
draw_building (const PanoramaView *view,
               CardsParcel         parcel,
               const Stand        *stand)
{
  panorama_draw_art (view, "panorama/shadow", stand->x, stand->foot + 0.035 * stand->size, 1.1 * stand->size);
  if (is_one_of (parcel, FALSE_FRONT))
    draw_false_front (view, parcel, stand);
  else
    draw_symbol (view, parcel, stand);
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

/* One for each ranch is driven through the street. */
static void
draw_herd (const PanoramaView *view)
{
  const double size = STEER * view->height;
  guint n, at = 0;
  const ComstockCardsSkylineParcel *parcels = comstock_cards_skyline_get_parcels (view->panorama->skyline, &n);

  for (guint i = 0; i < n; i++)
    if (parcels[i].parcel == CARDS_RANCH)
      {
        panorama_draw_art (view, panorama_scatter (at, 5) < 0.7 ? "town/steer" : "town/steer-2",
                           0.24 * view->width + at * 0.17 * view->height,
                           (PANORAMA_STREET + 0.055 + 0.05 * panorama_scatter (at, 4)) * view->height + 0.2 * size,
                           size);
        at++;
      }
}

void
panorama_draw_town (const PanoramaView *view)
{
  /* The night lies over what is drawn here, not over what is seen between it. */
  cairo_push_group (view->cr);
  draw_each (view, BACK, draw_behind);
  if (view->panorama->telegraph)
    panorama_draw_layer (view, "panorama/telegraph");
  panorama_draw_layer (view, "panorama/planks");
  panorama_draw_cards (view);
  draw_front_row (view);
  draw_herd (view);
  cairo_set_operator (view->cr, CAIRO_OPERATOR_ATOP);
  panorama_set_color (view->cr, 0x120e24, view->panorama->night ? NIGHT : 0);
  cairo_paint (view->cr);
  cairo_pop_group_to_source (view->cr);
  cairo_paint (view->cr);
}
