/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves as the commands read them. */

#pragma once

#include "cli.h"
#include "model/session/comstock-game.h"

/* Reads the save in @file, "-" for standard input.  Returns a new game.  Errors do not name the file. */
ComstockGame *cli_load_game (const char *file,
                             GError    **error);

/* Whether what is saved to @path, which may be NULL, is standard output. */
gboolean cli_is_stdout (const char *path);

/* Writes @game to @path, a file or standard output; says what went wrong. */
CliStatus cli_save_game (ComstockGame *game,
                         const char   *path);

/* Whether a save could be written to @path, if not NULL, which is better known before a long game than after it; says
 * why not. */
gboolean cli_try_save (const char *path);
