/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how long a program takes from fork to its first window and first frame, how much of that on the processor,
 * and what memory it then holds.
 *
 * first-frame RUNS PROGRAM [ARGUMENT…] on a private display (build-aux/headless); prints a line per run and the
 * medians.  Beside it only the program measured may open windows.  Where other programs run beside, the time on the
 * processor is the one to compare. */

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>

#define MAX_RUNS 99
#define SMALLEST_WINDOW 100     /* pixels; helper windows are smaller */
#define SETTLE_SECONDS 2        /* before memory is read */
#define PATIENCE_MS 500         /* without an event, before the program is looked after */
#define NOT_STARTED 127         /* as shells tell it */

typedef struct
{
  double map_ms;
  double paint_ms;
  double processor_ms;          /* of all its threads, until the first frame */
  double resident_mib;
  double proportional_mib;
} Run;

static double
now_ms (clockid_t clock)
{
  struct timespec time = { 0 };

  clock_gettime (clock, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static double
get_processor_ms (pid_t pid)
{
  clockid_t clock;

  return clock_getcpuclockid (pid, &clock) == 0 ? now_ms (clock) : 0;
}

static pid_t
start (char **argv)
{
  const pid_t pid = fork ();

  if (pid == 0)
    {
      const int null = open ("/dev/null", O_WRONLY);

      dup2 (null, STDOUT_FILENO);
      dup2 (null, STDERR_FILENO);
      execvp (argv[0], argv);
      _exit (NOT_STARTED);
    }
  return pid;
}

/* A program that cannot be started, or ends at once, never shows a window. */
static void
give_up_if_gone (pid_t       pid,
                 const char *program)
{
  int status;

  if (waitpid (pid, &status, WNOHANG) != pid)
    return;
  if (WIFEXITED (status) && WEXITSTATUS (status) == NOT_STARTED)
    fprintf (stderr, "cannot start %s\n", program);
  else
    fprintf (stderr, "%s ended before its first frame\n", program);
  exit (1);
}

/* Waits for the next event; gives up once @program, which runs as @pid, is gone. */
static void
wait_for_event (Display    *display,
                pid_t       pid,
                const char *program,
                XEvent     *event)
{
  struct pollfd connection = { ConnectionNumber (display), POLLIN, 0 };

  while (XPending (display) == 0)
    if (poll (&connection, 1, PATIENCE_MS) == 0)
      give_up_if_gone (pid, program);
  XNextEvent (display, event);
}

/* True once the window shows more than its one-coloured background. */
static bool
is_painted (Display *display,
            Window   window)
{
  XWindowAttributes attributes;
  XImage *image = NULL;
  bool painted = false;

  if (XGetWindowAttributes (display, window, &attributes))
    image = XGetImage (display, window, 0, 0, (unsigned) attributes.width, (unsigned) attributes.height,
                       AllPlanes, ZPixmap);
  if (image == NULL)
    return false;
  for (int y = 0; y < image->height && !painted; y += 4)
    for (int x = 0; x < image->width && !painted; x += 4)
      painted = XGetPixel (image, x, y) != XGetPixel (image, 0, image->height / 2);
  XDestroyImage (image);
  return painted;
}

/* Waits until a window of a program's size is shown and then painted. */
static void
wait_for_frame (Display    *display,
                int         damage_event,
                pid_t       pid,
                const char *program,
                double      started,
                Run        *run)
{
  Window window = None;

  for (;;)
    {
      XEvent event;

      wait_for_event (display, pid, program, &event);
      if (event.type == MapNotify && window == None)
        {
          XWindowAttributes attributes;

          if (XGetWindowAttributes (display, event.xmap.window, &attributes) &&
              attributes.width >= SMALLEST_WINDOW && !attributes.override_redirect)
            {
              window = event.xmap.window;
              run->map_ms = now_ms (CLOCK_MONOTONIC) - started;
              XDamageCreate (display, window, XDamageReportRawRectangles);
            }
        }
      else if (event.type == damage_event + XDamageNotify && is_painted (display, window))
        {
          run->processor_ms = get_processor_ms (pid);
          run->paint_ms = now_ms (CLOCK_MONOTONIC) - started;
          return;
        }
    }
}

static double
read_mib (pid_t       pid,
          const char *member)
{
  char path[64], line[256];
  double kib = 0;
  FILE *file;

  snprintf (path, sizeof path, "/proc/%d/smaps_rollup", (int) pid);
  file = fopen (path, "r");
  while (file != NULL && fgets (line, sizeof line, file) != NULL)
    if (strncmp (line, member, strlen (member)) == 0)
      kib = strtod (line + strlen (member), NULL);
  if (file != NULL)
    fclose (file);
  return kib / 1024;
}

static Run
measure (Display *display,
         int      damage_event,
         char   **argv)
{
  Run run = { 0 };
  const double started = now_ms (CLOCK_MONOTONIC);
  const pid_t pid = start (argv);

  wait_for_frame (display, damage_event, pid, argv[0], started, &run);
  sleep (SETTLE_SECONDS);
  run.resident_mib = read_mib (pid, "Rss:");
  run.proportional_mib = read_mib (pid, "Pss:");
  kill (pid, SIGTERM);
  waitpid (pid, NULL, 0);
  XSync (display, True);
  return run;
}

static int
compare (const void *a,
         const void *b)
{
  const double x = *(const double *) a;
  const double y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
median (const Run *runs,
        int        n,
        size_t     offset)
{
  double values[MAX_RUNS];

  for (int i = 0; i < n; i++)
    memcpy (&values[i], (const char *) &runs[i] + offset, sizeof values[i]);
  qsort (values, (size_t) n, sizeof values[0], compare);
  return values[n / 2];
}

static void
print_run (const char *name,
           const Run  *run)
{
  printf ("%-8s first window %6.0f ms  first frame %6.0f ms  processor %6.0f ms  resident %6.1f MiB  "
          "proportional %6.1f MiB\n",
          name, run->map_ms, run->paint_ms, run->processor_ms, run->resident_mib, run->proportional_mib);
}

/* A window may be gone before it is asked about. */
static int
ignore_error (Display     *display,
              XErrorEvent *error)
{
  (void) display;
  (void) error;
  return 0;
}

int
main (int    argc,
      char **argv)
{
  const int n = argc > 2 ? atoi (argv[1]) : 0;
  Display *display = XOpenDisplay (NULL);
  int damage_event, damage_error;
  Run runs[MAX_RUNS];
  Run middle;

  if (n < 1 || n > MAX_RUNS || display == NULL || !XDamageQueryExtension (display, &damage_event, &damage_error))
    {
      fprintf (stderr, "usage, on a display with the damage extension: %s RUNS PROGRAM [ARGUMENT…]\n", argv[0]);
      return 2;
    }
  XSetErrorHandler (ignore_error);
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  for (int i = 0; i < n; i++)
    {
      char name[16];

      runs[i] = measure (display, damage_event, argv + 2);
      snprintf (name, sizeof name, "run %d", i + 1);
      print_run (name, &runs[i]);
    }
  middle = (Run) { median (runs, n, offsetof (Run, map_ms)), median (runs, n, offsetof (Run, paint_ms)),
                   median (runs, n, offsetof (Run, processor_ms)),
                   median (runs, n, offsetof (Run, resident_mib)), median (runs, n, offsetof (Run, proportional_mib)) };
  print_run ("median", &middle);
  return 0;
}
