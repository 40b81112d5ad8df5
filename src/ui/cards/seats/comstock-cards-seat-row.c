/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may sit at a card game, and the suits that there are. */

#include "comstock-cards-seat-row.h"

#include "comstock-cards-suit.h"

struct _ComstockCardsSeatRow
{
  ComstockSuitRow parent_instance;
};

static const ComstockHolder offers[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
  { COMSTOCK_RIVAL, COMSTOCK_HARD },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_INTERMEDIATE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_EXPERT },
};

G_DEFINE_FINAL_TYPE (ComstockCardsSeatRow, comstock_cards_seat_row, COMSTOCK_TYPE_SUIT_ROW)

static const char *
get_suit_name (guint suit)
{
  return comstock_cards_suit_get_name ((CardsSuit) suit);
}

static const char *
get_suit_sign (guint suit)
{
  return comstock_cards_suit_get_sign ((CardsSuit) suit);
}

static void
comstock_cards_seat_row_class_init (ComstockCardsSeatRowClass *klass)
{
  ComstockHolderRowClass *row_class = COMSTOCK_HOLDER_ROW_CLASS (klass);
  ComstockSuitRowClass *suit_class = COMSTOCK_SUIT_ROW_CLASS (klass);

  row_class->offers = offers;
  row_class->n_offers = G_N_ELEMENTS (offers);
  row_class->get_holder = comstock_cards_level_get_holder;
  row_class->get_manner = comstock_cards_manner_get_words;
  suit_class->n_suits = CARDS_SUITS;
  suit_class->get_suit_name = get_suit_name;
  suit_class->get_suit_sign = get_suit_sign;
}

static void
comstock_cards_seat_row_init (ComstockCardsSeatRow *self)
{
}

GtkWidget *
comstock_cards_seat_row_new (gboolean             optional,
                             const ComstockRival *usual)
{
  ComstockCardsSeatRow *self = g_object_new (COMSTOCK_TYPE_CARDS_SEAT_ROW, NULL);

  comstock_holder_row_offer (COMSTOCK_HOLDER_ROW (self), optional, usual);
  return GTK_WIDGET (self);
}

gboolean
comstock_cards_seat_row_get_choice (ComstockCardsSeatRow    *self,
                                    ComstockCardsSeatChoice *choice)
{
  choice->suit = (CardsSuit) comstock_suit_row_get_suit (COMSTOCK_SUIT_ROW (self));
  return comstock_holder_row_get_holder (COMSTOCK_HOLDER_ROW (self), &choice->holder);
}
