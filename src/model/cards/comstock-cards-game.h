/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsGame: a game of Carson City: The Card Game as objects. */

#pragma once

#include "model/session/comstock-game.h"
#include "comstock-cards-setup.h"
#include "comstock-cards-seat.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_CARDS_GAME (comstock_cards_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsGame, comstock_cards_game, COMSTOCK, CARDS_GAME, ComstockGame)

/* What the functions below tell is the position at the cursor: read it anew on "changed".
 * Event names are those of CardsEventType, as in "event::bids-revealed".
 * Objects of the game outlive it, as they last were. */

/* Deals a new game.  @setup is untrusted. */
ComstockCardsGame *comstock_cards_game_new              (ComstockCardsDeck        *deck,
                                                         const ComstockCardsSetup *setup,
                                                         GError                  **error);

/* Plays the piles of @deal, which are untrusted too; the seats are those of @setup. */
ComstockCardsGame *comstock_cards_game_new_dealt        (ComstockCardsDeck        *deck,
                                                         const ComstockCardsSetup *setup,
                                                         const CardsSetup         *deal,
                                                         GError                  **error);

/* The seats as chosen, for New Game; the seed is 0: a deal is kept, not how it came about. */
void               comstock_cards_game_get_choices      (ComstockCardsGame  *self,
                                                         ComstockCardsSetup *setup);

ComstockCardsSeat *comstock_cards_game_get_seat         (ComstockCardsGame *self,
                                                         guint              index);

/* ComstockCardsSeat in their order; ComstockCardsCard, nearest the piles first.  The same lists for all of the game. */
GListModel        *comstock_cards_game_get_seats        (ComstockCardsGame *self);
GListModel        *comstock_cards_game_get_column       (ComstockCardsGame *self);

/* The object of any card of the game, borrowed. */
ComstockCardsCard *comstock_cards_game_get_card         (ComstockCardsGame *self,
                                                         CardsCard          card);

/* Eras count from 1 (1–2), and the rounds of each as well (1–9). */
guint              comstock_cards_game_get_era          (ComstockCardsGame *self);
guint              comstock_cards_game_get_round        (ComstockCardsGame *self);
CardsStage         comstock_cards_game_get_stage        (ComstockCardsGame *self);
CardsStep          comstock_cards_game_get_step         (ComstockCardsGame *self);

/* The seat that is asked; −1 while all pick auction cards and when the game is over. */
int                comstock_cards_game_get_actor        (ComstockCardsGame *self);

/* The CardsCharacter whose ability is offered to the actor, or −1. */
int                comstock_cards_game_get_ability      (ComstockCardsGame *self);

/* The card that the actor is placing, or NULL. */
ComstockCardsCard *comstock_cards_game_get_placing      (ComstockCardsGame *self);

/* Heights. */
guint              comstock_cards_game_get_terrain_pile (ComstockCardsGame *self);
guint              comstock_cards_game_get_character_pile (ComstockCardsGame *self);

/* The suits that break ties now, strongest first; TRUE if a back shows them, FALSE once no back is left. */
gboolean           comstock_cards_game_get_tie_breaker  (ComstockCardsGame *self,
                                                         CardsSuit          suits[CARDS_SUITS]);

/* The back on top of the character pile, a skull or suits, which belongs to the deck; NULL without a pile. */
const CardsBack   *comstock_cards_game_get_top_back     (ComstockCardsGame *self);

/* The seats that have won, a bit each; 0 before the end. */
guint32            comstock_cards_game_get_winners      (ComstockCardsGame *self);

G_END_DECLS
