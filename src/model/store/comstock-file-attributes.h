/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a file has besides its bytes. */

#pragma once

#include <glib.h>
#include <sys/stat.h>

G_BEGIN_DECLS

/* Gives the open file @fd what the file @path, found as @former, has: mode without set-user-id and the like, owner,
 * group, access list and the attributes of the user; each as far as the system lets it. */
void comstock_file_attributes_copy (const char        *path,
                                    const struct stat *former,
                                    int                fd);

G_END_DECLS
