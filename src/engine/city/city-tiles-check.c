/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a set of tiles must hold (rules page 12): each edge and half once, the ground that streets and markets leave. */

#include "city-tiles.h"

#include <string.h>

/* Points on the rim of a tile, clockwise: three on each edge, its two halves and the middle between them. */
#define RIM (3 * CITY_EDGES)

/* What parts the ground, each a bridgeless piece of the picture: a market with the streets into it, a crossing, any
 * other street.  Bits of the rim that it touches. */
typedef struct
{
  uint32_t n;
  uint16_t items[CITY_MAX_OF_KIND + 1 + CITY_MAX_OF_KIND];
} Barriers;

static CsRefusal
refuse (CityTilesReason reason,
        uint32_t        what,
        uint32_t        x,
        uint32_t        y)
{
  return (CsRefusal) { .reason = reason, .what = (uint16_t) what, .x = (int16_t) x, .y = (int16_t) y };
}

static const CsRefusal right = { .reason = CS_LEGAL };

static bool
id_is_well_formed (const char *id)
{
  const size_t n = strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return n > 0 && id[n] == '\0';
}

static CsRefusal
check_labels (const CityTiles *tiles,
              uint32_t         what)
{
  const CityDesign *design = &tiles->designs[what];

  if (memchr (design->id, '\0', CITY_MAX_TILE_ID) == NULL || !id_is_well_formed (design->id))
    return refuse (CITY_TILES_ID, what, 0, 0);
  if (city_tiles_find (tiles, design->id) != (int) what)
    return refuse (CITY_TILES_SAME_ID, what, (uint32_t) city_tiles_find (tiles, design->id), 0);
  if (design->copies == 0)
    return refuse (CITY_TILES_COPIES, what, 0, 0);
  if (design->is_public > 1 || design->historic >= CITY_HISTORICS || (design->is_public && design->historic != 0))
    return refuse (CITY_TILES_BUILDING, what, 0, 0);
  if (design->historic != 0 && design->copies > 1)
    return refuse (CITY_TILES_HISTORIC, what, what, 0);
  for (uint32_t other = 0; other < what; other++)
    if (design->historic != 0 && tiles->designs[other].historic == design->historic)
      return refuse (CITY_TILES_HISTORIC, what, other, 0);
  if (design->n_streets > CITY_MAX_OF_KIND || design->n_markets > CITY_MAX_OF_KIND ||
      design->n_areas > CITY_MAX_OF_KIND)
    return refuse (CITY_TILES_NUMBERS, what, 0, 0);
  return right;
}

static CsRefusal
check_streets (const CityDesign *design,
               uint32_t          what)
{
  uint32_t arms = 0;

  for (uint32_t i = 0; i < design->n_streets; i++)
    {
      const uint8_t *ends = design->streets[i].ends;

      if (ends[0] >= CITY_END_MARKET + design->n_markets || ends[1] >= CITY_END_MARKET + design->n_markets ||
          (ends[0] >= CITY_EDGES && ends[1] >= CITY_EDGES) || ends[0] == ends[1])
        return refuse (CITY_TILES_STREET_END, what, i, 0);
      if ((ends[0] == CITY_END_BUILDING || ends[1] == CITY_END_BUILDING) &&
          !design->is_public && design->historic == CITY_NO_HISTORIC)
        return refuse (CITY_TILES_DEAD_END, what, i, 0);
      arms += ends[0] == CITY_END_CROSSING || ends[1] == CITY_END_CROSSING;
    }
  if (arms == 1 || arms == 2)
    return refuse (CITY_TILES_CROSSING, what, arms, 0);
  for (uint32_t i = 0; i < design->n_markets; i++)
    if (design->markets[i].goods >= CITY_GOODS || design->markets[i].edges == 0 ||
        design->markets[i].edges >= CITY_BIT (CITY_EDGES))
      return refuse (CITY_TILES_MARKET, what, i, 0);
  return right;
}

static uint32_t
count_areas (const CityDesign *design,
             uint32_t          half)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < design->n_areas; i++)
    n += design->areas[i].halves >> half & 1;
  return n;
}

/* What streets and markets make of @edge: the content of the only one, or CITY_EDGE_AREA; CITY_EDGE_END if there are
 * several. */
