/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bounded reading of JSON, and getters that check type and range of every value. */

#include "comstock-json.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>

#include "comstock-file-open.h"
#include "comstock-json-scan.h"
#include "comstock-text.h"

G_DEFINE_QUARK (comstock-json-error-quark, comstock_json_error)

static gboolean
check_size (gsize    size,
            GError **error)
{
  if (size <= COMSTOCK_JSON_MAX_SIZE)
    return TRUE;
  g_set_error (error, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_TOO_LARGE,
               /* Translators: the greatest size of a file */
               _("larger than %d bytes"), COMSTOCK_JSON_MAX_SIZE);
  return FALSE;
}

/* One byte more than allowed is enough to know that there is too much.  @stream may be NULL, with @error set. */
static GBytes *
read_bounded (GInputStream *stream,
              GCancellable *cancellable,
              GError      **error)
{
  const gsize limit = COMSTOCK_JSON_MAX_SIZE + 1;
  g_autofree char *buffer = NULL;
  gsize size;

  if (stream == NULL)
    return NULL;
  buffer = g_malloc (limit);
  if (!g_input_stream_read_all (stream, buffer, limit, &size, cancellable, error) || !check_size (size, error))
    return NULL;
  return g_bytes_new (buffer, size);
}

/* Consumes @stream.  Errors name the file. */
static GBytes *
load (GFile        *file,
      GInputStream *stream,
      GCancellable *cancellable,
      GError      **error)
{
  g_autoptr (GInputStream) own = stream;
  GBytes *bytes = read_bounded (own, cancellable, error);

  if (bytes == NULL)
    {
      g_autofree char *name = g_file_get_parse_name (file);

      comstock_text_prefix_error (error, name);
    }
  return bytes;
}

GBytes *
comstock_json_load_bytes (GFile        *file,
                          GCancellable *cancellable,
                          GError      **error)
{
  return load (file, G_INPUT_STREAM (g_file_read (file, cancellable, error)), cancellable, error);
}

static GInputStream *
open_file (const char *path,
           GError    **error)
{
  const int fd = comstock_file_open (path, O_RDONLY);
  const int code = errno;

  if (fd >= 0)
    return g_unix_input_stream_new (fd, TRUE);
  if (code == ENXIO)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                         _("this is a pipe or a device, not a file"));
  else
    g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));
  return NULL;
}

GBytes *
comstock_json_load_file (GFile        *file,
                         GCancellable *cancellable,
                         GError      **error)
{
  const char *path = g_file_peek_path (file);

  if (path == NULL)
    return comstock_json_load_bytes (file, cancellable, error);
  return load (file, open_file (path, error), cancellable, error);
}

static JsonNode *
parse_from_line (const char *text,
                 gsize       size,
                 guint       line,
                 GError    **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();

  if (!comstock_json_scan (text, size, line, error) ||
      !json_parser_load_from_data (parser, text, (gssize) size, error))
    return NULL;
  return json_parser_steal_root (parser);
}

JsonNode *
comstock_json_parse (const char *text,
                     gsize       size,
                     GError    **error)
{
  return check_size (size, error) ? parse_from_line (text, size, 1, error) : NULL;
}

JsonNode *
comstock_json_parse_line (const char *text,
                          gsize       size,
                          guint       line,
                          GError    **error)
{
  if (check_size (size, error))
    return parse_from_line (text, size, line, error);
  comstock_json_prefix_line (error, line);
  return NULL;
}

void
comstock_json_prefix_line (GError **error,
                           guint    line)
{
  /* Translators: a place in a text. */
  g_autofree char *place = g_strdup_printf (_("line %u"), line);

  comstock_text_prefix_error (error, place);
}

static char *
path_step (JsonNode *parent,
           JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (parent))
    {
      JsonArray *array = json_node_get_array (parent);
      guint i = 0;

      while (json_array_get_element (array, i) != node)
        i++;
      return g_strdup_printf ("[%u]", i);
    }
  else
    {
      JsonObjectIter iter;
      const char *name;
      JsonNode *member;

      json_object_iter_init_ordered (&iter, json_node_get_object (parent));
      while (json_object_iter_next_ordered (&iter, &name, &member) && member != node)
        continue;
      return g_strconcat (".", name, NULL);
    }
}

