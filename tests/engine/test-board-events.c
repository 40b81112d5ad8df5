/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that events tell a board game: who hears them and sees the moves knows the table (BoardEventType). */

#include <glib.h>
#include <string.h>

#include "engine/board/board-game.h"

#define GAMES 100                /* of each number of seats */
#define EVENT_TYPES (BOARD_EVENT_DECLINED + 1)
#define NOT_DECIDED (BOARD_NO_PLACE + 1)

/* The table as it is heard, in fields of the position. */
typedef struct
{
  BoardState table;
  int pool[BOARD_BUILDINGS];    /* tiles in the bag and on the construction spaces */
  int16_t paid[BOARD_MAX_SEATS]; /* the last change of money of each seat */
  uint8_t in_duel;              /* seats, a bit each */
  uint8_t tied;                 /* seats with the most that was told in the duel in hand */
  int most;
  int decided;                  /* the place on which Standish has decided, or NOT_DECIDED */
  uint32_t winners;             /* 0 before the end */
  const BoardState *before;     /* the position before the move … */
  const BoardState *truth;      /* … and after it */
} Heard;

static BoardSeat *
heard_seat (Heard         *heard,
            const CsEvent *event)
{
  return &heard->table.seats[event->seat];
}

static void
hear_round (Heard         *heard,
            const CsEvent *event)
{
  BoardState *table = &heard->table;

  g_assert_cmpint (event->args[0], ==, ++table->round);
  table->n_passed = 0;
  table->taken = 0;
  table->beaten = 0;
  table->ammunition = CS_NO_SEAT;
  for (uint32_t seat = 0; seat < table->n_seats; seat++)
    table->seats[seat].dynamited = 0;
}

static void
hear_sheet (Heard         *heard,
            const CsEvent *event)
{
  const BoardSeat *truth = &heard->truth->seats[event->seat];

  g_assert_cmpint (event->args[0], ==, truth->sheet[BOARD_SHEET_PARCELS]);
  g_assert_cmpint (event->args[1], ==, truth->sharpshooter);
  g_assert_cmpint (event->args[2], ==, truth->sheet[BOARD_SHEET_BID]);
}

static void
hear_turn_order (Heard         *heard,
                 const CsEvent *event)
{
  heard->table.order[event->args[0]] = event->seat;
}

static void
hear_character (Heard         *heard,
                const CsEvent *event)
{
  const bool with_paperboy = heard->before->step == BOARD_STEP_ALSO;

  g_assert_cmpuint (heard->table.taken & BOARD_BIT (event->args[0] / BOARD_SIDES), ==, 0);
  g_assert_cmpint (event->args[1], ==, with_paperboy);
  heard->table.taken |= BOARD_BIT (event->args[0] / BOARD_SIDES);
}

static void
hear_parcel (Heard         *heard,
             const CsEvent *event)
{
  if (event->args[1] != 0)
    g_assert_cmpint (event->args[1], ==, -heard->paid[event->seat]);
  heard_seat (heard, event)->owned |= board_parcel_bit ((uint32_t) event->args[0]);
}

/* A change of @supply: what is gained, and how much it is then. */
static void
hear_gain (uint8_t       *supply,
           const CsEvent *event)
{
  g_assert_cmpint (event->args[0], !=, 0);
  g_assert_cmpint (event->args[1], ==, *supply + event->args[0]);
  *supply = (uint8_t) event->args[1];
}

static void
hear_money (Heard         *heard,
            const CsEvent *event)
{
  BoardSeat *seat = heard_seat (heard, event);

  g_assert_cmpint (event->args[1], ==, seat->money + event->args[0]);
  seat->money = event->args[1];
  heard->paid[event->seat] = event->args[0];
}

static void
hear_vp (Heard         *heard,
         const CsEvent *event)
{
  BoardSeat *seat = heard_seat (heard, event);

  g_assert_cmpint (event->args[1], ==, seat->vp + event->args[0]);
  g_assert_cmpint (event->args[2], >=, 0);
  g_assert_cmpint (event->args[2], <, BOARD_SOURCES);
  seat->vp = event->args[1];
}

static void
hear_roads (Heard         *heard,
            const CsEvent *event)
{
  hear_gain (&heard_seat (heard, event)->roads, event);
}

static void
hear_recruits (Heard         *heard,
               const CsEvent *event)
{
  BoardSeat *seat = heard_seat (heard, event);

  hear_gain (&seat->personal, event);
  seat->general = (uint8_t) (seat->general - event->args[0]);
}