static uint32_t
edge_content (const CityDesign *design,
              uint32_t          edge)
{
  uint32_t content = CITY_EDGE_AREA;

  for (uint32_t i = 0; i < design->n_streets; i++)
    for (int end = 0; end < 2; end++)
      if (design->streets[i].ends[end] == edge)
        content = content == CITY_EDGE_AREA ? CITY_EDGE_STREET : CITY_EDGE_END;
  for (uint32_t i = 0; i < design->n_markets; i++)
    if ((design->markets[i].edges >> edge & 1) != 0)
      content = content == CITY_EDGE_AREA ? CITY_EDGE_MARKET + i : CITY_EDGE_END;
  return content;
}

static CsRefusal
check_edges (const CityDesign *design,
             uint32_t          what)
{
  for (uint32_t edge = 0; edge < CITY_EDGES; edge++)
    {
      const uint32_t content = edge_content (design, edge);
      const uint32_t told = design->edges[edge];
      const bool is_market = content >= CITY_EDGE_MARKET && content < CITY_EDGE_AREA;

      if (content == CITY_EDGE_AREA ? told < CITY_EDGE_AREA || told >= CITY_EDGE_AREA + (uint32_t) design->n_areas
                                    : told != content)
        return refuse (CITY_TILES_EDGE, what, edge, 0);
      for (uint32_t half = 2 * edge; half < 2 * edge + 2; half++)
        if (count_areas (design, half) != !is_market ||
            (content == CITY_EDGE_AREA && (design->areas[told - CITY_EDGE_AREA].halves >> half & 1) == 0))
          return refuse (CITY_TILES_HALF, what, half, 0);
    }
  return right;
}

/* The first barriers are the markets, in their order. */
static Barriers
find_barriers (const CityDesign *design)
{
  Barriers barriers = { .n = design->n_markets };
  uint16_t crossing = 0;

  for (uint32_t i = 0; i < design->n_markets; i++)
    for (uint32_t edge = 0; edge < CITY_EDGES; edge++)
      if ((design->markets[i].edges >> edge & 1) != 0)
        barriers.items[i] |= (uint16_t) (7u << (3 * edge));
  for (uint32_t i = 0; i < design->n_streets; i++)
    {
      uint16_t *barrier = &barriers.items[barriers.n];
      uint32_t touched = 0;

      for (int end = 0; end < 2; end++)
        {
          const uint32_t to = design->streets[i].ends[end];

          if (to < CITY_EDGES)
            touched |= CITY_BIT (3 * to + 1);
          else if (to == CITY_END_CROSSING)
            barrier = &crossing;
          else if (to >= CITY_END_MARKET)
            barrier = &barriers.items[to - CITY_END_MARKET];
        }
      barriers.n += barrier == &barriers.items[barriers.n];
      *barrier |= (uint16_t) touched;
    }
  if (crossing != 0)
    barriers.items[barriers.n++] = crossing;
  return barriers;
}

/* The last point of @barrier at @point or before it, clockwise: it tells which of the parts that the barrier makes of
 * the ground lies there. */
static uint32_t
part_of (uint32_t barrier,
         uint32_t point)
{
  while ((barrier >> point & 1) == 0)
    point = (point + RIM - 1) % RIM;
  return point;
}

/* True if neither runs through the other: each lies in one part beside the other. */
static bool
lie_apart (uint32_t a,
           uint32_t b)
{
  const uint32_t part = part_of (a, (uint32_t) __builtin_ctz (b));

  for (uint32_t point = 0; point < RIM; point++)
    if ((b >> point & 1) != 0 && part_of (a, point) != part)
      return false;
  return true;
}

static uint32_t
point_of_half (uint32_t half)
{
  return 3 * (half / 2) + 2 * (half % 2);
}

/* True if no barrier but @own parts two points. */
static bool
hang_together (const Barriers *barriers,
               uint32_t        own,
               uint32_t        a,
               uint32_t        b)
{
  for (uint32_t i = 0; i < barriers->n; i++)
    if (i != own && part_of (barriers->items[i], a) != part_of (barriers->items[i], b))
      return false;
  return true;
}

