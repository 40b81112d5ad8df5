/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsDriver: lets the automatic seats of a card game play, at the pace that the player set. */

#pragma once

#include "../comstock-pace.h"
#include "model/cards/comstock-cards-game.h"

#define COMSTOCK_TYPE_CARDS_DRIVER (comstock_cards_driver_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsDriver, comstock_cards_driver, COMSTOCK, CARDS_DRIVER, GObject)

/* Signal "failed" (const GError *): an automatic seat could not play.
 * Property "reading" (boolean, read-only): the order of play was just told, and is given the time to be read.
 * Property "overdue" (boolean, read-only): the next move has been waiting for longer than a second, see
 * comstock_cards_driver_set_waiting ().
 * The driver keeps no reference to @game.  Whoever made it ends it with g_object_run_dispose (): from then on it plays
 * nothing, a move that is being thought about included. */
ComstockCardsDriver *comstock_cards_driver_new      (ComstockCardsGame   *game);

void                 comstock_cards_driver_set_pace (ComstockCardsDriver *self,
                                                     ComstockPace         pace);

/* Ends the present wait: that for the order of play to be read alone; any other together with those that follow, until
 * a person is asked or the next order of play is told. */
void                 comstock_cards_driver_skip     (ComstockCardsDriver *self);

/* Whether something is being shown at the pace, or was so just now: what a person at the screen does then is meant to
 * skip it. */
gboolean             comstock_cards_driver_is_showing (ComstockCardsDriver *self);

/* While @waiting, no move is played: the one before is on its way to the disk. */
void                 comstock_cards_driver_set_waiting (ComstockCardsDriver *self,
                                                        gboolean             waiting);

/* While @stopped, nothing is played. */
void                 comstock_cards_driver_set_stopped (ComstockCardsDriver *self,
                                                        gboolean             stopped);
