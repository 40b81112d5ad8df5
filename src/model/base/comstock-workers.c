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

/* Whoever waits comes before what the end of the work brings about. */
static void
work (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  get_work (task) (task, source, data, cancellable);
  g_idle_add_full (G_PRIORITY_HIGH, on_ended, NULL, NULL);
}

static void
begin (GTask *task)
{
  n_at_work++;
  g_task_run_in_thread (task, work);
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
  g_autoptr (GTask) task = data;

  get_work (task) (task, g_task_get_source_object (task), g_task_get_task_data (task), g_task_get_cancellable (task));
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
