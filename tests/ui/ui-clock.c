/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The linker leads what the program's own files call as g_function () to __wrap_g_function () here. */

#include "ui-clock.h"

#include <adwaita.h>

/* In milliseconds. */
#define UNNOTICED 100

typedef struct
{
  GSource source;
  gint64 due;           /* on the stopped clock, in µs */
  guint interval;       /* in milliseconds */
} Timeout;

static gboolean stopped;
static gint64 now;              /* while it is stopped, in µs */
static GPtrArray *timeouts;     /* of Timeout, those that wait for the stopped clock */

gint64 __real_g_get_monotonic_time (void);
gint64 __wrap_g_get_monotonic_time (void);
guint __real_g_timeout_add (guint       interval,
                            GSourceFunc function,
                            gpointer    data);
guint __wrap_g_timeout_add (guint       interval,
                            GSourceFunc function,
                            gpointer    data);
guint __wrap_g_timeout_add_seconds (guint       interval,
                                    GSourceFunc function,
                                    gpointer    data);
void __real_adw_toast_overlay_add_toast (AdwToastOverlay *overlay,
                                         AdwToast        *toast);
void __wrap_adw_toast_overlay_add_toast (AdwToastOverlay *overlay,
                                         AdwToast        *toast);

gint64
__wrap_g_get_monotonic_time (void)
{
  return stopped ? now : __real_g_get_monotonic_time ();
}

/* Ready if the clock has come so far; never by itself. */
static void
update (Timeout *timeout)
{
  g_source_set_ready_time (&timeout->source, timeout->due <= now ? 0 : -1);
}

static gboolean
run_out (GSource    *source,
         GSourceFunc function,
         gpointer    data)
{
  Timeout *timeout = (Timeout *) source;

  if (!function (data))
    return G_SOURCE_REMOVE;
  timeout->due = __wrap_g_get_monotonic_time () + timeout->interval * 1000;
  if (stopped)
    update (timeout);
  else
    g_source_set_ready_time (source, timeout->due);
  return G_SOURCE_CONTINUE;
}

guint
__wrap_g_timeout_add (guint       interval,
                      GSourceFunc function,
                      gpointer    data)
{
  static GSourceFuncs functions = { .dispatch = run_out };
  Timeout *timeout;

  if (!stopped || interval < UNNOTICED)
    return __real_g_timeout_add (interval, function, data);
  timeout = (Timeout *) g_source_new (&functions, sizeof (Timeout));
  timeout->due = now + interval * 1000;
  timeout->interval = interval;
  g_source_set_callback (&timeout->source, function, data, NULL);
  g_ptr_array_add (timeouts, timeout);
  return g_source_attach (&timeout->source, NULL);
}

guint
__wrap_g_timeout_add_seconds (guint       interval,
                              GSourceFunc function,
                              gpointer    data)
{
  return __wrap_g_timeout_add (1000 * interval, function, data);
}

/* Their time would be libadwaita's. */
void
__wrap_adw_toast_overlay_add_toast (AdwToastOverlay *overlay,
                                    AdwToast        *toast)
{
  if (stopped)
    adw_toast_set_timeout (toast, 0);
  __real_adw_toast_overlay_add_toast (overlay, toast);
}

void
ui_clock_stop (void)
{
  g_assert_false (stopped);
  now = __real_g_get_monotonic_time ();
  timeouts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_source_unref);
  stopped = TRUE;
}

gboolean
ui_clock_is_stopped (void)
{
  return stopped;
}

void
ui_clock_advance (guint milliseconds)
{
  g_assert_true (stopped);
  now += milliseconds * 1000;
  for (guint i = 0; i < timeouts->len; i++)
    if (!g_source_is_destroyed (timeouts->pdata[i]))
      update (timeouts->pdata[i]);
}

void
ui_clock_start (void)
{
  const gint64 passed = __real_g_get_monotonic_time () - now;

  g_assert_true (stopped);
  stopped = FALSE;
  for (guint i = 0; i < timeouts->len; i++)
    if (!g_source_is_destroyed (timeouts->pdata[i]))
      g_source_set_ready_time (timeouts->pdata[i], ((Timeout *) timeouts->pdata[i])->due + passed);
  g_clear_pointer (&timeouts, g_ptr_array_unref);
}
