/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Figures as the objects of the seats have them; one explanation per row, filled with what the rules count. */

#include "comstock-cards-sheet.h"

#include <glib/gi18n.h>

#include "comstock-cards-text.h"
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
    /* Translators: a house beside two of these buildings counts twice */
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

static void
append_item (GString    *list,
             const char *name,
             int         points)
{
  g_autofree char *item = comstock_sheet_dup_item (name, points);

  comstock_text_list_append (list, item);
}

static char *
list_rows (const CardsScore *score)
{
  GString *list = g_string_new (NULL);

  for (CardsRow row = 0; row < CARDS_ROWS; row++)
    if (score->rows[row] != 0)
      append_item (list, comstock_cards_row_get_name (row), score->rows[row]);
  return g_string_free (list, FALSE);
}

static char *
list_characters (ComstockCardsSeat *seat,
                 const CardsScore  *score)
{
  GString *list = g_string_new (NULL);

  for (CardsCharacter character = 0; character < CARDS_CHARACTERS; character++)
    if (comstock_cards_seat_has_character (seat, character))
      append_item (list, comstock_cards_character_get_name (character), score->characters[character]);
  return g_string_free (list, FALSE);
}

typedef struct
{
  ComstockCardsSeat *seat;
  guint row;
  CardsScore score;
  CardsRowParts parts;
} Figure;

