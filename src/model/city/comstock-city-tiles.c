/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where sets come from, and their JSON (docs/save-format.md); what the rules ask of them is the engine's.  The words of
 * each table stand in the order of the engine's numbers. */

#include "comstock-city-tiles.h"

#include <glib/gi18n.h>
#include <string.h>

#include "city-model-resources.h"
#include "model/base/comstock-json-shape.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"

struct _ComstockCityTiles
{
  ComstockKit parent_instance;
};

G_DEFINE_FINAL_TYPE (ComstockCityTiles, comstock_city_tiles, COMSTOCK_TYPE_KIT)

G_DEFINE_QUARK (comstock-city-tiles-error-quark, comstock_city_tiles_error)

#define FORMAT 1
#define MAX_ABOUT 400   /* bytes */

static const char *const edge_words[] = { "N", "E", "S", "W" };
static const char *const half_words[] = { "N0", "N1", "E0", "E1", "S0", "S1", "W0", "W1" };
static const char *const end_words[] = {
  "N", "E", "S", "W", "crossing", "building", "market:m0", "market:m1", "market:m2", "market:m3",
};
static const char *const content_words[] = {
  "street", "market:m0", "market:m1", "market:m2", "market:m3", "residential:r0", "residential:r1", "residential:r2",
  "residential:r3",
};
static const char *const street_words[CITY_MAX_OF_KIND] = { "s0", "s1", "s2", "s3" };
static const char *const market_words[CITY_MAX_OF_KIND] = { "m0", "m1", "m2", "m3" };
static const char *const area_words[CITY_MAX_OF_KIND] = { "r0", "r1", "r2", "r3" };

