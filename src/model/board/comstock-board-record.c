/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice and strengths of a duel, from its beginning to its end. */

#include "comstock-board-record.h"

#include <glib/gi18n.h>

#include "comstock-board-names.h"
#include "comstock-board-odds.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-you.h"

static void
add_die (ComstockBoardDuelist *duelist,
         int                   die)
{
  if (duelist->n_dice == COMSTOCK_BOARD_MOST_DICE)
    return;
  duelist->dice[duelist->n_dice++] = (guint8) die;
}

/* The last position on the way here in which the duel was not decided, or 0. */
static guint
find_duel (ComstockBoardRecord *self,
           ComstockGame        *game)
{
  guint cursor;

  for (cursor = comstock_game_get_cursor (game); cursor > 0; cursor--)
    {
      BoardPlace place;

      if (board_duel_in_hand (comstock_game_get_state_at (game, cursor), &place) != 0 && place == self->place)
        break;
    }
  return cursor;
}

static void
read_powers (ComstockBoardRecord *self,
             const BoardState    *state)
{
  int odds[BOARD_MAX_SEATS];

  comstock_board_odds_duel (state, odds);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      self->duelists[seat].odds = odds[seat];
      self->duelists[seat].role = state->seats[seat].role;
      for (guint power = 0; power < BOARD_POWERS; power++)
        self->duelists[seat].powers[power] = board_power (state, seat, (BoardPower) power);
    }
  if (self->place >= BOARD_PLACE_PARCEL && (state->outlaws >> (self->place - BOARD_PLACE_PARCEL) & 1) != 0)
    self->outlaw = state->strength;
}

static void
decide (ComstockBoardRecord *self,
        ComstockGame        *game,
        const CsEvent       *event)
{
  self->place = (BoardPlace) event->args[0];
  self->winner = event->seat;
  self->by_pass_order = event->args[1] != 0;
  self->outlaw = 0;
  self->cursor = find_duel (self, game);
  if (self->cursor > 0)
    read_powers (self, comstock_game_get_state_at (game, self->cursor));
}

gboolean
comstock_board_record_note (ComstockBoardRecord *self,
                            ComstockGame        *game,
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
    case BOARD_EVENT_TILES:
      duelist->tiles = TRUE;
      add_die (duelist, event->args[0]);
      if (event->args[1] >= 0)
        add_die (duelist, event->args[1]);
      break;
    case BOARD_EVENT_STRENGTH:
      duelist->tells_strength = TRUE;
      duelist->rolled = event->args[0];
      duelist->firepower = event->args[1];
      break;
    case BOARD_EVENT_DUEL_WON:
      decide (self, game, event);
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

  for (int sum = 0; !duelist->tiles && first > 0 && sum < duelist->rolled; first--)
    sum += duelist->dice[first - 1];
  return duelist->tiles ? 0 : first;
}

char *
comstock_board_record_dup_heading (const ComstockBoardRecord *self)
{
  g_autofree char *place = comstock_board_place_dup_name (self->place);

  /* Translators: where a duel is fought: "Duel: Gambling" */
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
  if (comstock_is_you (game, self->winner))
    return g_strdup (self->by_pass_order ? _("You win the tie by the pass order.") : _("You win."));
  title = comstock_game_dup_seat_title (game, self->winner);
  name = comstock_text_isolate (title);
  return g_strdup_printf (self->by_pass_order ? /* Translators: a player */ _("%s wins the tie by the pass order.")
                                              : /* Translators: a player */ _("%s wins."), name);
}

char *
comstock_board_record_dup_sum (const ComstockBoardDuelist *duelist)
{
  if (duelist->n_dice == 0)
    return comstock_text_number (duelist->firepower);
  /* Translators: what was rolled, the firepower, and the strength that both make: "4 + 3 = 7" */
  return g_strdup_printf (_("%d + %d = %d"), duelist->rolled, duelist->firepower,
                          duelist->rolled + duelist->firepower);
}
