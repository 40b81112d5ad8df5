/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves read from a file, which may never answer: the bytes are waited for apart, a game made of them by a worker. */

#include "comstock-save.h"

#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"
#include "model/base/comstock-workers.h"

typedef struct
{
  GFile *file;
  gboolean as_prefix;
  GBytes *bytes;        /* once they are there */
  GError *stop;         /* why the prefix ends, or NULL */
} Reading;

static void
reading_free (Reading *reading)
{
  g_object_unref (reading->file);
  g_clear_pointer (&reading->bytes, g_bytes_unref);
  g_clear_error (&reading->stop);
  g_free (reading);
}

static const char source_key[] = "comstock-save-source";

/* With @stop, as much as can be proved.  Consumes @bytes, which may be NULL with @error set. */
static ComstockGame *
make_game (GFile   *file,
           GBytes  *bytes,
           GError **stop,
           GError **error)
{
  g_autoptr (GBytes) own = bytes;
  ComstockGame *game;

  if (own == NULL)
    return NULL;
  game = stop != NULL ? comstock_save_from_bytes_prefix (own, stop, error) : comstock_save_from_bytes (own, error);
  if (game == NULL)
    {
      g_autofree char *name = g_file_get_parse_name (file);

      comstock_text_prefix_error (error, name);
    }
  else if (stop == NULL)
    g_object_set_data_full (G_OBJECT (game), source_key, g_steal_pointer (&own), (GDestroyNotify) g_bytes_unref);
  return game;
}

GBytes *
comstock_save_get_source (ComstockGame *game)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (game), NULL);

  return g_object_get_data (G_OBJECT (game), source_key);
}

ComstockGame *
comstock_save_read (GFile        *file,
                    GCancellable *cancellable,
                    GError      **error)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  return make_game (file, comstock_json_load_file (file, cancellable, error), NULL, error);
}

ComstockGame *
comstock_save_read_prefix (GFile        *file,
                           GCancellable *cancellable,
                           GError      **stop,
                           GError      **error)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  return make_game (file, comstock_json_load_file (file, cancellable, error), stop, error);
}

static void
load_apart (GTask        *task,
            gpointer      source,
            gpointer      data,
            GCancellable *cancellable)
{
  GError *error = NULL;
  GBytes *bytes = comstock_json_load_file (data, cancellable, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

/* Nobody else has the game before it is returned. */
static void
make_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Reading *reading = data;
  GError *error = NULL;
  ComstockGame *game = make_game (reading->file, g_steal_pointer (&reading->bytes),
                                  reading->as_prefix ? &reading->stop : NULL, &error);

  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
on_loaded (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GTask) task = data;
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;

  reading->bytes = g_task_propagate_pointer (G_TASK (result), &error);
  if (reading->bytes != NULL)
    comstock_workers_run (task, make_in_thread);
  else
    g_task_return_error (task, error);
}

static void
read_async (GFile              *file,
            gboolean            as_prefix,
            gpointer            tag,
            GCancellable       *cancellable,
            GAsyncReadyCallback callback,
            gpointer            data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);
  g_autoptr (GTask) loading = g_task_new (NULL, cancellable, on_loaded, task);
  Reading *reading = g_new0 (Reading, 1);

  reading->file = g_object_ref (file);
  reading->as_prefix = as_prefix;
  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, reading, (GDestroyNotify) reading_free);
  g_task_set_task_data (loading, g_object_ref (file), g_object_unref);
  comstock_workers_run_apart (loading, load_apart);
}

void
comstock_save_read_async (GFile              *file,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            data)
{
  g_return_if_fail (G_IS_FILE (file));

  read_async (file, FALSE, comstock_save_read_async, cancellable, callback, data);
}

void
comstock_save_read_prefix_async (GFile              *file,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            data)
{
  g_return_if_fail (G_IS_FILE (file));

  read_async (file, TRUE, comstock_save_read_prefix_async, cancellable, callback, data);
}

ComstockGame *
comstock_save_read_finish (GAsyncResult *result,
                           GError      **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, comstock_save_read_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

ComstockGame *
comstock_save_read_prefix_finish (GAsyncResult *result,
                                  GError      **stop,
                                  GError      **error)
{
  Reading *reading;

  g_return_val_if_fail (g_async_result_is_tagged (result, comstock_save_read_prefix_async), NULL);
  g_return_val_if_fail (stop != NULL && *stop == NULL, NULL);

  reading = g_task_get_task_data (G_TASK (result));
  *stop = g_steal_pointer (&reading->stop);
  return g_task_propagate_pointer (G_TASK (result), error);
}
