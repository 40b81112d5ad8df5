/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves on disk: where they go, in which order, and what is said when they cannot. */

#include "comstock-save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/base/comstock-json.h"
#include "comstock-save-private.h"
#include "model/base/comstock-text.h"
#include "model/base/comstock-workers.h"

static void
prefix_file (GFile   *file,
             GError **error)
{
  g_autofree char *name = g_file_get_parse_name (file);

  comstock_text_prefix_error (error, name);
}

/* What to do when a file cannot be written, by the reason. */
static const struct
{
  GFileError code;
  const char *sentence;
} ways_out[] = {
  { G_FILE_ERROR_NOSPC, N_("The disk is full. Free some space on it, or choose a folder on another disk.") },
  { G_FILE_ERROR_ROFS, N_("This disk is read-only. Choose a folder on another disk.") },
  { G_FILE_ERROR_ACCES, N_("You do not have permission to write to this folder. Choose another folder.") },
  { G_FILE_ERROR_PERM, N_("You do not have permission to write to this folder. Choose another folder.") },
  { G_FILE_ERROR_NOENT, N_("This folder does not exist. Choose another folder.") },
  { G_FILE_ERROR_NOTDIR, N_("This folder does not exist. Choose another folder.") },
  { G_FILE_ERROR_ISDIR, N_("This is a folder. Choose another name.") },
  { G_FILE_ERROR_NAMETOOLONG, N_("This name is too long. Choose a shorter one.") },
  { G_FILE_ERROR_LOOP, N_("This link is broken. Choose another name.") },
  { G_FILE_ERROR_IO, N_("The disk is not working properly. Choose a folder on another disk.") },
};

/* Puts the way out in the place of the system's own message. */
static void
word_error (GError **error)
{
  for (guint i = 0; error != NULL && i < G_N_ELEMENTS (ways_out); i++)
    if (g_error_matches (*error, G_FILE_ERROR, (int) ways_out[i].code))
      {
        g_free ((*error)->message);
        (*error)->message = g_strdup (_(ways_out[i].sentence));
        return;
      }
}

void
comstock_save_explain_error (GFile   *file,
                             GError **error)
{
  word_error (error);
  prefix_file (file, error);
}

static gboolean
write_file (const char        *path,
            GBytes            *bytes,
            ComstockFileKnown *known,
            GError           **error)
{
  if (comstock_file_write (path, bytes, known, error))
    return TRUE;
  word_error (error);
  return FALSE;
}

/* What is at the end of all links at @path; 0 if there is nothing. */
static mode_t
find_mode (const char *path)
{
  GStatBuf found;

  return g_stat (path, &found) == 0 ? found.st_mode : 0;
}

/* What is not there yet becomes a file, and a folder is refused as one. */
static gboolean
is_special (mode_t mode)
{
  return mode != 0 && !S_ISREG (mode) && !S_ISDIR (mode);
}

static gboolean
set_system_error (GError **error)
{
  const int code = errno;

  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (code),
                       code == ENXIO ? _("No program is reading what is written there. Choose another name.")
                                     : g_strerror (code));
  return FALSE;
}

/* A pipe that nobody reads fails at once: waiting for a reader could last for ever. */
static int
open_special (const char *path)
{
  const int fd = g_open (path, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK, 0);

  if (fd >= 0)
    fcntl (fd, F_SETFL, fcntl (fd, F_GETFL) & ~O_NONBLOCK);
  return fd;
}

static gboolean
fail_disk (GError **error)
{
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NODEV, _("This is a disk, not a file. Choose another name."));
  return FALSE;
}

/* Writes to what is no file.  The ways out would be wrong here: a full device is not a full disk. */
static gboolean
write_special (const char *path,
               mode_t      mode,
               GBytes     *bytes,
               GError    **error)
{
  gboolean written;
  int fd;

  if (S_ISBLK (mode))
    return fail_disk (error);
  fd = open_special (path);
  if (fd < 0)
    return set_system_error (error);
  written = comstock_file_write_all (fd, bytes, error);
  return g_close (fd, written ? error : NULL) && written;
}

/* Whether write_special () can be expected to work. */
static gboolean
try_special (const char *path,
             mode_t      mode,
             GError    **error)
{
  if (S_ISBLK (mode))
    return fail_disk (error);
  if (!S_ISSOCK (mode) && g_access (path, W_OK) == 0)
    return TRUE;
  errno = S_ISSOCK (mode) ? ENXIO : errno;
  return set_system_error (error);
}

