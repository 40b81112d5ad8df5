/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where kits come from, their names, and the member of a setup that refers to one. */

#include "comstock-kit.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"

#define ID_LETTERS "abcdefghijklmnopqrstuvwxyz0123456789-"
#define MAX_ID 31       /* bytes */
#define MAX_NAME 80     /* bytes */

typedef struct
{
  char *id;
  char *name;
  const char *title;    /* static, not yet translated; NULL: its name */
  gpointer content;
} ComstockKitPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ComstockKit, comstock_kit, G_TYPE_OBJECT)

static void
comstock_kit_finalize (GObject *object)
{
  ComstockKitPrivate *priv = comstock_kit_get_instance_private (COMSTOCK_KIT (object));

  g_free (priv->id);
  g_free (priv->name);
  g_free (priv->content);
  G_OBJECT_CLASS (comstock_kit_parent_class)->finalize (object);
}

static void
comstock_kit_class_init (ComstockKitClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_kit_finalize;
}

static void
comstock_kit_init (ComstockKit *self)
{
}

gpointer
comstock_kit_new_from_json (GType     type,
                            JsonNode *node,
                            GError  **error)
{
  g_autoptr (ComstockKit) self = g_object_new (type, NULL);
  ComstockKitPrivate *priv = comstock_kit_get_instance_private (self);
  const char *id, *name;

  g_return_val_if_fail (node != NULL, NULL);

  priv->content = g_malloc0 (COMSTOCK_KIT_GET_CLASS (self)->size);
  if (!COMSTOCK_KIT_GET_CLASS (self)->read (node, &id, &name, priv->content, error))
    return NULL;
  priv->id = g_strdup (id);
  priv->name = g_strdup (name);
  return g_steal_pointer (&self);
}

gpointer
comstock_kit_new_from_bytes (GType    type,
                             GBytes  *bytes,
                             GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  const char *text;
  gsize size;

  g_return_val_if_fail (bytes != NULL, NULL);

  text = g_bytes_get_data (bytes, &size);
  root = comstock_json_parse (text, size, error);
  return root != NULL ? comstock_kit_new_from_json (type, root, error) : NULL;
}

gpointer
comstock_kit_new_from_file (GType    type,
                            GFile   *file,
                            GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  gpointer self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = comstock_json_load_file (file, NULL, error);
  if (bytes == NULL)
    return NULL;
  self = comstock_kit_new_from_bytes (type, bytes, error);
  if (self == NULL)
    {
      g_autofree char *name = g_file_get_parse_name (file);

      comstock_text_prefix_error (error, name);
    }
  return self;
}

static ComstockKit *
load_source (GType                    type,
             GResource               *resource,
             const ComstockKitSource *source)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (resource, source->path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  ComstockKit *kit = bytes != NULL ? comstock_kit_new_from_bytes (type, bytes, &error) : NULL;
  ComstockKitPrivate *priv;

  if (kit == NULL)
    g_error ("%s: %s", source->path, error->message);
  priv = comstock_kit_get_instance_private (kit);
  priv->title = source->title;
  return kit;
}

static guint
count_sources (const ComstockKitClass *klass)
{
  guint n = 0;

  while (klass->built_in[n].path != NULL)
    n++;
  return n;
}

gpointer
comstock_kit_dup_built_in (GType type,
                           guint number)
{
  static GMutex mutex;
  static GHashTable *all;       /* by type: COMSTOCK_MAX_KITS kits, NULL for one that nobody has asked for yet */
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  g_autoptr (ComstockKitClass) klass = g_type_class_ref (type);
  ComstockKit **kits;

  if (number >= count_sources (klass))
    return NULL;
  if (all == NULL)
    all = g_hash_table_new (NULL, NULL);
  kits = g_hash_table_lookup (all, GSIZE_TO_POINTER (type));
  if (kits == NULL)
    {
      kits = g_new0 (ComstockKit *, COMSTOCK_MAX_KITS);
      g_hash_table_insert (all, GSIZE_TO_POINTER (type), kits);
    }
  if (kits[number] == NULL)
    kits[number] = load_source (type, klass->get_resource (), &klass->built_in[number]);
  return g_object_ref (kits[number]);
}

gpointer
comstock_kit_find_built_in (GType       type,
                            const char *id)
{
  gpointer kit;

  for (guint i = 0; (kit = comstock_kit_dup_built_in (type, i)) != NULL; i++)
    {
      if (g_str_equal (comstock_kit_get_id (kit), id))
        return kit;
      g_object_unref (kit);
    }
  return NULL;
}

gpointer
comstock_kit_dup_default (GType type)
{
  return comstock_kit_dup_built_in (type, 0);
}

GFile *
comstock_kit_dup_folder (GType type)
{
  g_autoptr (ComstockKitClass) klass = g_type_class_ref (type);

  return g_file_new_build_filename (g_get_user_data_dir (), "comstock", klass->folder, NULL);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The files of @folder that may be kits, sorted; a folder that is not there has none. */
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
comstock_kit_dup_all (GType      type,
                      GFile     *folder,
                      GPtrArray *problems)
{
  g_autoptr (GPtrArray) names = list_files (folder);
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);
  gpointer built_in;

  for (guint i = 0; (built_in = comstock_kit_dup_built_in (type, i)) != NULL; i++)
    g_ptr_array_add (all, built_in);
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GFile) file = g_file_get_child (folder, g_ptr_array_index (names, i));
      g_autoptr (GError) error = NULL;
      gpointer kit = comstock_kit_new_from_file (type, file, &error);

      if (kit != NULL)
        g_ptr_array_add (all, kit);
      else
        g_ptr_array_add (problems, g_strdup (error->message));
    }
  return all;
}

