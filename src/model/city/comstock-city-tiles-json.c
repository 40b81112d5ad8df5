/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shape of a set of tiles is read and written here, what the rules ask of it is the engine's.  The words of each
 * table stand in the order of the engine's numbers. */

#include "comstock-city-tiles-json.h"

#include <glib/gi18n.h>
#include <string.h>

#include "comstock-city-tiles.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-kit.h"

#define FORMAT 1
#define MAX_ABOUT 400   /* bytes */

static const char *const edge_words[] = { "N", "E", "S", "W", NULL };
static const char *const half_words[] = { "N0", "N1", "E0", "E1", "S0", "S1", "W0", "W1", NULL };
static const char *const end_words[] = { "N", "E", "S", "W", "crossing", "building", "market:m0", "market:m1",
                                         "market:m2", "market:m3", NULL };
static const char *const content_words[] = { "street", "market:m0", "market:m1", "market:m2", "market:m3",
                                             "residential:r0", "residential:r1", "residential:r2", "residential:r3",
                                             NULL };
static const char *const street_words[] = { "s0", "s1", "s2", "s3", NULL };
static const char *const market_words[] = { "m0", "m1", "m2", "m3", NULL };
static const char *const area_words[] = { "r0", "r1", "r2", "r3", NULL };

/* --- writing --- */

static void
write_mask (JsonBuilder       *builder,
            const char        *name,
            const char *const *words,
            guint              mask)
{
  comstock_json_begin_array (builder, name);
  for (guint i = 0; words[i] != NULL; i++)
    if ((mask >> i & 1) != 0)
      json_builder_add_string_value (builder, words[i]);
  json_builder_end_array (builder);
}

