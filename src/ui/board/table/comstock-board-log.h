/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log of a board game in pictures: headings of rounds, who did it, and with what. */

#pragma once

#include "ui/table/comstock-log-rows.h"

/* For a ComstockBoardGame. */
extern const ComstockLogPictures comstock_board_log_pictures;
