/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in for libc's functions, in the program and its libraries: it counts, fails or records them. */

/* Functions that have two names are defined by both, so none may be redirected to the other. */
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE

#include "disk-private.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* libc's function of that name. */
#define NEXT(name) ((__typeof__ (&name)) (guintptr) dlsym (RTLD_NEXT, #name))

static gboolean
find_path (int  fd,
           char path[PATH_MAX])
{
  char link[64];
  long length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = syscall (SYS_readlinkat, AT_FDCWD, link, path, PATH_MAX - 1);
  path[MAX (length, 0)] = '\0';
  return length > 0;
}

static gboolean
is_open_below (int fd)
{
  char path[PATH_MAX];

  return disk_is_on () && find_path (fd, path) && disk_is_below (path);
}

/* @path as seen from what is open as @fd, or that itself. */
static char *
build_path (int         fd,
            const char *path)
{
  char folder[PATH_MAX];

  if (path[0] == '/' || fd == AT_FDCWD || !find_path (fd, folder))
    return g_strdup (path);
  return path[0] == '\0' ? g_strdup (folder) : g_strconcat (folder, "/", path, NULL);
}

static gboolean
is_below (int         fd,
          const char *path)
{
  g_autofree char *whole = disk_is_on () ? build_path (fd, path) : NULL;

  return whole != NULL && disk_is_below (whole);
}

