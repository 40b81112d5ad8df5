/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clock of the program under test, which can be stopped: what waits then waits for ever, however slow the machine
 * is, and what is over soon is not over yet. */

#pragma once

#include <glib.h>

/* It goes by itself again; timeouts that were asked for meanwhile count from where it stands. */
void ui_clock_start   (void);

/* For the program's own files alone, GTK's time goes on.  Timeouts shorter than a tenth of a second, which nobody
 * notices, run out all the same; toasts that are shown stay. */
void ui_clock_stop    (void);

gboolean ui_clock_is_stopped (void);

/* Lets so many milliseconds pass at once on the stopped clock. */
void ui_clock_advance (guint milliseconds);
