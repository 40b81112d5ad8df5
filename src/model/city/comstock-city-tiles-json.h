/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The JSON of a set of tiles (docs/save-format.md). */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/city/city-tiles.h"

G_BEGIN_DECLS

/* Reads and checks a set; @id and @name are borrowed from @node. */
gboolean  comstock_city_tiles_json_read  (JsonNode        *node,
                                          const char     **id,
                                          const char     **name,
                                          CityTiles       *tiles,
                                          GError         **error);

/* Returns a new node. */
JsonNode *comstock_city_tiles_json_write (const char      *id,
                                          const char      *name,
                                          const CityTiles *tiles);

G_END_DECLS