const char *
comstock_kit_get_id (gpointer self)
{
  g_return_val_if_fail (COMSTOCK_IS_KIT (self), NULL);

  return ((ComstockKitPrivate *) comstock_kit_get_instance_private (self))->id;
}

const char *
comstock_kit_get_name (gpointer self)
{
  g_return_val_if_fail (COMSTOCK_IS_KIT (self), NULL);

  return ((ComstockKitPrivate *) comstock_kit_get_instance_private (self))->name;
}

const char *
comstock_kit_get_title (gpointer self)
{
  ComstockKitPrivate *priv;

  g_return_val_if_fail (COMSTOCK_IS_KIT (self), NULL);

  priv = comstock_kit_get_instance_private (self);
  return priv->title != NULL ? _(priv->title) : priv->name;
}

guint64
comstock_kit_get_digest (gpointer self)
{
  g_return_val_if_fail (COMSTOCK_IS_KIT (self), 0);

  return COMSTOCK_KIT_GET_CLASS (self)->digest (comstock_kit_get_content (self));
}

gconstpointer
comstock_kit_get_content (gpointer self)
{
  g_return_val_if_fail (COMSTOCK_IS_KIT (self), NULL);

  return ((ComstockKitPrivate *) comstock_kit_get_instance_private (self))->content;
}

JsonNode *
comstock_kit_to_json (gpointer self)
{
  g_return_val_if_fail (COMSTOCK_IS_KIT (self), NULL);

  return COMSTOCK_KIT_GET_CLASS (self)->write (comstock_kit_get_id (self), comstock_kit_get_name (self),
                                               comstock_kit_get_content (self));
}

int
comstock_kit_find_number (gpointer self)
{
  for (guint i = 0; TRUE; i++)
    {
      g_autoptr (ComstockKit) kit = comstock_kit_dup_built_in (G_OBJECT_TYPE (self), i);

      if (kit == NULL)
        return -1;
      if (g_str_equal (comstock_kit_get_id (self), comstock_kit_get_id (kit)) &&
          comstock_kit_get_digest (self) == comstock_kit_get_digest (kit))
        return (int) i;
    }
}

gboolean
comstock_kit_is_default (gpointer self)
{
  return comstock_kit_find_number (self) == 0;
}

gboolean
comstock_kit_read_names (JsonNode    *node,
                         const char **id,
                         const char **name,
                         GError     **error)
{
  JsonNode *id_node = comstock_json_get_member (node, "id", error);
  JsonNode *name_node;

  if (!comstock_json_to_string (id_node, MAX_ID, id, error))
    return FALSE;
  if (**id == '\0' || (*id)[strspn (*id, ID_LETTERS)] != '\0')
    {
      comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, id_node, _("must be made of a–z, 0–9 and “-”"));
      return FALSE;
    }
  name_node = comstock_json_get_member (node, "name", error);
  if (!comstock_json_to_string (name_node, MAX_NAME, name, error))
    return FALSE;
  if (!comstock_text_is_blank (*name))
    return TRUE;
  comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, name_node, _("must not be empty"));
  return FALSE;
}

void
comstock_kit_write (gpointer     self,
                    JsonBuilder *builder,
                    const char  *name)
{
  comstock_json_begin_object (builder, name);
  comstock_json_write_string (builder, "id", comstock_kit_get_id (self));
  comstock_json_write_digest (builder, "digest", comstock_kit_get_digest (self));
  if (!comstock_kit_is_default (self))
    {
      json_builder_set_member_name (builder, COMSTOCK_KIT_GET_CLASS (self)->whole);
      json_builder_add_value (builder, comstock_kit_to_json (self));
    }
  json_builder_end_object (builder);
}

gpointer
comstock_kit_read (GType     type,
                   JsonNode *node,
                   gboolean *other,
                   GError  **error)
{
  g_autoptr (ComstockKitClass) klass = g_type_class_ref (type);
  const char *const members[] = { "id", "digest", klass->whole, NULL };
  JsonNode *whole;
  const char *id;
  guint64 digest;
  gpointer kit;

  if (!comstock_json_check_object (node, members, error) ||
      !comstock_json_to_string (comstock_json_get_member (node, "id", error), MAX_ID, &id, error) ||
      !comstock_json_to_digest (comstock_json_get_member (node, "digest", error), &digest, error))
    return NULL;
  whole = comstock_json_find_member (node, klass->whole);
  kit = whole != NULL ? comstock_kit_new_from_json (type, whole, error) : comstock_kit_dup_default (type);
  *other = kit != NULL && (!g_str_equal (comstock_kit_get_id (kit), id) || comstock_kit_get_digest (kit) != digest);
  return kit;
}
