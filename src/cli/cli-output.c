/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes to standard output at once and remembers why the first write failed: later the reason is gone. */

#include "config.h"

#include "cli-output.h"

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
