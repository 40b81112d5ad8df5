/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Linked into test programs under ThreadSanitizer: tells it what GLib's locks and tasks order. */

/* GLib locks by futexes and counts references by atomics of its own, which ThreadSanitizer does not see in a library
 * that was not built with it: it would take all that a task is handed for a race.  The functions here stand in for
 * GLib's, tell which thread has waited for which, and call GLib's.  Suppressions would leave out code of ours. */

#include <dlfcn.h>
#include <gio/gio.h>
#include <sanitizer/tsan_interface.h>

#define NEXT(name) ((__typeof__ (&name)) (guintptr) dlsym (RTLD_NEXT, #name))

void
g_mutex_lock (GMutex *mutex)
{
  NEXT (g_mutex_lock) (mutex);
  __tsan_acquire (mutex);
}

void
g_mutex_unlock (GMutex *mutex)
{
  __tsan_release (mutex);
  NEXT (g_mutex_unlock) (mutex);
}

void
g_cond_wait (GCond  *condition,
             GMutex *mutex)
{
  __tsan_release (mutex);
  NEXT (g_cond_wait) (condition, mutex);
  __tsan_acquire (mutex);
}

static _Thread_local GDestroyNotify clear_box;

static void
on_last_reference (gpointer box)
{
  __tsan_acquire (box);
  clear_box (box);
}

void
g_atomic_rc_box_release_full (gpointer       box,
                              GDestroyNotify clear)
{
  const GDestroyNotify outer = clear_box;

  __tsan_release (box);
  clear_box = clear;
  NEXT (g_atomic_rc_box_release_full) (box, on_last_reference);
  clear_box = outer;
}

void
g_object_unref (gpointer object)
{
  __tsan_release (object);
  __tsan_acquire (object);
  NEXT (g_object_unref) (object);
}

static void
work (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  GTaskThreadFunc function;

  __tsan_acquire (task);
  function = g_object_get_data (G_OBJECT (task), "tsan-work");
  function (task, source, data, cancellable);
}

void
g_task_run_in_thread (GTask          *task,
                      GTaskThreadFunc function)
{
  g_object_set_data (G_OBJECT (task), "tsan-work", function);
  __tsan_release (task);
  NEXT (g_task_run_in_thread) (task, work);
}

gpointer
g_task_get_task_data (GTask *task)
{
  __tsan_acquire (task);
  return NEXT (g_task_get_task_data) (task);
}

void
g_task_return_boolean (GTask   *task,
                       gboolean result)
{
  __tsan_release (task);
  NEXT (g_task_return_boolean) (task, result);
}

void
g_task_return_pointer (GTask         *task,
                       gpointer       result,
                       GDestroyNotify destroy)
{
  __tsan_release (task);
  NEXT (g_task_return_pointer) (task, result, destroy);
}

void
g_task_return_int (GTask *task,
                   gssize result)
{
  __tsan_release (task);
  NEXT (g_task_return_int) (task, result);
}

void
g_task_return_error (GTask  *task,
                     GError *error)
{
  __tsan_release (task);
  NEXT (g_task_return_error) (task, error);
}

gboolean
g_task_propagate_boolean (GTask   *task,
                          GError **error)
{
  __tsan_acquire (task);
  return NEXT (g_task_propagate_boolean) (task, error);
}

gpointer
g_task_propagate_pointer (GTask   *task,
                          GError **error)
{
  __tsan_acquire (task);
  return NEXT (g_task_propagate_pointer) (task, error);
}

gssize
g_task_propagate_int (GTask   *task,
                      GError **error)
{
  __tsan_acquire (task);
  return NEXT (g_task_propagate_int) (task, error);
}
