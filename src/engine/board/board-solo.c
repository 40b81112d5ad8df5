/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Jeb Standish's rounds: his cards, the white die, roads and houses, the end (solo game, sections 4, 6 and 7). */

#include "board-solo.h"

#include "board-cowboys.h"
#include "board-tasks.h"

#define ALL_CARDS ((1u << BOARD_CARDS) - 1)

static const uint8_t cards_of_round[BOARD_ROUNDS] = { 3, 4, 5, 5 };

uint32_t
board_standish_draws (uint32_t round)
{
  return cards_of_round[round - 1];
}

int
board_standish_earns (const BoardState *state,
                      int               income)
{
  return income / (state->round + 1);
}

/* The discards, not this round's, make a new deck. */
static void
ask_for_card (const BoardPlay *play)
{
  BoardState *state = play->state;

  if (state->deck == 0)
    state->deck = (uint16_t) (ALL_CARDS & ~state->drawn);
  board_ask_set (play, BOARD_STEP_CARD, CS_CHANCE, state->deck, false);
}

/* The person's turn; true if it is asked. */
static bool
ask_for_cowboy (const BoardPlay *play,
                BoardFrame      *frame)
{
  if (frame->c == 0 && !board_has_cowboy (play->state, BOARD_SOLIST))
    frame->c = 1;
  if (frame->c == 0)
    board_ask (play, BOARD_STEP_COWBOY, BOARD_SOLIST, true);
  return frame->c == 0;
}

/* Phase 2.  Frame: a 1 if it is the person's turn, b cards drawn, c 1 once the person has passed. */
BOARD_TASK_GOES (cards)
{
  const uint32_t n = board_standish_draws (play->state->round);

  if (frame->a == 0)
    {
      frame->a = 1;
      if (frame->b < n)
        {
          frame->b++;
          ask_for_card (play);
          return;
        }
    }
  if (ask_for_cowboy (play, frame))
    return;
  frame->a = 0;
  if (frame->b < n)
    return;
  board_pass (play, BOARD_STANDISH);
  board_pass (play, BOARD_SOLIST);
  board_end (play, 0);
}

static void
draw_card (const BoardPlay *play,
           uint32_t         nth)
{
  BoardState *state = play->state;
  const uint32_t card = state->standish.cards[nth];

  state->deck &= (uint16_t) ~BOARD_BIT (nth);
  state->drawn |= (uint16_t) BOARD_BIT (nth);
  state->power = (uint8_t) (state->power + card % 16);
  board_emit (play, BOARD_EVENT_CARD, BOARD_STANDISH, (int) card / 16, (int) card % 16, state->power);
  board_begin (play, BOARD_TASK_CARD, BOARD_STANDISH, card / 16, 0);
}

BOARD_TASK_ANSWERS (cards)
{
  const uint32_t argument = board_move_argument (move);

  if (board_move_type (move) == BOARD_MOVE_CARD)
    {
      draw_card (play, argument);
      return;
    }
  frame->a = 0;
  if (board_move_type (move) == BOARD_MOVE_PASS)
    frame->c = 1;
  else
    board_put_cowboy (play, seat, (BoardPlace) (argument / BOARD_COWBOY_KINDS), argument % BOARD_COWBOY_KINDS);
}

static BoardPlace
place_of (const BoardChoice *choice)
{
  const uint32_t option = board_first (choice->set);

  switch (choice->kind)
    {
    case BOARD_CHOOSES_PARCEL:
      return (BoardPlace) (BOARD_PLACE_PARCEL + option);
    case BOARD_CHOOSES_SLOT:
      return (BoardPlace) (BOARD_BUILD_3 - option);
    default:
      return (BoardPlace) option;
    }
}

/* Without a place for it a cowboy goes to the character (S7); card E gives VP instead. */
static void
lose_cowboy (const BoardPlay *play,
             BoardLetter      letter)
{
  BoardState *state = play->state;

  board_emit (play, BOARD_EVENT_DECIDED, BOARD_STANDISH, BOARD_NO_PLACE, BOARD_BY_NECESSITY, 0);
  if (letter == BOARD_LETTER_E)
    {
      board_gain_vp (play, BOARD_STANDISH, 2, BOARD_FROM_CARD);
      return;
    }
  board_seat (play, BOARD_STANDISH)->personal--;
  board_emit (play, BOARD_EVENT_BEATEN, BOARD_STANDISH, ++state->beaten, 0, 0);
}

static void
place_cowboy (const BoardPlay *play,
              BoardPlace       place,
              BoardCriterion   criterion)
{
  board_emit (play, BOARD_EVENT_DECIDED, BOARD_STANDISH, place, (int) criterion, 0);
  board_put_cowboy (play, BOARD_STANDISH, place, BOARD_PLAIN);
}

