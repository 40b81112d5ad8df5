/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Means and spreads of series of numbers. */

#include "sample.h"

#include <math.h>

void
sample_add (Sample *sample,
            double  value)
{
  sample->n++;
  sample->sum += value;
  sample->squares += value * value;
}

double
sample_mean (const Sample *sample)
{
  return sample->n > 0 ? sample->sum / sample->n : 0;
}

double
sample_deviation (const Sample *sample)
{
  double mean = sample_mean (sample);

  return sample->n > 1 ? sqrt (MAX (0, sample->squares - sample->n * mean * mean) / (sample->n - 1)) : 0;
}

double
sample_error (const Sample *sample)
{
  return sample->n > 1 ? sample_deviation (sample) / sqrt (sample->n) : 0;
}

double
sample_mean_without (const Sample *all,
                     const Sample *part)
{
  return all->n > part->n ? (all->sum - part->sum) / (all->n - part->n) : 0;
}
