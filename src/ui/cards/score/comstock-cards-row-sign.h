/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands for a row of the score pad where there is no room for its name. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cards/cards-score.h"

/* The parcel that stands for @row, CARDS_NO_PARCEL for that of the characters.  @times: the row is a product, and the
 * parcel one of its factors. */
CardsParcel comstock_cards_row_get_parcel    (CardsRow               row,
                                              gboolean              *times);

/* Draws it into @bounds, a square, with a cross in its corner if it is a product; of the characters their sign for
 * points. */
void        comstock_cards_row_snapshot_sign (GtkWidget             *widget,
                                              GtkSnapshot           *snapshot,
                                              CardsRow               row,
                                              const graphene_rect_t *bounds);
