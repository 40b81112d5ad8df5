/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which drawing stands for what in the board game: names as comstock-art.h has them, all static. */

#pragma once

#include "engine/board/board-characters.h"
#include "engine/board/board-terms.h"

/* What lies on a parcel; NULL for a bare one. */
const char *comstock_board_art_content  (BoardContent content);

/* A place of the track.  Construction spaces share a drawing; what lies on one is drawn by
 * comstock_board_art_content (). */
const char *comstock_board_art_place    (BoardTrack   track);

/* The portrait of a BOARD_ROLE; most characters have one for both sides. */
const char *comstock_board_art_portrait (uint32_t     role);

/* A face of a die, 1–6. */
const char *comstock_board_art_die      (uint32_t     value);
