/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board game's score sheet: what makes each figure, its places, and the sheet as a table. */

#include "model/board/comstock-board-sheet.h"

#include "board-deal.h"

#define SEED 11

static BoardParcels
get_parcels (ComstockBoardGame *game,
             guint              seat,
             ComstockBoardRow   row)
{
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));

  return comstock_sheet_get (sheet, row, seat)->places[COMSTOCK_BOARD_SHEET_MAP];
}

static gboolean
has_row (ComstockBoardGame *game,
         ComstockBoardRow   row)
{
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));

  return !sheet->rows[row].absent;
}

/* A whole game of rivals, in which everything counts. */
static ComstockBoardGame *
play (const char  *seats,
      BoardVariant variants)
{
  ComstockGame *game = board_deal (seats, variants, SEED);
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (!comstock_game_is_over (game))
    board_deal_play_move (game, &rng);
  return COMSTOCK_BOARD_GAME (game);
}

#define FOUR "person,person,person,person"

/* Two VP a parcel that is lit: there is no bridge. */
static void
test_parcels (void)
{
  g_autoptr (ComstockBoardGame) game = play (FOUR, 0);
  const BoardState *seen = comstock_board_game_get_seen (game);

  for (guint seat = 0; seat < 4; seat++)
    {
      const BoardParcels lit = get_parcels (game, seat, COMSTOCK_BOARD_ROW_CONTENTS);
      BoardScore score;

      board_seat_score (comstock_board_game_get_seen (game), seat, &score);
      g_assert_cmpuint (lit & ~seen->seats[seat].owned, ==, 0);
      g_assert_cmpint (2 * (int) board_count (lit), ==, score.contents);
      g_assert_cmpuint (get_parcels (game, seat, COMSTOCK_BOARD_ROW_MONEY), ==, 0);
      g_assert_cmpuint (get_parcels (game, seat, COMSTOCK_BOARD_ROW_TOTAL) & lit, ==, lit);
    }
}

/* Standish's buildings of his own strategy, and nobody else's. */
static void
test_bonus (void)
{
  g_autoptr (ComstockBoardGame) game = play ("person,standish:urban", 0);
  const BoardState *seen = comstock_board_game_get_seen (game);
  const BoardParcels lit = get_parcels (game, BOARD_STANDISH, COMSTOCK_BOARD_ROW_BONUS);
  BoardScore score;

  board_seat_score (comstock_board_game_get_seen (game), BOARD_STANDISH, &score);
  g_assert_cmpint (score.bonus > 0, ==, lit != 0);
  g_assert_cmpuint (lit & ~seen->seats[BOARD_STANDISH].owned, ==, 0);
  g_assert_cmpuint (get_parcels (game, BOARD_SOLIST, COMSTOCK_BOARD_ROW_BONUS), ==, 0);
}

/* Of "VP …: 3, 0, 8." the sum. */
static int
add_up (const char *sentence)
{
  g_auto (GStrv) numbers = g_strsplit (strchr (sentence, ':') + 1, ",", -1);
  int sum = 0;

  for (guint i = 0; numbers[i] != NULL; i++)
    sum += (int) g_ascii_strtoll (numbers[i], NULL, 10);
  g_assert_cmpuint (g_strv_length (numbers), ==, BOARD_ROUNDS);
  return sum;
}

static void
test_explanations (void)
{
  g_autoptr (ComstockBoardGame) game = play (FOUR, BOARD_WITH_HORSES);
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  const BoardState *seen = comstock_board_game_get_seen (game);

  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *vp = comstock_sheet_dup_sentence (sheet, COMSTOCK_BOARD_ROW_VP, seat);
      g_autofree char *money = comstock_sheet_dup_sentence (sheet, COMSTOCK_BOARD_ROW_MONEY, seat);
      g_autofree char *left = g_strdup_printf ("$%d.", seen->seats[seat].money);

      g_assert_cmpint (add_up (vp), ==, seen->seats[seat].vp);
      g_assert_nonnull (strstr (money, left));
      for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_ROW_EXPECTED; row++)
        {
          g_autofree char *sentence = comstock_sheet_dup_sentence (sheet, row, seat);

          g_assert_null (strchr (sentence, '{'));
        }
    }
}

/* Of "… Parcel VP: 3. Building VP: 4." the sum. */
static int
add_up_sources (const char *sentence)
{
  int sum = 0;

  for (const char *colon = strstr (sentence, ": "); colon != NULL; colon = strstr (colon + 1, ": "))
    sum += (int) (g_str_has_prefix (colon + 2, "−") ? -g_ascii_strtoll (colon + 2 + strlen ("−"), NULL, 10)
                                                    : g_ascii_strtoll (colon + 2, NULL, 10));
  return sum;
}

/* The explanations name what makes the figures, and light it where it is on the track.  Sets @listed for rows that
 * bring @seat anything. */
