/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Under ThreadSanitizer: a task's work is ordered with what is done before and after it, and a race is still seen. */

#include <gio/gio.h>

#define RACE_FOUND 66       /* the status that ThreadSanitizer ends a program with */

static const char *program;
static int figure;
static int n_raised;

/* With @data, only after main () has: in an order that nothing but chance has brought about. */
static void
raise_figure (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  while (data != NULL && __atomic_load_n (&n_raised, __ATOMIC_RELAXED) == 0)
    g_thread_yield ();
  figure++;
  g_task_return_boolean (task, TRUE);
}

static void
on_raised (GObject      *source,
           GAsyncResult *result,
           gpointer      done)
{
  *(gboolean *) done = g_task_propagate_boolean (G_TASK (result), NULL);
}

static int
count (gboolean hasty)
{
  gboolean done = FALSE;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_raised, &done);

  figure = 1;
  g_task_set_task_data (task, GINT_TO_POINTER (hasty), NULL);
  g_task_run_in_thread (task, raise_figure);
  if (hasty)
    {
      figure++;
      __atomic_store_n (&n_raised, 1, __ATOMIC_RELAXED);
    }
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  return figure;
}

static int
run_alone (const char *how)
{
  const char *const arguments[] = { program, how, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  return g_spawn_check_wait_status (status, &error) ? 0 : error->code;
}

static void
test_waiting (void)
{
  g_assert_cmpint (run_alone ("--wait"), ==, 0);
}

static void
test_race (void)
{
  g_assert_cmpint (run_alone ("--race"), ==, RACE_FOUND);
}

int
main (int    argc,
      char **argv)
{
  program = argv[0];
  if (argc == 2)
    return count (g_str_equal (argv[1], "--race")) > 0 ? 0 : 1;
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tsan-glib/waiting", test_waiting);
  g_test_add_func ("/tsan-glib/race", test_race);
  return g_test_run ();
}