static void
hear_tokens (Heard         *heard,
             const CsEvent *event)
{
  hear_gain (&heard_seat (heard, event)->tokens, event);
}

static void
hear_dynamite (Heard         *heard,
               const CsEvent *event)
{
  hear_gain (&heard_seat (heard, event)->dynamites, event);
}

static void
hear_horses (Heard         *heard,
             const CsEvent *event)
{
  hear_gain (&heard_seat (heard, event)->horses, event);
}

static void
hear_ammunition (Heard         *heard,
                 const CsEvent *event)
{
  heard->table.ammunition = event->seat;
}

/* What Standish does is what he has decided. */
static void
act (Heard   *heard,
     uint32_t seat,
     int      place)
{
  if (!heard->truth->standish.plays || seat != BOARD_STANDISH)
    return;
  g_assert_cmpint (heard->decided, ==, place);
  heard->decided = NOT_DECIDED;
}

static void
leave_supply (BoardSeat *seat,
              uint32_t   kind,
              int        place)
{
  const bool singer_red = seat->role == BOARD_ROLE (BOARD_SINGER, BOARD_RED);

  if (kind == BOARD_WHITE)
    seat->white = (uint8_t) place;
  else if (kind == BOARD_NO_DUEL && singer_red)
    seat->general--;
  else
    seat->personal--;
  seat->dynamites = (uint8_t) (seat->dynamites - (kind == BOARD_WITH_DYNAMITE));
}

static void
hear_cowboy (Heard         *heard,
             const CsEvent *event)
{
  BoardSeat *seat = heard_seat (heard, event);
  const int place = event->args[0];

  act (heard, event->seat, place);
  seat->role = heard->truth->seats[event->seat].role;
  leave_supply (seat, (uint32_t) event->args[1], place);
  if (place < BOARD_PLACE_PARCEL)
    {
      seat->track |= BOARD_BIT (place);
      seat->wages = (uint8_t) (seat->wages + (place == BOARD_WAGES));
      seat->road_1 = (uint8_t) (seat->road_1 + (place == BOARD_ROAD_1));
    }
  else if (place < BOARD_PLACE_ENCLOSURE)
    {
      seat->cowboys |= board_parcel_bit ((uint32_t) place - BOARD_PLACE_PARCEL);
      if (event->args[1] == BOARD_WITH_DYNAMITE)
        seat->dynamited |= board_parcel_bit ((uint32_t) place - BOARD_PLACE_PARCEL);
    }
  else
    seat->enclosure_cowboys |= (uint8_t) BOARD_BIT (place - BOARD_PLACE_ENCLOSURE);
}

static void
hear_pass (Heard         *heard,
           const CsEvent *event)
{
  g_assert_cmpint (event->args[0], ==, heard->table.n_passed);
  heard->table.passed[heard->table.n_passed++] = event->seat;
}

static bool
stands_on (const BoardSeat *seat,
           int              place)
{
  if (place < BOARD_PLACE_PARCEL)
    return (seat->track & BOARD_BIT (place)) != 0;
  return (seat->cowboys & board_parcel_bit ((uint32_t) place - BOARD_PLACE_PARCEL)) != 0;
}

static void
hear_duel (Heard         *heard,
           const CsEvent *event)
{
  heard->in_duel = (uint8_t) event->args[1];
  heard->tied = 0;
  heard->most = -1;
  memset (heard->table.dice, 0, sizeof heard->table.dice);
  for (uint32_t seat = 0; seat < heard->table.n_seats; seat++)
    if ((heard->in_duel & BOARD_BIT (seat)) != 0)
      g_assert_true (stands_on (&heard->table.seats[seat], event->args[0]));
}

static void
hear_die (Heard         *heard,
          const CsEvent *event)
{
  g_assert_cmpint (event->args[0], >=, 1);
  g_assert_cmpint (event->args[0], <=, 6);
  heard->table.dice[event->seat] = (uint8_t) (heard->table.dice[event->seat] + event->args[0]);
}

static void
hear_tiles (Heard         *heard,
            const CsEvent *event)
{
  g_assert_cmpint (event->args[0], >=, 0);
  g_assert_cmpint (event->args[1], >=, -1);
  heard->table.dice[event->seat] = (uint8_t) (event->args[0] + MAX (event->args[1], 0));
}

