/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeping a game on the disk while it is played: snapshots on the main thread, writes in a worker, one at a time. */

#include "comstock-autosave-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "comstock-save.h"
#include "model/base/comstock-workers.h"

enum
{
  PROP_PROBLEM = 1,
  PROP_PENDING,
  PROP_CAN_BRING_BACK,
  N_PROPS
};

enum
{
  FAILED,
  N_SIGNALS
};

/* How long to wait, in milliseconds, before trying again what failed: twice as long each time. */
#define FIRST_WAIT 1000
#define LONGEST_WAIT 30000

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockAutosave, comstock_autosave, G_TYPE_OBJECT)

static gboolean
needs_job (ComstockAutosave *self)
{
  return self->dirty || self->items->len > 0;
}

static void
set_boolean (ComstockAutosave *self,
             gboolean         *slot,
             gboolean          value,
             guint             property)
{
  if (*slot == value)
    return;
  *slot = value;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

void
comstock_autosave_set_can_bring_back (ComstockAutosave *self,
                                      gboolean          can_bring_back)
{
  set_boolean (self, &self->can_bring_back, can_bring_back, PROP_CAN_BRING_BACK);
}

static void
update_pending (ComstockAutosave *self)
{
  set_boolean (self, &self->pending, self->job != NULL || needs_job (self), PROP_PENDING);
}

/* Takes @error, which may be NULL. */
static void
set_error (ComstockAutosave *self,
           GError           *error)
{
  g_autofree char *problem = NULL;

  g_clear_error (&self->error);
  self->error = error;
  if (error != NULL)
    /* Translators: what is wrong, a sentence */
    problem = g_strdup_printf (_("The game is not being saved at the moment. You can save it somewhere else.\n%s"),
                               error->message);
  if (g_strcmp0 (problem, self->problem) == 0)
    return;
  g_free (self->problem);
  self->problem = g_steal_pointer (&problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

/* What has to be done in a folder that is claimed or could not be.  One in which no name is known to be free is
 * left. */
static void
move_in (ComstockAutosave *self)
{
  guint64 next;

  if (!comstock_autosave_folder_find_next (self->folder, &next) && self->lock >= 0)
    {
      g_close (self->lock, NULL);
      self->lock = -1;
    }
  self->next = MAX (self->next, next);
  if (self->lock < 0)
    return;
  comstock_file_clean (self->folder, NULL);
  comstock_autosave_folder_set_closed (self->folder, FALSE);
  if (self->game == NULL)
    return;
  comstock_autosave_retire_stranger (self);
  self->dirty = TRUE;
}

static void
claim_folder (ComstockAutosave *self)
{
  g_free (self->folder);
  self->folder = comstock_autosave_folder_claim (self->parent, &self->lock);
  move_in (self);
}

/* When nothing could be locked at first, it may be later; and when somebody has deleted the lock or the folder, another
 * process may have it by now. */
static void
check_lock (ComstockAutosave *self)
{
  if (self->lock >= 0 && comstock_autosave_folder_is_locked (self->folder, self->lock))
    return;
  if (self->lock >= 0)
    g_close (self->lock, NULL);
  claim_folder (self);
}

/* Puts all that waits into a job. */
static ComstockAutosaveJob *
take_job (ComstockAutosave *self)
{
  ComstockAutosaveJob *job;

  check_lock (self);
  job = comstock_autosave_job_new (self->folder, self->items);
  self->items = comstock_autosave_items_new ();
  if (self->dirty)
    {
      job->game = comstock_save_to_bytes (self->game);
      job->serial = self->next++;
    }
  self->dirty = FALSE;
  return job;
}

static void start_job (ComstockAutosave *self);

static gboolean
on_wait_over (gpointer data)
{
  ComstockAutosave *self = data;

  self->retry = 0;
  start_job (self);
  return G_SOURCE_REMOVE;
}

/* The reason may go while nobody plays. */
static void
plan_retry (ComstockAutosave *self)
{
  g_clear_handle_id (&self->retry, g_source_remove);
  self->wait = self->error == NULL ? 0 : CLAMP (2 * self->wait, FIRST_WAIT, LONGEST_WAIT);
  if (self->error != NULL)
    self->retry = g_timeout_add (self->wait, on_wait_over, self);
}

/* Whether the same reason was told before.  Its words may differ: they follow the language. */
static gboolean
is_told (ComstockAutosave    *self,
         ComstockAutosaveJob *job)
{
  return self->error != NULL && !self->asked &&
         g_error_matches (job->error, self->error->domain, self->error->code) &&
         g_str_equal (job->folder, self->failed_folder);
}

static void
take_outcome (ComstockAutosave    *self,
              ComstockAutosaveJob *job)
{
  const gboolean told = job->error == NULL || is_told (self, job);

  self->asked = FALSE;
  g_free (self->failed_folder);
  self->failed_folder = g_strdup (job->folder);
  set_error (self, g_steal_pointer (&job->error));
  plan_retry (self);
  if (!told)
    g_signal_emit (self, signals[FAILED], 0);
}

/* Takes @written. */
static void
set_written (ComstockAutosave *self,
             GBytes           *written)
{
  g_clear_pointer (&self->written, g_bytes_unref);
  self->written = written;
}

/* Somebody else has put younger files into the folder. */
static void
step_over (ComstockAutosave *self)
{
  guint64 next;

  if (!comstock_autosave_folder_find_next (self->folder, &next))
    return;
  self->next = MAX (self->next, next);
  for (guint i = 0; i < self->items->len; i++)
    {
      ComstockAutosaveItem *item = self->items->pdata[i];

      item->serial = self->next++;
    }
}

/* Takes a finished job back: what it could not write waits again. */
static void
finish_job (ComstockAutosave *self)
{
  g_autoptr (ComstockAutosaveJob) job = g_steal_pointer (&self->job);
  GPtrArray *waiting = g_steal_pointer (&self->items);

  self->items = comstock_autosave_job_steal_rest (job);
  g_ptr_array_extend_and_steal (self->items, waiting);
  self->dirty = self->dirty || (job->error != NULL && job->game != NULL);
  if (g_error_matches (job->error, G_FILE_ERROR, G_FILE_ERROR_EXIST))
    step_over (self);
  if (job->error == NULL && job->game != NULL)
    set_written (self, g_bytes_ref (job->game));
  take_outcome (self, job);
  update_pending (self);
}

static void
on_job_done (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (ComstockAutosave) self = g_weak_ref_get (data);
  ComstockAutosaveJob *job = g_task_get_task_data (G_TASK (result));

  g_weak_ref_clear (data);
  g_free (data);
  /* comstock_autosave_flush () may have been faster. */
  if (self == NULL || self->job != job)
    return;
  finish_job (self);
  if (self->error == NULL)
    start_job (self);
}

static void
run_in_thread (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  comstock_autosave_job_run (data);
  g_task_return_boolean (task, TRUE);
}

/* Without a source object: the last reference to a store must not be dropped in the worker. */
static void
start_job (ComstockAutosave *self)
{
  if (self->job == NULL && needs_job (self))
    {
      GWeakRef *reference = g_new (GWeakRef, 1);
      g_autoptr (GTask) task = NULL;

      g_weak_ref_init (reference, self);
      self->job = take_job (self);
      task = g_task_new (NULL, NULL, on_job_done, reference);
      g_task_set_task_data (task, comstock_autosave_job_ref (self->job),
                            (GDestroyNotify) comstock_autosave_job_unref);
      comstock_workers_run (task, run_in_thread);
    }
  update_pending (self);
}

void
comstock_autosave_write (ComstockAutosave *self)
{
  self->dirty = TRUE;
  start_job (self);
}

void
comstock_autosave_try_again (ComstockAutosave *self)
{
  g_return_if_fail (COMSTOCK_IS_AUTOSAVE (self));

  self->asked = TRUE;
  start_job (self);
}

static void
keep (ComstockAutosave *self,
      ComstockKeptKind  kind)
{
  g_ptr_array_add (self->items,
                   comstock_autosave_item_new (kind, self->next++,
                                               comstock_save_to_bytes (self->game)));
}

void
comstock_autosave_watch (ComstockAutosave *self,
                         ComstockGame     *game)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, comstock_autosave_write, self);
  g_set_object (&self->game, game);
  set_written (self, comstock_save_to_bytes (game));
  g_signal_connect_object (game, "changed", G_CALLBACK (comstock_autosave_write), self, G_CONNECT_SWAPPED);
}

static gboolean
is_played (ComstockAutosave *self)
{
  return self->game != NULL && comstock_game_is_played (self->game);
}

void
comstock_autosave_set_game (ComstockAutosave *self,
                            ComstockGame     *game)
{
  g_return_if_fail (COMSTOCK_IS_AUTOSAVE (self));
  g_return_if_fail (COMSTOCK_IS_GAME (game));

  if (game == self->game)
    return;
  if (is_played (self))
    {
      keep (self, COMSTOCK_KEPT_FORMER);
      comstock_autosave_set_can_bring_back (self, TRUE);
    }
  comstock_autosave_watch (self, game);
  comstock_autosave_write (self);
}

ComstockGame *
comstock_autosave_get_game (ComstockAutosave *self)
{
  g_return_val_if_fail (COMSTOCK_IS_AUTOSAVE (self), NULL);

  return self->game;
}

void
comstock_autosave_keep_line (ComstockAutosave *self)
{
  g_return_if_fail (COMSTOCK_IS_AUTOSAVE (self));

  if (!is_played (self))
    return;
  keep (self, COMSTOCK_KEPT_LINE);
  start_job (self);
}

void
comstock_autosave_close (ComstockAutosave *self)
{
  g_return_if_fail (COMSTOCK_IS_AUTOSAVE (self));

  comstock_autosave_folder_set_closed (self->folder, TRUE);
}

GPtrArray *
comstock_autosave_dup_kept (ComstockAutosave *self)
{
  g_return_val_if_fail (COMSTOCK_IS_AUTOSAVE (self), NULL);

  return comstock_autosave_folder_dup_kept (self->folder);
}

gboolean
comstock_autosave_flush (ComstockAutosave *self,
                         GError          **error)
{
  g_return_val_if_fail (COMSTOCK_IS_AUTOSAVE (self), FALSE);

  if (self->job != NULL)
    {
      comstock_workers_let_go ();
      comstock_autosave_job_wait (self->job);
      finish_job (self);
    }
  if (needs_job (self))
    {
      self->job = take_job (self);
      comstock_autosave_job_run (self->job);
      finish_job (self);
    }
  if (self->error == NULL)
    return TRUE;
  if (error != NULL)
    *error = g_error_copy (self->error);
  return FALSE;
}

GFile *
comstock_autosave_dup_usual_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "comstock", "autosave", NULL);
}

