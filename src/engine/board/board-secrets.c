/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one seat cannot see of a position (rules page 11): duel tiles, sheets and orders not yet shown. */

#include "board-position.h"

#include <string.h>

#include "board-duel.h"
#include "board-moves.h"
#include "board-sheets.h"

/* Where what is hidden goes: an order that follows from what is open, or by chance when there is a generator. */
typedef struct
{
  BoardState *state;
  uint32_t observer;
  CsRng *rng;                   /* NULL: the same whatever is hidden */
} Cover;

/* Tiles that hands share out among themselves; each hand keeps its size, and its sum where that is known. */
typedef struct
{
  uint8_t tiles[BOARD_DUEL_TILES];
  uint32_t n;
} Pool;

/* Tiles of the deal, between more than two seats: everybody knows the sum of each hand, and all that was played. */
static bool
has_known_sum (const BoardState *state,
               uint32_t          seat)
{
  return state->seats[seat].dealt_hand;
}

static void
take_hand (Pool    *pool,
           uint8_t  hand[BOARD_TILE_VALUES])
{
  for (uint32_t value = 0; value < BOARD_TILE_VALUES; value++)
    for (; hand[value] > 0; hand[value]--)
      pool->tiles[pool->n++] = (uint8_t) value;
}

static void
sort (Pool *pool)
{
  for (uint32_t i = 1; i < pool->n; i++)
    for (uint32_t j = i; j > 0 && pool->tiles[j - 1] > pool->tiles[j]; j--)
      {
        const uint8_t tile = pool->tiles[j];

        pool->tiles[j] = pool->tiles[j - 1];
        pool->tiles[j - 1] = tile;
      }
}

static void
arrange (const Cover *cover,
         Pool        *pool)
{
  sort (pool);
  if (cover->rng != NULL)
    cs_rng_shuffle (cover->rng, pool->tiles, pool->n);
}

/* The hands of other seats that were drawn from the pile, and the pile: any of them may hold any of these tiles. */
static uint32_t
cover_drawn_hands (const Cover *cover)
{
  BoardState *state = cover->state;
  uint32_t sizes[BOARD_MAX_SEATS] = { 0 };
  uint32_t hidden = 0;
  Pool pool = { .n = 0 };

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (seat != cover->observer && !has_known_sum (state, seat))
      {
        sizes[seat] = board_hand_size (state->seats[seat].hand);
        hidden += sizes[seat];
        take_hand (&pool, state->seats[seat].hand);
      }
  if (hidden == 0)
    return 0;
  take_hand (&pool, state->pile);
  arrange (cover, &pool);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (; sizes[seat] > 0; sizes[seat]--)
      state->seats[seat].hand[pool.tiles[--pool.n]]++;
  while (pool.n > 0)
    state->pile[pool.tiles[--pool.n]]++;
  return hidden;
}

/* Which hand each tile of a pool is in, and how far the sum of each hand is from what it must be. */
typedef struct
{
  Pool pool;
  uint8_t hands[BOARD_DUEL_TILES];
  int excess[BOARD_MAX_SEATS];
} Deal;

static int
distance (int n)
{
  return n < 0 ? -n : n;
}

/* Swaps two tiles, unless it leads away from the sums; now and then even so, or it might never arrive. */
static void
try_swap (Deal  *deal,
          CsRng *rng)
{
  const uint32_t i = cs_rng_below (rng, deal->pool.n);
  const uint32_t j = cs_rng_below (rng, deal->pool.n);
  int *a = &deal->excess[deal->hands[i]];
  int *b = &deal->excess[deal->hands[j]];
  const int difference = deal->pool.tiles[j] - deal->pool.tiles[i];
  const uint8_t tile = deal->pool.tiles[i];

  if (a == b || (distance (*a + difference) + distance (*b - difference) > distance (*a) + distance (*b) &&
                 cs_rng_below (rng, 8) != 0))
    return;
  *a += difference;
  *b -= difference;
  deal->pool.tiles[i] = deal->pool.tiles[j];
  deal->pool.tiles[j] = tile;
}

static bool
is_settled (const Deal *deal)
{
  int excess = 0;

  for (uint32_t seat = 0; seat < BOARD_MAX_SEATS; seat++)
    excess += distance (deal->excess[seat]);
  return excess == 0;
}

/* The hands of other seats from the deal: tiles change places until each hand has its sum again.  What that ends in
 * follows from the sums and the tiles alone, or from the generator. */
