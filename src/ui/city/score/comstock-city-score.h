/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the score sheet of Carcassonne: The City looks beside its table; and its end: ComstockCount with the city,
 * stewards and guards one by one. */

#pragma once

#include "ui/table/comstock-ending.h"
#include "ui/table/comstock-score-look.h"

extern const ComstockScoreLook comstock_city_score_look;
extern const ComstockFinale comstock_city_finale;
