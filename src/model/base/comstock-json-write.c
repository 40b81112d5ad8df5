/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes name and value of a member in one call; json-glib's builder takes them one by one. */

#include "comstock-json-write.h"

void
comstock_json_write_string (JsonBuilder *builder,
                            const char  *name,
                            const char  *value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

void
comstock_json_write_int (JsonBuilder *builder,
                         const char  *name,
                         gint64       value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

void
comstock_json_write_digest (JsonBuilder *builder,
                            const char  *name,
                            guint64      value)
{
  g_autofree char *digits = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", value);

  comstock_json_write_string (builder, name, digits);
}

void
comstock_json_write_boolean (JsonBuilder *builder,
                             const char  *name,
                             gboolean     value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

void
comstock_json_write_numbers (JsonBuilder  *builder,
                             const char   *name,
                             const guint8 *numbers,
                             guint         n)
{
  comstock_json_begin_array (builder, name);
  for (guint i = 0; i < n; i++)
    json_builder_add_int_value (builder, numbers[i]);
  json_builder_end_array (builder);
}

void
comstock_json_write_bits (JsonBuilder *builder,
                          const char  *name,
                          guint32      bits)
{
  comstock_json_begin_array (builder, name);
  for (; bits != 0; bits &= bits - 1)
    json_builder_add_int_value (builder, g_bit_nth_lsf (bits, -1));
  json_builder_end_array (builder);
}

void
comstock_json_begin_array (JsonBuilder *builder,
                           const char  *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

void
comstock_json_begin_object (JsonBuilder *builder,
                            const char  *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
}
