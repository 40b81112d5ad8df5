/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Between what stands in for libc's functions and what is made of their calls. */

#pragma once

#include "disk.h"

/* Whether anything is counted, failed or recorded now. */
gboolean disk_is_on           (void);

/* Whether the absolute @path is the folder or below it. */
gboolean disk_is_below        (const char *path);

/* Counts a call; FALSE, with errno, if it has to fail. */
gboolean disk_judge           (const char *name);

/* How much of @size a call may read or write. */
gsize    disk_shorten         (gsize       size);

/* Around a call and what is recorded of it: in the log both are one thing. */
void     disk_lock            (void);
void     disk_unlock          (void);

/* What has been done, if anything is recorded; paths are absolute. */
void     disk_record_open     (const char *path,
                               int         flags,
                               int         fd);
void     disk_record_write    (int         fd,
                               const void *data,
                               gsize       size,
                               gint64      offset);
void     disk_record_truncate (int    fd,
                               gint64 size);
void     disk_record_sync     (int         fd,
                               const char *path);
void     disk_record_link     (const char *path,
                               const char *target);
void     disk_record_rename   (const char *path,
                               const char *target);
void     disk_record_name     (DiskOpKind  kind,
                               const char *path);
