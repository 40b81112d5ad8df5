/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Pebbles: an example of each member of the rules interface. */

#include "test-game-pebbles.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "engine/cs-digest.h"
#include "invariants.h"

_Static_assert (sizeof (PebblesState) <= 40, "a state is a small flat value");

#define BIT(n) (1u << (n))
#define ALL_STONES (BIT (PEBBLES_STONES + 1) - 2)

/* Each kind of move: when it is asked for, its arguments, its word. */
typedef struct
{
  PebblesStep step;
  uint8_t first;
  uint8_t last;
  const char *word;
} MoveInfo;

static const MoveInfo move_infos[] = {
  [PEBBLES_MOVE_STONE] = { PEBBLES_STEP_STONE, 1, PEBBLES_STONES, "stone" },
  [PEBBLES_MOVE_ROLL] = { PEBBLES_STEP_ROLL, 1, PEBBLES_DIE, "roll" },
  [PEBBLES_MOVE_PEBBLE] = { PEBBLES_STEP_PEBBLE, 0, PEBBLES_PEBBLES - 1, "pebble" },
  [PEBBLES_MOVE_GO] = { PEBBLES_STEP_GO, 0, 1, "go" },
};

#define N_MOVE_TYPES (sizeof move_infos / sizeof *move_infos)

/* The facts about @move, or NULL if it is not a move of this game at all. */
static const MoveInfo *
pebbles_move_info (CsMove move)
{
  const uint32_t type = pebbles_move_type (move);
  const uint32_t argument = pebbles_move_argument (move);

  if (type < PEBBLES_MOVE_STONE || type >= N_MOVE_TYPES || argument < move_infos[type].first ||
      argument > move_infos[type].last)
    return NULL;
  return &move_infos[type];
}

static void
pebbles_emit (CsEvents *events,
              CsEvent   event)
{
  if (events == NULL)
    return;
  assert (events->n < CS_MAX_EVENTS);
  events->items[events->n++] = event;
}

/* The @nth stone of @stones, counted from the lowest number. */
static uint8_t
pebbles_nth_stone (uint32_t stones,
                   uint32_t nth)
{
  while (nth-- > 0)
    stones &= stones - 1;
  return __builtin_ctz (stones);
}

static void
pebbles_random_setup (const void *kit,
                      uint32_t    n_seats,
                      CsRng      *rng,
                      void       *data)
{
  PebblesSetup *setup = data;

  (void) kit;
  memset (setup, 0, sizeof *setup);
  setup->n_seats = n_seats;
  for (uint8_t i = 0; i < PEBBLES_STONES; i++)
    setup->stones[i] = i + 1;
  cs_rng_shuffle (rng, setup->stones, PEBBLES_STONES);
  setup->seed = cs_rng_next (rng);
}

static CsRefusal
pebbles_init (const void *kit,
              const void *setup_data,
              void       *data)
{
  const PebblesSetup *setup = setup_data;
  PebblesState *state = data;
  uint32_t dealt = 0;

  (void) kit;
  memset (state, 0, sizeof *state);
  if (setup->n_seats < 2 || setup->n_seats > PEBBLES_MAX_SEATS)
    return (CsRefusal) { .reason = PEBBLES_SETUP_SEATS };
  for (uint32_t i = 0; i < PEBBLES_STONES; i++)
    {
      const uint32_t seat = i / PEBBLES_ROUNDS;

      if (setup->stones[i] < 1 || setup->stones[i] > PEBBLES_STONES)
        return (CsRefusal) { .reason = PEBBLES_SETUP_STONES };
      dealt |= BIT (setup->stones[i]);
      if (seat < setup->n_seats)
        state->seats[seat].hand |= BIT (setup->stones[i]);
      else
        state->aside |= BIT (setup->stones[i]);
    }
  if (dealt != ALL_STONES)
    return (CsRefusal) { .reason = PEBBLES_SETUP_STONES };
  state->n_seats = setup->n_seats;
  state->round = 1;
  return (CsRefusal) { .reason = CS_LEGAL };
}

static uint64_t
pebbles_seed (const void *setup)
{
  return ((const PebblesSetup *) setup)->seed;
}

