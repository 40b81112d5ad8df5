/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the score sheet, and the tiles that make each figure. */

#include "comstock-city-sheet.h"

#include <glib/gi18n.h>

#include "comstock-city-text.h"
#include "engine/city/city-outlook.h"
#include "engine/city/city-walls.h"
#include "model/base/comstock-text.h"

static const char *const row_names[COMSTOCK_CITY_ROWS] = {
  /* Translators, for each here: row of the score sheet: what points come from in Carcassonne: The City */
  [CITY_ROW_STREETS] = N_("Streets"),
  [CITY_ROW_MARKETS] = N_("Markets"),
  [CITY_ROW_TOWERS] = N_("Towers"),
  [CITY_ROW_STEWARDS] = N_("Stewards"),
  [CITY_ROW_GUARDS] = N_("Guards"),
  [COMSTOCK_CITY_ROW_TOTAL] = N_("Total"),
  /* Translators: what the points would be then */
  [COMSTOCK_CITY_ROW_FORECAST] = N_("If the game ended now"),
  /* Translators: an estimate of the points at the end of the game */
  [COMSTOCK_CITY_ROW_EXPECTED] = N_("Expected at the end"),
};

static const char *const explanations[COMSTOCK_CITY_ROW_EXPECTED] = {
  /* Translators: how a figure of the score sheet comes about.  Keep the words in braces, which are replaced by
   * numbers; {items} is a list of points. */
  [CITY_ROW_STREETS] = N_("Streets that were completed, one by one: {items}."),
  [CITY_ROW_MARKETS] = N_("Markets that were completed, one by one: {items}."),
  [CITY_ROW_TOWERS] = N_("Towers, one by one: {items}. Each is worth the wall pieces up to the next tower or the "
                         "gate."),
  [CITY_ROW_STEWARDS] = N_("Areas in which this player has the most stewards, one by one: {items}. At the end, each "
                           "market beside such an area is worth {steward} points. As it stands now: {now}."),
  [CITY_ROW_GUARDS] = N_("Guards, one by one: {items}. At the end, each public building that a guard sees is worth "
                         "{public} points, each historic one {historic}. As it stands now: {now}."),
  [COMSTOCK_CITY_ROW_TOTAL] = N_("The sum of the rows above. Stewards and guards count at the end."),
  /* Translators: what the points of this row, “If the game ended now”, take for granted: the city wall is closed at
   * this moment, and all stewards and guards are counted as at the end */
  [COMSTOCK_CITY_ROW_FORECAST] = N_("With the wall closed now, and stewards and guards counted."),
};

/* The events that bring points to a row: the argument that has them, and what args[0] is. */
static const struct
{
  CityRow row;
  gboolean is_piece;      /* else a segment */
  guint points;
} sources[] = {
  [CITY_EVENT_TOWER] = { CITY_ROW_TOWERS, TRUE, 1 },
  [CITY_EVENT_STEWARDS] = { CITY_ROW_STEWARDS, FALSE, 1 },
  [CITY_EVENT_WATCHED] = { CITY_ROW_GUARDS, TRUE, 1 },
  [CITY_EVENT_SCORED] = { CITY_ROW_STREETS, FALSE, 1 },
};

/* The row that an event brings points to, CITY_ROWS for none. */
static guint
find_row (const CityState *state,
          const CsEvent   *event)
{
  if (event->type >= G_N_ELEMENTS (sources) || sources[event->type].points == 0)
    return CITY_ROWS;
  if (event->type == CITY_EVENT_SCORED && state->segments[event->args[0]].kind == CITY_MARKET)
    return CITY_ROW_MARKETS;
  return sources[event->type].row;
}

/* --- the tiles of a figure --- */

static void
add_tile (ComstockSheetFigure *figure,
          guint                tile)
{
  figure->places[tile / 64] |= G_GUINT64_CONSTANT (1) << tile % 64;
}

static void
add_feature (ComstockSheetFigure *figure,
             const CityState     *state,
             guint                segment)
{
  guint8 tiles[CITY_MAX_TILES];
  const guint n = city_feature_tiles (state, segment, tiles);

  for (guint i = 0; i < n; i++)
    add_tile (figure, tiles[i]);
}

static void
add_run (ComstockSheetFigure *figure,
         const CityTiles     *tiles,
         const CityState     *state,
         guint                piece)
{
  const CityRun run = city_run (tiles, state, city_piece_rim (state, piece));

  for (guint i = 0; i < run.n_tiles; i++)
    add_tile (figure, run.tiles[i]);
}

/* The pieces of an arm that lie before @piece, as many as made its points. */
static void
add_walls (ComstockSheetFigure *figure,
           const CityState     *state,
           guint                piece,
           int                  points)
{
  for (int i = (int) piece; i > 0 && points > 0; i--)
    if (state->pieces[i].side == state->pieces[piece].side)
      {
        add_tile (figure, state->pieces[i].tile);
        points--;
      }
}

