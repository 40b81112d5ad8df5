/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weighs auction cards by the odds of the places that they win. */

#include "cards-auction.h"

/* Less than any value. */
#define NO_VALUE INT32_MIN

/* Eight bytes of ones, and the highest bit of each. */
#define ONES UINT64_C (0x0101010101010101)
#define HIGHS (ONES << 7)

/* Sorts the column's @values as others are taken to choose from it: by appeal, on a tie nearest the piles first.  Each
 * card has a byte below 128 to sort by, so that it is compared with all others in one subtraction. */
static void
sort_by_appeal (const CardsDeck  *deck,
                const CardsState *state,
                const int         values[CARDS_MAX_COLUMN],
                int               sorted[CARDS_MAX_COLUMN])
{
  uint64_t keys = 0;

  for (int i = 0; i < state->n_column; i++)
    keys |= (uint64_t) (cards_appeal (deck, state->column[i]) * CARDS_MAX_COLUMN + CARDS_MAX_COLUMN - 1 - i) << (8 * i);
  for (int i = 0; i < state->n_column; i++)
    {
      const uint64_t greater = (keys | HIGHS) - ((keys >> (8 * i) & 0xff) + 1) * ONES;

      sorted[__builtin_popcountll (greater & HIGHS)] = values[i];
    }
}

/* How much the others want each card in the column, by what it brings each of them. */
static void
read_wishes (CardsWorth       *worths,
             const CardsDeck  *deck,
             const CardsState *state,
             uint32_t          seat,
             int               wanted[CARDS_MAX_COLUMN])
{
  int values[CARDS_MAX_COLUMN];

  for (int i = 0; i < state->n_column; i++)
    wanted[i] = 0;
  for (uint32_t other = 0; other < state->n_seats; other++)
    {
      if (other == seat)
        continue;
      if (state->seats[other].kind == CARDS_REAL)
        cards_worth_column (&worths[other], deck, state, other, values);
      for (int i = 0; i < state->n_column; i++)
        wanted[i] += state->seats[other].kind == CARDS_REAL ? values[i]
                                                            : CARDS_VP * cards_appeal (deck, state->column[i]);
    }
}

/* Sorts @values as the cards are wanted, on a tie nearest the piles first. */
static void
sort_by_wishes (const CardsState *state,
                const int         wanted[CARDS_MAX_COLUMN],
                const int         values[CARDS_MAX_COLUMN],
                int               sorted[CARDS_MAX_COLUMN])
{
  for (int i = 0; i < state->n_column; i++)
    {
      int before = 0;

      for (int j = 0; j < state->n_column; j++)
        before += wanted[j] > wanted[i] || (wanted[j] == wanted[i] && j < i);
      sorted[before] = values[i];
    }
}

static void
read_places (CardsProspect    *prospect,
             const CardsState *state,
             const int         sorted[CARDS_MAX_COLUMN],
             bool              two)
{
  int first = NO_VALUE;
  int second = NO_VALUE;

  /* From the last card on: the more others choose before, the fewer cards at the end are left. */
  for (int place = CARDS_MAX_SEATS - 1; place >= state->n_column; place--)
    prospect->places[place] = 0;
  for (int place = state->n_column - 1; place >= 0; place--)
    {
      const int value = sorted[place];
      const int lesser = value < first ? value : first;

      first = value > first ? value : first;
      second = lesser > second ? lesser : second;
      if (place < CARDS_MAX_SEATS)
        prospect->places[place] = first + (two && second != NO_VALUE ? second : 0);
    }
}

void
cards_prospect_of_values (CardsProspect    *prospect,
                          CardsWorth       *worths,
                          const CardsDeck  *deck,
                          const CardsState *state,
                          uint32_t          seat,
                          const int         values[CARDS_MAX_COLUMN],
                          bool              two)
{
  int wanted[CARDS_MAX_COLUMN];
  int sorted[CARDS_MAX_COLUMN];

  prospect->weights = worths[seat].weights;
  if (prospect->weights->watches)
    {
      read_wishes (worths, deck, state, seat, wanted);
      sort_by_wishes (state, wanted, values, sorted);
    }
  else
    sort_by_appeal (deck, state, values, sorted);
  read_places (prospect, state, sorted, two);
}

