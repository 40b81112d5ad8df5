/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A city as an object: a copy of the rules' city, and what its owner may ask of it. */

#include "comstock-cards-city-private.h"

#include "model/base/comstock-value.h"

struct _ComstockCardsCity
{
  GObject parent_instance;

  ComstockCardsDeck *deck;
  CardsCity city;
  CardsCharacterSet owned;
  guint sold;
  guint era;
  GListStore *cards;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (ComstockCardsCity, comstock_cards_city, G_TYPE_OBJECT)

static void
comstock_cards_city_finalize (GObject *object)
{
  ComstockCardsCity *self = COMSTOCK_CARDS_CITY (object);

  g_object_unref (self->deck);
  g_object_unref (self->cards);
  G_OBJECT_CLASS (comstock_cards_city_parent_class)->finalize (object);
}

static void
comstock_cards_city_class_init (ComstockCardsCityClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = comstock_cards_city_finalize;
  changed_signal = g_signal_new ("changed", COMSTOCK_TYPE_CARDS_CITY, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
comstock_cards_city_init (ComstockCardsCity *self)
{
  self->era = 1;
  self->cards = g_list_store_new (COMSTOCK_TYPE_CARDS_CARD);
}

ComstockCardsCity *
comstock_cards_city_new (ComstockCardsDeck *deck)
{
  ComstockCardsCity *self = g_object_new (COMSTOCK_TYPE_CARDS_CITY, NULL);

  self->deck = g_object_ref (deck);
  return self;
}

static const CardsTerrain *
get_terrain (ComstockCardsCity *self,
             guint              card)
{
  return &comstock_cards_deck_get_cards (self->deck)->terrain[card];
}

static gboolean
lies_equal (const CardsCity *a,
            const CardsCity *b)
{
  return a->n_placed == b->n_placed &&
         memcmp (a->placed, b->placed, a->n_placed * sizeof *a->placed) == 0 &&
         memcmp (a->shown, b->shown, sizeof a->shown) == 0;
}

static void
sync_cards (ComstockCardsCity         *self,
            ComstockCardsCard * const *cards)
{
  gpointer items[CARDS_MAX_PLACED];

  for (guint i = 0; i < self->city.n_placed; i++)
    items[i] = cards[self->city.placed[i].card];
  comstock_list_sync (self->cards, items, self->city.n_placed);
}

void
comstock_cards_city_sync (ComstockCardsCity         *self,
                          const CardsSeat           *seat,
                          guint                      era,
                          ComstockCardsCard * const *cards)
{
  /* To a virtual player a character is its appeal and nothing else. */
  const CardsCharacterSet owned = seat->kind == CARDS_REAL ? seat->owned : 0;

  if (lies_equal (&self->city, &seat->city) &&
      self->owned == owned && self->sold == seat->sold && self->era == era)
    return;
  self->city = seat->city;
  self->owned = owned;
  self->sold = seat->sold;
  self->era = era;
  sync_cards (self, cards);
  g_signal_emit (self, changed_signal, 0);
}

CardsParcel
comstock_cards_city_get_parcel (ComstockCardsCity *self,
                                int                x,
                                int                y)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), CARDS_NO_PARCEL);

  return cards_city_parcel (&self->city, x, y);
}

gboolean
comstock_cards_city_get_box (ComstockCardsCity *self,
                             ComstockCardsArea *box)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), FALSE);

  if (self->city.occupied == 0)
    return FALSE;
  *box = (ComstockCardsArea) {
    .left = self->city.left,
    .top = self->city.top,
    .right = self->city.right + 1,
    .bottom = self->city.bottom + 1,
  };
  return TRUE;
}

gboolean
comstock_cards_city_has_law (ComstockCardsCity *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), FALSE);

  return cards_city_has_law (&self->city, self->owned);
}

guint
comstock_cards_city_get_era (ComstockCardsCity *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), 1);

  return self->era;
}

/* A card that joins the city reaches two parcels beyond it at the most. */
static void
widen (int *low,
       int *high,
       int  limit)
{
  const int room = MIN (limit - (*high - *low), 2);

  *low -= room;
  *high += room;
}

void
comstock_cards_city_get_reach (ComstockCardsCity *self,
                               ComstockCardsArea *reach)
{
  const gboolean captain = (self->owned & CARDS_BIT (CARDS_CAPTAIN)) != 0;
  int width, height;

  if (!comstock_cards_city_get_box (self, reach))
    {
      *reach = (ComstockCardsArea) { 0, 0, 2, 2 };
      return;
    }
  width = reach->right - reach->left;
  height = reach->bottom - reach->top;
  widen (&reach->left, &reach->right,
         captain && height <= CARDS_LIMIT ? CARDS_LIMIT + 1 : CARDS_LIMIT);
  widen (&reach->top, &reach->bottom,
         captain && width <= CARDS_LIMIT ? CARDS_LIMIT + 1 : CARDS_LIMIT);
}

GListModel *
comstock_cards_city_get_cards (ComstockCardsCity *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), NULL);

  return G_LIST_MODEL (self->cards);
}

