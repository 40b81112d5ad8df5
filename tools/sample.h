/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A series of numbers, of which only mean and spread are wanted. */

#pragma once

#include <glib.h>

/* Zeroed, it is empty. */
typedef struct
{
  guint n;
  double sum;
  double squares;
} Sample;

void   sample_add          (Sample *sample,
                            double  value);

/* Each is 0 where there are too few numbers for it. */
double sample_mean         (const Sample *sample);
double sample_deviation    (const Sample *sample);

/* The standard error of the mean. */
double sample_error        (const Sample *sample);

/* The mean of those numbers of @all that are not in @part. */
double sample_mean_without (const Sample *all,
                            const Sample *part);
