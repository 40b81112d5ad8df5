/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts workers and holds new ones back while somebody waits for quiet. */

#include "comstock-workers.h"

typedef struct
{
  GSourceFunc function;
  gpointer data;
} Waiter;

static guint n_at_work;
static GQueue held = G_QUEUE_INIT;      /* GTask */
static GQueue waiters = G_QUEUE_INIT;   /* Waiter */

static GTaskThreadFunc
get_work (GTask *task)
{
  return (GTaskThreadFunc) g_object_get_data (G_OBJECT (task), "comstock-work");
}

static void
tell_waiters (void)
{
  Waiter *waiter;

  while (n_at_work == 0 && (waiter = g_queue_pop_head (&waiters)) != NULL)
    {
      waiter->function (waiter->data);
      g_free (waiter);
    }
}

static gboolean
on_ended (gpointer data)
{
  n_at_work--;
  tell_waiters ();
  if (g_queue_is_empty (&waiters))
    comstock_workers_let_go ();
  return G_SOURCE_REMOVE;
}

static void
do_work (GTask *task)
{
  get_work (task) (task, g_task_get_source_object (task), g_task_get_task_data (task), g_task_get_cancellable (task));
}

/* Quiet is told as soon as there is any. */
static void
work (GTask        *carrier,
      gpointer      source,
      gpointer      task,
      GCancellable *cancellable)
{
  do_work (task);
  g_idle_add_full (G_PRIORITY_HIGH, on_ended, task, g_object_unref);
  g_task_return_boolean (carrier, TRUE);
}

/* A thread that let go of the task last would free what it holds, which may be a widget: so it works for another task,
 * and the main thread lets go of this one. */
static void
begin (GTask *task)
{
  g_autoptr (GTask) carrier = g_task_new (NULL, NULL, NULL, NULL);

  n_at_work++;
  g_task_set_task_data (carrier, g_object_ref (task), NULL);
  g_task_run_in_thread (carrier, work);
}

void
comstock_workers_run (GTask          *task,
                      GTaskThreadFunc function)
{
  g_object_set_data (G_OBJECT (task), "comstock-work", function);
  if (g_queue_is_empty (&waiters))
    begin (task);
  else
    g_queue_push_tail (&held, g_object_ref (task));
}

static gpointer
work_apart (gpointer data)
{
  do_work (data);
  g_idle_add_once (g_object_unref, data);
  return NULL;
}

/* A thread of the pool that never comes back would be missing there. */
void
comstock_workers_run_apart (GTask          *task,
                            GTaskThreadFunc function)
{
  GError *error = NULL;
  GThread *thread;

  g_object_set_data (G_OBJECT (task), "comstock-work", function);
  thread = g_thread_try_new ("apart", work_apart, g_object_ref (task), &error);
  if (thread != NULL)
    {
      g_thread_unref (thread);
      return;
    }
  g_task_return_error (task, error);
  g_object_unref (task);
}

/* What is shared out. */
typedef struct
{
  void (*part) (gpointer whole,
                guint    number);
  gpointer whole;
  guint n;
  gatomicrefcount n_holders;    /* who shares it, and each helper that has not found out that nothing is left */
  int n_begun;                  /* atomic */
  GMutex mutex;
  GCond ended;
  guint n_ended;
} Shared;

static void
shared_let_go (Shared *shared)
{
  if (!g_atomic_ref_count_dec (&shared->n_holders))
    return;
  g_cond_clear (&shared->ended);
  g_mutex_clear (&shared->mutex);
  g_free (shared);
}

/* Does parts until none is left that nobody has begun. */
static void
do_parts (Shared *shared)
{
  guint number;

  while ((number = (guint) g_atomic_int_add (&shared->n_begun, 1)) < shared->n)
    {
      shared->part (shared->whole, number);
      g_mutex_lock (&shared->mutex);
      if (++shared->n_ended == shared->n)
        g_cond_signal (&shared->ended);
      g_mutex_unlock (&shared->mutex);
    }
}

static void
help (gpointer data,
      gpointer unused)
{
  do_parts (data);
  shared_let_go (data);
}

/* NULL on one core. */
static GThreadPool *
get_helpers (void)
{
  static gsize helpers = 0;     /* a GThreadPool, or 1 */

  if (g_once_init_enter (&helpers))
    {
      const int n = (int) g_get_num_processors () - 1;

      g_once_init_leave (&helpers, n > 0 ? (gsize) g_thread_pool_new (help, NULL, n, FALSE, NULL) : 1);
    }
  return helpers == 1 ? NULL : (GThreadPool *) helpers;
}

/* A helper that comes late, or never, is not waited for: what it did not begin is done here. */
void
comstock_workers_share (guint    n,
                        void   (*part) (gpointer whole,
                                        guint    number),
                        gpointer whole)
{
  GThreadPool *helpers = get_helpers ();
  const guint n_helpers = helpers == NULL || n == 0 ? 0 : MIN (n, g_get_num_processors ()) - 1;
  Shared *shared = g_new0 (Shared, 1);

  *shared = (Shared) { .part = part, .whole = whole, .n = n };
  g_atomic_ref_count_init (&shared->n_holders);
  g_mutex_init (&shared->mutex);
  g_cond_init (&shared->ended);
  for (guint i = 0; i < n_helpers; i++)
    {
      g_atomic_ref_count_inc (&shared->n_holders);
      g_thread_pool_push (helpers, shared, NULL);
    }
  do_parts (shared);
  g_mutex_lock (&shared->mutex);
  while (shared->n_ended < n)
    g_cond_wait (&shared->ended, &shared->mutex);
  g_mutex_unlock (&shared->mutex);
  shared_let_go (shared);
}

void
comstock_workers_when_quiet (GSourceFunc function,
                             gpointer    data)
{
  Waiter *waiter = g_new (Waiter, 1);

  *waiter = (Waiter) { function, data };
  g_queue_push_tail (&waiters, waiter);
  tell_waiters ();
}

void
comstock_workers_let_go (void)
{
  GTask *task;

  while ((task = g_queue_pop_head (&held)) != NULL)
    {
      begin (task);
      g_object_unref (task);
    }
}
