/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where on the card table a move would be made, and what it would lead to: for hints. */

#include "comstock-cards-table-private.h"

#define CARD_SIDE 2     /* in parcels */

static GtkWidget *
find_area (ComstockCardsTable *self,
           int                 x,
           int                 y,
           graphene_rect_t    *area)
{
  const ComstockCardsArea place = { x, y, x + CARD_SIDE, y + CARD_SIDE };

  return comstock_cards_city_view_find_area (self->city, &place, area);
}

static GtkWidget *
find_sold (ComstockCardsTable *self,
           guint               card,
           graphene_rect_t    *area)
{
  ComstockCardsPlace place;

  if (!comstock_cards_city_find_card (comstock_cards_city_view_get_city (self->city),
                                      comstock_cards_game_get_card (self->game, (CardsCard) card), &place))
    return NULL;
  return find_area (self, place.x, place.y, area);
}

static GtkWidget *
find_place (ComstockCardsTable  *self,
            const ComstockPlace *place,
            graphene_rect_t     *area)
{
  switch (place->surface)
    {
    case COMSTOCK_CARDS_SURFACE_HAND:
      return comstock_cards_hand_find_card (comstock_cards_desk_get_hand (self->desk), (guint) place->x);
    case COMSTOCK_CARDS_SURFACE_COLUMN:
      return comstock_cards_column_view_find_card (self->column,
                                                   comstock_cards_game_get_card (self->game, (CardsCard) place->x));
    case COMSTOCK_CARDS_SURFACE_CITY:
      return find_area (self, place->x, place->y, area);
    case COMSTOCK_CARDS_SURFACE_LAID:
      return find_sold (self, (guint) place->x, area);
    case COMSTOCK_CARDS_SURFACE_OFFER:
      return NULL;
    default:
      return comstock_cards_ability_find_question (self->ability);
    }
}

GtkWidget *
comstock_cards_table_find_option (ComstockTable        *table,
                                  const ComstockOption *option,
                                  graphene_rect_t      *area)
{
  GtkWidget *found = find_place (COMSTOCK_CARDS_TABLE (table), &option->place, area);

  if (found != NULL && gtk_widget_get_mapped (found))
    return found;
  area->size.width = 0;
  return COMSTOCK_TABLE_GET_CLASS (table)->get_answering (table);
}

/* The card in hand goes there; one of the column is the one that is aimed at, and what is told of another goes. */
void
comstock_cards_table_preview_option (ComstockTable        *table,
                                     const ComstockOption *option)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  const ComstockPlace *place = &option->place;

  comstock_cards_hints_hide (self->hints);
  if (place->surface == COMSTOCK_CARDS_SURFACE_CITY)
    comstock_cards_city_view_set_ghost (self->city, place->x, place->y);
  else if (place->surface == COMSTOCK_CARDS_SURFACE_COLUMN &&
           g_set_object (&self->aimed, comstock_cards_game_get_card (self->game, (CardsCard) place->x)))
    comstock_cards_table_update_desk (self);
}
