/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A series of numbers, of which only mean and spread are wanted. */

#pragma once

#include <stdint.h>

/* Zeroed, it is empty. */
typedef struct
{
  uint32_t n;
  double sum;
  double squares;
} CsSample;

void   cs_sample_add          (CsSample       *sample,
                               double          value);

/* Each is 0 where there are too few numbers for it. */
double cs_sample_mean         (const CsSample *sample);
double cs_sample_deviation    (const CsSample *sample);

/* The standard error of the mean. */
double cs_sample_error        (const CsSample *sample);

/* The mean of those numbers of @all that are not in @part. */
double cs_sample_mean_without (const CsSample *all,
                               const CsSample *part);