static CsRefusal
check_area (const CityDesign *design,
            const Barriers   *barriers,
            uint32_t          what,
            uint32_t          number)
{
  const CityArea *area = &design->areas[number];
  uint32_t first;

  if (area->halves == 0)
    return refuse (CITY_TILES_AREA, what, number, 0);
  first = point_of_half ((uint32_t) __builtin_ctz (area->halves));
  for (uint32_t half = 0; half < CITY_HALVES; half++)
    if (count_areas (design, half) > 0 &&
        hang_together (barriers, barriers->n, first, point_of_half (half)) != (area->halves >> half & 1))
      return refuse (CITY_TILES_AREA, what, number, 0);
  for (uint32_t i = 0; i < CITY_HALVES; i++)
    if ((area->markets >> i & 1) !=
        (i < design->n_markets &&
         hang_together (barriers, i, first, (uint32_t) __builtin_ctz (barriers->items[i]))))
      return refuse (CITY_TILES_BORDER, what, number, i);
  return right;
}

static CsRefusal
check_ground (const CityDesign *design,
              uint32_t          what)
{
  const Barriers barriers = find_barriers (design);
  CsRefusal refusal = right;

  for (uint32_t i = 0; i < barriers.n; i++)
    for (uint32_t j = 0; j < barriers.n; j++)
      if (i != j && !lie_apart (barriers.items[i], barriers.items[j]))
        return refuse (CITY_TILES_CROSS, what, 0, 0);
  for (uint32_t area = 0; area < design->n_areas && refusal.reason == CS_LEGAL; area++)
    refusal = check_area (design, &barriers, what, area);
  return refusal;
}

static CsRefusal
check_looks (const CityTiles *tiles,
             uint32_t         what)
{
  for (uint32_t other = 0; other < what; other++)
    for (uint32_t turn = 0; turn < CITY_EDGES; turn++)
      if (city_designs_are_alike (&tiles->designs[other], turn, &tiles->designs[what]))
        return refuse (CITY_TILES_SAME, what, other, 0);
  return right;
}

static CsRefusal
check_design (const CityTiles *tiles,
              uint32_t         what)
{
  const CityDesign *design = &tiles->designs[what];
  CsRefusal refusal = check_labels (tiles, what);

  if (refusal.reason == CS_LEGAL)
    refusal = check_streets (design, what);
  if (refusal.reason == CS_LEGAL)
    refusal = check_edges (design, what);
  if (refusal.reason == CS_LEGAL)
    refusal = check_ground (design, what);
  if (refusal.reason == CS_LEGAL)
    refusal = check_looks (tiles, what);
  return refusal;
}

static CsRefusal
check_totals (const CityTiles *tiles)
{
  uint32_t n_tiles = 0;
  uint32_t n_segments = 0;
  uint32_t n_stacked = 0;
  bool any_empty = false;

  for (uint32_t i = 0; i < tiles->n_designs; i++)
    {
      const CityDesign *design = &tiles->designs[i];

      n_tiles += design->copies;
      n_segments += (uint32_t) design->copies * ((uint32_t) design->n_streets + design->n_markets + design->n_areas);
    }
  for (uint32_t stack = 0; stack < CITY_STACKS; stack++)
    {
      n_stacked += tiles->stacks[stack];
      any_empty |= tiles->stacks[stack] == 0;
    }
  if (n_tiles > CITY_MAX_TILES)
    return refuse (CITY_TILES_TOTAL, 0, n_tiles, 0);
  if (n_stacked != n_tiles || any_empty)
    return refuse (CITY_TILES_STACKS, 0, n_tiles, n_stacked);
  if (n_segments > CITY_MAX_SEGMENTS)
    return refuse (CITY_TILES_SEGMENTS, 0, n_segments, 0);
  return right;
}

CsRefusal
city_tiles_check (const CityTiles *tiles)
{
  CsRefusal refusal = right;

  if (tiles->n_designs == 0 || tiles->n_designs > CITY_MAX_DESIGNS)
    return refuse (CITY_TILES_DESIGNS, 0, tiles->n_designs, 0);
  for (uint32_t what = 0; what < tiles->n_designs && refusal.reason == CS_LEGAL; what++)
    refusal = check_design (tiles, what);
  if (refusal.reason == CS_LEGAL)
    refusal = check_totals (tiles);
  return refusal;
}
