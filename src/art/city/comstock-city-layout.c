/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shapes are paths (rules page 12).  Places come from a coarse picture of them, which knows to what each point of the
 * tile belongs and how far it is from there to something else: so nothing stands in the way. */

#include "comstock-city-layout.h"

#include <math.h>

#define GRID 64                 /* points of the picture along an edge */
#define LENS 0.4f               /* how far the handles of a lens reach in: it is three quarters of that deep */

/* How far what stands somewhere keeps from other things. */
#define HOUSE_ROOM 0.088f
#define HOUSE_APART 0.17f
#define HOUSE_BUILDING 0.26f
#define STALL_ROOM 0.05f
#define STALL_APART 0.22f
#define BUILDING_ROOM 0.19f     /* more is not looked for */
#define BUILDING_MARGIN 0.26f   /* to the edges of the tile */
#define MARGIN 0.1f
#define STEWARD_ROOM 0.2f

#define TRIES 200
#define STALLS 3                /* of one market */
#define SPREAD 3                /* points */

/* What a point of the picture belongs to. */
enum
{
  NOTHING,
  STREET,
  MARKET,                       /* + number */
  AREA = MARKET + CITY_MAX_OF_KIND
};

typedef struct
{
  guint8 parts[GRID][GRID];     /* by row and column */
  float room[GRID][GRID];       /* to the next other part */
} Field;

graphene_point_t
comstock_city_layout_turn (graphene_point_t point,
                           guint            turns)
{
  for (; turns > 0; turns--)
    point = GRAPHENE_POINT_INIT (1 - point.y, point.x);
  return point;
}

/* The point so far along @edge, clockwise, and so deep in the tile. */
static graphene_point_t
at_edge (guint edge,
         float along,
         float deep)
{
  return comstock_city_layout_turn (GRAPHENE_POINT_INIT (along, deep), edge);
}

/* --- shapes --- */

static void
line_to (cairo_t          *cr,
         graphene_point_t  to)
{
  cairo_line_to (cr, (double) to.x, (double) to.y);
}

static void
curve_to (cairo_t          *cr,
          graphene_point_t  first,
          graphene_point_t  second,
          graphene_point_t  to)
{
  cairo_curve_to (cr, (double) first.x, (double) first.y, (double) second.x, (double) second.y, (double) to.x,
                  (double) to.y);
}

/* From the first corner of @edge to its second. */
static void
lens_to (cairo_t *cr,
         guint    edge)
{
  curve_to (cr, at_edge (edge, LENS, LENS), at_edge (edge, 1 - LENS, LENS), at_edge (edge, 1, 0));
}

/* The edge towards which a street goes that comes from the edge @from, and that it may not reach. */
static guint
find_goal (const CityDesign *design,
           guint             from,
           guint             end)
{
  const guint ahead = city_opposite (from);
  guint edges;

  if (end < CITY_EDGES)
    return end;
  if (end < CITY_END_MARKET)
    return ahead;
  edges = design->markets[end - CITY_END_MARKET].edges;
  return (edges >> ahead & 1) != 0 ? ahead : (guint) g_bit_nth_lsf (edges, -1);
}

/* A quarter of a circle round the corner that the edges share. */
static void
bend_to (cairo_t *cr,
         guint    from,
         guint    to)
{
  const gboolean clockwise = to == (from + 1) % CITY_EDGES;
  const graphene_point_t corner = clockwise ? at_edge (from, 1, 0) : at_edge (from, 0, 0);
  const double begin = (double) from * G_PI / 2 + (clockwise ? G_PI : 0);

  if (clockwise)
    cairo_arc_negative (cr, (double) corner.x, (double) corner.y, 0.5, begin, begin - G_PI / 2);
  else
    cairo_arc (cr, (double) corner.x, (double) corner.y, 0.5, begin, begin + G_PI / 2);
}

