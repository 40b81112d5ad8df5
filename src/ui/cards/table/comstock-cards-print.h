/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game on paper: its score sheet, then the cities. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

/* A print operation for @game as it stands now, in the colours of @widget.  The first page is the score sheet, then
 * comes a page for the city of each real seat that has one. */
GtkPrintOperation *comstock_cards_print_new (ComstockCardsGame *game,
                                             GtkWidget         *widget);
