/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The threads in which the program works, and the moments when none of them does. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* All but comstock_workers_share () is called in the main thread. */

/* As g_task_run_in_thread (), which the program uses in no other way; but @task, with all that it holds, goes in the
 * main thread.  While somebody waits for quiet the work begins later. */
void comstock_workers_run        (GTask          *task,
                                  GTaskThreadFunc work);

/* The same for what may never come back, such as a read from a network that is down: nobody waits for it, and it takes
 * no place from other work.  In words it finds the former language or the new one, as the threads of libraries do. */
void comstock_workers_run_apart  (GTask          *task,
                                  GTaskThreadFunc work);

/* Calls @part with @whole and each number below @n, in this thread and, where the machine has more cores, in others,
 * in any order; returns when all have returned.  For work that has begun, in its thread: so it ends no sooner than its
 * parts. */
void comstock_workers_share      (guint    n,
                                  void   (*part) (gpointer whole,
                                                  guint    number),
                                  gpointer whole);

/* Calls @function as soon as no worker is at work: before this returns, or from the main loop.  Until then no work
 * begins. */
void comstock_workers_when_quiet (GSourceFunc function,
                                  gpointer    data);

/* Begins the work that is held back, however long others have to wait for quiet: for a caller that must wait for it. */
void comstock_workers_let_go     (void);

G_END_DECLS
