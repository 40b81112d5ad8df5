/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of comstock-workers: quiet comes when all work has ended, and nothing begins before. */

#include "model/base/comstock-workers.h"

/* Work that ends when it is told to. */
typedef struct
{
  GMutex mutex;
  GCond changed;
  gboolean may_end;
  int began;            /* atomic */
  gboolean ended;
  gboolean was_awaited; /* quiet came before it began */
} Work;

static void
work_init (Work *self)
{
  *self = (Work) { 0 };
  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
}

static void
work_clear (Work *self)
{
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->changed);
}

static void
work (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  Work *self = data;

  g_atomic_int_set (&self->began, 1);
  g_mutex_lock (&self->mutex);
  while (!self->may_end)
    g_cond_wait (&self->changed, &self->mutex);
  g_mutex_unlock (&self->mutex);
  g_task_return_boolean (task, TRUE);
}

static void
on_ended (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  ((Work *) data)->ended = TRUE;
}

static void
begin (Work *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_ended, self);

  g_task_set_task_data (task, self, NULL);
  comstock_workers_run (task, work);
}

static void
let_end (Work *self)
{
  g_mutex_lock (&self->mutex);
  self->may_end = TRUE;
  g_cond_signal (&self->changed);
  g_mutex_unlock (&self->mutex);
}

static void
wait_for (const gboolean *flag)
{
  while (!*flag)
    g_main_context_iteration (NULL, TRUE);
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static gboolean
note (gpointer flag)
{
  g_assert_false (*(gboolean *) flag);
  *(gboolean *) flag = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
note_not_begun (gpointer data)
{
  Work *self = data;

  g_assert_false (g_atomic_int_get (&self->began));
  self->was_awaited = TRUE;
  return G_SOURCE_REMOVE;
}

static void
test_at_once (void)
{
  gboolean quiet = FALSE;

  comstock_workers_when_quiet (note, &quiet);
  g_assert_true (quiet);
}

static void
test_waits (void)
{
  Work first, second;
  gboolean quiet = FALSE;

  work_init (&first);
  work_init (&second);
  begin (&first);
  begin (&second);
  comstock_workers_when_quiet (note, &quiet);
  let_end (&first);
  wait_for (&first.ended);
  settle ();
  g_assert_false (quiet);
  let_end (&second);
  wait_for (&quiet);
  wait_for (&second.ended);
  work_clear (&first);
  work_clear (&second);
}

/* Quiet comes before the work that was begun meanwhile, which is not forgotten. */
static void
test_holds_back (void)
{
  Work first, second;

  work_init (&first);
  work_init (&second);
  begin (&first);
  comstock_workers_when_quiet (note_not_begun, &second);
  begin (&second);
  let_end (&second);
  let_end (&first);
  wait_for (&first.ended);
  wait_for (&second.ended);
  g_assert_true (second.was_awaited);
  work_clear (&first);
  work_clear (&second);
}

/* Whoever waits for work that is held back lets it go; then quiet waits for that too. */
static void
test_lets_go (void)
{
  Work first, second;
  gboolean quiet = FALSE;

  work_init (&first);
  work_init (&second);
  begin (&first);
  comstock_workers_when_quiet (note, &quiet);
  begin (&second);
  comstock_workers_let_go ();
  let_end (&first);
  wait_for (&first.ended);
  settle ();
  g_assert_false (quiet);
  let_end (&second);
  wait_for (&quiet);
  wait_for (&second.ended);
  work_clear (&first);
  work_clear (&second);
}

/* Each part is done once, with what is shared, before it is over, however many share something at the same time. */
#define PARTS 64

static void
count_part (gpointer whole,
            guint    number)
{
  ((guint *) whole)[number]++;
}

static void
share (GTask        *task,
       gpointer      source,
       gpointer      data,
       GCancellable *cancellable)
{
  for (guint round = 0; round < 200; round++)
    {
      guint counts[PARTS] = { 0 };
      const guint n = round % (PARTS + 1);

      comstock_workers_share (n, count_part, counts);
      for (guint i = 0; i < PARTS; i++)
        g_assert_cmpuint (counts[i], ==, i < n);
    }
  g_task_return_boolean (task, TRUE);
}

static void
test_shares (void)
{
  Work works[3];

  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, on_ended, &works[i]);

      works[i].ended = FALSE;
      comstock_workers_run (task, share);
    }
  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    wait_for (&works[i].ended);
}

/* What a task holds may belong to the main thread alone, as widgets do: it goes in there, whoever is faster. */
static void
check_thread (gpointer main_thread)
{
  g_assert_true (g_thread_self () == main_thread);
}

static void
return_at_once (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_task_return_boolean (task, TRUE);
}

static void
test_let_go (gconstpointer run)
{
  for (guint round = 0; round < 2000; round++)
    {
      GTask *task;
      Work ending = { 0 };

      task = g_task_new (NULL, NULL, on_ended, &ending);
      g_task_set_task_data (task, g_thread_self (), check_thread);
      ((void (*) (GTask *, GTaskThreadFunc)) run) (task, return_at_once);
      g_object_unref (task);
      wait_for (&ending.ended);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comstock-workers/at-once", test_at_once);
  g_test_add_func ("/comstock-workers/waits", test_waits);
  g_test_add_func ("/comstock-workers/holds-back", test_holds_back);
  g_test_add_func ("/comstock-workers/lets-go", test_lets_go);
  g_test_add_func ("/comstock-workers/shares", test_shares);
  g_test_add_data_func ("/comstock-workers/let-go", comstock_workers_run, test_let_go);
  g_test_add_data_func ("/comstock-workers/let-go-apart", comstock_workers_run_apart, test_let_go);
  return g_test_run ();
}
