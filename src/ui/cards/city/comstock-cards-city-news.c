/* SPDX-License-Identifier: GPL-3.0-or-later */
/* News are what a city is now, compared with what it was before its last change. */

#include "comstock-cards-city-news.h"

#include "comstock-cards-city-frame.h"

#define SECONDS 3
#define SIDE (CARDS_LIMIT + 1) /* with the captain */

/* What a city scored, parcel by parcel, so as to tell what a new card changed. */
typedef struct
{
  guint n_cards;
  ComstockCardsArea box;
  int points[SIDE][SIDE];
  CardsScore score;
} Memory;

struct _ComstockCardsCityNews
{
  Memory before;                /* as the city was before its last change, and as it is */
  Memory now;
  char *sentence;
  gboolean refused;             /* the sentence is a refusal */
  ComstockCardsPlace place;
  guint source;
  GSourceOnceFunc over;
  gpointer data;
};

/* Remembers @city as it is now; NULL remembers an empty one. */
static void
remember (Memory            *self,
          ComstockCardsCity *city)
{
  *self = (Memory) { 0 };
  if (city == NULL)
    return;
  self->n_cards = g_list_model_get_n_items (comstock_cards_city_get_cards (city));
  comstock_cards_city_get_score (city, &self->score);
  if (!comstock_cards_city_get_box (city, &self->box))
    return;
  for (int y = self->box.top; y < self->box.bottom; y++)
    for (int x = self->box.left; x < self->box.right; x++)
      self->points[y - self->box.top][x - self->box.left] = comstock_cards_city_get_points (city, x, y);
}

/* TRUE if the only change since is one more card: then @gain is all that it scored. */
static gboolean
find_gain (const Memory      *self,
           ComstockCardsCity *city,
           ComstockCardsGain *gain)
{
  CardsScore score;

  if (g_list_model_get_n_items (comstock_cards_city_get_cards (city)) != self->n_cards + 1)
    return FALSE;
  comstock_cards_city_get_score (city, &score);
  gain->total = score.total - self->score.total;
  for (guint row = 0; row < CARDS_ROWS; row++)
    gain->rows[row] = score.rows[row] - self->score.rows[row];
  return TRUE;
}

/* The points that the parcel at (@x, @y) makes more than it did. */
static int
get_change (const Memory      *self,
            ComstockCardsCity *city,
            int                x,
            int                y)
{
  const ComstockCardsArea *box = &self->box;
  const gboolean known = x >= box->left && x < box->right && y >= box->top && y < box->bottom;

  return comstock_cards_city_get_points (city, x, y) - (known ? self->points[y - box->top][x - box->left] : 0);
}

ComstockCardsCityNews *
comstock_cards_city_news_new (GSourceOnceFunc over,
                              gpointer        data)
{
  ComstockCardsCityNews *self = g_new0 (ComstockCardsCityNews, 1);

  self->over = over;
  self->data = data;
  return self;
}

static void
clear (ComstockCardsCityNews *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->sentence, g_free);
}

void
comstock_cards_city_news_free (ComstockCardsCityNews *self)
{
  clear (self);
  g_free (self);
}

void
comstock_cards_city_news_forget (ComstockCardsCityNews *self,
                                 ComstockCardsCity     *city)
{
  clear (self);
  remember (&self->now, city);
}

static gboolean
on_over (gpointer data)
{
  ComstockCardsCityNews *self = data;

  self->source = 0;
  clear (self);
  self->over (self->data);
  return G_SOURCE_REMOVE;
}

static void
tell (ComstockCardsCityNews *self,
      char                  *sentence,
      gboolean               refused)
{
  clear (self);
  self->sentence = sentence;
  self->refused = refused;
  self->source = g_timeout_add_seconds (SECONDS, on_over, self);
}

gboolean
comstock_cards_city_news_follow (ComstockCardsCityNews *self,
                                 ComstockCardsCity     *city)
{
  GListModel *cards = comstock_cards_city_get_cards (city);
  g_autoptr (ComstockCardsCard) last = NULL;
  ComstockCardsGain gain;

  self->before = self->now;
  comstock_cards_city_news_forget (self, city);
  if (!find_gain (&self->before, city, &gain))
    return FALSE;
  last = g_list_model_get_item (cards, g_list_model_get_n_items (cards) - 1);
  comstock_cards_city_find_card (city, last, &self->place);
  tell (self, comstock_cards_gain_to_string (&gain), FALSE);
  return TRUE;
}

void
comstock_cards_city_news_refuse (ComstockCardsCityNews *self,
                                 int                    x,
                                 int                    y,
                                 const char            *refusal)
{
  self->place = (ComstockCardsPlace) { x, y };
  tell (self, g_strdup (refusal), TRUE);
}

const char *
comstock_cards_city_news_get (ComstockCardsCityNews *self,
                              ComstockCardsPlace    *place,
                              gboolean              *refused)
{
  if (place != NULL)
    *place = self->place;
  if (refused != NULL)
    *refused = self->refused;
  return self->sentence;
}

static gboolean
is_of_card (ComstockCardsCityNews *self,
            int                    x,
            int                    y)
{
  return x >= self->place.x && x < self->place.x + COMSTOCK_CARDS_CITY_CARD_SIDE &&
         y >= self->place.y && y < self->place.y + COMSTOCK_CARDS_CITY_CARD_SIDE;
}

gboolean
comstock_cards_city_news_find_change (ComstockCardsCityNews *self,
                                      ComstockCardsCity     *city,
                                      int                    x,
                                      int                    y,
                                      int                   *change)
{
  if (self->sentence == NULL || self->refused)
    return FALSE;
  *change = get_change (&self->before, city, x, y);
  return *change != 0 || is_of_card (self, x, y);
}
