/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the game asks, and the words for each answer. */

#include "comstock-city-text.h"

#include <glib/gi18n.h>

#include "comstock-city-ask.h"
#include "engine/city/city-walls.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-typed.h"

/* What the title of an answer is about. */
typedef struct
{
  ComstockGame *game;
  const CityState *state;
  CsMove move;
} Subject;

static const char *const prompts[] = {
  /* Translators: what a player is asked in Carcassonne: The City. */
  [CITY_STEP_DRAW] = N_("A tile is drawn."),
  [CITY_STEP_LAY] = N_("Where does this tile go?"),
  [CITY_STEP_CLAIM] = N_("Put a follower on this tile?"),
  [CITY_STEP_GATE] = N_("Where does the city gate go?"),
  [CITY_STEP_WALL] = N_("At which end of the wall do you build?"),
  [CITY_STEP_GUARD] = N_("Put a guard on this wall?"),
  [CITY_STEP_TOWER] = N_("Put a tower at an end of the wall?"),
};

static const char *const titles[CITY_MOVES] = {
  /* Translators: answers in Carcassonne: The City.  Keep the words in braces, which are replaced by names.
   * Drawing means that chance takes this tile from a stack */
  [CITY_MOVE_DRAW] = N_("Draw: {drawn}"),
  /* Translators: a follower, and where on the tile it stands: “Citizen: street between north and south” */
  [CITY_MOVE_CLAIM] = N_("{follower}: {segment}"),
  [CITY_MOVE_GATE] = N_("Gate: {edge}"),
  /* Translators: {side} is the left end or the right end of the wall */
  [CITY_MOVE_WALL] = N_("Wall at the {side}: {end}"),
  [CITY_MOVE_GUARD] = N_("Put a guard here"),
  [CITY_MOVE_TOWER] = N_("Tower at the {side}: {end}"),
};

static const char *const lay_titles[CITY_EDGES] = {
  /* Translators: where a tile is laid and how often it is turned to the right before: "Lay it: 2 north, 3 east, turned
   * once" */
  N_("Lay it: {cell}"),
  N_("Lay it: {cell}, turned once"),
  N_("Lay it: {cell}, turned twice"),
  N_("Lay it: {cell}, turned three times"),
};

/* The edge of the wall that is built or bears the tower. */
static CityRim
find_rim (const Subject *subject)
{
  const CitySide side = (CitySide) city_move_argument (subject->move);

  if (city_move_type (subject->move) == CITY_MOVE_WALL)
    return city_chain_next (subject->state, side);
  return city_piece_rim (subject->state, city_chain_end (subject->state, side));
}

static char *
dup_segment (const Subject *subject)
{
  const CityState *state = subject->state;
  const CityTile *tile = &state->tiles[state->n_tiles - 1];

  return comstock_city_segment_dup_name (comstock_game_get_kit (subject->game), tile->design, tile->turn,
                                         city_claimed_segment (state, subject->move) - tile->first);
}

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const Subject *subject = data;
  const CityTiles *tiles = comstock_game_get_kit (subject->game);
  const guint argument = city_move_argument (subject->move);
  const int x = city_move_x (subject->move);
  const int y = city_move_y (subject->move);

  if (g_str_equal (placeholder, "drawn"))
    return comstock_city_tile_dup_name (tiles, argument >> 8, 0);
  if (g_str_equal (placeholder, "follower"))
    return g_strdup (comstock_city_follower_get_name ((CityKind) (argument >> 3)));
  if (g_str_equal (placeholder, "segment"))
    return dup_segment (subject);
  if (g_str_equal (placeholder, "cell"))
    return comstock_city_cell_dup_name (x, y);
  if (g_str_equal (placeholder, "edge"))
    return comstock_city_edge_dup_name (x, y, (CityEdge) city_move_which (subject->move));
  if (g_str_equal (placeholder, "side"))
    return g_strdup (comstock_city_side_get_name ((CitySide) argument));
  return g_str_equal (placeholder, "end") ? comstock_city_rim_dup_name (subject->state, find_rim (subject)) : NULL;
}

static const char *
find_pass_title (const CityState *state)
{
  switch (state->step)
    {
    case CITY_STEP_CLAIM:
      /* Translators: answer: put no follower on the tile */
      return N_("No follower");
    case CITY_STEP_GUARD:
      /* Translators: answer: put no guard on the wall */
      return N_("No guard");
    default:
      /* Translators: answer: put no tower on the wall */
      return N_("No tower");
    }
}

static const char *
find_title (const Subject *subject)
{
  switch (city_move_type (subject->move))
    {
    case CITY_MOVE_PASS:
      return find_pass_title (subject->state);
    case CITY_MOVE_LAY:
      return lay_titles[city_move_which (subject->move)];
    default:
      return titles[city_move_type (subject->move)];
    }
}

char *
comstock_city_text_dup_move_title (ComstockGame *game,
                                   gconstpointer state,
                                   guint         seat,
                                   CsMove        move)
{
  Subject subject = { .game = game, .state = state, .move = move };

  return comstock_text_fill (_(find_title (&subject)), lookup, &subject);
}

/* A tile that cannot be laid where it was typed, on any cell that holds a tile or lies beside one: so the rules can say
 * why. */
gboolean
comstock_city_text_parse_typed (ComstockGame *game,
                                guint         seat,
                                const char   *typed,
                                CsMove       *move)
{
  const CityState *state = comstock_game_get_state (game);

  for (guint i = 0; state->step == CITY_STEP_LAY && i < CITY_EDGES * state->n_cells; i++)
    {
      const CityCell *cell = &state->cells[i / CITY_EDGES];

      *move = city_move_at (CITY_MOVE_LAY, cell->x, cell->y, i % CITY_EDGES);
      if (comstock_typed_is (game, seat, *move, typed))
        return TRUE;
    }
  return FALSE;
}

char *
comstock_city_text_dup_prompt (ComstockGame *game)
{
  const CityState *state = comstock_game_get_state (game);
  g_autofree char *title = NULL;

  if (comstock_game_is_over (game))
    return comstock_city_text_dup_outcome (game);
  if (state->step == CITY_STEP_DRAW || comstock_game_get_viewer (game) == (int) state->actor)
    return g_strdup (_(prompts[state->step]));
  title = comstock_game_dup_seat_title (game, state->actor);
  /* Translators: somebody else is asked: who, and what: "Question for Mae: Choose a character." */
  return g_strdup_printf (_("Question for %s: %s"), title, _(prompts[state->step]));
}

char *
comstock_city_text_dup_heading (ComstockGame *game)
{
  const CityState *state = comstock_game_get_state (game);
  const CityTiles *tiles = comstock_game_get_kit (game);
  guint stack, left;

  if (comstock_game_is_over (game))
    return g_strdup (_("End of the game"));
  stack = city_stack_now (tiles, state);
  left = city_stack_left (tiles, state, stack);
  /* Translators: where the game is: the number of the stack of tiles, and how many are left in it */
  return g_strdup_printf (ngettext ("Stack %s · %u tile left", "Stack %s · %u tiles left", left),
                          comstock_city_stack_get_name (stack), left);
}
