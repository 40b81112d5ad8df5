/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of saved files: who may read them, and what saving says when it fails. */

#include "table.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "model/store/comstock-save.h"

/* Where a save is to go, in a new folder that holds a file and a folder, and what comes of it. */
typedef struct
{
  const char *name;
  int code;
  const char *way_out;
} Case;

/* Whoever asks beforehand is told the same. */
static void
assert_foretold (GFile        *file,
                 const GError *error)
{
  g_autoptr (GError) foretold = NULL;

  g_assert_false (comstock_save_try (file, &foretold));
  g_assert_error (foretold, error->domain, error->code);
  g_assert_cmpstr (foretold->message, ==, error->message);
}

static void
test_ways_out (void)
{
  static const Case cases[] = {
    { "nowhere/game.comstock", G_FILE_ERROR_NOENT, "This folder does not exist. Choose another folder." },
    { "file/game.comstock", G_FILE_ERROR_NOTDIR, "This folder does not exist. Choose another folder." },
    { "folder", G_FILE_ERROR_ISDIR, "This is a folder. Choose another name." },
  };
  g_autofree char *folder = g_dir_make_tmp ("comstock-ways-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (folder, "folder", NULL);
  g_autofree char *file = g_build_filename (folder, "file", NULL);
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 1);

  g_assert_cmpint (g_mkdir (inner, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) target = g_file_new_build_filename (folder, cases[i].name, NULL);
      g_autofree char *wanted = g_strdup_printf ("%s: %s", g_file_peek_path (target), cases[i].way_out);
      g_autoptr (GError) error = NULL;

      g_assert_false (comstock_save_write (COMSTOCK_GAME (game), target, &error));
      g_assert_error (error, G_FILE_ERROR, cases[i].code);
      g_assert_cmpstr (error->message, ==, wanted);
      assert_foretold (target, error);
    }
  table_remove_tree (folder);
}

/* The folder would let it be replaced. */
static void
test_read_only (void)
{
  g_autofree char *folder = g_dir_make_tmp ("comstock-ways-XXXXXX", NULL);
  g_autoptr (GFile) target = g_file_new_build_filename (folder, "game.comstock", NULL);
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 2);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (target), "", 0, NULL));
  g_assert_cmpint (g_chmod (g_file_peek_path (target), 0444), ==, 0);
  g_assert_false (comstock_save_write (COMSTOCK_GAME (game), target, &error));
  g_assert_error (error, COMSTOCK_FILE_ERROR, COMSTOCK_FILE_ERROR_READ_ONLY);
  g_assert_true (g_str_has_suffix (error->message, ": This file is read-only. Choose another name."));
  assert_foretold (target, error);
  table_remove_tree (folder);
}

static void
test_name_too_long (void)
{
  g_autofree char *folder = g_dir_make_tmp ("comstock-ways-XXXXXX", NULL);
  g_autofree char *name = g_strnfill (300, 'a');
  g_autoptr (GFile) target = g_file_new_build_filename (folder, name, NULL);
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 2);
  g_autoptr (GError) error = NULL;

  g_assert_false (comstock_save_write (COMSTOCK_GAME (game), target, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NAMETOOLONG);
  g_assert_true (g_str_has_suffix (error->message, "This name is too long. Choose a shorter one."));
  assert_foretold (target, error);
  table_remove_tree (folder);
}