/* Frame: a the letter of the card, b how many of its cowboys are through. */
BOARD_TASK_GOES (card)
{
  BoardChoice choice;

  if (frame->b == board_standish_cowboys (frame->a))
    {
      board_end (play, 0);
      return;
    }
  choice = board_standish_order (play->state, frame->a, frame->b);
  if (board_is_open_choice (&choice))
    {
      board_ask_set (play, BOARD_STEP_WHITE_DIE, CS_CHANCE, choice.set, false);
      return;
    }
  frame->b++;
  if (choice.set == 0)
    lose_cowboy (play, frame->a);
  else
    place_cowboy (play, place_of (&choice), choice.criterion);
}

BOARD_TASK_ANSWERS (card)
{
  frame->b++;
  place_cowboy (play, (BoardPlace) (BOARD_PLACE_PARCEL + board_move_argument (move)), BOARD_BY_WHITE_DIE);
}

static void
answer (const BoardPlay *play,
        CsMove           move)
{
  BoardState *state = play->state;
  BoardFrame *frame = &state->frames[state->n_frames - 1];

  state->step = BOARD_STEP_NONE;
  board_tasks[frame->kind].answer (play, frame, BOARD_STANDISH, move);
}

typedef struct
{
  BoardParcels target;          /* where he needs a road */
  BoardParcels yours;           /* empty parcels of the person */
  uint32_t fewest;              /* of these that a way found so far connects */
  uint32_t edge;                /* with which that way begins */
} Search;

/* Looks through the shortest ways from @network to the target, in reading order, for one that connects fewer parcels
 * of the person than the best so far. */
static bool
find_kinder_way (const BoardNetwork *network,
                 Search             *search)
{
  const BoardParcels connected = board_connected (network->roads);
  const uint32_t n = board_count (connected & search->yours);
  BoardRoads edges;
  bool found = false;

  if (n >= search->fewest)
    return false;
  if ((connected & search->target) != 0)
    {
      search->fewest = n;
      return true;
    }
  edges = board_ways_to (network, search->target);
  for (uint32_t edge = 0; edge < 2 * BOARD_PARCEL_COUNT; edge++)
    if (board_has_road (edges, edge % 2, edge / 2))
      {
        const BoardNetwork after = board_network_with (network, board_road_on (edge));

        if (find_kinder_way (&after, search))
          {
            search->edge = edge;
            found = true;
          }
      }
  return found;
}

/* He lays what roads he needs, and his bridge: of the shortest ways the one that helps the person least. */
static void
lay_roads_to (const BoardPlay *play,
              uint32_t         parcel)
{
  BoardState *state = play->state;
  Search search = { .target = board_parcel_bit (parcel),
                    .yours = state->seats[BOARD_SOLIST].owned & ~board_occupied (state) };

  while ((board_connected (state->roads) & search.target) == 0)
    {
      const BoardNetwork network = board_standish_network (state, parcel);

      search.fewest = BOARD_PARCEL_COUNT;
      find_kinder_way (&network, &search);
      board_lay_road (play, BOARD_STANDISH, search.edge, true);
      if (board_is_crossing (state->river, search.edge))
        state->bridged = 1;
    }
}

static void
take (const BoardPlay *play,
      uint32_t         parcel,
      BoardCriterion   criterion)
{
  BoardState *state = play->state;
  const BoardFrame *frame = &state->frames[state->n_frames - 1];
  const bool house = state->step == BOARD_STEP_HOUSE;

  board_emit (play, BOARD_EVENT_DECIDED, BOARD_STANDISH, (int) (BOARD_PLACE_PARCEL + parcel), (int) criterion, 0);
  if (house || !board_contents[frame->a].anywhere)
    lay_roads_to (play, parcel);
  answer (play, board_move (house ? BOARD_MOVE_HOUSE : BOARD_MOVE_PARCEL, parcel));
}

void
board_standish_take (const BoardPlay *play,
                     CsMove           move)
{
  take (play, board_move_argument (move), BOARD_BY_WHITE_DIE);
}

static void
answer_place (const BoardPlay   *play,
              const BoardChoice *choice)
{
  BoardState *state = play->state;

  if (choice->set == 0)
    answer (play, board_move (BOARD_MOVE_PASS, 0));
  else if (board_is_open_choice (choice))
    {
      state->set = choice->set;
      state->actors = 0;
      state->may_pass = false;
    }
  else
    take (play, board_first (choice->set), choice->criterion);
}

/* The best-ranked of the waiting buildings, while there is an empty parcel. */
static CsMove
next_waiting (const BoardState *state,
              bool              has_parcel)
{
  uint32_t rank = 0;

  if (!has_parcel)
    return board_move (BOARD_MOVE_PASS, 0);
  while ((state->set >> state->standish.priority[rank] & 1) == 0)
    rank++;
  return board_move (BOARD_MOVE_BUILDING, state->standish.priority[rank]);
}

