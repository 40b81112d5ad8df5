/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves on disk: written whole or not at all. */

#include "comstock-save.h"

#include <glib/gi18n.h>

#include "comstock-json.h"

static void
prefix_file (GFile   *file,
             GError **error)
{
  g_autofree char *name = g_file_get_parse_name (file);

  g_prefix_error (error, "%s: ", name);
}

/* Where the bytes of @file go in the end.  Renaming over a symbolic link would replace the link. */
static char *
find_target (GFile   *file,
             GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  char *target;

  if (path == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _("saves can only be written to this computer"));
      return NULL;
    }
  target = realpath (path, NULL);
  if (target == NULL)
    return g_steal_pointer (&path);
  /* g_free () and free () are one since GLib 2.46. */
  return target;
}

static gboolean
write_bytes (GBytes  *bytes,
             GFile   *file,
             GError **error)
{
  g_autofree char *target = find_target (file, error);
  const char *text;
  gsize size;

  text = g_bytes_get_data (bytes, &size);
  if (target != NULL &&
      g_file_set_contents_full (target, text, (gssize) size,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                0600, error))
    return TRUE;
  prefix_file (file, error);
  return FALSE;
}

gboolean
comstock_save_write (ComstockGame  *game,
                     GFile         *file,
                     GError       **error)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);

  g_return_val_if_fail (bytes != NULL, FALSE);

  return write_bytes (bytes, file, error);
}

typedef struct
{
  GBytes *bytes;
  GFile *file;
} Writing;

static void
writing_free (Writing *writing)
{
  g_bytes_unref (writing->bytes);
  g_object_unref (writing->file);
  g_free (writing);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  const Writing *writing = data;
  GError *error = NULL;

  if (write_bytes (writing->bytes, writing->file, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
comstock_save_write_async (ComstockGame        *game,
                           GFile               *file,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  g_autoptr (GTask) task = NULL;
  Writing *writing;

  g_return_if_fail (COMSTOCK_IS_GAME (game));
  g_return_if_fail (G_IS_FILE (file));

  writing = g_new (Writing, 1);
  *writing = (Writing) { comstock_save_to_bytes (game), g_object_ref (file) };
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, comstock_save_write_async);
  g_task_set_task_data (task, writing, (GDestroyNotify) writing_free);
  g_task_run_in_thread (task, write_in_thread);
}

gboolean
comstock_save_write_finish (GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

ComstockGame *
comstock_save_read (GFile         *file,
                    GCancellable  *cancellable,
                    GError       **error)
{
  g_autoptr (GBytes) bytes = NULL;
  ComstockGame *game;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = comstock_json_load_bytes (file, cancellable, error);
  if (bytes == NULL)
    return NULL;
  game = comstock_save_from_bytes (bytes, error);
  if (game == NULL)
    prefix_file (file, error);
  return game;
}
