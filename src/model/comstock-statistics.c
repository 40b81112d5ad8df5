/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that count, kept in a file: one record a game, older ones folded into tallies. */

#include "comstock-statistics-private.h"

#include <errno.h>
#include <glib/gi18n.h>

#include "comstock-json.h"
#include "comstock-save-private.h"
#include "comstock-save.h"
#include "comstock-statistics-json.h"
#include "comstock-workers.h"

#define MAX_BAD_FILES 100

struct _ComstockStatistics
{
  GObject parent_instance;

  GFile *file;
  gboolean loaded;
  gboolean barred;          /* the file holds what could neither be read nor put aside */
  GPtrArray *former;        /* of ComstockTally: the games before those in records */
  GPtrArray *records;       /* of ComstockRecord, in the order in which they first ended */
  char *read_problem;
  char *write_problem;

  GMutex writing;           /* held while the file is written */
  GBytes *newest;           /* what is still to be written, or NULL; exchanged atomically */
};

enum
{
  PROP_PROBLEM = 1,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockStatistics, comstock_statistics, G_TYPE_OBJECT)

static void
clear (ComstockStatistics *self)
{
  g_ptr_array_set_size (self->former, 0);
  g_ptr_array_set_size (self->records, 0);
}

/* A name beside the file that nobody has yet: "bad-statistics-1.json". */
static GFile *
dup_bad_file (ComstockStatistics *self,
              guint               number)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autofree char *name = g_strdup_printf ("bad-statistics-%u.json", number);

  return g_file_get_child (folder, name);
}

static void
put_aside (ComstockStatistics *self,
           const GError       *reason)
{
  for (guint number = 1; number <= MAX_BAD_FILES; number++)
    {
      g_autoptr (GFile) bad = dup_bad_file (self, number);
      g_autofree char *name = g_file_get_parse_name (bad);

      if (!g_file_move (self->file, bad, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, NULL, NULL, NULL, NULL))
        continue;
      /* Translators: a file; then what is wrong with it. */
      self->read_problem = g_strdup_printf (_("The statistics could not be read, so they begin anew. The file is kept "
                                              "as %s. %s"), name, reason->message);
      return;
    }
  self->barred = TRUE;
  /* Translators: what is wrong with a file. */
  self->read_problem = g_strdup_printf (_("The statistics can neither be read nor put aside: what you play now is not "
                                          "counted for good. %s"), reason->message);
}

static void
load (ComstockStatistics *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (self->loaded)
    return;
  self->loaded = TRUE;
  bytes = comstock_json_load_file (self->file, NULL, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      (bytes != NULL && comstock_statistics_json_read (bytes, self->former, self->records, &error)))
    return;
  clear (self);
  put_aside (self, error);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static gboolean
make_folder (ComstockStatistics *self,
             GError            **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);

  if (g_mkdir_with_parents (g_file_peek_path (folder), 0700) == 0)
    return TRUE;
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), g_strerror (errno));
  comstock_save_explain_error (folder, error);
  return FALSE;
}

/* In any thread: writes what is newest once nobody else writes, so that nothing older comes after it. */
static gboolean
write_newest (ComstockStatistics *self,
              GError            **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->writing);
  g_autoptr (GBytes) bytes = g_atomic_pointer_exchange (&self->newest, NULL);

  return bytes == NULL ||
         (make_folder (self, error) && comstock_save_write_bytes (bytes, self->file, error));
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  GError *error = NULL;

  if (write_newest (source, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
set_write_problem (ComstockStatistics *self,
                   const GError       *error)
{
  const char *problem = error != NULL ? error->message : NULL;

  if (g_strcmp0 (problem, self->write_problem) == 0)
    return;
  g_free (self->write_problem);
  self->write_problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  set_write_problem (COMSTOCK_STATISTICS (source), error);
}

/* The oldest game stops being one of its own, and counts on in its tally. */
static void
fold_oldest (ComstockStatistics *self)
{
  comstock_tallies_add (self->former, self->records->pdata[0]);
  if (self->former->len > COMSTOCK_STATISTICS_MAX_FORMER)
    g_ptr_array_set_size (self->former, COMSTOCK_STATISTICS_MAX_FORMER);
  g_ptr_array_remove_index (self->records, 0);
}

static GBytes *
to_bytes (ComstockStatistics *self)
{
  GBytes *bytes;

  while (self->records->len > COMSTOCK_STATISTICS_MAX_RECORDS)
    fold_oldest (self);
  bytes = comstock_statistics_json_write (self->former, self->records);
  while (g_bytes_get_size (bytes) > COMSTOCK_JSON_MAX_SIZE && self->records->len > 0)
    {
      fold_oldest (self);
      g_bytes_unref (bytes);
      bytes = comstock_statistics_json_write (self->former, self->records);
    }
  return bytes;
}

static void
queue_newest (ComstockStatistics *self)
{
  g_autoptr (GBytes) superseded = g_atomic_pointer_exchange (&self->newest, to_bytes (self));
}

void
comstock_statistics_store (ComstockStatistics *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
  if (!self->barred)
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, on_written, NULL);

      queue_newest (self);
      comstock_workers_run (task, write_in_thread);
    }
}

