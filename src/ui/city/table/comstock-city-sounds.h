/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is heard of Carcassonne: The City. */

#pragma once

#include "ui/table/comstock-sounds.h"

extern const ComstockGameSounds comstock_city_sounds;
