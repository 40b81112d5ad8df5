/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the score sheet of Carcassonne: The City looks beside its table. */

#pragma once

#include "ui/table/comstock-score-look.h"

extern const ComstockScoreLook comstock_city_score_look;
