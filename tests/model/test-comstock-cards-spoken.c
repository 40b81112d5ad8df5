/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the table told in sentences: what is there is told, once. */

#include "table.h"

#include "model/cards/comstock-cards-spoken.h"

#define SEATS "person,person,person,person"

static guint
count (const char *text,
       const char *part)
{
  g_auto (GStrv) parts = g_strsplit (text, part, -1);

  return g_strv_length (parts) - 1;
}

static guint
count_parcels (ComstockCardsCity *city)
{
  ComstockCardsArea box;
  guint n = 0;

  if (!comstock_cards_city_get_box (city, &box))
    return 0;
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      n += comstock_cards_city_get_parcel (city, x, y) != CARDS_NO_PARCEL;
  return n;
}

static void
test_column (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 1);
  GListModel *column = comstock_cards_game_get_column (game);
  g_autofree char *text = comstock_cards_spoken_dup_column (game);
  g_autoptr (ComstockCardsCard) first = g_list_model_get_item (column, 0);
  g_autofree char *name = comstock_cards_card_dup_name (first);
  g_autofree char *beginning = g_strdup_printf ("1: %s. 2: ", name);

  g_assert_true (g_str_has_prefix (text, beginning));
  g_assert_cmpuint (count (text, ": "), ==, g_list_model_get_n_items (column));
}

/* What was played is left to nobody. */
static void
test_left (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 2);
  g_autofree char *before = comstock_cards_spoken_dup_left (game);
  g_autofree char *after = NULL;

  g_assert_true (g_str_has_prefix (before, "Auction cards left. "));
  g_assert_cmpuint (count (before, ": 1, 2, 3, 4, 5, 6, 7, 8, 9."), ==, 4);
  table_play_to_step (game, CARDS_STEP_PLACE, 2);
  after = comstock_cards_spoken_dup_left (game);
  g_assert_cmpuint (count (after, ", "), ==, count (before, ", ") - 4);
}

/* Empty lists are told as well. */
static void
test_end (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 2);
  g_autofree char *column = NULL;
  g_autofree char *left = NULL;

  table_play (game, G_MAXUINT, 2);
  column = comstock_cards_spoken_dup_column (game);
  left = comstock_cards_spoken_dup_left (game);
  g_assert_cmpstr (column, ==, "The column is empty.");
  g_assert_cmpuint (count (left, ": none."), ==, 4);
}

static void
test_empty_city (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 3);
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, 0);
  ComstockCardsCity *city = comstock_cards_seat_get_city (seat);
  g_autofree char *text = comstock_cards_spoken_dup_city (seat);

  g_assert_cmpstr (text, ==, "No card: the city is empty.");
  g_assert_null (comstock_cards_spoken_dup_parcels (city, 0));
  g_assert_null (comstock_cards_spoken_dup_place (city, 0, 0));
}

/* Kind by kind, each parcel is told once. */
static void
check_parcels (ComstockCardsSeat *seat)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (seat);
  g_autofree char *all = comstock_cards_spoken_dup_city (seat);
  guint n_told = 0;
  guint n_kinds = 0;

  for (;; n_kinds++)
    {
      g_autofree char *kind = comstock_cards_spoken_dup_parcels (city, n_kinds);

      if (kind == NULL)
        break;
      n_told += count (kind, "row ");
    }
  g_assert_cmpuint (n_told, ==, count_parcels (city));
  g_assert_cmpuint (count (all, ", ") + 1, ==, n_kinds);
}

/* A place is told by its rows and columns, with as much covered as there is. */
static void
check_place (ComstockCardsCity *city,
             int                dx,
             int                dy)
{
  ComstockCardsArea box;
  g_autofree char *text = NULL;
  g_autofree char *rows = dy < -1    ? g_strdup ("The two rows above row 1.") :
                          dy == -1 ? g_strdup ("Row 1 and the one above it.") :
                                     g_strdup_printf ("Rows %d and %d.", dy + 1, dy + 2);
  g_autofree char *columns = dx < -1    ? g_strdup ("The two columns to the left of column 1.") :
                             dx == -1 ? g_strdup ("Column 1 and the one to its left.") :
                                        g_strdup_printf ("Columns %d and %d.", dx + 1, dx + 2);
  g_autofree char *beginning = g_strdup_printf ("%s %s", rows, columns);
  gboolean covers = FALSE;

  g_assert_true (comstock_cards_city_get_box (city, &box));
  text = comstock_cards_spoken_dup_place (city, box.left + dx, box.top + dy);
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    covers |= comstock_cards_city_get_parcel (city, box.left + dx + corner % 2, box.top + dy + corner / 2) !=
              CARDS_NO_PARCEL;
  g_assert_true (g_str_has_prefix (text, beginning));
  g_assert_cmpint (strstr (text, "Covers: ") != NULL, ==, covers);
}

static void
test_city (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (SEATS, 4);
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, 0);
  ComstockCardsCity *city = comstock_cards_seat_get_city (seat);
  g_autoptr (ComstockSheet) sheet = NULL;
  g_autofree char *score = NULL;
  g_autofree char *total = NULL;

  table_play (game, 200, 4);
  g_assert_cmpuint (count_parcels (city), >, 4);
  check_parcels (seat);
  for (int dx = -2; dx < 3; dx++)
    for (int dy = -2; dy < 3; dy++)
      check_place (city, dx, dy);
  sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  score = comstock_sheet_dup_spoken (sheet, 0, FALSE);
  total = g_strdup_printf ("%d", comstock_cards_seat_get_score (seat));
  g_assert_nonnull (strstr (score, total));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comstock-cards-spoken/column", test_column);
  g_test_add_func ("/comstock-cards-spoken/left", test_left);
  g_test_add_func ("/comstock-cards-spoken/end", test_end);
  g_test_add_func ("/comstock-cards-spoken/empty-city", test_empty_city);
  g_test_add_func ("/comstock-cards-spoken/city", test_city);
  return g_test_run ();
}