static void
assert_parts (const ComstockSheet *sheet,
              guint                seat,
              gboolean             listed[COMSTOCK_BOARD_ROWS])
{
  const guint64 vp = comstock_sheet_get (sheet, COMSTOCK_BOARD_ROW_VP, seat)->places[COMSTOCK_BOARD_SHEET_TRACK];

  for (ComstockBoardRow row = COMSTOCK_BOARD_ROW_TRACK; row <= COMSTOCK_BOARD_ROW_CHARACTERS; row++)
    {
      g_autofree char *sentence = comstock_sheet_dup_sentence (sheet, row, seat);
      const int points = comstock_sheet_get (sheet, row, seat)->points;
      const guint64 places = comstock_sheet_get (sheet, row, seat)->places[COMSTOCK_BOARD_SHEET_TRACK];

      g_assert_cmpint (sheet->rows[row].kind, ==, COMSTOCK_SHEET_PART);
      g_assert_cmpint (add_up_sources (strchr (sentence, '.')), ==, points);
      g_assert_true (points == 0 || !sheet->rows[row].absent);
      g_assert_cmpuint (places & ~vp, ==, 0);
      if (row == COMSTOCK_BOARD_ROW_TRACK)
        g_assert_cmpint (points != 0, ==, places != 0);
      g_assert_true (row <= COMSTOCK_BOARD_ROW_BOUGHT || places == 0);
      listed[row] = listed[row] || points != 0;
    }
}

/* Four people, who get no VP that are Standish's or the outlaws'. */
static void
test_parts (void)
{
  g_autoptr (ComstockBoardGame) game = play (FOUR, 0);
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  gboolean listed[COMSTOCK_BOARD_ROWS] = { 0 };

  for (guint seat = 0; seat < 4; seat++)
    assert_parts (sheet, seat, listed);
  g_assert_true (listed[COMSTOCK_BOARD_ROW_TRACK]);
  g_assert_true (listed[COMSTOCK_BOARD_ROW_BOUGHT]);
  for (ComstockBoardRow row = COMSTOCK_BOARD_ROW_TRACK; row < COMSTOCK_BOARD_ROW_CONTENTS; row++)
    g_assert_cmpint (listed[row], ==, has_row (game, row));
  comstock_game_go_to (COMSTOCK_GAME (game), 0);
  for (ComstockBoardRow row = COMSTOCK_BOARD_ROW_TRACK; row < COMSTOCK_BOARD_ROW_CONTENTS; row++)
    g_assert_false (has_row (game, row));
}

/* Standish's income is VP: his buildings make it. */
static void
test_income (void)
{
  g_autoptr (ComstockBoardGame) game = play ("person,standish:urban", 0);
  const BoardState *seen = comstock_board_game_get_seen (game);
  const BoardParcels lit = get_parcels (game, BOARD_STANDISH, COMSTOCK_BOARD_ROW_INCOME);
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));

  g_assert_cmpint (comstock_sheet_get (sheet, COMSTOCK_BOARD_ROW_INCOME, BOARD_STANDISH)->points, >, 0);
  g_assert_cmpint (comstock_sheet_get (sheet, COMSTOCK_BOARD_ROW_INCOME, BOARD_SOLIST)->points, ==, 0);
  g_assert_cmpuint (lit, ==, board_buildings (seen) & seen->seats[BOARD_STANDISH].owned);
  g_assert_cmpuint (get_parcels (game, BOARD_SOLIST, COMSTOCK_BOARD_ROW_INCOME), ==, 0);
}

/* Each place once; the first is the winner's. */
static void
test_places (void)
{
  g_autoptr (ComstockBoardGame) game = play (FOUR, 0);
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  guint places = 0;

  for (guint seat = 0; seat < 4; seat++)
    {
      const guint place = comstock_sheet_get_place (sheet, seat);

      places |= 1u << place;
      g_assert_cmpint (place == 1, ==, (comstock_board_game_get_winners (game) & (1u << seat)) != 0);
    }
  g_assert_cmpuint (places, ==, 0x1e);
}

static void
test_csv (void)
{
  g_autoptr (ComstockBoardGame) game = play (FOUR, BOARD_WITH_HORSES);
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  g_autofree char *csv = g_string_free (comstock_sheet_to_csv (sheet), FALSE);
  g_autoptr (GString) total = g_string_new ("\r\nTotal");

  g_assert_nonnull (strstr (csv, "Score sheet,Hat,Star,Cactus,Boot\r\n"));
  g_assert_nonnull (strstr (csv, "Played by,Person,Person,Person,Person\r\n"));
  g_assert_nonnull (strstr (csv, "\r\nHorses,"));
  g_assert_nonnull (strstr (csv, "\r\nVP during the game · Action track,"));
  g_assert_null (strstr (csv, "Kit Carson"));
  g_assert_null (strstr (csv, "Outlaws"));
  for (guint seat = 0; seat < 4; seat++)
    {
      BoardScore score;

      board_seat_score (comstock_board_game_get_seen (game), seat, &score);
      g_string_append_printf (total, ",%d", score.total);
    }
  g_assert_nonnull (strstr (csv, total->str));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-sheet/parcels", test_parcels);
  g_test_add_func ("/board-sheet/bonus", test_bonus);
  g_test_add_func ("/board-sheet/explanations", test_explanations);
  g_test_add_func ("/board-sheet/parts", test_parts);
  g_test_add_func ("/board-sheet/income", test_income);
  g_test_add_func ("/board-sheet/places", test_places);
  g_test_add_func ("/board-sheet/csv", test_csv);
  return g_test_run ();
}
