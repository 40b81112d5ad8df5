/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table on paper: its score sheet, then the cities. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-seat.h"

/* A print operation for @seats (ComstockCardsSeat) as they stand now, in the colours of @widget.  The first page is the
 * score sheet below @heading, how the game stands; then comes a page for the city of each real seat that has one. */
GtkPrintOperation *comstock_cards_print_new (GListModel *seats,
                                             const char *heading,
                                             GtkWidget  *widget);
