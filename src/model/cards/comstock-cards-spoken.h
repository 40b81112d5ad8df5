/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table for people who listen, a sentence for each question.  Free all with g_free (). */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* The cards in the column by their number: "1: Sheriff. 2: Mountain, bank." */
char *comstock_cards_spoken_dup_column  (ComstockCardsGame *game);

/* The auction cards that each seat has not played in this era, as the viewer knows them: "Hat: 1, 5, 9. …" */
char *comstock_cards_spoken_dup_left    (ComstockCardsGame *game);

/* What the city of @seat is made of: "Your city: Mountain ×2, mine." */
char *comstock_cards_spoken_dup_city    (ComstockCardsSeat *seat);

/* Where parcels of the @nth kind that the city has are: "Mine: row 3, column 2; row 4, column 3."; NULL once there is
 * no such kind. */
char *comstock_cards_spoken_dup_parcels (ComstockCardsCity *city,
                                         guint              nth);

/* Where a terrain card with its corner at (@x, @y) would lie, in rows and columns as
 * comstock_cards_spoken_dup_parcels () counts them (0 is next to the city), and what it would cover: "Rows 0 and 1,
 * columns 2 and 3. Covers: empty ×2."; NULL in an empty city. */
char *comstock_cards_spoken_dup_place   (ComstockCardsCity *city,
                                         int                x,
                                         int                y);

G_END_DECLS
