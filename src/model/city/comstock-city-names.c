/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of tiles, places and features, made of the tables of the rules. */

#include "comstock-city-names.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/session/comstock-you.h"

const ComstockSeating comstock_city_seating = {
  .kinds = { [COMSTOCK_PERSON] = "person", [COMSTOCK_RIVAL] = "rival" },
};

const char *
comstock_city_goods_get_name (CityGoods goods)
{
  static const char *const names[CITY_GOODS] = {
    /* Translators: kinds of goods of a market in Carcassonne: The City */
    [CITY_FISH] = NC_("goods", "Fish"),
    [CITY_GRAIN] = NC_("goods", "Grain"),
    [CITY_LIVESTOCK] = NC_("goods", "Livestock"),
  };

  return g_dpgettext2 (NULL, "goods", names[goods]);
}

/* The goods of a feature, a bit each: "fish and grain". */
static const char *
get_goods_list (guint goods)
{
  static const char *const lists[1 << CITY_GOODS] = {
    /* Translators, for each here: goods, as in “market of 3 tiles with fish and grain” */
    [1 << CITY_FISH] = N_("fish"),
    [1 << CITY_GRAIN] = N_("grain"),
    [1 << CITY_LIVESTOCK] = N_("livestock"),
    [1 << CITY_FISH | 1 << CITY_GRAIN] = N_("fish and grain"),
    [1 << CITY_FISH | 1 << CITY_LIVESTOCK] = N_("fish and livestock"),
    [1 << CITY_GRAIN | 1 << CITY_LIVESTOCK] = N_("grain and livestock"),
    [1 << CITY_FISH | 1 << CITY_GRAIN | 1 << CITY_LIVESTOCK] = N_("fish, grain and livestock"),
  };

  return _(lists[goods]);
}

static const char *
get_edge_name (CityEdge edge)
{
  static const char *const names[CITY_EDGES] = {
    /* Translators, for each here: a side of a tile, as in "street between south and west" */
    [CITY_NORTH] = NC_("side of a tile", "north"),
    [CITY_EAST] = NC_("side of a tile", "east"),
    [CITY_SOUTH] = NC_("side of a tile", "south"),
    [CITY_WEST] = NC_("side of a tile", "west"),
  };

  return g_dpgettext2 (NULL, "side of a tile", names[edge]);
}

const char *
comstock_city_side_get_name (CitySide side)
{
  /* Translators: an end of the city wall, seen from inside the city: “builds a wall at the left end” */
  return side == CITY_LEFT ? _("left end") :
                             /* Translators: an end of the city wall, as in “builds a wall at the right end” */
                             _("right end");
}

const char *
comstock_city_turn_get_name (guint turn)
{
  static const char *const names[CITY_EDGES] = {
    /* Translators, for each here: how often a tile is turned by a quarter to the right before it is laid: before
     * what it then brings, where several ways are told one by one */
    N_("not turned"),
    N_("turned once"),
    N_("turned twice"),
    N_("turned three times"),
  };

  return _(names[turn]);
}

const char *
comstock_city_follower_get_name (CityKind kind)
{
  static const char *const names[CITY_KINDS] = {
    /* Translators, for each here: what a follower is called on a street, on a market, in an area */
    [CITY_STREET] = N_("Citizen"),
    [CITY_MARKET] = N_("Seller"),
    [CITY_AREA] = N_("Steward"),
  };

  return _(names[kind]);
}

/* NULL for a design without a building. */
static const char *
get_building_name (const CityDesign *design)
{
  if (design->historic != CITY_NO_HISTORIC)
    return city_historic_names[design->historic];
  /* Translators: a word of what a tile shows, as in “street from east to the market, public building” */
  return design->is_public ? _("public building") : NULL;
}

const char *
comstock_city_stack_get_name (guint stack)
{
  static const char *const names[CITY_STACKS] = { "I", "II", "III" };

  g_return_val_if_fail (stack >= 1 && stack <= CITY_STACKS, NULL);

  return names[stack - 1];
}

/* --- places --- */

char *
comstock_city_cell_dup_name (int x,
                             int y)
{
  GString *name;

  if (x == 0 && y == 0)
    /* Translators: where the first tile of the city lies; all other places are counted from there */
    return g_strdup (_("first tile"));
  name = g_string_new (NULL);
  if (y != 0)
    {
      g_autofree char *rows = g_strdup_printf (
        y < 0 ? /* Translators: so many rows from the first tile: "2 north, 3 east" */ _("%d north")
              : /* Translators: so many rows from the first tile: "2 south, 3 east" */ _("%d south"),
        ABS (y));

      comstock_text_list_append (name, rows);
    }
  if (x != 0)
    {
      g_autofree char *columns = g_strdup_printf (
        x < 0 ? /* Translators: so many columns from the first tile: "2 north, 3 west" */ _("%d west")
              : /* Translators: so many columns from the first tile: "2 north, 3 east" */ _("%d east"),
        ABS (x));

      comstock_text_list_append (name, columns);
    }
  return g_string_free (name, FALSE);
}

