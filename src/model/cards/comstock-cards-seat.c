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
  N_PROPS
};

static const ComstockValueInfo values[N_PROPS] = {
  [PROP_SCORE] = { "score", G_TYPE_INT },
};

/* What the position says of it. */
typedef struct
{
  guint played;
  guint boost;
  guint value;
  int order;
  gboolean is_acting;
  gboolean has_bid;
  gboolean has_turn;
  gboolean is_winner;
} Standing;

struct _ComstockCardsSeat
{
  GObject parent_instance;

  guint index;
  ComstockSeatKind kind;
  ComstockLevel level;
  CardsSuit suit;
  char *name;
  ComstockCardsCity *city;
  ComstockCardsSeatCards *cards;
  CardsScore sheet;
  int score;                /* as last notified */
  Standing standing;
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockCardsSeat, comstock_cards_seat, G_TYPE_OBJECT)

static void
comstock_cards_seat_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  comstock_value_export (pspec, COMSTOCK_CARDS_SEAT (object)->score, value);
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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_cards_seat_get_property;
  object_class->finalize = comstock_cards_seat_finalize;
  comstock_values_install (object_class, values, N_PROPS - 1, properties);
}

static void
comstock_cards_seat_init (ComstockCardsSeat *self)
{
  self->standing.order = -1;
}

ComstockCardsSeat *
comstock_cards_seat_new (guint                     index,
                         const ComstockSeatChoice *choice,
                         ComstockCardsDeck        *deck)
{
  ComstockCardsSeat *self = g_object_new (COMSTOCK_TYPE_CARDS_SEAT, NULL);

  self->name = g_strdup (choice->holder.name);
  self->city = comstock_cards_city_new (deck);
  self->index = index;
  self->kind = choice->holder.kind;
  self->level = choice->holder.level;
  self->suit = choice->suit;
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

static Standing
get_standing (const ComstockCardsView *view,
              guint                    index)
{
  const CardsSeat *seat = &view->state->seats[index];
  const gboolean open = cards_bids_are_open (view->state);

  return (Standing) {
    .played = open ? seat->bid : 0,
    .boost = seat->boost,
    .value = open ? (guint) cards_seat_value (view->state, index) : 0,
    .order = find_order (view->state, index),
    .is_acting = (view->actors & CARDS_BIT (index)) != 0,
    .has_bid = seat->bid != 0,
    .has_turn = seat->has_turn,
    .is_winner = (view->winners & CARDS_BIT (index)) != 0,
  };
}

void
comstock_cards_seat_sync (ComstockCardsSeat       *self,
                          const ComstockCardsView *view)
{
  const guint index = comstock_cards_seat_get_index (self);

  g_object_freeze_notify (G_OBJECT (self));
  cards_seat_score (view->deck, view->state, index, &self->sheet);
  self->standing = get_standing (view, index);
  comstock_value_set (self, properties[PROP_SCORE], &self->score, self->sheet.total);
  comstock_cards_seat_cards_sync (self->cards, view, index);
  comstock_cards_city_sync (self->city, &view->state->seats[index], view->state->era + 1u, view->cards);
  g_object_thaw_notify (G_OBJECT (self));
}

guint
comstock_cards_seat_get_index (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), 0);

  return self->index;
}

ComstockSeatKind
comstock_cards_seat_get_kind (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), COMSTOCK_PERSON);

  return self->kind;
}

ComstockLevel
comstock_cards_seat_get_level (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), COMSTOCK_NO_LEVEL);

  return self->level;
}

CardsSuit
comstock_cards_seat_get_suit (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), CARDS_HAT);

  return self->suit;
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
                                       : comstock_suit_get_name (comstock_cards_seat_get_suit (self)));
}

const ComstockRival *
comstock_cards_seat_get_rival (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return self->kind == COMSTOCK_RIVAL ? comstock_rival_find (self->name) : NULL;
}

char *
comstock_cards_seat_dup_holder (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  return g_strdup (comstock_cards_level_get_holder (comstock_cards_seat_get_level (self)));
}

const char *
comstock_cards_seat_get_manner (ComstockCardsSeat *self)
{
  const ComstockRival *rival = comstock_cards_seat_get_rival (self);

  return rival != NULL ? comstock_cards_manner_get_words (rival->manner) : NULL;
}

char *
comstock_cards_seat_dup_points (ComstockCardsSeat *self)
{
  g_autofree char *number = NULL;
  int score;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), NULL);

  score = comstock_cards_seat_get_score (self);
  number = comstock_text_number (score);
  /* Translators: a number of points, with its sign */
  return g_strdup_printf (ngettext ("%s point", "%s points", ABS (score)), number);
}

int
comstock_cards_seat_get_score (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), 0);

  return self->score;
}

guint
comstock_cards_seat_get_played (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), 0);

  return self->standing.played;
}

guint
comstock_cards_seat_get_boost (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), 0);

  return self->standing.boost;
}

guint
comstock_cards_seat_get_value (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), 0);

  return self->standing.value;
}

int
comstock_cards_seat_get_order (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), -1);

  return self->standing.order;
}

gboolean
comstock_cards_seat_is_acting (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), FALSE);

  return self->standing.is_acting;
}

gboolean
comstock_cards_seat_has_bid (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), FALSE);

  return self->standing.has_bid;
}

gboolean
comstock_cards_seat_has_turn (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), FALSE);

  return self->standing.has_turn;
}

gboolean
comstock_cards_seat_is_winner (ComstockCardsSeat *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (self), FALSE);

  return self->standing.is_winner;
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

gboolean
comstock_cards_seat_has_character (ComstockCardsSeat *self,
                                   CardsCharacter     character)
{
  GListModel *characters = comstock_cards_seat_get_characters (self);

  for (guint i = 0; i < g_list_model_get_n_items (characters); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);

      if (comstock_cards_card_get_character (card) == (int) character)
        return TRUE;
    }
  return FALSE;
}
