/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An auction card: suit and number for ever, its place from the position. */

#include "comstock-cards-bid-card-private.h"

#include <glib/gi18n.h>

#include "comstock-cards-names.h"
#include "model/base/comstock-text.h"
#include "model/base/comstock-value.h"

enum
{
  PROP_PLACE = 1,
  N_PROPS
};

static const ComstockValueInfo values[N_PROPS] = {
  [PROP_PLACE] = { "place", G_TYPE_UINT },
};

struct _ComstockCardsBidCard
{
  GObject parent_instance;

  guint number;
  CardsSuit suit;
  int place;                /* as last notified */
  gboolean playable;
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockCardsBidCard, comstock_cards_bid_card, G_TYPE_OBJECT)

static void
comstock_cards_bid_card_get_property (GObject    *object,
                                      guint       id,
                                      GValue     *value,
                                      GParamSpec *pspec)
{
  comstock_value_export (pspec, COMSTOCK_CARDS_BID_CARD (object)->place, value);
}

static void
comstock_cards_bid_card_class_init (ComstockCardsBidCardClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = comstock_cards_bid_card_get_property;
  comstock_values_install (G_OBJECT_CLASS (klass), values, N_PROPS - 1, properties);
}

static void
comstock_cards_bid_card_init (ComstockCardsBidCard *self)
{
}

ComstockCardsBidCard *
comstock_cards_bid_card_new (CardsSuit suit,
                             guint     number)
{
  ComstockCardsBidCard *self = g_object_new (COMSTOCK_TYPE_CARDS_BID_CARD, NULL);

  self->suit = suit;
  self->number = number;
  return self;
}

void
comstock_cards_bid_card_sync (ComstockCardsBidCard *self,
                              ComstockCardsBidPlace place,
                              gboolean              playable)
{
  self->playable = playable;
  comstock_value_set (self, properties[PROP_PLACE], &self->place, place);
}

guint
comstock_cards_bid_card_get_number (ComstockCardsBidCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_BID_CARD (self), 0);

  return self->number;
}

CardsSuit
comstock_cards_bid_card_get_suit (ComstockCardsBidCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_BID_CARD (self), CARDS_HAT);

  return self->suit;
}

ComstockCardsBidPlace
comstock_cards_bid_card_get_place (ComstockCardsBidCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_BID_CARD (self), COMSTOCK_CARDS_BID_HELD);

  return self->place;
}

gboolean
comstock_cards_bid_card_is_playable (ComstockCardsBidCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_BID_CARD (self), FALSE);

  return self->playable;
}

static char *
lookup_label (const char *placeholder,
              gpointer    data)
{
  ComstockCardsBidCard *self = data;

  if (g_str_equal (placeholder, "suit"))
    return g_strdup (comstock_suit_get_name (comstock_cards_bid_card_get_suit (self)));
  if (g_str_equal (placeholder, "number"))
    return g_strdup_printf ("%u", comstock_cards_bid_card_get_number (self));
  return NULL;
}

char *
comstock_cards_bid_card_dup_label (ComstockCardsBidCard *self)
{
  static const char *const labels[] = {
    [COMSTOCK_CARDS_BID_HELD] = N_("{suit} {number}"),
    [COMSTOCK_CARDS_BID_PICKED] = N_("{suit} {number}, picked for this round"),
    [COMSTOCK_CARDS_BID_OPEN] = N_("{suit} {number}, played this round"),
    [COMSTOCK_CARDS_BID_DISCARDED] = N_("{suit} {number}, played in an earlier round"),
  };

  g_return_val_if_fail (COMSTOCK_IS_CARDS_BID_CARD (self), NULL);

  return comstock_text_fill (_(labels[comstock_cards_bid_card_get_place (self)]), lookup_label, self);
}