char *
comstock_city_edge_dup_name (int      x,
                             int      y,
                             CityEdge edge)
{
  static const char *const names[CITY_EDGES] = {
    /* Translators: a side of the tile at a place: "2 north, 3 east, south side" */
    [CITY_NORTH] = N_("%s, north side"),
    /* Translators: a side of the tile at a place: "2 north, 3 east, east side" */
    [CITY_EAST] = N_("%s, east side"),
    /* Translators: a side of the tile at a place */
    [CITY_SOUTH] = N_("%s, south side"),
    /* Translators: a side of the tile at a place */
    [CITY_WEST] = N_("%s, west side"),
  };
  g_autofree char *cell = comstock_city_cell_dup_name (x, y);
  GString *name = g_string_new (_(names[edge]));

  g_string_replace (name, "%s", cell, 1);
  return g_string_free (name, FALSE);
}

char *
comstock_city_rim_dup_name (const CityState *state,
                            CityRim          rim)
{
  return comstock_city_edge_dup_name (city_tile_x (state, rim.tile), city_tile_y (state, rim.tile),
                                      (CityEdge) rim.edge);
}

/* --- tiles --- */

/* "north and west", "north, east, south": the edges of a mask, each turned. */
static char *
dup_edges (guint edges,
           guint turn)
{
  const char *names[CITY_EDGES];
  GString *list;
  guint n = 0;

  for (guint edge = 0; edge < CITY_EDGES; edge++)
    if ((edges >> ((edge + CITY_EDGES - turn) % CITY_EDGES) & 1) != 0)
      names[n++] = get_edge_name ((CityEdge) edge);
  if (n == 2)
    /* Translators: two sides of a tile: "north and west" */
    return g_strdup_printf (_("%s and %s"), names[0], names[1]);
  list = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    comstock_text_list_append (list, names[i]);
  return g_string_free (list, FALSE);
}

/* @sentence with the edges in it. */
static char *
fill_edges (const char *sentence,
            guint       edges,
            guint       turn)
{
  g_autofree char *list = dup_edges (edges, turn);
  GString *filled = g_string_new (sentence);

  g_string_replace (filled, "{sides}", list, 1);
  return g_string_free (filled, FALSE);
}

/* Appends what lies at @edges, if there are any; @sentence has room for them. */
static void
add_edges (GString    *name,
           const char *sentence,
           guint       edges,
           guint       turn)
{
  g_autofree char *part = fill_edges (sentence, edges, turn);

  if (edges != 0)
    comstock_text_list_append (name, part);
}

/* What a street leads to, and in *@edges where it leaves the tile. */
static const char *
find_street (const CityStreet *street,
             guint            *edges)
{
  const guint near = MIN (street->ends[0], street->ends[1]);
  const guint far = MAX (street->ends[0], street->ends[1]);

  *edges = 1u << near;
  if (far == CITY_END_CROSSING)
    return _("street from {sides} to the crossing");
  if (far == CITY_END_BUILDING)
    return _("street from {sides} to the building");
  if (far > CITY_END_BUILDING)
    return _("street from {sides} to the market");
  *edges |= 1u << far;
  /* Translators: what a tile shows.  {sides} is replaced by sides of the tile, "north and west". */
  return _("street between {sides}");
}

static const char *
get_market_sentence (const CityMarket *market)
{
  static const char *const markets[CITY_GOODS] = {
    [CITY_FISH] = N_("fish market in the {sides}"),
    [CITY_GRAIN] = N_("grain market in the {sides}"),
    [CITY_LIVESTOCK] = N_("livestock market in the {sides}"),
  };

  return _(markets[market->goods]);
}

/* The arms of a crossing are told as one. */
static void
add_streets (GString          *name,
             const CityDesign *design,
             guint             turn)
{
  guint crossing = 0;

  for (guint i = 0; i < design->n_streets; i++)
    {
      guint edges;
      const char *sentence = find_street (&design->streets[i], &edges);

      if (design->streets[i].ends[0] == CITY_END_CROSSING || design->streets[i].ends[1] == CITY_END_CROSSING)
        crossing |= edges;
      else
        add_edges (name, sentence, edges, turn);
    }
  add_edges (name, _("crossing of streets: {sides}"), crossing, turn);
}

char *
comstock_city_tile_dup_name (const CityTiles *tiles,
                             guint            number,
                             guint            turn)
{
  const CityDesign *design = &tiles->designs[number];
  GString *name = g_string_new (NULL);

  add_streets (name, design, turn);
  for (guint i = 0; i < design->n_markets; i++)
    add_edges (name, get_market_sentence (&design->markets[i]), design->markets[i].edges, turn);
  if (name->len == 0)
    /* Translators: a tile without streets and markets */
    g_string_append (name, C_("tile", "houses"));
  if (get_building_name (design) != NULL)
    comstock_text_list_append (name, get_building_name (design));
  return g_string_free (name, FALSE);
}

/* The edges that an area touches with one half at least.  Of one that touches a single half the corner is told, as
 * there may be another at the same edge. */
