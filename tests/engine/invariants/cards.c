/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invariants of a position of the card game, each derived anew. */

#include "invariants.h"

#include <string.h>

#include "engine/cards/cards-round.h"

static bool
city_cache_holds (const CardsCity *city,
                  const CardsDeck *deck)
{
  CardsCity copy = *city;

  cards_city_rebuild (&copy, deck);
  return copy.occupied == city->occupied &&
         copy.left == city->left && copy.right == city->right &&
         copy.top == city->top && copy.bottom == city->bottom &&
         memcmp (copy.shown, city->shown, sizeof copy.shown) == 0;
}

static bool
city_is_within_limit (const CardsSeat *seat)
{
  const int longest = CARDS_LIMIT + ((seat->owned & CARDS_BIT (CARDS_CAPTAIN)) != 0);
  const int width = seat->city.right - seat->city.left + 1;
  const int height = seat->city.bottom - seat->city.top + 1;

  return width <= longest && height <= longest && (width <= CARDS_LIMIT || height <= CARDS_LIMIT);
}

static bool
taken_matches (const CardsSeat *seat)
{
  CardsCharacterSet owned = 0;
  int n_terrain = 0;

  for (int i = 0; i < seat->n_taken; i++)
    if (cards_is_character (seat->taken[i]))
      owned |= CARDS_BIT (seat->taken[i] - CARDS_TERRAIN);
    else
      n_terrain++;
  return owned == seat->owned &&
         (seat->used & ~owned) == 0 &&
         seat->city.n_placed + seat->sold + seat->unplaced == (seat->kind == CARDS_REAL ? n_terrain : 0);
}

/* A card just taken is not placed yet. */
static bool
taken_matches_before_placing (const CardsSeat *seat)
{
  CardsSeat copy = *seat;

  copy.unplaced++;
  return taken_matches (&copy);
}

/* Auction cards: the hand, those played earlier and the one that lies open make a full hand. */
static bool
auction_cards_match (const CardsState *state,
                     const CardsSeat  *seat)
{
  uint32_t cards = seat->hand;
  uint32_t n = (uint32_t) __builtin_popcount (cards);

  for (int i = 0; i < seat->n_discards; i++, n++)
    cards |= CARDS_BIT (seat->discards[i]);
  if (cards_bids_are_open (state))
    {
      cards |= CARDS_BIT (seat->bid);
      n++;
    }
  return cards == cards_full_hand (seat->kind) && n == CARDS_ROUNDS && seat->n_discards == state->round - 1 &&
         (seat->bid == 0 || cards_bids_are_open (state) || (seat->hand & CARDS_BIT (seat->bid)) != 0);
}

static const char *
check_seat (const CardsDeck  *deck,
            const CardsState *state,
            uint32_t          seat)
{
  const CardsSeat *self = &state->seats[seat];
  const bool placing = state->actor == seat && state->step == CARDS_STEP_PLACE;

  if (!city_cache_holds (&self->city, deck))
    return "city cache";
  if (!city_is_within_limit (self))
    return "city limit";
  if (placing ? !taken_matches_before_placing (self) : !taken_matches (self))
    return "taken cards";
  if (!auction_cards_match (state, self))
    return "auction cards";
  if (self->sold > CARDS_MAX_SALES || (self->sold > 0 && !(self->owned & CARDS_BIT (CARDS_AUCTIONEER))))
    return "sales";
  return NULL;
}

/* Each card is in one place at most; those in none have left the game. */
static bool
cards_are_single (const CardsState *state)
{
  bool seen[CARDS_CARDS] = { false };
  bool single = true;

  for (int i = 0; i < state->n_characters; i++)
    {
      single &= !seen[CARDS_TERRAIN + state->characters[i]];
      seen[CARDS_TERRAIN + state->characters[i]] = true;
    }
  for (int i = 0; i < state->n_column; i++)
    {
      single &= !seen[state->column[i]];
      seen[state->column[i]] = true;
    }
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (int i = 0; i < state->seats[seat].n_taken; i++)
      {
        single &= !seen[state->seats[seat].taken[i]];
        seen[state->seats[seat].taken[i]] = true;
      }
  return single;
}

static bool
owners_match (const CardsState *state)
{
  CardsCharacterSet owned = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    owned |= state->seats[seat].owned;
  return owned == state->owned;
}

/* The cards that seats have still to take this round. */
static int
still_to_take (const CardsState *state)
{
  int n = 0;

  if (state->stage != CARDS_STAGE_TAKING)
    {
      for (uint32_t seat = 0; seat < state->n_seats; seat++)
        n += state->seats[seat].has_turn;
      return n + (state->worker_seat != CS_NO_SEAT);
    }
  for (int i = state->turn + 1; i < state->n_order; i++)
    n += state->order[i] == state->worker_seat ? 2 : 1;
  return n + state->to_take - (state->step == CARDS_STEP_PLACE || state->step == CARDS_STEP_HIRE);
}

/* At a round's end 1 card is left with 4 or 5 seats, 0 with 6, whatever abilities were used. */
static bool
column_matches (const CardsState *state)
{
  const int left = state->n_seats == CARDS_MAX_SEATS ? 0 : 1;
  const bool taking_first = state->stage == CARDS_STAGE_COLUMN && state->step == CARDS_STEP_TAKE;

  if (state->step == CARDS_STEP_OVER || state->step == CARDS_STEP_FINAL_SALE)
    return state->n_column == 0;
  return state->n_column - still_to_take (state) - taking_first == left;
}

/* Where a card may lie by judging one place after the other: the plain version of cards_city_seek (). */
static CardsBoard
judge_places (const CardsSeat    *seat,
              const CardsTerrain *card)
{
  const CardsCity *city = &seat->city;
  CardsBoard places = 0;

  for (int y = city->top - 2; y <= city->bottom + 1; y++)
    for (int x = city->left - 2; x <= city->right + 1; x++)
      if (cards_city_judge (city, card, seat->owned, x, y).reason == CS_LEGAL)
        places |= cards_board_bit (x, y);
  return places;
}

/* The fields that save time in search. */
static bool
cache_holds (const CardsDeck  *deck,
             const CardsState *state)
{
  CardsBoard places = 0;
  CardsCharacterSet ready = 0;
  uint32_t bidders = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    ready |= cards_seat_ready (&state->seats[seat]);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (state->step == CARDS_STEP_BID && state->seats[seat].kind == CARDS_REAL && state->seats[seat].bid == 0)
      bidders |= CARDS_BIT (seat);
  if (state->step == CARDS_STEP_PLACE && state->card >= CARDS_TERRAIN)
    return false;
  if (state->step == CARDS_STEP_PLACE)
    places = judge_places (&state->seats[state->actor], &deck->terrain[state->card]);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    if (state->seats[seat].sales != cards_seat_sales (&state->seats[seat]))
      return false;
  return state->ready == ready && state->bidders == bidders && state->places.board == places &&
         (state->card != CARDS_NO_CARD) == (places != 0);
}

const char *
cards_check (const void *kit,
             const void *state)
{
  const CardsState *s = state;
  const char *fault = cards_check_course (s);

  for (uint32_t seat = 0; fault == NULL && seat < s->n_seats; seat++)
    fault = check_seat (kit, s, seat);
  if (fault != NULL)
    return fault;
  if (!cards_are_single (s))
    return "cards in two places";
  if (!owners_match (s))
    return "owned characters";
  if (!cache_holds (kit, s))
    return "cached moves";
  if (!column_matches (s))
    return "column";
  return NULL;
}
