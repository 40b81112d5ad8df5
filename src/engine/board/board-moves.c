/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which moves are legal, and playing them. */

#include "board-moves.h"

#include <assert.h>

#include "board-build.h"
#include "board-cowboys.h"
#include "board-duel.h"
#include "board-play.h"
#include "board-sheets.h"
#include "board-solo.h"

#define TYPE(name) BOARD_BIT (BOARD_MOVE_##name)

const uint32_t board_step_moves[BOARD_STEPS] = {
  [BOARD_STEP_SHEET] = TYPE (AMOUNT),
  [BOARD_STEP_FIRST_PARCEL] = TYPE (PARCEL),
  [BOARD_STEP_CHARACTER] = TYPE (CHOOSE),
  [BOARD_STEP_ALSO] = TYPE (CHOOSE),
  [BOARD_STEP_MONEY_OR_WAIT] = TYPE (YES),
  [BOARD_STEP_TRACK_BUILDING] = TYPE (SLOT),
  [BOARD_STEP_BAG_BUILDING] = TYPE (YES),
  [BOARD_STEP_TAKEN] = TYPE (KEEP) | TYPE (BUILD),
  [BOARD_STEP_GIVEN_PARCEL] = TYPE (PARCEL),
  [BOARD_STEP_BOUGHT_PARCEL] = TYPE (PARCEL),
  [BOARD_STEP_CLAIM] = TYPE (PARCEL),
  [BOARD_STEP_FATE] = TYPE (PARCEL),
  [BOARD_STEP_RECRUITS] = TYPE (AMOUNT),
  [BOARD_STEP_LOT] = TYPE (PARCEL),
  [BOARD_STEP_BID] = TYPE (AMOUNT),
  [BOARD_STEP_TAX] = TYPE (AMOUNT),
  [BOARD_STEP_PRESENT] = TYPE (ROLL),
  [BOARD_STEP_RETIRE] = TYPE (AMOUNT),
  [BOARD_STEP_COWBOY] = TYPE (COWBOY),
  [BOARD_STEP_BEAT] = TYPE (COWBOY) | TYPE (SHIFT) | TYPE (HOLD),
  [BOARD_STEP_HORSE] = TYPE (HORSE),
  [BOARD_STEP_RIDE] = TYPE (COWBOY) | TYPE (SHIFT),
  [BOARD_STEP_SHIFT_TO] = TYPE (COWBOY),
  [BOARD_STEP_WAGES] = TYPE (YES),
  [BOARD_STEP_DUEL] = TYPE (PARCEL),
  [BOARD_STEP_SHARPSHOOTER] = TYPE (YES),
  [BOARD_STEP_DIE] = TYPE (ROLL),
  [BOARD_STEP_TILE] = TYPE (TILE),
  [BOARD_STEP_REROLL] = TYPE (YES),
  [BOARD_STEP_UNDERTAKER] = TYPE (YES),
  [BOARD_STEP_DOCTOR] = TYPE (TRACK),
  [BOARD_STEP_BUY_PARCEL] = TYPE (YES),
  [BOARD_STEP_BUY_BUILDING] = TYPE (KEEP) | TYPE (BUILD),
  [BOARD_STEP_SITE] = TYPE (PARCEL),
  [BOARD_STEP_HOUSE] = TYPE (HOUSE),
  [BOARD_STEP_CONSENT] = TYPE (YES) | TYPE (ALWAYS) | TYPE (NEVER),
  [BOARD_STEP_WAITING] = TYPE (BUILDING),
  [BOARD_STEP_GAMBLE] = TYPE (ROLL),
  [BOARD_STEP_OUTLAW_PRIZE] = TYPE (YES),
  [BOARD_STEP_GROCER] = TYPE (BUILDING),
  [BOARD_STEP_BLAST] = TYPE (PARCEL),
  [BOARD_STEP_RANCH] = TYPE (PARCEL),
  [BOARD_STEP_VP] = TYPE (AMOUNT),
  [BOARD_STEP_BANKER] = TYPE (AMOUNT),
  [BOARD_STEP_SPEND] = TYPE (AMOUNT),
  [BOARD_STEP_DRAW] = TYPE (DRAW),
  [BOARD_STEP_CITY_HALL_ROAD] = TYPE (ROAD),
  [BOARD_STEP_CITY_HALL] = TYPE (PARCEL),
  [BOARD_STEP_OUTLAW_STRENGTH] = TYPE (ROLL),
  [BOARD_STEP_OUTLAW_NUMBER] = TYPE (ROLL),
  [BOARD_STEP_OUTLAW] = TYPE (PARCEL),
  [BOARD_STEP_OUTLAW_TO] = TYPE (PARCEL),
  [BOARD_STEP_CARD] = TYPE (CARD),
  [BOARD_STEP_WHITE_DIE] = TYPE (PARCEL),
};

