/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sounds of the program: few, short and soft. */

#pragma once

/* Plays the sound of this name, one of data/sounds/meson.build, as loud as the settings say; not at all if they, or the
 * desktop's setting for event sounds, want none.  Returns at once. */
void comstock_sound_play (const char *name);
