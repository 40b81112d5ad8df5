/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Objects of JSON that are kept as plain values: a table of members both reads and writes them. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_JSON_NUMBER,         /* a guint8, least … most */
  COMSTOCK_JSON_TEXT,           /* a string of at most @most bytes, with its terminator */
  COMSTOCK_JSON_WORD,           /* a guint8, the number of one of @words, of which there are @most; the first may be
                                 * NULL, which is null */
  COMSTOCK_JSON_TWO_WORDS,      /* a list of two of them, a guint8 each */
  COMSTOCK_JSON_MASK,           /* a list of some of them, each once; a guint8, a bit each */
  COMSTOCK_JSON_OWN_WORD,       /* nothing: the word whose number is that of the object in its list */
  COMSTOCK_JSON_OBJECT,         /* a value that @members tell of */
  COMSTOCK_JSON_OBJECTS,        /* a list of least … most of them, each of @size bytes; their number is the guint8 at
                                 * @count */
} ComstockJsonKind;

typedef struct _ComstockJsonMember ComstockJsonMember;

struct _ComstockJsonMember
{
  const char *name;             /* NULL behind the last */
  ComstockJsonKind kind;
  gsize offset;                 /* in the value that the object is kept as */
  guint least;
  guint most;
  const char *const *words;
  const ComstockJsonMember *members;
  gsize size;
  gsize count;
};

/* Write the members of @value into the object that @builder is at, and read them from the object @node, which may have
 * others; FALSE and an error that names what is wrong.  @number is that of the object in its list, 0 without one. */
void     comstock_json_write_members (JsonBuilder              *builder,
                                      const ComstockJsonMember *members,
                                      guint                     number,
                                      gconstpointer             value);
gboolean comstock_json_read_members  (JsonNode                 *node,
                                      const ComstockJsonMember *members,
                                      guint                     number,
                                      gpointer                  value,
                                      GError                  **error);

G_END_DECLS