/* A list of moves in the making. */
typedef struct
{
  CsMove *moves;
  uint32_t n;
} List;

static void
add (List          *list,
     BoardMoveType  type,
     uint32_t       argument)
{
  list->moves[list->n++] = board_move (type, argument);
}

uint32_t
board_actors (const void *state)
{
  const BoardState *s = state;

  if (s->step == BOARD_STEP_OVER)
    return 0;
  return s->actors != 0 ? s->actors : 1u << CS_CHANCE;
}

static void
list_set (List          *list,
          BoardMoveType  type,
          BoardParcels   set)
{
  for (; set != 0; set &= set - 1)
    add (list, type, board_first (set));
}

static void
list_edges (List       *list,
            BoardRoads  edges)
{
  for (BoardParcels left = edges.across | edges.down; left != 0; left &= left - 1)
    {
      const uint32_t parcel = board_first (left);

      if (board_has_road (edges, false, parcel))
        add (list, BOARD_MOVE_ROAD, parcel * 2);
      if (board_has_road (edges, true, parcel))
        add (list, BOARD_MOVE_ROAD, parcel * 2 + 1);
    }
}

/* The kinds of cowboys, a bit each, of which @places name this one. */
static uint32_t
kinds_on_track (const BoardPlaces *places,
                uint32_t           track)
{
  uint32_t kinds = 0;

  for (uint32_t kind = 0; kind < BOARD_COWBOY_KINDS; kind++)
    kinds |= (places[kind].track >> track & 1) << kind;
  return kinds;
}

static uint32_t
kinds_on_parcel (const BoardPlaces *places,
                 uint32_t           parcel)
{
  uint32_t kinds = 0;

  for (uint32_t kind = 0; kind < BOARD_COWBOY_KINDS; kind++)
    kinds |= (uint32_t) (places[kind].parcels >> parcel & 1) << kind;
  return kinds;
}

static void
list_kinds (List     *list,
            uint32_t  place,
            uint32_t  kinds)
{
  for (; kinds != 0; kinds &= kinds - 1)
    add (list, BOARD_MOVE_COWBOY, place * BOARD_COWBOY_KINDS + (uint32_t) __builtin_ctz (kinds));
}

/* Cowboys of all kinds, in the order of the places. */
static void
list_all_kinds (List              *list,
                const BoardPlaces *places)
{
  uint32_t track = 0;
  BoardParcels parcels = 0;

  for (uint32_t kind = 0; kind < BOARD_COWBOY_KINDS; kind++)
    {
      track |= places[kind].track;
      parcels |= places[kind].parcels;
    }
  for (; track != 0; track &= track - 1)
    list_kinds (list, (uint32_t) __builtin_ctz (track), kinds_on_track (places, (uint32_t) __builtin_ctz (track)));
  for (; parcels != 0; parcels &= parcels - 1)
    list_kinds (list, BOARD_PLACE_PARCEL + board_first (parcels), kinds_on_parcel (places, board_first (parcels)));
}

/* Mostly there are plain cowboys alone: that is quicker. */
static void
list_plain_kind (List              *list,
                 const BoardPlaces *places)
{
  for (uint32_t left = places->track; left != 0; left &= left - 1)
    add (list, BOARD_MOVE_COWBOY, (uint32_t) __builtin_ctz (left) * BOARD_COWBOY_KINDS);
  for (BoardParcels left = places->parcels; left != 0; left &= left - 1)
    add (list, BOARD_MOVE_COWBOY, (BOARD_PLACE_PARCEL + board_first (left)) * BOARD_COWBOY_KINDS);
}

static void
list_places (List              *list,
             const BoardPlaces *places)
{
  bool special = false;

  for (uint32_t kind = BOARD_PLAIN + 1; kind < BOARD_COWBOY_KINDS; kind++)
    special |= !board_is_no_place (&places[kind]);
  if (special)
    list_all_kinds (list, places);
  else
    list_plain_kind (list, &places[BOARD_PLAIN]);
  for (uint32_t left = places[BOARD_PLAIN].enclosures; left != 0; left &= left - 1)
    add (list, BOARD_MOVE_COWBOY, (BOARD_PLACE_ENCLOSURE + (uint32_t) __builtin_ctz (left)) * BOARD_COWBOY_KINDS);
}

