/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A copy of the points of a city's box, and comparisons with the city of now. */

#include "comstock-cards-city-memory.h"

void
comstock_cards_city_memory_take (ComstockCardsCityMemory *self,
                                 ComstockCardsCity       *city)
{
  *self = (ComstockCardsCityMemory) { 0 };
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

gboolean
comstock_cards_city_memory_find_gain (const ComstockCardsCityMemory *self,
                                      ComstockCardsCity             *city,
                                      ComstockCardsGain             *gain)
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

int
comstock_cards_city_memory_get_change (const ComstockCardsCityMemory *self,
                                       ComstockCardsCity             *city,
                                       int                            x,
                                       int                            y)
{
  const ComstockCardsArea *box = &self->box;
  const gboolean known = x >= box->left && x < box->right && y >= box->top && y < box->bottom;

  return comstock_cards_city_get_points (city, x, y) - (known ? self->points[y - box->top][x - box->left] : 0);
}
