/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsSeatHeader: who a seat is and how many points it has, in its suit's colors. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-rivals.h"

#define COMSTOCK_TYPE_CARDS_SEAT_HEADER (comstock_cards_seat_header_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsSeatHeader, comstock_cards_seat_header, COMSTOCK, CARDS_SEAT_HEADER, GtkWidget)

/* Sign, the face of @rival, which may be NULL, title, who holds the seat, score.  Whatever room it is given, sign and
 * score are shown; where there is too little for all, who holds the seat goes first, then the title is cut short. */
GtkWidget *comstock_cards_seat_header_new         (const char              *sign,
                                                   const char              *title,
                                                   const ComstockRival     *rival);

void       comstock_cards_seat_header_set_holder  (ComstockCardsSeatHeader *self,
                                                   const char              *holder);
void       comstock_cards_seat_header_set_score   (ComstockCardsSeatHeader *self,
                                                   int                      score);

/* Whether the score stands below the sign, without anything else. */
void       comstock_cards_seat_header_set_stacked (ComstockCardsSeatHeader *self,
                                                   gboolean                 stacked);
