/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies flat turns with the tile, but for the paving of markets, which goes on from tile to tile; what stands
 * stays upright.  Markets are outlined before any is filled, so that parts of one join without a seam. */

#include "comstock-city-tile.h"

#include <math.h>

#include "art/comstock-drawing.h"

/* In pixels of the side: below these there is no room for paving and houses, for stones, for stalls, for a town. */
#define SMALL 32
#define MIDDLING 64
#define MIN_STALLS 56
#define MIN_TOWN 52

/* Of the side. */
#define STREET_CORE 0.128
#define STONE 0.062             /* about the length of a cobble */
#define JOINT 0.011             /* between stones */
#define OUTLINE 0.028           /* of a market */
#define SCALE 0.0625            /* of a fish */
#define FURROW 0.0625
#define BRICK 0.125
#define SIGN 0.25
#define BUILDING 0.36
#define HOUSE 0.18
#define STALL 0.18

/* --- colors --- */

/* In every light. */
#define ROOFS { 0xc75b3cff, 0xd57a4eff, 0xa9503cff }

static const ComstockCityPalette light = {
  .ground = 0xd9d2abff,
  .soil = 0xcbc598ff,
  .grass = 0xb9c184ff,
  .street = 0xf0e4cbff,
  .kerb = 0x987f55ff,
  .cobble = 0xd3bf98ff,
  .goods = { [CITY_FISH] = 0xa9c3cfff, [CITY_GRAIN] = 0xead08aff, [CITY_LIVESTOCK] = 0xd9b08cff },
  .paving = { [CITY_FISH] = 0x4d7c93ff, [CITY_GRAIN] = 0xa37a22ff, [CITY_LIVESTOCK] = 0x8f5536ff },
  .roofs = ROOFS,
  .seam = 0x3c2c1438,
};

static const ComstockCityPalette dark = {
  .ground = 0x8f8a68ff,
  .soil = 0x837e5cff,
  .grass = 0x76804fff,
  .street = 0xc2b493ff,
  .kerb = 0x6a5a3cff,
  .cobble = 0x9c8d6aff,
  .goods = { [CITY_FISH] = 0x6d8b99ff, [CITY_GRAIN] = 0xb29a55ff, [CITY_LIVESTOCK] = 0xa57c5bff },
  .paving = { [CITY_FISH] = 0x31566aff, [CITY_GRAIN] = 0x6d5216ff, [CITY_LIVESTOCK] = 0x5f3722ff },
  .roofs = ROOFS,
  .seam = 0x140e0666,
};

/* White ground and black lines, by lamplight too. */
static const ComstockCityPalette high_contrast = {
  .ground = 0xffffffff,
  .street = 0xffffffff,
  .kerb = 0x000000ff,
  .cobble = 0x000000ff,
  .goods = { [CITY_FISH] = 0xd5ecf7ff, [CITY_GRAIN] = 0xffeeb8ff, [CITY_LIVESTOCK] = 0xffdcc2ff },
  .paving = { [CITY_FISH] = 0x000000ff, [CITY_GRAIN] = 0x000000ff, [CITY_LIVESTOCK] = 0x000000ff },
  .roofs = ROOFS,
  .seam = 0x00000080,
  .plain = TRUE,
};

const ComstockCityPalette *
comstock_city_palette_get (gboolean is_dark,
                           gboolean is_high_contrast)
{
  return is_high_contrast ? &high_contrast : is_dark ? &dark : &light;
}

static void
set_color (cairo_t *cr,
           guint32  color,
           double   alpha)
{
  cairo_set_source_rgba (cr, (color >> 24) / 255.0, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0,
                         (color & 255) / 255.0 * alpha);
}

/* --- what lies flat, in a unit square --- */

static void
turn (cairo_t *cr,
      guint    turns)
{
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, turns * G_PI / 2);
  cairo_translate (cr, -0.5, -0.5);
}

