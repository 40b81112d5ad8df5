/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Carcassonne: The City can be written and printed as. */

#pragma once

#include "ui/table/comstock-exports.h"

extern const ComstockExports comstock_city_exports;
