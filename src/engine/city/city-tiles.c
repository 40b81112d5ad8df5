/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules derive from a set of tiles: faces, segments, and which turns fit where (rules page 11). */

#include "city-tiles.h"

#include <string.h>

#include "../cs-digest.h"

static uint32_t
turn_bits (uint32_t bits,
           uint32_t by,
           uint32_t n)
{
  return (bits << by | bits >> (n - by)) & (CITY_BIT (n) - 1);
}

/* What a street end looks like after @turn quarter-turns: a market is known by the edges it reaches. */
static uint32_t
turned_end (const CityDesign *design,
            uint32_t          end,
            uint32_t          turn)
{
  if (end < CITY_EDGES)
    return (end + turn) % CITY_EDGES;
  if (end < CITY_END_MARKET)
    return end;
  return CITY_END_MARKET + turn_bits (design->markets[end - CITY_END_MARKET].edges, turn, CITY_EDGES);
}

static uint32_t
turned_street (const CityDesign *design,
               uint32_t          street,
               uint32_t          turn)
{
  const uint32_t a = turned_end (design, design->streets[street].ends[0], turn);
  const uint32_t b = turned_end (design, design->streets[street].ends[1], turn);

  return a < b ? a << 8 | b : b << 8 | a;
}

static uint32_t
turned_market (const CityDesign *design,
               uint32_t          market,
               uint32_t          turn)
{
  return turn_bits (design->markets[market].edges, turn, CITY_EDGES) << 8 | design->markets[market].goods;
}

/* True if each of the @n things of @a, turned, is among those of @b: all of a tile are different. */
static bool
are_alike (uint32_t        (*turned) (const CityDesign *design, uint32_t thing, uint32_t turn),
           uint32_t          n,
           const CityDesign *a,
           uint32_t          turn,
           const CityDesign *b)
{
  for (uint32_t i = 0; i < n; i++)
    {
      uint32_t j = 0;

      while (j < n && turned (b, j, 0) != turned (a, i, turn))
        j++;
      if (j == n)
        return false;
    }
  return true;
}

bool
city_designs_are_alike (const CityDesign *a,
                        uint32_t          turn,
                        const CityDesign *b)
{
  return a->is_public == b->is_public && a->historic == b->historic &&
         a->n_streets == b->n_streets && a->n_markets == b->n_markets &&
         are_alike (turned_street, a->n_streets, a, turn, b) &&
         are_alike (turned_market, a->n_markets, a, turn, b);
}

static void
derive_segments (const CityDesign *design,
                 CityForm         *form)
{
  const uint32_t first_market = design->n_streets;
  const uint32_t first_area = first_market + design->n_markets;

  form->n_segments = (uint8_t) (first_area + design->n_areas);
  for (uint32_t i = 0; i < design->n_streets; i++)
    {
      form->kinds[i] = CITY_STREET;
      for (int end = 0; end < 2; end++)
        form->open[i] = (uint8_t) (form->open[i] + (design->streets[i].ends[end] < CITY_EDGES));
    }
  for (uint32_t i = 0; i < design->n_markets; i++)
    {
      form->kinds[first_market + i] = CITY_MARKET;
      form->open[first_market + i] = (uint8_t) __builtin_popcount (design->markets[i].edges);
      form->goods[first_market + i] = (uint8_t) CITY_BIT (design->markets[i].goods);
    }
  for (uint32_t i = 0; i < design->n_areas; i++)
    {
      form->kinds[first_area + i] = CITY_AREA;
      form->borders |= (uint64_t) design->areas[i].markets << (CITY_MAX_OWN * (first_area + i) + first_market);
    }
}

static uint32_t
street_at (const CityDesign *design,
           uint32_t          edge)
{
  uint32_t street = 0;

  while (design->streets[street].ends[0] != edge && design->streets[street].ends[1] != edge)
    street++;
  return street;
}

