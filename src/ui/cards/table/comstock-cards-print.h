/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table on paper: its score sheet, then the cities. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-sheet.h"

/* A print operation in the colors of @widget.  The first page is @sheet, which is consumed; then comes a page for the
 * city of each of @seats (ComstockCardsSeat) that has one. */
GtkPrintOperation *comstock_cards_print_new (ComstockSheet *sheet,
                                             GListModel    *seats,
                                             GtkWidget     *widget);
