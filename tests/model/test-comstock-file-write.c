/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of writing files: what stays of the old one, what is refused, and what a writer leaves who dies on the way. */

#include "table.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "model/store/comstock-file-write.h"

#define NAME "game.comstock"
#define SAVING "." NAME ".saving-"
#define OLD "what was there before"
#define NEW "what is there now, and longer"

/* The system's calls go through these; see meson.build. */
int     __real_access   (const char *path, int mode);
int     __wrap_access   (const char *path, int mode);
int     __real_fallocate64 (int fd, int mode, gint64 offset, gint64 length);
int     __wrap_fallocate64 (int fd, int mode, gint64 offset, gint64 length);
int     __real_fchown   (int fd, uid_t owner, gid_t group);
int     __wrap_fchown   (int fd, uid_t owner, gid_t group);
int     __real_fsync    (int fd);
int     __wrap_fsync    (int fd);
int     __real_linkat   (int folder, const char *path, int other, const char *name, int flags);
int     __wrap_linkat   (int folder, const char *path, int other, const char *name, int flags);
int     __real_renameat (int folder, const char *name, int other, const char *new_name);
int     __wrap_renameat (int folder, const char *name, int other, const char *new_name);
gssize  __real_write    (int fd, const void *bytes, gsize size);
gssize  __wrap_write    (int fd, const void *bytes, gsize size);

static guint deadly_call;       /* counted from 1; 0 lets live */
static guint n_calls;
static gboolean without_proc;   /* so that no file can be made without a name */
static gboolean folder_fails;
static gboolean is_full;         /* a disk on which no room can be kept */
static guint failing_write;     /* counted from 1; 0 lets all be written */
static guint n_writes;
static gboolean is_nobody;      /* who gives no file away */
static const char *newcomer;    /* the path of a file that appears before the new one is linked */

static void
count_call (void)
{
  if (++n_calls == deadly_call)
    raise (SIGKILL);
}

int
__wrap_access (const char *path,
               int         mode)
{
  return without_proc && g_str_has_prefix (path, "/proc") ? -1 : __real_access (path, mode);
}

int
__wrap_fallocate64 (int    fd,
                    int    mode,
                    gint64 offset,
                    gint64 length)
{
  if (!is_full)
    return __real_fallocate64 (fd, mode, offset, length);
  errno = ENOSPC;
  return -1;
}

int
__wrap_fchown (int   fd,
               uid_t owner,
               gid_t group)
{
  if (!is_nobody)
    return __real_fchown (fd, owner, group);
  errno = EPERM;
  return -1;
}

int
__wrap_fsync (int fd)
{
  struct stat about;

  count_call ();
  if (!folder_fails || fstat (fd, &about) != 0 || !S_ISDIR (about.st_mode))
    return __real_fsync (fd);
  errno = EIO;
  return -1;
}

int
__wrap_linkat (int         folder,
               const char *path,
               int         other,
               const char *name,
               int         flags)
{
  count_call ();
  if (newcomer != NULL)
    g_assert_true (g_file_set_contents (newcomer, OLD, -1, NULL));
  newcomer = NULL;
  return __real_linkat (folder, path, other, name, flags);
}

int
__wrap_renameat (int         folder,
                 const char *name,
                 int         other,
                 const char *new_name)
{
  count_call ();
  return __real_renameat (folder, name, other, new_name);
}

/* Dies with half of it written. */
gssize
__wrap_write (int         fd,
              const void *bytes,
              gsize       size)
{
  if (n_calls + 1 == deadly_call)
    g_assert_cmpint (__real_write (fd, bytes, size / 2), ==, size / 2);
  count_call ();
  if (failing_write == 0 || ++n_writes != failing_write)
    return __real_write (fd, bytes, size);
  errno = EIO;
  return -1;
}

typedef struct
{
  char *folder;
  char *path;
} Place;

static Place
begin (const char *text)
{
  Place place = { .folder = g_dir_make_tmp ("comstock-write-XXXXXX", NULL) };

  place.path = g_build_filename (place.folder, NAME, NULL);
  if (text != NULL)
    g_assert_true (g_file_set_contents (place.path, text, -1, NULL));
  return place;
}

static void
end (Place *place)
{
  table_remove_tree (place->folder);
  g_free (place->folder);
  g_free (place->path);
}

