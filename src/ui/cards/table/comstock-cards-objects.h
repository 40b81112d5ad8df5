/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a card table can be pointed at, besides its parts. */

#pragma once

#include "comstock-cards-tips.h"
#include "model/cards/comstock-cards-game.h"
#include "ui/table/comstock-table.h"

/* Numbers of objects: in the column the first card with this parcel or of this character; in the city the parcel of
 * this kind that makes the most points; the pile with the back that breaks ties; among the seats that of who looks on
 * and the virtual player who takes first; in the cast who came last. */
#define COMSTOCK_CARDS_OBJECT_PARCEL(parcel) (1 + (parcel))
#define COMSTOCK_CARDS_OBJECT_CHARACTER(character) (100 + (character))
#define COMSTOCK_CARDS_OBJECT_BACK 200
#define COMSTOCK_CARDS_OBJECT_SELF 201
#define COMSTOCK_CARDS_OBJECT_NOVICE 202
#define COMSTOCK_CARDS_OBJECT_NEWEST 203

/* Whether @card is that object of a column, and the first such card in the column, or NULL. */
gboolean           comstock_cards_card_is_object   (ComstockCardsCard *card,
                                                    guint              object);
ComstockCardsCard *comstock_cards_game_find_object (ComstockCardsGame *game,
                                                    guint              object);

/* The class function find_object of ComstockCardsTable. */
GtkWidget *comstock_cards_table_find_object (ComstockTable   *table,
                                             guint            part,
                                             guint            object,
                                             graphene_rect_t *area);
