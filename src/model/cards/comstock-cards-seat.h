/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsSeat: one seat of the card game as the viewer sees it. */

#pragma once

#include "comstock-cards-bid-card.h"
#include "comstock-cards-city.h"
#include "comstock-cards-names.h"
#include "model/session/comstock-rivals.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_CARDS_SEAT (comstock_cards_seat_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsSeat, comstock_cards_seat, COMSTOCK, CARDS_SEAT, GObject)

/* What its functions tell is the position at the cursor: read it anew on the game's "changed".
 * Property "score" (int, read-only): as the position stands, notified on change. */

guint              comstock_cards_seat_get_index      (ComstockCardsSeat *self);
ComstockSeatKind   comstock_cards_seat_get_kind       (ComstockCardsSeat *self);
ComstockLevel      comstock_cards_seat_get_level      (ComstockCardsSeat *self);
CardsSuit          comstock_cards_seat_get_suit       (ComstockCardsSeat *self);
const char        *comstock_cards_seat_get_name       (ComstockCardsSeat *self);

/* The rival of the house who holds it, NULL for anybody else. */
const ComstockRival *comstock_cards_seat_get_rival    (ComstockCardsSeat *self);

/* What to call the seat: its name, or else its suit.  Free with g_free (). */
char              *comstock_cards_seat_dup_title      (ComstockCardsSeat *self);

/* Who holds it: "Person", "Computer rival (medium)", "Virtual player (novice)".  Free with g_free (). */
char              *comstock_cards_seat_dup_holder     (ComstockCardsSeat *self);

/* What a rival of the house is known for, "Collects characters": translated, static; NULL for anybody else. */
const char        *comstock_cards_seat_get_manner     (ComstockCardsSeat *self);

/* Its score in words: "12 points", "−6 points".  Free with g_free (). */
char              *comstock_cards_seat_dup_points     (ComstockCardsSeat *self);

int                comstock_cards_seat_get_score      (ComstockCardsSeat *self);

/* This round's auction card once it may be seen, 0 before; what abilities add to it; both together once it may be
 * seen. */
guint              comstock_cards_seat_get_played     (ComstockCardsSeat *self);
guint              comstock_cards_seat_get_boost      (ComstockCardsSeat *self);
guint              comstock_cards_seat_get_value      (ComstockCardsSeat *self);

/* Its place in the order of play from 0 on, −1 without one. */
int                comstock_cards_seat_get_order      (ComstockCardsSeat *self);

/* Whether it must act now, and whether it has picked this round's auction card. */
gboolean           comstock_cards_seat_is_acting      (ComstockCardsSeat *self);
gboolean           comstock_cards_seat_has_bid        (ComstockCardsSeat *self);

/* FALSE in a round in which the lawyer was used. */
gboolean           comstock_cards_seat_has_turn       (ComstockCardsSeat *self);

/* Whether the game is over and nobody has more. */
gboolean           comstock_cards_seat_is_winner      (ComstockCardsSeat *self);

/* Rows and characters of a real seat; of a virtual player the total alone. */
void               comstock_cards_seat_get_sheet      (ComstockCardsSeat *self,
                                                       CardsScore        *sheet);

/* All borrowed, and the same objects for the whole game. */
ComstockCardsCity *comstock_cards_seat_get_city       (ComstockCardsSeat *self);
GListModel        *comstock_cards_seat_get_bid_cards  (ComstockCardsSeat *self);
GListModel        *comstock_cards_seat_get_hand       (ComstockCardsSeat *self);

/* Auction cards of this era's earlier rounds in order, and this round's once it lies open. */
GListModel        *comstock_cards_seat_get_discards   (ComstockCardsSeat *self);

/* Characters it owns, in the order acquired. */
GListModel        *comstock_cards_seat_get_characters (ComstockCardsSeat *self);

gboolean           comstock_cards_seat_has_character  (ComstockCardsSeat *self,
                                                       CardsCharacter     character);

/* Every card it acquired, in order: a virtual player's pile. */
GListModel        *comstock_cards_seat_get_taken      (ComstockCardsSeat *self);

G_END_DECLS