static void
draw_earth (cairo_t                   *cr,
            const CityDesign          *design,
            const ComstockCityPalette *palette)
{
  GRand *rand = g_rand_new_with_seed (g_str_hash (design->id));

  set_color (cr, palette->ground, 1);
  cairo_paint (cr);
  for (guint i = 0; i < 6 && !palette->plain; i++)
    {
      const double x = g_rand_double (rand);
      const double y = g_rand_double (rand);

      cairo_arc (cr, x, y, g_rand_double_range (rand, 0.1, 0.2), 0, 2 * G_PI);
      set_color (cr, i % 2 == 0 ? palette->soil : palette->grass, 0.55);
      cairo_fill (cr);
    }
  g_rand_free (rand);
}

/* Lines across the path of @cr, so far from each other and so wide; @half: begun half a stone later. */
static void
stroke_joints (cairo_t *cr,
               double   length,
               double   width,
               gboolean half)
{
  const double stone = length / (int) (length / STONE + 0.5);
  const double dashes[] = { JOINT, stone - JOINT };

  cairo_set_dash (cr, dashes, 2, (half ? stone / 2 : 0) + JOINT / 2);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
stroke (cairo_t *cr,
        guint32  color,
        double   width)
{
  set_color (cr, color, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
}

/* Three rows of stones, those of the middle one shifted by half of one. */
static void
draw_cobbles (cairo_t                   *cr,
              const CityDesign          *design,
              guint                      street,
              const ComstockCityPalette *palette,
              gboolean                   rows)
{
  const guint8 *ends = design->streets[street].ends;
  const double length = ends[0] < CITY_EDGES && ends[1] < CITY_EDGES && ends[1] != city_opposite (ends[0]) ? G_PI / 4
                                                                                                          : 1;

  comstock_city_layout_add_street (cr, design, street);
  set_color (cr, palette->cobble, 1);
  stroke_joints (cr, length, STREET_CORE, FALSE);
  if (rows)
    {
      stroke (cr, palette->cobble, STREET_CORE / 3 + 2 * JOINT);
      stroke (cr, palette->street, STREET_CORE / 3);
      set_color (cr, palette->cobble, 1);
      stroke_joints (cr, length, STREET_CORE / 3, TRUE);
    }
  cairo_new_path (cr);
}

static void
draw_streets (cairo_t                   *cr,
              const CityDesign          *design,
              double                     side,
              const ComstockCityPalette *palette)
{
  cairo_new_path (cr);
  for (guint street = 0; street < design->n_streets; street++)
    comstock_city_layout_add_street (cr, design, street);
  stroke (cr, palette->kerb, COMSTOCK_CITY_STREET);
  stroke (cr, palette->street, STREET_CORE);
  cairo_new_path (cr);
  for (guint street = 0; street < design->n_streets && side >= SMALL; street++)
    draw_cobbles (cr, design, street, palette, side >= MIDDLING && !palette->plain);
}

/* What of the tile is to be paved: patterns have many lines. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} Box;

/* The last multiple of @step before @from. */
static double
snap (double from,
      double step)
{
  return floor (from / step) * step;
}

/* Rows of arcs, each row shifted by half an arc. */
static void
add_scales (cairo_t   *cr,
            const Box *box)
{
  for (int row = (int) (box->top / SCALE); row <= box->bottom / SCALE + 1; row++)
    for (double x = snap (box->left, SCALE) - SCALE; x <= box->right; x += SCALE)
      {
        cairo_new_sub_path (cr);
        cairo_arc_negative (cr, x + (row % 2 == 0 ? SCALE / 2 : SCALE), row * SCALE, SCALE / 2, G_PI, 0);
      }
}

static void
add_furrows (cairo_t   *cr,
             const Box *box)
{
  for (double x = snap (box->left - box->bottom, FURROW); x <= box->right - box->top; x += FURROW)
    {
      cairo_move_to (cr, x + box->top, box->top);
      cairo_line_to (cr, x + box->bottom, box->bottom);
    }
}

static void
add_bricks (cairo_t   *cr,
            const Box *box)
{
  const double high = BRICK / 2;

  for (int row = (int) (box->top / high); row <= box->bottom / high; row++)
    {
      cairo_move_to (cr, box->left, row * high);
      cairo_line_to (cr, box->right, row * high);
      for (double x = snap (box->left, BRICK) + (row % 2 == 0 ? 0 : high); x < box->right; x += BRICK)
        {
          cairo_move_to (cr, x, row * high);
          cairo_line_to (cr, x, (row + 1) * high);
        }
    }
}

static void
draw_paving (cairo_t                   *cr,
             guint                      goods,
             const ComstockCityPalette *palette)
{
  static void (*const add[CITY_GOODS]) (cairo_t *cr, const Box *box) = { add_scales, add_furrows, add_bricks };
  static const double widths[CITY_GOODS] = { 0.012, 0.018, 0.012 };
  Box box;

  cairo_clip_extents (cr, &box.left, &box.top, &box.right, &box.bottom);
  add[goods] (cr, &box);
  set_color (cr, palette->paving[goods], palette->plain ? 1 : 0.5);
  cairo_set_line_width (cr, widths[goods]);
  cairo_stroke (cr);
}

/* Fills the path of @cr.  The paving is drawn into a rectangle first: to clip so many lines takes much longer. */
static void
fill_paved (cairo_t                   *cr,
            guint                      goods,
            const ComstockCityPalette *palette)
{
  cairo_path_t *path = cairo_copy_path (cr);
  Box box;

  cairo_fill_extents (cr, &box.left, &box.top, &box.right, &box.bottom);
  cairo_new_path (cr);
  cairo_save (cr);
  cairo_rectangle (cr, box.left, box.top, box.right - box.left, box.bottom - box.top);
  cairo_clip (cr);
  cairo_push_group (cr);
  set_color (cr, palette->goods[goods], 1);
  cairo_paint (cr);
  draw_paving (cr, goods, palette);
  cairo_pop_group_to_source (cr);
  cairo_append_path (cr, path);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_path_destroy (path);
}

static void
fill_market (cairo_t                   *cr,
             const CityDesign          *design,
             guint                      market,
             guint                      turns,
             double                     side,
             const ComstockCityPalette *palette)
{
  const guint goods = design->markets[market].goods;

  cairo_save (cr);
  turn (cr, turns);
  cairo_new_path (cr);
  comstock_city_layout_add_market (cr, design, market);
  cairo_restore (cr);
  if (side >= SMALL)
    {
      fill_paved (cr, goods, palette);
      return;
    }
  set_color (cr, palette->goods[goods], 1);
  cairo_fill (cr);
}

static void
outline_markets (cairo_t                   *cr,
                 const CityDesign          *design,
                 const ComstockCityPalette *palette)
{
  for (guint market = 0; market < design->n_markets; market++)
    {
      cairo_new_path (cr);
      comstock_city_layout_add_market (cr, design, market);
      stroke (cr, palette->paving[design->markets[market].goods], OUTLINE * 2);
    }
  cairo_new_path (cr);
}

void
comstock_city_tile_draw_ground (cairo_t                   *cr,
                                const CityDesign          *design,
                                guint                      turns,
                                double                     side,
                                const ComstockCityPalette *palette)
{
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, side, side);
  cairo_clip (cr);
  cairo_scale (cr, side, side);
  cairo_save (cr);
  turn (cr, turns);
  draw_earth (cr, design, palette);
  draw_streets (cr, design, side, palette);
  outline_markets (cr, design, palette);
  cairo_restore (cr);
  for (guint market = 0; market < design->n_markets; market++)
    fill_market (cr, design, market, turns, side, palette);
  cairo_restore (cr);
}

/* --- what stands --- */

typedef struct
{
  const char *drawing;
  graphene_point_t at;          /* its middle */
  double width;
  guint32 ink;                  /* 0: its own */
} Upright;

const char *
comstock_city_tile_get_building (const CityDesign *design)
{
  static const char *const publics[] = { "city/public-hall", "city/public-chapel", "city/public-arcade" };
  static const char *const historics[CITY_HISTORICS] = {
    [CITY_PETIT_PUITS] = "city/petit-puits",
    [CITY_GRAND_PUITS] = "city/grand-puits",
    [CITY_TOUR_CARREE] = "city/tour-carree",
    [CITY_BATIMENT] = "city/batiment",
    [CITY_SAINT_SERNIN] = "city/saint-sernin",
    [CITY_SAINT_NAZAIRE] = "city/saint-nazaire",
    [CITY_CHATEAU_COMTAL] = "city/chateau-comtal",
  };

  return design->is_public ? publics[g_str_hash (design->id) % G_N_ELEMENTS (publics)] : historics[design->historic];
}

const char *
comstock_city_tile_get_sign (CityGoods goods)
{
  static const char *const signs[CITY_GOODS] = { "city/fish", "city/grain", "city/livestock" };

  return signs[goods];
}

static Upright
make_house (const ComstockCitySpot    *spot,
            const ComstockCityPalette *palette)
{
  static const char *const houses[] = { "city/house-1", "city/house-2", "city/house-3" };
  static const double sizes[] = { 0.195, 0.195, 0.155 };
  const guint look = spot->look % 100;
  const guint house = spot->look / 100 % G_N_ELEMENTS (houses);

  if (look < 12)
    return (Upright) { "city/tree", spot->at, HOUSE, 0 };
  if (look < 24)
    return (Upright) { "city/cypress", spot->at, HOUSE / 2, 0 };
  return (Upright) { houses[house], spot->at, sizes[house], palette->roofs[spot->look / 1000 % 3] };
}

static gboolean
has_crossing (const CityDesign *design)
{
  for (guint street = 0; street < design->n_streets; street++)
    if (MAX (design->streets[street].ends[0], design->streets[street].ends[1]) == CITY_END_CROSSING)
      return TRUE;
  return FALSE;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const float one = ((const Upright *) a)->at.y;
  const float other = ((const Upright *) b)->at.y;

  return (one > other) - (one < other);
}

static void
add (GArray  *uprights,
     Upright  upright,
     guint    turns)
{
  upright.at = comstock_city_layout_turn (upright.at, turns);
  g_array_append_val (uprights, upright);
}

/* From the farthest to the nearest. */
static GArray *
collect (const CityDesign          *design,
         guint                      turns,
         double                     side,
         const ComstockCityPalette *palette)
{
  const ComstockCityLayout *layout = comstock_city_layout_get (design);
  const char *building = comstock_city_tile_get_building (design);
  const gboolean small = side < SMALL;
  const guint n_houses = small ? 0 : side < MIN_TOWN || palette->plain ? layout->n_houses / 2 : layout->n_houses;
  GArray *uprights = g_array_new (FALSE, FALSE, sizeof (Upright));

  for (guint i = 0; i < n_houses; i++)
    add (uprights, make_house (&layout->houses[i], palette), turns);
  for (guint i = 0; i < layout->n_stalls && side >= MIN_STALLS && !palette->plain; i++)
    add (uprights, (Upright) { "city/stall", layout->stalls[i].at, STALL,
                               palette->paving[design->markets[layout->stall_markets[i]].goods] }, turns);
  if (building != NULL)
    add (uprights, (Upright) { building, layout->building, BUILDING * (small ? 1.25 : 1), 0 }, turns);
  g_array_sort (uprights, compare);
  return uprights;
}

static void
draw_outlines (cairo_t    *cr,
               const char *name,
               double      x,
               double      y,
               double      width,
               const char *ink)
{
  comstock_drawing_draw (cr, name, x, y, width, width * comstock_drawing_get_ratio (name), ink);
}

static void
draw_upright (cairo_t             *cr,
              const Upright       *upright,
              double               side,
              ComstockCityDrawing  draw)
{
  const double width = upright->width * side;
  const double height = width * comstock_drawing_get_ratio (upright->drawing);
  char ink[] = "#rrggbb";

  g_snprintf (ink, sizeof ink, "#%06x", upright->ink >> 8);
  (draw != NULL ? draw : draw_outlines) (cr, upright->drawing, (double) upright->at.x * side - width / 2,
                                         (double) upright->at.y * side - height / 2, width,
                                         upright->ink != 0 ? ink : NULL);
}

static void
draw_signs (cairo_t                   *cr,
            const CityDesign          *design,
            guint                      turns,
            double                     side,
            const ComstockCityPalette *palette,
            ComstockCityDrawing        draw)
{
  const ComstockCityLayout *layout = comstock_city_layout_get (design);
  const double width = SIGN * (side < SMALL || palette->plain ? 1.3 : 1);

  for (guint market = 0; market < design->n_markets; market++)
    {
      const float rim = (float) width / 2;
      Upright sign = { comstock_city_tile_get_sign ((CityGoods) design->markets[market].goods),
                       comstock_city_layout_turn (layout->signs[market], turns), width, 0 };

      sign.at = GRAPHENE_POINT_INIT (CLAMP (sign.at.x, rim, 1 - rim), CLAMP (sign.at.y, rim, 1 - rim));
      draw_upright (cr, &sign, side, draw);
    }
}

static void
draw_seam (cairo_t                   *cr,
           double                     side,
           const ComstockCityPalette *palette)
{
  cairo_rectangle (cr, 0, 0, side, side);
  set_color (cr, palette->seam, 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

void
comstock_city_tile_draw (cairo_t                   *cr,
                         const CityDesign          *design,
                         guint                      turns,
                         double                     side,
                         const ComstockCityPalette *palette,
                         ComstockCityDrawing        draw)
{
  g_autoptr (GArray) uprights = collect (design, turns, side, palette);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, side, side);
  cairo_clip (cr);
  comstock_city_tile_draw_ground (cr, design, turns, side, palette);
  if (has_crossing (design))
    draw_upright (cr, &(Upright) { "city/well", { 0.5f, 0.5f }, 2 * COMSTOCK_CITY_CROSSING, 0 }, side, draw);
  draw_signs (cr, design, turns, side, palette, draw);
  for (guint i = 0; i < uprights->len; i++)
    draw_upright (cr, &g_array_index (uprights, Upright, i), side, draw);
  draw_seam (cr, side, palette);
  cairo_restore (cr);
}

/* --- light --- */

static void
light_street (cairo_t *cr,
              guint32  color)
{
  set_color (cr, color, 0.9);
  cairo_set_line_width (cr, COMSTOCK_CITY_STREET + 0.03);
  cairo_stroke_preserve (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.5);
  cairo_set_line_width (cr, STREET_CORE - 0.03);
  cairo_stroke (cr);
}

/* What is no part of the area, though its squares reach into it. */
static void
cut_area (cairo_t          *cr,
          const CityDesign *design)
{
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  for (guint street = 0; street < design->n_streets; street++)
    comstock_city_layout_add_street (cr, design, street);
  cairo_set_line_width (cr, COMSTOCK_CITY_STREET);
  cairo_stroke (cr);
  for (guint market = 0; market < design->n_markets; market++)
    {
      comstock_city_layout_add_market (cr, design, market);
      cairo_fill (cr);
    }
}

void
comstock_city_tile_draw_light (cairo_t          *cr,
                               const CityDesign *design,
                               guint             turns,
                               double            side,
                               guint             segment,
                               guint32           color)
{
  const guint others = design->n_streets;

  cairo_rectangle (cr, 0, 0, side, side);
  cairo_clip (cr);
  cairo_push_group (cr);
  cairo_scale (cr, side, side);
  turn (cr, turns);
  if (segment < others)
    {
      comstock_city_layout_add_street (cr, design, segment);
      light_street (cr, color);
    }
  else if (segment < others + design->n_markets)
    {
      comstock_city_layout_add_market (cr, design, segment - others);
      set_color (cr, color, 0.9);
      cairo_set_line_width (cr, 2 * OUTLINE + 0.02);
      cairo_stroke_preserve (cr);
      cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
      set_color (cr, color, 0.4);
      cairo_fill (cr);
    }
  else
    {
      comstock_city_layout_add_area (cr, design, segment - others - design->n_markets);
      set_color (cr, color, 0.55);
      cairo_fill (cr);
      cut_area (cr, design);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}
