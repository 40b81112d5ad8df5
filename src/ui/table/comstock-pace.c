/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one table of waits, and what scenes make of it. */

#include "comstock-pace.h"

static const guint waits[] = {
  [COMSTOCK_PACE_INSTANT] = 0,
  [COMSTOCK_PACE_FAST] = 350,
  [COMSTOCK_PACE_NORMAL] = 900,
  [COMSTOCK_PACE_SLOW] = 2000,
};

static const double factors[] = {
  [COMSTOCK_PACE_INSTANT] = 0,
  [COMSTOCK_PACE_FAST] = 0.5,
  [COMSTOCK_PACE_NORMAL] = 1,
  [COMSTOCK_PACE_SLOW] = 2,
};

guint
comstock_pace_get_wait (ComstockPace pace)
{
  return waits[pace];
}

double
comstock_pace_get_factor (ComstockPace pace)
{
  return factors[pace];
}
