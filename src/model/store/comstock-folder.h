/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Folders that keep what was put into them when the power fails, and tell when they cannot be read; from any thread. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Makes the folder @path, for its user alone, with those that it lies in, and brings them to the disk.  Errors name the
 * folder and the way out. */
gboolean   comstock_folder_make      (const char *path,
                                      GError    **error);

/* Brings to the disk which names there are in the folder @path. */
gboolean   comstock_folder_sync      (const char *path,
                                      GError    **error);

/* The names in the folder @path, of which there are none if it is not there: a new array of strings.  A failure is
 * not the last word of a disk: what fails once is tried again.  On failure NULL. */
GPtrArray *comstock_folder_dup_names (const char *path,
                                      GError    **error);

G_END_DECLS
