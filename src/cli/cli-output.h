/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Standard output, and why it could not be written. */

#pragma once

#include "cli.h"

/* Whatever g_print () prints goes through here from now on. */
void cli_output_set_up (void);

/* Writes @size bytes as they are, whatever the encoding of the terminal, and at once: somebody may be waiting for
 * them. */
void cli_output_write (const void *bytes,
                       gsize       size);

/* The same for @text and the end of its line. */
void cli_output_write_line (const char *text);

/* Returns @status; if anything could not be written, writes the error line that says why and returns CLI_REFUSED. */
CliStatus cli_output_finish (CliStatus status);
