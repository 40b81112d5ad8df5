/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that count, kept in a file that other processes may change as well. */

#include "comstock-statistics-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>

#include "comstock-folder.h"
#include "model/base/comstock-json.h"
#include "comstock-save.h"
#include "model/base/comstock-workers.h"

#define MAX_BAD_FILES 100

/* What the file held after a write. */
typedef struct
{
  ComstockBook *book;       /* NULL if nothing was written */
  guint n_written;          /* changes so far */
  char *problem;            /* where a file is now that could not be read, or NULL */
} Outcome;

struct _ComstockStatistics
{
  GObject parent_instance;

  GFile *file;
  ComstockBook *book;       /* NULL until the file was read */
  gboolean barred;          /* the file holds what could neither be read nor put aside */
  char *read_problem;
  char *write_problem;
  guint n_made;             /* changes of the book */

  GMutex sharing;           /* of the next three */
  GPtrArray *waiting;       /* of ComstockChange: what is not in the file yet */
  GBytes *newest;           /* the book after the last of them, or NULL */
  Outcome outcome;          /* of the last write, until it is taken over */

  GMutex writing;           /* held while the file is written */
  guint n_written;          /* changes */
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

/* A name beside the file that nobody has yet: "bad-statistics-1.json". */
static GFile *
dup_bad_file (ComstockStatistics *self,
              guint               number)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autofree char *name = g_strdup_printf ("bad-statistics-%u.json", number);

  return g_file_get_child (folder, name);
}

/* Returns sentences that tell where the file is now, or NULL if it stays where it is. */
static char *
put_aside (ComstockStatistics *self,
           const GError       *reason)
{
  for (guint number = 1; number <= MAX_BAD_FILES; number++)
    {
      g_autoptr (GFile) bad = dup_bad_file (self, number);
      g_autofree char *name = g_file_get_parse_name (bad);

      if (g_file_move (self->file, bad, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, NULL, NULL, NULL, NULL))
        /* Translators: a file; then what is wrong with it. */
        return g_strdup_printf (_("The statistics could not be read, so they have been reset. The file is kept "
                                  "as %s. %s"), name, reason->message);
    }
  return NULL;
}

/* What the file holds; NULL if there is none, or none any more, as *@problem tells then.  *@error is only set if there
 * is one that can neither be read nor put aside. */
static ComstockBook *
read_book (ComstockStatistics *self,
           char              **problem,
           GError            **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (GBytes) bytes = comstock_json_load_file (self->file, NULL, &reason);
  ComstockBook *book = bytes != NULL ? comstock_book_read (bytes, &reason) : NULL;

  if (reason == NULL || g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return book;
  *problem = put_aside (self, reason);
  if (*problem == NULL)
    g_propagate_error (error, g_steal_pointer (&reason));
  return NULL;
}

/* Takes @problem. */
static void
set_read_problem (ComstockStatistics *self,
                  char               *problem)
{
  g_free (self->read_problem);
  self->read_problem = problem;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static void
load (ComstockStatistics *self)
{
  g_autoptr (GError) error = NULL;
  char *problem = NULL;

  if (self->book != NULL)
    return;
  self->book = read_book (self, &problem, &error);
  if (self->book == NULL)
    self->book = comstock_book_new ();
  self->barred = error != NULL;
  if (self->barred)
    /* Translators: what is wrong with a file. */
    problem = g_strdup_printf (_("The statistics can neither be read nor set aside: what you play now is counted "
                                 "only until you quit. %s"), error->message);
  if (problem != NULL)
    set_read_problem (self, problem);
}

static gboolean
make_folder (ComstockStatistics *self,
             GError            **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);

  return comstock_folder_make (g_file_peek_path (folder), error);
}

/* Changes on their way to the file, and what the book here was after them. */
typedef struct
{
  GPtrArray *changes;
  GBytes *book;
} Batch;

static GPtrArray *
changes_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_change_free);
}