void
cards_prospect_init (CardsProspect    *prospect,
                     CardsWorth       *worths,
                     const CardsDeck  *deck,
                     const CardsState *state,
                     uint32_t          seat,
                     bool              two)
{
  int values[CARDS_MAX_COLUMN];

  cards_worth_column (&worths[seat], deck, state, seat, values);
  cards_prospect_of_values (prospect, worths, deck, state, seat, values, two);
}

/* The back that everybody sees on top of the character pile, or NULL if it is a skull or there is none. */
static const CardsBack *
open_back (const CardsDeck  *deck,
           const CardsState *state)
{
  const CardsBack *back = state->n_characters > 0 ? &deck->backs[state->characters[0]] : NULL;

  return back != NULL && !back->skull ? back : NULL;
}

/* What one other seat may play: a card of its hand, or of @hands where these are given. */
typedef struct
{
  uint32_t values;    /* auction values that it can reach, a bit each */
  int n_values;
  bool stronger;      /* it wins ties */
} Opponent;

static int
list_opponents (const CardsDeck  *deck,
                const CardsState *state,
                uint32_t          seat,
                const uint32_t   *hands,
                Opponent          opponents[CARDS_MAX_SEATS])
{
  const CardsSeat *self = &state->seats[seat];
  uint8_t ranks[CARDS_SUITS];
  int n = 0;

  cards_rank_suits (open_back (deck, state), ranks);
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const CardsSeat *other = &state->seats[i];
      const uint32_t hand = hands != NULL ? hands[i] : other->hand;

      if (i != seat && other->has_turn)
        opponents[n++] = (Opponent) { hand << other->boost, __builtin_popcount (hand),
                                      ranks[other->suit] < ranks[self->suit] };
    }
  return n;
}

/* The auction values of @opponent over which @value wins, a bit each. */
static uint32_t
list_weaker (const Opponent *opponent,
             int             value)
{
  return opponent->values & (CARDS_BIT (value + !opponent->stronger) - 1);
}

/* The sum of @values by place over all that the opponents may play against @value; the same number of plays for every
 * card of a round, so that sums compare. */
static inline __attribute__ ((always_inline)) int64_t
weigh_against (const Opponent *opponents,
               int             n_opponents,
               int             value,
               const int       values[CARDS_MAX_SEATS])
{
  int64_t sums[CARDS_MAX_SEATS];

  for (int place = 0; place <= n_opponents; place++)
    sums[place] = values[place];
  /* Opponent by opponent, the sums for a place become those before it is known on which side of @value the
   * opponent comes to be. */
  for (int i = 0; i < n_opponents; i++)
    {
      const int behind = __builtin_popcount (list_weaker (&opponents[i], value));
      const int before = opponents[i].n_values - behind;

      for (int place = 0; place < n_opponents - i; place++)
        sums[place] = sums[place] * behind + sums[place + 1] * before;
    }
  return sums[0];
}

/* Four seats are usual: where their number is a constant, no loop is left. */
static int64_t
weigh (const Opponent *opponents,
       int             n_opponents,
       int             value,
       const int       values[CARDS_MAX_SEATS])
{
  if (n_opponents == CARDS_MIN_SEATS - 1)
    return weigh_against (opponents, CARDS_MIN_SEATS - 1, value, values);
  return weigh_against (opponents, n_opponents, value, values);
}

/* How many ways the opponents have to play. */
static int64_t
count_plays (const Opponent *opponents,
             int             n_opponents)
{
  int64_t plays = 1;

  for (int i = 0; i < n_opponents; i++)
    plays *= opponents[i].n_values;
  return plays;
}