GPtrArray *
comstock_statistics_get_records (ComstockStatistics *self)
{
  load (self);
  return self->records;
}

gboolean
comstock_statistics_flush (ComstockStatistics  *self,
                           GError             **error)
{
  g_return_val_if_fail (COMSTOCK_IS_STATISTICS (self), FALSE);

  if (self->write_problem != NULL)
    queue_newest (self);
  return write_newest (self, error);
}

static int
compare_tallies (gconstpointer a,
                 gconstpointer b)
{
  const ComstockTally *first = *(ComstockTally *const *) a;
  const ComstockTally *second = *(ComstockTally *const *) b;
  int order = g_utf8_collate (first->player, second->player);

  return order != 0 ? order : (first->played < second->played) - (first->played > second->played);
}

GPtrArray *
comstock_statistics_dup_tallies (ComstockStatistics *self)
{
  GPtrArray *tallies = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_tally_free);

  g_return_val_if_fail (COMSTOCK_IS_STATISTICS (self), tallies);

  load (self);
  for (guint i = 0; i < self->former->len; i++)
    g_ptr_array_add (tallies, comstock_tally_copy (self->former->pdata[i]));
  for (guint i = 0; i < self->records->len; i++)
    comstock_tallies_add (tallies, self->records->pdata[i]);
  g_ptr_array_sort (tallies, compare_tallies);
  return tallies;
}

GBytes *
comstock_statistics_reset (ComstockStatistics *self)
{
  GBytes *bytes;

  g_return_val_if_fail (COMSTOCK_IS_STATISTICS (self), NULL);

  load (self);
  bytes = to_bytes (self);
  clear (self);
  comstock_statistics_store (self);
  return bytes;
}

void
comstock_statistics_restore (ComstockStatistics *self,
                             GBytes             *bytes)
{
  g_return_if_fail (COMSTOCK_IS_STATISTICS (self));

  clear (self);
  comstock_statistics_json_read (bytes, self->former, self->records, NULL);
  comstock_statistics_store (self);
}

static void
comstock_statistics_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  ComstockStatistics *self = COMSTOCK_STATISTICS (object);

  switch (id)
    {
    case PROP_PROBLEM:
      g_value_set_string (value, self->write_problem != NULL ? self->write_problem : self->read_problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_statistics_finalize (GObject *object)
{
  ComstockStatistics *self = COMSTOCK_STATISTICS (object);

  g_clear_object (&self->file);
  g_ptr_array_unref (self->former);
  g_ptr_array_unref (self->records);
  g_free (self->read_problem);
  g_free (self->write_problem);
  g_clear_pointer (&self->newest, g_bytes_unref);
  g_mutex_clear (&self->writing);
  G_OBJECT_CLASS (comstock_statistics_parent_class)->finalize (object);
}

static void
comstock_statistics_class_init (ComstockStatisticsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_statistics_get_property;
  object_class->finalize = comstock_statistics_finalize;
  properties[PROP_PROBLEM] =
    g_param_spec_string ("problem", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", COMSTOCK_TYPE_STATISTICS, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
comstock_statistics_init (ComstockStatistics *self)
{
  g_mutex_init (&self->writing);
  self->former = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_tally_free);
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_record_free);
}

ComstockStatistics *
comstock_statistics_new (GFile *file)
{
  ComstockStatistics *self = g_object_new (COMSTOCK_TYPE_STATISTICS, NULL);

  self->file = g_object_ref (file);
  return self;
}

GFile *
comstock_statistics_dup_usual_file (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "comstock", "statistics.json", NULL);
}
