/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is at a place of the city, for the ear. */

#pragma once

#include "comstock-city-ask.h"

G_BEGIN_DECLS

/* What is at @place of COMSTOCK_CITY_SURFACE at the cursor: of a cell "2 north, 3 east: street between south and west,
 * citizen: Mae", of a spot its segment and the feature that it is part of, of an edge what stands there.  Free with
 * g_free (). */
char *comstock_city_places_dup_words (ComstockGame        *game,
                                      const ComstockPlace *place);

/* An answer with what it joins and brings: "Lay it: 2 north, turned once; joins street of 3 tiles, 1 open end".
 * Free with g_free (). */
char *comstock_city_places_dup_answer (ComstockGame         *game,
                                       guint                 seat,
                                       const ComstockOption *option);

G_END_DECLS