static uint32_t
pebbles_actors (const void *data)
{
  const PebblesState *state = data;
  uint32_t actors = 0;

  switch ((PebblesStep) state->step)
    {
    case PEBBLES_STEP_STONE:
      for (uint32_t seat = 0; seat < state->n_seats; seat++)
        if (state->seats[seat].stone == 0)
          actors |= BIT (seat);
      break;
    case PEBBLES_STEP_ROLL:
      actors = BIT (CS_CHANCE);
      break;
    case PEBBLES_STEP_PEBBLE:
    case PEBBLES_STEP_GO:
      actors = BIT (state->turn);
      break;
    case PEBBLES_STEP_OVER:
      break;
    }
  return actors;
}

static CsRefusal
pebbles_is_legal (const void *kit,
                  const void *data,
                  uint32_t    seat,
                  CsMove      move)
{
  const PebblesTrack *track = kit;
  const PebblesState *state = data;
  const MoveInfo *info = pebbles_move_info (move);
  const uint16_t argument = move & 0xff;

  if (state->step == PEBBLES_STEP_OVER)
    return (CsRefusal) { .reason = CS_REFUSED_OVER };
  if (info == NULL)
    return (CsRefusal) { .reason = CS_REFUSED_UNKNOWN };
  if (seat > CS_CHANCE || (pebbles_actors (state) & BIT (seat)) == 0)
    return (CsRefusal) { .reason = state->step == PEBBLES_STEP_STONE && seat < state->n_seats
                                     ? PEBBLES_STONE_PICKED : CS_REFUSED_NOT_ACTING };
  if (state->step != info->step)
    return (CsRefusal) { .reason = CS_REFUSED_NOT_ASKED };
  if (state->step == PEBBLES_STEP_STONE && (state->seats[seat].hand & BIT (argument)) == 0)
    return (CsRefusal) { .reason = PEBBLES_STONE_NOT_IN_HAND, .what = argument };
  if (state->step == PEBBLES_STEP_PEBBLE && state->seats[seat].pebbles[argument] == track->length)
    return (CsRefusal) { .reason = PEBBLES_PEBBLE_HOME, .what = argument };
  return (CsRefusal) { .reason = CS_LEGAL };
}

static uint32_t
pebbles_legal (const void *kit,
               const void *state,
               uint32_t    seat,
               CsMove     *moves)
{
  uint32_t n = 0;

  for (uint32_t type = PEBBLES_MOVE_STONE; type < N_MOVE_TYPES; type++)
    for (uint32_t argument = move_infos[type].first; argument <= move_infos[type].last; argument++)
      if (pebbles_is_legal (kit, state, seat, pebbles_move (type, argument)).reason == CS_LEGAL)
        moves[n++] = pebbles_move (type, argument);
  return n;
}

/* The secret choice ends: every picked stone leaves its hand and lies open. */
static void
pebbles_reveal (PebblesState *state,
                CsEvents     *events)
{
  for (uint8_t seat = 0; seat < state->n_seats; seat++)
    {
      PebblesSeat *own = &state->seats[seat];

      own->hand &= ~BIT (own->stone);
      pebbles_emit (events, (CsEvent) { PEBBLES_EVENT_REVEAL, seat, { own->stone } });
    }
  state->step = PEBBLES_STEP_ROLL;
}

static void
pebbles_next_round (PebblesState *state,
                    CsEvents     *events)
{
  if (state->round == PEBBLES_ROUNDS)
    {
      state->step = PEBBLES_STEP_OVER;
      pebbles_emit (events, (CsEvent) { PEBBLES_EVENT_OVER, CS_NO_SEAT, { 0 } });
      return;
    }
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    state->seats[seat].stone = 0;
  state->round++;
  state->turn = 0;
  state->die = 0;
  state->step = PEBBLES_STEP_STONE;
}

