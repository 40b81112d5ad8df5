/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsLanes: a lane for each seat, in which its points grow; at last the lanes stand in the order of
 * places. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-cards-count.h"

#define COMSTOCK_TYPE_CARDS_LANES (comstock_cards_lanes_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsLanes, comstock_cards_lanes, COMSTOCK, CARDS_LANES, GtkWidget)

/* @count is borrowed and must live as long.  To a screen reader it is the count, and
 * at its end the seats with their places and points. */
GtkWidget *comstock_cards_lanes_new      (ComstockCardsGame        *game,
                                          const ComstockCardsCount *count);

/* Shows the count at @time, in milliseconds.  @sorted (0–1): how far the lanes are on their way to their places;
 * @crowned (0–1): how far the ribbons of the winners have come. */
void       comstock_cards_lanes_set_time (ComstockCardsLanes *self,
                                          double              time,
                                          double              sorted,
                                          double              crowned);
