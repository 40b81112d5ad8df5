/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kits that people can make, such as decks: the names in their files, and how a save says which was played with. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* The members "id" (a–z, 0–9, '-') and "name" (not blank) of a kit, borrowed from @node. */
gboolean comstock_kit_read_names (JsonNode    *node,
                                  const char **id,
                                  const char **name,
                                  GError     **error);

/* What a save says of its kit; borrowed from the document. */
typedef struct
{
  const char *id;
  guint64 digest;
  JsonNode *whole;      /* NULL: it comes with the program */
} ComstockKitReference;

/* Writes the member @name of a setup.  A kit that other programs may not have travels along: @whole, which is taken
 * over, as the member @whole_name, NULL if they all have it. */
void     comstock_kit_write      (JsonBuilder *builder,
                                  const char  *name,
                                  const char  *id,
                                  guint64      digest,
                                  const char  *whole_name,
                                  JsonNode    *whole);

/* Reads such a member. */
gboolean comstock_kit_read       (JsonNode             *node,
                                  const char           *whole_name,
                                  ComstockKitReference *reference,
                                  GError              **error);

G_END_DECLS
