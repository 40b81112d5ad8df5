/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measuring, for the command “bench” of each game: figures on one core, as text and as JSON. */

#pragma once

#include "cli.h"

/* The groups of figures, which are members of the JSON object: how many in a second, or nanoseconds for one. */
#define CLI_PER_SECOND "games_per_second"
#define CLI_NANOSECONDS "ns"

/* Something to measure: run () does @n of them. */
typedef struct
{
  const char *group;
  const char *id;
  const char *label;    /* marked for translation */
  void (*run) (gpointer data,
               guint64  n);
} CliMeasure;

/* Prints a line for each of @n measures, and one above them. */
void cli_measure_print_text (const CliMeasure *measures,
                             guint             n,
                             gpointer          data);

/* Prints the beginning of a JSON object, with a member for each group, which follow each other. */
void cli_measure_print_json (const CliMeasure *measures,
                             guint             n,
                             gpointer          data);

/* @value as JSON writes numbers, with at most 9 @decimals.  Free with g_free (). */
char *cli_measure_format_plain (double value,
                                guint  decimals);
