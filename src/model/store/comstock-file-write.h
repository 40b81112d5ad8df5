/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing files so that neither a crash nor another program loses anything; from any thread. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define COMSTOCK_FILE_ERROR (comstock_file_error_quark ())

/* What the system says is in G_FILE_ERROR. */
typedef enum
{
  COMSTOCK_FILE_ERROR_READ_ONLY,  /* the file may not be written, although its folder may */
  COMSTOCK_FILE_ERROR_CHANGED,    /* it holds something else than what is known; nothing was written */
  COMSTOCK_FILE_ERROR_NO_FILE,    /* a pipe, a socket or a device is there */
} ComstockFileError;

GQuark comstock_file_error_quark (void);

/* What a file held when it was last read or written here.  Writes that share one must follow each other. */
typedef struct _ComstockFileKnown ComstockFileKnown;

/* With NULL for @bytes the next write takes the place of whatever is there. */
ComstockFileKnown *comstock_file_known_new   (GBytes            *bytes);
ComstockFileKnown *comstock_file_known_ref   (ComstockFileKnown *known);
void               comstock_file_known_unref (ComstockFileKnown *known);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockFileKnown, comstock_file_known_unref)

/* Puts @bytes into the place of the file @path as a whole, on the disk when this returns, or leaves what was there.
 * Only if the last step fails, bringing the folder to the disk, the new file is there and the old one could come back.
 * A symbolic link is followed.  Mode, owner, group, access list and the user's attributes stay.  A file with several
 * names, or of an owner or group it could not be given to, is rewritten once a whole copy lies beside it, which
 * is left there if that fails.
 * With @known, which may be NULL, nothing is written if the file is there and holds neither that nor @bytes; what is
 * written is known then. */
gboolean comstock_file_write     (const char        *path,
                                  GBytes            *bytes,
                                  ComstockFileKnown *known,
                                  GError           **error);

/* Whether comstock_file_write () to @path could begin now: it is begun and taken back.  Whatever is there stays as it
 * is; a disk that is too full for the new file is noticed by writing alone. */
gboolean comstock_file_try       (const char *path,
                                  GError    **error);

/* Removes the files that writers who are dead have left beside the file @name in @folder; NULL for all files. */
void     comstock_file_clean     (const char *folder,
                                  const char *name);

/* Writes all of @bytes to @fd. */
gboolean comstock_file_write_all (int      fd,
                                  GBytes  *bytes,
                                  GError **error);

G_END_DECLS
