/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One explanation per row, filled with what the rules count in the city. */

#include "comstock-cards-sheet.h"

#include <glib/gi18n.h>

#include "model/base/comstock-csv.h"
#include "model/base/comstock-text.h"

/* Translators: how the points of a row of the score sheet come about.  VP are victory points; {count}, {counted} and
 * {points} are numbers, {each} is what one of the things is worth, {double} the houses that a townhouse counts for. */
static const char *const explanations[COMSTOCK_CARDS_SHEET_ROWS] = {
  [CARDS_ROW_RANCH] =
    N_("Ranches: {count}. Empty parcels next to them, counted for each ranch: {counted}. That makes {points} VP."),
  [CARDS_ROW_MINE] =
    N_("Mines: {count}. Mountains next to them, counted for each mine: {counted}, at {each} VP each. "
       "That makes {points} VP."),
  [CARDS_ROW_DRUGSTORE] =
    N_("Drugstores: {count}. Houses next to them, counted for each drugstore: {counted}; a townhouse or a hotel "
       "counts for {double}. That makes {points} VP."),
  [CARDS_ROW_BANK] =
    N_("Banks: {count}. Houses next to them, counted for each bank: {counted}; a townhouse or a hotel counts for "
       "{double}. That makes {points} VP."),
  [CARDS_ROW_SALOON] =
    N_("Saloons: {count}. Houses next to them, counted for each saloon: {counted}, at {each} VP each; a townhouse or "
       "a hotel counts for {double}. That makes {points} VP."),
  [CARDS_ROW_GENERAL_STORE_AND_CITY_HALL] =
    N_("General stores and city halls: {count}. Houses next to them, counted for each of them: {counted}; a townhouse "
       "or a hotel counts for {double}. That makes {points} VP."),
  [CARDS_ROW_RANCH_MULTIPLIER] =
    N_("Drugstores and blacksmiths: {count}. Ranches in the city: {counted}. {count} × {counted} makes {points} VP."),
  [CARDS_ROW_MINE_MULTIPLIER] =
    N_("Banks and blacksmiths: {count}. Mines in the city: {counted}. {count} × {counted} makes {points} VP."),
  [CARDS_ROW_HOUSE_MULTIPLIER] =
    N_("Churches and general stores: {count}. Houses in the city: {counted}; a townhouse or a hotel counts for "
       "{double}. {count} × {counted} makes {points} VP."),
  [CARDS_ROW_HOTEL] =
    N_("Hotels: {count}, at {each} VP each. That makes {points} VP."),
  [CARDS_ROW_CITY_HALL] =
    N_("City halls: {count}. Buildings in the city that are neither houses nor townhouses: {counted}. {count} × "
       "{counted} makes {points} VP."),
  [CARDS_ROW_OUTLAWS] =
    N_("Outlaw parcels: {count}, at {each} VP each. That makes {points} VP."),
  [CARDS_ROW_CHARACTERS] =
    N_("What the characters are worth: {list}. That makes {points} VP."),
  [COMSTOCK_CARDS_ROW_TOTAL] =
    N_("All rows together: {list}. That makes {points} VP."),
};

const char *
comstock_cards_sheet_get_row_name (guint row)
{
  return row == COMSTOCK_CARDS_ROW_TOTAL ? _("Total") : comstock_cards_row_get_name ((CardsRow) row);
}

gboolean
comstock_cards_sheet_has_figure (ComstockCardsSeat *seat,
                                 guint              row)
{
  return row == COMSTOCK_CARDS_ROW_TOTAL || comstock_cards_seat_get_kind (seat) != COMSTOCK_AUTOMATIC;
}

int
comstock_cards_sheet_get_points (ComstockCardsSeat *seat,
                                 guint              row)
{
  CardsScore sheet;

  g_return_val_if_fail (row < COMSTOCK_CARDS_SHEET_ROWS, 0);

  comstock_cards_seat_get_sheet (seat, &sheet);
  return row == COMSTOCK_CARDS_ROW_TOTAL ? sheet.total : sheet.rows[row];
}

CardsBoard
comstock_cards_sheet_get_parcels (ComstockCardsSeat *seat,
                                  guint              row)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (seat);
  CardsBoard board = 0;

  if (row != COMSTOCK_CARDS_ROW_TOTAL)
    return comstock_cards_city_get_row_parcels (city, (CardsRow) row);
  for (row = 0; row < CARDS_ROWS; row++)
    board |= comstock_cards_city_get_row_parcels (city, (CardsRow) row);
  return board;
}

char *
comstock_cards_sheet_dup_item (const char *name,
                               int         points)
{
  g_autofree char *number = comstock_text_number (points);

  /* Translators: a row of the score sheet or a character, and its points: "Banks 4" */
  return g_strdup_printf (C_("score", "%s %s"), name, number);
}

static void
append_item (GString    *list,
             const char *name,
             int         points)
{
  g_autofree char *item = comstock_cards_sheet_dup_item (name, points);

  comstock_text_list_append (list, item);
}

static char *
list_rows (ComstockCardsSeat *seat)
{
  GString *list = g_string_new (NULL);

  for (guint row = 0; row < CARDS_ROWS; row++)
    if (comstock_cards_sheet_get_points (seat, row) != 0)
      append_item (list, comstock_cards_sheet_get_row_name (row), comstock_cards_sheet_get_points (seat, row));
  return g_string_free (list, FALSE);
}