static guint
find_area_edges (const CityArea *area)
{
  guint edges = 0;

  for (guint half = 0; half < CITY_HALVES; half++)
    {
      const guint corner = (half + CITY_HALVES - 1 + half % 2 * 2) % CITY_HALVES / 2;

      if ((area->halves >> half & 1) != 0)
        edges |= 1u << half / 2;
      if (area->halves == 1u << half)
        edges |= 1u << corner;
    }
  return edges;
}

/* The goods beside it tell areas apart that touch the same edges. */
static char *
dup_area_name (const CityDesign *design,
               const CityArea   *area,
               guint             turn)
{
  char *name = fill_edges (_("residential area in the {sides}"), find_area_edges (area), turn);
  g_autofree char *alone = NULL;
  guint goods = 0;

  for (guint i = 0; i < design->n_markets; i++)
    if ((area->markets >> i & 1) != 0)
      goods |= 1u << design->markets[i].goods;
  if (goods == 0)
    return name;
  alone = name;
  /* Translators: a residential area, and the goods of the markets beside it: "residential area beside fish" */
  return g_strdup_printf (_("%s beside %s"), alone, get_goods_list (goods));
}

char *
comstock_city_segment_dup_name (const CityTiles *tiles,
                                guint            number,
                                guint            turn,
                                guint            own)
{
  const CityDesign *design = &tiles->designs[number];
  guint edges;

  if (own < design->n_streets)
    {
      const char *sentence = find_street (&design->streets[own], &edges);

      return fill_edges (sentence, edges, turn);
    }
  own -= design->n_streets;
  if (own < design->n_markets)
    return fill_edges (get_market_sentence (&design->markets[own]), design->markets[own].edges, turn);
  own -= design->n_markets;
  return dup_area_name (design, &design->areas[own], turn);
}

/* --- features --- */

char *
comstock_city_feature_dup_name (const CityFeature *feature)
{
  const guint n = feature->n_tiles;
  g_autofree char *name = NULL;

  if (feature->kind == CITY_STREET)
    /* Translators: what a street consists of */
    return g_strdup_printf (ngettext ("street of %u tile", "street of %u tiles", n), n);
  if (feature->kind == CITY_AREA)
    /* Translators: what an area consists of */
    return g_strdup_printf (ngettext ("residential area of %u tile", "residential area of %u tiles", n), n);
  /* Translators: what a market consists of */
  name = g_strdup_printf (ngettext ("market of %u tile", "market of %u tiles", n), n);
  /* Translators: a market and its goods: "market of 3 tiles with fish and grain" */
  return g_strdup_printf (_("%s with %s"), name, get_goods_list (feature->goods));
}

char *
comstock_city_feature_dup_state (const CityFeature *feature)
{
  GString *words = g_string_new (NULL);
  g_autofree char *name = comstock_city_feature_dup_name (feature);
  g_autofree char *rest = NULL;

  comstock_text_list_append (words, name);
  if (feature->kind == CITY_AREA)
    /* Translators: how many markets border an area */
    rest = g_strdup_printf (ngettext ("%u market beside it", "%u markets beside it", feature->n_markets),
                            feature->n_markets);
  else if (feature->open > 0)
    /* Translators: how many ends of a street or edges of a market are still open */
    rest = g_strdup_printf (ngettext ("%u open end", "%u open ends", feature->open), feature->open);
  /* Translators: of a street or a market: no end or edge of it is open */
  comstock_text_list_append (words, rest != NULL ? rest : _("complete"));
  return g_string_free (words, FALSE);
}

char *
comstock_city_feature_dup_owners (ComstockGame      *game,
                                  const CityFeature *feature)
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint n = 0;

  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    if (feature->followers[seat] > 0)
      {
        g_autofree char *name = comstock_you_dup_listed (game, seat);
        g_autofree char *item = comstock_text_count (name, feature->followers[seat]);

        comstock_text_list_append (list, item);
        n += feature->followers[seat];
      }
  if (n == 0)
    return NULL;
  if (feature->kind == CITY_STREET)
    /* Translators: whose followers stand on a street: a list of players */
    return g_strdup_printf (ngettext ("citizen: %s", "citizens: %s", n), list->str);
  if (feature->kind == CITY_MARKET)
    /* Translators: whose followers stand on a market: a list of players */
    return g_strdup_printf (ngettext ("seller: %s", "sellers: %s", n), list->str);
  /* Translators: whose followers stand in an area: a list of players */
  return g_strdup_printf (ngettext ("steward: %s", "stewards: %s", n), list->str);
}

char *
comstock_city_feature_dup_words (ComstockGame    *game,
                                 const CityState *state,
                                 guint            segment)
{
  const CityFeature feature = city_feature (comstock_game_get_kit (game), state, segment);
  g_autofree char *words = comstock_city_feature_dup_state (&feature);
  g_autofree char *owners = comstock_city_feature_dup_owners (game, &feature);
  GString *all = g_string_new (words);

  if (owners != NULL)
    comstock_text_list_append (all, owners);
  return g_string_free (all, FALSE);
}