void
comstock_city_layout_add_street (cairo_t          *cr,
                                 const CityDesign *design,
                                 guint             street)
{
  const guint8 *ends = design->streets[street].ends;
  const guint from = ends[0] < CITY_EDGES ? ends[0] : ends[1];
  const guint end = ends[0] < CITY_EDGES ? ends[1] : ends[0];
  const guint goal = find_goal (design, from, end);

  cairo_new_sub_path (cr);
  if (goal != city_opposite (from))
    {
      bend_to (cr, from, goal);
      return;
    }
  line_to (cr, at_edge (from, 0.5f, 0));
  line_to (cr, end == CITY_END_CROSSING || end == CITY_END_BUILDING ? GRAPHENE_POINT_INIT (0.5f, 0.5f)
                                                                    : at_edge (goal, 0.5f, 0));
}

/* The first of two neighbouring edges, clockwise; −1 if @edges are others. */
static int
find_corner (guint edges)
{
  for (int edge = 0; edge < CITY_EDGES; edge++)
    if (edges == (CITY_BIT (edge) | CITY_BIT ((edge + 1) % CITY_EDGES)))
      return edge;
  return -1;
}

void
comstock_city_layout_add_market (cairo_t          *cr,
                                 const CityDesign *design,
                                 guint             market)
{
  const guint edges = design->markets[market].edges;
  const int corner = find_corner (edges);
  const guint first = (guint) (corner >= 0 ? corner : g_bit_nth_lsf (edges, -1));

  cairo_new_sub_path (cr);
  line_to (cr, at_edge (first, 0, 0));
  if (corner >= 0)
    {
      curve_to (cr, at_edge (first, 0.5f, 0.16f), at_edge (first, 0.84f, 0.5f), at_edge (first, 1, 1));
      line_to (cr, at_edge (first, 1, 0));
    }
  else if (edges == CITY_BIT (first))
    lens_to (cr, first);
  else
    for (guint i = 0; i < CITY_EDGES; i++)
      {
        const guint edge = (first + i) % CITY_EDGES;

        if ((edges >> edge & 1) != 0)
          line_to (cr, at_edge (edge, 1, 0));
        else
          lens_to (cr, edge);
      }
  cairo_close_path (cr);
}

/* --- the coarse picture --- */

