/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader tells of a place, and what keys tell of the table. */

#include "comstock-city-words.h"

#include <glib/gi18n.h>

#include "engine/city/city-features.h"
#include "model/city/comstock-city-ask.h"
#include "model/city/comstock-city-text.h"
#include "ui/city/seats/comstock-city-seat-plate.h"

static void
append (GString *words,
        char    *part)
{
  if (part != NULL)
    g_string_append_printf (words, "; %s", part);
  g_free (part);
}

static void
append_options (GString             *words,
                ComstockGame        *game,
                const ComstockAsk   *ask,
                const ComstockPlace *place)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));

  for (guint i = 0; i < ask->n_options; i++)
    if (comstock_place_equal (&ask->options[i].place, place))
      append (words, comstock_city_text_dup_move_title (game, state, (guint) ask->seat, ask->options[i].move));
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

char *
comstock_city_words_dup_place (ComstockGame        *game,
                               const ComstockAsk   *ask,
                               const ComstockPlace *place)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const guint tile = city_find_tile (state, place->x, place->y);
  g_autofree char *cell = comstock_city_cell_dup_name (place->x, place->y);
  GString *words = g_string_new (cell);

  if (tile != CITY_NO_TILE && place->side == COMSTOCK_CELL)
    {
      append (words, comstock_city_tile_dup_name (comstock_game_get_kit (game), state->tiles[tile].design,
                                                  state->tiles[tile].turn));
      append_followers (words, game, state, tile);
    }
  if (ask != NULL)
    append_options (words, game, ask, place);
  return g_string_free (words, FALSE);
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
  g_autofree char *rest = g_strdup_printf (ngettext ("%u tile left, %u walls left.", "%u tiles left, %u walls left.",
                                                     left), left, CITY_WALLS - built);

  if (state->n_pieces == 0)
    return g_steal_pointer (&rest);
  /* Translators: how many edges of the city have no wall yet */
  return g_strdup_printf (_("%s Gap: %u. The game ends at %d."), rest, state->gap, CITY_LAST_GAP);
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
comstock_city_words_dup_spoken (ComstockGame   *game,
                                ComstockSpoken  what,
                                guint           nth)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const int viewer = comstock_game_get_viewer (game);
  g_autoptr (ComstockSheet) sheet = NULL;

  if (what == COMSTOCK_SPOKEN_MARKET)
    return nth == 0 ? dup_stock (game, state) : NULL;
  if (what == COMSTOCK_SPOKEN_LEFT)
    return dup_seats (game, state, nth);
  if (viewer < 0)
    return NULL;
  if (what != COMSTOCK_SPOKEN_SCORE)
    return dup_follower (game, state, (guint) viewer, nth);
  sheet = comstock_game_dup_sheet (game);
  return nth == 0 ? comstock_sheet_dup_spoken (sheet, (guint) viewer, TRUE) : NULL;
}
