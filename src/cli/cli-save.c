/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading and writing saves. */

#include "cli-save.h"

#include "cli-input.h"
#include "cli-output.h"

#include "model/store/comstock-save.h"

ComstockGame *
cli_load_game (const char *file,
               GError    **error)
{
  g_autoptr (GBytes) bytes = cli_load_bytes (file, error);

  return bytes != NULL ? comstock_save_from_bytes (bytes, error) : NULL;
}

/* Names that mean standard output itself; opened anew, a file there would be replaced behind the caller's back. */
gboolean
cli_is_stdout (const char *path)
{
  static const char *const names[] = { "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", NULL };

  return path != NULL && g_strv_contains (names, path);
}

/* Main says so if it cannot be written. */
static CliStatus
print_save (ComstockGame *game)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  cli_output_write (text, size);
  return CLI_DONE;
}

CliStatus
cli_save_game (ComstockGame *game,
               const char   *path)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (cli_is_stdout (path))
    return print_save (game);
  file = g_file_new_for_commandline_arg (path);
  if (comstock_save_write (game, file, &error))
    return CLI_DONE;
  cli_error ("%s", error->message);
  return CLI_REFUSED;
}

/* Whether a save could be written, which is better known before a long game than after it. */
gboolean
cli_try_save (const char *path)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || cli_is_stdout (path))
    return TRUE;
  file = g_file_new_for_commandline_arg (path);
  if (comstock_save_try (file, &error))
    return TRUE;
  cli_error ("%s", error->message);
  return FALSE;
}
