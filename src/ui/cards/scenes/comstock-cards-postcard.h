/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPostcard: the panorama of the towns of some seats, with a board that says whose they are. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

typedef struct _ComstockCardsPostcard ComstockCardsPostcard;

/* @seats (a bit each, not none) of @game as they stand now.  @widget has the colours and the font; it need not be
 * shown. */
ComstockCardsPostcard *comstock_cards_postcard_new       (ComstockCardsGame *game,
                                                          guint32            seats,
                                                          GtkWidget         *widget);
void                   comstock_cards_postcard_free      (ComstockCardsPostcard *self);

const char *comstock_cards_postcard_get_title (const ComstockCardsPostcard *self);

/* Draws it into @width × @height from (0, 0).  Nothing but @self is used: it may be done in a thread. */
void                   comstock_cards_postcard_draw      (const ComstockCardsPostcard *self,
                                                          cairo_t                     *cr,
                                                          double                       width,
                                                          double                       height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockCardsPostcard, comstock_cards_postcard_free)
