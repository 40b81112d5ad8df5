/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strict look at JSON text that comes before it is parsed; private to comstock-json.c. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Checks that the @size bytes at @text are one JSON document as comstock_json_parse () wants it.  Errors count lines
 * from @first_line on. */
gboolean comstock_json_scan (const char *text,
                             gsize       size,
                             guint       first_line,
                             GError    **error);

/* The first characters of a string from anywhere, fit to stand in a message.  Free with g_free (). */
char    *comstock_json_excerpt (const char *text);

G_END_DECLS
