/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each own roll is weighed against all of the others': the chance that none is better, with each number of equals. */

#include "comstock-board-odds.h"

#define FACES 6

static gboolean
is_there (const BoardSeat *rival,
          BoardPlace       place)
{
  if (place < BOARD_PLACE_PARCEL)
    return (rival->track >> place & 1) != 0;
  return (rival->cowboys >> (place - BOARD_PLACE_PARCEL) & 1) != 0;
}

static gboolean
has_dice (const BoardState *state,
          BoardPlace        place)
{
  if ((state->variants & BOARD_MIGHT_IS_RIGHT) != 0 || place >= BOARD_PLACE_ENCLOSURE)
    return FALSE;
  return place >= BOARD_PLACE_PARCEL || (BOARD_SHARED >> place & 1) == 0;
}

/* Brings a rival into the chances that nobody is better, by the number of equals.  @need: what the rival has to roll
 * for a tie. */
static void
add_rival (double chances[BOARD_MAX_SEATS],
           int    need)
{
  const double below = CLAMP (need - 1, 0, FACES) / (double) FACES;
  const double equal = need >= 1 && need <= FACES ? 1.0 / FACES : 0.0;

  for (int n = BOARD_MAX_SEATS - 1; n > 0; n--)
    chances[n] = chances[n] * below + chances[n - 1] * equal;
  chances[0] *= below;
}

static double
weigh_roll (const BoardState *state,
            guint             seat,
            BoardPlace        place,
            int               strength)
{
  double chances[BOARD_MAX_SEATS] = { 1.0 };
  double share = 0;

  for (guint rival = 0; rival < state->n_seats; rival++)
    if (rival != seat && is_there (&state->seats[rival], place))
      add_rival (chances, strength - board_firepower (state, rival));
  for (int n = 0; n < BOARD_MAX_SEATS; n++)
    share += chances[n] / (n + 1);
  return share;
}

int
comstock_board_odds (const BoardState *state,
                     guint             seat,
                     BoardPlace        place)
{
  /* The cowboy that is put there does not count any more. */
  const int firepower = board_firepower (state, seat) - (state->seats[seat].personal > 0 ? 1 : 0);
  gboolean alone = TRUE;
  double sum = 0;

  if (!has_dice (state, place))
    return -1;
  for (guint rival = 0; rival < state->n_seats; rival++)
    alone = alone && (rival == seat || !is_there (&state->seats[rival], place));
  if (alone)
    return -1;
  for (int roll = 1; roll <= FACES; roll++)
    sum += weigh_roll (state, seat, place, firepower + roll);
  return (int) (100 * sum / FACES + 0.5);
}
