/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything follows from the legal moves: what may not be answered is not marked. */

#include "comstock-board-marks.h"

#include <glib/gi18n.h>

#include "comstock-board-targets.h"

static void
add_road (ComstockBoardMarks *self,
          guint               edge)
{
  if (edge % 2 != 0)
    self->roads.down |= board_parcel_bit (edge / 2);
  else
    self->roads.across |= board_parcel_bit (edge / 2);
}

void
comstock_board_marks_read (ComstockBoardMarks *self,
                           GArray             *moves)
{
  *self = (ComstockBoardMarks) { 0 };
  for (guint i = 0; i < moves->len; i++)
    {
      const CsMove move = g_array_index (moves, CsMove, i);
      const BoardPlace place = comstock_board_target_find (move);

      if (board_move_type (move) == BOARD_MOVE_ROAD)
        add_road (self, board_move_argument (move));
      else if (place < BOARD_PLACE_PARCEL)
        self->track |= 1u << place;
      else if (place < BOARD_PLACE_ENCLOSURE)
        self->parcels |= board_parcel_bit ((guint) place - BOARD_PLACE_PARCEL);
      else if (place < BOARD_PLACES)
        self->enclosures |= 1u << (place - BOARD_PLACE_ENCLOSURE);
    }
}

static char *
dup_figure (const BoardState *seen,
            guint             seat,
            guint             parcel,
            BoardContent      in_hand)
{
  if (in_hand != BOARD_BARE)
    return g_strdup_printf (_("$%d"), board_income (seen, in_hand, parcel, seat));
  if (board_owner_at (seen, parcel) == CS_NO_SEAT)
    return g_strdup_printf (_("$%d"), board_parcel_price_for (seen, parcel, seat));
  return NULL;
}

GPtrArray *
comstock_board_marks_dup_figures (const ComstockBoardMarks *self,
                                  const BoardState         *seen,
                                  guint                     seat,
                                  BoardContent              in_hand)
{
  const gboolean bought = seen->step == BOARD_STEP_COWBOY || seen->step == BOARD_STEP_BOUGHT_PARCEL ||
                          seen->step == BOARD_STEP_SHIFT_TO;
  const gboolean built = in_hand != BOARD_BARE && (seen->step == BOARD_STEP_SITE || seen->step == BOARD_STEP_CLAIM);
  GPtrArray *figures;

  if (self->parcels == 0 || !(bought || built))
    return NULL;
  figures = g_ptr_array_new_with_free_func (g_free);
  for (guint parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    g_ptr_array_add (figures, (self->parcels >> parcel & 1) != 0
                                ? dup_figure (seen, seat, parcel, built ? in_hand : BOARD_BARE) : NULL);
  return figures;
}
