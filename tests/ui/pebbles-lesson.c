/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One table for both: what ends the lesson stands last, and no other game explains it. */

#include "pebbles-lesson.h"

#include "pebbles-game.h"

static const ComstockGuideTip table[] = {
  {
    "pebbles-stone", "Pick one of your stones in secret: there are {stones}.",
    "rule:stones", PEBBLES_PART_MOVES, .steps = 1 << PEBBLES_STEP_STONE,
  },
  {
    "pebbles-pebble", "Choose the pebble that goes.",
    "rule:going", PEBBLES_PART_TRACK, .steps = 1 << PEBBLES_STEP_PEBBLE,
  },
  {
    "pebbles-end", "Now you know the game: go farthest in {rounds} rounds!",
    "rule:aim", PEBBLES_PART_TRACK, .event = PEBBLES_EVENT_GO, .fits = comstock_guide_is_of_person, .go_on = "Go On",
  },
};

static guint
get_step (ComstockGame *game)
{
  return ((const PebblesState *) comstock_game_get_state (game))->step;
}

#define ACTS (1 << PEBBLES_EVENT_STONE | 1 << PEBBLES_EVENT_GO)

const ComstockGuideTips pebbles_tips = {
  .table = table,
  .n_table = G_N_ELEMENTS (table) - 1,
  .acts = ACTS,
  .get_step = get_step,
};

const ComstockGuideTips pebbles_lesson = {
  .table = table,
  .n_table = G_N_ELEMENTS (table),
  .acts = ACTS,
  .get_step = get_step,
  .is_lesson = pebbles_game_is_first,
};
