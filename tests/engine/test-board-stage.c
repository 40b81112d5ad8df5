/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets up games of the board game and plays them by text. */

#include "test-board-stage.h"

#include <glib.h>
#include <string.h>

#define N_CHARACTERS 7

uint32_t
board_stage_parcel (const char *name)
{
  g_assert_true (name[0] >= 'A' && name[0] <= 'H' && name[1] >= '1' && name[1] <= '8');
  return (uint32_t) (name[1] - '1') * 8 + (uint32_t) (name[0] - 'A');
}

static BoardParcels
parcels_named (const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);
  BoardParcels parcels = 0;

  for (uint32_t i = 0; list[i] != NULL; i++)
    parcels |= board_parcel_bit (board_stage_parcel (list[i]));
  return parcels;
}

/* Those named, and then the first on their red side that are harmless company. */
static void
set_roles (BoardSetup *setup,
           const char *roles)
{
  static const uint8_t others[] = { BOARD_BANKER, BOARD_GROCER, BOARD_CAPTAIN, BOARD_MERCENARY, BOARD_INDIAN,
                                    BOARD_GUNSMITH, BOARD_FATHER_CHRISTMAS, BOARD_SETTLER };
  g_auto (GStrv) list = g_strsplit (roles, " ", -1);
  uint32_t characters = 0;

  for (uint32_t i = 0; list[i] != NULL && list[i][0] != '\0'; i++)
    {
      const int role = board_role_find (list[i]);

      g_assert_cmpint (role, >=, 0);
      setup->roles |= UINT64_C (1) << role;
      characters |= BOARD_BIT (role / BOARD_SIDES);
    }
  for (uint32_t i = 0; __builtin_popcount (characters & ~1u) < N_CHARACTERS; i++)
    if ((characters & BOARD_BIT (others[i])) == 0)
      {
        setup->roles |= UINT64_C (1) << BOARD_ROLE (others[i], BOARD_RED);
        characters |= BOARD_BIT (others[i]);
      }
}

void
board_stage_set (BoardStage *stage,
                 uint32_t    n_seats,
                 const char *roles)
{
  BoardSetup *setup = &stage->setup;

  memset (stage, 0, sizeof *stage);
  setup->n_seats = (uint8_t) n_seats;
  setup->center = (uint8_t) board_stage_parcel ("D4");
  setup->mountains = parcels_named ("B7 C7 D7 E7 F7 G7 C6 D6 E6");
  for (uint8_t i = 0; i < BOARD_MAX_SEATS; i++)
    setup->suits[i] = setup->order[i] = i;
  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    setup->buildings[i] = board_contents[BOARD_FIRST_BUILDING + i].count;
  setup->drawn[0] = BOARD_HOTEL;
  setup->drawn[1] = BOARD_SALOON;
  setup->drawn[2] = BOARD_BANK;
  for (uint32_t i = 0; i < BOARD_DUEL_TILES; i++)
    setup->tiles[i] = i % BOARD_TILE_VALUES;
  set_roles (setup, roles);
}

static void
assert_sound (const BoardStage *stage)
{
  g_assert_cmpstr (board_check (NULL, &stage->state), ==, NULL);
}

void
board_stage_begin (BoardStage *stage)
{
  g_assert_cmpuint (board_game.init (NULL, &stage->setup, &stage->state).reason, ==, CS_LEGAL);
  assert_sound (stage);
}

static void
apply (BoardStage *stage,
       uint32_t    seat,
       CsMove      move)
{
  const CsRefusal refusal = board_game.is_legal (NULL, &stage->state, seat, move);

  if (refusal.reason != CS_LEGAL)
    {
      char text[CS_MAX_MOVE_TEXT];

      board_game.move_print (NULL, move, text, sizeof text);
      g_error ("%u %s: refused with reason %u (%d, %d) %u in round %u, step %u, actors %x", seat, text, refusal.reason,
               refusal.x, refusal.y, refusal.what, stage->state.round, stage->state.step, stage->state.actors);
    }
  stage->events.n = 0;
  board_game.apply (NULL, &stage->state, seat, move, &stage->events);
  assert_sound (stage);
}

static CsMove
read_move (const char *text,
           uint32_t   *seat)
{
  CsMove move;

  g_assert_true ((g_ascii_isdigit (text[0]) || text[0] == '*') && text[1] == ' ');
  *seat = text[0] == '*' ? CS_CHANCE : (uint32_t) (text[0] - '0');
  if (!board_game.move_parse (NULL, text + 2, &move))
    g_error ("not a move: %s", text);
  return move;
}

void
board_stage_play (BoardStage *stage,
                  const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, "; ", -1);

  for (uint32_t i = 0; list[i] != NULL; i++)
    {
      uint32_t seat;
      const CsMove move = read_move (list[i], &seat);

      apply (stage, seat, move);
    }
}

