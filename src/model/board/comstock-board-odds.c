/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each own roll is weighed against all of the others': the chance that none is better, with each number of equals. */

#include "comstock-board-odds.h"

#include "ai/board/board-player.h"
#include "engine/board/board-duel.h"

#define FACES 6
#define MOST_ROLL (2 * FACES)

/* Somebody with dice in the hand. */
typedef struct
{
  int firepower;
  double rolls[MOST_ROLL + 1];  /* how likely each sum is */
} Duelist;

static Duelist
create_duelist (int   firepower,
                guint n_dice)
{
  Duelist self = { .firepower = firepower, .rolls[0] = 1 };

  for (guint i = 0; i < n_dice; i++)
    {
      const Duelist before = self;

      for (int roll = 0; roll <= MOST_ROLL; roll++)
        {
          self.rolls[roll] = 0;
          for (int face = 1; face <= MIN (roll, FACES); face++)
            self.rolls[roll] += before.rolls[roll - face] / FACES;
        }
    }
  return self;
}

static double
weigh_below (const Duelist *self,
             int            strength)
{
  double chance = 0;

  for (int roll = 0; roll <= MOST_ROLL && self->firepower + roll < strength; roll++)
    chance += self->rolls[roll];
  return chance;
}

static double
weigh_equal (const Duelist *self,
             int            strength)
{
  const int roll = strength - self->firepower;

  return roll >= 0 && roll <= MOST_ROLL ? self->rolls[roll] : 0;
}

static gboolean
has_dice (const BoardState *state,
          BoardPlace        place)
{
  if ((state->variants & BOARD_MIGHT_IS_RIGHT) != 0 || place >= BOARD_PLACE_ENCLOSURE)
    return FALSE;
  return place >= BOARD_PLACE_PARCEL || (BOARD_SHARED >> place & 1) == 0;
}

/* The strength of the outlaw on @place, 0 without one. */
static int
get_outlaw (const BoardState *state,
            BoardPlace        place)
{
  const gboolean there = place >= BOARD_PLACE_PARCEL && place < BOARD_PLACE_ENCLOSURE &&
                         (state->outlaws >> (place - BOARD_PLACE_PARCEL) & 1) != 0;

  return there ? state->strength : 0;
}

static guint
count_dice (const BoardState *state,
            guint             seat,
            gboolean          two)
{
  return board_is_standish (state, seat) ? 0 : two ? 2 : 1;
}

/* --- a duel that may come --- */

static gboolean
is_there (const BoardSeat *rival,
          BoardPlace       place)
{
  if (place < BOARD_PLACE_PARCEL)
    return (rival->track & ~rival->no_duel & 1u << place) != 0;
  return (rival->cowboys >> (place - BOARD_PLACE_PARCEL) & 1) != 0;
}

/* Brings a rival into the chances that nobody is better than @strength, by the number of equals. */
static void
add_rival (double         chances[BOARD_MAX_SEATS],
           const Duelist *rival,
           gboolean       shares,
           int            strength)
{
  const double below = weigh_below (rival, strength);
  const double equal = shares ? weigh_equal (rival, strength) : 0;

  for (int n = BOARD_MAX_SEATS - 1; n > 0; n--)
    chances[n] = chances[n] * below + chances[n - 1] * equal;
  chances[0] *= below;
}

static double
weigh_strength (const BoardState *state,
                guint             seat,
                BoardPlace        place,
                int               strength)
{
  double chances[BOARD_MAX_SEATS] = { 1.0 };
  double share = 0;

  for (guint rival = 0; rival < state->n_seats; rival++)
    if (rival != seat && is_there (&state->seats[rival], place))
      {
        const guint n_dice = count_dice (state, rival, board_has_dynamite (state, rival, place));
        const Duelist duelist = create_duelist (board_firepower (state, rival), n_dice);

        add_rival (chances, &duelist, !board_is_standish (state, rival), strength);
      }
  for (int n = 0; n < BOARD_MAX_SEATS; n++)
    share += chances[n] / (n + 1);
  return share;
}

