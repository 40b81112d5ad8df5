/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each question is answered with: every legal move gets a value, and the best is made. */

#include "board-player.h"

#include "ai/cs-random.h"

/* Sheets are filled in as the ordinary start. */
static const uint8_t sheet[BOARD_SHEET_ENTRIES] = { 3, 1, 1, 2, 0, 0 };

#define LOT_BID 7               /* dollars for two parcels, or for the revolvers of a round */

/* A question to a seat, with what all answers go by. */
typedef struct
{
  const BoardWeights *weights;
  const BoardState *state;
  uint32_t seat;
  BoardSight sight;             /* where cowboys go */
  BoardRoads ways;              /* see find_ways (); where roads are laid */
  int lead;                     /* of the position as it is; where a site is chosen */
  BoardLand land;               /* in what comes of the answers */
} Question;

static int
role_value (const BoardWeights *weights,
            const BoardState   *state,
            uint32_t            role)
{
  const BoardSideInfo *side = &board_characters[role / BOARD_SIDES].sides[role % BOARD_SIDES];
  const int dollar = board_worth_dollar (weights, state);

  return weights->abilities[role] + side->money * dollar + side->roads * weights->role_road +
         side->vp * BOARD_WORTH_VP + side->firepower * weights->role_firepower +
         board_weights_part (side->limit / 2 * state->round, weights->role_limit);
}

/* After the move, as the position then is. */
static int
value_after (Question *question,
             CsMove    move)
{
  BoardState after = *question->state;

  board_game.apply (NULL, &after, question->seat, move, NULL);
  return board_worth_lead (question->weights, &question->land, &after, question->seat);
}

/* Whether to pay for what is on a construction space, and when to place it. */
static int
purchase_value (const Question *question,
                CsMove          move)
{
  const BoardWeights *weights = question->weights;
  const BoardState *state = question->state;
  const uint32_t seat = question->seat;
  const bool is_bought = state->step == BOARD_STEP_BUY_BUILDING;
  const uint32_t slot = is_bought ? board_first (state->set) : 0;
  const BoardContent content = is_bought ? state->track[slot] : BOARD_RANCH;
  uint32_t site = BOARD_NO_PARCEL;
  int worth;

  if (board_move_type (move) == BOARD_MOVE_PASS)
    return 0;
  worth = board_worth_best_site (weights, state, content, seat, &site);
  if (is_bought)
    worth -= board_slot_price_for (state, slot, seat) * board_worth_dollar (weights, state);
  if (board_move_type (move) == BOARD_MOVE_BUILD)
    return site != BOARD_NO_PARCEL ? worth : BOARD_PLAYER_REFUSED;
  return site == BOARD_NO_PARCEL ? worth : worth - BOARD_WORTH_VP;
}

static int
waiting_value (const Question *question,
               CsMove          move)
{
  const BoardContent content = board_move_argument (move);
  uint32_t site = BOARD_NO_PARCEL;
  int worth;

  if (board_move_type (move) == BOARD_MOVE_PASS)
    return 0;
  worth = board_worth_best_site (question->weights, question->state, content, question->seat, &site);
  return site != BOARD_NO_PARCEL ? worth : BOARD_PLAYER_REFUSED;
}

/* The roads on the way to an own empty parcel, if there are enough to get there. */
static BoardRoads
find_ways (const BoardState *state,
           uint32_t          seat)
{
  const BoardSeat *self = &state->seats[seat];
  const BoardNetwork network = { .roads = state->roads };
  const BoardParcels apart = self->owned & ~(board_occupied (state) | board_connected (state->roads));

  if (apart == 0 || board_roads_to (&network, apart) > self->roads)
    return (BoardRoads) { 0 };
  return board_ways_to (&network, apart);
}

static int
road_value (const Question *question,
            CsMove          move)
{
  const uint32_t edge = board_move_argument (move);

  return board_has_road (question->ways, edge % 2, edge / 2) ? BOARD_WORTH_VP / 4 : BOARD_PLAYER_REFUSED;
}

