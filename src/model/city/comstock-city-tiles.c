/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of tiles as an object, and where sets come from. */

#include "comstock-city-tiles.h"

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

static void
comstock_city_tiles_class_init (ComstockCityTilesClass *klass)
{
  ComstockKitClass *kit_class = COMSTOCK_KIT_CLASS (klass);

  kit_class->get_resource = comstock_city_model_get_resource;
  kit_class->built_in = "/org/comstock/Comstock/city/tiles/carcassonne.json";
  kit_class->whole = "set";
  kit_class->read = read_kit;
  kit_class->write = write_kit;
  kit_class->get_digest = get_digest;
}

static void
comstock_city_tiles_init (ComstockCityTiles *self)
{
}

GFile *
comstock_city_tiles_dup_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "comstock", "tiles", NULL);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The files of @folder that may be sets, sorted; a folder that is not there has none. */
static GPtrArray *
list_files (GFile *folder)
{
  g_autoptr (GFileEnumerator) children = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME,
                                                                    G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  GFileInfo *info;

  while (children != NULL && g_file_enumerator_iterate (children, &info, NULL, NULL, NULL) && info != NULL)
    if (g_str_has_suffix (g_file_info_get_name (info), ".json"))
      g_ptr_array_add (names, g_strdup (g_file_info_get_name (info)));
  g_ptr_array_sort (names, compare_names);
  return names;
}

GPtrArray *
comstock_city_tiles_dup_all (GFile     *folder,
                             GPtrArray *problems)
{
  g_autoptr (GPtrArray) names = list_files (folder);
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (all, comstock_kit_dup_built_in (COMSTOCK_TYPE_CITY_TILES));
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GFile) file = g_file_get_child (folder, g_ptr_array_index (names, i));
      g_autoptr (GError) error = NULL;
      ComstockCityTiles *tiles = comstock_kit_new_from_file (COMSTOCK_TYPE_CITY_TILES, file, &error);

      if (tiles != NULL)
        g_ptr_array_add (all, tiles);
      else if (problems != NULL)
        g_ptr_array_add (problems, g_strdup (error->message));
    }
  return all;
}

const CityTiles *
comstock_city_tiles_get_tiles (ComstockCityTiles *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_TILES (self), NULL);

  return &self->tiles;
}
