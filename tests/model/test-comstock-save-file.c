/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of saved files: who may read them, and what saving says when it fails. */

#include "table.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "model/comstock-save.h"

/* Where a save is to go, in a new folder that holds a file and a folder, and what comes of it. */
typedef struct
{
  const char *name;
  int code;
  const char *way_out;
} Case;

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
    }
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
  g_assert_cmpstr (error->message, ==, "sftp://example.org/game.comstock: files can only be written to this computer");
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/save-file/ways-out", test_ways_out);
  g_test_add_func ("/model/save-file/name-too-long", test_name_too_long);
  g_test_add_func ("/model/save-file/elsewhere", test_elsewhere);
  g_test_add_func ("/model/save-file/permissions", test_permissions);
  return g_test_run ();
}