static void
hear_strength (Heard         *heard,
               const CsEvent *event)
{
  const int strength = event->args[0] + event->args[1];

  g_assert_cmpuint (heard->in_duel & BOARD_BIT (event->seat), !=, 0);
  g_assert_cmpint (event->args[0], ==, heard->table.dice[event->seat]);
  if (strength > heard->most)
    heard->tied = 0;
  if (strength >= heard->most)
    heard->tied |= (uint8_t) BOARD_BIT (event->seat);
  heard->most = MAX (strength, heard->most);
}

static void
hear_duel_won (Heard         *heard,
               const CsEvent *event)
{
  const bool tied = (heard->tied & (heard->tied - 1)) != 0;

  g_assert_cmpint (event->args[1], ==, tied);
  if (event->seat == CS_NO_SEAT)
    g_assert_cmpint (heard->most, <, heard->table.strength);
  else
    g_assert_cmpuint (heard->tied & BOARD_BIT (event->seat), !=, 0);
}

static void
leave_track (BoardSeat *seat,
             int        place)
{
  seat->wages = (uint8_t) (seat->wages - (place == BOARD_WAGES));
  seat->road_1 = (uint8_t) (seat->road_1 - (place == BOARD_ROAD_1));
  if ((place != BOARD_WAGES || seat->wages == 0) && (place != BOARD_ROAD_1 || seat->road_1 == 0))
    seat->track &= ~BOARD_BIT (place);
}

static void
hear_back (Heard         *heard,
           const CsEvent *event)
{
  BoardSeat *seat = heard_seat (heard, event);
  const int place = event->args[0];

  if (place < BOARD_PLACE_PARCEL)
    leave_track (seat, place);
  else if (place < BOARD_PLACE_ENCLOSURE)
    seat->cowboys &= ~board_parcel_bit ((uint32_t) place - BOARD_PLACE_PARCEL);
  else
    seat->enclosure_cowboys &= (uint8_t) ~BOARD_BIT (place - BOARD_PLACE_ENCLOSURE);
  if (seat->white == place)
    seat->white = BOARD_WHITE_SPENT;
  else if (event->args[1] != 0)
    seat->personal++;
  else
    seat->general++;
}

/* The roads to a city hall and those of Standish come from nobody's supply. */
static void
hear_road (Heard         *heard,
           const CsEvent *event)
{
  const uint32_t edge = (uint32_t) (2 * event->args[0] + event->args[1]);
  const bool free = heard->before->step == BOARD_STEP_CITY_HALL_ROAD ||
                    (heard->truth->standish.plays && event->seat == BOARD_STANDISH);

  g_assert_cmpint (event->args[2], ==, board_is_crossing (heard->table.river, edge));
  heard->table.roads = board_roads_with (heard->table.roads, board_road_on (edge));
  if (!free)
    heard_seat (heard, event)->roads = (uint8_t) (heard_seat (heard, event)->roads - 1 - event->args[2]);
}

static void
hear_building (Heard         *heard,
               const CsEvent *event)
{
  heard->table.contents[event->args[0]] |= board_parcel_bit ((uint32_t) event->args[1]);
  memset (heard->table.houses, 0xff, sizeof heard->table.houses);
  if (event->args[0] == BOARD_CITY_HALL)
    {
      g_assert_cmpuint (event->seat, ==, CS_NO_SEAT);
      return;
    }
  g_assert_cmpuint (event->seat, <, heard->table.n_seats);
  act (heard, event->seat, BOARD_PLACE_PARCEL + event->args[1]);
}

/* A house, or one more on top of it; back again if the placement is undone. */
static void
change_house (BoardState *table,
              uint32_t    parcel,
              bool        raised,
              bool        back)
{
  const BoardParcels bit = board_parcel_bit (parcel);
  BoardParcels *from = &table->contents[back ? BOARD_TOWNHOUSE : BOARD_HOUSE];
  BoardParcels *to = &table->contents[back ? BOARD_HOUSE : BOARD_TOWNHOUSE];

  if (!raised)
    {
      table->contents[BOARD_HOUSE] ^= bit;
      return;
    }
  g_assert_cmpuint (*from & bit, !=, 0);
  *from &= ~bit;
  *to |= bit;
}

