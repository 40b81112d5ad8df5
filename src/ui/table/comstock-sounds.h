/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSounds: what is heard while a game is played. */

#pragma once

#include "comstock-replay.h"

#define COMSTOCK_TYPE_SOUNDS (comstock_sounds_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSounds, comstock_sounds, COMSTOCK, SOUNDS, GObject)

/* An event of a game, by its name, and its sound: see comstock_sound_play (). */
typedef struct
{
  const char *event;
  const char *sound;
  gboolean (*is_heard) (ComstockGame  *game,
                        const CsEvent *event);  /* NULL: always */
} ComstockEventSound;

typedef struct
{
  const ComstockEventSound *events;     /* the last has no name */
  const char *turn;                     /* when a person's turn comes after a long wait; NULL for none */
} ComstockGameSounds;

/* Plays what @sounds says of each event that is played or redone, each sound once for a move; none of what was there
 * from the beginning, nor while the game is only looked at. */
ComstockSounds *comstock_sounds_new (ComstockReplay           *replay,
                                     const ComstockGameSounds *sounds);

/* The person who is asked now, −1 for none: to be told after each change. */
void            comstock_sounds_ask (ComstockSounds *self,
                                     int             seat);
