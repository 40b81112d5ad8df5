/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing JSON: a member of the object that a builder is at, in one call. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

void comstock_json_write_string  (JsonBuilder *builder,
                                  const char  *name,
                                  const char  *value);
void comstock_json_write_int     (JsonBuilder *builder,
                                  const char  *name,
                                  gint64       value);
/* 64 bits as 16 digits. */
void comstock_json_write_digest  (JsonBuilder *builder,
                                  const char  *name,
                                  guint64      value);

void comstock_json_write_boolean (JsonBuilder *builder,
                                  const char  *name,
                                  gboolean     value);

/* A list of @n numbers, and one of the numbers of the bits that are set. */
void comstock_json_write_numbers (JsonBuilder  *builder,
                                  const char   *name,
                                  const guint8 *numbers,
                                  guint         n);
void comstock_json_write_bits    (JsonBuilder  *builder,
                                  const char   *name,
                                  guint32       bits);

/* Begin the member's value; json_builder_end_array () and json_builder_end_object () end it. */
void comstock_json_begin_array   (JsonBuilder *builder,
                                  const char  *name);
void comstock_json_begin_object  (JsonBuilder *builder,
                                  const char  *name);

G_END_DECLS