void
board_standish_answer (const BoardPlay *play)
{
  const BoardState *state = play->state;
  const BoardFrame *frame = &state->frames[state->n_frames - 1];
  const bool has_parcel = (state->seats[BOARD_STANDISH].owned & ~board_occupied (state)) != 0;
  BoardChoice choice;

  switch (state->step)
    {
    case BOARD_STEP_BUY_PARCEL:
      answer (play, board_move (BOARD_MOVE_YES, 0));
      break;
    case BOARD_STEP_BUY_BUILDING:
      answer (play, board_move (has_parcel ? BOARD_MOVE_BUILD : BOARD_MOVE_KEEP, 0));
      break;
    case BOARD_STEP_WAITING:
      answer (play, next_waiting (state, has_parcel));
      break;
    case BOARD_STEP_SITE:
      choice = board_standish_site (state, frame->a);
      answer_place (play, &choice);
      break;
    case BOARD_STEP_HOUSE:
      choice = board_standish_house (state);
      answer_place (play, &choice);
      break;
    default:
      /* The window for roads: he lays none but those that he needs. */
      answer (play, board_move (BOARD_MOVE_PASS, 0));
      break;
    }
}

void
board_standish_rest (const BoardPlay *play)
{
  BoardState *state = play->state;
  BoardSeat *self = board_seat (play, BOARD_STANDISH);
  bool shuffles = false;

  if (state->beaten > 0)
    board_gain_vp (play, BOARD_STANDISH,
                   state->standish.vp[(state->beaten < BOARD_BEATEN_STEPS ? state->beaten : BOARD_BEATEN_STEPS) - 1],
                   BOARD_FROM_BEATEN);
  self->personal = (uint8_t) (self->personal + self->general + state->beaten);
  self->general = 0;
  state->beaten = 0;
  for (uint32_t nth = 0; nth < BOARD_CARDS; nth++)
    shuffles |= (state->drawn >> nth & 1) != 0 && state->standish.cards[nth] / 16 == BOARD_LETTER_X;
  if (shuffles)
    state->deck = ALL_CARDS;
  state->drawn = 0;
  state->power = 0;
}

uint32_t
board_solo_types (void)
{
  uint32_t types = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if (content != BOARD_CHURCH && content != BOARD_SCHOOL && content < BOARD_TRAIN_STATION)
      types |= BOARD_BIT (content);
  return types;
}

/* True if @n types are different ones of a solo game. */
static bool
are_types (const uint8_t *types,
           uint32_t       n)
{
  uint32_t seen = 0;

  for (uint32_t i = 0; i < n; i++)
    if (types[i] < BOARD_CONTENTS)
      seen |= BOARD_BIT (types[i]) & board_solo_types ();
  return (uint32_t) __builtin_popcount (seen) == n;
}

static bool
are_cards (const uint8_t cards[BOARD_CARDS])
{
  for (uint32_t i = 0; i < BOARD_CARDS; i++)
    if (cards[i] / 16 >= BOARD_LETTERS || cards[i] % 16 > BOARD_MOST_POWER)
      return false;
  return true;
}

static bool
are_vp (const uint8_t vp[BOARD_BEATEN_STEPS])
{
  for (uint32_t i = 0; i < BOARD_BEATEN_STEPS; i++)
    if (vp[i] > BOARD_MOST_BEATEN_VP)
      return false;
  return true;
}

CsRefusal
board_standish_check (const BoardSetup *setup)
{
  const BoardStandish *standish = &setup->standish;
  const bool good[] = {
    [BOARD_STANDISH_SEATS] = standish->plays == 1 && setup->n_seats == 2,
    [BOARD_STANDISH_NEUTRAL] = standish->neutral > 0 && standish->neutral < BOARD_BIT (BOARD_FIRST_BUILDING),
    [BOARD_STANDISH_FIREPOWER] = standish->firepower <= BOARD_MOST_POWER,
    [BOARD_STANDISH_VP] = are_vp (standish->vp),
    [BOARD_STANDISH_PRIORITY] = are_types (standish->priority, BOARD_RANKED),
    [BOARD_STANDISH_BONUS] = are_types (standish->bonus, BOARD_BONUS_TYPES),
    [BOARD_STANDISH_CARDS] = are_cards (standish->cards),
  };

  for (uint16_t part = 0; part < sizeof good / sizeof *good && standish->plays; part++)
    if (!good[part])
      return (CsRefusal) { .reason = BOARD_SETUP_STANDISH, .what = part };
  return (CsRefusal) { .reason = CS_LEGAL };
}
