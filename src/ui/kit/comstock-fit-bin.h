/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockFitBin: words that are drawn smaller where they would be broken or cut. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_FIT_BIN (comstock_fit_bin_get_type ())
G_DECLARE_FINAL_TYPE (ComstockFitBin, comstock_fit_bin, COMSTOCK, FIT_BIN, AdwBin)

/* A label that wraps between words has its longest word in full, one that does not wrap all of its text, as long as
 * three quarters of the usual size do; below that it is cut as it would be otherwise. */
