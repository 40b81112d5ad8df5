/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBidCard: one of the nine auction cards of a seat; the same object in hand and in the discards. */

#pragma once

#include <gio/gio.h>

#include "engine/cards/cards-terms.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_BID_HELD,      /* not yet played in this era, as far as the viewer knows */
  COMSTOCK_BID_PICKED,    /* this round's, still secret: told to the viewer's own seat only */
  COMSTOCK_BID_OPEN,      /* this round's, face up */
  COMSTOCK_BID_DISCARDED, /* of an earlier round of this era */
} ComstockBidPlace;

#define COMSTOCK_TYPE_BID_CARD (comstock_bid_card_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBidCard, comstock_bid_card, COMSTOCK, BID_CARD, GObject)

/* Properties: "number" (uint, 1–11) and "suit" (uint, CardsSuit), constant; "place" (uint, ComstockBidPlace) and
 * "playable" (boolean: its seat may pick it now), notified on change. */

guint            comstock_bid_card_get_number  (ComstockBidCard *self);
CardsSuit        comstock_bid_card_get_suit    (ComstockBidCard *self);
ComstockBidPlace comstock_bid_card_get_place   (ComstockBidCard *self);
gboolean         comstock_bid_card_is_playable (ComstockBidCard *self);

/* "Star 7", "Star 7, played in an earlier round".  Free with g_free (). */
char            *comstock_bid_card_dup_label   (ComstockBidCard *self);

G_END_DECLS
