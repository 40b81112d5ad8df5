/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the score sheet: its figures against the rules', its explanations against its figures, its CSV. */

#include "table.h"

#include "model/cards/comstock-cards-sheet.h"

/* The number after the last space but one, as in "… makes 12 VP." */
static int
read_last_number (const char *sentence)
{
  g_auto (GStrv) words = g_strsplit (sentence, " ", -1);
  const char *word = words[g_strv_length (words) - 2];

  return g_str_has_prefix (word, "−") ? -atoi (word + strlen ("−")) : atoi (word);
}

/* Every explanation that names points names those of the figure. */
static guint
check_explanation (const ComstockSheet *sheet,
                   guint                row,
                   guint                seat)
{
  g_autofree char *sentence = comstock_sheet_dup_sentence (sheet, row, seat);
  const int points = comstock_sheet_get (sheet, row, seat)->points;

  g_assert_null (strchr (sentence, '{'));
  if (!g_str_has_suffix (sentence, " VP."))
    {
      g_assert_cmpint (points, ==, 0);
      return 0;
    }
  g_assert_cmpint (read_last_number (sentence), ==, points);
  return points != 0 ? 1u << row : 0;
}

static void
check_seat (ComstockCardsSeat   *seat,
            const ComstockSheet *sheet,
            guint               *seen)
{
  const guint index = comstock_cards_seat_get_index (seat);
  CardsScore score;

  comstock_cards_seat_get_sheet (seat, &score);
  g_assert_cmpint (comstock_sheet_get_total (sheet, index), ==, score.total);
  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    {
      if (!comstock_sheet_get (sheet, row, index)->known)
        {
          g_assert_cmpint (comstock_cards_seat_get_kind (seat), ==, COMSTOCK_AUTOMATIC);
          continue;
        }
      *seen |= check_explanation (sheet, row, index);
      /* Points of parcels light up parcels. */
      if (row < CARDS_ROW_CHARACTERS)
        g_assert_cmpint (comstock_cards_sheet_get_parcels (comstock_sheet_get (sheet, row, index)) != 0, ==,
                         score.rows[row] != 0);
    }
}

/* Random games until every row has scored once and all was in agreement. */
static void
test_explanations (void)
{
  guint seen = 0;

  for (guint seed = 0; seed < 12 || seen != (1u << COMSTOCK_CARDS_SHEET_ROWS) - 1; seed++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[seed % 4], 1000 + seed);
      g_autoptr (ComstockSheet) sheet = NULL;

      g_assert_cmpuint (seed, <, 400);
      table_play (game, G_MAXUINT, seed);
      sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
      for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
        check_seat (comstock_cards_game_get_seat (game, i), sheet, &seen);
    }
}

static void
test_nothing_yet (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 1);
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  g_autofree char *bank = comstock_sheet_dup_sentence (sheet, CARDS_ROW_BANK, 0);
  g_autofree char *characters = comstock_sheet_dup_sentence (sheet, CARDS_ROW_CHARACTERS, 0);
  g_autofree char *total = comstock_sheet_dup_sentence (sheet, COMSTOCK_CARDS_ROW_TOTAL, 0);
  g_autofree char *pile = comstock_sheet_dup_sentence (sheet, COMSTOCK_CARDS_ROW_TOTAL, 1);

  g_assert_cmpstr (bank, ==, "Each bank: 1 VP per house next to it");
  g_assert_cmpstr (characters, ==, "There are no characters here.");
  g_assert_cmpstr (total, ==, "Nothing here scores yet.");
  g_assert_cmpstr (pile, ==, "The appeal values of 0 cards make 0 VP.");
}

static void
test_csv (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[1], 7);
  g_autoptr (ComstockSheet) sheet = NULL;
  g_autoptr (GString) csv = NULL;
  g_auto (GStrv) lines = NULL;

  table_play (game, G_MAXUINT, 8);
  sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  csv = comstock_sheet_to_csv (sheet);
  lines = g_strsplit (csv->str, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, COMSTOCK_CARDS_SHEET_ROWS + 3);
  g_assert_cmpstr (lines[0], ==, "\xef\xbb\xbfScore sheet,Hat,Star,Cactus,Boot");
  g_assert_cmpstr (lines[1], ==, "Played by,Person,Person,Computer rival (easy),Virtual player (expert)");
  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    for (guint seat = 0; seat < 4; seat++)
      {
        /* A name may hold a comma in quotes; the figures come last. */
        g_auto (GStrv) fields = g_strsplit (lines[row + 2], ",", -1);
        const char *field = fields[g_strv_length (fields) - 4 + seat];

        if (comstock_sheet_get (sheet, row, seat)->known)
          g_assert_cmpint (atoi (field), ==, comstock_sheet_get (sheet, row, seat)->points);
        else
          g_assert_cmpstr (field, ==, "");
      }
}

/* A line per row that counts, whose figures make the total. */
static void
test_rows (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 31);
  g_autoptr (ComstockSheet) sheet = NULL;

  table_play (game, G_MAXUINT, 32);
  sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  for (guint i = 0; i < 4; i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, i);
      g_autofree char *rows = comstock_sheet_dup_rows (sheet, i);
      g_auto (GStrv) lines = g_strsplit (rows, "\n", -1);
      g_autofree char *total = g_strdup_printf ("Total: %d", comstock_cards_seat_get_score (seat));
      const guint n = g_strv_length (lines);
      int sum = 0;

      g_assert_cmpstr (lines[n - 1], ==, total);
      for (guint line = 0; line + 1 < n; line++)
        {
          const char *figure = strrchr (lines[line], ' ') + 1;

          sum += g_str_has_prefix (figure, "−") ? -atoi (figure + strlen ("−")) : atoi (figure);
        }
      if (comstock_cards_seat_get_kind (seat) != COMSTOCK_AUTOMATIC)
        g_assert_cmpint (sum, ==, comstock_cards_seat_get_score (seat));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/sheet/explanations", test_explanations);
  g_test_add_func ("/model/sheet/nothing-yet", test_nothing_yet);
  g_test_add_func ("/model/sheet/csv", test_csv);
  g_test_add_func ("/model/cards-sheet/rows", test_rows);

  return g_test_run ();
}
