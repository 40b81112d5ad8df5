/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader tells of a place, and what keys tell of the table. */

#include "comstock-city-words.h"

#include <glib/gi18n.h>

#include "engine/city/city-walls.h"
#include "model/city/comstock-city-advice.h"
#include "model/city/comstock-city-ask.h"
#include "model/city/comstock-city-names.h"
#include "model/city/comstock-city-text.h"
#include "model/session/comstock-you.h"
#include "ui/city/seats/comstock-city-seat.h"

static void
append (GString *words,
        char    *part)
{
  if (part != NULL)
    g_string_append_printf (words, "%s%s", words->len > 0 ? "; " : "", part);
  g_free (part);
}

/* The answer at @place itself, if there is one only. */
static const ComstockOption *
find_only (const ComstockAsk   *ask,
           const ComstockPlace *place)
{
  const ComstockOption *only = NULL;

  for (guint i = 0; i < ask->n_options; i++)
    if (comstock_place_equal (&ask->options[i].place, place))
      {
        if (only != NULL)
          return NULL;
        only = &ask->options[i];
      }
  return only;
}

/* The followers on the tile, with what they stand on. */
static void
append_followers (GString         *words,
                  ComstockGame    *game,
                  const CityState *state,
                  guint            tile)
{
  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint i = 0; i < CITY_FOLLOWERS; i++)
      {
        const guint segment = state->seats[seat].claims[i];

        if (segment != CITY_NOT_PLACED && state->segments[segment].tile == tile)
          append (words, comstock_city_feature_dup_words (game, state, segment));
      }
}

static char *
dup_piece (ComstockGame    *game,
           const CityState *state,
           guint            piece)
{
  const guint guard = state->pieces[piece].guard;
  g_autofree char *title = guard != CITY_NO_GUARD ? comstock_you_dup_title (game, guard) : NULL;

  if (piece == 0)
    /* Translators: what stands at an edge of a tile */
    return g_strdup (_("city gate"));
  if (title == NULL)
    /* Translators: a piece of the city wall */
    return g_strdup (_("wall"));
  /* Translators: a piece of the wall, and whose guard stands on it */
  return g_strdup_printf (_("wall with a guard: %s"), title);
}

/* An edge and what stands there. */
static char *
dup_edge (ComstockGame    *game,
          const CityState *state,
          CityRim          rim)
{
  const guint piece = city_find_piece (state, rim);
  g_autofree char *name = comstock_city_rim_dup_name (state, rim);
  GString *words = g_string_new (name);

  if (piece < state->n_pieces)
    append (words, dup_piece (game, state, piece));
  return g_string_free (words, FALSE);
}

char *
comstock_city_words_dup_place (ComstockGame        *game,
                               const ComstockAsk   *ask,
                               const ComstockPlace *place)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const guint tile = city_find_tile (state, place->x, place->y);
  const gboolean at_edge = place->side == COMSTOCK_EDGE_ABOVE || place->side == COMSTOCK_EDGE_LEFT;
  const ComstockOption *option = ask != NULL ? find_only (ask, place) : NULL;
  CityRim rim;
  g_autofree char *name = at_edge && comstock_city_edge_of (state, place, &rim)
                            ? dup_edge (game, state, rim)
                            : comstock_city_cell_dup_name (place->x, place->y);
  GString *words = g_string_new (name);

  if (tile != CITY_NO_TILE && place->side == COMSTOCK_CELL)
    {
      append (words, comstock_city_tile_dup_name (comstock_game_get_kit (game), state->tiles[tile].design,
                                                  state->tiles[tile].turn));
      append_followers (words, game, state, tile);
    }
  /* Where a tile goes is part of the answer; several are told with what they bring. */
  if (option != NULL && tile == CITY_NO_TILE && !at_edge)
    g_string_truncate (words, 0);
  if (option != NULL)
    append (words, comstock_city_text_dup_move_title (game, state, (guint) ask->seat, option->move));
  return g_string_free (words, FALSE);
}

static char *
dup_gains_of (ComstockGame    *game,
              const CityState *state,
              guint            seat,
              CsMove           move)
{
  GString *words = g_string_new (NULL);

  append (words, comstock_city_advice_dup_gains (game, state, seat, move));
  append (words, comstock_city_advice_dup_joined (game, state, seat, move));
  return g_string_free (words, FALSE);
}

