/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the tiles that nobody has seen yet. */

#pragma once

#include "model/city/comstock-city-game.h"
#include "model/session/comstock-ask.h"

#include <gtk/gtk.h>

/* Each design that is left, with how many; where @aim is an empty cell of the city those that fit there are told
 * apart. */
GtkWidget *comstock_city_unseen_new (ComstockGame        *game,
                                     const ComstockPlace *aim);