static void
hear_house (Heard         *heard,
            const CsEvent *event)
{
  BoardState *table = &heard->table;
  uint32_t i = 0;

  act (heard, event->seat, BOARD_PLACE_PARCEL + event->args[0]);
  change_house (table, (uint32_t) event->args[0], event->args[1] != 0, false);
  while (table->houses[i] != 0xff)
    i++;
  table->houses[i] = (uint8_t) (event->args[0] + event->args[1] * BOARD_PARCEL_COUNT);
}

static void
hear_undone (Heard         *heard,
             const CsEvent *event)
{
  BoardState *table = &heard->table;

  g_assert_cmpuint (table->contents[event->args[0]] & board_parcel_bit ((uint32_t) event->args[1]), !=, 0);
  table->contents[event->args[0]] &= ~board_parcel_bit ((uint32_t) event->args[1]);
  for (uint32_t i = 3; i-- > 0;)
    if (table->houses[i] != 0xff)
      change_house (table, table->houses[i] % BOARD_PARCEL_COUNT, table->houses[i] >= BOARD_PARCEL_COUNT, true);
}

static void
hear_bought (Heard         *heard,
             const CsEvent *event)
{
  if (event->args[1] != 0)
    g_assert_cmpint (event->args[1], ==, -heard->paid[event->seat]);
  g_assert_cmpint (--heard->pool[event->args[0] - BOARD_FIRST_BUILDING], >=, 0);
}

/* Its player could answer only if it could pay. */
static void
hear_declined (Heard         *heard,
               const CsEvent *event)
{
  const BoardSeat *seat = &heard->table.seats[event->seat];

  g_assert_cmpint (event->args[2], ==, event->args[1] > seat->money);
}

static void
hear_income (Heard         *heard,
             const CsEvent *event)
{
  g_assert_cmpuint (board_owner_at (&heard->table, (uint32_t) event->args[0]), ==, event->seat);
  g_assert_cmpint (event->args[1], >, 0);
  g_assert_cmpint (event->args[2], >=, 0);
}

static void
hear_drawn (Heard         *heard,
            const CsEvent *event)
{
  g_assert_cmpint (event->args[1] == BOARD_SLOTS, ==, event->args[0] == BOARD_CITY_HALL);
  g_assert_cmpint (heard->pool[event->args[0] - BOARD_FIRST_BUILDING], >, 0);
  heard->pool[event->args[0] - BOARD_FIRST_BUILDING] -= event->args[0] == BOARD_CITY_HALL;
}

static void
hear_bid (Heard         *heard,
          const CsEvent *event)
{
  g_assert_cmpint (event->args[0], >=, 0);
}

static void
hear_outlaws (Heard         *heard,
              const CsEvent *event)
{
  heard->table.strength = (uint8_t) event->args[0];
}

static void
hear_outlaw (Heard         *heard,
             const CsEvent *event)
{
  if (event->args[0] >= 0)
    {
      g_assert_cmpuint (heard->table.outlaws & board_parcel_bit ((uint32_t) event->args[0]), !=, 0);
      heard->table.outlaws &= ~board_parcel_bit ((uint32_t) event->args[0]);
    }
  if (event->args[1] >= 0)
    heard->table.outlaws |= board_parcel_bit ((uint32_t) event->args[1]);
}

static void
hear_horse (Heard         *heard,
            const CsEvent *event)
{
  heard_seat (heard, event)->horses--;
  heard_seat (heard, event)->enclosures[event->args[0]]++;
}

static void
hear_rodeo (Heard         *heard,
            const CsEvent *event)
{
  g_assert_cmpint (event->args[0], >, 0);
  heard_seat (heard, event)->rodeos++;
  for (uint32_t seat = 0; seat < heard->table.n_seats; seat++)
    for (uint32_t i = 0; i < BOARD_ENCLOSURES; i++)
      {
        BoardSeat *self = &heard->table.seats[seat];

        self->horses = (uint8_t) (self->horses + self->enclosures[i]);
        self->enclosures[i] = 0;
      }
}

static void
hear_closed (Heard         *heard,
             const CsEvent *event)
{
  BoardState next = *heard->truth;

  next.round = heard->table.round;
  g_assert_true (board_is_open (&next, (uint32_t) event->args[0]));
  next.round++;
  g_assert_false (board_is_open (&next, (uint32_t) event->args[0]));
}

static void
hear_over (Heard         *heard,
           const CsEvent *event)
{
  heard->winners = (uint32_t) event->args[0];
}