static int
cowboy_value (Question *question,
              CsMove    move)
{
  const uint32_t argument = board_move_argument (move);

  switch (board_move_type (move))
    {
    case BOARD_MOVE_COWBOY:
      return board_worth_place (&question->sight, (BoardPlace) (argument / BOARD_COWBOY_KINDS),
                                argument % BOARD_COWBOY_KINDS);
    case BOARD_MOVE_PASS:
      return 0;
    default:
      return BOARD_PLAYER_REFUSED;
    }
}

/* Rodeo hats, and what the enclosures give at once. */
static int
horse_value (const Question *question,
             CsMove          move)
{
  const uint32_t enclosure = board_move_argument (move);

  if (board_move_type (move) == BOARD_MOVE_PASS)
    return 0;
  return board_hats[enclosure] * 8 + (enclosure == 3 ? 2 * board_worth_dollar (question->weights, question->state) : 0);
}

static int
bid_value (CsMove move)
{
  if (board_move_type (move) == BOARD_MOVE_PASS)
    return 0;
  return LOT_BID - (int) board_move_argument (move);
}

static int
sheet_value (const BoardSeat *self,
             CsMove           move)
{
  const int wanted = sheet[self->sheet_entry];
  const int n = (int) board_move_argument (move);

  return n < wanted ? n - wanted : wanted - n;
}

/* The lowest tile or roll that may win is not looked for: the highest is played. */
static int
tile_value (CsMove move)
{
  const uint32_t tile = board_move_argument (move);

  return (int) ((tile & 7) + (tile >> 3));
}

bool
board_player_would_win (const BoardState *state,
                        uint32_t          seat,
                        int               strength)
{
  const BoardFrame *frame = &state->frames[state->n_frames - 1];
  const uint32_t parcel = (uint32_t) frame->a - BOARD_PLACE_PARCEL;
  bool passed = false;

  if (frame->a >= BOARD_PLACE_PARCEL && (state->outlaws & board_parcel_bit (parcel)) != 0 &&
      strength < state->strength)
    return false;
  for (uint32_t i = 0; i < state->n_seats; i++)
    {
      const uint32_t other = state->passes[i];
      const int its = state->dice[other] + board_firepower (state, other);

      if (other == seat)
        passed = true;
      else if ((frame->b >> other & 1) != 0 && its >= strength + passed)
        return false;
    }
  return true;
}

bool
board_player_rolls_again (const BoardState *state,
                          uint32_t          seat)
{
  const int firepower = board_firepower (state, seat);
  const int most = (state->two_dice >> seat & 1) != 0 ? 12 : 6;

  return !board_player_would_win (state, seat, state->dice[seat] + firepower) &&
         board_player_would_win (state, seat, most + firepower);
}

static void
question_init (Question           *question,
               const BoardWeights *weights,
               const BoardState   *state,
               uint32_t            seat,
               BoardProspects     *prospects)
{
  question->weights = weights;
  question->state = state;
  question->seat = seat;
  question->land = (BoardLand) { .known = 0 };
  switch (state->step)
    {
    case BOARD_STEP_COWBOY:
    case BOARD_STEP_BEAT:
    case BOARD_STEP_RIDE:
    case BOARD_STEP_SHIFT_TO:
      board_sight_init (&question->sight, weights, state, seat, prospects);
      break;
    case BOARD_STEP_SITE:
      question->lead = board_worth_lead (weights, &question->land, state, seat);
      question->ways = find_ways (state, seat);
      break;
    case BOARD_STEP_ROADS:
      question->ways = find_ways (state, seat);
      break;
    default:
      break;
    }
}

