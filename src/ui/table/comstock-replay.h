/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockReplay: looking back at a game, in which nothing is played by accident. */

#pragma once

#include <gio/gio.h>

#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_REPLAY (comstock_replay_get_type ())
G_DECLARE_FINAL_TYPE (ComstockReplay, comstock_replay, COMSTOCK, REPLAY, GObject)

/* Looking back begins with comstock_replay_go_to (), or at once if the game does not stand at its end; it ends where
 * the game does, or when it is branched.  Undo and redo alone are no looking back.
 *
 * Properties, read-only, notified on change: "active" (boolean): the game is only looked at; "playing" (boolean): it
 * moves forward by itself, at the pace of the settings. */
ComstockReplay *comstock_replay_new         (ComstockGame   *game);

ComstockGame   *comstock_replay_get_game    (ComstockReplay *self);

gboolean        comstock_replay_is_active   (ComstockReplay *self);

/* TRUE: the game is only looked at, even at its end, until FALSE. */
void            comstock_replay_set_pinned  (ComstockReplay *self,
                                             gboolean        pinned);

/* Shows the position after move @cursor ≤ length. */
void            comstock_replay_go_to       (ComstockReplay *self,
                                             guint           cursor);

/* TRUE while comstock_replay_go_to () changes the game. */
gboolean        comstock_replay_is_walking  (ComstockReplay *self);

/* Where the round in view began, or the one before if it has just begun; where the next begins, or the end. */
guint comstock_replay_find_round_before (ComstockReplay *self);
guint comstock_replay_find_round_after  (ComstockReplay *self);

/* What a replay of the same game needs to go on where this one is; the value is floating. */
GVariant       *comstock_replay_dup_state   (ComstockReplay *self);
void            comstock_replay_set_state   (ComstockReplay *self,
                                             GVariant       *state);

/* At the end, playing starts again from the beginning. */
gboolean        comstock_replay_is_playing  (ComstockReplay *self);
void            comstock_replay_set_playing (ComstockReplay *self,
                                             gboolean        playing);