static void
paint_parts (const CityDesign *design,
             Field            *field)
{
  cairo_surface_t *surface = cairo_image_surface_create_for_data (&field->parts[0][0], CAIRO_FORMAT_A8, GRID, GRID,
                                                                  GRID);
  cairo_t *cr = cairo_create (surface);

  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_scale (cr, GRID, GRID);
  cairo_set_line_width (cr, COMSTOCK_CITY_STREET);
  for (guint street = 0; street < design->n_streets; street++)
    comstock_city_layout_add_street (cr, design, street);
  cairo_set_source_rgba (cr, 0, 0, 0, STREET / 255.0);
  cairo_stroke (cr);
  for (guint market = 0; market < design->n_markets; market++)
    {
      comstock_city_layout_add_market (cr, design, market);
      cairo_set_source_rgba (cr, 0, 0, 0, (MARKET + market) / 255.0);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
flood (Field *field,
       int    column,
       int    row,
       guint8 part)
{
  guint16 todo[GRID * GRID];
  guint n = 0;

  if (field->parts[row][column] != NOTHING)
    return;
  field->parts[row][column] = part;
  todo[n++] = (guint16) (row * GRID + column);
  while (n > 0)
    {
      const int at = todo[--n];

      for (guint side = 0; side < CITY_EDGES; side++)
        {
          const int x = at % GRID + city_step_x[side];
          const int y = at / GRID + city_step_y[side];

          if (x < 0 || x >= GRID || y < 0 || y >= GRID || field->parts[y][x] != NOTHING)
            continue;
          field->parts[y][x] = part;
          todo[n++] = (guint16) (y * GRID + x);
        }
    }
}

/* From the middle of each half of an edge inwards. */
static void
paint_areas (const CityDesign *design,
             Field            *field)
{
  for (guint area = 0; area < design->n_areas; area++)
    for (guint half = 0; half < CITY_HALVES; half++)
      if ((design->areas[area].halves >> half & 1) != 0)
        {
          const graphene_point_t at = at_edge (half / 2, half % 2 == 0 ? 0.25f : 0.75f, 1.0f / GRID);

          flood (field, (int) (at.x * GRID), (int) (at.y * GRID), (guint8) (AREA + area));
        }
}

/* One of two passes over all points: from one neighbour to the next, away from @step. */
static void
pass_room (Field *field,
           int    step)
{
  const float diagonal = (float) G_SQRT2 / GRID;

  for (int i = 0; i < GRID * GRID; i++)
    {
      const int at = step > 0 ? i : GRID * GRID - 1 - i;
      const int x = at % GRID;
      const int y = at / GRID;
      float *room = &field->room[y][x];

      for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 0; dy++)
          {
            const int near_x = x + dx * step;
            const int near_y = y + dy * step;

            if ((dy == 0 && dx >= 0) || near_x < 0 || near_x >= GRID || near_y < 0 || near_y >= GRID)
              continue;
            if (field->parts[near_y][near_x] != field->parts[y][x])
              *room = 0;
            else
              *room = MIN (*room, field->room[near_y][near_x] + (dx != 0 && dy != 0 ? diagonal : 1.0f / GRID));
          }
    }
}

static void
measure_room (Field *field)
{
  for (int i = 0; i < GRID * GRID; i++)
    field->room[i / GRID][i % GRID] = 1;
  pass_room (field, 1);
  pass_room (field, -1);
}

/* The street nearest to @point: arms of a crossing meet in the middle. */
static int
find_street (const CityDesign *design,
             graphene_point_t  point)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  int found = 0;

  cairo_set_line_width (cr, COMSTOCK_CITY_STREET + 2.0 / GRID);
  for (guint street = 0; street < design->n_streets; street++)
    {
      cairo_new_path (cr);
      comstock_city_layout_add_street (cr, design, street);
      if (cairo_in_stroke (cr, (double) point.x, (double) point.y))
        found = (int) street;
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return found;
}

static void
paint (const CityDesign *design,
       Field            *field)
{
  *field = (Field) { 0 };
  paint_parts (design, field);
  paint_areas (design, field);
  measure_room (field);
}

int
comstock_city_layout_find (const CityDesign *design,
                           graphene_point_t  point)
{
  const int column = CLAMP ((int) (point.x * GRID), 0, GRID - 1);
  const int row = CLAMP ((int) (point.y * GRID), 0, GRID - 1);
  g_autofree Field *field = g_new (Field, 1);
  guint part;

  paint (design, field);
  part = field->parts[row][column];
  if (part == NOTHING)
    return -1;
  if (part >= AREA)
    return (int) (design->n_streets + design->n_markets + part - AREA);
  return part >= MARKET ? (int) (design->n_streets + part - MARKET) : find_street (design, point);
}

void
comstock_city_layout_add_area (cairo_t          *cr,
                               const CityDesign *design,
                               guint             area)
{
  const double step = 1.0 / GRID;
  g_autofree Field *field = g_new (Field, 1);

  paint (design, field);
  for (int i = 0; i < GRID * GRID; i++)
    if (field->parts[i / GRID][i % GRID] == AREA + area)
      cairo_rectangle (cr, (i % GRID - SPREAD) * step, (i / GRID - SPREAD) * step, (2 * SPREAD + 1) * step,
                       (2 * SPREAD + 1) * step);
}

/* --- places --- */

static float
measure_distance (graphene_point_t a,
                  graphene_point_t b)
{
  return hypotf (a.x - b.x, a.y - b.y);
}

static graphene_point_t
get_point (int i)
{
  return GRAPHENE_POINT_INIT (((float) (i % GRID) + 0.5f) / GRID, ((float) (i / GRID) + 0.5f) / GRID);
}

/* The point of @part, of any area for 0, with the most room, as far as @room is of use; of these the one that is
 * nearest the middle.  At least @margin from the edges of the tile and, for 0 more, @apart from @other. */
static graphene_point_t
find_room (const Field      *field,
           guint             part,
           float             room,
           float             margin,
           graphene_point_t  other,
           float             apart)
{
  const graphene_point_t middle = GRAPHENE_POINT_INIT (0.5f, 0.5f);
  graphene_point_t best = middle;
  float most = -G_MAXFLOAT;

  for (int i = 0; i < GRID * GRID; i++)
    {
      const graphene_point_t at = get_point (i);
      const guint here = field->parts[i / GRID][i % GRID];
      const float free = MIN (field->room[i / GRID][i % GRID], room) + MIN (measure_distance (at, other), apart);
      const float worth = 10 * free - measure_distance (at, middle);

      if ((part != NOTHING ? here != part : here < AREA) || worth <= most || MIN (at.x, at.y) < margin ||
          MAX (at.x, at.y) > 1 - margin)
        continue;
      most = worth;
      best = at;
    }
  return best;
}

static void
place_building (const CityDesign   *design,
                const Field        *field,
                ComstockCityLayout *layout)
{
  layout->building = GRAPHENE_POINT_INIT (0.5f, 0.5f);
  for (guint street = 0; street < design->n_streets; street++)
    if (MAX (design->streets[street].ends[0], design->streets[street].ends[1]) == CITY_END_BUILDING)
      return;
  layout->building = find_room (field, NOTHING, BUILDING_ROOM, BUILDING_MARGIN, layout->building, 0);
}

/* In a lens, in the corner, or in the middle, but not behind the building. */
static void
place_signs (const CityDesign   *design,
             const Field        *field,
             ComstockCityLayout *layout)
{
  const gboolean building = design->is_public || design->historic != CITY_NO_HISTORIC;

  for (guint market = 0; market < design->n_markets; market++)
    {
      const guint edges = design->markets[market].edges;
      const int corner = find_corner (edges);
      const guint first = (guint) g_bit_nth_lsf (edges, -1);

      if (corner >= 0)
        layout->signs[market] = at_edge ((guint) corner, 0.8f, 0.2f);
      else if (edges == CITY_BIT (first))
        layout->signs[market] = at_edge (first, 0.5f, 0.135f);
      else
        layout->signs[market] = find_room (field, MARKET + market, 0.16f, 0.14f, layout->building,
                                           building ? 0.34f : 0);
    }
}

/* Not on the crossing, before the building, outside the market. */
static graphene_point_t
find_citizen (const CityDesign *design,
              guint             street)
{
  const guint8 *ends = design->streets[street].ends;
  const guint from = ends[0] < CITY_EDGES ? ends[0] : ends[1];
  const guint end = ends[0] < CITY_EDGES ? ends[1] : ends[0];
  const guint goal = find_goal (design, from, end);
  const float bent = (float) G_PI * (end < CITY_EDGES ? 0.25f : 0.14f);
  const float across = cosf (bent) / 2;
  const float deep = sinf (bent) / 2;

  if (goal == city_opposite (from))
    return at_edge (from, 0.5f, end < CITY_EDGES ? 0.5f : 0.22f);
  return at_edge (from, goal == (from + 1) % CITY_EDGES ? 1 - across : across, deep);
}

static void
place_followers (const CityDesign   *design,
                 const Field        *field,
                 ComstockCityLayout *layout)
{
  const gboolean building = design->is_public || design->historic != CITY_NO_HISTORIC;
  guint n = 0;

  for (guint street = 0; street < design->n_streets; street++)
    layout->followers[n++] = find_citizen (design, street);
  for (guint market = 0; market < design->n_markets; market++)
    layout->followers[n++] = find_room (field, MARKET + market, 0.1f, 0.14f, layout->signs[market], 0.24f);
  for (guint area = 0; area < design->n_areas; area++)
    layout->followers[n++] = find_room (field, AREA + area, STEWARD_ROOM, 0.17f, layout->building,
                                        building ? 0.36f : 0);
}

/* Whether @at keeps so far from each of @spots. */
static gboolean
is_apart (graphene_point_t        at,
          const ComstockCitySpot *spots,
          guint                   n_spots,
          float                   apart)
{
  for (guint i = 0; i < n_spots; i++)
    if (measure_distance (at, spots[i].at) < apart)
      return FALSE;
  return TRUE;
}

static graphene_point_t
get_random (GRand *rand)
{
  const double x = g_rand_double_range (rand, (double) MARGIN, 1 - (double) MARGIN);
  const double y = g_rand_double_range (rand, (double) MARGIN, 1 - (double) MARGIN);

  return GRAPHENE_POINT_INIT ((float) x, (float) y);
}

static void
scatter_houses (const CityDesign   *design,
                const Field        *field,
                GRand              *rand,
                ComstockCityLayout *layout)
{
  const gboolean building = design->is_public || design->historic != CITY_NO_HISTORIC;

  for (guint i = 0; i < TRIES && layout->n_houses < COMSTOCK_CITY_MAX_HOUSES; i++)
    {
      const ComstockCitySpot spot = { get_random (rand), g_rand_int (rand) };
      const int x = (int) (spot.at.x * GRID);
      const int y = (int) (spot.at.y * GRID);

      if (field->parts[y][x] >= AREA && field->room[y][x] >= HOUSE_ROOM &&
          (!building || measure_distance (spot.at, layout->building) >= HOUSE_BUILDING) &&
          is_apart (spot.at, layout->houses, layout->n_houses, HOUSE_APART))
        layout->houses[layout->n_houses++] = spot;
    }
}

static void
scatter_stalls (const CityDesign   *design,
                const Field        *field,
                GRand              *rand,
                ComstockCityLayout *layout)
{
  for (guint market = 0; market < design->n_markets; market++)
    {
      const guint most = MIN (layout->n_stalls + STALLS, COMSTOCK_CITY_MAX_STALLS);

      for (guint i = 0; i < TRIES && layout->n_stalls < most; i++)
        {
          const ComstockCitySpot spot = { get_random (rand), g_rand_int (rand) };
          const int x = (int) (spot.at.x * GRID);
          const int y = (int) (spot.at.y * GRID);

          if (field->parts[y][x] != MARKET + market || field->room[y][x] < STALL_ROOM ||
              measure_distance (spot.at, layout->signs[market]) < STALL_APART ||
              !is_apart (spot.at, layout->stalls, layout->n_stalls, STALL_APART))
            continue;
          layout->stall_markets[layout->n_stalls] = (guint8) market;
          layout->stalls[layout->n_stalls++] = spot;
        }
    }
}

static ComstockCityLayout *
create (const CityDesign *design)
{
  ComstockCityLayout *layout = g_new0 (ComstockCityLayout, 1);
  GRand *rand = g_rand_new_with_seed (g_str_hash (design->id));
  g_autofree Field *field = g_new (Field, 1);

  paint (design, field);
  place_building (design, field, layout);
  place_signs (design, field, layout);
  place_followers (design, field, layout);
  scatter_houses (design, field, rand, layout);
  scatter_stalls (design, field, rand, layout);
  g_rand_free (rand);
  return layout;
}

const ComstockCityLayout *
comstock_city_layout_get (const CityDesign *design)
{
  static GHashTable *layouts;
  g_autoptr (GBytes) key = g_bytes_new (design, sizeof *design);
  ComstockCityLayout *layout;

  if (layouts == NULL)
    layouts = g_hash_table_new (g_bytes_hash, g_bytes_equal);
  layout = g_hash_table_lookup (layouts, key);
  if (layout == NULL)
    {
      layout = create (design);
      g_hash_table_insert (layouts, g_steal_pointer (&key), layout);
    }
  return layout;
}
