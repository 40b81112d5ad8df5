/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of Carcassonne: The City: ComstockCount with the city, stewards and guards one by one. */

#pragma once

#include "ui/table/comstock-ending.h"

extern const ComstockFinale comstock_city_finale;
