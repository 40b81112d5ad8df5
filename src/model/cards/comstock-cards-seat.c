/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat as an object: what the viewer may know of it, and nothing more. */

#include "comstock-cards-seat-private.h"

#include <glib/gi18n.h>

#include "comstock-cards-city-private.h"
#include "comstock-cards-seat-cards.h"
#include "model/base/comstock-text.h"
#include "model/base/comstock-value.h"

enum
{
  PROP_SCORE = 1,
  PROP_PLAYED,
  PROP_BOOST,
  PROP_VALUE,
  PROP_ORDER,
  PROP_ACTING,
  PROP_HAS_BID,
  PROP_HAS_TURN,
  PROP_WINNER,
  N_CHANGING,
  PROP_INDEX = N_CHANGING,
  PROP_KIND,
  PROP_LEVEL,
  PROP_SUIT,
  N_VALUES,
  PROP_NAME = N_VALUES,
  PROP_CITY,
  PROP_BID_CARDS,
  PROP_HAND,
  PROP_DISCARDS,
  PROP_CHARACTERS,
  PROP_TAKEN,
  N_PROPS
};

static const ComstockValueInfo values[N_VALUES] = {
  [PROP_SCORE] = { "score", G_TYPE_INT },
  [PROP_PLAYED] = { "played", G_TYPE_UINT },
  [PROP_BOOST] = { "boost", G_TYPE_UINT },
  [PROP_VALUE] = { "value", G_TYPE_UINT },
  [PROP_ORDER] = { "order", G_TYPE_INT },
  [PROP_ACTING] = { "acting", G_TYPE_BOOLEAN },
  [PROP_HAS_BID] = { "has-bid", G_TYPE_BOOLEAN },
  [PROP_HAS_TURN] = { "has-turn", G_TYPE_BOOLEAN },
  [PROP_WINNER] = { "winner", G_TYPE_BOOLEAN },
  [PROP_INDEX] = { "index", G_TYPE_UINT },
  [PROP_KIND] = { "kind", G_TYPE_UINT },
  [PROP_LEVEL] = { "level", G_TYPE_UINT },
  [PROP_SUIT] = { "suit", G_TYPE_UINT },
};

static const char *const list_names[COMSTOCK_CARDS_SEAT_LISTS] = {
  [COMSTOCK_CARDS_SEAT_BID_CARDS] = "bid-cards",
  [COMSTOCK_CARDS_SEAT_HAND] = "hand",
  [COMSTOCK_CARDS_SEAT_DISCARDS] = "discards",
  [COMSTOCK_CARDS_SEAT_CHARACTERS] = "characters",
  [COMSTOCK_CARDS_SEAT_TAKEN] = "taken",
};

struct _ComstockCardsSeat
{
  GObject parent_instance;

  char *name;
  ComstockCardsCity *city;
  ComstockCardsSeatCards *cards;
  CardsScore sheet;
  int values[N_VALUES];
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockCardsSeat, comstock_cards_seat, G_TYPE_OBJECT)

static void
comstock_cards_seat_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  ComstockCardsSeat *self = COMSTOCK_CARDS_SEAT (object);

  if (id == PROP_NAME)
    g_value_set_string (value, self->name);
  else if (id == PROP_CITY)
    g_value_set_object (value, self->city);
  else if (id >= PROP_BID_CARDS)
    g_value_set_object (value, comstock_cards_seat_cards_get (self->cards, id - PROP_BID_CARDS));
  else
    comstock_value_export (pspec, self->values[id], value);
}

static void
comstock_cards_seat_finalize (GObject *object)
{
  ComstockCardsSeat *self = COMSTOCK_CARDS_SEAT (object);

  g_free (self->name);
  g_object_unref (self->city);
  comstock_cards_seat_cards_free (self->cards);
  G_OBJECT_CLASS (comstock_cards_seat_parent_class)->finalize (object);
}

static void
comstock_cards_seat_class_init (ComstockCardsSeatClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_cards_seat_get_property;
  object_class->finalize = comstock_cards_seat_finalize;
  comstock_values_install (object_class, values, N_VALUES - 1, properties);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_CITY] = g_param_spec_object ("city", NULL, NULL, COMSTOCK_TYPE_CARDS_CITY, flags);
  for (guint list = 0; list < COMSTOCK_CARDS_SEAT_LISTS; list++)
    properties[PROP_BID_CARDS + list] =
      g_param_spec_object (list_names[list], NULL, NULL, G_TYPE_LIST_MODEL, flags);
  for (guint id = PROP_NAME; id < N_PROPS; id++)
    g_object_class_install_property (object_class, id, properties[id]);
}

static void
comstock_cards_seat_init (ComstockCardsSeat *self)
{
  self->values[PROP_ORDER] = -1;
}

ComstockCardsSeat *
comstock_cards_seat_new (guint                          index,
                         const ComstockCardsSeatChoice *choice,
                         ComstockCardsDeck             *deck)
{
  ComstockCardsSeat *self = g_object_new (COMSTOCK_TYPE_CARDS_SEAT, NULL);

  self->name = g_strdup (choice->holder.name);
  self->city = comstock_cards_city_new (deck);
  self->values[PROP_INDEX] = (int) index;
  self->values[PROP_KIND] = choice->holder.kind;
  self->values[PROP_LEVEL] = choice->holder.level;
  self->values[PROP_SUIT] = choice->suit;
  self->cards =
    comstock_cards_seat_cards_new (choice->suit, comstock_cards_level_get_rules_kind (choice->holder.level));
  return self;
}

