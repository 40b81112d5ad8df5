/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dealing a game, and beginning one from a setup that nobody has checked yet (rules pages 3 and 10). */

#include "board-setup.h"

#include <string.h>

#include "board-play.h"
#include "board-solo.h"

#define RIVER_TILES_LEAST 6
#define RIVER_TILES_MOST 15
#define GOLD_RUSH 3             /* the recommended set with nine mountains beside the river */
#define FIRST_DRAWN 2           /* the construction space of the first building drawn */

/* With Standish there are neither Kit Carson, outlaws nor horses. */
#define SOLO_VARIANTS (BOARD_NEW_BEGINNING | BOARD_RIVER_TILES | BOARD_MIGHT_IS_RIGHT)

#define ROLES_OF(character) (UINT64_C (3) << BOARD_ROLE (character, BOARD_YELLOW))

#define ALL_ROLES ((UINT64_C (1) << BOARD_ROLES) - 1)

/* The characters of a solo game (solo game, 1.4). */
#define SOLO_ROLES (ROLES_OF (BOARD_BANKER) | ROLES_OF (BOARD_GROCER) | ROLES_OF (BOARD_CHINESE_WORKER) |           \
                    ROLES_OF (BOARD_SETTLER) | ROLES_OF (BOARD_CAPTAIN) | ROLES_OF (BOARD_MERCENARY) |              \
                    ROLES_OF (BOARD_INDIAN) | ROLES_OF (BOARD_PROSPECTOR) | ROLES_OF (BOARD_GUNSMITH) |             \
                    ROLES_OF (BOARD_SINGER) | ROLES_OF (BOARD_HEROES))

/* The buildings that the track begins with; the others are drawn. */
static const uint8_t first_track[BOARD_SLOTS] = {
  BOARD_RANCH, BOARD_MINE, BOARD_BARE, BOARD_BARE, BOARD_BARE, BOARD_RANCH, BOARD_MINE,
};

uint32_t
board_mountains (uint8_t      variants,
                 BoardParcels river)
{
  if (river == 0)
    return BOARD_MOUNTAINS;
  return (variants & BOARD_RIVER_TILES) != 0 ? BOARD_MOUNTAINS - board_count (river) / 3 : 6;
}

/* All tiles of the types that a solo game has: 32. */
static uint8_t
solo_number (uint32_t content)
{
  return (board_solo_types () >> content & 1) != 0 ? board_contents[content].count : 0;
}

uint32_t
board_setup_tiles (uint32_t n_seats)
{
  return n_seats == BOARD_MAX_SEATS ? BOARD_DUEL_TILES : n_seats * BOARD_TILE_VALUES;
}

static uint32_t
random_parcel (BoardParcels parcels,
               CsRng       *rng)
{
  for (uint32_t skip = cs_rng_below (rng, board_count (parcels)); skip > 0; skip--)
    parcels &= parcels - 1;
  return board_first (parcels);
}

/* A path of tiles from any parcel on, each beside the one before. */
static BoardParcels
random_river (CsRng *rng)
{
  const uint32_t length = RIVER_TILES_LEAST + cs_rng_below (rng, RIVER_TILES_MOST - RIVER_TILES_LEAST + 1);
  uint32_t end = cs_rng_below (rng, BOARD_PARCEL_COUNT);
  BoardParcels river = board_parcel_bit (end);

  while (board_count (river) < length)
    {
      const BoardParcels bit = board_parcel_bit (end);
      const BoardParcels next = ((bit & ~BOARD_EAST) << 1 | (bit & ~BOARD_WEST) >> 1 | bit << 8 | bit >> 8) & ~river;

      end = random_parcel (next != 0 ? next : board_spread (river) & ~river, rng);
      river |= board_parcel_bit (end);
      if (!board_is_joined (river))
        river &= ~board_parcel_bit (end);
    }
  return river;
}

static void
deal_map (BoardSetup *setup,
          uint32_t    n_mountains,
          CsRng      *rng)
{
  setup->center = (uint8_t) random_parcel (BOARD_DICE_REACH & ~setup->river, rng);
  setup->mountains = 0;
  while (board_count (setup->mountains) < n_mountains)
    setup->mountains |= board_parcel_bit (random_parcel (BOARD_DICE_REACH & ~setup->river &
                                                         ~board_parcel_bit (setup->center), rng));
}

static uint32_t
in_bag_at_first (const BoardSetup *setup,
                 uint32_t          content)
{
  uint32_t n = setup->buildings[content - BOARD_FIRST_BUILDING];

  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    n -= first_track[slot] == content;
  return n;
}