uint32_t
cards_auction_best_bid (const CardsProspect *prospect,
                        const CardsDeck     *deck,
                        const CardsState    *state,
                        uint32_t             seat,
                        int                  boost,
                        int                 *gain)
{
  const CardsSeat *self = &state->seats[seat];
  Opponent opponents[CARDS_MAX_SEATS];
  const int n_opponents = list_opponents (deck, state, seat, NULL, opponents);
  const int raise = self->boost + boost;
  const int *usual = prospect->weights->places;
  int both[CARDS_MAX_SEATS];
  int64_t best_sum = INT64_MIN;
  uint32_t best = 0;

  for (int place = 0; place < CARDS_MAX_SEATS; place++)
    both[place] = prospect->places[place] + usual[place];
  for (uint32_t hand = self->hand; hand != 0; hand &= hand - 1)
    {
      const int card = __builtin_ctz (hand);
      const int64_t sum = raise == 0 ? weigh (opponents, n_opponents, card, both)
                                     : weigh (opponents, n_opponents, card + raise, prospect->places) +
                                       weigh (opponents, n_opponents, card, usual);

      if (sum > best_sum)
        {
          best_sum = sum;
          best = (uint32_t) card;
        }
    }
  if (gain != NULL)
    *gain = (int) (best_sum / count_plays (opponents, n_opponents));
  return best;
}

uint32_t
cards_auction_answer (const CardsProspect *prospect,
                      const CardsDeck     *deck,
                      const CardsState    *state,
                      uint32_t             seat,
                      const uint32_t       hands[CARDS_MAX_SEATS])
{
  const CardsSeat *self = &state->seats[seat];
  Opponent now[CARDS_MAX_SEATS];
  Opponent usually[CARDS_MAX_SEATS];
  const int n_opponents = list_opponents (deck, state, seat, hands, now);
  int64_t best_sum = INT64_MIN;
  uint32_t best = 0;

  list_opponents (deck, state, seat, NULL, usually);
  for (uint32_t hand = self->hand; hand != 0; hand &= hand - 1)
    {
      const int card = __builtin_ctz (hand);
      const int64_t sum = weigh (now, n_opponents, card + self->boost, prospect->places) *
                            count_plays (usually, n_opponents) +
                          weigh (usually, n_opponents, card, prospect->weights->places) *
                            count_plays (now, n_opponents);

      if (sum > best_sum)
        {
          best_sum = sum;
          best = (uint32_t) card;
        }
    }
  return best;
}

uint32_t
cards_auction_useful (const CardsDeck  *deck,
                      const CardsState *state,
                      uint32_t          seat)
{
  const CardsSeat *self = &state->seats[seat];
  Opponent opponents[CARDS_MAX_SEATS];
  const int n_opponents = self->has_turn ? list_opponents (deck, state, seat, NULL, opponents) : 0;
  uint32_t useful = 0;
  int most = -1;

  for (uint32_t hand = self->hand; hand != 0; hand &= hand - 1)
    {
      const int card = __builtin_ctz (hand);
      int n_weaker = 0;

      for (int i = 0; i < n_opponents; i++)
        n_weaker += __builtin_popcount (list_weaker (&opponents[i], card + self->boost));
      if (n_weaker > most)
        useful |= CARDS_BIT (card);
      most = n_weaker;
    }
  return useful;
}

int
cards_auction_first_choice (const CardsProspect *prospect,
                            const CardsDeck     *deck,
                            const CardsState    *state,
                            uint32_t             seat)
{
  Opponent opponents[CARDS_MAX_SEATS];
  const int n_opponents = list_opponents (deck, state, seat, NULL, opponents);

  return prospect->places[0] +
         (int) (weigh (opponents, n_opponents, __builtin_ctz (state->seats[seat].hand),
                       prospect->weights->places) /
                count_plays (opponents, n_opponents));
}

int
cards_auction_place (const CardsDeck  *deck,
                     const CardsState *state,
                     uint32_t          seat,
                     int               boost)
{
  const CardsSeat *self = &state->seats[seat];
  const int value = cards_seat_value (state, seat) + boost;
  uint8_t ranks[CARDS_SUITS];
  int place = 0;

  cards_rank_suits (open_back (deck, state), ranks);
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const CardsSeat *other = &state->seats[i];
      const int theirs = cards_seat_value (state, i);

      if (i != seat && other->has_turn)
        place += theirs > value || (theirs == value && ranks[other->suit] < ranks[self->suit]);
    }
  return place;
}
