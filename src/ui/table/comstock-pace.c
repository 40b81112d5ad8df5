/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one table of waits. */

#include "comstock-pace.h"

static const guint waits[] = {
  [COMSTOCK_PACE_INSTANT] = 0,
  [COMSTOCK_PACE_FAST] = 350,
  [COMSTOCK_PACE_NORMAL] = 900,
  [COMSTOCK_PACE_SLOW] = 2000,
};

guint
comstock_pace_get_wait (ComstockPace pace)
{
  return waits[pace];
}

guint
comstock_pace_get_reading_wait (ComstockPace pace,
                                guint        n_lines)
{
  return comstock_pace_get_wait (pace) * (n_lines + 1) / 2;
}