static gboolean
write_text (const char        *path,
            const char        *text,
            ComstockFileKnown *known,
            GError           **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return comstock_file_write (path, bytes, known, error);
}

static void
write_well (const char *path,
            const char *text)
{
  g_autoptr (GError) error = NULL;
  const gboolean written = write_text (path, text, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (written);
}

static void
assert_holds (const char *path,
              const char *text)
{
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
}

static struct stat
look_at (const char *path)
{
  struct stat about;

  g_assert_cmpint (stat (path, &about), ==, 0);
  return about;
}

static guint
count_files (const Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* The one file that has a temporary name, or NULL. */
static char *
find_temporary (const Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, SAVING))
      return g_build_filename (place->folder, name, NULL);
  return NULL;
}

static void
assert_refused (const char        *path,
                ComstockFileKnown *known,
                GQuark             domain,
                int                code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (write_text (path, NEW, known, &error));
  g_assert_error (error, domain, code);
}

/* What lets a program run as somebody else is not handed on to what other bytes may do. */
static void
test_mode (void)
{
  static const mode_t modes[][2] = {
    { 0600, 0600 },
    { 0640, 0640 },
    { 0666, 0666 },
    { 0200, 0200 },
    { 06755, 0755 },
  };
  const mode_t before = umask (022);
  Place place = begin (OLD);

  for (gsize i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (place.path, modes[i][0]), ==, 0);
      write_well (place.path, NEW);
      g_assert_cmphex (look_at (place.path).st_mode & 07777, ==, modes[i][1]);
    }
  umask (before);
  end (&place);
}

static void
test_owner (void)
{
  Place place = begin (OLD);
  struct stat found;

  if (chown (place.path, 1234, 2345) != 0)
    g_test_skip ("only an administrator gives files away");
  else
    {
      write_well (place.path, NEW);
      found = look_at (place.path);
      g_assert_cmpuint (found.st_uid, ==, 1234);
      g_assert_cmpuint (found.st_gid, ==, 2345);
      assert_holds (place.path, NEW);
    }
  end (&place);
}

/* Whoever may write a file of somebody else leaves it theirs. */
static void
test_owner_without_right (void)
{
  Place place = begin (OLD);
  const ino_t inode = look_at (place.path).st_ino;

  if (chown (place.path, 1234, 2345) != 0)
    g_test_skip ("only an administrator gives files away");
  else
    {
      is_nobody = TRUE;
      write_well (place.path, NEW);
      is_nobody = FALSE;
      g_assert_cmpuint (look_at (place.path).st_uid, ==, 1234);
      g_assert_cmpuint (look_at (place.path).st_ino, ==, inode);
      assert_holds (place.path, NEW);
      g_assert_cmpuint (count_files (&place), ==, 1);
    }
  end (&place);
}

static void
check_attribute (const char *name,
                 const void *value,
                 gsize       size)
{
  Place place = begin (OLD);
  char found[64];

  if (setxattr (place.path, name, value, size, 0) != 0)
    g_test_skip ("the file system has no such attributes");
  else
    {
      write_well (place.path, NEW);
      g_assert_cmpint (getxattr (place.path, name, found, sizeof found), ==, size);
      g_assert_cmpmem (found, size, value, size);
    }
  end (&place);
}

static void
test_attributes (void)
{
  check_attribute ("user.comstock", "from a friend", strlen ("from a friend"));
}

/* User 1234 may read as well, in the form that <linux/posix_acl_xattr.h> tells. */
static void
test_access_list (void)
{
  static const guint8 list[] = {
    2, 0, 0, 0,
    0x01, 0, 6, 0, 0xff, 0xff, 0xff, 0xff,
    0x02, 0, 4, 0, 0xd2, 0x04, 0, 0,
    0x04, 0, 0, 0, 0xff, 0xff, 0xff, 0xff,
    0x10, 0, 4, 0, 0xff, 0xff, 0xff, 0xff,
    0x20, 0, 0, 0, 0xff, 0xff, 0xff, 0xff,
  };

  check_attribute ("system.posix_acl_access", list, sizeof list);
}