static void
comstock_autosave_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  ComstockAutosave *self = COMSTOCK_AUTOSAVE (object);

  switch (id)
    {
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    case PROP_PENDING:
      g_value_set_boolean (value, self->pending);
      break;
    case PROP_CAN_BRING_BACK:
      g_value_set_boolean (value, self->can_bring_back);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_autosave_dispose (GObject *object)
{
  ComstockAutosave *self = COMSTOCK_AUTOSAVE (object);

  if (self->game != NULL)
    comstock_autosave_flush (self, NULL);
  g_clear_handle_id (&self->retry, g_source_remove);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (comstock_autosave_parent_class)->dispose (object);
}

static void
comstock_autosave_finalize (GObject *object)
{
  ComstockAutosave *self = COMSTOCK_AUTOSAVE (object);

  if (self->lock >= 0)
    g_close (self->lock, NULL);
  g_free (self->parent);
  g_free (self->folder);
  g_ptr_array_unref (self->items);
  g_clear_pointer (&self->written, g_bytes_unref);
  g_clear_error (&self->error);
  g_free (self->failed_folder);
  g_free (self->problem);
  g_array_unref (self->damaged);
  G_OBJECT_CLASS (comstock_autosave_parent_class)->finalize (object);
}

static void
comstock_autosave_class_init (ComstockAutosaveClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_autosave_get_property;
  object_class->dispose = comstock_autosave_dispose;
  object_class->finalize = comstock_autosave_finalize;
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  properties[PROP_PENDING] = g_param_spec_boolean ("pending", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_BRING_BACK] =
    g_param_spec_boolean ("can-bring-back", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[FAILED] = g_signal_new ("failed", COMSTOCK_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
comstock_autosave_init (ComstockAutosave *self)
{
  self->lock = -1;
  self->items = comstock_autosave_items_new ();
  self->damaged = g_array_new (FALSE, FALSE, sizeof (ComstockDamaged));
}

static ComstockAutosave *
create (GFile *parent)
{
  ComstockAutosave *self = g_object_new (COMSTOCK_TYPE_AUTOSAVE, NULL);

  self->parent = g_file_get_path (parent);
  return self;
}

ComstockAutosave *
comstock_autosave_new (GFile *folder)
{
  ComstockAutosave *self;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (g_file_peek_path (folder) != NULL, NULL);

  self = create (folder);
  claim_folder (self);
  comstock_autosave_update_can_bring_back (self);
  return self;
}

ComstockAutosave *
comstock_autosave_new_in (GFile      *parent,
                          const char *folder)
{
  g_autoptr (ComstockAutosave) self = create (parent);

  if (!comstock_autosave_folder_lock (folder, &self->lock))
    return NULL;
  self->folder = g_strdup (folder);
  move_in (self);
  comstock_autosave_update_can_bring_back (self);
  return g_steal_pointer (&self);
}