static Batch
take_batch (ComstockStatistics *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->sharing);
  const Batch batch = { g_steal_pointer (&self->waiting), g_steal_pointer (&self->newest) };

  self->waiting = changes_new ();
  return batch;
}

static void
clear_batch (Batch *batch)
{
  g_clear_pointer (&batch->changes, g_ptr_array_unref);
  g_clear_pointer (&batch->book, g_bytes_unref);
}

/* It goes before what has come since. */
static void
put_back (ComstockStatistics *self,
          Batch              *batch)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->sharing);

  g_ptr_array_extend_and_steal (batch->changes, self->waiting);
  self->waiting = g_steal_pointer (&batch->changes);
  if (self->newest == NULL)
    self->newest = g_steal_pointer (&batch->book);
}

static void
clear_outcome (Outcome *outcome)
{
  g_clear_pointer (&outcome->book, comstock_book_free);
  g_clear_pointer (&outcome->problem, g_free);
}

/* Other processes count as well: the changes are made in what the file holds now. */
static gboolean
write_batch (ComstockStatistics *self,
             const Batch        *batch,
             Outcome            *outcome,
             GError            **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (ComstockBook) book = read_book (self, &outcome->problem, &reason);
  g_autoptr (GBytes) bytes = NULL;

  if (reason != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  for (guint i = 0; book != NULL && i < batch->changes->len; i++)
    comstock_book_apply (book, batch->changes->pdata[i]);
  bytes = book != NULL ? comstock_book_to_bytes (book) : g_bytes_ref (batch->book);
  if (!comstock_save_write_bytes (bytes, self->file, error))
    return FALSE;
  outcome->book = book != NULL ? g_steal_pointer (&book) : comstock_book_read (bytes, NULL);
  return TRUE;
}

/* Keeps other processes from reading and writing in between; −1 where folders cannot be locked. */
static int
lock_folder (ComstockStatistics *self)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  const int lock = g_open (g_file_peek_path (folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  while (lock >= 0 && flock (lock, LOCK_EX) != 0 && errno == EINTR)
    continue;
  return lock;
}

static gboolean
write_locked (ComstockStatistics *self,
              const Batch        *batch,
              Outcome            *outcome,
              GError            **error)
{
  gboolean written;
  int lock;

  if (!make_folder (self, error))
    return FALSE;
  lock = lock_folder (self);
  written = write_batch (self, batch, outcome, error);
  if (lock >= 0)
    g_close (lock, NULL);
  return written;
}

/* Another thread may take it over before this one comes to it. */
static void
leave_outcome (ComstockStatistics *self,
               Outcome            *outcome)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->sharing);

  if (outcome->problem == NULL)
    outcome->problem = g_steal_pointer (&self->outcome.problem);
  clear_outcome (&self->outcome);
  self->outcome = *outcome;
}

static Outcome
take_outcome (ComstockStatistics *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->sharing);
  const Outcome outcome = self->outcome;

  self->outcome = (Outcome) { NULL };
  return outcome;
}

/* In any thread: writes what waits once nobody else writes, so that nothing older comes after it. */
static gboolean
write_waiting (ComstockStatistics *self,
               GError            **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->writing);
  Batch batch = take_batch (self);
  Outcome outcome = { NULL };
  gboolean written = TRUE;

  if (batch.changes->len > 0)
    {
      written = write_locked (self, &batch, &outcome, error);
      if (written)
        self->n_written += batch.changes->len;
      else
        put_back (self, &batch);
      outcome.n_written = self->n_written;
      leave_outcome (self, &outcome);
    }
  clear_batch (&batch);
  return written;
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  GError *error = NULL;

  if (write_waiting (source, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Whether both would be the same file. */
static gboolean
are_equal (ComstockBook *a,
           ComstockBook *b)
{
  g_autoptr (GBytes) bytes = comstock_book_to_bytes (a);
  g_autoptr (GBytes) other = comstock_book_to_bytes (b);

  return g_bytes_equal (bytes, other);
}

/* What the file holds now is what is known, unless there is more to be written. */
static void
adopt (ComstockStatistics *self)
{
  Outcome outcome = take_outcome (self);

  if (outcome.problem != NULL)
    set_read_problem (self, g_steal_pointer (&outcome.problem));
  if (outcome.book != NULL && outcome.n_written == self->n_made && !are_equal (self->book, outcome.book))
    {
      comstock_book_free (self->book);
      self->book = g_steal_pointer (&outcome.book);
      g_signal_emit (self, signals[CHANGED], 0);
    }
  clear_outcome (&outcome);
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
  ComstockStatistics *self = COMSTOCK_STATISTICS (source);
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  set_write_problem (self, error);
  adopt (self);
}

/* Takes @change. */
static void
queue (ComstockStatistics *self,
       ComstockChange     *change)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->sharing);

  self->n_made++;
  g_ptr_array_add (self->waiting, change);
  g_clear_pointer (&self->newest, g_bytes_unref);
  self->newest = comstock_book_to_bytes (self->book);
}

