/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pace at which moves are shown that no person at the screen makes. */

#pragma once

#include <glib.h>

/* The values of the setting "pace". */
typedef enum
{
  COMSTOCK_PACE_INSTANT,
  COMSTOCK_PACE_FAST,
  COMSTOCK_PACE_NORMAL,
  COMSTOCK_PACE_SLOW,
} ComstockPace;

/* How long a move is shown before the next, in milliseconds. */
guint  comstock_pace_get_wait   (ComstockPace pace);

/* By how much a scene takes longer than at the usual pace; 0 if it is not shown. */
double comstock_pace_get_factor (ComstockPace pace);
