/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bounded reading of files, standard input and JSON Lines. */

#include "config.h"

#include "cli-input.h"

#include "cli-output.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/session/comstock-kit.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdio.h>

#define MOST_BYTES (COMSTOCK_JSON_MAX_SIZE + 1)

static gboolean
set_system_error (GError **error)
{
  const int code = errno;

  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), g_strerror (code));
  return FALSE;
}

static FILE *
open_input (const char *file,
            GError    **error)
{
  FILE *stream = cli_is_stdin (file) ? stdin : fopen (file, "rb");

  if (stream == NULL)
    set_system_error (error);
  return stream;
}

/* Ends the reading; FALSE if it ended for another reason than the end of the file. */
static gboolean
close_input (FILE    *stream,
             GError **error)
{
  const gboolean good = !ferror (stream) || set_system_error (error);

  if (stream != stdin)
    fclose (stream);
  return good;
}

gconstpointer
cli_get_kit (GType type)
{
  g_autoptr (ComstockKit) kit = comstock_kit_dup_default (type);        /* the program keeps it */

  return comstock_kit_get_content (kit);
}

GBytes *
cli_load_bytes (const char *file,
                GError    **error)
{
  g_autofree char *bytes = g_malloc (MOST_BYTES);
  FILE *stream = open_input (file, error);
  gsize size;

  if (stream == NULL)
    return NULL;
  size = fread (bytes, 1, MOST_BYTES, stream);
  if (!close_input (stream, error))
    return NULL;
  return g_bytes_new (bytes, size);
}

gpointer
cli_load_kit (GType        type,
              const char  *file,
              GError     **error)
{
  g_autoptr (GBytes) bytes = NULL;
  gpointer built_in;

  if (file == NULL)
    return comstock_kit_dup_default (type);
  built_in = comstock_kit_find_built_in (type, file);
  if (built_in != NULL)
    return built_in;
  bytes = cli_load_bytes (file, error);
  return bytes != NULL ? comstock_kit_new_from_bytes (type, bytes, error) : NULL;
}

/* Reads the next line without its end, at most MOST_BYTES of it; FALSE if there is none. */
static gboolean
read_line (FILE    *stream,
           GString *line)
{
  int c = getc_unlocked (stream);
  const gboolean found = c != EOF;

  g_string_truncate (line, 0);
  for (; c != EOF && c != '\n'; c = getc_unlocked (stream))
    if (line->len < MOST_BYTES)
      g_string_append_c (line, (char) c);
  return found;
}

static JsonNode *
error_to_json (const GError *error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "error", error->message);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static JsonNode *
answer_line (const GString *line,
             guint          number,
             CliAnswer      answer,
             GError       **error)
{
  g_autoptr (JsonNode) document = comstock_json_parse_line (line->str, line->len, number, error);
  JsonNode *node;

  if (document == NULL)
    return NULL;
  node = answer (document, error);
  if (node == NULL)
    comstock_json_prefix_line (error, number);
  return node;
}

/* Prints the answer to @line, which is line @number; FALSE if it is an error. */
static gboolean
print_answer (const GString *line,
              guint          number,
              CliAnswer      answer)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = answer_line (line, number, answer, &error);

  if (node == NULL)
    node = error_to_json (error);
  cli_output_write_json (node);
  return error == NULL;
}

/* Says on standard error why the status is not 0; the causes stand among the answers. */
static CliStatus
report_refused (const char *file,
                guint       n_refused,
                guint       n_lines)
{
  g_autofree char *name = cli_file_name (file);

  if (n_refused == 0)
    return CLI_DONE;
  cli_error (g_dngettext (GETTEXT_PACKAGE,
                          /* Translators: a file, and how many of its lines */
                          "%s: %u of %u line refused",
                          "%s: %u of %u lines refused",
                          n_lines),
             name, n_refused, n_lines);
  return CLI_REFUSED;
}

CliStatus
cli_answer_lines (const char *file,
                  CliAnswer   answer)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  FILE *stream = open_input (file, &error);
  guint n_lines = 0;
  guint n_refused = 0;

  if (stream == NULL)
    return cli_refuse_file (file, error);
  for (; read_line (stream, line); n_lines++)
    n_refused += !print_answer (line, n_lines + 1, answer);
  if (!close_input (stream, &error))
    return cli_refuse_file (file, error);
  return report_refused (file, n_refused, n_lines);
}