/* Three from the bag; a city hall is put back (3.3). */
static void
deal_track (BoardSetup *setup,
            CsRng      *rng)
{
  uint8_t bag[64];
  uint32_t n = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CITY_HALL; content++)
    for (uint32_t i = in_bag_at_first (setup, content); i > 0; i--)
      bag[n++] = (uint8_t) content;
  cs_rng_shuffle (rng, bag, n);
  memcpy (setup->drawn, bag, sizeof setup->drawn);
}

/* Two seats have a set each; otherwise the sets are mixed (10.3). */
static void
deal_tiles (BoardSetup *setup,
            CsRng      *rng)
{
  const uint32_t n = board_setup_tiles (setup->n_seats);

  if ((setup->variants & BOARD_MIGHT_IS_RIGHT) == 0)
    return;
  for (uint32_t i = 0; i < n; i++)
    setup->tiles[i] = (uint8_t) (i % BOARD_TILE_VALUES);
  if (setup->n_seats > 2)
    cs_rng_shuffle (rng, setup->tiles, n);
  setup->tile_key = (uint32_t) cs_rng_next (rng);
}

/* He is first, all game. */
static const uint8_t solo_order[2] = { BOARD_STANDISH, BOARD_SOLIST };

void
board_setup_deal (BoardSetup *setup,
                  CsRng      *rng)
{
  const bool gold_rush = setup->roles == board_sets[GOLD_RUSH].roles;

  if ((setup->variants & BOARD_RIVER_TILES) != 0)
    setup->river = random_river (rng);
  deal_map (setup, gold_rush ? BOARD_MOUNTAINS : board_mountains (setup->variants, setup->river), rng);
  for (uint32_t i = 0; i < setup->n_seats; i++)
    setup->order[i] = (uint8_t) i;
  cs_rng_shuffle (rng, setup->order, setup->n_seats);
  if (setup->standish.plays)
    memcpy (setup->order, solo_order, sizeof solo_order);
  deal_track (setup, rng);
  deal_tiles (setup, rng);
  setup->seed = cs_rng_next (rng);
}

uint64_t
board_random_roles (uint8_t  variants,
                    bool     solo,
                    CsRng   *rng)
{
  const uint64_t offer = solo ? SOLO_ROLES : ALL_ROLES;
  uint8_t characters[BOARD_CHARACTERS];
  uint64_t roles = 0;
  uint32_t n_offered = 0;
  uint32_t n = 7;

  for (uint32_t i = 0; i < BOARD_CHARACTERS; i++)
    if ((offer >> BOARD_ROLE (i, BOARD_YELLOW) & 3) != 0)
      characters[n_offered++] = (uint8_t) i;
  cs_rng_shuffle (rng, characters, n_offered);
  for (uint32_t i = 0; i < n; i++)
    {
      const uint32_t character = characters[i];
      uint64_t sides = 1 + cs_rng_below (rng, 2);

      if (character == BOARD_DOCTOR)
        sides = 3;
      if (character == BOARD_COWBOY && (variants & BOARD_WITH_HORSES) == 0)
        sides = 1 << BOARD_RED;
      n += character == BOARD_PAPERBOY;
      roles |= sides << BOARD_ROLE (character, BOARD_YELLOW);
    }
  return roles;
}

static void
random_buildings (BoardSetup *setup,
                  CsRng      *rng)
{
  const bool first_game = cs_rng_below (rng, 4) == 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    {
      const bool optional = content == BOARD_BLACKSMITH || content == BOARD_GENERAL_STORE || content >= BOARD_SCHOOL;
      const bool in = !optional || !first_game || cs_rng_below (rng, 3) == 0;

      setup->buildings[content - BOARD_FIRST_BUILDING] = in ? board_contents[content].count : 0;
    }
  if (first_game)
    setup->buildings[BOARD_RANCH - BOARD_FIRST_BUILDING] = setup->buildings[BOARD_MINE - BOARD_FIRST_BUILDING] = 4;
}

