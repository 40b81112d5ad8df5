/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A new file is made whole and brought to the disk before it takes the place of the old one. */

#include "comstock-file-write.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "comstock-file-attributes.h"

#define MAX_LINKS 40            /* in a row, as in the kernel */
#define MAX_TRIES 100           /* at a name that nobody has */
#define OPEN_FILES "/proc/self/fd"
#define MARK ".saving-"         /* of a temporary name, ".game.comstock.saving-A1b2C3" */
#define N_LETTERS 6
#define MAX_NAME 200            /* bytes of the file's name in it: there must be room for the rest */

G_DEFINE_QUARK (comstock-file-error-quark, comstock_file_error)

struct _ComstockFileKnown
{
  GBytes *bytes;                /* or NULL: whatever is there may go */
};

typedef struct
{
  const char *path;             /* at the end of all links */
  char *folder_path;
  char *name;
  GBytes *bytes;
  ComstockFileKnown *known;     /* or NULL */
  gboolean exists;
  struct stat former;           /* of the file, if it exists */
  int folder;
  int fd;                       /* of the new file: locked as long as its writer lives */
  char *temporary;              /* the name that the new file has until it gets its own, or NULL: none yet */
} Writing;

static void
known_set (ComstockFileKnown *known,
           GBytes            *bytes)
{
  if (known == NULL)
    return;
  g_clear_pointer (&known->bytes, g_bytes_unref);
  known->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
}

ComstockFileKnown *
comstock_file_known_new (GBytes *bytes)
{
  ComstockFileKnown *known = g_atomic_rc_box_new0 (ComstockFileKnown);

  known_set (known, bytes);
  return known;
}

ComstockFileKnown *
comstock_file_known_ref (ComstockFileKnown *known)
{
  return g_atomic_rc_box_acquire (known);
}

static void
known_clear (gpointer known)
{
  known_set (known, NULL);
}

void
comstock_file_known_unref (ComstockFileKnown *known)
{
  g_atomic_rc_box_release_full (known, known_clear);
}

static gboolean
fail (GError **error)
{
  const int code = errno;

  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), g_strerror (code));
  return FALSE;
}

static gboolean
fail_read_only (GError **error)
{
  g_set_error_literal (error, COMSTOCK_FILE_ERROR, COMSTOCK_FILE_ERROR_READ_ONLY,
                       _("This file is read-only. Choose another name."));
  return FALSE;
}

static gboolean
fail_changed (GError **error)
{
  g_set_error_literal (error, COMSTOCK_FILE_ERROR, COMSTOCK_FILE_ERROR_CHANGED,
                       _("This file has been changed elsewhere since the game was opened or saved. If you "
                         "replace it, those changes will be lost."));
  return FALSE;
}

gboolean
comstock_file_write_all (int      fd,
                         GBytes  *bytes,
                         GError **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  while (size > 0)
    {
      const gssize n = write (fd, text, size);

      if (n < 0 && errno != EINTR)
        return fail (error);
      text += MAX (n, 0);
      size -= (gsize) MAX (n, 0);
    }
  return TRUE;
}

/* Some file systems have no such thing for folders, which is no failure of theirs. */
static gboolean
bring_to_disk (int      fd,
               GError **error)
{
  return fsync (fd) == 0 || errno == EINVAL || fail (error);
}

/* What a symbolic link at @path points to, or NULL if there is none. */
static char *
read_link (const char *path)
{
  g_autofree char *target = g_file_read_link (path, NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  if (target == NULL || g_path_is_absolute (target))
    return g_steal_pointer (&target);
  return g_build_filename (folder, target, NULL);
}

/* Where the bytes for @name go in the end: renaming over a symbolic link would replace the link. */
static char *
find_target (const char *name,
             GError    **error)
{
  g_autofree char *path = g_strdup (name);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      char *target = read_link (path);

      if (target == NULL)
        return g_steal_pointer (&path);
      g_free (path);
      path = target;
    }
  errno = ELOOP;
  fail (error);
  return NULL;
}

static char *
dup_temporary_name (const char *name)
{
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  char end[N_LETTERS + 1] = "";

  for (guint i = 0; i < N_LETTERS; i++)
    end[i] = letters[g_random_int_range (0, sizeof letters - 1)];
  return g_strdup_printf (".%.*s" MARK "%s", MAX_NAME, name, end);
}

/* Whether @entry is a temporary name, of the file @name if that is not NULL. */
static gboolean
is_temporary (const char *entry,
              const char *name)
{
  const char *mark = g_strrstr (entry, MARK);
  const gsize length = mark != NULL ? (gsize) (mark - entry) - 1 : 0;

  return mark != NULL && mark > entry && entry[0] == '.' && strlen (mark) == strlen (MARK) + N_LETTERS &&
         (name == NULL || (length == MIN (strlen (name), MAX_NAME) && strncmp (entry + 1, name, length) == 0));
}