gboolean
comstock_cards_city_find_card (ComstockCardsCity  *self,
                               ComstockCardsCard  *card,
                               ComstockCardsPlace *place)
{
  const CardsCard number = comstock_cards_card_get_number (card);

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), FALSE);

  for (guint i = 0; i < self->city.n_placed; i++)
    if (self->city.placed[i].card == number)
      {
        *place = (ComstockCardsPlace) { self->city.placed[i].x, self->city.placed[i].y };
        return TRUE;
      }
  return FALSE;
}

ComstockCardsCard *
comstock_cards_city_get_card_at (ComstockCardsCity *self,
                                 int                x,
                                 int                y)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), NULL);

  for (guint i = self->city.n_placed; i-- > 0;)
    {
      const CardsPlaced *placed = &self->city.placed[i];

      if (x >= placed->x && x < placed->x + 2 && y >= placed->y && y < placed->y + 2)
        {
          /* The list keeps its own reference. */
          g_autoptr (ComstockCardsCard) card = g_list_model_get_item (G_LIST_MODEL (self->cards), i);

          return card;
        }
    }
  return NULL;
}

GArray *
comstock_cards_city_dup_placements (ComstockCardsCity *self,
                                    guint              card)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (ComstockCardsPlace));
  CardsPlacements placements;
  ComstockCardsPlace place;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), places);
  g_return_val_if_fail (card < CARDS_TERRAIN, places);

  placements = cards_city_placements (&self->city, get_terrain (self, card), self->owned);
  while (cards_placements_next (&placements, &place.x, &place.y))
    g_array_append_val (places, place);
  return places;
}

CsRefusal
comstock_cards_city_judge (ComstockCardsCity *self,
                           guint              card,
                           int                x,
                           int                y)
{
  const CsRefusal unknown = { .reason = CS_REFUSED_UNKNOWN };

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), unknown);
  g_return_val_if_fail (card < CARDS_TERRAIN, unknown);

  return cards_city_judge (&self->city, get_terrain (self, card), self->owned, x, y);
}

/* What @city, in the same hands, scores more than the city as it is. */
static void
compare (ComstockCardsCity *self,
         const CardsCity   *city,
         guint              sold,
         ComstockCardsGain *gain)
{
  CardsScore before, after;

  cards_score_city (&self->city, self->owned, self->sold, &before);
  cards_score_city (city, self->owned, sold, &after);
  gain->total = after.total - before.total;
  for (guint row = 0; row < CARDS_ROWS; row++)
    gain->rows[row] = after.rows[row] - before.rows[row];
  for (guint i = 0; i < CARDS_CHARACTERS; i++)
    gain->characters[i] = after.characters[i] - before.characters[i];
}

void
comstock_cards_city_gain (ComstockCardsCity *self,
                          guint              card,
                          int                x,
                          int                y,
                          ComstockCardsGain *gain)
{
  CardsCity city;

  g_return_if_fail (comstock_cards_city_judge (self, card, x, y).reason == CS_LEGAL);

  city = self->city;
  cards_city_place (&city, comstock_cards_deck_get_cards (self->deck), (uint8_t) card, x, y);
  compare (self, &city, self->sold, gain);
}

gboolean
comstock_cards_city_find_best (ComstockCardsCity  *self,
                               guint               card,
                               ComstockCardsPlace *best,
                               ComstockCardsGain  *gain)
{
  g_autoptr (GArray) places = comstock_cards_city_dup_placements (self, card);

  for (guint i = 0; i < places->len; i++)
    {
      const ComstockCardsPlace *place = &g_array_index (places, ComstockCardsPlace, i);
      ComstockCardsGain here;

      comstock_cards_city_gain (self, card, place->x, place->y, &here);
      if (i > 0 && here.total <= gain->total)
        continue;
      *gain = here;
      *best = *place;
    }
  return places->len > 0;
}

CsRefusal
comstock_cards_city_judge_sale (ComstockCardsCity *self,
                                guint              card)
{
  const CsRefusal unknown = { .reason = CS_REFUSED_UNKNOWN };

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), unknown);
  g_return_val_if_fail (card < CARDS_TERRAIN, unknown);

  return cards_city_judge_sale (&self->city, (uint8_t) card);
}

void
comstock_cards_city_sale_gain (ComstockCardsCity *self,
                               guint              card,
                               ComstockCardsGain *gain)
{
  CardsCity city;

  g_return_if_fail (comstock_cards_city_judge_sale (self, card).reason == CS_LEGAL);

  city = self->city;
  cards_city_sell (&city, (uint8_t) card);
  compare (self, &city, self->sold + 1, gain);
}

void
comstock_cards_city_get_score (ComstockCardsCity *self,
                               CardsScore        *score)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY (self));

  cards_score_city (&self->city, self->owned, self->sold, score);
}

CardsBoard
comstock_cards_city_get_row_parcels (ComstockCardsCity *self,
                                     CardsRow           row)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), 0);

  return cards_score_row_parcels (&self->city, self->owned, row);
}

void
comstock_cards_city_get_row_parts (ComstockCardsCity *self,
                                   CardsRow           row,
                                   CardsRowParts     *parts)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY (self));
  g_return_if_fail (row < CARDS_ROW_CHARACTERS);

  cards_score_row_parts (&self->city, self->owned, row, parts);
}

int
comstock_cards_city_get_points (ComstockCardsCity *self,
                                int                x,
                                int                y)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), 0);

  return cards_score_parcel (&self->city, self->owned, x, y);
}
