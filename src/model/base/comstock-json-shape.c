/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each kind of member once for writing and once for reading. */

#include "comstock-json-shape.h"

#include <glib/gi18n.h>

#include "comstock-json.h"

#define MAX_MEMBERS 15  /* of an object */

/* --- writing --- */

static void
write_word (JsonBuilder *builder,
            const char  *word)
{
  if (word != NULL)
    json_builder_add_string_value (builder, word);
  else
    json_builder_add_null_value (builder);
}

static void
write_object (JsonBuilder              *builder,
              const ComstockJsonMember *members,
              guint                     number,
              gconstpointer             value)
{
  json_builder_begin_object (builder);
  comstock_json_write_members (builder, members, number, value);
  json_builder_end_object (builder);
}

/* What lies at @at; of objects there are @n. */
static void
write_value (JsonBuilder              *builder,
             const ComstockJsonMember *member,
             guint                     number,
             const guint8             *at,
             guint                     n)
{
  switch (member->kind)
    {
    case COMSTOCK_JSON_NUMBER:
      json_builder_add_int_value (builder, *at);
      break;
    case COMSTOCK_JSON_TEXT:
      json_builder_add_string_value (builder, (const char *) at);
      break;
    case COMSTOCK_JSON_OWN_WORD:
      write_word (builder, member->words[number]);
      break;
    case COMSTOCK_JSON_OBJECT:
      write_object (builder, member->members, 0, at);
      break;
    case COMSTOCK_JSON_OBJECTS:
      json_builder_begin_array (builder);
      for (guint i = 0; i < n; i++)
        write_object (builder, member->members, i, at + i * member->size);
      json_builder_end_array (builder);
      break;
    case COMSTOCK_JSON_TWO_WORDS:
      json_builder_begin_array (builder);
      write_word (builder, member->words[at[0]]);
      write_word (builder, member->words[at[1]]);
      json_builder_end_array (builder);
      break;
    case COMSTOCK_JSON_MASK:
      json_builder_begin_array (builder);
      for (guint i = 0; i < member->most; i++)
        if ((*at >> i & 1) != 0)
          write_word (builder, member->words[i]);
      json_builder_end_array (builder);
      break;
    case COMSTOCK_JSON_WORD:
    default:
      write_word (builder, member->words[*at]);
      break;
    }
}

void
comstock_json_write_members (JsonBuilder              *builder,
                             const ComstockJsonMember *members,
                             guint                     number,
                             gconstpointer             value)
{
  const guint8 *bytes = value;

  for (const ComstockJsonMember *member = members; member->name != NULL; member++)
    {
      json_builder_set_member_name (builder, member->name);
      write_value (builder, member, number, bytes + member->offset, bytes[member->count]);
    }
}

/* --- reading --- */

static gboolean
read_word (JsonNode                 *node,
           const ComstockJsonMember *member,
           guint8                   *word,
           GError                  **error)
{
  const gboolean is_null = member->words[0] == NULL && node != NULL && JSON_NODE_HOLDS_NULL (node);
  const char *text = NULL;

  if (!is_null && !comstock_json_to_string (node, G_MAXSIZE, &text, error))
    return FALSE;
  for (guint i = 0; i < member->most; i++)
    if (g_strcmp0 (member->words[i], text) == 0)
      {
        *word = (guint8) i;
        return TRUE;
      }
  return comstock_json_refuse_word (node, text, error);
}

static gboolean
read_mask (JsonNode                 *node,
           const ComstockJsonMember *member,
           guint8                   *mask,
           GError                  **error)
{
  guint n;

  *mask = 0;
  if (!comstock_json_to_array (node, 0, member->most, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      guint8 word;

      if (!read_word (comstock_json_get_item (node, i), member, &word, error))
        return FALSE;
      if ((*mask >> word & 1) != 0)
        return comstock_json_refuse_again (comstock_json_get_item (node, i), error);
      *mask |= (guint8) (1u << word);
    }
  return TRUE;
}

static gboolean
read_own_word (JsonNode                 *node,
               const ComstockJsonMember *member,
               guint                     number,
               GError                  **error)
{
  const char *text;

  if (!comstock_json_to_string (node, G_MAXSIZE, &text, error))
    return FALSE;
  if (g_str_equal (text, member->words[number]))
    return TRUE;
  comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node, _("must be “%s”"), member->words[number]);
  return FALSE;
}

static gboolean
read_object (JsonNode                 *node,
             const ComstockJsonMember *members,
             guint                     number,
             gpointer                  value,
             GError                  **error)
{
  const char *known[MAX_MEMBERS + 1] = { NULL };

  for (guint i = 0; members[i].name != NULL; i++)
    known[i] = members[i].name;
  return comstock_json_check_object (node, known, error) &&
         comstock_json_read_members (node, members, number, value, error);
}

static gboolean
read_objects (JsonNode                 *node,
              const ComstockJsonMember *member,
              guint8                   *at,
              guint8                   *count,
              GError                  **error)
{
  guint n;

  if (!comstock_json_to_array (node, member->least, member->most, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!read_object (comstock_json_get_item (node, i), member->members, i, at + i * member->size, error))
      return FALSE;
  *count = (guint8) n;
  return TRUE;
}

static gboolean
read_value (JsonNode                 *node,
            const ComstockJsonMember *member,
            guint                     number,
            guint8                   *at,
            guint8                   *count,
            GError                  **error)
{
  const char *text;
  gint64 integer;

  switch (member->kind)
    {
    case COMSTOCK_JSON_NUMBER:
      if (!comstock_json_to_int (node, member->least, member->most, &integer, error))
        return FALSE;
      *at = (guint8) integer;
      return TRUE;
    case COMSTOCK_JSON_TEXT:
      if (!comstock_json_to_string (node, member->most, &text, error))
        return FALSE;
      g_strlcpy ((char *) at, text, member->most + 1);
      return TRUE;
    case COMSTOCK_JSON_OWN_WORD:
      return read_own_word (node, member, number, error);
    case COMSTOCK_JSON_OBJECT:
      return read_object (node, member->members, 0, at, error);
    case COMSTOCK_JSON_OBJECTS:
      return read_objects (node, member, at, count, error);
    case COMSTOCK_JSON_TWO_WORDS:
      return comstock_json_to_array (node, 2, 2, NULL, error) &&
             read_word (comstock_json_get_item (node, 0), member, &at[0], error) &&
             read_word (comstock_json_get_item (node, 1), member, &at[1], error);
    case COMSTOCK_JSON_MASK:
      return read_mask (node, member, at, error);
    case COMSTOCK_JSON_WORD:
    default:
      return read_word (node, member, at, error);
    }
}

gboolean
comstock_json_read_members (JsonNode                 *node,
                            const ComstockJsonMember *members,
                            guint                     number,
                            gpointer                  value,
                            GError                  **error)
{
  guint8 *bytes = value;

  for (const ComstockJsonMember *member = members; member->name != NULL; member++)
    if (!read_value (comstock_json_get_member (node, member->name, error), member, number, bytes + member->offset,
                     &bytes[member->count], error))
      return FALSE;
  return TRUE;
}
