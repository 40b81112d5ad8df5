/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of tiles as an object, and where sets come from. */

#include "comstock-city-tiles.h"

#include <glib/gi18n.h>

#include "city-model-resources.h"
#include "comstock-city-tiles-json.h"

struct _ComstockCityTiles
{
  ComstockKit parent_instance;

  CityTiles tiles;
};

G_DEFINE_FINAL_TYPE (ComstockCityTiles, comstock_city_tiles, COMSTOCK_TYPE_KIT)

G_DEFINE_QUARK (comstock-city-tiles-error-quark, comstock_city_tiles_error)

static gboolean
read_kit (ComstockKit *self,
          JsonNode    *node,
          const char **id,
          const char **name,
          GError     **error)
{
  return comstock_city_tiles_json_read (node, id, name, &COMSTOCK_CITY_TILES (self)->tiles, error);
}

static JsonNode *
write_kit (ComstockKit *self)
{
  return comstock_city_tiles_json_write (comstock_kit_get_id (self), comstock_kit_get_name (self),
                                         &COMSTOCK_CITY_TILES (self)->tiles);
}

static guint64
get_digest (ComstockKit *self)
{
  return city_tiles_digest (&COMSTOCK_CITY_TILES (self)->tiles);
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
  kit_class->read = read_kit;
  kit_class->write = write_kit;
  kit_class->get_digest = get_digest;
}

static void
comstock_city_tiles_init (ComstockCityTiles *self)
{
}

const CityTiles *
comstock_city_tiles_get_tiles (ComstockCityTiles *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_TILES (self), NULL);

  return &self->tiles;
}
