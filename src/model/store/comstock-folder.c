/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making, syncing and reading folders. */

#include "comstock-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "comstock-save-private.h"
#include "model/base/comstock-text.h"

static gboolean
fail (const char *path,
      int         code,
      GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), g_strerror (code));
  comstock_save_explain_error (file, error);
  return FALSE;
}

/* Returns errno.  A file system that cannot sync folders says so: it keeps names in another way, or not at all. */
static int
sync_folder (const char *path)
{
  const int fd = g_open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  const int code = fd < 0 || (fsync (fd) != 0 && errno != EINVAL) ? errno : 0;

  if (fd >= 0)
    g_close (fd, NULL);
  return code;
}

static int
make_folder (const char *path)
{
  g_autofree char *parent = g_path_get_dirname (path);
  const gboolean is_there = g_file_test (path, G_FILE_TEST_IS_DIR);
  const int code = is_there || g_str_equal (parent, path) ? 0 : make_folder (parent);

  if (is_there || code != 0)
    return code;
  /* Somebody else may have been faster, with a folder or with a file. */
  if (g_mkdir (path, 0700) != 0 && !g_file_test (path, G_FILE_TEST_IS_DIR))
    return errno == EEXIST ? ENOTDIR : errno;
  return sync_folder (parent);
}

gboolean
comstock_folder_sync (const char *path,
                      GError    **error)
{
  const int code = sync_folder (path);

  return code == 0 || fail (path, code, error);
}

gboolean
comstock_folder_make (const char *path,
                      GError    **error)
{
  const int code = make_folder (path);

  return code == 0 || fail (path, code, error);
}

/* The ways out of a failed write are none here. */
static GPtrArray *
fail_reading (const char *path,
              int         code,
              GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = g_file_get_parse_name (file);
  const char *reason = g_strerror (code);

  if (code == EACCES)
    reason = _("You do not have permission to read this folder.");
  else if (code == ENOTDIR)
    reason = _("This is not a folder.");
  else if (code == ELOOP)
    reason = _("This link does not lead to a folder.");
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), reason);
  comstock_text_prefix_error (error, name);
  return NULL;
}

static GPtrArray *
read_names (const char *path,
            GError    **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) failure = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &failure);
  const char *name;

  if (g_error_matches (failure, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return g_steal_pointer (&names);
  if (dir == NULL)
    return fail_reading (path, errno, error);
  /* GDir does not tell a failure from the end. */
  for (errno = 0; (name = g_dir_read_name (dir)) != NULL; errno = 0)
    g_ptr_array_add (names, g_strdup (name));
  return errno == 0 ? g_steal_pointer (&names) : fail_reading (path, errno, error);
}

GPtrArray *
comstock_folder_dup_names (const char *path,
                           GError    **error)
{
  GPtrArray *names = read_names (path, NULL);

  return names != NULL ? names : read_names (path, error);
}
