/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that events tell a game whole: who hears nothing but them knows the table after each move (CardsEventType). */

#include <glib.h>
#include <string.h>

#include "engine/cards/cards-game.h"
#include "test-deck.h"

#define GAMES 24                /* of each number of seats */
#define EVENT_TYPES (CARDS_EVENT_OVER + 1)

/* The table as it is heard, in fields of the position; CardsSeat.bid is 1 for an auction card that is not seen. */
typedef struct
{
  CardsState table;
  uint32_t order_told;          /* places in the order of this round, a bit each */
  uint32_t winners;             /* 0 before the end */
  const CardsDeck *deck;
  const CardsState *truth;      /* the position after the move */
} Heard;

static CardsSeat *
heard_seat (Heard         *heard,
            const CsEvent *event)
{
  return &heard->table.seats[event->seat];
}

static void
hear_round (Heard         *heard,
            const CsEvent *event)
{
  CardsState *table = &heard->table;

  g_assert_cmpuint (table->n_column, ==, 0);
  table->era = (uint8_t) event->args[0];
  table->round = (uint8_t) event->args[1];
  heard->order_told = 0;
  for (uint32_t seat = 0; seat < table->n_seats; seat++)
    table->seats[seat].bid = table->seats[seat].boost = 0;
}

static void
hear_era (Heard         *heard,
          const CsEvent *event)
{
  g_assert_cmpint (event->args[0], ==, heard->table.era + 1);
  for (uint32_t seat = 0; seat < heard->table.n_seats; seat++)
    heard->table.seats[seat].used &= CARDS_BIT (CARDS_GOVERNOR);
}

static void
leave_pile (CardsState *table,
            int         card)
{
  uint8_t *found = memchr (table->characters, card - CARDS_TERRAIN, table->n_characters);

  if (found != NULL)
    memmove (found, found + 1, (size_t) (table->characters + table->n_characters-- - found - 1));
}

static void
hear_reveal (Heard         *heard,
             const CsEvent *event)
{
  if (cards_is_character ((CardsCard) event->args[0]))
    g_assert_cmpuint (heard->table.characters[0], ==, event->args[0] - CARDS_TERRAIN);
  leave_pile (&heard->table, event->args[0]);
  heard->table.column[heard->table.n_column++] = (CardsCard) event->args[0];
}

static void
hear_skull (Heard         *heard,
            const CsEvent *event)
{
  g_assert_cmpuint (heard->table.characters[0], ==, event->args[0] - CARDS_TERRAIN);
  leave_pile (&heard->table, event->args[0]);
  heard->table.characters[heard->table.n_characters++] = (uint8_t) (event->args[0] - CARDS_TERRAIN);
}

static void
hear_ability (Heard         *heard,
              const CsEvent *event)
{
  heard_seat (heard, event)->used |= CARDS_BIT (event->args[0]);
  heard_seat (heard, event)->boost = (uint8_t) (heard_seat (heard, event)->boost + event->args[1]);
}

/* That it is told when an ability is passed, and only then, is seen by who knows the move. */
static void
hear_nothing (Heard         *heard,
              const CsEvent *event)
{
}

static void
hear_bid (Heard         *heard,
          const CsEvent *event)
{
  heard_seat (heard, event)->bid = 1;
}

static void
hear_bids_revealed (Heard         *heard,
                    const CsEvent *event)
{
  for (uint32_t seat = 0; seat < heard->table.n_seats; seat++)
    heard->table.seats[seat].bid = 1;
}

static void
hear_order (Heard         *heard,
            const CsEvent *event)
{
  bool tied = false;

  for (uint32_t seat = 0; seat < heard->table.n_seats; seat++)
    tied |= seat != event->seat && cards_seat_value (heard->truth, seat) == event->args[1];
  g_assert_cmpint (event->args[1], ==, cards_seat_value (heard->truth, event->seat));
  g_assert_cmpint (event->args[2], ==, tied);
  heard->table.order[event->args[0]] = event->seat;
  heard->order_told |= CARDS_BIT (event->args[0]);
}

static void
hear_turn (Heard         *heard,
           const CsEvent *event)
{
  heard->table.actor = event->seat;
  heard->table.to_take = (uint8_t) event->args[0];
}

static void
hear_take (Heard         *heard,
           const CsEvent *event)
{
  CardsState *table = &heard->table;
  CardsSeat *seat = heard_seat (heard, event);
  uint8_t *found = memchr (table->column, event->args[0], table->n_column);

  g_assert_nonnull (found);
  memmove (found, found + 1, (size_t) (table->column + table->n_column-- - found - 1));
  seat->taken[seat->n_taken++] = (CardsCard) event->args[0];
}

static void
hear_place (Heard         *heard,
            const CsEvent *event)
{
  CardsCity *city = &heard_seat (heard, event)->city;

  city->placed[city->n_placed++] = (CardsPlaced) { (uint8_t) event->args[0], (int8_t) event->args[1],
                                                   (int8_t) event->args[2] };
}

