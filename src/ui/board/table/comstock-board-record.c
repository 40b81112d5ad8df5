/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice and strengths of a duel, from its beginning to its end. */

#include "comstock-board-record.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/board/comstock-board-names.h"

static void
add_die (ComstockBoardDuelist *duelist,
         int                   die)
{
  if (duelist->n_dice == COMSTOCK_BOARD_MOST_DICE)
    return;
  duelist->dice[duelist->n_dice++] = (guint8) die;
}

static void
add_strength (ComstockBoardDuelist *duelist,
              const CsEvent        *event)
{
  duelist->tells_strength = TRUE;
  duelist->rolled = event->args[0];
  duelist->firepower = event->args[1];
}

gboolean
comstock_board_record_note (ComstockBoardRecord *self,
                            const CsEvent       *event)
{
  ComstockBoardDuelist *duelist = event->seat < BOARD_MAX_SEATS ? &self->duelists[event->seat] : NULL;

  switch (event->type)
    {
    case BOARD_EVENT_DUEL:
      memset (self->duelists, 0, sizeof self->duelists);
      break;
    case BOARD_EVENT_DIE:
      add_die (duelist, event->args[0]);
      break;
    case BOARD_EVENT_STRENGTH:
      add_strength (duelist, event);
      break;
    case BOARD_EVENT_DUEL_WON:
      self->place = (BoardPlace) event->args[0];
      self->winner = event->seat;
      self->by_pass_order = event->args[1] != 0;
      return TRUE;
    default:
      break;
    }
  return FALSE;
}

guint
comstock_board_record_find_first_die (const ComstockBoardDuelist *duelist)
{
  guint first = duelist->n_dice;

  for (int sum = 0; first > 0 && sum < duelist->rolled; first--)
    sum += duelist->dice[first - 1];
  return first;
}

char *
comstock_board_record_dup_heading (const ComstockBoardRecord *self)
{
  g_autofree char *place = comstock_board_place_dup_name (self->place);

  return g_strdup_printf (_("Duel: %s"), place);
}

char *
comstock_board_record_dup_outcome (const ComstockBoardRecord *self,
                                   ComstockGame              *game)
{
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  if (self->winner >= BOARD_MAX_SEATS)
    return g_strdup (_("The outlaw wins."));
  title = comstock_game_dup_seat_title (game, self->winner);
  name = comstock_text_isolate (title);
  return g_strdup_printf (self->by_pass_order ? _("%s wins the tie by the pass order.") : _("%s wins."), name);
}

char *
comstock_board_record_dup_sum (const ComstockBoardDuelist *duelist)
{
  /* Translators: what was rolled, the firepower, and the strength that both make: "4 + 3 = 7" */
  return g_strdup_printf (_("%d + %d = %d"), duelist->rolled, duelist->firepower,
                          duelist->rolled + duelist->firepower);
}
