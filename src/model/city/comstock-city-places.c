/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cells with their tiles and followers, spots with their features, edges with the wall. */

#include "comstock-city-places.h"

#include <glib/gi18n.h>

#include "comstock-city-advice.h"
#include "comstock-city-text.h"
#include "engine/city/city-walls.h"
#include "model/base/comstock-text.h"

/* Takes both. */
static char *
join (char *place,
      char *content)
{
  /* Translators: a place of the city and what is there: "2 north, 3 east: street between south and west" */
  char *words = g_strdup_printf (_("%s: %s"), place, content);

  g_free (place);
  g_free (content);
  return words;
}

/* The followers that stand on the tile itself, seat by seat. */
static void
add_followers (GString         *words,
               ComstockGame    *game,
               const CityState *state,
               guint            tile)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint i = 0; i < CITY_FOLLOWERS; i++)
      {
        const guint16 claim = state->seats[seat].claims[i];
        g_autofree char *title = comstock_game_dup_seat_title (game, seat);
        g_autofree char *follower = NULL;

        if (claim == CITY_NOT_PLACED || state->segments[claim].tile != tile)
          continue;
        follower = join (g_strdup (comstock_city_follower_get_name ((CityKind) state->segments[claim].kind)),
                         comstock_text_isolate (title));
        comstock_text_list_append (words, follower);
      }
}

static char *
dup_tile (ComstockGame    *game,
          const CityState *state,
          guint            tile)
{
  g_autofree char *name = comstock_city_tile_dup_name (comstock_game_get_kit (game), state->tiles[tile].design,
                                                       state->tiles[tile].turn);
  GString *words = g_string_new (name);

  add_followers (words, game, state, tile);
  return g_string_free (words, FALSE);
}

static char *
dup_spot (ComstockGame    *game,
          const CityState *state,
          guint            tile,
          guint            own)
{
  return join (comstock_city_segment_dup_name (comstock_game_get_kit (game), state->tiles[tile].design,
                                               state->tiles[tile].turn, own),
               comstock_city_feature_dup_words (game, state, state->tiles[tile].first + own));
}

static char *
dup_piece (ComstockGame    *game,
           const CityState *state,
           guint            piece)
{
  const guint guard = state->pieces[piece].guard;
  g_autofree char *title = guard != CITY_NO_GUARD ? comstock_game_dup_seat_title (game, guard) : NULL;
  g_autofree char *isolated = NULL;

  if (piece == 0)
    return g_strdup (_("city gate"));
  if (title == NULL)
    return g_strdup (_("wall"));
  isolated = comstock_text_isolate (title);
  /* Translators: a piece of the wall, and whose guard stands on it */
  return g_strdup_printf (_("wall with a guard: %s"), isolated);
}

static char *
dup_edge (ComstockGame        *game,
          const CityState     *state,
          const ComstockPlace *place)
{
  CityRim rim;
  guint piece;
  char *name;

  if (!comstock_city_edge_of (state, place, &rim))
    return comstock_city_cell_dup_name (place->x, place->y);
  name = comstock_city_edge_dup_name (city_tile_x (state, rim.tile), city_tile_y (state, rim.tile),
                                      (CityEdge) rim.edge);
  piece = city_find_piece (state, rim);
  return piece < state->n_pieces ? join (name, dup_piece (game, state, piece)) : name;
}

char *
comstock_city_places_dup_words (ComstockGame        *game,
                                const ComstockPlace *place)
{
  const CityState *state = comstock_game_get_state (game);
  const guint tile = city_find_tile (state, place->x, place->y);

  if (place->side == COMSTOCK_EDGE_ABOVE || place->side == COMSTOCK_EDGE_LEFT)
    return dup_edge (game, state, place);
  if (tile == CITY_NO_TILE)
    return join (comstock_city_cell_dup_name (place->x, place->y), g_strdup (_("no tile")));
  if (place->side >= COMSTOCK_SPOT)
    return dup_spot (game, state, tile, place->side - COMSTOCK_SPOT);
  return join (comstock_city_cell_dup_name (place->x, place->y), dup_tile (game, state, tile));
}

char *
comstock_city_places_dup_answer (ComstockGame         *game,
                                 guint                 seat,
                                 const ComstockOption *option)
{
  const CityState *state = comstock_game_get_state (game);
  g_autofree char *title = comstock_city_text_dup_move_title (game, state, seat, option->move);
  g_autofree char *gains = comstock_city_advice_dup_gains (game, state, seat, option->move);
  g_autofree char *joined = comstock_city_advice_dup_joined (game, state, seat, option->move);
  g_autoptr (GString) reasons = g_string_new (gains);

  if (joined != NULL)
    comstock_text_list_append (reasons, joined);
  if (reasons->len == 0)
    return g_steal_pointer (&title);
  /* Translators: an answer and what it brings: "Lay it: 2 north; joins street of 3 tiles" */
  return g_strdup_printf (_("%s; %s"), title, reasons->str);
}