char *
comstock_json_dup_path (JsonNode *node)
{
  GString *path = g_string_new (NULL);

  for (JsonNode *parent = json_node_get_parent (node); parent != NULL;
       node = parent, parent = json_node_get_parent (node))
    {
      g_autofree char *step = path_step (parent, node);

      g_string_prepend (path, step);
    }
  if (path->len > 0 && path->str[0] == '.')
    g_string_erase (path, 0, 1);
  return g_string_free (path, FALSE);
}

void
comstock_json_set_error (GError           **error,
                         ComstockJsonError  code,
                         JsonNode          *node,
                         const char        *format,
                         ...)
{
  g_autofree char *path = comstock_json_dup_path (node);
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, COMSTOCK_JSON_ERROR, code, message);
  if (*path != '\0')
    comstock_text_prefix_error (error, path);
}

static gboolean
fail_type (JsonNode   *node,
           const char *message,
           GError    **error)
{
  comstock_json_set_error (error, COMSTOCK_JSON_ERROR_TYPE, node, "%s", message);
  return FALSE;
}

static gboolean
is_object (JsonNode *node,
           GError  **error)
{
  return JSON_NODE_HOLDS_OBJECT (node) || fail_type (node, _("this is not an object"), error);
}

gboolean
comstock_json_check_object (JsonNode           *node,
                            const char *const  *known,
                            GError            **error)
{
  g_autoptr (GList) names = NULL;

  if (node == NULL || !is_object (node, error))
    return FALSE;
  names = json_object_get_members (json_node_get_object (node));
  for (GList *l = names; l != NULL; l = l->next)
    if (!g_strv_contains (known, l->data))
      {
        g_autofree char *name = comstock_json_excerpt (l->data);

        comstock_json_set_error (error, COMSTOCK_JSON_ERROR_UNKNOWN, node,
                                 /* Translators: the name of a member of a JSON object */
                                 _("member “%s” is not known"), name);
        return FALSE;
      }
  return TRUE;
}

JsonNode *
comstock_json_find_member (JsonNode   *object,
                           const char *name)
{
  return json_object_get_member (json_node_get_object (object), name);
}

JsonNode *
comstock_json_get_member (JsonNode   *object,
                          const char *name,
                          GError    **error)
{
  JsonNode *member;

  if (object == NULL || !is_object (object, error))
    return NULL;
  member = comstock_json_find_member (object, name);
  if (member == NULL)
    comstock_json_set_error (error, COMSTOCK_JSON_ERROR_MISSING, object,
                             /* Translators: the name of a member of a JSON object */
                             _("member “%s” is missing"), name);
  return member;
}

JsonNode *
comstock_json_get_item (JsonNode *array,
                        guint     index)
{
  return json_array_get_element (json_node_get_array (array), index);
}

/* A count that is fixed is no range. */
static gboolean
fail_length (JsonNode *node,
             guint     n,
             guint     min,
             guint     max,
             GError  **error)
{
  if (min == max)
    comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node,
                             /* Translators: how many items a JSON array has, and how many it must have */
                             ngettext ("there is %u item instead of %u",
                                       "there are %u items instead of %u", n),
                             n, max);
  else
    comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node,
                             /* Translators: how many items a JSON array has, and how many it may have */
                             ngettext ("there is %u item instead of %u to %u",
                                       "there are %u items instead of %u to %u", n),
                             n, min, max);
  return FALSE;
}

gboolean
comstock_json_to_array (JsonNode *node,
                        guint     min,
                        guint     max,
                        guint    *length,
                        GError  **error)
{
  guint n;

  if (node == NULL)
    return FALSE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fail_type (node, _("this is not an array"), error);
  n = json_array_get_length (json_node_get_array (node));
  if (n < min || n > max)
    return fail_length (node, n, min, max, error);
  if (length != NULL)
    *length = n;
  return TRUE;
}

static gboolean
holds (JsonNode *node,
       GType     type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

static gboolean
fail_number (JsonNode *node,
             gint64    number,
             gint64    min,
             gint64    max,
             GError  **error)
{
  if (min == max)
    comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node,
                             /* Translators: a number that was read, and the only one allowed */
                             _("%lld should be %lld"), (long long) number, (long long) max);
  else
    comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node,
                             /* Translators: a number that was read, the least and the greatest allowed */
                             _("%lld is not between %lld and %lld"),
                             (long long) number, (long long) min, (long long) max);
  return FALSE;
}

