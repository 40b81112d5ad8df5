/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A disk that fails, or writes down what is done to it: functions of the test program that stand in for libc's. */

#pragma once

#include <glib.h>

/* Whatever a program that is linked with disk-calls.c does to files below one folder, in its own code or in a
 * library's, is counted, and may be made to fail. */

/* What goes wrong with a call. */
typedef enum
{
  DISK_SOUND,
  DISK_FAILS,       /* the call does nothing and fails; only close () closes all the same */
  DISK_SHORT,       /* read () and write () do half of what they are asked for; nothing else is wrong */
} DiskFault;

/* Counts the calls below @folder from now on.  The @n-th, from 1, has the @fault, DISK_FAILS with the errno @code; so
 * have all after it, if the fault is DISK_SHORT. */
void        disk_begin        (const char *folder,
                               DiskFault   fault,
                               guint       n,
                               int         code);

/* Ends that; returns the number of calls.  What goes on in other threads no longer counts. */
guint       disk_end          (void);

/* The name of the call that had the fault, or NULL. */
const char *disk_get_faulty   (void);

/* What a recorded call has done.  Names are paths below the folder, which is "" itself. */
typedef enum
{
  DISK_OP_CREATE,       /* of file @file as @name, or without a name */
  DISK_OP_LINK,         /* @file gets @name too */
  DISK_OP_RENAME,       /* @name is now called @other */
  DISK_OP_UNLINK,
  DISK_OP_MKDIR,
  DISK_OP_WRITE,        /* @bytes into @file at @offset */
  DISK_OP_TRUNCATE,     /* @file to @offset bytes */
  DISK_OP_SYNC_FILE,
  DISK_OP_SYNC_FOLDER,
  DISK_OP_NOTE,         /* of the test: @file is a kind of its own, @offset a figure */
} DiskOpKind;

typedef struct
{
  DiskOpKind kind;
  guint file;
  char *name;
  char *other;
  GBytes *bytes;
  gint64 offset;
} DiskOp;

/* Records the calls below @folder, which is empty, until the end: a new array of DiskOp. */
void        disk_record_begin (const char *folder);
GArray     *disk_record_end   (void);

/* Adds a note among them. */
void        disk_record_note  (guint  kind,
                               gint64 figure);

/* @folder holds what a loss of power may have left when only the first @n_ops of the log were done. */
typedef void (*DiskVisit) (const char *folder,
                           guint       n_ops,
                           gpointer    data);

/* Makes, one after the other, each state that is possible and different, as a folder @folder, which does not exist.
 * What was written to a file after it was last synced is there, or not, or half of it; of names that were changed
 * after their folder was last synced, the first ones are there, from none to all.  Returns how many there were. */
guint       disk_visit_losses (const GArray *log,
                               const char   *folder,
                               DiskVisit     visit,
                               gpointer      data);

/* Makes of it all a folder @folder, which does not exist: the same as there was, or something was not recorded. */
void        disk_replay       (const GArray *log,
                               const char   *folder);