static void
test_elsewhere (void)
{
  g_autoptr (GFile) target = g_file_new_for_uri ("sftp://example.org/game.comstock");
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 3);
  g_autoptr (GError) error = NULL;

  g_assert_false (comstock_save_write (COMSTOCK_GAME (game), target, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_assert_cmpstr (error->message, ==, "sftp://example.org/game.comstock: files can only be saved on this computer");
  assert_foretold (target, error);
}

/* Like any other document: as the user's mask says. */
static void
test_permissions (void)
{
  g_autofree char *folder = g_dir_make_tmp ("comstock-save-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.comstock", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 4);
  const mode_t before = umask (027);
  GStatBuf found;

  g_assert_true (comstock_save_write (COMSTOCK_GAME (game), file, NULL));
  umask (before);
  g_assert_cmpint (g_stat (path, &found), ==, 0);
  g_assert_cmphex (found.st_mode & 0777, ==, 0640);
  table_remove_tree (folder);
}

typedef struct
{
  char *folder;
  GFile *file;
  GBytes *bytes;
} Special;

static void
special_init (Special    *special,
              const char *name)
{
  special->folder = g_dir_make_tmp ("comstock-special-XXXXXX", NULL);
  special->file = g_file_new_build_filename (special->folder, name, NULL);
  special->bytes = g_bytes_new_static ("save", 4);
}

static void
special_clear (Special *special)
{
  table_remove_tree (special->folder);
  g_free (special->folder);
  g_object_unref (special->file);
  g_bytes_unref (special->bytes);
}

static mode_t
get_mode (const Special *special)
{
  GStatBuf found;

  g_assert_cmpint (g_lstat (g_file_peek_path (special->file), &found), ==, 0);
  return found.st_mode;
}

static void
assert_refused (const Special *special,
                int            code,
                const char    *message,
                gboolean       is_foretold)
{
  g_autofree char *wanted = g_strdup_printf ("%s: %s", g_file_peek_path (special->file), message);
  g_autoptr (GError) error = NULL;

  g_assert_false (comstock_save_write_bytes (special->bytes, special->file, &error));
  g_assert_error (error, G_FILE_ERROR, code);
  g_assert_cmpstr (error->message, ==, wanted);
  if (is_foretold)
    assert_foretold (special->file, error);
}

/* Also at the end of a link.  Whoever tries does not open it: a reader would read its end. */
static void
test_pipe (void)
{
  Special special;
  g_autofree char *path = NULL;
  g_autoptr (GFile) link = NULL;
  char found[16];
  g_autoptr (GError) error = NULL;
  int fd;

  special_init (&special, "pipe");
  path = g_file_get_path (special.file);
  link = g_file_new_build_filename (special.folder, "link", NULL);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_cmpint (symlink ("pipe", g_file_peek_path (link)), ==, 0);
  assert_refused (&special, G_FILE_ERROR_NXIO, "No program is reading what is written there. Choose another name.",
                  FALSE);
  g_assert_null (comstock_save_read (special.file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);
  fd = g_open (path, O_RDONLY | O_NONBLOCK, 0);
  g_assert_true (comstock_save_try (special.file, &error));
  g_assert_no_error (error);
  g_assert_true (comstock_save_write_bytes (special.bytes, special.file, &error));
  g_assert_true (comstock_save_write_bytes (special.bytes, link, &error));
  g_assert_no_error (error);
  g_assert_cmpint (read (fd, found, sizeof found), ==, 8);
  g_assert_cmpmem (found, 8, "savesave", 8);
  g_assert_true (S_ISFIFO (get_mode (&special)));
  g_assert_true (g_file_test (g_file_peek_path (link), G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_close (fd, NULL));
  special_clear (&special);
}

static void
test_socket (void)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  const int fd = socket (AF_UNIX, SOCK_STREAM, 0);
  Special special;

  special_init (&special, "socket");
  g_strlcpy (address.sun_path, g_file_peek_path (special.file), sizeof address.sun_path);
  g_assert_cmpint (bind (fd, (const struct sockaddr *) &address, sizeof address), ==, 0);
  assert_refused (&special, G_FILE_ERROR_NXIO, "No program is reading what is written there. Choose another name.",
                  TRUE);
  g_assert_true (S_ISSOCK (get_mode (&special)));
  g_assert_true (g_close (fd, NULL));
  special_clear (&special);
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_save_write_finish (result, &error));
  g_assert_no_error (error);
  (*(guint *) data)++;
}

/* What was asked for last is what stays, however long the disk takes for what came before. */
static void
test_order (void)
{
  static const gsize sizes[] = { 64 * 1024 * 1024, 4, 32 * 1024 * 1024, 5 };
  g_autofree char *folder = g_dir_make_tmp ("comstock-order-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.comstock", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  guint n_written = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_take (g_strnfill (sizes[i], (char) ('a' + i)), sizes[i]);

      comstock_save_write_bytes_async (bytes, file, NULL, NULL, on_written, &n_written);
    }
  while (n_written < G_N_ELEMENTS (sizes))
    g_main_context_iteration (NULL, TRUE);
  g_file_get_contents (g_file_peek_path (file), &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_equal (text, "ddddd"));
  table_remove_tree (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/save-file/ways-out", test_ways_out);
  g_test_add_func ("/model/save-file/read-only", test_read_only);
  g_test_add_func ("/model/save-file/name-too-long", test_name_too_long);
  g_test_add_func ("/model/save-file/elsewhere", test_elsewhere);
  g_test_add_func ("/model/save-file/permissions", test_permissions);
  g_test_add_func ("/model/save-file/pipe", test_pipe);
  g_test_add_func ("/model/save-file/socket", test_socket);
  g_test_add_func ("/model/save-file/order", test_order);
  return g_test_run ();
}
