/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comstock-cli reads: files or standard input ("-"), as a whole or line by line. */

#pragma once

#include <json-glib/json-glib.h>

#include "cli.h"

/* Answers one document with a new node, or returns NULL and sets @error. */
typedef JsonNode *(*CliAnswer) (JsonNode  *document,
                                GError   **error);

/* Answers JSON Lines: one line to standard output per line of @file, in order.  A line that is refused, by the parser
 * or by @answer, is answered by {"error": cause}, which names its number and the member; CLI_REFUSED then follows the
 * last line. */
CliStatus cli_answer_lines (const char *file,
                            CliAnswer   answer);

/* Reads the kit of @type in @file, which may also be the short name of one that comes with the program; NULL is the
 * first of those.  Errors do not name the file. */
gpointer cli_load_kit (GType       type,
                       const char *file,
                       GError    **error);

/* What the rules see of the first of those: static. */
gconstpointer cli_get_kit (GType type);

/* Reads @file up to one byte more than a JSON document may have, so that its reader can refuse what is too large. */
GBytes *cli_load_bytes (const char *file,
                        GError    **error);
