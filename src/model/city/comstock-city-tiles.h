/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of tiles as an object: the kit of a game of Carcassonne: The City, read from and written to JSON. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "engine/city/city-tiles.h"

G_BEGIN_DECLS

#define COMSTOCK_CITY_TILES_ERROR (comstock_city_tiles_error_quark ())

/* A document that is no JSON, or whose members have wrong types or ranges, fails in COMSTOCK_JSON_ERROR. */
typedef enum
{
  COMSTOCK_CITY_TILES_ERROR_NAME,   /* the short name or the name of the set is none */
  COMSTOCK_CITY_TILES_ERROR_RULES,  /* city_tiles_check () refuses the tiles */
} ComstockCityTilesError;

GQuark comstock_city_tiles_error_quark (void);

#define COMSTOCK_TYPE_CITY_TILES (comstock_city_tiles_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityTiles, comstock_city_tiles, COMSTOCK, CITY_TILES, GObject)

/* A set never changes after it is made. */

/* The set that comes with the program, always the same object.  Returns a reference. */
ComstockCityTiles *comstock_city_tiles_dup_built_in   (void);

/* Reads a set.  On failure returns NULL, and @error names the member, as in "tiles[17].edges", and what is wrong with
 * the tile and its edge; that of a file names the file as well. */
ComstockCityTiles *comstock_city_tiles_new_from_json  (JsonNode *node,
                                                       GError  **error);
ComstockCityTiles *comstock_city_tiles_new_from_bytes (GBytes   *bytes,
                                                       GError  **error);
ComstockCityTiles *comstock_city_tiles_new_from_file  (GFile    *file,
                                                       GError  **error);

/* Where a person keeps sets of their own: files "*.json". */
GFile             *comstock_city_tiles_dup_folder     (void);

/* All sets that there are: the built-in one, then those in @folder by the names of their files.  A new array of
 * ComstockCityTiles.  What is wrong with a file there is added to @problems, which may be NULL, as a new sentence. */
GPtrArray         *comstock_city_tiles_dup_all        (GFile     *folder,
                                                       GPtrArray *problems);

/* The set as JSON, which reads back as an equal set.  Returns a new node. */
JsonNode          *comstock_city_tiles_to_json        (ComstockCityTiles *self);

/* Short name (a–z, 0–9, '-'), and the name to show.  Borrowed. */
const char        *comstock_city_tiles_get_id         (ComstockCityTiles *self);
const char        *comstock_city_tiles_get_name       (ComstockCityTiles *self);

/* The tiles as the rules see them, the kit of a game: borrowed, valid while the set lives. */
const CityTiles   *comstock_city_tiles_get_tiles      (ComstockCityTiles *self);

guint64            comstock_city_tiles_get_digest     (ComstockCityTiles *self);
gboolean           comstock_city_tiles_is_built_in    (ComstockCityTiles *self);

G_END_DECLS
