/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A city as an object: a copy of the rules' city, and what its owner may ask of it. */

#include "comstock-city-private.h"

#include "model/comstock-value.h"

enum
{
  PROP_N_CARDS = 1,
  PROP_SCORE,
  N_VALUES,
  PROP_CARDS = N_VALUES,
  N_PROPS
};

static const ComstockValueInfo values[N_VALUES] = {
  [PROP_N_CARDS] = { "n-cards", G_TYPE_UINT },
  [PROP_SCORE] = { "score", G_TYPE_INT },
};

struct _ComstockCity
{
  GObject parent_instance;

  ComstockDeck *deck;
  CardsCity city;
  CardsCharacterSet owned;
  guint sold;
  GListStore *cards;
  int values[N_VALUES];
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (ComstockCity, comstock_city, G_TYPE_OBJECT)

static void
comstock_city_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  ComstockCity *self = COMSTOCK_CITY (object);

  if (id == PROP_CARDS)
    g_value_set_object (value, self->cards);
  else
    comstock_value_export (pspec, self->values[id], value);
}

static void
comstock_city_finalize (GObject *object)
{
  ComstockCity *self = COMSTOCK_CITY (object);

  g_object_unref (self->deck);
  g_object_unref (self->cards);
  G_OBJECT_CLASS (comstock_city_parent_class)->finalize (object);
}

static void
comstock_city_class_init (ComstockCityClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_city_get_property;
  object_class->finalize = comstock_city_finalize;
  comstock_values_install (object_class, values, N_VALUES - 1, properties);
  properties[PROP_CARDS] = g_param_spec_object ("cards", NULL, NULL, G_TYPE_LIST_MODEL,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_CARDS, properties[PROP_CARDS]);
  changed_signal = g_signal_new ("changed", COMSTOCK_TYPE_CITY, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
comstock_city_init (ComstockCity *self)
{
  self->cards = g_list_store_new (COMSTOCK_TYPE_CARD);
}

ComstockCity *
comstock_city_new (ComstockDeck *deck)
{
  ComstockCity *self = g_object_new (COMSTOCK_TYPE_CITY, NULL);

  self->deck = g_object_ref (deck);
  return self;
}

static const CardsTerrain *
get_terrain (ComstockCity *self,
             guint         card)
{
  return &comstock_deck_get_cards (self->deck)->terrain[card];
}

static gboolean
lies_equal (const CardsCity *a,
            const CardsCity *b)
{
  return a->n_placed == b->n_placed &&
         memcmp (a->placed, b->placed, a->n_placed * sizeof *a->placed) == 0;
}

static void
sync_cards (ComstockCity         *self,
            ComstockCard * const *cards)
{
  gpointer items[CARDS_MAX_PLACED];

  for (guint i = 0; i < self->city.n_placed; i++)
    items[i] = cards[self->city.placed[i].card];
  comstock_list_sync (self->cards, items, self->city.n_placed);
}

void
comstock_city_sync (ComstockCity         *self,
                    const CardsSeat      *seat,
                    ComstockCard * const *cards)
{
  /* To a virtual player a character is its appeal and nothing else. */
  const CardsCharacterSet owned = seat->kind == CARDS_REAL ? seat->owned : 0;

  if (lies_equal (&self->city, &seat->city) &&
      self->owned == owned && self->sold == seat->sold)
    return;
  self->city = seat->city;
  self->owned = owned;
  self->sold = seat->sold;

  g_object_freeze_notify (G_OBJECT (self));
  sync_cards (self, cards);
  comstock_value_set (self, properties[PROP_N_CARDS], &self->values[PROP_N_CARDS],
                      self->city.n_placed);
  comstock_value_set (self, properties[PROP_SCORE], &self->values[PROP_SCORE],
                      cards_score_total (&self->city, self->owned, self->sold));
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, changed_signal, 0);
}

CardsParcel
comstock_city_get_parcel (ComstockCity *self,
                          int           x,
                          int           y)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY (self), CARDS_NO_PARCEL);

  return cards_city_parcel (&self->city, x, y);
}

