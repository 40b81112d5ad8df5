/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSeat: one seat of the card game as the viewer sees it. */

#pragma once

#include "comstock-bid-card.h"
#include "comstock-city.h"
#include "comstock-names.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_SEAT (comstock_seat_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSeat, comstock_seat, COMSTOCK, SEAT, GObject)

/* Properties, read-only.  Constant: "index", "kind" (ComstockSeatKind), "level" (ComstockLevel), "suit" (CardsSuit; all
 * uint), "name" (string as entered, may be ""), "city", and the list models "bid-cards" (all nine, ascending),
 * "hand", "discards" (ComstockBidCard), "characters" and "taken" (ComstockCard).
 * Notified on change:
 * - "score" (int): as the position stands
 * - "played" (uint): this round's auction card once it may be seen, 0 before
 * - "boost", "value" (uint): what abilities add this round, and card and boost together once it may be seen
 * - "order" (int): place in the order of play from 0 on, −1 without one
 * - "acting" (boolean): must act now
 * - "has-bid" (boolean): has picked this round's auction card
 * - "has-turn" (boolean): false in a round in which the lawyer was used
 * - "winner" (boolean): the game is over and nobody has more */

guint             comstock_seat_get_index      (ComstockSeat *self);
ComstockSeatKind  comstock_seat_get_kind       (ComstockSeat *self);
ComstockLevel     comstock_seat_get_level      (ComstockSeat *self);
CardsSuit         comstock_seat_get_suit       (ComstockSeat *self);
const char       *comstock_seat_get_name       (ComstockSeat *self);

/* What to call the seat: its name, or else its suit.  Free with g_free (). */
char             *comstock_seat_dup_title      (ComstockSeat *self);

/* Who holds it: "Person", "Computer rival (medium)", "Virtual player (novice)".  Free with g_free (). */
char             *comstock_seat_dup_holder     (ComstockSeat *self);

/* Its score in words: "12 points", "−6 points".  Free with g_free (). */
char             *comstock_seat_dup_points     (ComstockSeat *self);

int               comstock_seat_get_score      (ComstockSeat *self);
guint             comstock_seat_get_played     (ComstockSeat *self);
guint             comstock_seat_get_boost      (ComstockSeat *self);
guint             comstock_seat_get_value      (ComstockSeat *self);
int               comstock_seat_get_order      (ComstockSeat *self);
gboolean          comstock_seat_is_acting      (ComstockSeat *self);
gboolean          comstock_seat_has_bid        (ComstockSeat *self);
gboolean          comstock_seat_has_turn       (ComstockSeat *self);
gboolean          comstock_seat_is_winner      (ComstockSeat *self);

/* Rows and characters of a real seat; of a virtual player the total alone. */
void              comstock_seat_get_sheet      (ComstockSeat *self,
                                                CardsScore   *sheet);

/* All borrowed, and the same objects for the whole game. */
ComstockCity     *comstock_seat_get_city       (ComstockSeat *self);
GListModel       *comstock_seat_get_bid_cards  (ComstockSeat *self);
GListModel       *comstock_seat_get_hand       (ComstockSeat *self);

/* Auction cards of this era's earlier rounds in order, and this round's once it lies open. */
GListModel       *comstock_seat_get_discards   (ComstockSeat *self);

/* Characters it owns, in the order acquired. */
GListModel       *comstock_seat_get_characters (ComstockSeat *self);

/* Every card it acquired, in order: a virtual player's pile. */
GListModel       *comstock_seat_get_taken      (ComstockSeat *self);

G_END_DECLS