static void
write_streets (JsonBuilder      *builder,
               const CityDesign *design)
{
  comstock_json_begin_array (builder, "streets");
  for (guint i = 0; i < design->n_streets; i++)
    {
      json_builder_begin_object (builder);
      comstock_json_write_string (builder, "id", street_words[i]);
      comstock_json_begin_array (builder, "ends");
      for (guint end = 0; end < G_N_ELEMENTS (design->streets[i].ends); end++)
        json_builder_add_string_value (builder, end_words[design->streets[i].ends[end]]);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_markets (JsonBuilder      *builder,
               const CityDesign *design)
{
  comstock_json_begin_array (builder, "markets");
  for (guint i = 0; i < design->n_markets; i++)
    {
      json_builder_begin_object (builder);
      comstock_json_write_string (builder, "id", market_words[i]);
      comstock_json_write_string (builder, "kind", city_goods_ids[design->markets[i].goods]);
      write_mask (builder, "edges", edge_words, design->markets[i].edges);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_areas (JsonBuilder      *builder,
             const CityDesign *design)
{
  comstock_json_begin_array (builder, "residential");
  for (guint i = 0; i < design->n_areas; i++)
    {
      json_builder_begin_object (builder);
      comstock_json_write_string (builder, "id", area_words[i]);
      write_mask (builder, "halves", half_words, design->areas[i].halves);
      write_mask (builder, "markets", market_words, design->areas[i].markets);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_design (JsonBuilder      *builder,
              const CityDesign *design)
{
  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "id", design->id);
  comstock_json_write_int (builder, "copies", design->copies);
  comstock_json_write_int (builder, "public", design->is_public);
  json_builder_set_member_name (builder, "historic");
  if (design->historic != CITY_NO_HISTORIC)
    json_builder_add_string_value (builder, city_historic_names[design->historic]);
  else
    json_builder_add_null_value (builder);
  comstock_json_begin_object (builder, "edges");
  for (guint edge = 0; edge < CITY_EDGES; edge++)
    comstock_json_write_string (builder, edge_words[edge], content_words[design->edges[edge]]);
  json_builder_end_object (builder);
  write_streets (builder, design);
  write_markets (builder, design);
  write_areas (builder, design);
  json_builder_end_object (builder);
}

JsonNode *
comstock_city_tiles_json_write (const char      *id,
                                const char      *name,
                                const CityTiles *tiles)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  comstock_json_write_int (builder, "format", FORMAT);
  comstock_json_write_string (builder, "id", id);
  comstock_json_write_string (builder, "name", name);
  comstock_json_write_numbers (builder, "stacks", tiles->stacks, CITY_STACKS);
  comstock_json_begin_array (builder, "tiles");
  for (guint i = 0; i < tiles->n_designs; i++)
    write_design (builder, &tiles->designs[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* --- reading --- */

static int
find (const char *const *words,
      const char        *id)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], id))
      return i;
  return -1;
}

static int
find_edge (const char *id)
{
  return find (edge_words, id);
}

static int
find_half (const char *id)
{
  return find (half_words, id);
}

static int
find_end (const char *id)
{
  return find (end_words, id);
}

static int
find_content (const char *id)
{
  return find (content_words, id);
}

static int
find_market (const char *id)
{
  return find (market_words, id);
}

static int
find_goods (const char *id)
{
  for (int goods = 0; goods < CITY_GOODS; goods++)
    if (g_str_equal (city_goods_ids[goods], id))
      return goods;
  return -1;
}

static int
find_historic (const char *id)
{
  for (int historic = CITY_NO_HISTORIC + 1; historic < CITY_HISTORICS; historic++)
    if (g_str_equal (city_historic_names[historic], id))
      return historic;
  return -1;
}

/* A list of words, none of them twice, as a mask. */
static gboolean
read_mask (JsonNode *node,
           guint     most,
           int     (*find_word) (const char *id),
           guint8   *mask,
           GError  **error)
{
  guint8 words[CITY_HALVES];
  guint n;

  if (!comstock_json_to_words (node, 0, most, find_word, words, &n, error))
    return FALSE;
  *mask = 0;
  for (guint i = 0; i < n; i++)
    *mask |= (guint8) (1u << words[i]);
  return TRUE;
}

/* Parts of a tile are numbered in their order, and named by their numbers. */
static gboolean
check_id (JsonNode          *node,
          const char *const *words,
          guint              number,
          GError           **error)
{
  const char *id;

  if (!comstock_json_to_string (comstock_json_get_member (node, "id", error), G_MAXSIZE, &id, error))
    return FALSE;
  if (g_str_equal (id, words[number]))
    return TRUE;
  comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, comstock_json_find_member (node, "id"),
                           _("must be “%s”"), words[number]);
  return FALSE;
}

static gboolean
read_street (JsonNode   *node,
             guint       number,
             CityDesign *design,
             GError    **error)
{
  static const char *const members[] = { "id", "ends", NULL };
  guint8 *ends = design->streets[number].ends;
  JsonNode *list;

  if (!comstock_json_check_object (node, members, error) || !check_id (node, street_words, number, error))
    return FALSE;
  list = comstock_json_get_member (node, "ends", error);
  if (!comstock_json_to_array (list, 2, 2, NULL, error))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      guint end;

      if (!comstock_json_to_id (comstock_json_get_item (list, i), find_end, &end, error))
        return FALSE;
      ends[i] = (guint8) end;
    }
  return TRUE;
}

static gboolean
read_market (JsonNode   *node,
             guint       number,
             CityDesign *design,
             GError    **error)
{
  static const char *const members[] = { "id", "kind", "edges", NULL };
  CityMarket *market = &design->markets[number];
  guint goods;

  if (!comstock_json_check_object (node, members, error) || !check_id (node, market_words, number, error) ||
      !comstock_json_to_id (comstock_json_get_member (node, "kind", error), find_goods, &goods, error))
    return FALSE;
  market->goods = (guint8) goods;
  return read_mask (comstock_json_get_member (node, "edges", error), CITY_EDGES, find_edge, &market->edges, error);
}

static gboolean
read_area (JsonNode   *node,
           guint       number,
           CityDesign *design,
           GError    **error)
{
  static const char *const members[] = { "id", "halves", "markets", NULL };
  CityArea *area = &design->areas[number];

  return comstock_json_check_object (node, members, error) && check_id (node, area_words, number, error) &&
         read_mask (comstock_json_get_member (node, "halves", error), CITY_HALVES, find_half, &area->halves, error) &&
         read_mask (comstock_json_get_member (node, "markets", error), CITY_MAX_OF_KIND, find_market, &area->markets,
                    error);
}

/* Reads each part of one kind. */
static gboolean
read_parts (JsonNode   *node,
            CityDesign *design,
            gboolean  (*read_part) (JsonNode   *node,
                                    guint       number,
                                    CityDesign *design,
                                    GError    **error),
            guint8     *n_parts,
            GError    **error)
{
  guint n;

  if (!comstock_json_to_array (node, 0, CITY_MAX_OF_KIND, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!read_part (comstock_json_get_item (node, i), i, design, error))
      return FALSE;
  *n_parts = (guint8) n;
  return TRUE;
}

static gboolean
read_edges (JsonNode   *node,
            CityDesign *design,
            GError    **error)
{
  if (!comstock_json_check_object (node, edge_words, error))
    return FALSE;
  for (guint edge = 0; edge < CITY_EDGES; edge++)
    {
      guint content;

      if (!comstock_json_to_id (comstock_json_get_member (node, edge_words[edge], error), find_content, &content,
                                error))
        return FALSE;
      design->edges[edge] = (guint8) content;
    }
  return TRUE;
}

static gboolean
read_historic (JsonNode   *node,
               CityDesign *design,
               GError    **error)
{
  guint historic = CITY_NO_HISTORIC;

  if (node == NULL || (!JSON_NODE_HOLDS_NULL (node) && !comstock_json_to_id (node, find_historic, &historic, error)))
    return FALSE;
  design->historic = (guint8) historic;
  return TRUE;
}

static gboolean
read_design (JsonNode   *node,
             CityDesign *design,
             GError    **error)
{
  static const char *const members[] = { "id", "copies", "public", "historic", "edges", "streets", "markets",
                                         "residential", NULL };
  const char *id;
  gint64 copies, is_public;

  if (!comstock_json_check_object (node, members, error) ||
      !comstock_json_to_string (comstock_json_get_member (node, "id", error), CITY_MAX_TILE_ID - 1, &id, error) ||
      !comstock_json_to_int (comstock_json_get_member (node, "copies", error), 1, CITY_MAX_TILES, &copies, error) ||
      !comstock_json_to_int (comstock_json_get_member (node, "public", error), 0, 1, &is_public, error))
    return FALSE;
  g_strlcpy (design->id, id, sizeof design->id);
  design->copies = (guint8) copies;
  design->is_public = (guint8) is_public;
  return read_historic (comstock_json_get_member (node, "historic", error), design, error) &&
         read_edges (comstock_json_get_member (node, "edges", error), design, error) &&
         read_parts (comstock_json_get_member (node, "streets", error), design, read_street, &design->n_streets,
                     error) &&
         read_parts (comstock_json_get_member (node, "markets", error), design, read_market, &design->n_markets,
                     error) &&
         read_parts (comstock_json_get_member (node, "residential", error), design, read_area, &design->n_areas,
                     error);
}

static gboolean
read_designs (JsonNode  *node,
              CityTiles *tiles,
              GError   **error)
{
  guint n;

  if (!comstock_json_to_array (node, 1, CITY_MAX_DESIGNS, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!read_design (comstock_json_get_item (node, i), &tiles->designs[i], error))
      return FALSE;
  tiles->n_designs = (guint8) n;
  return TRUE;
}

/* --- what the rules refuse --- */

/* Sentences about the whole set, in which {x} and {y} are figures, and about a tile; there {x} and {y} may be an edge,
 * a half or a part of it. */
static const struct
{
  CityTilesReason reason;
  const char *member;           /* of the tile or the set */
  const char *const *x_words;   /* what {x} names; NULL: a figure, or another tile */
  const char *const *y_words;
  const char *sentence;
} refusals[] = {
  /* Translators: what is wrong with a set of tiles; keep the words in braces, which are replaced by figures and by
   * names of edges and parts such as “N” and “m0” */
  { CITY_TILES_TOTAL, "tiles", NULL, NULL, N_("{x} tiles are more than a game takes, which is {most}") },
  { CITY_TILES_STACKS, "stacks", NULL, NULL,
    N_("there are {x} tiles, but {y} in the stacks, none of which may be empty") },
  { CITY_TILES_SEGMENTS, "tiles", NULL, NULL, N_("the tiles have {x} streets, markets and areas together, too many") },
  { CITY_TILES_ID, "id", NULL, NULL, N_("must be made of a–z, 0–9 and “-”") },
  { CITY_TILES_SAME_ID, "id", NULL, NULL, N_("another tile has this id, too") },
  { CITY_TILES_BUILDING, "historic", NULL, NULL, N_("a building is public or historic, not both") },
  { CITY_TILES_HISTORIC, "historic", NULL, NULL, N_("a historic building must be on one tile only") },
  { CITY_TILES_STREET_END, "streets", street_words, NULL,
    N_("street “{x}” must have two different ends, at least one of them at an edge") },
  { CITY_TILES_DEAD_END, "streets", street_words, NULL,
    N_("street “{x}” ends at a building, but the tile has none") },
  { CITY_TILES_CROSSING, "streets", NULL, NULL, N_("{x} streets meet at the crossing, not 3 or 4") },
  { CITY_TILES_MARKET, "markets", market_words, NULL, N_("market “{x}” has no edges") },
  { CITY_TILES_EDGE, "edges", edge_words, NULL, N_("edge {x} does not match the streets and markets of the tile") },
  { CITY_TILES_HALF, "residential", half_words, NULL,
    /* Translators: each edge of a tile has two halves */
    N_("half {x} must be in one area, or in none if the edge is a market") },
  { CITY_TILES_CROSS, "streets", NULL, NULL, N_("streets or markets cross") },
  { CITY_TILES_AREA, "residential", area_words, NULL,
    N_("area “{x}” must be all the connected ground, and nothing else") },
  { CITY_TILES_BORDER, "residential", area_words, market_words,
    N_("area “{x}” must name market “{y}” if the two border each other, and must not if they do not") },
  { CITY_TILES_SAME, "id", NULL, NULL, N_("this tile looks the same as another one that is turned") },
};

typedef struct
{
  const CsRefusal *refusal;
  const char *const *x_words;
  const char *const *y_words;
} Subject;

static char *
dup_word (const char *const *words,
          int                number)
{
  return words != NULL ? g_strdup (words[number]) : comstock_text_number (number);
}

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const Subject *subject = data;

  if (g_str_equal (placeholder, "x"))
    return dup_word (subject->x_words, subject->refusal->x);
  if (g_str_equal (placeholder, "y"))
    return dup_word (subject->y_words, subject->refusal->y);
  return g_str_equal (placeholder, "most") ? comstock_text_number (CITY_MAX_TILES) : NULL;
}

static gboolean
is_about_set (CityTilesReason reason)
{
  return reason == CITY_TILES_TOTAL || reason == CITY_TILES_STACKS || reason == CITY_TILES_SEGMENTS;
}

/* Says why city_tiles_check () refuses a set that could be read; @root is that set. */
static void
refuse (GError         **error,
        JsonNode        *root,
        const CityTiles *tiles,
        const CsRefusal *refusal)
{
  guint i = 0;
  JsonNode *node = root;
  g_autofree char *sentence = NULL;
  g_autofree char *path = NULL;
  Subject subject;

  while (i + 1 < G_N_ELEMENTS (refusals) && (guint) refusals[i].reason != refusal->reason)
    i++;
  subject = (Subject) { refusal, refusals[i].x_words, refusals[i].y_words };
  sentence = comstock_text_fill (_(refusals[i].sentence), lookup, &subject);
  if (!is_about_set (refusals[i].reason))
    {
      /* Translators: the id of a tile, and what is wrong with it */
      char *whole = g_strdup_printf (_("tile “%s”: %s"), tiles->designs[refusal->what].id, sentence);

      g_free (sentence);
      sentence = whole;
      node = comstock_json_get_item (comstock_json_find_member (root, "tiles"), refusal->what);
    }
  path = comstock_json_dup_path (comstock_json_find_member (node, refusals[i].member));
  g_set_error_literal (error, COMSTOCK_CITY_TILES_ERROR, COMSTOCK_CITY_TILES_ERROR_RULES, sentence);
  comstock_text_prefix_error (error, path);
}

gboolean
comstock_city_tiles_json_read (JsonNode    *node,
                               const char **id,
                               const char **name,
                               CityTiles   *tiles,
                               GError     **error)
{
  static const char *const members[] = { "format", "about", "id", "name", "stacks", "tiles", NULL };
  const char *about;
  CsRefusal refusal;
  gint64 format;

  memset (tiles, 0, sizeof *tiles);
  if (!comstock_json_check_object (node, members, error) ||
      !comstock_json_to_int (comstock_json_get_member (node, "format", error), FORMAT, FORMAT, &format, error) ||
      (comstock_json_find_member (node, "about") != NULL &&
       !comstock_json_to_string (comstock_json_find_member (node, "about"), MAX_ABOUT, &about, error)) ||
      !comstock_kit_read_names (node, id, name, error) ||
      !comstock_json_to_numbers (comstock_json_get_member (node, "stacks", error), CITY_STACKS, 1, CITY_MAX_TILES,
                                 tiles->stacks, error) ||
      !read_designs (comstock_json_get_member (node, "tiles", error), tiles, error))
    return FALSE;
  refusal = city_tiles_check (tiles);
  if (refusal.reason != CS_LEGAL)
    {
      refuse (error, node, tiles, &refusal);
      return FALSE;
    }
  city_tiles_derive (tiles);
  return TRUE;
}
