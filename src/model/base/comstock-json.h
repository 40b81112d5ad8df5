/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading JSON from anywhere: bounded and strict, with errors that name the member. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define COMSTOCK_JSON_ERROR (comstock_json_error_quark ())

typedef enum
{
  COMSTOCK_JSON_ERROR_TOO_LARGE,  /* more bytes than allowed */
  COMSTOCK_JSON_ERROR_TOO_DEEP,   /* nested deeper than COMSTOCK_JSON_MAX_DEPTH */
  COMSTOCK_JSON_ERROR_SYNTAX,     /* no JSON document (RFC 8259), or more than one; names line and column */
  COMSTOCK_JSON_ERROR_DUPLICATE,  /* a member stands twice in one object */
  COMSTOCK_JSON_ERROR_MISSING,    /* a member that must be there is not */
  COMSTOCK_JSON_ERROR_UNKNOWN,    /* a member that nobody knows */
  COMSTOCK_JSON_ERROR_TYPE,       /* a string where a number belongs, and the like */
  COMSTOCK_JSON_ERROR_RANGE,      /* a number, a length or a word outside what is allowed */
} ComstockJsonError;

GQuark comstock_json_error_quark (void);

#define COMSTOCK_JSON_MAX_DEPTH 16
#define COMSTOCK_JSON_MAX_SIZE (1024 * 1024)

/* Reads the whole of @file unless it is larger than COMSTOCK_JSON_MAX_SIZE; works on pipes as well.
 * Errors name the file. */
GBytes   *comstock_json_load_bytes   (GFile        *file,
                                      GCancellable *cancellable,
                                      GError      **error);

/* The same for what lies on a disk, as comstock_file_open () opens it: a pipe or a device is refused. */
GBytes   *comstock_json_load_file    (GFile        *file,
                                      GCancellable *cancellable,
                                      GError      **error);

/* Parses one document of at most COMSTOCK_JSON_MAX_SIZE bytes.  Refuses what json-glib would let through: comments,
 * single quotes, a byte order mark, bytes that are no UTF-8, NUL (also as an escape), integers of more
 * than 18 digits, member names with escapes or twice in one object, anything after the document.
 * Returns the root, to be freed with json_node_unref (). */
JsonNode *comstock_json_parse        (const char *text,
                                      gsize       size,
                                      GError    **error);

/* The same for the document in line @line, counted from 1, of JSON Lines: its errors name that line. */
JsonNode *comstock_json_parse_line   (const char *text,
                                      gsize       size,
                                      guint       line,
                                      GError    **error);

/* Names the line in an @error that tells what is wrong with the values of such a document. */
void      comstock_json_prefix_line  (GError **error,
                                      guint    line);

/* The place of @node in its document, as in "setup.seats[2].suit"; "" for the root.  Free with g_free (). */
char     *comstock_json_dup_path     (JsonNode      *node);

/* Sets @error to "PATH: MESSAGE" for something that is wrong with the value of @node. */
void      comstock_json_set_error    (GError           **error,
                                      ComstockJsonError  code,
                                      JsonNode          *node,
                                      const char        *format,
                                      ...) G_GNUC_PRINTF (4, 5);

/* Checks that @node is an object whose members all stand in @known, a list ended by NULL. */
gboolean  comstock_json_check_object (JsonNode          *node,
                                      const char *const *known,
                                      GError           **error);

/* The member @name of @object, borrowed; without it NULL and, except for find, an error. */
JsonNode *comstock_json_get_member   (JsonNode   *object,
                                      const char *name,
                                      GError    **error);
JsonNode *comstock_json_find_member  (JsonNode   *object,
                                      const char *name);

/* Item @index of an array that was checked, borrowed. */
JsonNode *comstock_json_get_item     (JsonNode *array,
                                      guint     index);

/* Each reads the value of @node.  They chain: NULL for @node means that @error is set already, and fails, so
 * comstock_json_to_int (comstock_json_get_member (object, "era", error), 1, 2, &era, error) is whole.
 * Results are set on success only. */

/* An array of @min to @max items; *@length may be NULL. */
gboolean  comstock_json_to_array     (JsonNode *node,
                                      guint     min,
                                      guint     max,
                                      guint    *length,
                                      GError  **error);

gboolean  comstock_json_to_int       (JsonNode *node,
                                      gint64    min,
                                      gint64    max,
                                      gint64   *value,
                                      GError  **error);

gboolean  comstock_json_to_boolean   (JsonNode *node,
                                      gboolean *value,
                                      GError  **error);

/* A string of at most @max_bytes bytes; the result is borrowed from @node. */
gboolean  comstock_json_to_string    (JsonNode    *node,
                                      gsize        max_bytes,
                                      const char **value,
                                      GError     **error);

/* A string that @find knows: it returns the number of a word, or −1, as cards_parcel_find () does. */
gboolean  comstock_json_to_id        (JsonNode      *node,
                                      int          (*find) (const char *id),
                                      guint         *value,
                                      GError       **error);

/* Refuses the string @word that @node holds.  Returns FALSE. */
gboolean  comstock_json_refuse_word  (JsonNode      *node,
                                      const char    *word,
                                      GError       **error);

/* Refuses @item, a string of a list that has the same before.  Returns FALSE. */
gboolean  comstock_json_refuse_again (JsonNode     *item,
                                      GError       **error);

/* Exactly @n numbers that a byte holds. */
gboolean  comstock_json_to_numbers   (JsonNode *node,
                                      guint     n,
                                      guint8    min,
                                      guint8    max,
                                      guint8   *numbers,
                                      GError  **error);

/* @min to @max strings that @find knows, none of them twice; it returns numbers below 64.  @n may be NULL where that is
 * known. */
gboolean  comstock_json_to_words     (JsonNode *node,
                                      guint     min,
                                      guint     max,
                                      int     (*find) (const char *id),
                                      guint8   *words,
                                      guint    *n,
                                      GError  **error);

/* Sixteen digits 0–9, a–f: the 64 bits of a digest or a seed. */
gboolean  comstock_json_to_digest    (JsonNode *node,
                                      guint64  *value,
                                      GError  **error);

G_END_DECLS
