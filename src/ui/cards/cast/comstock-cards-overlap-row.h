/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsOverlapRow: cards in a row or two, which overlap where they have too little room. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CARDS_OVERLAP_ROW (comstock_cards_overlap_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsOverlapRow, comstock_cards_overlap_row, COMSTOCK, CARDS_OVERLAP_ROW, GtkWidget)

#define COMSTOCK_CARDS_OVERLAP_GAP 6    /* pixels between cards that have room, and between lines */

/* The card under the pointer, or that with the focus, lies on top. */
GtkWidget *comstock_cards_overlap_row_new    (void);

/* Puts @card where the card number @position is, or at the end. */
void       comstock_cards_overlap_row_insert (ComstockCardsOverlapRow *self,
                                              GtkWidget               *card,
                                              guint                    position);

/* The card at @position, or NULL. */
GtkWidget *comstock_cards_overlap_row_get    (ComstockCardsOverlapRow *self,
                                              guint                    position);

/* In one line at first, or in two, the upper of which is not the shorter.  If @open, they ask for room side by side. */
void       comstock_cards_overlap_row_set_lines (ComstockCardsOverlapRow *self,
                                                 int                      n_lines,
                                                 gboolean                 open);

/* Takes all cards away. */
void       comstock_cards_overlap_row_clear  (ComstockCardsOverlapRow *self);