static void
add_places (ComstockSheetFigure *figure,
            ComstockGame        *game,
            const CityState     *state,
            const CsEvent       *event)
{
  if (!sources[event->type].is_piece)
    add_feature (figure, state, (guint) event->args[0]);
  else if (event->type == CITY_EVENT_WATCHED)
    add_run (figure, comstock_game_get_kit (game), state, (guint) event->args[0]);
  else
    add_walls (figure, state, (guint) event->args[0], event->args[1]);
}

static void
add_all_places (ComstockSheet *self,
                ComstockGame  *game)
{
  const CityState *state = comstock_game_get_state (game);
  g_autoptr (GArray) events = comstock_game_dup_events (game, 0, comstock_game_get_cursor (game));

  for (guint i = 0; i < events->len; i++)
    {
      const CsEvent *event = &g_array_index (events, CsEvent, i);
      const guint row = find_row (state, event);

      if (row == CITY_ROWS)
        continue;
      add_places (&self->rows[row].figures[event->seat], game, state, event);
      add_places (&self->rows[COMSTOCK_CITY_ROW_TOTAL].figures[event->seat], game, state, event);
    }
}

/* --- how a figure comes about --- */

typedef struct
{
  ComstockGame *game;
  guint row;
  guint seat;
} Figure;

/* "3, 6": the points of each event; "0" without any. */
static char *
dup_items (const Figure *figure)
{
  g_autoptr (GArray) events = comstock_game_dup_events (figure->game, 0, comstock_game_get_cursor (figure->game));
  const CityState *state = comstock_game_get_state (figure->game);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const CsEvent *event = &g_array_index (events, CsEvent, i);

      if (event->seat == figure->seat && find_row (state, event) == figure->row)
        {
          g_autofree char *points = comstock_text_number (event->args[sources[event->type].points]);

          comstock_text_list_append (list, points);
        }
    }
  if (list->len == 0)
    g_string_append_c (list, '0');
  return g_string_free (list, FALSE);
}

static char *
dup_forecast (const Figure *figure)
{
  int16_t points[CITY_MAX_SEATS][CITY_ROWS];

  city_forecast (comstock_game_get_kit (figure->game), comstock_game_get_state (figure->game), points);
  return comstock_text_number (points[figure->seat][figure->row]);
}

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  if (g_str_equal (placeholder, "items"))
    return dup_items (data);
  if (g_str_equal (placeholder, "now"))
    return dup_forecast (data);
  if (g_str_equal (placeholder, "steward"))
    return comstock_text_number (CITY_STEWARD_POINTS);
  if (g_str_equal (placeholder, "public"))
    return comstock_text_number (CITY_PUBLIC_POINTS);
  return g_str_equal (placeholder, "historic") ? comstock_text_number (CITY_HISTORIC_POINTS) : NULL;
}

static char *
dup_sentence (gpointer game,
              guint    row,
              guint    seat)
{
  Figure figure = { game, row, seat };

  return comstock_text_fill (_(explanations[row]), lookup, &figure);
}

/* --- the sheet --- */

static const ComstockSheetKind kinds[COMSTOCK_CITY_ROWS] = {
  [COMSTOCK_CITY_ROW_TOTAL] = COMSTOCK_SHEET_TOTAL,
  [COMSTOCK_CITY_ROW_FORECAST] = COMSTOCK_SHEET_CERTAIN,
  [COMSTOCK_CITY_ROW_EXPECTED] = COMSTOCK_SHEET_EXPECTED,
};

static void
set_points (ComstockSheet   *self,
            const CityState *state,
            const int16_t    forecast[CITY_ROWS],
            guint            seat)
{
  for (guint row = 0; row < CITY_ROWS; row++)
    comstock_sheet_set (self, row, seat, state->seats[seat].points[row]);
  comstock_sheet_set (self, COMSTOCK_CITY_ROW_TOTAL, seat, city_total (state->seats[seat].points));
  comstock_sheet_set (self, COMSTOCK_CITY_ROW_FORECAST, seat, city_total (forecast));
}

ComstockSheet *
comstock_city_sheet_dup (ComstockGame *game)
{
  ComstockSheet *self = comstock_sheet_new (game);
  const CityState *state = comstock_game_get_state (game);
  int16_t forecast[CITY_MAX_SEATS][CITY_ROWS];

  self->dup_sentence = dup_sentence;
  for (guint row = 0; row < COMSTOCK_CITY_ROWS; row++)
    comstock_sheet_add_row (self, kinds[row], row < CITY_ROWS ? city_row_ids[row] : NULL, _(row_names[row]));
  for (guint row = COMSTOCK_CITY_ROW_FORECAST; row < COMSTOCK_CITY_ROWS; row++)
    self->rows[row].absent = comstock_game_is_over (game);
  city_forecast (comstock_game_get_kit (game), state, forecast);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      comstock_sheet_add_seat (self, comstock_game_dup_seat_title (game, seat),
                               g_strdup (comstock_level_get_holder (comstock_game_get_holder (game, seat)->level)),
                               comstock_suit_get_id (comstock_game_get_suit (game, seat)));
      set_points (self, state, forecast[seat], seat);
    }
  add_all_places (self, game);
  self->heading = comstock_city_text_dup_outcome (game);
  if (self->heading == NULL)
    self->heading = comstock_game_dup_heading (game);
  return self;
}
