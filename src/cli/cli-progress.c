/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the number of games on the last line of a terminal, and hears Ctrl+C. */

#include "config.h"

#include "cli-progress.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <signal.h>
#include <unistd.h>

#define PAUSE (G_USEC_PER_SEC / 10)     /* between two numbers, at the least */
#define ECHO 2                          /* columns of what a terminal shows for Ctrl+C */

static struct
{
  GMutex lock;
  guint64 games;
  guint64 done;
  gboolean on_terminal;
  gint64 shown;                 /* when, by the monotonic clock */
  int width;                    /* of what is shown */
  struct sigaction former;
} progress;

static int interrupted;         /* atomic */

static void
on_interrupt (int signal)
{
  g_atomic_int_set (&interrupted, TRUE);
}

/* The parent of this program may have it ignore the signal, as for jobs in the background. */
static void
hear_interrupt (void)
{
  const struct sigaction action = { .sa_handler = on_interrupt, .sa_flags = (int) SA_RESETHAND | SA_RESTART };

  g_atomic_int_set (&interrupted, FALSE);
  sigaction (SIGINT, NULL, &progress.former);
  if (progress.former.sa_handler != SIG_IGN)
    sigaction (SIGINT, &action, NULL);
}

static void
show (void)
{
  g_autofree char *text = NULL;

  /* Translators: how many of the games of a tournament are played. */
  text = g_strdup_printf (_("Games played: %" PRIu64 " of %" PRIu64), progress.done, progress.games);
  g_printerr ("\r%s", text);
  progress.width = (int) g_utf8_strlen (text, -1);
  progress.shown = g_get_monotonic_time ();
}

void
cli_progress_begin (guint64 games)
{
  progress.games = games;
  progress.done = 0;
  progress.on_terminal = isatty (STDERR_FILENO);
  hear_interrupt ();
  if (progress.on_terminal)
    show ();
}

void
cli_progress_add (guint64 games)
{
  g_mutex_lock (&progress.lock);
  progress.done += games;
  if (progress.on_terminal && g_get_monotonic_time () - progress.shown >= PAUSE)
    show ();
  g_mutex_unlock (&progress.lock);
}

gboolean
cli_progress_is_interrupted (void)
{
  return g_atomic_int_get (&interrupted);
}

CliStatus
cli_progress_end (void)
{
  sigaction (SIGINT, &progress.former, NULL);
  if (progress.on_terminal)
    g_printerr ("\r%*s\r", progress.width + ECHO, "");
  if (!cli_progress_is_interrupted () || progress.done == progress.games)
    return CLI_DONE;
  /* Translators: how many of the games of a tournament are played */
  cli_error (_("interrupted; games played: %" PRIu64 " of %" PRIu64), progress.done, progress.games);
  return CLI_INTERRUPTED;
}
