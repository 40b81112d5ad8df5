/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsBidCard: one of the nine auction cards of a seat; the same object in hand and in the discards. */

#pragma once

#include <gio/gio.h>

#include "engine/cards/cards-terms.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_CARDS_BID_HELD, /* not yet played in this era, as far as the viewer knows */
  COMSTOCK_CARDS_BID_PICKED, /* this round's, still secret: told to the viewer's own seat only */
  COMSTOCK_CARDS_BID_OPEN, /* this round's, face up */
  COMSTOCK_CARDS_BID_DISCARDED, /* of an earlier round of this era */
} ComstockCardsBidPlace;

#define COMSTOCK_TYPE_CARDS_BID_CARD (comstock_cards_bid_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsBidCard, comstock_cards_bid_card, COMSTOCK, CARDS_BID_CARD, GObject)

/* Property "place" (uint, ComstockCardsBidPlace), read-only, notified on change.  The number is 1–11; a card is
 * playable if its seat may pick it now. */

guint                 comstock_cards_bid_card_get_number  (ComstockCardsBidCard *self);
CardsSuit             comstock_cards_bid_card_get_suit    (ComstockCardsBidCard *self);
ComstockCardsBidPlace comstock_cards_bid_card_get_place   (ComstockCardsBidCard *self);
gboolean              comstock_cards_bid_card_is_playable (ComstockCardsBidCard *self);

/* "Star 7", "Star 7, played in an earlier round".  Free with g_free (). */
char                 *comstock_cards_bid_card_dup_label   (ComstockCardsBidCard *self);

G_END_DECLS
