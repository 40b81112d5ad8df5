/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log of Carcassonne: The City in pictures. */

#pragma once

#include "ui/table/comstock-log-rows.h"

extern const ComstockLogPictures comstock_city_log_pictures;
