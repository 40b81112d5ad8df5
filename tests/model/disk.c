/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which call fails, and what is recorded of those that do not. */

#include "disk-private.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

static struct
{
  const char *folder;       /* or NULL; exchanged atomically */
  gsize length;             /* of its name */
  DiskFault fault;
  guint n;
  int code;
  int count;
  const char *faulty;

  GMutex mutex;
  GArray *log;              /* of DiskOp, or NULL */
  GHashTable *names;        /* that files have now, a set of paths below the folder */
  GHashTable *inodes;       /* the files by their numbers on the disk */
  guint n_files;
} disk;

gboolean
disk_is_on (void)
{
  return g_atomic_pointer_get (&disk.folder) != NULL;
}

gboolean
disk_is_below (const char *path)
{
  const char *folder = g_atomic_pointer_get (&disk.folder);

  return folder != NULL && strncmp (path, folder, disk.length) == 0 &&
         (path[disk.length] == '\0' || path[disk.length] == '/');
}

void
disk_begin (const char *folder,
            DiskFault   fault,
            guint       n,
            int         code)
{
  disk.length = strlen (folder);
  disk.fault = fault;
  disk.n = n;
  disk.code = code;
  disk.count = 0;
  disk.faulty = NULL;
  g_atomic_pointer_set (&disk.folder, folder);
}

guint
disk_end (void)
{
  g_atomic_pointer_set (&disk.folder, NULL);
  return (guint) g_atomic_int_get (&disk.count);
}

const char *
disk_get_faulty (void)
{
  return disk.faulty;
}

gboolean
disk_judge (const char *name)
{
  const guint index = (guint) g_atomic_int_add (&disk.count, 1) + 1;

  if (index != disk.n || disk.fault != DISK_FAILS)
    return TRUE;
  disk.faulty = name;
  errno = disk.code;
  return FALSE;
}

gsize
disk_shorten (gsize size)
{
  return disk.fault == DISK_SHORT && size > 1 ? size / 2 : size;
}

void
disk_lock (void)
{
  g_mutex_lock (&disk.mutex);
}

void
disk_unlock (void)
{
  g_mutex_unlock (&disk.mutex);
}

static void
op_clear (DiskOp *op)
{
  g_free (op->name);
  g_free (op->other);
  g_clear_pointer (&op->bytes, g_bytes_unref);
}

static void
add_op (DiskOp op)
{
  g_array_append_val (disk.log, op);
}

static const char *
name_below (const char *path)
{
  g_assert_true (disk_is_below (path));
  return path[disk.length] == '/' ? path + disk.length + 1 : "";
}

static guint
find_file (int fd)
{
  struct stat found;
  gpointer file;

  g_assert_cmpint (fstat (fd, &found), ==, 0);
  file = g_hash_table_lookup (disk.inodes, GSIZE_TO_POINTER (found.st_ino));
  g_assert_nonnull (file);
  return GPOINTER_TO_UINT (file);
}

static void
create (const char *name,
        int         fd)
{
  const guint file = ++disk.n_files;
  struct stat found;

  g_assert_cmpint (fstat (fd, &found), ==, 0);
  g_hash_table_insert (disk.inodes, GSIZE_TO_POINTER (found.st_ino), GUINT_TO_POINTER (file));
  if (name != NULL)
    g_hash_table_add (disk.names, g_strdup (name));
  add_op ((DiskOp) { .kind = DISK_OP_CREATE, .file = file, .name = g_strdup (name) });
}

void
disk_record_open (const char *path,
                  int         flags,
                  int         fd)
{
  if (disk.log == NULL)
    return;
  if ((flags & O_TMPFILE) == O_TMPFILE)
    create (NULL, fd);
  else if ((flags & O_CREAT) != 0 && !g_hash_table_contains (disk.names, name_below (path)))
    create (name_below (path), fd);
  else if ((flags & O_TRUNC) != 0)
    disk_record_truncate (fd, 0);
}

void
disk_record_write (int         fd,
                   const void *data,
                   gsize       size,
                   gint64      offset)
{
  if (disk.log != NULL)
    add_op ((DiskOp) { .kind = DISK_OP_WRITE, .file = find_file (fd), .bytes = g_bytes_new (data, size),
                       .offset = offset });
}

void
disk_record_truncate (int    fd,
                      gint64 size)
{
  if (disk.log != NULL)
    add_op ((DiskOp) { .kind = DISK_OP_TRUNCATE, .file = find_file (fd), .offset = size });
}

void
disk_record_sync (int         fd,
                  const char *path)
{
  struct stat found;

  if (disk.log == NULL)
    return;
  g_assert_cmpint (fstat (fd, &found), ==, 0);
  if (S_ISDIR (found.st_mode))
    add_op ((DiskOp) { .kind = DISK_OP_SYNC_FOLDER, .name = g_strdup (name_below (path)) });
  else
    add_op ((DiskOp) { .kind = DISK_OP_SYNC_FILE, .file = find_file (fd) });
}

/* The file is known by its number: what is linked may have no name. */
void
disk_record_link (const char *path,
                  const char *target)
{
  struct stat found;
  gpointer file;

  if (disk.log == NULL)
    return;
  g_assert_cmpint (stat (target, &found), ==, 0);
  file = g_hash_table_lookup (disk.inodes, GSIZE_TO_POINTER (found.st_ino));
  g_assert_nonnull (file);
  g_hash_table_add (disk.names, g_strdup (name_below (target)));
  add_op ((DiskOp) { .kind = DISK_OP_LINK, .file = GPOINTER_TO_UINT (file), .name = g_strdup (name_below (target)) });
}

void
disk_record_rename (const char *path,
                    const char *target)
{
  if (disk.log == NULL)
    return;
  g_hash_table_remove (disk.names, name_below (path));
  g_hash_table_add (disk.names, g_strdup (name_below (target)));
  add_op ((DiskOp) { .kind = DISK_OP_RENAME, .name = g_strdup (name_below (path)),
                     .other = g_strdup (name_below (target)) });
}

void
disk_record_name (DiskOpKind  kind,
                  const char *path)
{
  if (disk.log == NULL)
    return;
  if (kind == DISK_OP_UNLINK)
    g_hash_table_remove (disk.names, name_below (path));
  add_op ((DiskOp) { .kind = kind, .name = g_strdup (name_below (path)) });
}

void
disk_record_begin (const char *folder)
{
  disk.names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  disk.inodes = g_hash_table_new (NULL, NULL);
  disk.n_files = 0;
  disk.log = g_array_new (FALSE, FALSE, sizeof (DiskOp));
  g_array_set_clear_func (disk.log, (GDestroyNotify) op_clear);
  disk_begin (folder, DISK_SOUND, 0, 0);
}

GArray *
disk_record_end (void)
{
  disk_end ();
  g_hash_table_unref (disk.names);
  g_hash_table_unref (disk.inodes);
  return g_steal_pointer (&disk.log);
}

void
disk_record_note (guint  kind,
                  gint64 figure)
{
  disk_lock ();
  add_op ((DiskOp) { .kind = DISK_OP_NOTE, .file = kind, .offset = figure });
  disk_unlock ();
}