/* The name of the place says which answer it is.  Only a tile can be laid in several ways: each is said before what it
 * brings, and before the next one if that brings the same. */
char *
comstock_city_words_dup_gains (ComstockGame        *game,
                               const ComstockAsk   *ask,
                               const ComstockPlace *place)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const guint seat = (guint) ask->seat;
  const gboolean alone = find_only (ask, place) != NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *gains = NULL;

  for (guint i = 0; i < ask->n_options; i++)
    if (comstock_place_equal (&ask->options[i].place, place))
      {
        const CsMove move = ask->options[i].move;
        char *own = dup_gains_of (game, state, seat, move);

        if (gains != NULL && !g_str_equal (gains, own))
          append (words, *gains != '\0' ? g_strdup (gains) : NULL);
        g_free (gains);
        gains = own;
        if (!alone)
          append (words, g_strdup (comstock_city_turn_get_name (city_move_which (move))));
      }
  if (gains != NULL)
    append (words, *gains != '\0' ? g_strdup (gains) : NULL);
  return words->len > 0 ? g_strdup (words->str) : NULL;
}

/* --- what somebody asks to hear --- */

/* How much is left for everybody. */
static char *
dup_stock (ComstockGame    *game,
           const CityState *state)
{
  const CityTiles *tiles = comstock_game_get_kit (game);
  const guint left = tiles->n_tiles - state->n_drawn;
  const guint built = state->n_pieces > 0 ? state->n_pieces - 1u : 0;
  /* Translators: how many tiles of the stacks and how many wall pieces */
  g_autofree char *rest = g_strdup_printf (_("Tiles left: %u. Wall pieces left: %u."), left, CITY_WALLS - built);

  if (state->n_pieces == 0)
    return g_steal_pointer (&rest);
  /* Translators: the sentence “Tiles left: …”, how many edges of the city have no wall yet, and at how many it ends */
  return g_strdup_printf (_("%s Gap: %u. The game ends when it is %d or less."), rest, state->gap, CITY_LAST_GAP);
}

static char *
dup_seat (ComstockGame *game,
          guint         seat,
          gboolean      whole)
{
  g_auto (ComstockPlate) plate = { 0 };

  comstock_city_seat_fill_plate (game, seat, &plate);
  return whole ? comstock_plate_dup_whole (&plate) : comstock_plate_dup_brief (&plate);
}

static char *
dup_seats (ComstockGame    *game,
           const CityState *state,
           guint            nth)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (nth > 0)
    return nth <= state->n_seats ? dup_seat (game, nth - 1, TRUE) : NULL;
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      g_autofree char *sentence = dup_seat (game, seat, FALSE);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }
  return g_strdup (text->str);
}

/* The followers of @seat that are out, one by one. */
static char *
dup_follower (ComstockGame    *game,
              const CityState *state,
              guint            seat,
              guint            nth)
{
  for (guint i = 0; i < CITY_FOLLOWERS; i++)
    if (state->seats[seat].claims[i] != CITY_NOT_PLACED && nth-- == 0)
      return comstock_city_feature_dup_words (game, state, state->seats[seat].claims[i]);
  return NULL;
}

char *
comstock_city_words_dup_spoken (ComstockTable  *table,
                                ComstockSpoken  what,
                                guint           nth)
{
  ComstockGame *game = comstock_table_get_game (table);
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const int viewer = comstock_game_get_viewer (game);
  g_autoptr (ComstockSheet) sheet = NULL;

  if (what == COMSTOCK_SPOKEN_MARKET)
    return nth == 0 ? dup_stock (game, state) : NULL;
  if (what == COMSTOCK_SPOKEN_LEFT)
    return dup_seats (game, state, nth);
  if (viewer < 0 || what == COMSTOCK_SPOKEN_MAP)
    return NULL;
  if (what != COMSTOCK_SPOKEN_SCORE)
    return dup_follower (game, state, (guint) viewer, nth);
  sheet = comstock_game_dup_sheet (game);
  return nth == 0 ? comstock_sheet_dup_spoken (sheet, (guint) viewer, TRUE) : NULL;
}
