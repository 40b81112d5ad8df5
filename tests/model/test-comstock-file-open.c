/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of comstock-file-open. */

#include "model/base/comstock-file-open.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct
{
  char *folder;
  char *path;
} Place;

static void
place_init (Place *place)
{
  place->folder = g_dir_make_tmp ("comstock-open-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "it", NULL);
}

static void
place_clear (Place *place)
{
  g_remove (place->path);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->path);
  g_free (place->folder);
}

static void
assert_refused (const char *path,
                int         code)
{
  static const int flags[] = { O_RDONLY, O_WRONLY, O_RDWR | O_CREAT };

  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      g_assert_cmpint (comstock_file_open (path, flags[i]), ==, -1);
      g_assert_cmpint (errno, ==, code);
    }
}

static void
test_file (void)
{
  struct stat about;
  Place place;
  int fd;

  place_init (&place);
  g_assert_cmpint (comstock_file_open (place.path, O_RDONLY), ==, -1);
  g_assert_cmpint (errno, ==, ENOENT);
  fd = comstock_file_open (place.path, O_WRONLY | O_CREAT);
  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (fstat (fd, &about), ==, 0);
  g_assert_cmpint (about.st_mode, ==, S_IFREG | 0600);
  g_close (fd, NULL);
  fd = comstock_file_open (place.path, O_RDONLY);
  g_assert_cmpint (fd, >=, 0);
  g_close (fd, NULL);
  place_clear (&place);
}

/* Nobody writes into the pipe, nobody listens at the socket. */
static void
test_no_file (void)
{
  Place place;

  place_init (&place);
  g_assert_cmpint (mkfifo (place.path, 0600), ==, 0);
  assert_refused (place.path, ENXIO);
  g_remove (place.path);
  g_assert_cmpint (mknod (place.path, S_IFSOCK | 0600, 0), ==, 0);
  assert_refused (place.path, ENXIO);
  g_remove (place.path);
  g_assert_cmpint (symlink ("/dev/zero", place.path), ==, 0);
  assert_refused (place.path, ENXIO);
  assert_refused (place.folder, EISDIR);
  place_clear (&place);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comstock-file-open/file", test_file);
  g_test_add_func ("/comstock-file-open/no-file", test_no_file);
  return g_test_run ();
}