/* Longer, then shorter. */
static void
test_names (void)
{
  Place place = begin (OLD);
  g_autofree char *other = g_build_filename (place.folder, "other name", NULL);
  const ino_t inode = look_at (place.path).st_ino;

  g_assert_cmpint (link (place.path, other), ==, 0);
  write_well (place.path, NEW);
  assert_holds (other, NEW);
  write_well (other, OLD);
  assert_holds (place.path, OLD);
  g_assert_cmpuint (look_at (place.path).st_ino, ==, inode);
  g_assert_cmpuint (look_at (other).st_nlink, ==, 2);
  g_assert_cmpuint (count_files (&place), ==, 2);
  end (&place);
}

/* Its folder could be written, and an administrator may do everything. */
static void
test_read_only (void)
{
  Place place = begin (OLD);

  g_assert_cmpint (g_chmod (place.path, 0444), ==, 0);
  assert_refused (place.path, NULL, COMSTOCK_FILE_ERROR, COMSTOCK_FILE_ERROR_READ_ONLY);
  assert_holds (place.path, OLD);
  g_assert_cmpuint (count_files (&place), ==, 1);
  end (&place);
}

/* Nobody may say "saved" of what a crash could take back. */
static void
test_folder_fails (void)
{
  Place place = begin (OLD);

  folder_fails = TRUE;
  assert_refused (place.path, NULL, G_FILE_ERROR, G_FILE_ERROR_IO);
  folder_fails = FALSE;
  g_assert_cmpuint (count_files (&place), ==, 1);
  write_well (place.path, NEW);
  end (&place);
}

static void
test_long_name (void)
{
  Place place = begin (NULL);
  g_autofree char *name = g_strnfill (255, 'a');
  g_autofree char *path = g_build_filename (place.folder, name, NULL);

  write_well (path, OLD);
  write_well (path, NEW);
  assert_holds (path, NEW);
  end (&place);
}

/* What another program wrote is not replaced; the same bytes written anew are no change, and what has gone comes
 * back. */
static void
test_known (void)
{
  Place place = begin (OLD);
  g_autoptr (GBytes) old = g_bytes_new_static (OLD, strlen (OLD));
  g_autoptr (ComstockFileKnown) known = comstock_file_known_new (old);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (place.path, "WHAT was there before", -1, NULL));
  assert_refused (place.path, known, COMSTOCK_FILE_ERROR, COMSTOCK_FILE_ERROR_CHANGED);
  assert_holds (place.path, "WHAT was there before");
  g_assert_cmpuint (count_files (&place), ==, 1);
  g_assert_true (g_file_set_contents (place.path, OLD, -1, NULL));
  g_assert_true (write_text (place.path, NEW, known, &error));
  g_assert_true (write_text (place.path, "more", known, &error));
  g_assert_cmpint (g_unlink (place.path), ==, 0);
  g_assert_true (write_text (place.path, "much more", known, &error));
  g_assert_true (g_file_set_contents (place.path, NEW, -1, NULL));
  g_assert_true (write_text (place.path, NEW, known, &error));
  g_assert_no_error (error);
  end (&place);
}

/* Whatever is there may go, but once. */
static void
test_known_once (void)
{
  Place place = begin (OLD);
  g_autoptr (ComstockFileKnown) known = comstock_file_known_new (NULL);

  g_assert_true (write_text (place.path, "mine", known, NULL));
  g_assert_true (g_file_set_contents (place.path, OLD, -1, NULL));
  assert_refused (place.path, known, COMSTOCK_FILE_ERROR, COMSTOCK_FILE_ERROR_CHANGED);
  assert_holds (place.path, OLD);
  end (&place);
}

/* A failure of the folder comes after the new file is there: that is known then. */
static void
test_known_in_spite_of_failure (void)
{
  Place place = begin (OLD);
  g_autoptr (GBytes) old = g_bytes_new_static (OLD, strlen (OLD));
  g_autoptr (ComstockFileKnown) known = comstock_file_known_new (old);

  folder_fails = TRUE;
  assert_refused (place.path, known, G_FILE_ERROR, G_FILE_ERROR_IO);
  folder_fails = FALSE;
  g_assert_true (write_text (place.path, "and so on", known, NULL));
  end (&place);
}

