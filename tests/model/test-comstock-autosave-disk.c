/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saving onto a full disk, into a folder that may not be written, and onto a disk that only can be read. */

/* The test makes disks of its own in a mount namespace and becomes an ordinary user there; that takes root or a system
 * that lets users have namespaces, as Debian does.  Elsewhere, as in most containers, it is skipped. */

#include "table.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>

#include "model/store/comstock-autosave.h"
#include "model/store/comstock-save.h"

#define NOBODY 65534
#define SMALL "size=256k,mode=0777"

static const char *disks;

static char *
disk_path (const char *name)
{
  return g_build_filename (disks, name, NULL);
}

static GFile *
disk_file (const char *name)
{
  g_autofree char *path = disk_path (name);

  return g_file_new_for_path (path);
}

/* Writes until nothing more fits. */
static void
fill_disk (void)
{
  static const char block[1024] = { 0 };
  g_autofree char *path = disk_path ("full/filler");
  const int fd = g_open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

  g_assert_cmpint (fd, >=, 0);
  while (write (fd, block, sizeof block) > 0)
    continue;
  g_assert_cmpint (errno, ==, ENOSPC);
  g_assert_true (g_close (fd, NULL));
}

static void
free_disk (void)
{
  g_autofree char *path = disk_path ("full/filler");

  g_assert_cmpint (g_unlink (path), ==, 0);
}

static ComstockGame *
new_game (guint64 seed)
{
  return COMSTOCK_GAME (table_new (table_mixtures[1], seed));
}

static void
play (ComstockGame *game,
      guint         n)
{
  table_play (COMSTOCK_CARDS_GAME (game), n, comstock_game_get_length (game));
}

static void
write_sound (ComstockGame *game,
             GFile        *file)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_save_write (game, file, &error));
  g_assert_no_error (error);
}

