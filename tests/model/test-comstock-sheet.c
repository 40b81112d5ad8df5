/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the score sheets of all games: their sums, places and tables; and of Pebbles each figure. */

#include "shared-games.h"

/* The rows make the total and the parts their rows, and the total is what the rules say. */
static void
assert_sums (ComstockGame        *game,
             const ComstockSheet *sheet)
{
  int32_t points[CS_MAX_SEATS];

  comstock_game_get_rules (game)->score (comstock_game_get_kit (game), comstock_game_get_state (game), points);
  g_assert_cmpuint (sheet->n_seats, ==, comstock_game_get_n_seats (game));
  for (guint seat = 0; seat < sheet->n_seats; seat++)
    {
      int sum = 0, parts[COMSTOCK_SHEET_MAX_ROWS] = { 0 };

      g_assert_cmpint (comstock_sheet_get_total (sheet, seat), ==, points[seat]);
      for (guint row = 0; row < sheet->n_rows; row++)
        {
          const ComstockSheetKind kind = sheet->rows[row].kind;
          const int figure = comstock_sheet_get (sheet, row, seat)->points;

          if (kind == COMSTOCK_SHEET_ROW)
            sum += figure;
          if (kind == COMSTOCK_SHEET_PART || kind == COMSTOCK_SHEET_DETAIL)
            parts[sheet->rows[row].part_of] += figure;
        }
      for (guint row = 0; row < sheet->n_rows; row++)
        g_assert_true (parts[row] == 0 || parts[row] == comstock_sheet_get (sheet, row, seat)->points);
      if (comstock_sheet_get (sheet, 0, seat)->known)
        g_assert_cmpint (sum, ==, points[seat]);
    }
}

/* Whoever has more stands before whoever has less. */
static void
assert_places (const ComstockSheet *sheet)
{
  for (guint seat = 0; seat < sheet->n_seats; seat++)
    for (guint other = 0; other < sheet->n_seats; other++)
      if (comstock_sheet_get_total (sheet, seat) > comstock_sheet_get_total (sheet, other))
        g_assert_cmpuint (comstock_sheet_get_place (sheet, seat), <, comstock_sheet_get_place (sheet, other));
}

/* A line of names, one of who plays, and one for each row that is listed. */
static void
assert_csv (const ComstockSheet *sheet)
{
  g_autoptr (GString) csv = comstock_sheet_to_csv (sheet);
  g_auto (GStrv) lines = g_strsplit (csv->str, "\r\n", -1);
  guint n = 2;

  for (guint row = 0; row < sheet->n_rows; row++)
    n += comstock_sheet_lists (sheet, row) ? 1 : 0;
  g_assert_cmpuint (g_strv_length (lines), ==, n + 1);
  g_assert_nonnull (strstr (lines[0], sheet->seats[0].title));
  g_assert_nonnull (strstr (lines[1], sheet->seats[0].holder));
}

static void
test_games (gconstpointer data)
{
  const SharedGame *kind = data;

  for (guint i = 0; i < 4; i++)
    for (guint part = 0; part <= 4; part++)
      {
        g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[i], 700 + i);
        g_autoptr (ComstockSheet) sheet = NULL;

        table_play (game, part == 4 ? G_MAXUINT : kind->length * part / 4, 710 + i);
        sheet = comstock_game_dup_sheet (game);
        assert_sums (game, sheet);
        assert_places (sheet);
        assert_csv (sheet);
      }
}

/* The whole sheet of a game that can be counted by hand. */
static void
test_pebbles (void)
{
  g_autoptr (ComstockGame) game = pebbles_game_new ("person,rival", 3);
  const PebblesState *state = comstock_game_get_state (game);
  g_autoptr (ComstockSheet) sheet = NULL;
  g_autoptr (JsonNode) json = NULL;
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *sentence = NULL;
  const guint8 *pebbles;

  table_play (game, G_MAXUINT, 4);
  state = comstock_game_get_state (game);
  pebbles = state->seats[0].pebbles;
  sheet = comstock_game_dup_sheet (game);
  g_assert_cmpuint (comstock_sheet_get (sheet, 0, 0)->places[0], ==, ((guint64) 1 << pebbles[0]) - 1);
  json = comstock_sheet_to_json (sheet, 0);
  text = json_to_string (json, FALSE);
  expected = g_strdup_printf ("{\"rows\":{\"first\":%u,\"second\":%u},\"total\":%u}", pebbles[0], pebbles[1],
                              pebbles[0] + pebbles[1]);
  g_assert_cmpstr (text, ==, expected);
  sentence = comstock_sheet_dup_sentence (sheet, 2, 0);
  g_assert_cmpstr (sentence, ==, "Both pebbles together.");
}

static void
test_ties (void)
{
  g_autoptr (ComstockSheet) sheet = comstock_sheet_new (NULL);

  comstock_sheet_add_row (sheet, COMSTOCK_SHEET_TOTAL, "total", "Total");
  for (guint seat = 0; seat < 3; seat++)
    {
      comstock_sheet_add_seat (sheet, NULL, NULL, NULL);
      comstock_sheet_set (sheet, 0, seat, seat < 2 ? 5 : 4);
    }
  g_assert_cmpuint (comstock_sheet_get_place (sheet, 0), ==, 1);
  g_assert_cmpuint (comstock_sheet_get_place (sheet, 1), ==, 1);
  g_assert_cmpuint (comstock_sheet_get_place (sheet, 2), ==, 3);
  sheet->seats[0].tie = 1;
  g_assert_cmpuint (comstock_sheet_get_place (sheet, 0), ==, 2);
  g_assert_cmpuint (comstock_sheet_get_place (sheet, 1), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shared_games_add_test ("/model/sheet/games", test_games);
  g_test_add_func ("/model/sheet/pebbles", test_pebbles);
  g_test_add_func ("/model/sheet/ties", test_ties);
  return g_test_run ();
}
