/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plane on its table: what is pressed there is an answer, or is told why not. */

#pragma once

#include "comstock-plane.h"
#include "ui/table/comstock-table.h"

/* From now on a press in @self, which lies on @table, gives the answer at its place, or is refused there, until
 * something else is aimed at. */
void comstock_plane_join (ComstockPlane *self,
                          ComstockTable *table);