static void
list_cowboys (List             *list,
              const BoardState *state,
              uint32_t          seat)
{
  BoardPlaces places[BOARD_COWBOY_KINDS] = { 0 };

  if (state->seats[seat].lifted != BOARD_NO_PLACE)
    places[BOARD_PLAIN] = board_plain_places (state, seat);
  else
    board_cowboy_places (state, seat, places);
  list_places (list, places);
}

static void
list_shifts (List             *list,
             const BoardState *state,
             uint32_t          seat)
{
  const BoardPlaces places = board_liftable (state, seat);

  if (state->seats[seat].lifted != BOARD_NO_PLACE ||
      (state->step == BOARD_STEP_BEAT && state->seats[seat].shifts == 0))
    return;
  for (uint32_t left = places.track; left != 0; left &= left - 1)
    add (list, BOARD_MOVE_SHIFT, (uint32_t) __builtin_ctz (left));
  for (BoardParcels left = places.parcels; left != 0; left &= left - 1)
    add (list, BOARD_MOVE_SHIFT, BOARD_PLACE_PARCEL + board_first (left));
  for (uint32_t left = places.enclosures; left != 0; left &= left - 1)
    add (list, BOARD_MOVE_SHIFT, BOARD_PLACE_ENCLOSURE + (uint32_t) __builtin_ctz (left));
}

/* The excess over the cash limit, and the multiples of ten beyond. */
static void
list_spendings (List             *list,
                const BoardState *state)
{
  add (list, BOARD_MOVE_AMOUNT, state->low);
  for (uint32_t n = (state->low / BOARD_ROUND_VP_PRICE + 1u) * BOARD_ROUND_VP_PRICE; n <= state->high;
       n += BOARD_ROUND_VP_PRICE)
    add (list, BOARD_MOVE_AMOUNT, n);
}

static void
list_amounts (List             *list,
              const BoardState *state,
              uint32_t          seat,
              BoardMoveType     type)
{
  uint32_t low = state->low;
  uint32_t high = state->high;

  if (state->step == BOARD_STEP_SHEET)
    board_sheet_range (state, seat, &low, &high);
  if (state->step == BOARD_STEP_SPEND)
    list_spendings (list, state);
  else
    for (uint32_t n = low; n <= high; n++)
      add (list, type, n);
}

static void
list_draws (List             *list,
            const BoardState *state)
{
  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    for (uint32_t nth = 0; nth < state->bag[i]; nth++)
      add (list, BOARD_MOVE_DRAW, (BOARD_FIRST_BUILDING + i) * 8 + nth);
}

/* Moves of one @type that the step asks for; of those without an argument there is no choice. */
static void
list_type (List             *list,
           const BoardState *state,
           uint32_t          seat,
           BoardMoveType     type)
{
  switch ((int) type)
    {
    case BOARD_MOVE_COWBOY:
      list_cowboys (list, state, seat);
      break;
    case BOARD_MOVE_SHIFT:
      list_shifts (list, state, seat);
      break;
    case BOARD_MOVE_AMOUNT:
    case BOARD_MOVE_ROLL:
      list_amounts (list, state, seat, type);
      break;
    case BOARD_MOVE_DRAW:
      list_draws (list, state);
      break;
    case BOARD_MOVE_TILE:
      list->n += board_list_tiles (state, seat, list->moves + list->n);
      break;
    case BOARD_MOVE_ROAD:
      list_edges (list, board_city_hall_roads (state));
      break;
    case BOARD_MOVE_YES:
    case BOARD_MOVE_ALWAYS:
    case BOARD_MOVE_NEVER:
    case BOARD_MOVE_KEEP:
    case BOARD_MOVE_BUILD:
    case BOARD_MOVE_HOLD:
      if (type != BOARD_MOVE_HOLD || state->seats[seat].lifted == BOARD_NO_PLACE)
        add (list, type, 0);
      break;
    default:
      list_set (list, type, state->set);
      break;
    }
}

/* Roads of the supply may be laid whenever a seat decides alone (B5), but for those that the city hall needs.  It may
 * take back what it said to houses of others then, too. */
bool
board_roads_are_asked (const BoardState *state)
{
  return state->actors != 0 && state->step != BOARD_STEP_SHEET && state->step != BOARD_STEP_BEAT &&
         state->step != BOARD_STEP_TILE && state->step != BOARD_STEP_CITY_HALL_ROAD;
}

/* Moves of those @types that the step asks for, in their order. */
static void
list_types (List             *list,
            const BoardState *state,
            uint32_t          seat,
            uint32_t          types)
{
  for (types &= board_step_moves[state->step]; types != 0; types &= types - 1)
    list_type (list, state, seat, (BoardMoveType) __builtin_ctz (types));
}

