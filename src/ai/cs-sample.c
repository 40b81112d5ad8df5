/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Means and spreads of series of numbers. */

#include "cs-sample.h"

#include <math.h>

void
cs_sample_add (CsSample *sample,
               double    value)
{
  sample->n++;
  sample->sum += value;
  sample->squares += value * value;
}

double
cs_sample_mean (const CsSample *sample)
{
  return sample->n > 0 ? sample->sum / sample->n : 0;
}

double
cs_sample_deviation (const CsSample *sample)
{
  double mean = cs_sample_mean (sample);

  return sample->n > 1 ? sqrt (fmax (0, sample->squares - sample->n * mean * mean) / (sample->n - 1)) : 0;
}

double
cs_sample_error (const CsSample *sample)
{
  return sample->n > 1 ? cs_sample_deviation (sample) / sqrt (sample->n) : 0;
}

double
cs_sample_mean_without (const CsSample *all,
                        const CsSample *part)
{
  return all->n > part->n ? (all->sum - part->sum) / (all->n - part->n) : 0;
}
