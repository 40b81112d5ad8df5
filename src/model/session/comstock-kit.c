/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of a kit, and the member of a setup that refers to one. */

#include "comstock-kit.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"

#define ID_LETTERS "abcdefghijklmnopqrstuvwxyz0123456789-"
#define MAX_ID 31       /* bytes */
#define MAX_NAME 80     /* bytes */

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
comstock_kit_write (JsonBuilder *builder,
                    const char  *name,
                    const char  *id,
                    guint64      digest,
                    const char  *whole_name,
                    JsonNode    *whole)
{
  comstock_json_begin_object (builder, name);
  comstock_json_write_string (builder, "id", id);
  comstock_json_write_digest (builder, "digest", digest);
  if (whole != NULL)
    {
      json_builder_set_member_name (builder, whole_name);
      json_builder_add_value (builder, whole);
    }
  json_builder_end_object (builder);
}

gboolean
comstock_kit_read (JsonNode             *node,
                   const char           *whole_name,
                   ComstockKitReference *reference,
                   GError              **error)
{
  const char *const members[] = { "id", "digest", whole_name, NULL };

  if (!comstock_json_check_object (node, members, error) ||
      !comstock_json_to_string (comstock_json_get_member (node, "id", error), MAX_ID, &reference->id, error) ||
      !comstock_json_to_digest (comstock_json_get_member (node, "digest", error), &reference->digest, error))
    return FALSE;
  reference->whole = comstock_json_find_member (node, whole_name);
  return TRUE;
}
