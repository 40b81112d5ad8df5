/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may sit at a board game, Jeb Standish apart, and the suits that there are. */

#include "comstock-board-seat-row.h"

#include "ui/board/comstock-board-art.h"

struct _ComstockBoardSeatRow
{
  ComstockSuitRow parent_instance;
};

static const ComstockHolder offers[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_EASY },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
  { COMSTOCK_RIVAL, COMSTOCK_HARD },
  { COMSTOCK_RIVAL, COMSTOCK_RIVAL_EXPERT },
};

G_DEFINE_FINAL_TYPE (ComstockBoardSeatRow, comstock_board_seat_row, COMSTOCK_TYPE_SUIT_ROW)

static const char *
get_suit_name (guint suit)
{
  return comstock_board_suit_get_name ((ComstockBoardSuit) suit);
}

static void
comstock_board_seat_row_class_init (ComstockBoardSeatRowClass *klass)
{
  ComstockHolderRowClass *row_class = COMSTOCK_HOLDER_ROW_CLASS (klass);
  ComstockSuitRowClass *suit_class = COMSTOCK_SUIT_ROW_CLASS (klass);

  row_class->offers = offers;
  row_class->n_offers = G_N_ELEMENTS (offers);
  row_class->get_holder = comstock_board_level_get_holder;
  suit_class->n_suits = COMSTOCK_BOARD_SUITS;
  suit_class->get_suit_name = get_suit_name;
  suit_class->get_suit_sign = comstock_board_art_suit;
}

static void
comstock_board_seat_row_init (ComstockBoardSeatRow *self)
{
}

GtkWidget *
comstock_board_seat_row_new (gboolean             optional,
                             const ComstockRival *usual)
{
  ComstockBoardSeatRow *self = g_object_new (COMSTOCK_TYPE_BOARD_SEAT_ROW, NULL);

  comstock_holder_row_offer (COMSTOCK_HOLDER_ROW (self), optional, usual);
  return GTK_WIDGET (self);
}

gboolean
comstock_board_seat_row_get_choice (ComstockBoardSeatRow    *self,
                                    ComstockBoardSeatChoice *choice)
{
  choice->suit = (ComstockBoardSuit) comstock_suit_row_get_suit (COMSTOCK_SUIT_ROW (self));
  return comstock_holder_row_get_holder (COMSTOCK_HOLDER_ROW (self), &choice->holder);
}