gboolean
comstock_json_to_int (JsonNode *node,
                      gint64    min,
                      gint64    max,
                      gint64   *value,
                      GError  **error)
{
  gint64 number;

  if (node == NULL)
    return FALSE;
  if (!holds (node, G_TYPE_INT64))
    return fail_type (node, _("this is not an integer"), error);
  number = json_node_get_int (node);
  if (number < min || number > max)
    return fail_number (node, number, min, max, error);
  *value = number;
  return TRUE;
}

gboolean
comstock_json_to_boolean (JsonNode *node,
                          gboolean *value,
                          GError  **error)
{
  if (node == NULL)
    return FALSE;
  if (!holds (node, G_TYPE_BOOLEAN))
    return fail_type (node, _("this is neither true nor false"), error);
  *value = json_node_get_boolean (node);
  return TRUE;
}

gboolean
comstock_json_to_string (JsonNode    *node,
                         gsize        max_bytes,
                         const char **value,
                         GError     **error)
{
  const char *string;

  if (node == NULL)
    return FALSE;
  if (!holds (node, G_TYPE_STRING))
    return fail_type (node, _("this is not a string"), error);
  string = json_node_get_string (node);
  if (strlen (string) > max_bytes)
    {
      comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node,
                               /* Translators: the greatest length */
                               _("this string is longer than %u bytes"), (guint) max_bytes);
      return FALSE;
    }
  *value = string;
  return TRUE;
}

gboolean
comstock_json_refuse_word (JsonNode   *node,
                           const char *word,
                           GError    **error)
{
  g_autofree char *excerpt = comstock_json_excerpt (word);

  comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node,
                           /* Translators: a word in JSON */
                           _("“%s” is not allowed here"), excerpt);
  return FALSE;
}

gboolean
comstock_json_refuse_again (JsonNode *item,
                            GError  **error)
{
  /* Translators: a word in JSON */
  comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, item, _("“%s” is already in this list"),
                           json_node_get_string (item));
  return FALSE;
}

gboolean
comstock_json_to_id (JsonNode  *node,
                     int      (*find) (const char *id),
                     guint     *value,
                     GError   **error)
{
  const char *id;
  int number;

  if (!comstock_json_to_string (node, G_MAXSIZE, &id, error))
    return FALSE;
  number = find (id);
  if (number < 0)
    return comstock_json_refuse_word (node, id, error);
  *value = (guint) number;
  return TRUE;
}

gboolean
comstock_json_to_numbers (JsonNode *node,
                          guint     n,
                          guint8    min,
                          guint8    max,
                          guint8   *numbers,
                          GError  **error)
{
  if (!comstock_json_to_array (node, n, n, NULL, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      gint64 number;

      if (!comstock_json_to_int (comstock_json_get_item (node, i), min, max, &number, error))
        return FALSE;
      numbers[i] = (guint8) number;
    }
  return TRUE;
}

gboolean
comstock_json_to_words (JsonNode *node,
                        guint     min,
                        guint     max,
                        int     (*find) (const char *id),
                        guint8   *words,
                        guint    *n,
                        GError  **error)
{
  guint64 seen = 0;
  guint length;

  if (!comstock_json_to_array (node, min, max, &length, error))
    return FALSE;
  for (guint i = 0; i < length; i++)
    {
      JsonNode *item = comstock_json_get_item (node, i);
      guint word;

      if (!comstock_json_to_id (item, find, &word, error))
        return FALSE;
      if ((seen >> word & 1) != 0)
        return comstock_json_refuse_again (item, error);
      seen |= G_GUINT64_CONSTANT (1) << word;
      words[i] = (guint8) word;
    }
  if (n != NULL)
    *n = length;
  return TRUE;
}

gboolean
comstock_json_to_digest (JsonNode *node,
                         guint64  *value,
                         GError  **error)
{
  const char *digits;

  if (!comstock_json_to_string (node, G_MAXSIZE, &digits, error))
    return FALSE;
  if (strlen (digits) != 16 || strspn (digits, "0123456789abcdef") != 16)
    return comstock_json_refuse_word (node, digits, error);
  *value = g_ascii_strtoull (digits, NULL, 16);
  return TRUE;
}
