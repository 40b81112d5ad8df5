/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands that play for long: how far they are, and whether they shall stop. */

#pragma once

#include "cli.h"

/* Begins to play @games games.  If standard error is a terminal, it shows how many are done.  SIGINT no longer ends the
 * program, unless it comes a second time. */
void      cli_progress_begin          (guint64 games);

/* @games more are done.  From any thread. */
void      cli_progress_add            (guint64 games);

/* Whether the games shall stop, what is done to be told.  From any thread. */
gboolean  cli_progress_is_interrupted (void);

/* Takes the number from the terminal.  Returns CLI_DONE, or CLI_INTERRUPTED after an error line that says how many
 * games are done. */
CliStatus cli_progress_end            (void);