static guint
count_files (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* Saving over @file fails with @code and this way out, leaves the old save and nothing else. */
static void
assert_old_save_stays (GFile      *file,
                       int         code,
                       const char *way_out)
{
  g_autoptr (GFile) parent = g_file_get_parent (file);
  const guint n_files = count_files (g_file_peek_path (parent));
  g_autoptr (ComstockGame) game = new_game (2);
  g_autoptr (ComstockGame) old = NULL;
  g_autoptr (GError) error = NULL;

  play (game, 100);
  g_assert_false (comstock_save_write (game, file, &error));
  g_assert_error (error, G_FILE_ERROR, code);
  g_assert_true (g_str_has_suffix (error->message, way_out));
  g_assert_true (g_str_has_prefix (error->message, g_file_peek_path (file)));
  g_assert_cmpuint (count_files (g_file_peek_path (parent)), ==, n_files);
  old = comstock_save_read (file, NULL, NULL);
  g_assert_nonnull (old);
  g_assert_cmpuint (comstock_game_get_length (old), ==, 30);
}

static void
wait_until_tried (ComstockAutosave *store)
{
  comstock_autosave_flush (store, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static void
assert_problem (ComstockAutosave *store,
                const char       *way_out)
{
  g_autofree char *problem = NULL;

  wait_until_tried (store);
  g_object_get (store, "problem", &problem, NULL);
  if (way_out == NULL)
    g_assert_cmpstr (problem, ==, NULL);
  else
    g_assert_nonnull (strstr (problem, way_out));
}

/* Reads what a restart would find, from another store. */
static void
assert_kept (GFile *folder,
             guint  length)
{
  g_autoptr (ComstockAutosave) store = comstock_autosave_new (folder);
  g_autofree char *report = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_restore (store, &report);

  g_assert_cmpstr (report, ==, NULL);
  g_assert_nonnull (game);
  g_assert_cmpuint (comstock_game_get_length (game), ==, length);
}

static void
test_full_disk_save (void)
{
  g_autoptr (GFile) file = disk_file ("full/game.comstock");
  g_autoptr (ComstockGame) game = new_game (1);

  play (game, 30);
  write_sound (game, file);
  fill_disk ();
  assert_old_save_stays (file, G_FILE_ERROR_NOSPC,
                         "The disk is full. Free some space on it, or choose a folder on another disk.");
  free_disk ();
  write_sound (game, file);
}

/* The game goes on without the disk, and is kept again as soon as there is room. */
static void
test_full_disk_autosave (void)
{
  g_autoptr (GFile) folder = disk_file ("full/autosave");
  g_autoptr (ComstockGame) game = new_game (3);
  ComstockAutosave *store = comstock_autosave_new (folder);

  comstock_autosave_set_game (store, game);
  play (game, 50);
  assert_problem (store, NULL);
  fill_disk ();
  for (guint i = 0; i < 20; i++)
    {
      play (game, 1);
      assert_problem (store, "The disk is full.");
    }
  g_assert_cmpuint (comstock_game_get_length (game), ==, 70);
  g_assert_finalize_object (store);
  assert_kept (folder, 50);

  store = comstock_autosave_new (folder);
  comstock_autosave_set_game (store, game);
  assert_problem (store, "The disk is full.");
  free_disk ();
  play (game, 1);
  assert_problem (store, NULL);
  g_assert_finalize_object (store);
  assert_kept (folder, 71);
}

static void
test_read_only_folder_save (void)
{
  g_autofree char *path = disk_path ("full/closed");
  g_autoptr (GFile) file = disk_file ("full/closed/game.comstock");
  g_autoptr (ComstockGame) game = new_game (1);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  play (game, 30);
  write_sound (game, file);
  g_assert_cmpint (g_chmod (path, 0500), ==, 0);
  assert_old_save_stays (file, G_FILE_ERROR_ACCES,
                         "You do not have permission to write to this folder. Choose another folder.");
  g_assert_cmpint (g_chmod (path, 0700), ==, 0);
}

static void
test_read_only_folder_autosave (void)
{
  g_autoptr (GFile) folder = disk_file ("full/later");
  g_autofree char *path = disk_path ("full/later/1");
  g_autoptr (ComstockGame) game = new_game (4);
  ComstockAutosave *store = comstock_autosave_new (folder);

  comstock_autosave_set_game (store, game);
  play (game, 10);
  assert_problem (store, NULL);
  g_assert_cmpint (g_chmod (path, 0500), ==, 0);
  play (game, 10);
  assert_problem (store, "You do not have permission to write to this folder.");
  g_assert_cmpuint (comstock_game_get_length (game), ==, 20);
  g_assert_finalize_object (store);
  assert_kept (folder, 10);

  g_assert_cmpint (g_chmod (path, 0700), ==, 0);
  store = comstock_autosave_new (folder);
  comstock_autosave_set_game (store, game);
  assert_problem (store, NULL);
  g_assert_finalize_object (store);
  assert_kept (folder, 20);
}

static void
test_read_only_disk (void)
{
  g_autoptr (GFile) file = disk_file ("read-only/game.comstock");

  assert_old_save_stays (file, G_FILE_ERROR_ROFS,
                         "This disk is read-only. Choose a folder on another disk.");
}

static void
give_up (const char *what)
{
  printf ("Bail out! %s: %s\n", what, g_strerror (errno));
  exit (EXIT_FAILURE);
}

/* The system does not let us: that says nothing about the program. */
static void
skip (const char *what)
{
  printf ("1..0 # SKIP %s: %s\n", what, g_strerror (errno));
  exit (EXIT_SUCCESS);
}

static void
write_text (const char *path,
            const char *text)
{
  const int fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);

  if (fd < 0 || write (fd, text, strlen (text)) < 0)
    skip (path);
  g_close (fd, NULL);
}

/* Users and groups are called in the namespace what they are called outside. */
static void
map_ids (guint user,
         guint group)
{
  g_autofree char *users = g_strdup_printf ("%u %u 1", user, user);
  g_autofree char *groups = g_strdup_printf ("%u %u 1", group, group);

  write_text ("/proc/self/setgroups", "deny");
  write_text ("/proc/self/uid_map", users);
  write_text ("/proc/self/gid_map", groups);
}

/* Where mounts are nobody else's business. */
static void
enter_namespace (void)
{
  const guint user = geteuid ();
  const guint group = getegid ();

  if (unshare (user == 0 ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER) != 0)
    skip ("No mount namespace can be had");
  if (user != 0)
    map_ids (user, group);
  if (mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0)
    skip ("Mounts cannot be kept apart from others");
}

static void
mount_disk (const char *name)
{
  g_autofree char *path = disk_path (name);

  if (g_mkdir (path, 0777) != 0 || mount ("tmpfs", path, "tmpfs", 0, SMALL) != 0)
    give_up (path);
}

static void
mount_disks (void)
{
  g_autofree char *path = disk_path ("read-only");
  g_autoptr (GFile) file = disk_file ("read-only/game.comstock");
  g_autoptr (ComstockGame) game = new_game (1);

  if (mount ("tmpfs", disks, "tmpfs", 0, SMALL) != 0)
    skip ("No disk can be mounted");
  mount_disk ("full");
  mount_disk ("read-only");
  play (game, 30);
  write_sound (game, file);
  if (g_chmod (g_file_peek_path (file), 0644) != 0 ||
      mount ("tmpfs", path, "tmpfs", MS_REMOUNT | MS_RDONLY, SMALL) != 0)
    give_up (path);
}

/* Root may write everywhere; what its new program may do is what @NOBODY may. */
static void
become_ordinary (void)
{
  if (geteuid () == 0 &&
      (setgroups (0, NULL) != 0 || setgid (NOBODY) != 0 || setuid (NOBODY) != 0))
    give_up ("setuid");
}

static int
run_tests (int    argc,
           char **argv)
{
  disks = g_getenv ("COMSTOCK_TEST_DISKS");
  g_assert_cmpuint (geteuid (), !=, 0);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/disk/full/save", test_full_disk_save);
  g_test_add_func ("/model/disk/full/autosave", test_full_disk_autosave);
  g_test_add_func ("/model/disk/read-only-folder/save", test_read_only_folder_save);
  g_test_add_func ("/model/disk/read-only-folder/autosave", test_read_only_folder_autosave);
  g_test_add_func ("/model/disk/read-only-disk", test_read_only_disk);
  return g_test_run ();
}

/* Starts this program anew on disks of its own. */
static void
run_inside (char **argv)
{
  enter_namespace ();
  mount_disks ();
  become_ordinary ();
  g_setenv ("COMSTOCK_TEST_DISKS", disks, TRUE);
  execv ("/proc/self/exe", argv);
  give_up ("execv");
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = NULL;
  pid_t child;
  int status;

  if (g_getenv ("COMSTOCK_TEST_DISKS") != NULL)
    return run_tests (argc, argv);
  folder = g_dir_make_tmp ("comstock-disks-XXXXXX", NULL);
  disks = folder;
  child = fork ();
  if (child == 0)
    run_inside (argv);
  waitpid (child, &status, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return WIFEXITED (status) ? WEXITSTATUS (status) : EXIT_FAILURE;
}
