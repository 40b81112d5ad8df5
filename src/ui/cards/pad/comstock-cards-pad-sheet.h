/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPadSheet: the parcels of one city on the score pad, to be painted or covered with cards. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-pad.h"

#define COMSTOCK_TYPE_CARDS_PAD_SHEET (comstock_cards_pad_sheet_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPadSheet, comstock_cards_pad_sheet, COMSTOCK, CARDS_PAD_SHEET, GtkWidget)

/* A square of parcels, each a button.  Arrow keys, Home and End go about in it.
 * Signal "pressed" (int x, int y): a parcel was pressed. */
GtkWidget *comstock_cards_pad_sheet_new    (void);

/* Shows the city of a real seat as the pad has it now. */
void       comstock_cards_pad_sheet_update (ComstockCardsPadSheet *self,
                                            ComstockCardsPad      *pad,
                                            guint                  seat);

/* Where the keyboard is. */
void       comstock_cards_pad_sheet_get_at (ComstockCardsPadSheet *self,
                                            int                   *x,
                                            int                   *y);

/* Moves the keyboard there, as far as the sheet goes. */
void       comstock_cards_pad_sheet_go_to  (ComstockCardsPadSheet *self,
                                            int                    x,
                                            int                    y);