#define WORDS(list) .words = list, .most = G_N_ELEMENTS (list)
#define AT(type, field) .offset = G_STRUCT_OFFSET (type, field)
#define LIST(type, field, table, low, high) \
  .kind = COMSTOCK_JSON_OBJECTS, AT (type, field), .members = table, .least = low, .most = high, \
  .size = sizeof (((type *) NULL)->field[0]), .count = G_STRUCT_OFFSET (type, n_##field)

static const ComstockJsonMember street_members[] = {
  { "id", COMSTOCK_JSON_OWN_WORD, WORDS (street_words) },
  { "ends", COMSTOCK_JSON_TWO_WORDS, AT (CityStreet, ends), WORDS (end_words) },
  { NULL }
};

static const ComstockJsonMember market_members[] = {
  { "id", COMSTOCK_JSON_OWN_WORD, WORDS (market_words) },
  { "kind", COMSTOCK_JSON_WORD, AT (CityMarket, goods), WORDS (city_goods_ids) },
  { "edges", COMSTOCK_JSON_MASK, AT (CityMarket, edges), WORDS (edge_words) },
  { NULL }
};

static const ComstockJsonMember area_members[] = {
  { "id", COMSTOCK_JSON_OWN_WORD, WORDS (area_words) },
  { "halves", COMSTOCK_JSON_MASK, AT (CityArea, halves), WORDS (half_words) },
  { "markets", COMSTOCK_JSON_MASK, AT (CityArea, markets), WORDS (market_words) },
  { NULL }
};

/* By their numbers. */
static const ComstockJsonMember edge_members[] = {
  { "N", COMSTOCK_JSON_WORD, .offset = CITY_NORTH, WORDS (content_words) },
  { "E", COMSTOCK_JSON_WORD, .offset = CITY_EAST, WORDS (content_words) },
  { "S", COMSTOCK_JSON_WORD, .offset = CITY_SOUTH, WORDS (content_words) },
  { "W", COMSTOCK_JSON_WORD, .offset = CITY_WEST, WORDS (content_words) },
  { NULL }
};

static const ComstockJsonMember design_members[] = {
  { "id", COMSTOCK_JSON_TEXT, AT (CityDesign, id), .most = CITY_MAX_TILE_ID - 1 },
  { "copies", COMSTOCK_JSON_NUMBER, AT (CityDesign, copies), .least = 1, .most = CITY_MAX_TILES },
  { "public", COMSTOCK_JSON_NUMBER, AT (CityDesign, is_public), .most = 1 },
  { "historic", COMSTOCK_JSON_WORD, AT (CityDesign, historic), WORDS (city_historic_names) },
  { "edges", COMSTOCK_JSON_OBJECT, AT (CityDesign, edges), .members = edge_members },
  { "streets", LIST (CityDesign, streets, street_members, 0, CITY_MAX_OF_KIND) },
  { "markets", LIST (CityDesign, markets, market_members, 0, CITY_MAX_OF_KIND) },
  { "residential", LIST (CityDesign, areas, area_members, 0, CITY_MAX_OF_KIND) },
  { NULL }
};

static const ComstockJsonMember set_members[] = {
  { "tiles", LIST (CityTiles, designs, design_members, 1, CITY_MAX_DESIGNS) },
  { NULL }
};

static JsonNode *
write_tiles (const char   *id,
             const char   *name,
             gconstpointer content)
{
  const CityTiles *tiles = content;
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  comstock_json_write_int (builder, "format", FORMAT);
  comstock_json_write_string (builder, "id", id);
  comstock_json_write_string (builder, "name", name);
  comstock_json_write_numbers (builder, "stacks", tiles->stacks, CITY_STACKS);
  comstock_json_write_members (builder, set_members, 0, tiles);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
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
  { CITY_TILES_TOTAL, "tiles", NULL, NULL, N_("a game takes at most {most} tiles, not {x}") },
  { CITY_TILES_STACKS, "stacks", NULL, NULL,
    N_("no stack may be empty, and together they must hold all {x} tiles, not {y}") },
  { CITY_TILES_SEGMENTS, "tiles", NULL, NULL, N_("the tiles have too many streets, markets and areas in total: {x}") },
  { CITY_TILES_ID, "id", NULL, NULL, N_("must be made of a–z, 0–9 and “-”") },
  { CITY_TILES_SAME_ID, "id", NULL, NULL, N_("another tile has this id, too") },
  { CITY_TILES_BUILDING, "historic", NULL, NULL, N_("a building is public or historic, not both") },
  { CITY_TILES_HISTORIC, "historic", NULL, NULL, N_("a historic building must be on one tile only") },
  { CITY_TILES_STREET_END, "streets", street_words, NULL,
    N_("street “{x}” must have two different ends, at least one of them at an edge") },
  { CITY_TILES_DEAD_END, "streets", street_words, NULL,
    N_("street “{x}” ends at a building, but the tile has none") },
  { CITY_TILES_CROSSING, "streets", NULL, NULL, N_("3 or 4 streets must meet at the crossing, not {x}") },
  { CITY_TILES_MARKET, "markets", market_words, NULL, N_("market “{x}” has no edges") },
  { CITY_TILES_EDGE, "edges", edge_words, NULL, N_("edge {x} does not match the streets and markets of the tile") },
  { CITY_TILES_HALF, "residential", half_words, NULL,
    /* Translators: each edge of a tile has two halves */
    N_("half {x} must be in one area, or in none if the edge is a market") },
  { CITY_TILES_CROSS, "streets", NULL, NULL, N_("streets or markets cross") },
  { CITY_TILES_AREA, "residential", area_words, NULL,
    N_("area “{x}” must cover all the connected ground, and nothing else") },
  { CITY_TILES_BORDER, "residential", area_words, market_words,
    N_("area “{x}” must name market “{y}” if, and only if, they share a border") },
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

static gboolean
read_tiles (JsonNode    *node,
            const char **id,
            const char **name,
            gpointer     content,
            GError     **error)
{
  static const char *const members[] = { "format", "about", "id", "name", "stacks", "tiles", NULL };
  CityTiles *tiles = content;
  const char *about;
  CsRefusal refusal;
  gint64 format;

  if (!comstock_json_check_object (node, members, error) ||
      !comstock_json_to_int (comstock_json_get_member (node, "format", error), FORMAT, FORMAT, &format, error) ||
      (comstock_json_find_member (node, "about") != NULL &&
       !comstock_json_to_string (comstock_json_find_member (node, "about"), MAX_ABOUT, &about, error)) ||
      !comstock_kit_read_names (node, id, name, error) ||
      !comstock_json_to_numbers (comstock_json_get_member (node, "stacks", error), CITY_STACKS, 1, CITY_MAX_TILES,
                                 tiles->stacks, error) ||
      !comstock_json_read_members (node, set_members, 0, tiles, error))
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

static guint64
digest (gconstpointer tiles)
{
  return city_tiles_digest (tiles);
}

static const ComstockKitSource built_in[] = {
  { "/org/comstock/Comstock/city/tiles/carcassonne.json", N_("Built-in tiles") },
  { NULL },
};

static void
comstock_city_tiles_class_init (ComstockCityTilesClass *klass)
{
  ComstockKitClass *kit_class = COMSTOCK_KIT_CLASS (klass);

  kit_class->get_resource = comstock_city_model_get_resource;
  kit_class->built_in = built_in;
  kit_class->folder = "tiles";
  kit_class->whole = "set";
  kit_class->size = sizeof (CityTiles);
  kit_class->read = read_tiles;
  kit_class->write = write_tiles;
  kit_class->digest = digest;
}

static void
comstock_city_tiles_init (ComstockCityTiles *self)
{
}
