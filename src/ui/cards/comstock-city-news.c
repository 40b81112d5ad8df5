/* SPDX-License-Identifier: GPL-3.0-or-later */
/* News are what a city is now, compared with what it was before its last change. */

#include "comstock-city-news.h"

#include "comstock-city-frame.h"
#include "comstock-city-memory.h"

#define SECONDS 3

struct _ComstockCityNews
{
  ComstockCityMemory before;    /* as the city was before its last change, and as it is */
  ComstockCityMemory now;
  char *sentence;
  gboolean refused;             /* the sentence is a refusal */
  ComstockPlace place;
  guint source;
  GSourceOnceFunc over;
  gpointer data;
};

ComstockCityNews *
comstock_city_news_new (GSourceOnceFunc over,
                        gpointer        data)
{
  ComstockCityNews *self = g_new0 (ComstockCityNews, 1);

  self->over = over;
  self->data = data;
  return self;
}

static void
clear (ComstockCityNews *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->sentence, g_free);
}

void
comstock_city_news_free (ComstockCityNews *self)
{
  clear (self);
  g_free (self);
}

void
comstock_city_news_forget (ComstockCityNews *self,
                           ComstockCity     *city)
{
  clear (self);
  comstock_city_memory_take (&self->now, city);
}

static gboolean
on_over (gpointer data)
{
  ComstockCityNews *self = data;

  self->source = 0;
  clear (self);
  self->over (self->data);
  return G_SOURCE_REMOVE;
}

static void
tell (ComstockCityNews *self,
      char             *sentence,
      gboolean          refused)
{
  clear (self);
  self->sentence = sentence;
  self->refused = refused;
  self->source = g_timeout_add_seconds (SECONDS, on_over, self);
}

gboolean
comstock_city_news_follow (ComstockCityNews *self,
                           ComstockCity     *city)
{
  GListModel *cards = comstock_city_get_cards (city);
  g_autoptr (ComstockCard) last = NULL;
  ComstockGain gain;

  self->before = self->now;
  comstock_city_news_forget (self, city);
  if (!comstock_city_memory_find_gain (&self->before, city, &gain))
    return FALSE;
  last = g_list_model_get_item (cards, g_list_model_get_n_items (cards) - 1);
  comstock_city_find_card (city, last, &self->place);
  tell (self, comstock_gain_to_string (&gain), FALSE);
  return TRUE;
}

void
comstock_city_news_refuse (ComstockCityNews *self,
                           int               x,
                           int               y,
                           const char       *refusal)
{
  self->place = (ComstockPlace) { x, y };
  tell (self, g_strdup (refusal), TRUE);
}

const char *
comstock_city_news_get (ComstockCityNews *self,
                        ComstockPlace    *place,
                        gboolean         *refused)
{
  if (place != NULL)
    *place = self->place;
  if (refused != NULL)
    *refused = self->refused;
  return self->sentence;
}

static gboolean
is_of_card (ComstockCityNews *self,
            int               x,
            int               y)
{
  return x >= self->place.x && x < self->place.x + COMSTOCK_CITY_CARD_SIDE &&
         y >= self->place.y && y < self->place.y + COMSTOCK_CITY_CARD_SIDE;
}

gboolean
comstock_city_news_find_change (ComstockCityNews *self,
                                ComstockCity     *city,
                                int               x,
                                int               y,
                                int              *change)
{
  if (self->sentence == NULL || self->refused)
    return FALSE;
  *change = comstock_city_memory_get_change (&self->before, city, x, y);
  return *change != 0 || is_of_card (self, x, y);
}
