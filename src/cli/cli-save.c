/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading a save. */

#include "cli-save.h"

#include "cli-input.h"

#include "model/store/comstock-save.h"

ComstockGame *
cli_load_game (const char *file,
               GError    **error)
{
  g_autoptr (GBytes) bytes = cli_load_bytes (file, error);

  return bytes != NULL ? comstock_save_from_bytes (bytes, error) : NULL;
}
