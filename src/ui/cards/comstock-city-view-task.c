/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a press on a parcel means: look, lay the card in hand, or sell a card. */

#include "comstock-city-view-private.h"

#include "ui/comstock-announcer.h"

static gboolean
is_empty (ComstockCityView *self)
{
  ComstockArea box;

  return !comstock_city_get_box (self->city, &box);
}

/* The first card lies at (0, 0) by the rules' own coordinates, wherever it is laid on the table. */
void
comstock_city_view_to_city (ComstockCityView *self,
                            int              *x,
                            int              *y)
{
  if (is_empty (self))
    *x = *y = 0;
}

/* The card that would be laid. */
static ComstockCard *
get_card (ComstockCityView *self)
{
  return self->dragged != NULL ? self->dragged : self->holding;
}

gboolean
comstock_city_view_judge_place (int       x,
                                int       y,
                                char    **sentence,
                                gpointer  data)
{
  ComstockCityView *self = data;
  const guint card = comstock_card_get_number (get_card (self));
  CsRefusal refusal;
  ComstockGain gain;

  comstock_city_view_to_city (self, &x, &y);
  refusal = comstock_city_judge (self->city, card, x, y);
  if (refusal.reason != CS_LEGAL)
    {
      *sentence = comstock_city_dup_refusal (self->city, &refusal);
      return FALSE;
    }
  comstock_city_gain (self->city, card, x, y, &gain);
  *sentence = comstock_gain_to_string (&gain);
  return TRUE;
}

static gboolean
judge_sale (int       x,
            int       y,
            char    **sentence,
            gpointer  data)
{
  ComstockCityView *self = data;
  ComstockCard *card = comstock_city_get_card_at (self->city, x, y);
  CsRefusal refusal;
  ComstockGain gain;

  if (card == NULL)
    return FALSE;
  refusal = comstock_city_judge_sale (self->city, comstock_card_get_number (card));
  if (refusal.reason != CS_LEGAL)
    {
      *sentence = comstock_city_dup_refusal (self->city, &refusal);
      return FALSE;
    }
  comstock_city_sale_gain (self->city, comstock_card_get_number (card), &gain);
  *sentence = comstock_gain_to_string (&gain);
  return TRUE;
}

void
comstock_city_view_update_task (ComstockCityView *self)
{
  ComstockCard *card = get_card (self);

  if (self->city != NULL && card != NULL)
    comstock_city_grid_set_task (self->grid, comstock_card_get_terrain (card), comstock_city_view_judge_place, self);
  else if (self->city != NULL && self->selling)
    comstock_city_grid_set_task (self->grid, NULL, judge_sale, self);
  else
    comstock_city_grid_set_task (self->grid, NULL, NULL, NULL);
}

void
comstock_city_view_refuse (ComstockCityView *self,
                           const char       *sentence)
{
  gtk_widget_error_bell (GTK_WIDGET (self));
  if (sentence == NULL)
    return;
  comstock_announce (GTK_WIDGET (self), sentence);
  g_signal_emit (self, comstock_city_view_signals[COMSTOCK_CITY_VIEW_REFUSED], 0, sentence);
}

static void
lay (ComstockCityView *self,
     int               x,
     int               y)
{
  g_autofree char *sentence = NULL;

  if (comstock_city_view_judge_place (x, y, &sentence, self))
    {
      comstock_city_view_to_city (self, &x, &y);
      g_signal_emit (self, comstock_city_view_signals[COMSTOCK_CITY_VIEW_PLACE], 0, x, y);
    }
  else
    comstock_city_view_refuse (self, sentence);
}

static void
sell (ComstockCityView *self,
      int               x,
      int               y)
{
  g_autofree char *sentence = NULL;

  if (judge_sale (x, y, &sentence, self))
    g_signal_emit (self, comstock_city_view_signals[COMSTOCK_CITY_VIEW_SELL], 0,
                   comstock_city_get_card_at (self->city, x, y));
  else
    comstock_city_view_refuse (self, sentence);
}

void
comstock_city_view_press (ComstockCityView *self,
                          int               x,
                          int               y)
{
  if (self->city != NULL && self->holding != NULL)
    lay (self, x, y);
  else if (self->city != NULL && self->selling)
    sell (self, x, y);
}

void
comstock_city_view_place (ComstockCityView *self)
{
  int x, y;

  g_return_if_fail (COMSTOCK_IS_CITY_VIEW (self));

  comstock_city_grid_get_cursor (self->grid, &x, &y);
  if (self->holding != NULL)
    comstock_city_view_press (self, x, y);
}