/* A file that appears while the new one is made. */
static void
test_newcomer (void)
{
  Place place = begin (NULL);
  g_autoptr (GBytes) mine = g_bytes_new_static ("mine", 4);
  g_autoptr (ComstockFileKnown) known = comstock_file_known_new (mine);

  newcomer = place.path;
  assert_refused (place.path, known, COMSTOCK_FILE_ERROR, COMSTOCK_FILE_ERROR_CHANGED);
  assert_holds (place.path, OLD);
  g_assert_cmpint (g_unlink (place.path), ==, 0);
  newcomer = place.path;
  write_well (place.path, NEW);
  assert_holds (place.path, NEW);
  g_assert_cmpuint (count_files (&place), ==, 1);
  end (&place);
}

/* Whether the writer of NEW died at that call. */
static gboolean
dies_at (const Place *place,
         guint        call)
{
  const pid_t writer = fork ();
  int status;

  if (writer == 0)
    {
      n_calls = 0;
      deadly_call = call;
      _exit (write_text (place->path, NEW, NULL, NULL) ? 0 : 1);
    }
  g_assert_cmpint (waitpid (writer, &status, 0), ==, writer);
  g_assert_true (WIFSIGNALED (status) || WEXITSTATUS (status) == 0);
  return WIFSIGNALED (status);
}

static void
assert_whole (const char *path)
{
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_true (g_str_equal (found, OLD) || g_str_equal (found, NEW));
}

/* Kills at each call in turn.  The next write removes what is left.  Returns at how many calls something was. */
static guint
kill_everywhere (const char *former)
{
  guint n_left = 0;
  gboolean died = TRUE;

  for (guint call = 1; died; call++)
    {
      Place place = begin (former);
      const gboolean was_there = former != NULL;
      g_autofree char *left = NULL;

      died = dies_at (&place, call);
      left = find_temporary (&place);
      n_left += left != NULL;
      if (was_there || g_file_test (place.path, G_FILE_TEST_EXISTS))
        assert_whole (place.path);
      write_well (place.path, NEW);
      g_assert_cmpuint (count_files (&place), ==, 1);
      assert_holds (place.path, NEW);
      end (&place);
      g_assert_true (died || call > 4);
    }
  return n_left;
}

/* A new file never has another name; one that takes the place of another for a moment. */
static void
test_killed (void)
{
  Place place = begin (NULL);
  const int fd = open (place.folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);

  if (fd < 0)
    g_test_skip ("the file system has no files without a name");
  else
    {
      g_assert_true (g_close (fd, NULL));
      g_assert_cmpuint (kill_everywhere (NULL), ==, 0);
      g_assert_cmpuint (kill_everywhere (OLD), ==, 1);
    }
  end (&place);
}

static void
test_killed_without_proc (void)
{
  without_proc = TRUE;
  g_assert_cmpuint (kill_everywhere (NULL), >, 0);
  g_assert_cmpuint (kill_everywhere (OLD), >, 0);
  without_proc = FALSE;
}

/* Whoever dies while a file with several names is rewritten leaves a whole copy, if the file is not whole. */
static void
test_killed_rewriting (void)
{
  guint n_torn = 0;
  gboolean died = TRUE;

  for (guint call = 1; died; call++)
    {
      Place place = begin (OLD);
      g_autofree char *other = g_build_filename (place.folder, "other name", NULL);
      g_autofree char *copy = NULL;
      g_autofree char *found = NULL;

      g_assert_cmpint (link (place.path, other), ==, 0);
      died = dies_at (&place, call);
      copy = find_temporary (&place);
      g_assert_true (g_file_get_contents (other, &found, NULL, NULL));
      if (!g_str_equal (found, OLD) && !g_str_equal (found, NEW))
        {
          g_assert_nonnull (copy);
          assert_holds (copy, NEW);
          n_torn++;
        }
      write_well (place.path, NEW);
      assert_holds (other, NEW);
      g_assert_cmpuint (count_files (&place), ==, 2);
      end (&place);
    }
  g_assert_cmpuint (n_torn, >, 0);
}

