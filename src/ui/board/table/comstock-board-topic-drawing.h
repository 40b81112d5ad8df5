/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is drawn beside the rules of the board game. */

#pragma once

/* The drawing that stands for the thing of topic @id, a new string; NULL for a topic without one. */
char *comstock_board_topic_dup_drawing (const char *id);
