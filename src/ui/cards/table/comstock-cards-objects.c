/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks for what an explanation is about; where there is no such thing, for the part that it would be in. */

#include "comstock-cards-objects.h"

#include "comstock-cards-table-private.h"

static gboolean
has_parcel (ComstockCardsCard *card,
            CardsParcel        parcel)
{
  const CardsTerrain *terrain = comstock_cards_card_get_terrain (card);

  for (guint i = 0; terrain != NULL && i < CARDS_CORNERS; i++)
    if (terrain->parcels[i] == parcel)
      return TRUE;
  return FALSE;
}

gboolean
comstock_cards_card_is_object (ComstockCardsCard *card,
                               guint              object)
{
  if (object < COMSTOCK_CARDS_OBJECT_CHARACTER (0))
    return has_parcel (card, (CardsParcel) (object - COMSTOCK_CARDS_OBJECT_PARCEL (0)));
  return comstock_cards_card_get_number (card) ==
         CARDS_TERRAIN + object - COMSTOCK_CARDS_OBJECT_CHARACTER (0);
}

/* The list keeps its own reference. */
ComstockCardsCard *
comstock_cards_game_find_object (ComstockCardsGame *game,
                                 guint              object)
{
  GListModel *column = comstock_cards_game_get_column (game);

  for (guint i = 0; i < g_list_model_get_n_items (column); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (column, i);

      if (comstock_cards_card_is_object (card, object))
        return card;
    }
  return NULL;
}

static GtkWidget *
find_card (ComstockCardsTable *self,
           guint               object)
{
  ComstockCardsCard *card;
  GtkWidget *ties = comstock_cards_desk_find_ties (self->desk);

  if (object == COMSTOCK_CARDS_OBJECT_BACK && ties != NULL)
    return ties;
  if (object == COMSTOCK_CARDS_OBJECT_BACK)
    return comstock_cards_column_view_get_pile (self->column, comstock_cards_game_get_card (self->game, CARDS_TERRAIN));
  card = comstock_cards_game_find_object (self->game, object);
  return card != NULL ? comstock_cards_column_view_find_card (self->column, card) : NULL;
}

/* The parcel of this kind that makes the most points; FALSE if the city has none. */
static gboolean
find_parcel (ComstockCardsCity *city,
             CardsParcel        parcel,
             ComstockCardsArea *area)
{
  ComstockCardsArea box;
  int most = G_MININT;

  if (!comstock_cards_city_get_box (city, &box))
    return FALSE;
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      if (comstock_cards_city_get_parcel (city, x, y) == parcel && comstock_cards_city_get_points (city, x, y) > most)
        {
          most = comstock_cards_city_get_points (city, x, y);
          *area = (ComstockCardsArea) { x, y, x + 1, y + 1 };
        }
  return most > G_MININT;
}

/* The card in hand, or a parcel, or else the city, rather than all the room for them; the middle of that if there is no
 * city yet. */
static GtkWidget *
find_in_city (ComstockCardsTable *self,
              guint               object,
              graphene_rect_t    *bounds)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_table_get_seat (self, self->shown));
  ComstockCardsArea area;

  if (comstock_cards_city_view_get_ghost_bounds (self->city, GTK_WIDGET (self->city), bounds))
    return GTK_WIDGET (self->city);
  if (object != 0 && find_parcel (city, (CardsParcel) (object - COMSTOCK_CARDS_OBJECT_PARCEL (0)), &area))
    return comstock_cards_city_view_find_area (self->city, &area, bounds);
  if (comstock_cards_city_get_box (city, &area))
    return comstock_cards_city_view_find_area (self->city, NULL, bounds);
  *bounds = GRAPHENE_RECT_INIT ((float) gtk_widget_get_width (GTK_WIDGET (self->city)) / 2,
                                (float) gtk_widget_get_height (GTK_WIDGET (self->city)) / 2, 1, 1);
  return GTK_WIDGET (self->city);
}

/* The virtual player who takes first in this round, -1 while nobody knows who that is. */
static int
find_novice (ComstockCardsTable *self)
{
  int found = -1;
  int first = G_MAXINT;

  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    {
      const int order = comstock_cards_seat_get_order (comstock_cards_game_get_seat (self->game, i));

      if (comstock_game_get_holder (COMSTOCK_GAME (self->game), i)->kind != COMSTOCK_AUTOMATIC || order < 0 ||
          order > first)
        continue;
      first = order;
      found = (int) i;
    }
  return found;
}

static GtkWidget *
find_seat (ComstockCardsTable *self,
           guint               object)
{
  int seat = -1;

  if (object == COMSTOCK_CARDS_OBJECT_SELF && gtk_widget_get_mapped (GTK_WIDGET (self->you)))
    return GTK_WIDGET (self->you);
  if (object == COMSTOCK_CARDS_OBJECT_SELF)
    seat = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  else if (object == COMSTOCK_CARDS_OBJECT_NOVICE)
    seat = find_novice (self);
  return seat >= 0 ? GTK_WIDGET (comstock_cards_seats_get_view (self->seats, (guint) seat)) : NULL;
}

/* The person in the cast who is asked about, or who came last if @object is that one; NULL for the whole cast. */
static GtkWidget *
find_portrait (ComstockCardsTable *self,
               guint               object)
{
  GListModel *people = comstock_cards_seat_get_characters (comstock_cards_table_get_seat (self, self->shown));
  const guint n = g_list_model_get_n_items (people);
  g_autoptr (ComstockCardsCard) newest = n > 0 ? g_list_model_get_item (people, n - 1) : NULL;
  int character = comstock_cards_game_get_ability (self->game);

  if (object == COMSTOCK_CARDS_OBJECT_NEWEST && newest != NULL)
    character = comstock_cards_card_get_character (newest);
  return (GtkWidget *) comstock_cards_cast_get_portrait (self->cast, character);
}

GtkWidget *
comstock_cards_table_find_object (ComstockTable   *table,
                                  guint            part,
                                  guint            object,
                                  graphene_rect_t *area)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  GtkWidget *found = NULL;

  if (part == COMSTOCK_CARDS_GUIDE_COLUMN && object != 0)
    found = find_card (self, object);
  else if (part == COMSTOCK_CARDS_GUIDE_CITY)
    found = find_in_city (self, object, area);
  else if (part == COMSTOCK_CARDS_GUIDE_SEATS)
    found = find_seat (self, object);
  else if (part == COMSTOCK_CARDS_GUIDE_PROMPT)
    found = find_portrait (self, object);
  return found != NULL && gtk_widget_get_mapped (found) ? found
                                                        : comstock_parts_find (comstock_table_get_parts (table), part);
}