/* A lock ends with the process that holds it. */
static void
remove_if_dead (const char *path)
{
  const int fd = g_open (path, O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  if (flock (fd, LOCK_EX | LOCK_NB) == 0)
    g_unlink (path);
  g_close (fd, NULL);
}

void
comstock_file_clean (const char *folder,
                     const char *name)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *entry;

  while (dir != NULL && (entry = g_dir_read_name (dir)) != NULL)
    if (is_temporary (entry, name))
      {
        g_autofree char *path = g_build_filename (folder, entry, NULL);

        remove_if_dead (path);
      }
}

/* What the file is by now, and whether it may be written: its folder alone would let it be replaced.  To the
 * administrator everything may be, but a file without any such permission is meant to stay. */
static gboolean
look_at_former (Writing *writing,
                GError **error)
{
  const mode_t anybody = S_IWUSR | S_IWGRP | S_IWOTH;

  writing->exists = fstatat (writing->folder, writing->name, &writing->former, AT_SYMLINK_NOFOLLOW) == 0;
  if (!writing->exists)
    return errno == ENOENT || fail (error);
  if (!S_ISREG (writing->former.st_mode))
    {
      errno = S_ISDIR (writing->former.st_mode) ? EISDIR : ENXIO;
      return fail (error);
    }
  if ((writing->former.st_mode & anybody) == 0)
    return fail_read_only (error);
  if (faccessat (writing->folder, writing->name, W_OK, 0) == 0)
    return TRUE;
  return errno == EROFS ? fail (error) : fail_read_only (error);
}

/* Until its own mode is known nobody else opens the new file. */
static mode_t
get_first_mode (const Writing *writing)
{
  return writing->exists ? 0600 : 0666;
}

/* A file without a name goes with its writer.  Without /proc it could never get one. */
static int
open_nameless (Writing *writing)
{
  if (access (OPEN_FILES, X_OK) != 0)
    return -1;
  return openat (writing->folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, get_first_mode (writing));
}

static int
open_named (Writing *writing)
{
  int fd = -1;

  errno = EEXIST;
  for (guint i = 0; i < MAX_TRIES && fd < 0 && errno == EEXIST; i++)
    {
      g_free (writing->temporary);
      writing->temporary = dup_temporary_name (writing->name);
      fd = openat (writing->folder, writing->temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC,
                   get_first_mode (writing));
    }
  if (fd < 0)
    g_clear_pointer (&writing->temporary, g_free);
  return fd;
}

/* Whatever the reason why there can be no file without a name: it is told if there can be none with a name either. */
static gboolean
make_new (Writing *writing,
          GError **error)
{
  writing->fd = open_nameless (writing);
  if (writing->fd < 0)
    writing->fd = open_named (writing);
  if (writing->fd < 0)
    return fail (error);
  flock (writing->fd, LOCK_EX | LOCK_NB);
  if (writing->exists)
    comstock_file_attributes_copy (writing->path, &writing->former, writing->fd);
  return comstock_file_write_all (writing->fd, writing->bytes, error) && bring_to_disk (writing->fd, error);
}

static gboolean
link_as (Writing    *writing,
         const char *name)
{
  g_autofree char *open_file = g_strdup_printf (OPEN_FILES "/%d", writing->fd);

  return linkat (AT_FDCWD, open_file, writing->folder, name, AT_SYMLINK_FOLLOW) == 0;
}

/* The new file gets a temporary name, if it has none: no link takes the place of another one. */
static gboolean
name_new (Writing *writing,
          GError **error)
{
  for (guint i = 0; i < MAX_TRIES && writing->temporary == NULL; i++)
    {
      g_autofree char *name = dup_temporary_name (writing->name);

      if (link_as (writing, name))
        writing->temporary = g_steal_pointer (&name);
      else if (errno != EEXIST)
        break;
    }
  return writing->temporary != NULL || fail (error);
}

static gboolean
holds (int     fd,
       GBytes *bytes)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  g_autofree char *found = NULL;
  struct stat about;
  gsize n_read = 0;
  gssize n = 1;

  if (fstat (fd, &about) != 0 || !S_ISREG (about.st_mode) || about.st_size != (off_t) size)
    return FALSE;
  found = g_malloc (size + 1);
  while (n_read < size && n > 0)
    {
      n = pread (fd, found + n_read, size - n_read, (off_t) n_read);
      n_read += (gsize) MAX (n, 0);
    }
  return n_read == size && memcmp (found, text, size) == 0;
}

/* What cannot be read is not known.  A file that has gone needs no permission. */
static gboolean
is_known (Writing *writing)
{
  gboolean known;
  int fd;

  if (writing->known == NULL || writing->known->bytes == NULL)
    return TRUE;
  fd = openat (writing->folder, writing->name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0)
    return errno == ENOENT;
  known = holds (fd, writing->known->bytes) || holds (fd, writing->bytes);
  g_close (fd, NULL);
  return known;
}

