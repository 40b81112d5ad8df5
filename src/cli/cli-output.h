/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Standard output, and why it could not be written. */

#pragma once

#include <json-glib/json-glib.h>

#include "cli.h"

/* Whatever g_print () prints goes through here from now on. */
void cli_output_set_up (void);

/* Writes @size bytes as they are, whatever the encoding of the terminal, and at once: somebody may be waiting for
 * them. */
void cli_output_write (const void *bytes,
                       gsize       size);

/* The same for @node as JSON in a line of its own. */
void cli_output_write_json (JsonNode *node);

/* The same for @kit, a ComstockKit. */
void cli_output_write_kit (gpointer kit);

/* The same for people to go on with: a member of the object @node, and each row of a member that is an array, in a line
 * of its own. */
void cli_output_write_rows (JsonNode *node);

/* Returns @status; if anything could not be written, writes the error line that says why and returns CLI_REFUSED. */
CliStatus cli_output_finish (CliStatus status);