static uint32_t
cover_dealt_hands (const Cover *cover)
{
  BoardState *state = cover->state;
  Deal deal = { .pool = { .n = 0 } };
  CsRng same;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (seat != cover->observer && has_known_sum (state, seat))
      {
        const uint32_t first = deal.pool.n;

        take_hand (&deal.pool, state->seats[seat].hand);
        for (uint32_t i = first; i < deal.pool.n; i++)
          {
            deal.hands[i] = (uint8_t) seat;
            deal.excess[seat] -= deal.pool.tiles[i];
          }
      }
  arrange (cover, &deal.pool);
  for (uint32_t i = 0; i < deal.pool.n; i++)
    deal.excess[deal.hands[i]] += deal.pool.tiles[i];
  cs_rng_init (&same, 0);
  while (!is_settled (&deal))
    try_swap (&deal, cover->rng != NULL ? cover->rng : &same);
  for (uint32_t i = 0; i < deal.pool.n; i++)
    state->seats[deal.hands[i]].hand[deal.pool.tiles[i]]++;
  return deal.pool.n;
}

/* One of @n moves: the first, or any. */
static CsMove
pick (const Cover  *cover,
      const CsMove *moves,
      uint32_t      n)
{
  return moves[cover->rng != NULL ? cs_rng_below (cover->rng, n) : 0];
}

/* Tiles that others have picked for a duel and not shown. */
static uint32_t
cover_picks (const Cover *cover)
{
  BoardState *state = cover->state;
  uint32_t hidden = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (seat != cover->observer && state->seats[seat].picked > 0)
      {
        CsMove moves[BOARD_TILE_VALUES * BOARD_TILE_VALUES];
        const uint32_t tile = board_move_argument (pick (cover, moves, board_list_tiles (state, seat, moves)));

        state->seats[seat].picked = (uint8_t) ((tile & 7) + 1);
        state->seats[seat].picked_second = (uint8_t) (tile >> 3);
        hidden++;
      }
  return hidden;
}

/* Entries of others' sheets while anybody still writes. */
static uint32_t
cover_sheets (const Cover *cover)
{
  BoardState *state = cover->state;
  uint32_t hidden = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      BoardSeat *self = &state->seats[seat];
      const uint8_t n = self->sheet_entry;

      if (state->step != BOARD_STEP_SHEET || seat == cover->observer)
        continue;
      for (self->sheet_entry = 0; self->sheet_entry < n; self->sheet_entry++)
        {
          uint32_t low, high;

          board_sheet_range (state, seat, &low, &high);
          self->sheet[self->sheet_entry] =
            (uint8_t) (low + (cover->rng != NULL ? cs_rng_below (cover->rng, high - low + 1) : 0));
        }
      hidden += n;
    }
  return hidden;
}

/* Any order that @seat may give in this beat. */
static void
order_anything (const Cover *cover,
                uint32_t     seat)
{
  BoardState *state = cover->state;
  BoardSeat *self = &state->seats[seat];
  const uint8_t actors = state->actors;
  CsMove moves[BOARD_MAX_LEGAL];

  state->actors |= (uint8_t) BOARD_BIT (seat);
  self->beat = pick (cover, moves, board_legal (NULL, state, seat, moves));
  if (board_move_type (self->beat) == BOARD_MOVE_SHIFT)
    {
      self->lifted = (uint8_t) board_move_argument (self->beat);
      self->beat = pick (cover, moves, board_legal (NULL, state, seat, moves));
    }
  state->actors = actors;
}

/* Orders of this beat that others have given, or begun to give (Kit Carson). */
static uint32_t
cover_orders (const Cover *cover)
{
  BoardState *state = cover->state;
  uint32_t hidden = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      BoardSeat *self = &state->seats[seat];
      const bool given = self->beat != 0;

      if (state->step != BOARD_STEP_BEAT || seat == cover->observer)
        continue;
      self->lifted = BOARD_NO_PLACE;
      self->beat = 0;
      if (given)
        order_anything (cover, seat);
      hidden += given;
    }
  return hidden;
}

static uint32_t
cover_all (const Cover *cover)
{
  BoardState *state = cover->state;
  uint32_t hidden = cover_sheets (cover) + cover_orders (cover);

  if ((state->variants & BOARD_MIGHT_IS_RIGHT) == 0)
    return hidden;
  state->tile_key = cover->rng != NULL ? (uint32_t) cs_rng_next (cover->rng) : 0;
  hidden += cover_dealt_hands (cover) + cover_drawn_hands (cover);
  return hidden + cover_picks (cover) + 1;
}

uint32_t
board_observe (const void *kit,
               void       *state,
               uint32_t    observer)
{
  return cover_all (&(Cover) { .state = state, .observer = observer });
}

void
board_determinize (const void *kit,
                   void       *state,
                   uint32_t    observer,
                   CsRng      *rng)
{
  board_observe (kit, state, observer);
  cover_all (&(Cover) { .state = state, .observer = observer, .rng = rng });
}
