/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person at the board game, who answers by real clicks and real keys. */

#pragma once

#include "ui/shell/comstock-window.h"

/* Whether somebody at the screen is asked, or the game is over. */
gboolean board_hand_is_asked_or_over (gpointer window);

/* Gives one of the answers there are, in one of the ways there are: a click on the map, on the track, on a button;
 * keys in the list or on the map.  Lifts the curtain before.  Waits until somebody is asked again, or the game is
 * over. */
void     board_hand_answer           (ComstockWindow *window,
                                      GRand          *rand);

/* The same until the game is over, as far as each question comes no more often than @n_times; later ones are answered
 * without a hand, which is faster. */
void     board_hand_play             (ComstockWindow *window,
                                      guint32         seed,
                                      guint           n_times);

/* What the details of @plate, a seat's, say. */
const char *board_hand_read_details  (GtkWidget      *plate);
