/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An auction card: suit and number for ever, its place from the position. */

#include "comstock-bid-card-private.h"

#include <glib/gi18n.h>

#include "comstock-names.h"
#include "model/comstock-text.h"
#include "model/comstock-value.h"

enum
{
  PROP_NUMBER = 1,
  PROP_SUIT,
  PROP_PLACE,
  PROP_PLAYABLE,
  N_PROPS
};

static const ComstockValueInfo values[N_PROPS] = {
  [PROP_NUMBER] = { "number", G_TYPE_UINT },
  [PROP_SUIT] = { "suit", G_TYPE_UINT },
  [PROP_PLACE] = { "place", G_TYPE_UINT },
  [PROP_PLAYABLE] = { "playable", G_TYPE_BOOLEAN },
};

struct _ComstockBidCard
{
  GObject parent_instance;

  int values[N_PROPS];
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockBidCard, comstock_bid_card, G_TYPE_OBJECT)

static void
comstock_bid_card_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  comstock_value_export (pspec, COMSTOCK_BID_CARD (object)->values[id], value);
}

static void
comstock_bid_card_class_init (ComstockBidCardClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = comstock_bid_card_get_property;
  comstock_values_install (G_OBJECT_CLASS (klass), values, N_PROPS - 1, properties);
}

static void
comstock_bid_card_init (ComstockBidCard *self)
{
}

ComstockBidCard *
comstock_bid_card_new (CardsSuit suit,
                       guint     number)
{
  ComstockBidCard *self = g_object_new (COMSTOCK_TYPE_BID_CARD, NULL);

  self->values[PROP_SUIT] = suit;
  self->values[PROP_NUMBER] = (int) number;
  return self;
}

void
comstock_bid_card_sync (ComstockBidCard  *self,
                        ComstockBidPlace  place,
                        gboolean          playable)
{
  comstock_value_set (self, properties[PROP_PLACE], &self->values[PROP_PLACE], place);
  comstock_value_set (self, properties[PROP_PLAYABLE], &self->values[PROP_PLAYABLE], playable);
}

guint
comstock_bid_card_get_number (ComstockBidCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BID_CARD (self), 0);

  return (guint) self->values[PROP_NUMBER];
}

CardsSuit
comstock_bid_card_get_suit (ComstockBidCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BID_CARD (self), CARDS_HAT);

  return self->values[PROP_SUIT];
}

ComstockBidPlace
comstock_bid_card_get_place (ComstockBidCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BID_CARD (self), COMSTOCK_BID_HELD);

  return self->values[PROP_PLACE];
}

gboolean
comstock_bid_card_is_playable (ComstockBidCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BID_CARD (self), FALSE);

  return self->values[PROP_PLAYABLE];
}

static char *
lookup_label (const char *placeholder,
              gpointer    data)
{
  ComstockBidCard *self = data;

  if (g_str_equal (placeholder, "suit"))
    return g_strdup (comstock_suit_get_name (comstock_bid_card_get_suit (self)));
  if (g_str_equal (placeholder, "number"))
    return g_strdup_printf ("%u", comstock_bid_card_get_number (self));
  return NULL;
}

char *
comstock_bid_card_dup_label (ComstockBidCard *self)
{
  static const char *const labels[] = {
    [COMSTOCK_BID_HELD] = N_("{suit} {number}"),
    [COMSTOCK_BID_PICKED] = N_("{suit} {number}, picked for this round"),
    [COMSTOCK_BID_OPEN] = N_("{suit} {number}, played this round"),
    [COMSTOCK_BID_DISCARDED] = N_("{suit} {number}, played in an earlier round"),
  };

  g_return_val_if_fail (COMSTOCK_IS_BID_CARD (self), NULL);

  return comstock_text_fill (_(labels[comstock_bid_card_get_place (self)]), lookup_label, self);
}
