/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSpareBin: shows its child only where there is room for it. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COMSTOCK_TYPE_SPARE_BIN (comstock_spare_bin_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSpareBin, comstock_spare_bin, COMSTOCK, SPARE_BIN, AdwBin)

/* Shows its child as long as that has room, and asks for none.  AdwSqueezer would do the same, but asks for another
 * layout in the middle of one when it changes its mind. */

G_END_DECLS
