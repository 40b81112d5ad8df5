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
} ComstockKitPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ComstockKit, comstock_kit, G_TYPE_OBJECT)

static void
comstock_kit_finalize (GObject *object)
{
  ComstockKitPrivate *priv = comstock_kit_get_instance_private (COMSTOCK_KIT (object));

  g_free (priv->id);
  g_free (priv->name);
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

  if (!COMSTOCK_KIT_GET_CLASS (self)->read (self, node, &id, &name, error))
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

static gpointer
load_built_in (GType type)
{
  g_autoptr (ComstockKitClass) klass = g_type_class_ref (type);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (klass->get_resource (), klass->built_in,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  gpointer kit = bytes != NULL ? comstock_kit_new_from_bytes (type, bytes, &error) : NULL;

  if (kit == NULL)
    g_error ("%s: %s", klass->built_in, error->message);
  return kit;
}

gpointer
comstock_kit_dup_built_in (GType type)
{
  static GMutex mutex;
  static GHashTable *kits;      /* by type */
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  gpointer kit;

  if (kits == NULL)
    kits = g_hash_table_new (NULL, NULL);
  kit = g_hash_table_lookup (kits, GSIZE_TO_POINTER (type));
  if (kit == NULL)
    {
      kit = load_built_in (type);
      g_hash_table_insert (kits, GSIZE_TO_POINTER (type), kit);
    }
  return g_object_ref (kit);
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

guint64
comstock_kit_get_digest (gpointer self)
{
  g_return_val_if_fail (COMSTOCK_IS_KIT (self), 0);

  return COMSTOCK_KIT_GET_CLASS (self)->get_digest (self);
}

JsonNode *
comstock_kit_to_json (gpointer self)
{
  g_return_val_if_fail (COMSTOCK_IS_KIT (self), NULL);

  return COMSTOCK_KIT_GET_CLASS (self)->write (self);
}

gboolean
comstock_kit_is_built_in (gpointer self)
{
  g_autoptr (ComstockKit) built_in = comstock_kit_dup_built_in (G_OBJECT_TYPE (self));

  return g_str_equal (comstock_kit_get_id (self), comstock_kit_get_id (built_in)) &&
         comstock_kit_get_digest (self) == comstock_kit_get_digest (built_in);
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
  if (!comstock_kit_is_built_in (self))
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
  kit = whole != NULL ? comstock_kit_new_from_json (type, whole, error) : comstock_kit_dup_built_in (type);
  *other = kit != NULL && (!g_str_equal (comstock_kit_get_id (kit), id) || comstock_kit_get_digest (kit) != digest);
  return kit;
}
