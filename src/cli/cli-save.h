/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves as the commands read them. */

#pragma once

#include "model/session/comstock-game.h"

/* Reads the save in @file, "-" for standard input.  Returns a new game.  Errors do not name the file. */
ComstockGame *cli_load_game (const char *file,
                             GError    **error);