/* A call that changes nothing, or nothing that a loss of power would show. */
#define CALL(type, bad, name, parameters, arguments, concerns) \
  type \
  name parameters \
  { \
    if ((concerns) && !disk_judge (#name)) \
      return bad; \
    return NEXT (name) arguments; \
  }

/* A call that changes something: @record belongs to it, whatever other threads do. */
#define CHANGE(type, name, parameters, arguments, concerns, record) \
  type \
  name parameters \
  { \
    type result; \
    \
    if (!(concerns)) \
      return NEXT (name) arguments; \
    if (!disk_judge (#name)) \
      return -1; \
    disk_lock (); \
    result = NEXT (name) arguments; \
    if (result >= 0) \
      record; \
    disk_unlock (); \
    return result; \
  }

static void
record_open (int         folder,
             const char *path,
             int         flags,
             int         fd)
{
  g_autofree char *whole = build_path (folder, path);

  disk_record_open (whole, flags, fd);
}

static int
open_next (__typeof__ (&openat) next,
           const char          *name,
           int                  folder,
           const char          *path,
           int                  flags,
           mode_t               mode)
{
  int fd;

  if (!is_below (folder, path))
    return next (folder, path, flags, mode);
  if (!disk_judge (name))
    return -1;
  disk_lock ();
  fd = next (folder, path, flags, mode);
  if (fd >= 0)
    record_open (folder, path, flags, fd);
  disk_unlock ();
  return fd;
}

/* The mode is passed on whether there is one or not, as libc does. */
#define OPEN(name, next, parameters, folder) \
  int \
  name parameters \
  { \
    va_list arguments; \
    mode_t mode; \
    \
    va_start (arguments, flags); \
    mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg (arguments, mode_t) : 0; \
    va_end (arguments); \
    return open_next (NEXT (next), #name, folder, path, flags, mode); \
  }

OPEN (open, openat, (const char *path, int flags, ...), AT_FDCWD)
OPEN (open64, openat64, (const char *path, int flags, ...), AT_FDCWD)
OPEN (openat, openat, (int folder, const char *path, int flags, ...), folder)
OPEN (openat64, openat64, (int folder, const char *path, int flags, ...), folder)

static gsize
shorten (int   fd,
         gsize size)
{
  return is_open_below (fd) ? disk_shorten (size) : size;
}

CALL (ssize_t, -1, read, (int fd, void *data, size_t size), (fd, data, shorten (fd, size)), is_open_below (fd))
CALL (ssize_t, -1, pread, (int fd, void *data, size_t size, off_t offset), (fd, data, size, offset), is_open_below (fd))
CALL (ssize_t, -1, pread64, (int fd, void *data, size_t size, off64_t offset), (fd, data, size, offset),
      is_open_below (fd))

/* Where what was just written begins. */
static gint64
find_start (int     fd,
            ssize_t size)
{
  return lseek (fd, 0, SEEK_CUR) - size;
}

CHANGE (ssize_t, write, (int fd, const void *data, size_t size), (fd, data, shorten (fd, size)), is_open_below (fd),
        disk_record_write (fd, data, (gsize) result, find_start (fd, result)))
CHANGE (ssize_t, pwrite, (int fd, const void *data, size_t size, off_t offset), (fd, data, size, offset),
        is_open_below (fd), disk_record_write (fd, data, (gsize) result, offset))
CHANGE (ssize_t, pwrite64, (int fd, const void *data, size_t size, off64_t offset), (fd, data, size, offset),
        is_open_below (fd), disk_record_write (fd, data, (gsize) result, offset))
CHANGE (int, ftruncate, (int fd, off_t size), (fd, size), is_open_below (fd), disk_record_truncate (fd, size))
CHANGE (int, ftruncate64, (int fd, off64_t size), (fd, size), is_open_below (fd), disk_record_truncate (fd, size))

/* Nobody waits for a disk: what a test leaves need not outlive the machine. */
static int
sync_file (const char *name,
           int         fd)
{
  char path[PATH_MAX];

  if (!is_open_below (fd))
    return 0;
  if (!disk_judge (name) || !find_path (fd, path))
    return -1;
  disk_lock ();
  disk_record_sync (fd, path);
  disk_unlock ();
  return 0;
}

int
fsync (int fd)
{
  return sync_file ("fsync", fd);
}

int
fdatasync (int fd)
{
  return sync_file ("fdatasync", fd);
}

/* What is renamed or linked where it concerns us was below the folder before, or is a file without a name. */
static void
record_two (void       (*record) (const char *, const char *),
            int          folder,
            const char  *path,
            int          other_folder,
            const char  *other)
{
  g_autofree char *from = build_path (folder, path);
  g_autofree char *to = build_path (other_folder, other);

  record (from, to);
}

CHANGE (int, rename, (const char *path, const char *other), (path, other), is_below (AT_FDCWD, other),
        record_two (disk_record_rename, AT_FDCWD, path, AT_FDCWD, other))
CHANGE (int, renameat, (int folder, const char *path, int other_folder, const char *other),
        (folder, path, other_folder, other), is_below (other_folder, other),
        record_two (disk_record_rename, folder, path, other_folder, other))
CHANGE (int, renameat2, (int folder, const char *path, int other_folder, const char *other, unsigned int flags),
        (folder, path, other_folder, other, flags), is_below (other_folder, other),
        record_two (disk_record_rename, folder, path, other_folder, other))
CHANGE (int, link, (const char *path, const char *other), (path, other), is_below (AT_FDCWD, other),
        record_two (disk_record_link, AT_FDCWD, path, AT_FDCWD, other))
CHANGE (int, linkat, (int folder, const char *path, int other_folder, const char *other, int flags),
        (folder, path, other_folder, other, flags), is_below (other_folder, other),
        record_two (disk_record_link, folder, path, other_folder, other))

static void
record_one (DiskOpKind  kind,
            int         folder,
            const char *path)
{
  g_autofree char *whole = build_path (folder, path);

  disk_record_name (kind, whole);
}

CHANGE (int, unlink, (const char *path), (path), is_below (AT_FDCWD, path), record_one (DISK_OP_UNLINK, AT_FDCWD, path))
CHANGE (int, unlinkat, (int folder, const char *path, int flags), (folder, path, flags), is_below (folder, path),
        record_one (DISK_OP_UNLINK, folder, path))
CHANGE (int, mkdir, (const char *path, mode_t mode), (path, mode), is_below (AT_FDCWD, path),
        record_one (DISK_OP_MKDIR, AT_FDCWD, path))
CHANGE (int, mkdirat, (int folder, const char *path, mode_t mode), (folder, path, mode), is_below (folder, path),
        record_one (DISK_OP_MKDIR, folder, path))

/* Linux closes a file also where it reports a failure of that. */
int
close (int fd)
{
  const gboolean concerned = is_open_below (fd);
  const int result = NEXT (close) (fd);

  return concerned && !disk_judge ("close") ? -1 : result;
}

CALL (int, -1, fchmod, (int fd, mode_t mode), (fd, mode), is_open_below (fd))
CALL (int, -1, fchown, (int fd, uid_t user, gid_t group), (fd, user, group), is_open_below (fd))
CALL (int, -1, flock, (int fd, int operation), (fd, operation), is_open_below (fd))
CALL (int, -1, access, (const char *path, int mode), (path, mode), is_below (AT_FDCWD, path))
CALL (int, -1, stat, (const char *path, struct stat *found), (path, found), is_below (AT_FDCWD, path))
CALL (int, -1, stat64, (const char *path, struct stat64 *found), (path, found), is_below (AT_FDCWD, path))
CALL (int, -1, lstat, (const char *path, struct stat *found), (path, found), is_below (AT_FDCWD, path))
CALL (int, -1, lstat64, (const char *path, struct stat64 *found), (path, found), is_below (AT_FDCWD, path))
CALL (int, -1, fstat, (int fd, struct stat *found), (fd, found), is_open_below (fd))
CALL (int, -1, fstat64, (int fd, struct stat64 *found), (fd, found), is_open_below (fd))
CALL (int, -1, fstatat, (int folder, const char *path, struct stat *found, int flags), (folder, path, found, flags),
      is_below (folder, path))
CALL (int, -1, fstatat64, (int folder, const char *path, struct stat64 *found, int flags), (folder, path, found, flags),
      is_below (folder, path))
CALL (int, -1, statx, (int folder, const char *path, int flags, unsigned int mask, struct statx *found),
      (folder, path, flags, mask, found), is_below (folder, path))
CALL (ssize_t, -1, readlink, (const char *path, char *target, size_t size), (path, target, size),
      is_below (AT_FDCWD, path))
CALL (DIR *, NULL, opendir, (const char *path), (path), is_below (AT_FDCWD, path))
CALL (struct dirent *, NULL, readdir, (DIR *dir), (dir), is_open_below (dirfd (dir)))
CALL (struct dirent64 *, NULL, readdir64, (DIR *dir), (dir), is_open_below (dirfd (dir)))
