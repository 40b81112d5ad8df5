/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how fast something is on one core. */

#include "cli-measure.h"

#include "model/base/comstock-format.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <time.h>

#define SLICES 7                /* the median of them is reported */
#define SLICE_TIME 0.04         /* seconds that a slice lasts, at the least */

/* Seconds that this program has computed so far: other programs on the same core do not count. */
static double
seconds_so_far (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static double
seconds_of (const CliMeasure *measure,
            gpointer          data,
            guint64           n)
{
  const double start = seconds_so_far ();

  measure->run (data, n);
  return seconds_so_far () - start;
}

static int
compare_seconds (const void *a,
                 const void *b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

/* Seconds that one of what @measure does takes. */
static double
measure_one (const CliMeasure *measure,
             gpointer          data)
{
  double seconds[SLICES];
  guint64 n = 1;

  while (seconds_of (measure, data, n) < SLICE_TIME)
    n *= 2;
  for (guint i = 0; i < SLICES; i++)
    seconds[i] = seconds_of (measure, data, n);
  qsort (seconds, SLICES, sizeof *seconds, compare_seconds);
  return seconds[SLICES / 2] / (double) n;
}

/* The figure in the unit of its group, written by @format. */
static char *
measure_to_string (const CliMeasure *measure,
                   gpointer          data,
                   char           *(*format) (double value,
                                              guint  decimals))
{
  const double seconds = measure_one (measure, data);

  return g_str_equal (measure->group, CLI_PER_SECOND) ? format (1 / seconds, 0) : format (seconds * 1e9, 1);
}

char *
cli_measure_format_plain (double value,
                          guint  decimals)
{
  char format[] = "%.0f";
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  format[2] = (char) ('0' + decimals);
  return g_strdup (g_ascii_formatd (text, sizeof text, format, value));
}

void
cli_measure_print_text (const CliMeasure *measures,
                        guint             n,
                        gpointer          data)
{
  g_print ("%s\n", _("On one core, the median of several slices:"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *figure = measure_to_string (&measures[i], data, comstock_format_decimal);

      g_print ("%10s  %s\n", figure, _(measures[i].label));
    }
}

void
cli_measure_print_json (const CliMeasure *measures,
                        guint             n,
                        gpointer          data)
{
  const char *group = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *figure = measure_to_string (&measures[i], data, cli_measure_format_plain);

      if (group == NULL || !g_str_equal (measures[i].group, group))
        g_print ("%s\"%s\": {", group == NULL ? "{" : "}, ", measures[i].group);
      else
        g_print (", ");
      g_print ("\"%s\": %s", measures[i].id, figure);
      group = measures[i].group;
    }
  g_print ("}");
}
