/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockLevelBin: as high as the highest of its peers, so that what stands below them is level. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_LEVEL_BIN (comstock_level_bin_get_type ())
G_DECLARE_FINAL_TYPE (ComstockLevelBin, comstock_level_bin, COMSTOCK, LEVEL_BIN, AdwBin)

/* Makes it one of @peers (of ComstockLevelBin, which it does not own).  They ask for the height that the child of any
 * of them needs at the same width; GTK 4.18 asks the peers of a GtkSizeGroup about another width. */
void comstock_level_bin_join (ComstockLevelBin *self,
                              GPtrArray        *peers);
