/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat of New Game; its sign goes by its place in the list. */

#include "comstock-board-seat-row.h"

#include "ui/board/comstock-board-art.h"

struct _ComstockBoardSeatRow
{
  ComstockHolderRow parent_instance;

  ComstockBoardSuit suit;
};

static const ComstockHolder offers[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_EASY },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
  { COMSTOCK_RIVAL, COMSTOCK_HARD },
  { COMSTOCK_RIVAL, COMSTOCK_RIVAL_EXPERT },
  { COMSTOCK_AUTOMATIC, COMSTOCK_BOARD_RANCHER },
  { COMSTOCK_AUTOMATIC, COMSTOCK_BOARD_MINER },
  { COMSTOCK_AUTOMATIC, COMSTOCK_BOARD_STRENGTH },
  { COMSTOCK_AUTOMATIC, COMSTOCK_BOARD_URBAN },
};

G_DEFINE_FINAL_TYPE (ComstockBoardSeatRow, comstock_board_seat_row, COMSTOCK_TYPE_HOLDER_ROW)

static const char *
get_title (ComstockHolderRow *row)
{
  return comstock_board_suit_get_name (COMSTOCK_BOARD_SEAT_ROW (row)->suit);
}

static char *
dup_sign (ComstockHolderRow *row)
{
  return g_strdup (comstock_board_art_suit (COMSTOCK_BOARD_SEAT_ROW (row)->suit));
}

static void
show_no_rows (ComstockHolderRow *row,
              gboolean           shown)
{
}

static void
comstock_board_seat_row_class_init (ComstockBoardSeatRowClass *klass)
{
  ComstockHolderRowClass *row_class = COMSTOCK_HOLDER_ROW_CLASS (klass);

  row_class->offers = offers;
  row_class->n_offers = G_N_ELEMENTS (offers);
  row_class->get_holder = comstock_board_level_get_holder;
  row_class->get_title = get_title;
  row_class->dup_sign = dup_sign;
  row_class->show_rows = show_no_rows;
}

static void
comstock_board_seat_row_init (ComstockBoardSeatRow *self)
{
}

GtkWidget *
comstock_board_seat_row_new (ComstockBoardSuit    suit,
                             gboolean             optional,
                             const ComstockRival *usual)
{
  ComstockBoardSeatRow *self = g_object_new (COMSTOCK_TYPE_BOARD_SEAT_ROW, NULL);

  self->suit = suit;
  comstock_holder_row_offer (COMSTOCK_HOLDER_ROW (self), optional, usual);
  return GTK_WIDGET (self);
}
