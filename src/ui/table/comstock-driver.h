/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockDriver: lets the automatic seats of a game play, at the pace that the player set. */

#pragma once

#include "comstock-pace.h"
#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_DRIVER (comstock_driver_get_type ())
G_DECLARE_FINAL_TYPE (ComstockDriver, comstock_driver, COMSTOCK, DRIVER, GObject)

/* Signal "failed" (const GError *): an automatic seat could not play.
 * Property "overdue" (boolean, read-only): the next move has been waiting for longer than a second, see
 * comstock_driver_set_waiting ().
 * Nobody waits for what is secret, or a formality.  The driver keeps no reference to @game.  Its creator ends
 * it with g_object_run_dispose (): from then on it plays nothing, a move that is being thought about included. */
ComstockDriver *comstock_driver_new         (ComstockGame   *game);

void            comstock_driver_set_pace    (ComstockDriver *self,
                                             ComstockPace    pace);

/* Ends the present wait together with those that follow, until a person is asked. */
void            comstock_driver_skip        (ComstockDriver   *self);

/* Whether something is being shown at the pace, or was so just now: what a person at the screen does then is meant to
 * skip it. */
gboolean        comstock_driver_is_showing  (ComstockDriver   *self);

/* Whether a seat is to play by itself. */
gboolean        comstock_driver_has_next    (ComstockDriver   *self);

/* While @waiting, no move is played: the one before is on its way to the disk. */
void            comstock_driver_set_waiting (ComstockDriver *self,
                                             gboolean        waiting);

/* While @performing, no move is played: what came before is still shown. */
void            comstock_driver_set_performing (ComstockDriver *self,
                                                gboolean        performing);

/* While @stopped, nothing is played. */
void            comstock_driver_set_stopped (ComstockDriver *self,
                                             gboolean        stopped);
