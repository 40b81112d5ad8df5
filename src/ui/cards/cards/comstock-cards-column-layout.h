/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsColumnLayout: cards as large as there is room for, one below the other or side by side. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CARDS_COLUMN_LAYOUT (comstock_cards_column_layout_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsColumnLayout, comstock_cards_column_layout, COMSTOCK, CARDS_COLUMN_LAYOUT,
                      GtkLayoutManager)

/* Square children, which comstock_cards_column_layout_set_square () names, share what the others leave: at most at the
 * side that cards have in a city.  In a column that is too low for all they stand two by two, read row by row. */
GtkLayoutManager *comstock_cards_column_layout_new        (void);

/* In a row the others have their natural width; if they are @wordy one that does not depend on their words. */
void              comstock_cards_column_layout_set_row    (ComstockCardsColumnLayout *self,
                                                           gboolean                   row,
                                                           gboolean                   wordy);

void              comstock_cards_column_layout_set_square (GtkWidget                 *child);
