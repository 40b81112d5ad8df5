/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening files that lie where anything may lie. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Opens the file at the end of all links at @path, with the flags of open (), and never waits for another program:
 * a pipe, a socket or a device is looked at and refused before it is opened.  The program opens nothing of its own to
 * read or lock it in another way.  A file that is made is its user's alone.  Returns −1 with errno on failure, ENXIO
 * for what is no file and EISDIR for a folder; from any thread. */
int comstock_file_open (const char *path,
                        int         flags);

G_END_DECLS
