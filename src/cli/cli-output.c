/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes to standard output at once and remembers why the first write failed: later the reason is gone. */

#include "config.h"

#include "cli-output.h"

#include "model/session/comstock-kit.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

static int failure;             /* of errno, 0 as long as all is well */

void
cli_output_write (const void *bytes,
                  gsize       size)
{
  if ((fwrite (bytes, 1, size, stdout) < size || fflush (stdout) != 0) && failure == 0)
    failure = errno;
}

void
cli_output_write_json (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  cli_output_write (text, strlen (text));
  cli_output_write ("\n", 1);
}

void
cli_output_write_kit (gpointer kit)
{
  g_autoptr (JsonNode) node = comstock_kit_to_json (kit);

  cli_output_write_json (node);
}

static void
append_rows (GString   *text,
             JsonArray *rows)
{
  g_string_append (text, "[");
  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      g_autofree char *row = json_to_string (json_array_get_element (rows, i), FALSE);

      g_string_append_printf (text, "%s\n    %s", i > 0 ? "," : "", row);
    }
  g_string_append (text, "\n  ]");
}

void
cli_output_write_rows (JsonNode *node)
{
  g_autoptr (GString) text = g_string_new ("{");
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &name, &member))
    {
      g_string_append_printf (text, "%s\n  \"%s\": ", text->len > 1 ? "," : "", name);
      if (JSON_NODE_HOLDS_ARRAY (member))
        append_rows (text, json_node_get_array (member));
      else
        {
          g_autofree char *value = json_to_string (member, FALSE);

          g_string_append (text, value);
        }
    }
  g_string_append (text, "\n}\n");
  cli_output_write (text->str, text->len);
}

/* As g_print () does it by itself: a letter that the terminal's encoding lacks becomes a question mark. */
static void
print (const char *text)
{
  const char *encoding;
  g_autofree char *converted = NULL;

  if (!g_get_console_charset (&encoding))
    converted = g_convert_with_fallback (text, -1, encoding, "UTF-8", "?", NULL, NULL, NULL);
  if (converted != NULL)
    text = converted;
  cli_output_write (text, strlen (text));
}

void
cli_output_set_up (void)
{
  g_set_print_handler (print);
}

CliStatus
cli_output_finish (CliStatus status)
{
  if (failure == 0)
    return status;
  /* Translators: what is wrong, in the system’s words */
  cli_error (_("standard output: %s"), g_strerror (failure));
  return CLI_REFUSED;
}
