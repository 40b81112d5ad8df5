/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPostcard: the panorama of the towns of some seats, with a board that says whose they are. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

typedef struct _ComstockCardsPostcard ComstockCardsPostcard;

/* @seats (a bit each, not none) of @game as they stand now.  @widget has the colors and the font; it need not be
 * shown. */
ComstockCardsPostcard *comstock_cards_postcard_new       (ComstockCardsGame *game,
                                                          guint32            seats,
                                                          GtkWidget         *widget);
ComstockCardsPostcard *comstock_cards_postcard_ref       (ComstockCardsPostcard *self);
void                   comstock_cards_postcard_unref     (ComstockCardsPostcard *self);

const char *comstock_cards_postcard_get_title (const ComstockCardsPostcard *self);

/* Draws it into @width × @height from (0, 0), by evening or by @night.  Nothing but @self is used: it may be done in a
 * thread. */
void                   comstock_cards_postcard_draw      (const ComstockCardsPostcard *self,
                                                          cairo_t                     *cr,
                                                          double                       width,
                                                          double                       height,
                                                          gboolean                     night);

/* Whether what lies around @widget is dark. */
gboolean               comstock_cards_postcard_is_night  (GtkWidget             *widget);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockCardsPostcard, comstock_cards_postcard_unref)