static void
hear_unplaced (Heard         *heard,
               const CsEvent *event)
{
  const CardsSeat *seat = heard_seat (heard, event);

  g_assert_cmpint (event->args[0], ==, seat->taken[seat->n_taken - 1]);
  heard_seat (heard, event)->unplaced++;
}

static void
hear_hire (Heard         *heard,
           const CsEvent *event)
{
  CardsSeat *seat = heard_seat (heard, event);

  leave_pile (&heard->table, event->args[0]);
  seat->taken[seat->n_taken++] = (CardsCard) event->args[0];
}

static void
hear_sell (Heard         *heard,
           const CsEvent *event)
{
  CardsCity *city = &heard_seat (heard, event)->city;
  uint32_t i = 0;

  while (city->placed[i].card != event->args[0])
    i++;
  g_assert_cmpuint (i, <, city->n_placed);
  memmove (&city->placed[i], &city->placed[i + 1], (city->n_placed-- - i - 1) * sizeof *city->placed);
  heard_seat (heard, event)->sold++;
}

static void
hear_removed (Heard         *heard,
              const CsEvent *event)
{
  CardsState *table = &heard->table;

  g_assert_cmpuint (table->n_column, >, 0);
  g_assert_cmpint (event->args[0], ==, table->column[0]);
  memmove (table->column, table->column + 1, --table->n_column);
}

static void
hear_over (Heard         *heard,
           const CsEvent *event)
{
  heard->winners = (uint32_t) event->args[0];
}

/* How many things are listed for each event, and whether its seat is one of them. */
static const struct
{
  bool of_seat;
  uint8_t n_args;
  void (*hear) (Heard         *heard,
                const CsEvent *event);
} events[EVENT_TYPES] = {
  [CARDS_EVENT_ROUND] = { false, 2, hear_round },
  [CARDS_EVENT_ERA] = { false, 1, hear_era },
  [CARDS_EVENT_REVEAL] = { false, 1, hear_reveal },
  [CARDS_EVENT_SKULL] = { false, 1, hear_skull },
  [CARDS_EVENT_ABILITY] = { true, 2, hear_ability },
  [CARDS_EVENT_ABILITY_PASSED] = { true, 1, hear_nothing },
  [CARDS_EVENT_BID] = { true, 0, hear_bid },
  [CARDS_EVENT_BIDS_REVEALED] = { false, 0, hear_bids_revealed },
  [CARDS_EVENT_ORDER] = { true, 3, hear_order },
  [CARDS_EVENT_TURN] = { true, 1, hear_turn },
  [CARDS_EVENT_TAKE] = { true, 1, hear_take },
  [CARDS_EVENT_PLACE] = { true, 3, hear_place },
  [CARDS_EVENT_UNPLACED] = { true, 1, hear_unplaced },
  [CARDS_EVENT_HIRE] = { true, 1, hear_hire },
  [CARDS_EVENT_SELL] = { true, 1, hear_sell },
  [CARDS_EVENT_REMOVED] = { false, 1, hear_removed },
  [CARDS_EVENT_OVER] = { false, 1, hear_over },
};

static void
hear (Heard         *heard,
      const CsEvent *event)
{
  g_assert_cmpuint (event->type, <, EVENT_TYPES);
  g_assert_nonnull (events[event->type].hear);
  if (events[event->type].of_seat)
    g_assert_cmpuint (event->seat, <, heard->table.n_seats);
  else
    g_assert_cmpuint (event->seat, ==, CS_NO_SEAT);
  for (uint32_t i = events[event->type].n_args; i < G_N_ELEMENTS (event->args); i++)
    g_assert_cmpint (event->args[i], ==, 0);
  events[event->type].hear (heard, event);
}

static void
assert_same_seat (const CardsSeat *heard,
                  const CardsSeat *truth)
{
  g_assert_cmpmem (heard->taken, heard->n_taken, truth->taken, truth->n_taken);
  g_assert_cmpmem (heard->city.placed, heard->city.n_placed * sizeof (CardsPlaced),
                   truth->city.placed, truth->city.n_placed * sizeof (CardsPlaced));
  g_assert_cmpuint (heard->unplaced, ==, truth->unplaced);
  g_assert_cmpuint (heard->sold, ==, truth->sold);
  g_assert_cmpuint (heard->used, ==, truth->used);
  g_assert_cmpuint (heard->boost, ==, truth->boost);
  g_assert_cmpuint (heard->bid != 0, ==, truth->bid != 0);
}

static void
assert_same_table (const Heard *heard)
{
  const CardsState *table = &heard->table;
  const CardsState *truth = heard->truth;

  g_assert_cmpuint (table->era, ==, truth->era);
  g_assert_cmpuint (table->round, ==, truth->round);
  g_assert_cmpmem (table->column, table->n_column, truth->column, truth->n_column);
  g_assert_cmpmem (table->characters, table->n_characters, truth->characters, truth->n_characters);
  g_assert_cmpuint (heard->order_told, ==, CARDS_BIT (truth->n_order) - 1);
  g_assert_cmpmem (table->order, truth->n_order, truth->order, truth->n_order);
  g_assert_cmpuint (heard->winners, ==,
                    truth->step == CARDS_STEP_OVER ? cards_winners (heard->deck, truth) : 0);
  for (uint32_t seat = 0; seat < table->n_seats; seat++)
    assert_same_seat (&table->seats[seat], &truth->seats[seat]);
}