static void
derive_face (const CityDesign *design,
             uint32_t          turn,
             CityFace         *face)
{
  const uint32_t first_area = (uint32_t) design->n_streets + design->n_markets;

  memset (face->halves, CITY_NO_SEGMENT, sizeof face->halves);
  for (uint32_t edge = 0; edge < CITY_EDGES; edge++)
    {
      const uint32_t at = (edge + turn) % CITY_EDGES;
      const uint32_t content = design->edges[edge];

      if (content == CITY_EDGE_STREET)
        {
          face->streets |= (uint8_t) CITY_BIT (at);
          face->kinds[at] = CITY_STREET;
          face->segments[at] = (uint8_t) street_at (design, edge);
        }
      else if (content < CITY_EDGE_AREA)
        {
          face->kinds[at] = CITY_MARKET;
          face->segments[at] = (uint8_t) (design->n_streets + content - CITY_EDGE_MARKET);
        }
      else
        {
          face->kinds[at] = CITY_AREA;
          face->segments[at] = (uint8_t) (first_area + content - CITY_EDGE_AREA);
        }
    }
  for (uint32_t area = 0; area < design->n_areas; area++)
    for (uint32_t half = 0; half < CITY_HALVES; half++)
      if ((design->areas[area].halves & CITY_BIT (half)) != 0)
        face->halves[(half + 2 * turn) % CITY_HALVES] = (uint8_t) (first_area + area);
}

static void
derive_form (const CityDesign *design,
             CityForm         *form)
{
  memset (form, 0, sizeof *form);
  derive_segments (design, form);
  form->points = design->is_public ? CITY_PUBLIC_POINTS : design->historic != 0 ? CITY_HISTORIC_POINTS : 0;
  for (uint32_t turn = 0; turn < CITY_EDGES; turn++)
    {
      bool differs = true;

      derive_face (design, turn, &form->faces[turn]);
      for (uint32_t back = 1; back <= turn; back++)
        differs &= !city_designs_are_alike (design, back, design);
      if (!differs)
        continue;
      form->turns |= (uint8_t) CITY_BIT (turn);
      for (uint32_t sides = 0; sides < 256; sides++)
        if ((form->faces[turn].streets & sides >> 4) == (sides & 15))
          form->fits[sides] |= (uint8_t) CITY_BIT (turn);
    }
}

void
city_tiles_derive (CityTiles *tiles)
{
  tiles->n_tiles = 0;
  for (uint32_t design = 0; design < tiles->n_designs; design++)
    {
      tiles->n_tiles = (uint8_t) (tiles->n_tiles + tiles->designs[design].copies);
      derive_form (&tiles->designs[design], &tiles->forms[design]);
    }
}

static uint64_t
digest_design (uint64_t          digest,
               const CityDesign *design)
{
  digest = cs_digest_bytes (digest, (const uint8_t *) design->id, strlen (design->id) + 1);
  digest = cs_digest_u8 (digest, design->copies);
  digest = cs_digest_u8 (digest, design->is_public);
  digest = cs_digest_u8 (digest, design->historic);
  digest = cs_digest_bytes (digest, design->edges, CITY_EDGES);
  for (uint32_t i = 0; i < design->n_streets; i++)
    digest = cs_digest_bytes (digest, design->streets[i].ends, 2);
  for (uint32_t i = 0; i < design->n_markets; i++)
    digest = cs_digest_u8 (cs_digest_u8 (digest, design->markets[i].goods), design->markets[i].edges);
  for (uint32_t i = 0; i < design->n_areas; i++)
    digest = cs_digest_u8 (cs_digest_u8 (digest, design->areas[i].halves), design->areas[i].markets);
  return digest;
}

uint64_t
city_tiles_digest (const CityTiles *tiles)
{
  uint64_t digest = cs_digest_bytes (CS_DIGEST_START, tiles->stacks, CITY_STACKS);

  for (uint32_t design = 0; design < tiles->n_designs; design++)
    digest = digest_design (digest, &tiles->designs[design]);
  return digest;
}

int
city_tiles_find (const CityTiles *tiles,
                 const char      *id)
{
  for (int design = 0; design < tiles->n_designs; design++)
    if (strncmp (tiles->designs[design].id, id, CITY_MAX_TILE_ID) == 0)
      return design;
  return -1;
}