static int
find_order (const CardsState *state,
            guint             seat)
{
  for (int i = 0; i < state->n_order; i++)
    if (state->order[i] == seat)
      return i;
  return -1;
}

static void
sync_values (ComstockCardsSeat       *self,
             const ComstockCardsView *view)
{
  const guint index = comstock_cards_seat_get_index (self);
  const CardsSeat *seat = &view->state->seats[index];
  const gboolean open = cards_bids_are_open (view->state);
  const int now[N_CHANGING] = {
    [PROP_SCORE] = self->sheet.total,
    [PROP_PLAYED] = open ? seat->bid : 0,
    [PROP_BOOST] = seat->boost,
    [PROP_VALUE] = open ? cards_seat_value (view->state, index) : 0,
    [PROP_ORDER] = find_order (view->state, index),
    [PROP_ACTING] = (view->actors & CARDS_BIT (index)) != 0,
    [PROP_HAS_BID] = seat->bid != 0,
    [PROP_HAS_TURN] = seat->has_turn,
    [PROP_WINNER] = (view->winners & CARDS_BIT (index)) != 0,
  };

  for (guint id = 1; id < N_CHANGING; id++)
    comstock_value_set (self, properties[id], &self->values[id], now[id]);
}

void
comstock_cards_seat_sync (ComstockCardsSeat       *self,
                          const ComstockCardsView *view)
{
  const guint index = comstock_cards_seat_get_index (self);

  g_object_freeze_notify (G_OBJECT (self));
  cards_seat_score (view->deck, view->state, index, &self->sheet);
  sync_values (self, view);
  comstock_cards_seat_cards_sync (self->cards, view, index);
  comstock_cards_city_sync (self->city, &view->state->seats[index], view->cards);
  g_object_thaw_notify (G_OBJECT (self));
}

guint
comstock_cards_seat_get_index (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), 0);

  return (guint) self->values[PROP_INDEX];
}

ComstockSeatKind
comstock_cards_seat_get_kind (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), COMSTOCK_PERSON);

  return self->values[PROP_KIND];
}

ComstockLevel
comstock_cards_seat_get_level (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), COMSTOCK_NO_LEVEL);

  return self->values[PROP_LEVEL];
}

CardsSuit
comstock_cards_seat_get_suit (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), CARDS_HAT);

  return self->values[PROP_SUIT];
}

const char *
comstock_cards_seat_get_name (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return self->name;
}

char *
comstock_cards_seat_dup_title (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return g_strdup (*self->name != '\0' ? self->name
                                       : comstock_cards_suit_get_name (comstock_cards_seat_get_suit (self)));
}

char *
comstock_cards_seat_dup_holder (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return g_strdup (comstock_cards_level_get_holder (comstock_cards_seat_get_level (self)));
}

char *
comstock_cards_seat_dup_points (ComstockCardsSeat *self)
{
  g_autofree char *number = NULL;
  int score;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  score = comstock_cards_seat_get_score (self);
  number = comstock_text_number (score);
  return g_strdup_printf (ngettext ("%s point", "%s points", ABS (score)), number);
}

int
comstock_cards_seat_get_score (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), 0);

  return self->values[PROP_SCORE];
}

guint
comstock_cards_seat_get_played (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), 0);

  return (guint) self->values[PROP_PLAYED];
}

guint
comstock_cards_seat_get_boost (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), 0);

  return (guint) self->values[PROP_BOOST];
}

guint
comstock_cards_seat_get_value (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), 0);

  return (guint) self->values[PROP_VALUE];
}

int
comstock_cards_seat_get_order (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), -1);

  return self->values[PROP_ORDER];
}

gboolean
comstock_cards_seat_is_acting (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), FALSE);

  return self->values[PROP_ACTING];
}

gboolean
comstock_cards_seat_has_bid (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), FALSE);

  return self->values[PROP_HAS_BID];
}

gboolean
comstock_cards_seat_has_turn (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), FALSE);

  return self->values[PROP_HAS_TURN];
}

gboolean
comstock_cards_seat_is_winner (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), FALSE);

  return self->values[PROP_WINNER];
}

void
comstock_cards_seat_get_sheet (ComstockCardsSeat *self,
                               CardsScore        *sheet)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SEAT (self));

  *sheet = self->sheet;
}

ComstockCardsCity *
comstock_cards_seat_get_city (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return self->city;
}

GListModel *
comstock_cards_seat_get_bid_cards (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return comstock_cards_seat_cards_get (self->cards, COMSTOCK_CARDS_SEAT_BID_CARDS);
}

GListModel *
comstock_cards_seat_get_hand (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return comstock_cards_seat_cards_get (self->cards, COMSTOCK_CARDS_SEAT_HAND);
}

GListModel *
comstock_cards_seat_get_discards (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return comstock_cards_seat_cards_get (self->cards, COMSTOCK_CARDS_SEAT_DISCARDS);
}

GListModel *
comstock_cards_seat_get_characters (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return comstock_cards_seat_cards_get (self->cards, COMSTOCK_CARDS_SEAT_CHARACTERS);
}

GListModel *
comstock_cards_seat_get_taken (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return comstock_cards_seat_cards_get (self->cards, COMSTOCK_CARDS_SEAT_TAKEN);
}
