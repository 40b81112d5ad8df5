/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a seat: where its auction cards are for the seat that looks, and what it has taken. */

#include "comstock-cards-seat-cards.h"

#include "comstock-cards-bid-card-private.h"
#include "model/base/comstock-value.h"

struct _ComstockCardsSeatCards
{
  GListStore *lists[COMSTOCK_CARDS_SEAT_LISTS];
  ComstockCardsBidCard *bid_cards[CARDS_ROUNDS]; /* ascending, owned by their list */
};

ComstockCardsSeatCards *
comstock_cards_seat_cards_new (CardsSuit suit,
                               CardsKind kind)
{
  ComstockCardsSeatCards *self = g_new (ComstockCardsSeatCards, 1);

  for (guint list = 0; list < COMSTOCK_CARDS_SEAT_LISTS; list++)
    self->lists[list] = g_list_store_new (G_TYPE_OBJECT);
  for (guint i = 0; i < CARDS_ROUNDS; i++)
    {
      g_autoptr (ComstockCardsBidCard) card = comstock_cards_bid_card_new (suit, cards_kinds[kind].lowest + i);

      g_list_store_append (self->lists[COMSTOCK_CARDS_SEAT_BID_CARDS], card);
      self->bid_cards[i] = card;
    }
  return self;
}

void
comstock_cards_seat_cards_free (ComstockCardsSeatCards *self)
{
  for (guint list = 0; list < COMSTOCK_CARDS_SEAT_LISTS; list++)
    g_object_unref (self->lists[list]);
  g_free (self);
}

GListModel *
comstock_cards_seat_cards_get (ComstockCardsSeatCards *self,
                               ComstockCardsSeatList   list)
{
  return G_LIST_MODEL (self->lists[list]);
}

static ComstockCardsBidPlace
find_bid_place (const ComstockCardsView *view,
                guint                    seat,
                guint                    number)
{
  const CardsSeat *rules_seat = &view->state->seats[seat];

  if (memchr (rules_seat->discards, (int) number, rules_seat->n_discards) != NULL)
    return COMSTOCK_CARDS_BID_DISCARDED;
  if (rules_seat->bid != number)
    return COMSTOCK_CARDS_BID_HELD;
  if (cards_bids_are_open (view->state))
    return COMSTOCK_CARDS_BID_OPEN;
  return view->viewer == (int) seat ? COMSTOCK_CARDS_BID_PICKED : COMSTOCK_CARDS_BID_HELD;
}

static void
sync_hand (ComstockCardsSeatCards  *self,
           const ComstockCardsView *view,
           guint                    seat)
{
  const gboolean picking = view->state->step == CARDS_STEP_BID && (view->actors & CARDS_BIT (seat)) != 0;
  gpointer hand[CARDS_ROUNDS];
  guint n = 0;

  for (guint i = 0; i < CARDS_ROUNDS; i++)
    {
      ComstockCardsBidCard *card = self->bid_cards[i];
      const ComstockCardsBidPlace place = find_bid_place (view, seat, comstock_cards_bid_card_get_number (card));

      comstock_cards_bid_card_sync (card, place, picking && place == COMSTOCK_CARDS_BID_HELD);
      if (place == COMSTOCK_CARDS_BID_HELD)
        hand[n++] = card;
    }
  comstock_list_sync (self->lists[COMSTOCK_CARDS_SEAT_HAND], hand, n);
}

static void
sync_discards (ComstockCardsSeatCards  *self,
               const ComstockCardsView *view,
               guint                    seat)
{
  const CardsSeat *rules_seat = &view->state->seats[seat];
  const guint lowest = cards_kinds[rules_seat->kind].lowest;
  gpointer discards[CARDS_ROUNDS];
  guint n = 0;

  for (guint i = 0; i < rules_seat->n_discards; i++)
    discards[n++] = self->bid_cards[rules_seat->discards[i] - lowest];
  if (rules_seat->bid != 0 && cards_bids_are_open (view->state))
    discards[n++] = self->bid_cards[rules_seat->bid - lowest];
  comstock_list_sync (self->lists[COMSTOCK_CARDS_SEAT_DISCARDS], discards, n);
}

static void
sync_taken (ComstockCardsSeatCards  *self,
            const ComstockCardsView *view,
            guint                    seat)
{
  const CardsSeat *rules_seat = &view->state->seats[seat];
  gpointer taken[CARDS_MAX_TAKEN];
  gpointer characters[CARDS_MAX_TAKEN];
  guint n_characters = 0;

  for (guint i = 0; i < rules_seat->n_taken; i++)
    {
      taken[i] = view->cards[rules_seat->taken[i]];
      if (cards_is_character (rules_seat->taken[i]))
        characters[n_characters++] = taken[i];
    }
  comstock_list_sync (self->lists[COMSTOCK_CARDS_SEAT_TAKEN], taken, rules_seat->n_taken);
  comstock_list_sync (self->lists[COMSTOCK_CARDS_SEAT_CHARACTERS], characters, n_characters);
}

void
comstock_cards_seat_cards_sync (ComstockCardsSeatCards  *self,
                                const ComstockCardsView *view,
                                guint                    seat)
{
  sync_hand (self, view, seat);
  sync_discards (self, view, seat);
  sync_taken (self, view, seat);
}
