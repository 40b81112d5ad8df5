/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPages: column, city and seats, arranged in the room there is: three pages side by side, two, or one at a
 * time. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_CARDS_PAGES (comstock_cards_pages_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPages, comstock_cards_pages, COMSTOCK, CARDS_PAGES, AdwBin)

/* Properties:
 * - "column" (ComstockCardsColumnView), "city", "answers", "seats" (GtkWidget), write-only, set once: what lies on the
 *   pages; the answers are below the city, or beside it;
 * - "page" (string): which is seen where one is seen at a time: "column", "city" or "seats";
 * - "folded" (boolean, read-only): one is seen at a time. */

/* Arranges the pages in so many pixels of the table.  Returns whether it is so low that what answers stands beside the
 * city. */
gboolean    comstock_cards_pages_arrange   (ComstockCardsPages *self,
                                            int                 width,
                                            int                 height);

/* Turns to the page on which @part lies, if it lies on one. */
void        comstock_cards_pages_turn_to   (ComstockCardsPages *self,
                                            GtkWidget          *part);

const char *comstock_cards_pages_get_page  (ComstockCardsPages *self);
void        comstock_cards_pages_set_page  (ComstockCardsPages *self,
                                            const char         *page);
gboolean    comstock_cards_pages_is_folded (ComstockCardsPages *self);

/* Whose city is shown; NULL on a page that is called so already. */
void        comstock_cards_pages_set_title (ComstockCardsPages *self,
                                            const char         *title);
