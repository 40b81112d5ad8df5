/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the auction cards put the seats, as they lie open. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

typedef struct
{
  guint seat;
  guint value;
  gboolean tied;        /* with the seat before or the one after, so that a suit has ranked them */
} ComstockCardsStanding;

/* Writes the seats with a turn in the order in which they would take cards if nothing more was added to their auction
 * cards but @boost to that of @raised, a seat, or −1 for none.  Returns how many; 0 while auction cards are secret. */
guint comstock_cards_standing_list         (ComstockCardsGame     *game,
                                            int                    raised,
                                            guint                  boost,
                                            ComstockCardsStanding  list[CARDS_MAX_SEATS]);

/* The characters that have raised each seat's auction card in this round. */
void  comstock_cards_standing_find_raisers (ComstockCardsGame     *game,
                                            CardsCharacterSet      raisers[CARDS_MAX_SEATS]);

/* Whether another seat with the same value has its turn before @seat: a suit has ranked them. */
gboolean comstock_cards_standing_lost_tie  (ComstockCardsGame     *game,
                                            guint                  seat);

/* As sentences: "Tom 9, Ruth 8, Anna 8, Ben 7. Ruth goes before Anna: Star is above Hat."  NULL while auction cards are
 * secret. */
char *comstock_cards_standing_dup_sentence (ComstockCardsGame     *game);

/* Why the first of @pair, which follow each other in the list, goes before the second with the same value: "Ruth goes
 * before Anna: Star is above Hat."  Free with g_free (). */
char *comstock_cards_standing_dup_reason   (ComstockCardsGame           *game,
                                            const ComstockCardsStanding *pair);

G_END_DECLS
