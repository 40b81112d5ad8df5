/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays moves by their text and holds each position against the invariants. */

#include "test-city-stage.h"

#include <glib.h>

#include "test-tiles.h"

void
city_stage_begin (CityStage *stage,
                  uint32_t   n_seats,
                  uint32_t   first,
                  uint32_t   second)
{
  const CitySetup setup = { .n_seats = (uint8_t) n_seats };

  test_tiles_shipped (&stage->tiles);
  stage->tiles.stacks[0] = (uint8_t) first;
  stage->tiles.stacks[1] = (uint8_t) second;
  stage->tiles.stacks[2] = (uint8_t) (stage->tiles.n_tiles - first - second);
  stage->events.n = 0;
  g_assert_cmpuint (city_game.init (&stage->tiles, &setup, &stage->state).reason, ==, CS_LEGAL);
}

static uint32_t
get_actor (const CityStage *stage)
{
  g_assert_cmpuint (city_game.actors (&stage->state), !=, 0);
  return (uint32_t) __builtin_ctz (city_game.actors (&stage->state));
}

static CsMove
read_move (const CityStage *stage,
           const char      *text)
{
  CsMove move = 0;

  if (!city_game.move_parse (&stage->tiles, text, &move))
    g_error ("“%s” is no move", text);
  return move;
}

CsRefusal
city_stage_judge (const CityStage *stage,
                  const char      *text)
{
  return city_game.is_legal (&stage->tiles, &stage->state, get_actor (stage), read_move (stage, text));
}

void
city_stage_play (CityStage  *stage,
                 const char *text)
{
  const CsRefusal refusal = city_stage_judge (stage, text);

  if (refusal.reason != CS_LEGAL)
    g_error ("“%s” is refused: %u", text, refusal.reason);
  stage->events.n = 0;
  city_game.apply (&stage->tiles, &stage->state, get_actor (stage), read_move (stage, text), &stage->events);
  g_assert_cmpstr (city_check (&stage->tiles, &stage->state), ==, NULL);
}

void
city_stage_play_all (CityStage  *stage,
                     const char *texts)
{
  g_auto (GStrv) moves = g_strsplit (texts, "; ", -1);

  for (char **move = moves; *move != NULL; move++)
    city_stage_play (stage, *move);
}

void
city_stage_lay (CityStage  *stage,
                const char *id,
                int         x,
                int         y,
                uint32_t    turn,
                const char *claim)
{
  g_autofree char *draw = g_strdup_printf ("draw %s 1", id);
  g_autofree char *lay = g_strdup_printf ("lay %d %d %u", x, y, turn);
  g_autofree char *answer = claim != NULL ? g_strconcat ("claim ", claim, NULL) : g_strdup ("pass");

  city_stage_play (stage, draw);
  city_stage_play (stage, lay);
  if (claim != NULL || stage->state.step == CITY_STEP_CLAIM)
    city_stage_play (stage, answer);
}

const CsEvent *
city_stage_event (const CityStage *stage,
                  CityEventType    type,
                  uint32_t         nth)
{
  for (uint32_t i = 0; i < stage->events.n; i++)
    if (stage->events.items[i].type == type && nth-- == 0)
      return &stage->events.items[i];
  return NULL;
}

uint32_t
city_stage_count (const CityStage *stage)
{
  CsMove moves[CITY_MAX_LEGAL];

  return city_game.legal (&stage->tiles, &stage->state, get_actor (stage), moves);
}
