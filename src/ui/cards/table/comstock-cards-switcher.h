/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsSwitcher: a button for each page of a narrow table. */

#pragma once

#include "comstock-cards-pages.h"

#define COMSTOCK_TYPE_CARDS_SWITCHER (comstock_cards_switcher_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsSwitcher, comstock_cards_switcher, COMSTOCK, CARDS_SWITCHER, GtkBox)

/* Property "pages" (ComstockCardsPages, write-only): which it turns; is set once.  It is seen while they are folded. */

/* Whether the buttons stand one below the other. */
void       comstock_cards_switcher_set_low    (ComstockCardsSwitcher *self,
                                               gboolean               low);

/* The button of the page of this name, for what goes to a page that is not seen. */
GtkWidget *comstock_cards_switcher_get_button (ComstockCardsSwitcher *self,
                                               const char            *page);
