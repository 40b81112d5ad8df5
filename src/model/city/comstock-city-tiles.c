/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of tiles as an object, and where sets come from. */

#include "comstock-city-tiles.h"

#include "city-model-resources.h"
#include "comstock-city-tiles-json.h"
#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"

#define BUILT_IN "/org/comstock/Comstock/city/tiles/carcassonne.json"

struct _ComstockCityTiles
{
  GObject parent_instance;

  char *id;
  char *name;
  CityTiles tiles;
};

G_DEFINE_FINAL_TYPE (ComstockCityTiles, comstock_city_tiles, G_TYPE_OBJECT)

G_DEFINE_QUARK (comstock-city-tiles-error-quark, comstock_city_tiles_error)

static void
comstock_city_tiles_finalize (GObject *object)
{
  ComstockCityTiles *self = COMSTOCK_CITY_TILES (object);

  g_free (self->id);
  g_free (self->name);
  G_OBJECT_CLASS (comstock_city_tiles_parent_class)->finalize (object);
}

static void
comstock_city_tiles_class_init (ComstockCityTilesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_city_tiles_finalize;
}

static void
comstock_city_tiles_init (ComstockCityTiles *self)
{
}

ComstockCityTiles *
comstock_city_tiles_new_from_json (JsonNode *node,
                                   GError  **error)
{
  g_autoptr (ComstockCityTiles) self = g_object_new (COMSTOCK_TYPE_CITY_TILES, NULL);
  const char *id, *name;

  g_return_val_if_fail (node != NULL, NULL);

  if (!comstock_city_tiles_json_read (node, &id, &name, &self->tiles, error))
    return NULL;
  self->id = g_strdup (id);
  self->name = g_strdup (name);
  return g_steal_pointer (&self);
}

ComstockCityTiles *
comstock_city_tiles_new_from_bytes (GBytes  *bytes,
                                    GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  const char *text;
  gsize size;

  g_return_val_if_fail (bytes != NULL, NULL);

  text = g_bytes_get_data (bytes, &size);
  root = comstock_json_parse (text, size, error);
  return root != NULL ? comstock_city_tiles_new_from_json (root, error) : NULL;
}

ComstockCityTiles *
comstock_city_tiles_new_from_file (GFile   *file,
                                   GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  ComstockCityTiles *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = comstock_json_load_file (file, NULL, error);
  if (bytes == NULL)
    return NULL;
  self = comstock_city_tiles_new_from_bytes (bytes, error);
  if (self == NULL)
    {
      g_autofree char *name = g_file_get_parse_name (file);

      comstock_text_prefix_error (error, name);
    }
  return self;
}

static ComstockCityTiles *
load_built_in (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (comstock_city_model_get_resource (), BUILT_IN,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  ComstockCityTiles *tiles = bytes != NULL ? comstock_city_tiles_new_from_bytes (bytes, &error) : NULL;

  if (tiles == NULL)
    g_error ("%s: %s", BUILT_IN, error->message);
  return tiles;
}

ComstockCityTiles *
comstock_city_tiles_dup_built_in (void)
{
  static ComstockCityTiles *tiles;
  static gsize loaded;

  if (g_once_init_enter (&loaded))
    {
      tiles = load_built_in ();
      g_once_init_leave (&loaded, 1);
    }
  return g_object_ref (tiles);
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

  g_ptr_array_add (all, comstock_city_tiles_dup_built_in ());
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GFile) file = g_file_get_child (folder, g_ptr_array_index (names, i));
      g_autoptr (GError) error = NULL;
      ComstockCityTiles *tiles = comstock_city_tiles_new_from_file (file, &error);

      if (tiles != NULL)
        g_ptr_array_add (all, tiles);
      else if (problems != NULL)
        g_ptr_array_add (problems, g_strdup (error->message));
    }
  return all;
}

JsonNode *
comstock_city_tiles_to_json (ComstockCityTiles *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_TILES (self), NULL);

  return comstock_city_tiles_json_write (self->id, self->name, &self->tiles);
}

const char *
comstock_city_tiles_get_id (ComstockCityTiles *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_TILES (self), NULL);

  return self->id;
}

const char *
comstock_city_tiles_get_name (ComstockCityTiles *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_TILES (self), NULL);

  return self->name;
}

const CityTiles *
comstock_city_tiles_get_tiles (ComstockCityTiles *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_TILES (self), NULL);

  return &self->tiles;
}

guint64
comstock_city_tiles_get_digest (ComstockCityTiles *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_TILES (self), 0);

  return city_tiles_digest (&self->tiles);
}

gboolean
comstock_city_tiles_is_built_in (ComstockCityTiles *self)
{
  g_autoptr (ComstockCityTiles) built_in = comstock_city_tiles_dup_built_in ();

  return g_str_equal (self->id, built_in->id) &&
         comstock_city_tiles_get_digest (self) == comstock_city_tiles_get_digest (built_in);
}