static void
hear_card (Heard         *heard,
           const CsEvent *event)
{
  g_assert_cmpint (event->args[2], ==, heard->before->power + event->args[1]);
}

static void
hear_decided (Heard         *heard,
              const CsEvent *event)
{
  g_assert_cmpint (heard->decided, ==, NOT_DECIDED);
  g_assert_cmpint (event->args[1], <, BOARD_CRITERIA);
  if (event->args[0] != BOARD_NO_PLACE)
    heard->decided = event->args[0];
}

static void
hear_beaten (Heard         *heard,
             const CsEvent *event)
{
  g_assert_cmpint (event->args[0], ==, ++heard->table.beaten);
}

static void
hear_consent (Heard         *heard,
              const CsEvent *event)
{
  heard_seat (heard, event)->consent = (uint8_t) event->args[0];
}

/* How many things are listed for each event, and whether its seat is one of them; of some, it may be. */
static const struct
{
  enum { NOBODY, OF_SEAT, PERHAPS } whose;
  uint8_t n_args;
  void (*hear) (Heard         *heard,
                const CsEvent *event);
} events[EVENT_TYPES] = {
  [BOARD_EVENT_ROUND] = { NOBODY, 1, hear_round },
  [BOARD_EVENT_SHEET] = { OF_SEAT, 3, hear_sheet },
  [BOARD_EVENT_TURN_ORDER] = { OF_SEAT, 1, hear_turn_order },
  [BOARD_EVENT_CHARACTER] = { OF_SEAT, 2, hear_character },
  [BOARD_EVENT_PARCEL] = { OF_SEAT, 2, hear_parcel },
  [BOARD_EVENT_MONEY] = { OF_SEAT, 2, hear_money },
  [BOARD_EVENT_VP] = { OF_SEAT, 3, hear_vp },
  [BOARD_EVENT_ROADS] = { OF_SEAT, 2, hear_roads },
  [BOARD_EVENT_RECRUITS] = { OF_SEAT, 2, hear_recruits },
  [BOARD_EVENT_TOKENS] = { OF_SEAT, 2, hear_tokens },
  [BOARD_EVENT_DYNAMITE] = { OF_SEAT, 2, hear_dynamite },
  [BOARD_EVENT_HORSES] = { OF_SEAT, 2, hear_horses },
  [BOARD_EVENT_AMMUNITION] = { OF_SEAT, 0, hear_ammunition },
  [BOARD_EVENT_COWBOY] = { OF_SEAT, 2, hear_cowboy },
  [BOARD_EVENT_PASS] = { OF_SEAT, 1, hear_pass },
  [BOARD_EVENT_DUEL] = { NOBODY, 2, hear_duel },
  [BOARD_EVENT_DIE] = { OF_SEAT, 1, hear_die },
  [BOARD_EVENT_TILES] = { OF_SEAT, 2, hear_tiles },
  [BOARD_EVENT_STRENGTH] = { OF_SEAT, 2, hear_strength },
  [BOARD_EVENT_DUEL_WON] = { PERHAPS, 2, hear_duel_won },
  [BOARD_EVENT_BACK] = { OF_SEAT, 2, hear_back },
  [BOARD_EVENT_ROAD] = { OF_SEAT, 3, hear_road },
  [BOARD_EVENT_BUILDING] = { PERHAPS, 2, hear_building },
  [BOARD_EVENT_HOUSE] = { OF_SEAT, 2, hear_house },
  [BOARD_EVENT_UNDONE] = { OF_SEAT, 2, hear_undone },
  [BOARD_EVENT_BOUGHT] = { OF_SEAT, 3, hear_bought },
  [BOARD_EVENT_INCOME] = { OF_SEAT, 3, hear_income },
  [BOARD_EVENT_DRAWN] = { NOBODY, 2, hear_drawn },
  [BOARD_EVENT_BID] = { OF_SEAT, 1, hear_bid },
  [BOARD_EVENT_OUTLAWS] = { NOBODY, 2, hear_outlaws },
  [BOARD_EVENT_OUTLAW] = { NOBODY, 2, hear_outlaw },
  [BOARD_EVENT_HORSE] = { OF_SEAT, 1, hear_horse },
  [BOARD_EVENT_RODEO] = { OF_SEAT, 1, hear_rodeo },
  [BOARD_EVENT_CLOSED] = { NOBODY, 1, hear_closed },
  [BOARD_EVENT_OVER] = { NOBODY, 1, hear_over },
  [BOARD_EVENT_CARD] = { OF_SEAT, 3, hear_card },
  [BOARD_EVENT_DECIDED] = { OF_SEAT, 2, hear_decided },
  [BOARD_EVENT_BEATEN] = { OF_SEAT, 1, hear_beaten },
  [BOARD_EVENT_CONSENT] = { OF_SEAT, 1, hear_consent },
  [BOARD_EVENT_DECLINED] = { OF_SEAT, 3, hear_declined },
};