static gboolean
move_new (Writing *writing,
          GError **error)
{
  if (!name_new (writing, error))
    return FALSE;
  if (renameat (writing->folder, writing->temporary, writing->folder, writing->name) != 0)
    return fail (error);
  g_clear_pointer (&writing->temporary, g_free);
  return TRUE;
}

/* Where nothing is, the new file needs no other name on its way. */
static gboolean
add_new (Writing *writing,
         GError **error)
{
  if (writing->temporary != NULL)
    return move_new (writing, error);
  if (link_as (writing, writing->name))
    return TRUE;
  if (errno != EEXIST)
    return fail (error);
  return is_known (writing) ? move_new (writing, error) : fail_changed (error);
}

/* From here on the file is neither the old one nor the new one until all is done. */
static gboolean
overwrite (Writing *writing,
           int      fd,
           GError **error)
{
  g_autofree char *copy = g_steal_pointer (&writing->temporary);

  if (!comstock_file_write_all (fd, writing->bytes, error) ||
      (ftruncate (fd, (off_t) g_bytes_get_size (writing->bytes)) != 0 && !fail (error)) ||
      !bring_to_disk (fd, error))
    {
      known_set (writing->known, NULL);
      return FALSE;
    }
  unlinkat (writing->folder, copy, 0);
  return TRUE;
}

/* A full disk is noticed before anything is lost.  Where room cannot be kept there is no harm in trying. */
static gboolean
keep_room (int      fd,
           gsize    size,
           GError **error)
{
  return size == 0 || fallocate (fd, FALLOC_FL_KEEP_SIZE, 0, (off_t) size) == 0 || errno != ENOSPC || fail (error);
}

/* The file itself changes, while a whole copy lies beside it. */
static gboolean
rewrite (Writing *writing,
         GError **error)
{
  const int fd = openat (writing->folder, writing->name, O_WRONLY | O_NOFOLLOW | O_CLOEXEC);
  gboolean written;

  if (fd < 0)
    return fail (error);
  written = keep_room (fd, g_bytes_get_size (writing->bytes), error) && name_new (writing, error) &&
            bring_to_disk (writing->folder, error) && overwrite (writing, fd, error);
  return g_close (fd, written ? error : NULL) && written;
}

/* Another file could not have all the names, or would be somebody else's. */
static gboolean
must_stay_itself (Writing *writing)
{
  struct stat about;

  return writing->former.st_nlink > 1 || fstat (writing->fd, &about) != 0 ||
         about.st_uid != writing->former.st_uid || about.st_gid != writing->former.st_gid;
}

static gboolean
put_in_place (Writing *writing,
              GError **error)
{
  if (!is_known (writing))
    return fail_changed (error);
  if (!writing->exists)
    return add_new (writing, error);
  return must_stay_itself (writing) ? rewrite (writing, error) : move_new (writing, error);
}

/* All that leaves the old file as it is. */
static gboolean
begin_in_folder (Writing *writing,
                 GError **error)
{
  return look_at_former (writing, error) && make_new (writing, error);
}

static gboolean
write_in_folder (Writing *writing,
                 GError **error)
{
  if (!begin_in_folder (writing, error) || !put_in_place (writing, error))
    return FALSE;
  known_set (writing->known, writing->bytes);
  if (!bring_to_disk (writing->folder, error))
    return FALSE;
  comstock_file_clean (writing->folder_path, writing->name);
  return TRUE;
}

static void
writing_clear (Writing *writing)
{
  if (writing->temporary != NULL)
    unlinkat (writing->folder, writing->temporary, 0);
  if (writing->fd >= 0)
    g_close (writing->fd, NULL);
  if (writing->folder >= 0)
    g_close (writing->folder, NULL);
  g_free (writing->temporary);
  g_free (writing->folder_path);
  g_free (writing->name);
}

static gboolean
work_in_folder (const char        *path,
                GBytes            *bytes,
                ComstockFileKnown *known,
                gboolean         (*work) (Writing *writing,
                                          GError **error),
                GError           **error)
{
  g_autofree char *target = find_target (path, error);
  Writing writing = { .path = target, .bytes = bytes, .known = known, .folder = -1, .fd = -1 };
  gboolean done;

  if (target == NULL)
    return FALSE;
  writing.folder_path = g_path_get_dirname (target);
  writing.name = g_path_get_basename (target);
  writing.folder = g_open (writing.folder_path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  done = writing.folder >= 0 ? work (&writing, error) : fail (error);
  writing_clear (&writing);
  return done;
}

gboolean
comstock_file_write (const char        *path,
                     GBytes            *bytes,
                     ComstockFileKnown *known,
                     GError           **error)
{
  return work_in_folder (path, bytes, known, write_in_folder, error);
}

gboolean
comstock_file_try (const char *path,
                   GError    **error)
{
  g_autoptr (GBytes) nothing = g_bytes_new_static (NULL, 0);

  return work_in_folder (path, nothing, NULL, begin_in_folder, error);
}
