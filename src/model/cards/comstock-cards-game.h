/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsGame: a game of Carson City: The Card Game as objects. */

#pragma once

#include "model/comstock-game.h"
#include "comstock-cards-setup.h"
#include "comstock-seat.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_CARDS_GAME (comstock_cards_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsGame, comstock_cards_game, COMSTOCK, CARDS_GAME, ComstockGame)

/* What the functions below tell is the position at the cursor: read it anew on "changed".
 * Properties:
 * - "viewer" (int, read and write): the seat that looks, −1 for nobody; it sees its own secret auction card, all others
 *   stay hidden from the objects
 * - "stage-line" (string): era, round and stage
 * - "prompt" (string): what is asked now, in one sentence, as the viewer needs it
 * Event names are those of CardsEventType, as in "event::bids-revealed".
 * Objects of the game outlive it, as they last were. */

/* Deals a new game.  @setup is untrusted. */
ComstockCardsGame *comstock_cards_game_new               (ComstockDeck              *deck,
                                                          const ComstockCardsSetup  *setup,
                                                          GError                   **error);

/* Plays the piles of @deal, which are untrusted too; the seats are those of @setup. */
ComstockCardsGame *comstock_cards_game_new_dealt         (ComstockDeck              *deck,
                                                          const ComstockCardsSetup  *setup,
                                                          const CardsSetup          *deal,
                                                          GError                   **error);

ComstockDeck      *comstock_cards_game_get_deck          (ComstockCardsGame *self);

/* The seats as chosen, for New Game; the seed is 0: a deal is kept, not how it came about. */
void               comstock_cards_game_get_choices       (ComstockCardsGame  *self,
                                                          ComstockCardsSetup *setup);

guint              comstock_cards_game_get_n_seats       (ComstockCardsGame *self);
ComstockSeat      *comstock_cards_game_get_seat          (ComstockCardsGame *self,
                                                          guint              index);

/* ComstockSeat in their order; ComstockCard, nearest the piles first.  The same lists for all of the game. */
GListModel        *comstock_cards_game_get_seats         (ComstockCardsGame *self);
GListModel        *comstock_cards_game_get_column        (ComstockCardsGame *self);

/* The object of any card of the game, borrowed. */
ComstockCard      *comstock_cards_game_get_card          (ComstockCardsGame *self,
                                                          CardsCard          card);

int                comstock_cards_game_get_viewer        (ComstockCardsGame *self);
void               comstock_cards_game_set_viewer        (ComstockCardsGame *self,
                                                          int                viewer);

/* Eras count from 1 (1–2), and the rounds of each as well (1–9). */
guint              comstock_cards_game_get_era           (ComstockCardsGame *self);
guint              comstock_cards_game_get_round         (ComstockCardsGame *self);
CardsStage         comstock_cards_game_get_stage         (ComstockCardsGame *self);
CardsStep          comstock_cards_game_get_step          (ComstockCardsGame *self);

/* The seat that is asked; −1 while all pick auction cards and when the game is over. */
int                comstock_cards_game_get_actor         (ComstockCardsGame *self);

/* The CardsCharacter whose ability is offered to the actor, or −1. */
int                comstock_cards_game_get_ability       (ComstockCardsGame *self);

/* The card that the actor is placing, or NULL. */
ComstockCard      *comstock_cards_game_get_placing       (ComstockCardsGame *self);

/* Cards that the turn in progress still takes. */
guint              comstock_cards_game_get_to_take       (ComstockCardsGame *self);

/* Heights. */
guint              comstock_cards_game_get_terrain_pile  (ComstockCardsGame *self);
guint              comstock_cards_game_get_character_pile (ComstockCardsGame *self);

/* The suits that break ties now, strongest first; TRUE if a back shows them, FALSE once no back is left. */
gboolean           comstock_cards_game_get_tie_breaker   (ComstockCardsGame *self,
                                                          CardsSuit          suits[CARDS_SUITS]);

/* The back on top of the character pile, a skull or suits, which belongs to the deck; NULL without a pile. */
const CardsBack   *comstock_cards_game_get_top_back      (ComstockCardsGame *self);

/* The seats that have won, a bit each; 0 before the end. */
guint32            comstock_cards_game_get_winners       (ComstockCardsGame *self);

/* "Era I, round 3 of 9: the auction" and what is asked now, in one sentence.  Free with g_free (). */
char              *comstock_cards_game_dup_stage_line    (ComstockCardsGame *self);
char              *comstock_cards_game_dup_prompt        (ComstockCardsGame *self);

/* Why a seat plays when it does: "Third, with 8: the star breaks the tie."; NULL without a place in the
 * order.  Free with g_free (). */
char              *comstock_cards_game_dup_order_reason  (ComstockCardsGame *self,
                                                          ComstockSeat      *seat);

/* How the game ended, in one sentence; NULL before the end. */
char              *comstock_cards_game_dup_outcome       (ComstockCardsGame *self);

/* Who holds @seat, told to the viewer: "You" of the viewer's own seat, else as comstock_seat_dup_holder () has it. */
char              *comstock_cards_game_dup_holder        (ComstockCardsGame *self,
                                                          ComstockSeat      *seat);

/* The next seat that plays by itself: a virtual player or a rival that must act; −1 if none must, or while moves can
 * be redone (comstock_game_branch () plays on from there). */
int                comstock_cards_game_get_automatic_seat (ComstockCardsGame *self);

/* Lets that seat play its move, at once in this thread (for tools) or after thinking in another.  There must be such a
 * seat.  FALSE with COMSTOCK_GAME_ERROR_STALE if the game went elsewhere meanwhile; then nothing is played. */
gboolean           comstock_cards_game_play_automatic        (ComstockCardsGame    *self,
                                                              GError              **error);
void               comstock_cards_game_play_automatic_async  (ComstockCardsGame    *self,
                                                              GCancellable         *cancellable,
                                                              GAsyncReadyCallback   callback,
                                                              gpointer              data);
gboolean           comstock_cards_game_play_automatic_finish (ComstockCardsGame    *self,
                                                              GAsyncResult         *result,
                                                              GError              **error);

G_END_DECLS
