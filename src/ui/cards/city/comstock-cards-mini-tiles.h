/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards that a virtual player took, as tiles with their appeal. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-card.h"

/* Draws @cards (ComstockCardsCard) row by row from the upper left corner of @square on. */
void     comstock_cards_mini_tiles_snapshot (GtkWidget             *widget,
                                             GtkSnapshot           *snapshot,
                                             GListModel            *cards,
                                             const graphene_rect_t *square);

/* Where @card lies among them; FALSE if it does not. */
gboolean comstock_cards_mini_tiles_find     (GListModel            *cards,
                                             ComstockCardsCard     *card,
                                             const graphene_rect_t *square,
                                             graphene_rect_t       *bounds);