static char *
lookup_figure (const char *placeholder,
               gpointer    data)
{
  const Figure *figure = data;
  const gboolean is_total = figure->row == COMSTOCK_CARDS_ROW_TOTAL;

  if (g_str_equal (placeholder, "points"))
    return comstock_text_number (is_total ? figure->score.total : figure->score.rows[figure->row]);
  if (g_str_equal (placeholder, "list"))
    return is_total ? list_rows (&figure->score) : list_characters (figure->seat, &figure->score);
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

static CardsBoard
get_parcels (ComstockCardsSeat *seat,
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

/* Where a row has nothing to count, its usual sentence would be beside the point. */
static const char *
choose_explanation (const Figure *figure)
{
  if (figure->row == CARDS_ROW_OUTLAWS && figure->parts.scoring > 0 && figure->parts.each == 0)
    return _("Outlaw parcels: {count}. With the sheriff or a prison, they cost nothing and count as empty.");
  if (figure->row == CARDS_ROW_CHARACTERS &&
      g_list_model_get_n_items (comstock_cards_seat_get_characters (figure->seat)) == 0)
    return _("There are no characters here.");
  if (figure->row == COMSTOCK_CARDS_ROW_TOTAL && figure->score.total == 0 &&
      get_parcels (figure->seat, figure->row) == 0)
    return _("Nothing here scores yet.");
  return _(explanations[figure->row]);
}

/* Of a row for which nothing is there, its rule. */
static char *
dup_sentence (gpointer seats,
              guint    row,
              guint    seat)
{
  g_autoptr (ComstockCardsSeat) object = g_list_model_get_item (seats, seat);
  Figure figure = { .seat = object, .row = row };

  g_return_val_if_fail (row < COMSTOCK_CARDS_SHEET_ROWS, NULL);

  if (comstock_cards_seat_get_kind (object) == COMSTOCK_AUTOMATIC)
    return explain_pile (object);
  comstock_cards_seat_get_sheet (object, &figure.score);
  if (row < CARDS_ROW_CHARACTERS)
    comstock_cards_city_get_row_parts (comstock_cards_seat_get_city (object), (CardsRow) row, &figure.parts);
  if (row < CARDS_ROW_CHARACTERS && figure.parts.scoring == 0)
    return g_strdup (comstock_cards_row_get_rule ((CardsRow) row));
  return comstock_text_fill (choose_explanation (&figure), lookup_figure, &figure);
}

static void
add_rows (ComstockSheet *self)
{
  for (CardsRow row = 0; row < CARDS_ROWS; row++)
    comstock_sheet_add_row (self, COMSTOCK_SHEET_ROW, cards_row_ids[row], comstock_cards_row_get_name (row));
  comstock_sheet_add_row (self, COMSTOCK_SHEET_TOTAL, "total", _("Total"));
  for (CardsCharacter character = 0; character < CARDS_CHARACTERS; character++)
    {
      ComstockSheetRow *row = comstock_sheet_add_row (self, COMSTOCK_SHEET_DETAIL, cards_characters[character].id,
                                                      comstock_cards_character_get_name (character));

      row->part_of = CARDS_ROW_CHARACTERS;
      row->absent = TRUE;
    }
}

/* Of a virtual player there is only the total. */
static void
set_figures (ComstockSheet    *self,
             guint             seat,
             const CardsScore *score,
             CardsCharacterSet owned,
             gboolean          is_real)
{
  for (CardsRow row = 0; row < CARDS_ROWS && is_real; row++)
    comstock_sheet_set (self, row, seat, score->rows[row]);
  comstock_sheet_set (self, COMSTOCK_CARDS_ROW_TOTAL, seat, score->total);
  for (CardsCharacter character = 0; character < CARDS_CHARACTERS && is_real; character++)
    if (owned & CARDS_BIT (character))
      {
        self->rows[COMSTOCK_CARDS_SHEET_ROWS + character].absent = FALSE;
        comstock_sheet_set (self, COMSTOCK_CARDS_SHEET_ROWS + character, seat, score->characters[character]);
      }
}

ComstockSheet *
comstock_cards_sheet_new_scored (const CardsScore *score,
                                 CardsCharacterSet owned,
                                 CardsKind         kind)
{
  ComstockSheet *self = comstock_sheet_new (NULL);

  add_rows (self);
  comstock_sheet_add_seat (self, NULL, NULL, NULL);
  set_figures (self, 0, score, owned, kind == CARDS_REAL);
  return self;
}

static CardsCharacterSet
get_owned (ComstockCardsSeat *seat)
{
  CardsCharacterSet owned = 0;

  for (CardsCharacter character = 0; character < CARDS_CHARACTERS; character++)
    if (comstock_cards_seat_has_character (seat, character))
      owned |= CARDS_BIT (character);
  return owned;
}

static void
add_seat (ComstockSheet     *self,
          ComstockCardsSeat *seat)
{
  const guint index = self->n_seats;
  CardsScore score;

  comstock_sheet_add_seat (self, comstock_cards_seat_dup_title (seat), comstock_cards_seat_dup_holder (seat),
                           cards_suit_ids[comstock_cards_seat_get_suit (seat)]);
  comstock_cards_seat_get_sheet (seat, &score);
  set_figures (self, index, &score, get_owned (seat), comstock_cards_seat_get_kind (seat) != COMSTOCK_AUTOMATIC);
  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    {
      const CardsBoard parcels = get_parcels (seat, row);

      self->rows[row].figures[index].places[0] = (guint64) parcels;
      self->rows[row].figures[index].places[1] = (guint64) (parcels >> 64);
    }
}

CardsBoard
comstock_cards_sheet_get_parcels (const ComstockSheetFigure *figure)
{
  return (CardsBoard) figure->places[1] << 64 | figure->places[0];
}

ComstockSheet *
comstock_cards_sheet_new (GListModel *seats)
{
  ComstockSheet *self = comstock_sheet_new (seats);

  self->dup_sentence = dup_sentence;
  add_rows (self);
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (seats, i);

      add_seat (self, seat);
    }
  return self;
}

ComstockSheet *
comstock_cards_sheet_dup (ComstockGame *game)
{
  ComstockCardsGame *self = COMSTOCK_CARDS_GAME (game);
  ComstockSheet *sheet = comstock_cards_sheet_new (comstock_cards_game_get_seats (self));

  sheet->heading = comstock_cards_text_dup_outcome (self);
  if (sheet->heading == NULL)
    sheet->heading = comstock_game_dup_heading (game);
  return sheet;
}