static void
hear (Heard         *heard,
      const CsEvent *event)
{
  g_assert_cmpuint (event->type, <, EVENT_TYPES);
  g_assert_nonnull (events[event->type].hear);
  if (events[event->type].whose == OF_SEAT)
    g_assert_cmpuint (event->seat, <, heard->table.n_seats);
  if (events[event->type].whose == NOBODY)
    g_assert_cmpuint (event->seat, ==, CS_NO_SEAT);
  for (uint32_t i = events[event->type].n_args; i < G_N_ELEMENTS (event->args); i++)
    g_assert_cmpint (event->args[i], ==, 0);
  events[event->type].hear (heard, event);
}

static void
assert_same_supplies (const BoardSeat *heard,
                      const BoardSeat *truth,
                      bool             is_standish)
{
  g_assert_cmpint (heard->money, ==, truth->money);
  g_assert_cmpint (heard->vp, ==, truth->vp);
  g_assert_cmpuint (heard->roads, ==, truth->roads);
  g_assert_cmpuint (heard->tokens, ==, truth->tokens);
  g_assert_cmpuint (heard->dynamites, ==, truth->dynamites);
  g_assert_cmpuint (heard->horses, ==, truth->horses);
  g_assert_cmpuint (heard->rodeos, ==, truth->rodeos);
  g_assert_cmpuint (heard->consent, ==, truth->consent);
  /* His cowboys rest on his character and come back all at once. */
  if (is_standish)
    return;
  g_assert_cmpuint (heard->personal, ==, truth->personal);
  g_assert_cmpuint (heard->general, ==, truth->general);
}

static void
assert_same_seat (const BoardSeat *heard,
                  const BoardSeat *truth)
{
  g_assert_cmphex (heard->owned, ==, truth->owned);
  g_assert_cmphex (heard->cowboys, ==, truth->cowboys);
  g_assert_cmphex (heard->track, ==, truth->track);
  g_assert_cmpuint (heard->wages, ==, truth->wages);
  g_assert_cmpuint (heard->road_1, ==, truth->road_1);
  g_assert_cmpuint (heard->enclosure_cowboys, ==, truth->enclosure_cowboys);
  g_assert_cmpmem (heard->enclosures, sizeof heard->enclosures, truth->enclosures, sizeof truth->enclosures);
}

static void
count_pool (const BoardState *state,
            int               pool[BOARD_BUILDINGS])
{
  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    {
      pool[i] = state->bag[i];
      for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
        pool[i] += state->track[slot] == BOARD_FIRST_BUILDING + i;
    }
}

static void
assert_same_table (const Heard *heard)
{
  const BoardState *table = &heard->table;
  const BoardState *truth = heard->truth;
  const BoardPhase phase = board_phase (truth);
  int pool[BOARD_BUILDINGS];

  g_assert_cmpuint (table->round, ==, truth->round);
  g_assert_cmphex (table->taken, ==, truth->taken);
  g_assert_cmphex (table->outlaws, ==, truth->outlaws);
  g_assert_cmphex (table->roads.across, ==, truth->roads.across);
  g_assert_cmphex (table->roads.down, ==, truth->roads.down);
  g_assert_cmpmem (table->contents, sizeof table->contents, truth->contents, sizeof truth->contents);
  g_assert_cmpmem (table->passed, table->n_passed, truth->passed, truth->n_passed);
  count_pool (truth, pool);
  g_assert_cmpmem (heard->pool, sizeof heard->pool, pool, sizeof pool);
  if (phase == BOARD_PHASE_COWBOYS || phase == BOARD_PHASE_ACTIONS)
    {
      g_assert_cmpuint (table->ammunition, ==, truth->ammunition);
      g_assert_cmpmem (table->order, table->n_seats, truth->order, truth->n_seats);
    }
  g_assert_cmpuint (heard->winners, ==, phase == BOARD_PHASE_OVER ? BOARD_BIT (board_winner (truth)) : 0);
  for (uint32_t seat = 0; seat < table->n_seats; seat++)
    {
      assert_same_supplies (&table->seats[seat], &truth->seats[seat],
                            truth->standish.plays && seat == BOARD_STANDISH);
      assert_same_seat (&table->seats[seat], &truth->seats[seat]);
    }
}