gboolean
comstock_city_get_box (ComstockCity *self,
                       ComstockArea *box)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY (self), FALSE);

  if (self->city.n_placed == 0)
    return FALSE;
  *box = (ComstockArea) {
    .left = self->city.left,
    .top = self->city.top,
    .right = self->city.right + 1,
    .bottom = self->city.bottom + 1,
  };
  return TRUE;
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
comstock_city_get_reach (ComstockCity *self,
                         ComstockArea *reach)
{
  const gboolean captain = (self->owned & CARDS_BIT (CARDS_CAPTAIN)) != 0;
  int width, height;

  if (!comstock_city_get_box (self, reach))
    {
      *reach = (ComstockArea) { 0, 0, 2, 2 };
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
comstock_city_get_cards (ComstockCity *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY (self), NULL);

  return G_LIST_MODEL (self->cards);
}

gboolean
comstock_city_find_card (ComstockCity  *self,
                         ComstockCard  *card,
                         ComstockPlace *place)
{
  const CardsCard number = comstock_card_get_number (card);

  g_return_val_if_fail (COMSTOCK_IS_CITY (self), FALSE);

  for (guint i = 0; i < self->city.n_placed; i++)
    if (self->city.placed[i].card == number)
      {
        *place = (ComstockPlace) { self->city.placed[i].x, self->city.placed[i].y };
        return TRUE;
      }
  return FALSE;
}

ComstockCard *
comstock_city_get_card_at (ComstockCity *self,
                           int           x,
                           int           y)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY (self), NULL);

  for (guint i = self->city.n_placed; i-- > 0;)
    {
      const CardsPlaced *placed = &self->city.placed[i];

      if (x >= placed->x && x < placed->x + 2 && y >= placed->y && y < placed->y + 2)
        {
          /* The list keeps its own reference. */
          g_autoptr (ComstockCard) card = g_list_model_get_item (G_LIST_MODEL (self->cards), i);

          return card;
        }
    }
  return NULL;
}

GArray *
comstock_city_dup_placements (ComstockCity *self,
                              guint         card)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (ComstockPlace));
  CardsPlacements placements;
  ComstockPlace place;

  g_return_val_if_fail (COMSTOCK_IS_CITY (self), places);
  g_return_val_if_fail (card < CARDS_TERRAIN, places);

  placements = cards_city_placements (&self->city, get_terrain (self, card), self->owned);
  while (cards_placements_next (&placements, &place.x, &place.y))
    g_array_append_val (places, place);
  return places;
}

CsRefusal
comstock_city_judge (ComstockCity *self,
                     guint         card,
                     int           x,
                     int           y)
{
  const CsRefusal unknown = { .reason = CS_REFUSED_UNKNOWN };

  g_return_val_if_fail (COMSTOCK_IS_CITY (self), unknown);
  g_return_val_if_fail (card < CARDS_TERRAIN, unknown);

  return cards_city_judge (&self->city, get_terrain (self, card), self->owned, x, y);
}

/* What @city, in the same hands, scores more than the city as it is. */
static void
compare (ComstockCity    *self,
         const CardsCity *city,
         guint            sold,
         ComstockGain    *gain)
{
  CardsScore before, after;

  cards_score_city (&self->city, self->owned, self->sold, &before);
  cards_score_city (city, self->owned, sold, &after);
  gain->total = after.total - before.total;
  for (guint row = 0; row < CARDS_ROWS; row++)
    gain->rows[row] = after.rows[row] - before.rows[row];
}

void
comstock_city_gain (ComstockCity *self,
                    guint         card,
                    int           x,
                    int           y,
                    ComstockGain *gain)
{
  CardsCity city;

  g_return_if_fail (comstock_city_judge (self, card, x, y).reason == CS_LEGAL);

  city = self->city;
  cards_city_place (&city, comstock_deck_get_cards (self->deck), (uint8_t) card, x, y);
  compare (self, &city, self->sold, gain);
}

CsRefusal
comstock_city_judge_sale (ComstockCity *self,
                          guint         card)
{
  const CsRefusal unknown = { .reason = CS_REFUSED_UNKNOWN };

  g_return_val_if_fail (COMSTOCK_IS_CITY (self), unknown);
  g_return_val_if_fail (card < CARDS_TERRAIN, unknown);

  return cards_city_judge_sale (&self->city, (uint8_t) card);
}

void
comstock_city_sale_gain (ComstockCity *self,
                         guint         card,
                         ComstockGain *gain)
{
  CardsCity city;

  g_return_if_fail (comstock_city_judge_sale (self, card).reason == CS_LEGAL);

  city = self->city;
  cards_city_sell (&city, comstock_deck_get_cards (self->deck), (uint8_t) card);
  compare (self, &city, self->sold + 1, gain);
}

void
comstock_city_get_score (ComstockCity *self,
                         CardsScore   *score)
{
  g_return_if_fail (COMSTOCK_IS_CITY (self));

  cards_score_city (&self->city, self->owned, self->sold, score);
}

CardsBoard
comstock_city_get_row_parcels (ComstockCity *self,
                               CardsRow      row)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY (self), 0);

  return cards_score_row_parcels (&self->city, self->owned, row);
}

void
comstock_city_get_row_parts (ComstockCity  *self,
                             CardsRow       row,
                             CardsRowParts *parts)
{
  g_return_if_fail (COMSTOCK_IS_CITY (self));
  g_return_if_fail (row < CARDS_ROW_CHARACTERS);

  cards_score_row_parts (&self->city, self->owned, row, parts);
}

int
comstock_city_get_points (ComstockCity *self,
                          int           x,
                          int           y)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY (self), 0);

  return cards_score_parcel (&self->city, self->owned, x, y);
}
