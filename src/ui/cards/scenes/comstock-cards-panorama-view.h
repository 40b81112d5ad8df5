/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPanoramaView: a postcard as a widget, as large as it is given room. */

#pragma once

#include "comstock-cards-postcard.h"

#define COMSTOCK_TYPE_CARDS_PANORAMA_VIEW (comstock_cards_panorama_view_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPanoramaView, comstock_cards_panorama_view, COMSTOCK, CARDS_PANORAMA_VIEW,
                      GtkWidget)

/* @postcard is consumed.  While animations are on it is drawn in a thread, so that nothing falters; a picture of
 * another size stands in until then.  To a screen reader it is a picture of its title. */
GtkWidget *comstock_cards_panorama_view_new (ComstockCardsPostcard *postcard);
