/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way to the desktop's sound server. */

#pragma once

/* Plays a file, changed by so many decibels.  Returns at once, however long the server takes; where there is none, or
 * anything fails, nothing is heard and nothing is told.  Of more than a few at a time the last are dropped. */
void comstock_speaker_play (const char *path,
                            double      decibels);
