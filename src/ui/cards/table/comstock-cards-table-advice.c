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
find_in_hand (ComstockCardsTable *self,
              CsMove              move,
              graphene_rect_t    *area)
{
  return comstock_cards_hand_find_card (comstock_cards_desk_get_hand (self->desk), cards_move_argument (move));
}

static GtkWidget *
find_in_column (ComstockCardsTable *self,
                CsMove              move,
                graphene_rect_t    *area)
{
  return comstock_cards_column_view_find_card (
    self->column, comstock_cards_game_get_card (self->game, (CardsCard) cards_move_argument (move)));
}

static GtkWidget *
find_place (ComstockCardsTable *self,
            CsMove              move,
            graphene_rect_t    *area)
{
  return find_area (self, cards_move_x (move), cards_move_y (move), area);
}

static GtkWidget *
find_sold (ComstockCardsTable *self,
           CsMove              move,
           graphene_rect_t    *area)
{
  ComstockCardsCard *card = comstock_cards_game_get_card (self->game, (CardsCard) cards_move_argument (move));
  ComstockCardsPlace place;

  if (!comstock_cards_city_find_card (comstock_cards_city_view_get_city (self->city), card, &place))
    return NULL;
  return find_area (self, place.x, place.y, area);
}

static GtkWidget *
find_ability (ComstockCardsTable *self,
              CsMove              move,
              graphene_rect_t    *area)
{
  return comstock_cards_ability_find_question (self->ability);
}

GtkWidget *
comstock_cards_table_find_move (ComstockTable   *table,
                                CsMove           move,
                                graphene_rect_t *area)
{
  static GtkWidget *(*const finders[]) (ComstockCardsTable *, CsMove, graphene_rect_t *) = {
    [CARDS_MOVE_BID] = find_in_hand,
    [CARDS_MOVE_TAKE] = find_in_column,
    [CARDS_MOVE_PLACE] = find_place,
    [CARDS_MOVE_SELL] = find_sold,
    [CARDS_MOVE_USE] = find_ability,
    [CARDS_MOVE_PASS] = find_ability,
    [CARDS_MOVE_HIRE] = NULL,
  };
  const guint type = cards_move_type (move);
  GtkWidget *found =
    finders[type] != NULL ? finders[type] (COMSTOCK_CARDS_TABLE (table), move, area) : NULL;

  if (found != NULL && gtk_widget_get_mapped (found))
    return found;
  area->size.width = 0;
  return COMSTOCK_TABLE_GET_CLASS (table)->get_answering (table);
}

/* The card in hand goes there; one of the column is the one that is aimed at, and what is told of another goes. */
void
comstock_cards_table_preview_move (ComstockTable *table,
                                   CsMove         move)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  const CardsCard card = (CardsCard) cards_move_argument (move);

  comstock_cards_hints_hide (self->hints);
  if (cards_move_type (move) == CARDS_MOVE_PLACE)
    comstock_cards_city_view_set_ghost (self->city, cards_move_x (move), cards_move_y (move));
  else if (cards_move_type (move) == CARDS_MOVE_TAKE &&
           g_set_object (&self->aimed, comstock_cards_game_get_card (self->game, card)))
    comstock_cards_table_update_desk (self);
}