/* What is seen when @seat moves, and what its move has to tell first. */
static void
see_move (Heard          *heard,
          uint32_t        seat,
          CsMove          move,
          const CsEvents *told)
{
  const uint32_t step = heard->before->step;
  const int argument = (int) board_move_argument (move);
  const bool passes = board_move_type (move) == BOARD_MOVE_PASS;
  const CsEvent *first = &told->items[0];

  /* Roads are laid and consent is given whatever is asked. */
  if (board_move_type (move) == BOARD_MOVE_ROAD || board_move_type (move) >= BOARD_MOVE_ALWAYS)
    return;
  if (step == BOARD_STEP_BLAST && !passes)
    heard->table.seats[seat].dynamites--;
  if (step == BOARD_STEP_REROLL && !passes)
    heard->table.dice[seat] = 0;
  if (step == BOARD_STEP_DIE || step == BOARD_STEP_PRESENT || step == BOARD_STEP_GAMBLE)
    {
      g_assert_cmpuint (first->type, ==, BOARD_EVENT_DIE);
      g_assert_cmpint (first->args[0], ==, argument);
    }
  if (step == BOARD_STEP_CARD)
    {
      g_assert_cmpuint (first->type, ==, BOARD_EVENT_CARD);
      g_assert_cmpint (BOARD_CARD (first->args[0], first->args[1]), ==, heard->before->standish.cards[argument]);
    }
  if (step == BOARD_STEP_BID)
    {
      g_assert_cmpuint (first->type, ==, BOARD_EVENT_BID);
      g_assert_cmpuint (first->seat, ==, seat);
      g_assert_cmpint (first->args[0], ==, passes ? 0 : argument);
    }
  if (step == BOARD_STEP_DRAW && first->args[1] < BOARD_SLOTS)
    g_assert_cmpuint (heard->truth->track[first->args[1]], ==, argument / 8);
}

static CsMove
pick_move (const BoardState *state,
           uint32_t          seat,
           CsRng            *rng)
{
  CsMove moves[BOARD_MAX_LEGAL];
  const uint32_t n = board_game.legal (NULL, state, seat, moves);

  return moves[cs_rng_below (rng, n)];
}

/* Plays a random game; the types of events that were met, a bit each. */
static uint64_t
listen_to_game (uint32_t n_seats,
                uint64_t seed)
{
  BoardSetup setup;
  BoardState state;
  BoardState before;
  Heard heard = { .decided = NOT_DECIDED, .before = &before, .truth = &state };
  uint64_t met = 0;
  CsRng rng;

  cs_rng_init (&rng, seed);
  board_game.random_setup (NULL, n_seats, &rng, &setup);
  g_assert_cmpuint (board_game.init (NULL, &setup, &state).reason, ==, CS_LEGAL);
  heard.table = state;
  count_pool (&state, heard.pool);
  for (uint32_t actors = board_game.actors (&state); actors != 0; actors = board_game.actors (&state))
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);
      const CsMove move = pick_move (&state, seat, &rng);
      CsEvents told = { 0 };

      before = state;
      board_game.apply (NULL, &state, seat, move, &told);
      see_move (&heard, seat, move, &told);
      for (uint32_t i = 0; i < told.n; i++)
        {
          hear (&heard, &told.items[i]);
          met |= UINT64_C (1) << told.items[i].type;
        }
      assert_same_table (&heard);
    }
  return met;
}

/* That a placement is undone is rare: test-board-build.c sees to it. */
static void
test_told_whole (void)
{
  uint64_t met = 0;

  for (uint32_t n_seats = BOARD_MIN_SEATS; n_seats <= BOARD_MAX_SEATS; n_seats++)
    for (uint64_t seed = 1; seed <= GAMES; seed++)
      met |= listen_to_game (n_seats, seed);
  for (uint32_t type = BOARD_EVENT_ROUND; type < EVENT_TYPES; type++)
    if (type != BOARD_EVENT_UNDONE)
      g_assert_cmphex (met & UINT64_C (1) << type, !=, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-events/told-whole", test_told_whole);
  return g_test_run ();
}