void
comstock_statistics_change (ComstockStatistics *self,
                            ComstockChange     *change)
{
  load (self);
  comstock_book_apply (self->book, change);
  if (self->barred)
    comstock_change_free (change);
  else
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, on_written, NULL);

      queue (self, change);
      comstock_workers_run (task, write_in_thread);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
comstock_statistics_flush (ComstockStatistics *self,
                           GError            **error)
{
  gboolean written;

  g_return_val_if_fail (COMSTOCK_IS_STATISTICS (self), FALSE);

  written = write_waiting (self, error);
  adopt (self);
  return written;
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
  for (guint i = 0; i < self->book->former->len; i++)
    g_ptr_array_add (tallies, comstock_tally_copy (self->book->former->pdata[i]));
  for (guint i = 0; i < self->book->records->len; i++)
    comstock_tallies_add (tallies, self->book->records->pdata[i]);
  g_ptr_array_sort (tallies, compare_tallies);
  return tallies;
}

GPtrArray *
comstock_statistics_dup_records (ComstockStatistics *self)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_record_free);

  g_return_val_if_fail (COMSTOCK_IS_STATISTICS (self), records);

  load (self);
  for (guint i = 0; i < self->book->records->len; i++)
    {
      const ComstockRecord *record = self->book->records->pdata[i];

      if (record->results->len > 0)
        g_ptr_array_add (records, comstock_record_copy (record));
    }
  return records;
}

/* What another process has counted meanwhile is reset and restored with the rest. */
static void
forget_known (ComstockStatistics *self)
{
  if (!self->barred && comstock_statistics_flush (self, NULL))
    g_clear_pointer (&self->book, comstock_book_free);
}

GBytes *
comstock_statistics_reset (ComstockStatistics *self)
{
  GBytes *bytes;

  g_return_val_if_fail (COMSTOCK_IS_STATISTICS (self), NULL);

  forget_known (self);
  load (self);
  bytes = comstock_book_to_bytes (self->book);
  comstock_statistics_change (self, comstock_change_new (COMSTOCK_CHANGE_RESET, NULL));
  return bytes;
}

void
comstock_statistics_restore (ComstockStatistics *self,
                             GBytes             *bytes)
{
  ComstockChange *change;

  g_return_if_fail (COMSTOCK_IS_STATISTICS (self));

  change = comstock_change_new (COMSTOCK_CHANGE_RESTORE, NULL);
  change->bytes = g_bytes_ref (bytes);
  comstock_statistics_change (self, change);
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
  g_clear_pointer (&self->book, comstock_book_free);
  g_free (self->read_problem);
  g_free (self->write_problem);
  g_ptr_array_unref (self->waiting);
  g_clear_pointer (&self->newest, g_bytes_unref);
  clear_outcome (&self->outcome);
  g_mutex_clear (&self->sharing);
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
  g_mutex_init (&self->sharing);
  g_mutex_init (&self->writing);
  self->waiting = changes_new ();
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
