/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockShapeBin: tells its size in time for what lies in it to be arranged otherwise. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_SHAPE_BIN (comstock_shape_bin_get_type ())
G_DECLARE_FINAL_TYPE (ComstockShapeBin, comstock_shape_bin, COMSTOCK, SHAPE_BIN, AdwBin)

/* Once libadwaita 1.4 is the minimum, AdwBreakpointBin takes its place.
 *
 * Property "least-width" (int): what it asks for at least, whatever lies in it now; −1: what that asks for.
 * "least-height" (int): the same, for a child that needs less height at the width it will have than at its least.
 * Signal "reshape" (int width, int height): the size is new.  What was never seen is not drawn with it before. */