/* Any strategy: the printed ones are in a file. */
static void
random_standish (BoardStandish *standish,
                 CsRng         *rng)
{
  uint32_t n = 0;

  standish->plays = 1;
  standish->neutral = (uint8_t) (1 + cs_rng_below (rng, BOARD_BIT (BOARD_FIRST_BUILDING) - 1));
  standish->firepower = (uint8_t) cs_rng_below (rng, 3);
  for (uint32_t i = 0; i < BOARD_BEATEN_STEPS; i++)
    standish->vp[i] = (uint8_t) cs_rng_below (rng, 11);
  for (uint8_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if ((board_solo_types () >> content & 1) != 0)
      standish->priority[n++] = content;
  cs_rng_shuffle (rng, standish->priority, BOARD_RANKED);
  memcpy (standish->bonus, standish->priority, BOARD_BONUS_TYPES);
  for (uint32_t i = 0; i < BOARD_CARDS; i++)
    standish->cards[i] = (uint8_t) BOARD_CARD (cs_rng_below (rng, BOARD_LETTERS), cs_rng_below (rng, 5));
}

static void
make_solo (BoardSetup *setup,
           CsRng      *rng)
{
  setup->variants &= SOLO_VARIANTS;
  setup->roles = board_random_roles (setup->variants, true, rng);
  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    setup->buildings[content - BOARD_FIRST_BUILDING] = solo_number (content);
  random_standish (&setup->standish, rng);
}

void
board_random_setup (const void *kit,
                    uint32_t    n_seats,
                    CsRng      *rng,
                    void       *setup)
{
  BoardSetup *board = setup;
  const uint32_t set = cs_rng_below (rng, 2 * BOARD_SETS);

  memset (board, 0, sizeof *board);
  board->n_seats = (uint8_t) n_seats;
  board->variants = cs_rng_below (rng, 3) == 0 ? 0 : (uint8_t) cs_rng_below (rng, BOARD_VARIANTS + 1);
  if (cs_rng_below (rng, 3) == 0)
    board->river = BOARD_RIVER_SIDE;
  for (uint32_t i = 0; i < BOARD_MAX_SEATS; i++)
    board->suits[i] = (uint8_t) i;
  cs_rng_shuffle (rng, board->suits, BOARD_MAX_SEATS);
  board->roles = set < BOARD_SETS ? board_sets[set].roles : board_random_roles (board->variants, false, rng);
  random_buildings (board, rng);
  if (n_seats == 2 && cs_rng_below (rng, 3) == 0)
    make_solo (board, rng);
  board_setup_deal (board, rng);
}

uint64_t
board_seed (const void *setup)
{
  return ((const BoardSetup *) setup)->seed;
}

/* True if the first @n_items are numbers below @n, each as often as the others. */
static bool
is_even (const uint8_t *items,
         uint32_t       n_items,
         uint32_t       n)
{
  uint32_t times[BOARD_TILE_VALUES] = { 0 };
  bool even = true;

  for (uint32_t i = 0; i < n_items; i++)
    if (items[i] < n)
      times[items[i]]++;
  for (uint32_t i = 0; i < n; i++)
    even &= times[i] == n_items / n;
  return even;
}

static CsRefusal
check_seats (const BoardSetup *setup)
{
  uint32_t suits = 0;

  if (setup->n_seats < BOARD_MIN_SEATS || setup->n_seats > BOARD_MAX_SEATS)
    return (CsRefusal) { .reason = BOARD_SETUP_SEATS };
  for (uint16_t seat = 0; seat < setup->n_seats; seat++)
    {
      if (setup->suits[seat] >= BOARD_MAX_SEATS || (suits & BOARD_BIT (setup->suits[seat])) != 0)
        return (CsRefusal) { .reason = BOARD_SETUP_SUIT, .what = seat };
      suits |= BOARD_BIT (setup->suits[seat]);
    }
  if (!is_even (setup->order, setup->n_seats, setup->n_seats) ||
      (setup->standish.plays && setup->order[0] != BOARD_STANDISH))
    return (CsRefusal) { .reason = BOARD_SETUP_ORDER };
  return (CsRefusal) { .reason = CS_LEGAL };
}

static bool
is_tile_river (BoardParcels river)
{
  return board_count (river) >= RIVER_TILES_LEAST && board_count (river) <= RIVER_TILES_MOST && board_is_joined (river);
}

static CsRefusal
check_map (const BoardSetup *setup)
{
  const bool tiles = (setup->variants & BOARD_RIVER_TILES) != 0;
  const uint32_t mountains = setup->roles == board_sets[GOLD_RUSH].roles
                               ? BOARD_MOUNTAINS : board_mountains (setup->variants, setup->river);
  const BoardParcels dry = BOARD_DICE_REACH & ~setup->river;

  if (setup->variants > BOARD_VARIANTS ||
      (setup->standish.plays && (setup->variants & ~SOLO_VARIANTS) != 0))
    return (CsRefusal) { .reason = BOARD_SETUP_VARIANTS };
  if (tiles ? !is_tile_river (setup->river) : setup->river != 0 && setup->river != BOARD_RIVER_SIDE)
    return (CsRefusal) { .reason = BOARD_SETUP_RIVER };
  if (setup->center >= BOARD_PARCEL_COUNT || (dry >> setup->center & 1) == 0)
    return (CsRefusal) { .reason = BOARD_SETUP_CENTER, .what = setup->center };
  if (board_count (setup->mountains) != mountains ||
      (setup->mountains & ~(dry & ~board_parcel_bit (setup->center))) != 0)
    return (CsRefusal) { .reason = BOARD_SETUP_MOUNTAINS, .what = (uint16_t) mountains };
  return (CsRefusal) { .reason = CS_LEGAL };
}

/* Ranches and mines: all, or the first game's four; five types are options. */
static bool
is_possible_number (uint32_t content,
                    uint32_t n)
{
  switch (content)
    {
    case BOARD_RANCH:
    case BOARD_MINE:
      return n == 4 || n == board_contents[content].count;
    case BOARD_BLACKSMITH:
    case BOARD_GENERAL_STORE:
    case BOARD_SCHOOL:
    case BOARD_TRAIN_STATION:
    case BOARD_CITY_HALL:
      return n == 0 || n == board_contents[content].count;
    default:
      return n == board_contents[content].count;
    }
}

static CsRefusal
check_buildings (const BoardSetup *setup)
{
  for (uint16_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if (setup->standish.plays ? setup->buildings[content - BOARD_FIRST_BUILDING] != solo_number (content)
                              : !is_possible_number (content, setup->buildings[content - BOARD_FIRST_BUILDING]))
      return (CsRefusal) { .reason = BOARD_SETUP_BUILDINGS, .what = content };
  for (uint32_t i = 0; i < 3; i++)
    {
      const uint32_t content = setup->drawn[i];
      uint32_t n = 0;

      for (uint32_t j = 0; j < 3; j++)
        n += setup->drawn[j] == content;
      if (content < BOARD_FIRST_BUILDING || content >= BOARD_CITY_HALL || n > in_bag_at_first (setup, content))
        return (CsRefusal) { .reason = BOARD_SETUP_DRAWN, .what = (uint16_t) content };
    }
  return (CsRefusal) { .reason = CS_LEGAL };
}

static CsRefusal
check_characters (const BoardSetup *setup)
{
  const bool horses = (setup->variants & BOARD_WITH_HORSES) != 0;
  uint32_t n = 0;

  for (uint16_t character = 0; character < BOARD_CHARACTERS; character++)
    {
      const uint64_t sides = setup->roles >> BOARD_ROLE (character, BOARD_YELLOW) & 3;

      n += sides != 0;
      if ((sides == 3 && character != BOARD_DOCTOR) ||
          (character == BOARD_COWBOY && sides == 1 << BOARD_YELLOW && !horses))
        return (CsRefusal) { .reason = BOARD_SETUP_SIDES, .what = character };
    }
  n -= (setup->roles & 3) != 0;
  if (setup->standish.plays && (setup->roles & ~SOLO_ROLES) != 0)
    n = 0;
  return (CsRefusal) { .reason = n == 7 && setup->roles >> BOARD_ROLES == 0 ? CS_LEGAL : BOARD_SETUP_CHARACTERS };
}

static CsRefusal
check_tiles (const BoardSetup *setup)
{
  const uint32_t n = board_setup_tiles (setup->n_seats);
  bool good = (setup->variants & BOARD_MIGHT_IS_RIGHT) == 0 || is_even (setup->tiles, n, BOARD_TILE_VALUES);

  if ((setup->variants & BOARD_MIGHT_IS_RIGHT) != 0 && setup->n_seats == 2)
    good = good && is_even (setup->tiles, BOARD_TILE_VALUES, BOARD_TILE_VALUES);
  return (CsRefusal) { .reason = good ? CS_LEGAL : BOARD_SETUP_TILES };
}

static CsRefusal
check_setup (const BoardSetup *setup)
{
  static CsRefusal (*const checks[]) (const BoardSetup *) = {
    board_standish_check, check_seats, check_map, check_buildings, check_characters, check_tiles,
  };
  CsRefusal refusal = { .reason = CS_LEGAL };

  for (uint32_t i = 0; i < sizeof checks / sizeof *checks && refusal.reason == CS_LEGAL; i++)
    refusal = checks[i] (setup);
  return refusal;
}

static int
deal_hand (BoardState       *state,
           const BoardSetup *setup,
           uint32_t          seat)
{
  const uint32_t n = board_setup_tiles (setup->n_seats) / setup->n_seats;
  int sum = 0;

  state->seats[seat].dealt_hand = true;
  for (uint32_t i = 0; i < n; i++)
    {
      state->seats[seat].hand[setup->tiles[seat * n + i]]++;
      sum += setup->tiles[seat * n + i];
    }
  return sum;
}

/* The ordinary start; New Beginning has all of it on the sheets. */
static void
equip_seat (BoardSeat *seat,
            int        money)
{
  seat->money = (int16_t) money;
  seat->roads = BOARD_START_ROADS;
  seat->tokens = BOARD_START_REVOLVERS;
  seat->personal = BOARD_START_COWBOYS;
  seat->general = BOARD_COWBOYS - BOARD_START_COWBOYS;
}

/* All cowboys at hand, no money, no duel tiles: these are the first pile (S19). */
static void
equip_standish (BoardState *state)
{
  BoardSeat *seat = &state->seats[BOARD_STANDISH];

  equip_seat (seat, 0);
  seat->roads = 0;
  seat->tokens = 0;
  seat->personal = BOARD_COWBOYS;
  seat->general = 0;
  seat->dealt_hand = false;
  memcpy (state->pile, seat->hand, sizeof state->pile);
  memset (seat->hand, 0, sizeof seat->hand);
  state->deck = BOARD_BIT (BOARD_CARDS) - 1;
}

static void
seat_players (BoardState       *state,
              const BoardSetup *setup)
{
  for (uint32_t i = 0; i < setup->n_seats; i++)
    {
      BoardSeat *seat = &state->seats[i];
      int money = BOARD_START_MONEY;

      seat->suit = setup->suits[i];
      seat->general = BOARD_COWBOYS;
      seat->number = BOARD_NO_CHARACTER;
      seat->role = BOARD_ROLES;
      seat->white = BOARD_WHITE_NONE;
      seat->doubling = BOARD_BARE;
      seat->lifted = BOARD_NO_PLACE;
      seat->shifts = BOARD_SHIFTS;
      seat->horses = (setup->variants & BOARD_WITH_HORSES) != 0;
      if ((setup->variants & BOARD_MIGHT_IS_RIGHT) != 0)
        {
          const int sum = deal_hand (state, setup, i);

          money = setup->n_seats > 2 ? 2 * BOARD_START_MONEY - sum : BOARD_START_MONEY;
        }
      if ((setup->variants & BOARD_NEW_BEGINNING) == 0)
        equip_seat (seat, money);
      if (board_is_standish (state, i))
        equip_standish (state);
    }
}

static void
lay_map (BoardState       *state,
         const BoardSetup *setup)
{
  state->river = setup->river;
  state->contents[BOARD_HOUSE] = board_parcel_bit (setup->center);
  state->contents[BOARD_MOUNTAIN] = setup->mountains;
  state->roads = board_sides (setup->center);
}

static void
fill_track (BoardState       *state,
            const BoardSetup *setup)
{
  memcpy (state->track, first_track, sizeof state->track);
  memcpy (state->track + FIRST_DRAWN, setup->drawn, sizeof setup->drawn);
  memcpy (state->bag, setup->buildings, sizeof state->bag);
  for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
    state->bag[state->track[slot] - BOARD_FIRST_BUILDING]--;
}

CsRefusal
board_init (const void *kit,
            const void *setup,
            void       *state)
{
  const BoardSetup *board = setup;
  const BoardPlay play = { .state = state };
  BoardState *s = state;
  const CsRefusal refusal = check_setup (board);

  if (refusal.reason != CS_LEGAL)
    return refusal;
  memset (s, 0, sizeof *s);
  s->n_seats = board->n_seats;
  s->variants = board->variants;
  s->roles = board->roles;
  s->tile_key = board->tile_key;
  s->standish = board->standish;
  s->ammunition = s->hall_holder = s->teacher = CS_NO_SEAT;
  memcpy (s->order, board->order, s->n_seats);
  memcpy (s->passes, board->order, s->n_seats);
  seat_players (s, board);
  lay_map (s, board);
  fill_track (s, board);
  board_begin (&play, BOARD_TASK_GAME, 0, 0, 0);
  board_run (&play);
  return refusal;
}