void
board_stage_roll (BoardStage *stage,
                  const char *dice)
{
  for (; *dice != '\0'; dice++)
    apply (stage, CS_CHANCE, board_move (BOARD_MOVE_ROLL, (uint32_t) (*dice - '0')));
}

CsRefusal
board_stage_judge (const BoardStage *stage,
                   const char       *text)
{
  uint32_t seat;
  const CsMove move = read_move (text, &seat);

  return board_game.is_legal (NULL, &stage->state, seat, move);
}

bool
board_stage_allows (const BoardStage *stage,
                    const char       *move)
{
  return board_stage_judge (stage, move).reason == CS_LEGAL;
}

void
board_stage_assert_refusal (CsRefusal refusal,
                            CsRefusal expected)
{
  g_assert_cmpuint (refusal.reason, ==, expected.reason);
  g_assert_cmpint (refusal.x, ==, expected.x);
  g_assert_cmpint (refusal.y, ==, expected.y);
  g_assert_cmpuint (refusal.what, ==, expected.what);
}

static void
play_dull (BoardStage *stage)
{
  CsMove moves[BOARD_MAX_LEGAL];
  const uint32_t seat = (uint32_t) __builtin_ctz (board_game.actors (&stage->state));

  g_assert_cmpuint (board_game.legal (NULL, &stage->state, seat, moves), >, 0);
  apply (stage, seat, moves[0]);
}

void
board_stage_run_to (BoardStage *stage,
                    BoardStep   step)
{
  while (stage->state.step != step)
    play_dull (stage);
}

void
board_stage_run_to_round (BoardStage *stage,
                          uint32_t    round)
{
  while (stage->state.round != round)
    play_dull (stage);
}

void
board_stage_first_parcels (BoardStage *stage)
{
  board_stage_begin (stage);
  for (uint32_t i = 0; i < 2 * stage->setup.n_seats; i++)
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (board_game.actors (&stage->state));
      const uint32_t column = i < stage->setup.n_seats ? 0 : 7;

      apply (stage, seat, board_move (BOARD_MOVE_PARCEL, 8 * seat + column));
    }
  board_stage_assert_asked (stage, BOARD_STEP_CHARACTER, BOARD_BIT (stage->state.passes[0]));
}

void
board_stage_characters (BoardStage *stage,
                        const char *roles)
{
  g_auto (GStrv) list = g_strsplit (roles, " ", -1);

  if (stage->state.step != BOARD_STEP_CHARACTER)
    board_stage_first_parcels (stage);
  while (stage->state.step != BOARD_STEP_COWBOY && stage->state.step != BOARD_STEP_BEAT)
    if (stage->state.step == BOARD_STEP_CHARACTER)
      {
        const uint32_t seat = (uint32_t) __builtin_ctz (stage->state.actors);

        apply (stage, seat, board_move (BOARD_MOVE_CHOOSE, (uint32_t) board_role_find (list[seat])));
      }
    else
      play_dull (stage);
}

/* From the bag, or else from the track. */
static void
take_building (BoardState   *state,
               BoardContent  content)
{
  if (state->bag[content - BOARD_FIRST_BUILDING] > 0)
    state->bag[content - BOARD_FIRST_BUILDING]--;
  else
    for (uint32_t slot = 0; slot < BOARD_SLOTS; slot++)
      if (state->track[slot] == content)
        {
          state->track[slot] = BOARD_BARE;
          return;
        }
}

void
board_stage_lay (BoardStage *stage,
                 const char *things)
{
  g_auto (GStrv) list = g_strsplit (things, "; ", -1);

  for (uint32_t i = 0; list[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (list[i], " ", -1);
      const BoardParcels bit = board_parcel_bit (board_stage_parcel (words[0]));
      const int content = board_content_find (words[1]);

      for (uint32_t other = 0; other < BOARD_CONTENTS; other++)
        stage->state.contents[other] &= ~bit;
      for (uint32_t seat = 0; seat < stage->state.n_seats; seat++)
        stage->state.seats[seat].owned &= ~bit;
      if (content >= 0)
        stage->state.contents[content] |= bit;
      if (content >= BOARD_FIRST_BUILDING)
        take_building (&stage->state, (BoardContent) content);
      if (words[2][0] != '-')
        stage->state.seats[words[2][0] - '0'].owned |= bit;
    }
  assert_sound (stage);
}

const CsEvent *
board_stage_event (const BoardStage *stage,
                   BoardEventType    type,
                   uint32_t          nth)
{
  for (uint32_t i = 0; i < stage->events.n; i++)
    if (stage->events.items[i].type == type && nth-- == 0)
      return &stage->events.items[i];
  return NULL;
}

void
board_stage_assert_asked (const BoardStage *stage,
                          BoardStep         step,
                          uint32_t          actors)
{
  g_assert_cmpuint (stage->state.step, ==, step);
  g_assert_cmpuint (stage->state.actors, ==, actors);
}