static gboolean
is_alone (const BoardState *state,
          guint             seat,
          BoardPlace        place)
{
  for (guint rival = 0; rival < state->n_seats; rival++)
    if (rival != seat && is_there (&state->seats[rival], place))
      return FALSE;
  return get_outlaw (state, place) == 0;
}

int
comstock_board_odds (const BoardState *state,
                     guint             seat,
                     BoardPlace        place,
                     gboolean          dynamite)
{
  /* The cowboy that is put there does not count any more. */
  const int firepower = board_firepower (state, seat) - (state->seats[seat].personal > 0 ? 1 : 0);
  const Duelist self = create_duelist (firepower, count_dice (state, seat, dynamite));
  double sum = 0;

  if (!has_dice (state, place) || is_alone (state, seat, place))
    return -1;
  for (int roll = MAX (0, get_outlaw (state, place) - firepower); roll <= MOST_ROLL; roll++)
    sum += self.rolls[roll] * weigh_strength (state, seat, place, firepower + roll);
  return (int) (100 * sum + 0.5);
}

/* --- the duel in hand --- */

static Duelist
read_duelist (const BoardState *state,
              guint             seat)
{
  return create_duelist (board_firepower (state, seat), count_dice (state, seat, (state->two_dice >> seat & 1) != 0));
}

/* A tile is taken for a die of 0–5; the gunsmith, who picks last, sees what the others have laid. */
static Duelist
read_picker (const BoardState *state,
             guint             seat,
             gboolean          shown)
{
  const guint n_tiles = shown ? 0 : count_dice (state, seat, (state->two_dice >> seat & 1) != 0);

  return create_duelist (board_firepower (state, seat) + state->dice[seat] - (int) n_tiles, n_tiles);
}

/* A tie is for who passed before.  With @picks they have tiles in place of dice. */
static double
weigh_duel (const BoardState *state,
            guint             seats,
            guint             seat,
            int               strength,
            gboolean          picks)
{
  double chance = 1;

  for (guint rival = 0; rival < state->n_seats; rival++)
    if (rival != seat && (seats >> rival & 1) != 0)
      {
        const gboolean later = board_pass_rank (state, rival) > board_pass_rank (state, seat);
        const Duelist duelist = picks ? read_picker (state, rival, board_gunsmith_among (state, seats) == seat)
                                      : read_duelist (state, rival);

        chance *= weigh_below (&duelist, later ? strength + 1 : strength);
      }
  return chance;
}

void
comstock_board_odds_duel (const BoardState *state,
                          int               odds[BOARD_MAX_SEATS])
{
  BoardPlace place;
  const guint seats = board_duel_in_hand (state, &place);

  for (guint seat = 0; seat < BOARD_MAX_SEATS; seat++)
    {
      Duelist self;
      double sum = 0;

      odds[seat] = -1;
      if ((seats >> seat & 1) == 0 || !has_dice (state, place))
        continue;
      self = read_duelist (state, seat);
      for (int roll = MAX (0, get_outlaw (state, place) - self.firepower); roll <= MOST_ROLL; roll++)
        sum += self.rolls[roll] * weigh_duel (state, seats, seat, self.firepower + roll, FALSE);
      odds[seat] = (int) (100 * sum + 0.5);
    }
}

int
comstock_board_odds_tiles (const BoardState *state,
                           guint             seat,
                           int               tiles)
{
  const int strength = board_firepower (state, seat) + tiles;
  BoardPlace place;
  const guint seats = board_duel_in_hand (state, &place);

  return strength < get_outlaw (state, place) ? 0
                                              : (int) (100 * weigh_duel (state, seats, seat, strength, TRUE) + 0.5);
}

int
comstock_board_odds_again (const BoardState *state,
                           guint             seat)
{
  const Duelist self = read_duelist (state, seat);
  double sum = 0;

  for (int roll = 0; roll <= MOST_ROLL; roll++)
    if (board_player_would_win (state, seat, self.firepower + roll))
      sum += self.rolls[roll];
  return (int) (100 * sum + 0.5);
}