/* A move tells first what it is itself; a pass only where an ability is passed. */
static void
assert_told (const CardsState *before,
             uint32_t          seat,
             CsMove            move,
             const CsEvents   *told)
{
  static const uint8_t types[] = {
    [CARDS_MOVE_BID] = CARDS_EVENT_BID,
    [CARDS_MOVE_USE] = CARDS_EVENT_ABILITY,
    [CARDS_MOVE_PASS] = CARDS_EVENT_ABILITY_PASSED,
    [CARDS_MOVE_TAKE] = CARDS_EVENT_TAKE,
    [CARDS_MOVE_PLACE] = CARDS_EVENT_PLACE,
    [CARDS_MOVE_HIRE] = CARDS_EVENT_HIRE,
    [CARDS_MOVE_SELL] = CARDS_EVENT_SELL,
  };
  const CsEvent *first = &told->items[0];

  if (cards_move_type (move) == CARDS_MOVE_PASS && before->step != CARDS_STEP_ABILITY)
    return;
  g_assert_cmpuint (told->n, >, 0);
  g_assert_cmpuint (first->type, ==, types[cards_move_type (move)]);
  g_assert_cmpuint (first->seat, ==, seat);
  switch (cards_move_type (move))
    {
    case CARDS_MOVE_BID:
      break;
    case CARDS_MOVE_USE:
      g_assert_cmpint (first->args[1], ==, cards_characters[before->ability].boost);
      G_GNUC_FALLTHROUGH;
    case CARDS_MOVE_PASS:
      g_assert_cmpint (first->args[0], ==, before->ability);
      break;
    case CARDS_MOVE_PLACE:
      g_assert_cmpint (first->args[0], ==, before->card);
      break;
    case CARDS_MOVE_HIRE:
      g_assert_cmpint (first->args[0], ==, CARDS_TERRAIN + cards_move_argument (move));
      break;
    default:
      g_assert_cmpint (first->args[0], ==, cards_move_argument (move));
      break;
    }
}

/* A random legal move, with a liking for characters, their abilities and sales. */
static CsMove
pick_move (const CardsDeck  *deck,
           const CardsState *state,
           uint32_t          seat,
           CsRng            *rng)
{
  CsMove moves[CARDS_MAX_LEGAL];
  const uint32_t n = cards_game.legal (deck, state, seat, moves);

  if (state->step == CARDS_STEP_ABILITY)
    return moves[cs_rng_below (rng, 3) == 0];
  return moves[state->step != CARDS_STEP_PLACE && cs_rng_below (rng, 2) == 0 ? n - 1 : cs_rng_below (rng, n)];
}

/* Plays a random game; the types of events that were met, a bit each. */
static uint32_t
listen_to_game (uint32_t n_seats,
                uint64_t seed)
{
  CardsDeck deck;
  CardsSetup setup;
  CardsState state;
  CardsState before;
  Heard heard = { .deck = &deck, .truth = &state };
  uint32_t met = 0;
  CsRng rng;

  cs_rng_init (&rng, seed);
  test_deck_random (&deck, seed);
  cards_game.random_setup (&deck, n_seats, &rng, &setup);
  g_assert_cmpuint (cards_game.init (&deck, &setup, &state).reason, ==, CS_LEGAL);
  heard.table = state;
  for (uint32_t actors = cards_game.actors (&state); actors != 0; actors = cards_game.actors (&state))
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);
      const CsMove move = pick_move (&deck, &state, seat, &rng);
      CsEvents told = { 0 };

      before = state;
      cards_game.apply (&deck, &state, seat, move, &told);
      assert_told (&before, seat, move, &told);
      for (uint32_t i = 0; i < told.n; i++)
        {
          hear (&heard, &told.items[i]);
          met |= CARDS_BIT (told.items[i].type);
        }
      assert_same_table (&heard);
      if (told.n > 0 && told.items[told.n - 1].type == CARDS_EVENT_TURN)
        {
          g_assert_cmpuint (heard.table.actor, ==, state.actor);
          g_assert_cmpuint (heard.table.to_take, ==, state.to_take);
        }
    }
  return met;
}

static void
test_told_whole (void)
{
  uint32_t met = 0;

  for (uint32_t n_seats = CARDS_MIN_SEATS; n_seats <= CARDS_MAX_SEATS; n_seats++)
    for (uint64_t seed = 1; seed <= GAMES; seed++)
      met |= listen_to_game (n_seats, seed);
  for (uint32_t type = CARDS_EVENT_ROUND; type < EVENT_TYPES; type++)
    g_assert_cmpuint (met & CARDS_BIT (type), !=, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-events/told-whole", test_told_whole);
  return g_test_run ();
}