/* No byte is lost for want of room. */
static void
test_no_room (void)
{
  Place place = begin (OLD);
  g_autofree char *other = g_build_filename (place.folder, "other name", NULL);

  g_assert_cmpint (link (place.path, other), ==, 0);
  is_full = TRUE;
  assert_refused (place.path, NULL, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  is_full = FALSE;
  assert_holds (other, OLD);
  g_assert_cmpuint (count_files (&place), ==, 2);
  end (&place);
}

/* The copy stays, and trying again needs no question. */
static void
test_rewriting_fails (void)
{
  Place place = begin (OLD);
  g_autofree char *other = g_build_filename (place.folder, "other name", NULL);
  g_autoptr (GBytes) old = g_bytes_new_static (OLD, strlen (OLD));
  g_autoptr (ComstockFileKnown) known = comstock_file_known_new (old);
  g_autofree char *copy = NULL;

  g_assert_cmpint (link (place.path, other), ==, 0);
  n_writes = 0;
  failing_write = 2;
  assert_refused (place.path, known, G_FILE_ERROR, G_FILE_ERROR_IO);
  failing_write = 0;
  copy = find_temporary (&place);
  g_assert_nonnull (copy);
  assert_holds (copy, NEW);
  g_assert_true (write_text (place.path, "and so on", known, NULL));
  assert_holds (other, "and so on");
  g_assert_cmpuint (count_files (&place), ==, 2);
  end (&place);
}

/* The temporary file of who still writes, and files of other names, are left alone. */
static void
test_left_overs (void)
{
  Place place = begin (OLD);
  g_autofree char *alive = g_build_filename (place.folder, SAVING "A1b2C3", NULL);
  g_autofree char *other = g_build_filename (place.folder, ".other" SAVING "A1b2C3", NULL);
  g_autofree char *longer = g_build_filename (place.folder, SAVING "for-later", NULL);
  const int fd = g_open (alive, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  g_assert_true (g_file_set_contents (other, "", 0, NULL));
  g_assert_true (g_file_set_contents (longer, "", 0, NULL));
  write_well (place.path, NEW);
  g_assert_cmpuint (count_files (&place), ==, 4);
  g_assert_true (g_close (fd, NULL));
  write_well (place.path, OLD);
  g_assert_cmpuint (count_files (&place), ==, 3);
  end (&place);
}

/* With and without a name for what is tried. */
static void
test_try (void)
{
  for (guint i = 0; i < 2; i++)
    {
      Place place = begin (OLD);
      g_autofree char *new = g_build_filename (place.folder, "new", NULL);
      const struct stat before = look_at (place.path);
      g_autoptr (GError) error = NULL;
      struct stat after;

      without_proc = i == 1;
      g_assert_true (comstock_file_try (place.path, &error));
      g_assert_true (comstock_file_try (new, &error));
      without_proc = FALSE;
      g_assert_no_error (error);
      after = look_at (place.path);
      assert_holds (place.path, OLD);
      g_assert_cmpuint (after.st_ino, ==, before.st_ino);
      g_assert_cmpmem (&after.st_mtim, sizeof after.st_mtim, &before.st_mtim, sizeof before.st_mtim);
      g_assert_cmpuint (count_files (&place), ==, 1);
      end (&place);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/file-write/mode", test_mode);
  g_test_add_func ("/model/file-write/owner", test_owner);
  g_test_add_func ("/model/file-write/owner-without-right", test_owner_without_right);
  g_test_add_func ("/model/file-write/attributes", test_attributes);
  g_test_add_func ("/model/file-write/access-list", test_access_list);
  g_test_add_func ("/model/file-write/names", test_names);
  g_test_add_func ("/model/file-write/read-only", test_read_only);
  g_test_add_func ("/model/file-write/folder-fails", test_folder_fails);
  g_test_add_func ("/model/file-write/long-name", test_long_name);
  g_test_add_func ("/model/file-write/known", test_known);
  g_test_add_func ("/model/file-write/known-once", test_known_once);
  g_test_add_func ("/model/file-write/known-in-spite-of-failure", test_known_in_spite_of_failure);
  g_test_add_func ("/model/file-write/newcomer", test_newcomer);
  g_test_add_func ("/model/file-write/killed", test_killed);
  g_test_add_func ("/model/file-write/killed-without-proc", test_killed_without_proc);
  g_test_add_func ("/model/file-write/killed-rewriting", test_killed_rewriting);
  g_test_add_func ("/model/file-write/no-room", test_no_room);
  g_test_add_func ("/model/file-write/rewriting-fails", test_rewriting_fails);
  g_test_add_func ("/model/file-write/left-overs", test_left_overs);
  g_test_add_func ("/model/file-write/try", test_try);
  return g_test_run ();
}