static void
pebbles_go (PebblesState *state,
            uint8_t       length,
            uint8_t       steps,
            CsEvents     *events)
{
  PebblesSeat *own = &state->seats[state->turn];
  const uint8_t from = own->pebbles[state->pebble];
  const uint8_t to = from + steps < length ? from + steps : length;

  own->pebbles[state->pebble] = to;
  pebbles_emit (events, (CsEvent) { PEBBLES_EVENT_GO, state->turn, { state->pebble, from, to } });
  state->pebble = 0;
  if (own->pebbles[0] == length && own->pebbles[1] == length)
    {
      state->step = PEBBLES_STEP_OVER;
      pebbles_emit (events, (CsEvent) { PEBBLES_EVENT_OVER, CS_NO_SEAT, { 0 } });
    }
  else if (++state->turn < state->n_seats)
    state->step = PEBBLES_STEP_PEBBLE;
  else
    pebbles_next_round (state, events);
}

static void
pebbles_apply (const void *kit,
               void       *data,
               uint32_t    seat,
               CsMove      move,
               CsEvents   *events)
{
  const PebblesTrack *track = kit;
  PebblesState *state = data;
  const uint8_t argument = move & 0xff;

  assert (pebbles_is_legal (kit, state, seat, move).reason == CS_LEGAL);
  switch ((PebblesMoveType) (move >> 8))
    {
    case PEBBLES_MOVE_STONE:
      state->seats[seat].stone = argument;
      pebbles_emit (events, (CsEvent) { PEBBLES_EVENT_STONE, seat, { 0 } });
      if (pebbles_actors (state) == 0)
        pebbles_reveal (state, events);
      break;
    case PEBBLES_MOVE_ROLL:
      state->die = argument;
      pebbles_emit (events, (CsEvent) { PEBBLES_EVENT_ROLL, CS_NO_SEAT, { argument } });
      state->step = PEBBLES_STEP_PEBBLE;
      break;
    case PEBBLES_MOVE_PEBBLE:
      state->pebble = argument;
      state->step = PEBBLES_STEP_GO;
      break;
    case PEBBLES_MOVE_GO:
      pebbles_go (state, track->length, argument == 0 ? state->seats[seat].stone : state->die, events);
      break;
    }
}

/* The stones that the person at @seat cannot tell apart: those in other hands and those aside. */
static uint32_t
pebbles_unseen (const PebblesState *state,
                uint32_t            seat)
{
  uint32_t unseen = state->aside;

  for (uint32_t other = 0; other < state->n_seats; other++)
    if (other != seat)
      unseen |= state->seats[other].hand;
  return unseen;
}

/* Which of the other seats' hands have a stone that was picked and is secret still. */
static bool
pebbles_is_secret (const PebblesState *state,
                   uint32_t            seat)
{
  return state->step == PEBBLES_STEP_STONE && state->seats[seat].stone != 0;
}

/* Takes the @nth of the stones that are left. */
static uint8_t
pebbles_take_stone (uint32_t *stones,
                    uint32_t  nth)
{
  const uint8_t stone = pebbles_nth_stone (*stones, nth);

  *stones &= ~BIT (stone);
  return stone;
}

/* Deals the unseen stones, from the lowest on or, with @rng, at random.  A secret stone is the first of its hand. */
static void
pebbles_deal_unseen (PebblesState *state,
                     uint32_t      observer,
                     CsRng        *rng)
{
  uint32_t unseen = pebbles_unseen (state, observer);

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      PebblesSeat *own = &state->seats[seat];
      const int n = __builtin_popcount (own->hand);
      const bool secret = pebbles_is_secret (state, seat);

      if (seat == observer)
        continue;
      own->hand = 0;
      for (int i = 0; i < n; i++)
        {
          const uint32_t n_unseen = (uint32_t) __builtin_popcount (unseen);
          const uint8_t stone = pebbles_take_stone (&unseen, rng != NULL ? cs_rng_below (rng, n_unseen) : 0);

          if (i == 0 && secret)
            own->stone = stone;
          own->hand |= BIT (stone);
        }
    }
  state->aside = unseen;
}

static uint32_t
pebbles_observe (const void *kit,
                 void       *data,
                 uint32_t    observer)
{
  PebblesState *state = data;
  uint32_t hidden = (uint32_t) __builtin_popcount (pebbles_unseen (state, observer));

  (void) kit;
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    hidden += seat != observer && pebbles_is_secret (state, seat);
  pebbles_deal_unseen (state, observer, NULL);
  return hidden;
}

static void
pebbles_determinize (const void *kit,
                     void       *state,
                     uint32_t    observer,
                     CsRng      *rng)
{
  (void) kit;
  pebbles_deal_unseen (state, observer, rng);
}

