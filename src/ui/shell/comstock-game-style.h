/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The style sheets that the games bring along. */

#pragma once

/* Lays them over the program's own from now on, in the light that the desktop asks for.  Once, after libadwaita has
 * started. */
void comstock_game_style_follow (void);
