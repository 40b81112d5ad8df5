/* SPDX-License-Identifier: GPL-3.0-or-later */
/* While cowboys are sent a new pass order forms, and that of the last round decides nothing any more (4.2). */

#include "comstock-board-turn.h"

#include <glib/gi18n.h>

/* From 1; 0 for who has not passed. */
static guint
find_pass (const BoardState *seen,
           guint             seat)
{
  for (guint i = 0; i < seen->n_passed; i++)
    if (seen->passed[i] == seat)
      return i + 1;
  return 0;
}

static guint
find_place (const BoardState *seen,
            guint             seat)
{
  guint place = 0;

  while (seen->order[place] != seat)
    place++;
  return place;
}

ComstockBoardTurn
comstock_board_turn_read (const BoardState *seen,
                          guint             seat,
                          guint            *nth)
{
  if (seen->step == BOARD_STEP_SHEET)
    return COMSTOCK_BOARD_TURN_NONE;
  /* Against Standish the order stands. */
  if (board_phase (seen) != BOARD_PHASE_COWBOYS || seen->standish.plays)
    {
      *nth = board_pass_rank (seen, seat) + 1;
      return COMSTOCK_BOARD_TURN_RANK;
    }
  *nth = find_pass (seen, seat);
  if (*nth > 0)
    return COMSTOCK_BOARD_TURN_PASSED;
  if ((seen->variants & BOARD_KIT_CARSON) != 0 || seen->actors == 0)
    return COMSTOCK_BOARD_TURN_NONE;
  *nth = find_place (seen, seat) + 1;
  return COMSTOCK_BOARD_TURN_ORDER;
}

char *
comstock_board_turn_dup_text (const BoardState *seen,
                              guint             seat)
{
  guint nth;

  switch (comstock_board_turn_read (seen, seat, &nth))
    {
    case COMSTOCK_BOARD_TURN_ORDER:
      return g_strdup_printf (_("Place in the turn order: %u"), nth);
    case COMSTOCK_BOARD_TURN_PASSED:
      /* Translators: what a player has done; 1 has passed first */
      return g_strdup_printf (_("Has passed; place in the pass order: %u"), nth);
    case COMSTOCK_BOARD_TURN_RANK:
      /* Translators: 1 has passed first */
      return g_strdup_printf (_("Place in the pass order: %u"), nth);
    default:
      return NULL;
    }
}