static void
pebbles_score (const void *kit,
               const void *data,
               int32_t     points[CS_MAX_SEATS])
{
  const PebblesState *state = data;

  (void) kit;
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    points[seat] = state->seats[seat].pebbles[0] + state->seats[seat].pebbles[1];
}

static uint64_t
pebbles_digest (const void *data)
{
  const PebblesState *state = data;
  uint64_t digest = CS_DIGEST_START;

  digest = cs_digest_u8 (digest, state->n_seats);
  digest = cs_digest_u8 (digest, state->round);
  digest = cs_digest_u8 (digest, state->step);
  digest = cs_digest_u8 (digest, state->turn);
  digest = cs_digest_u8 (digest, state->pebble);
  digest = cs_digest_u8 (digest, state->die);
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      digest = cs_digest_bytes (digest, state->seats[seat].pebbles, PEBBLES_PEBBLES);
      digest = cs_digest_u32 (digest, state->seats[seat].hand);
      digest = cs_digest_u8 (digest, state->seats[seat].stone);
    }
  return cs_digest_u32 (digest, state->aside);
}

const char *
pebbles_check (const void *kit,
               const void *data)
{
  const PebblesTrack *track = kit;
  const PebblesState *state = data;
  const bool secret = state->step == PEBBLES_STEP_STONE;
  const int n_hand = PEBBLES_ROUNDS - state->round + (secret ? 1 : 0);
  uint32_t stones = state->aside;

  if (state->n_seats < 2 || state->n_seats > PEBBLES_MAX_SEATS)
    return "number of seats";
  if (state->round < 1 || state->round > PEBBLES_ROUNDS)
    return "round";
  if ((state->die != 0) != (state->step > PEBBLES_STEP_ROLL))
    return "die";
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      const PebblesSeat *own = &state->seats[seat];

      if ((stones & own->hand) != 0 || __builtin_popcount (own->hand) != n_hand)
        return "hand";
      stones |= own->hand;
      if (own->stone != 0 && ((own->hand & BIT (own->stone)) != 0) != secret)
        return "picked stone";
      if (own->pebbles[0] > track->length || own->pebbles[1] > track->length)
        return "pebble";
    }
  return (stones & ~ALL_STONES) == 0 ? NULL : "stones";
}

static size_t
pebbles_move_print (const void *kit,
                    CsMove      move,
                    char       *text,
                    size_t      size)
{
  (void) kit;
  return (size_t) snprintf (text, size, "%s %u", pebbles_move_info (move)->word, move & 0xff);
}

/* There are few moves: the text of the right one is the text. */
static bool
pebbles_move_parse (const void *kit,
                    const char *text,
                    CsMove     *move)
{
  char candidate[CS_MAX_MOVE_TEXT];

  for (uint32_t type = PEBBLES_MOVE_STONE; type < N_MOVE_TYPES; type++)
    for (uint32_t argument = move_infos[type].first; argument <= move_infos[type].last; argument++)
      {
        pebbles_move_print (kit, pebbles_move (type, argument), candidate, sizeof candidate);
        if (strcmp (candidate, text) == 0)
          {
            *move = pebbles_move (type, argument);
            return true;
          }
      }
  return false;
}

const CsGame pebbles_game = {
  .id = "pebbles",
  .rules_version = 1,
  .min_seats = 2,
  .max_seats = PEBBLES_MAX_SEATS,
  .setup_size = sizeof (PebblesSetup),
  .state_size = sizeof (PebblesState),
  .max_legal = PEBBLES_DIE,
  .max_length = PEBBLES_ROUNDS * (3 * PEBBLES_MAX_SEATS + 1),
  .random_setup = pebbles_random_setup,
  .init = pebbles_init,
  .seed = pebbles_seed,
  .actors = pebbles_actors,
  .legal = pebbles_legal,
  .is_legal = pebbles_is_legal,
  .apply = pebbles_apply,
  .observe = pebbles_observe,
  .determinize = pebbles_determinize,
  .score = pebbles_score,
  .digest = pebbles_digest,
  .move_print = pebbles_move_print,
  .move_parse = pebbles_move_parse,
};