static gboolean
fail_no_file (GError **error)
{
  g_set_error_literal (error, COMSTOCK_FILE_ERROR, COMSTOCK_FILE_ERROR_NO_FILE,
                       _("This is a pipe or a device, not a file. Choose another name."));
  return FALSE;
}

static gboolean
write_path (const char        *path,
            GBytes            *bytes,
            ComstockFileKnown *known,
            GError           **error)
{
  const mode_t mode = find_mode (path);

  if (!is_special (mode))
    return write_file (path, bytes, known, error);
  return known != NULL ? fail_no_file (error) : write_special (path, mode, bytes, error);
}

static gboolean
try_path (const char *path,
          GError    **error)
{
  const mode_t mode = find_mode (path);

  if (is_special (mode))
    return try_special (path, mode, error);
  if (comstock_file_try (path, error))
    return TRUE;
  word_error (error);
  return FALSE;
}

static char *
dup_path (GFile   *file,
          GError **error)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _("files can only be saved on this computer"));
  return path;
}

static gboolean
write_known (GBytes            *bytes,
             GFile             *file,
             ComstockFileKnown *known,
             GError           **error)
{
  g_autofree char *path = dup_path (file, error);

  if (path != NULL && write_path (path, bytes, known, error))
    return TRUE;
  prefix_file (file, error);
  return FALSE;
}

gboolean
comstock_save_write_bytes (GBytes  *bytes,
                           GFile   *file,
                           GError **error)
{
  return write_known (bytes, file, NULL, error);
}

gboolean
comstock_save_try (GFile   *file,
                   GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  path = dup_path (file, error);
  if (path != NULL && try_path (path, error))
    return TRUE;
  prefix_file (file, error);
  return FALSE;
}

gboolean
comstock_save_write (ComstockGame *game,
                     GFile        *file,
                     GError      **error)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);

  g_return_val_if_fail (bytes != NULL, FALSE);

  return comstock_save_write_bytes (bytes, file, error);
}

typedef struct
{
  GBytes *bytes;
  GFile *file;
  ComstockFileKnown *known;     /* or NULL */
} Writing;

static void
writing_free (Writing *writing)
{
  g_bytes_unref (writing->bytes);
  g_object_unref (writing->file);
  g_clear_pointer (&writing->known, comstock_file_known_unref);
  g_free (writing);
}

/* The writes to one file in the order in which they were asked for, by its URI: GQueues of GTasks, of which the first
 * is under way.  Side by side an older one could end last. */
static GHashTable *queues;

static GQueue *
get_queue (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GQueue *queue;

  if (queues == NULL)
    queues = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_queue_free);
  queue = g_hash_table_lookup (queues, uri);
  if (queue == NULL)
    {
      queue = g_queue_new ();
      g_hash_table_insert (queues, g_steal_pointer (&uri), queue);
    }
  return queue;
}

static void
remove_queue (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  g_hash_table_remove (queues, uri);
  if (g_hash_table_size (queues) == 0)
    g_clear_pointer (&queues, g_hash_table_unref);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  const Writing *writing = data;
  GError *error = NULL;

  if (write_known (writing->bytes, writing->file, writing->known, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_completed (GTask *task)
{
  const Writing *writing = g_task_get_task_data (task);
  GQueue *queue = get_queue (writing->file);

  g_queue_pop_head (queue);
  if (g_queue_is_empty (queue))
    remove_queue (writing->file);
  else
    comstock_workers_run (g_queue_peek_head (queue), write_in_thread);
  g_object_unref (task);
}

void
comstock_save_write_bytes_async (GBytes             *bytes,
                                 GFile              *file,
                                 ComstockFileKnown  *known,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            data)
{
  Writing *writing;
  GQueue *queue;
  GTask *task;

  g_return_if_fail (bytes != NULL);
  g_return_if_fail (G_IS_FILE (file));

  writing = g_new (Writing, 1);
  *writing = (Writing) {
    g_bytes_ref (bytes), g_object_ref (file), known != NULL ? comstock_file_known_ref (known) : NULL
  };
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, comstock_save_write_bytes_async);
  g_task_set_task_data (task, writing, (GDestroyNotify) writing_free);
  g_signal_connect (task, "notify::completed", G_CALLBACK (on_completed), NULL);
  queue = get_queue (file);
  g_queue_push_tail (queue, task);
  if (g_queue_get_length (queue) == 1)
    comstock_workers_run (task, write_in_thread);
}

gboolean
comstock_save_write_finish (GAsyncResult *result,
                            GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