static int
value_of (Question *question,
          CsMove    move)
{
  const BoardState *state = question->state;
  const uint32_t seat = question->seat;

  if (board_player_is_for_later (move))
    return BOARD_PLAYER_REFUSED;
  if (board_move_type (move) == BOARD_MOVE_ROAD && state->step != BOARD_STEP_CITY_HALL_ROAD)
    return state->step == BOARD_STEP_SITE || state->step == BOARD_STEP_ROADS ? road_value (question, move)
                                                                             : BOARD_PLAYER_REFUSED;
  switch (state->step)
    {
    case BOARD_STEP_COWBOY:
    case BOARD_STEP_BEAT:
    case BOARD_STEP_RIDE:
    case BOARD_STEP_SHIFT_TO:
      return cowboy_value (question, move);
    case BOARD_STEP_CHARACTER:
    case BOARD_STEP_ALSO:
      if (board_move_type (move) == BOARD_MOVE_PASS)
        return 0;
      return role_value (question->weights, state, board_move_argument (move));
    case BOARD_STEP_BUY_BUILDING:
    case BOARD_STEP_TAKEN:
      return purchase_value (question, move);
    case BOARD_STEP_WAITING:
      return waiting_value (question, move);
    case BOARD_STEP_HORSE:
      return horse_value (question, move);
    case BOARD_STEP_BID:
      return bid_value (move);
    case BOARD_STEP_SHEET:
      return sheet_value (&state->seats[seat], move);
    case BOARD_STEP_TILE:
      return tile_value (move);
    case BOARD_STEP_ROADS:
      return 0;
    case BOARD_STEP_SITE:
      if (board_move_type (move) == BOARD_MOVE_PASS)
        return BOARD_PLAYER_REFUSED / 2;
      return value_after (question, move) - question->lead;
    case BOARD_STEP_DUEL:
    case BOARD_STEP_OUTLAW:
    case BOARD_STEP_CITY_HALL_ROAD:
      return 0;
    case BOARD_STEP_SHARPSHOOTER:
      return board_move_type (move) == BOARD_MOVE_YES;
    case BOARD_STEP_REROLL:
      return (board_move_type (move) == BOARD_MOVE_YES) ==
             board_player_rolls_again (question->state, question->seat);
    default:
      return value_after (question, move);
    }
}

static void
get_values (const BoardWeights *weights,
            const BoardState   *state,
            uint32_t            seat,
            BoardProspects     *prospects,
            const CsMove       *moves,
            uint32_t            n,
            int                *values)
{
  Question question;

  question_init (&question, weights, state, seat, prospects);
  for (uint32_t i = 0; i < n; i++)
    values[i] = value_of (&question, moves[i]);
}

void
board_player_values (const BoardWeights *weights,
                     const BoardState   *state,
                     uint32_t            seat,
                     const CsMove       *moves,
                     uint32_t            n,
                     int                *values)
{
  BoardProspects prospects = { .known = 0 };

  get_values (weights, state, seat, &prospects, moves, n, values);
}

CsMove
board_player_move_on (const BoardWeights *weights,
                      const BoardState   *state,
                      uint32_t            seat,
                      BoardProspects     *prospects,
                      CsRng              *rng)
{
  CsMove moves[BOARD_MAX_LEGAL];
  const uint32_t n = board_game.legal (NULL, state, seat, moves);
  int values[BOARD_MAX_LEGAL];
  CsMove best = moves[0];
  int most = 0;
  uint32_t n_equal = 0;

  if (n == 1)
    return best;
  get_values (weights, state, seat, prospects, moves, n, values);
  for (uint32_t i = 0; i < n; i++)
    {
      if (n_equal == 0 || values[i] > most)
        {
          most = values[i];
          n_equal = 0;
        }
      if (values[i] == most && cs_rng_below (rng, ++n_equal) == 0)
        best = moves[i];
    }
  return best;
}

CsMove
board_player_move_by (const BoardWeights *weights,
                      const BoardState   *state,
                      uint32_t            seat,
                      CsRng              *rng)
{
  BoardProspects prospects = { .known = 0 };

  return board_player_move_on (weights, state, seat, &prospects, rng);
}

CsMove
board_player_move (const BoardState *state,
                   uint32_t          seat,
                   CsRng            *rng)
{
  return board_player_move_by (&board_weights_plain, state, seat, rng);
}

CsMove
board_player_whim (const BoardState *state,
                   uint32_t          seat,
                   CsRng            *rng)
{
  const CsMove move = cs_random_move (&board_game, NULL, state, seat, rng);

  return board_player_is_for_later (move) ? board_player_move (state, seat, rng) : move;
}