uint32_t
board_legal (const void *kit,
             const void *state,
             uint32_t    seat,
             CsMove     *moves)
{
  const BoardState *s = state;
  const uint32_t before_roads = TYPE (ROAD) | (TYPE (ROAD) - 1);
  List list = { .moves = moves };

  if (seat > CS_CHANCE || (board_actors (s) & 1u << seat) == 0)
    return 0;
  if (s->may_pass)
    add (&list, BOARD_MOVE_PASS, 0);
  list_types (&list, s, seat, before_roads);
  if (board_roads_are_asked (s))
    list_edges (&list, board_legal_roads (s, seat));
  list_types (&list, s, seat, ~before_roads);
  if (board_roads_are_asked (s) && s->seats[seat].consent != BOARD_CONSENT_ASKED)
    add (&list, BOARD_MOVE_ASK, 0);
  return list.n;
}

static CsRefusal
judge_actor (const BoardState *state,
             uint32_t          seat)
{
  if (state->step == BOARD_STEP_OVER)
    return (CsRefusal) { .reason = CS_REFUSED_OVER };
  if (seat > CS_CHANCE || (board_actors (state) & 1u << seat) == 0)
    return (CsRefusal) { .reason = CS_REFUSED_NOT_ACTING };
  return (CsRefusal) { .reason = CS_LEGAL };
}

CsRefusal
board_is_legal (const void *kit,
                const void *state,
                uint32_t    seat,
                CsMove      move)
{
  const BoardState *s = state;
  CsRefusal refusal = judge_actor (s, seat);
  CsMove moves[BOARD_MAX_LEGAL];
  uint32_t n;

  if (refusal.reason != CS_LEGAL)
    return refusal;
  if (!board_is_move (move))
    return (CsRefusal) { .reason = CS_REFUSED_UNKNOWN };
  n = board_legal (kit, state, seat, moves);
  for (uint32_t i = 0; i < n; i++)
    if (moves[i] == move)
      return refusal;
  return board_explain (s, seat, move);
}

/* The answer of this type that is given at @place, with a plain cowboy if with one; 0 if none is. */
static CsMove
answer_at (BoardMoveType type,
           BoardPlace    place)
{
  const bool on_map = place >= BOARD_PLACE_PARCEL && place < BOARD_PLACE_ENCLOSURE;

  switch ((int) type)
    {
    case BOARD_MOVE_PARCEL:
    case BOARD_MOVE_HOUSE:
      return on_map ? board_move (type, (uint32_t) place - BOARD_PLACE_PARCEL) : 0;
    case BOARD_MOVE_COWBOY:
      return board_move (type, (uint32_t) place * BOARD_COWBOY_KINDS + BOARD_PLAIN);
    case BOARD_MOVE_SHIFT:
      return board_move (type, place);
    case BOARD_MOVE_TRACK:
      return place < BOARD_PLACE_PARCEL ? board_move (type, place) : 0;
    default:
      return 0;
    }
}

CsRefusal
board_refuse_place (const BoardState *state,
                    uint32_t          seat,
                    BoardPlace        place)
{
  CsRefusal refusal = judge_actor (state, seat);

  if (refusal.reason != CS_LEGAL)
    return refusal;
  refusal.reason = CS_REFUSED_NOT_ASKED;
  for (uint32_t types = board_step_moves[state->step]; types != 0; types &= types - 1)
    {
      const CsMove move = answer_at ((BoardMoveType) __builtin_ctz (types), place);
      const CsRefusal judged = move != 0 ? board_is_legal (NULL, state, seat, move) : refusal;

      if (judged.reason == CS_LEGAL || refusal.reason == CS_REFUSED_NOT_ASKED)
        refusal = judged;
    }
  return refusal;
}

void
board_apply (const void *kit,
             void       *state,
             uint32_t    seat,
             CsMove      move,
             CsEvents   *events)
{
  BoardState *s = state;
  const BoardPlay play = { .state = s, .events = events };
  BoardFrame *frame = &s->frames[s->n_frames - 1];
  const bool road = board_move_type (move) == BOARD_MOVE_ROAD && s->step != BOARD_STEP_CITY_HALL_ROAD;

  assert (board_is_legal (kit, state, seat, move).reason == CS_LEGAL);
  if (board_standish_rolls (s))
    {
      board_standish_take (&play, move);
      board_run (&play);
      return;
    }
  s->step = BOARD_STEP_NONE;
  if (road)
    board_lay_road (&play, seat, board_move_argument (move), false);
  else if (board_move_type (move) == BOARD_MOVE_ASK)
    board_set_consent (&play, seat, BOARD_CONSENT_ASKED);
  else
    board_tasks[frame->kind].answer (&play, frame, seat, move);
  board_run (&play);
}