static char *
list_characters (ComstockCardsSeat *seat)
{
  GListModel *characters = comstock_cards_seat_get_characters (seat);
  GString *list = g_string_new (NULL);
  CardsScore sheet;

  comstock_cards_seat_get_sheet (seat, &sheet);
  for (guint i = 0; i < g_list_model_get_n_items (characters); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);
      const int character = comstock_cards_card_get_number (card) - CARDS_TERRAIN;

      append_item (list, comstock_cards_character_get_name ((CardsCharacter) character), sheet.characters[character]);
    }
  return g_string_free (list, FALSE);
}

typedef struct
{
  ComstockCardsSeat *seat;
  guint row;
  CardsRowParts parts;
} Figure;

static char *
lookup_figure (const char *placeholder,
               gpointer    data)
{
  const Figure *figure = data;

  if (g_str_equal (placeholder, "points"))
    return comstock_text_number (comstock_cards_sheet_get_points (figure->seat, figure->row));
  if (g_str_equal (placeholder, "list"))
    return figure->row == COMSTOCK_CARDS_ROW_TOTAL ? list_rows (figure->seat) : list_characters (figure->seat);
  if (g_str_equal (placeholder, "count"))
    return comstock_text_number (figure->parts.scoring);
  if (g_str_equal (placeholder, "counted"))
    return comstock_text_number (figure->parts.counted);
  if (g_str_equal (placeholder, "each"))
    return comstock_text_number (figure->parts.each);
  if (g_str_equal (placeholder, "double"))
    return comstock_text_number (cards_counts_as (CARDS_TOWNHOUSE, CARDS_COUNT_HOUSES, FALSE));
  return NULL;
}

static char *
explain_pile (ComstockCardsSeat *seat)
{
  const guint n = g_list_model_get_n_items (comstock_cards_seat_get_taken (seat));

  /* Translators: of a virtual player; the second number are its victory points. */
  return g_strdup_printf (ngettext ("The appeal value of %u card makes %d VP.",
                                    "The appeal values of %u cards make %d VP.", n),
                          n, comstock_cards_seat_get_score (seat));
}

/* Where a row has nothing to count, its usual sentence would be beside the point. */
static const char *
choose_explanation (const Figure *figure)
{
  if (figure->row == CARDS_ROW_OUTLAWS && figure->parts.scoring > 0 && figure->parts.each == 0)
    return _("Outlaw parcels: {count}. With the sheriff or a prison, they cost nothing and count as empty.");
  if (figure->row == CARDS_ROW_CHARACTERS &&
      g_list_model_get_n_items (comstock_cards_seat_get_characters (figure->seat)) == 0)
    return _("There are no characters here.");
  if (figure->row == COMSTOCK_CARDS_ROW_TOTAL && comstock_cards_sheet_get_parcels (figure->seat, figure->row) == 0 &&
      comstock_cards_sheet_get_points (figure->seat, figure->row) == 0)
    return _("Nothing here scores yet.");
  return _(explanations[figure->row]);
}

char *
comstock_cards_sheet_dup_explanation (ComstockCardsSeat *seat,
                                      guint              row)
{
  Figure figure = { .seat = seat, .row = row };

  g_return_val_if_fail (comstock_cards_sheet_has_figure (seat, row), NULL);
  g_return_val_if_fail (row < COMSTOCK_CARDS_SHEET_ROWS, NULL);

  if (comstock_cards_seat_get_kind (seat) == COMSTOCK_AUTOMATIC)
    return explain_pile (seat);
  if (row < CARDS_ROW_CHARACTERS)
    comstock_cards_city_get_row_parts (comstock_cards_seat_get_city (seat), (CardsRow) row, &figure.parts);
  /* Of what is not there the rule tells more than zeros. */
  if (row < CARDS_ROW_CHARACTERS && figure.parts.scoring == 0)
    return g_strdup (comstock_cards_row_get_rule ((CardsRow) row));
  return comstock_text_fill (choose_explanation (&figure), lookup_figure, &figure);
}

typedef char *(*SeatText) (ComstockCardsSeat *seat);

static void
add_seat_texts (GString    *csv,
                GListModel *seats,
                const char *name,
                SeatText    dup_text)
{
  comstock_csv_add_text (csv, name);
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (seats, i);
      g_autofree char *text = dup_text (seat);

      comstock_csv_add_text (csv, text);
    }
  comstock_csv_end_row (csv);
}

static void
add_figures (GString    *csv,
             GListModel *seats,
             guint       row)
{
  comstock_csv_add_text (csv, comstock_cards_sheet_get_row_name (row));
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (seats, i);

      if (comstock_cards_sheet_has_figure (seat, row))
        comstock_csv_add_number (csv, comstock_cards_sheet_get_points (seat, row), 0);
      else
        comstock_csv_add_text (csv, NULL);
    }
  comstock_csv_end_row (csv);
}

char *
comstock_cards_sheet_dup_rows (ComstockCardsSeat *seat)
{
  GString *lines = g_string_new (NULL);

  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    {
      const int points = comstock_cards_sheet_get_points (seat, row);
      g_autofree char *number = comstock_text_number (points);

      if (comstock_cards_sheet_has_figure (seat, row) && (points != 0 || row == COMSTOCK_CARDS_ROW_TOTAL))
        g_string_append_printf (lines, "%s%s: %s", lines->len > 0 ? "\n" : "",
                                comstock_cards_sheet_get_row_name (row), number);
    }
  return g_string_free (lines, FALSE);
}

GString *
comstock_cards_sheet_to_csv (GListModel *seats)
{
  GString *csv = comstock_csv_new ();

  g_return_val_if_fail (G_IS_LIST_MODEL (seats), csv);

  add_seat_texts (csv, seats, _("Score sheet"), comstock_cards_seat_dup_title);
  add_seat_texts (csv, seats, _("Played by"), comstock_cards_seat_dup_holder);
  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    add_figures (csv, seats, row);
  return csv;
}
