/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log of the card game in pictures. */

#pragma once

#include "ui/table/comstock-log-rows.h"

extern const ComstockLogPictures comstock_cards_log_pictures;
