/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardAmount: a slider over the amounts that may be answered, and a button that answers the one it is at. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-ask.h"

#define COMSTOCK_TYPE_BOARD_AMOUNT (comstock_board_amount_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardAmount, comstock_board_amount, COMSTOCK, BOARD_AMOUNT, GtkWidget)

/* At least two of the answers of @ask are amounts, which ascend.  The button is below the slider, or with a horizontal
 * @orientation beside it.  Signal "chosen" (guint move). */
GtkWidget *comstock_board_amount_new (ComstockGame         *game,
                                      const ComstockAsk    *ask,
                                      GtkOrientation        orientation);

/* Puts the slider to the amount of @option, if it is one. */
void       comstock_board_amount_set (ComstockBoardAmount  *self,
                                      const ComstockOption *option);
