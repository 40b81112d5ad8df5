/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last deeds of a game: the last comes first, and cowboys who only come home push out none. */

#include "ui/table/comstock-feed.h"

#include "board-deal.h"
#include "ui/board/table/comstock-board-log.h"
#include "ui-probe.h"

#define MOST 8
#define SEED 4

static gboolean
is_shown (GListModel *rows,
          guint       position)
{
  g_autoptr (ComstockLogRow) row = g_list_model_get_item (rows, position);

  return !comstock_board_log_pictures.is_minor (row);
}

/* The sentence is in the picture, but for a round's heading. */
static void
assert_tells (GtkWidget  *picture,
              GListModel *rows,
              guint       position)
{
  g_autoptr (ComstockLogRow) row = g_list_model_get_item (rows, position);
  g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, 0);
  g_autofree char *sentence = comstock_log_row_dup_sentence (row);

  if (comstock_log_entry_get_event (entry)->type == BOARD_EVENT_ROUND)
    g_assert_true (GTK_IS_LABEL (picture));
  else
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (picture))), ==, sentence);
}

static void
assert_follows (GtkWidget    *feed,
                ComstockGame *game)
{
  g_autoptr (ComstockLogRows) rows = comstock_log_rows_new (comstock_game_get_log (game),
                                                            &comstock_board_log_pictures);
  const guint length = comstock_game_get_log_length (game, comstock_game_get_cursor (game));
  GtkWidget *picture = gtk_widget_get_first_child (feed);
  guint position = length > 0 ? comstock_log_rows_find (rows, length - 1) + 1 : 0;
  guint n = 0;

  while (position-- > 0 && n < MOST)
    if (is_shown (G_LIST_MODEL (rows), position))
      {
        assert_tells (picture, G_LIST_MODEL (rows), position);
        picture = gtk_widget_get_next_sibling (picture);
        n++;
      }
  g_assert_null (picture);
}

static void
test_follow (void)
{
  g_autoptr (ComstockGame) game = board_deal ("rival:easy,rival:easy,rival:easy", 0, SEED);
  g_autoptr (GtkWidget) feed = g_object_ref_sink (comstock_feed_new (game, &comstock_board_log_pictures, MOST));
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (!comstock_game_is_over (game))
    {
      board_deal_play_move (game, &rng);
      assert_follows (feed, game);
    }
  for (guint cursor = comstock_game_get_length (game); cursor > 0; cursor /= 2)
    {
      comstock_game_go_to (game, cursor);
      assert_follows (feed, game);
    }
  comstock_game_go_to (game, comstock_game_get_length (game));
  assert_follows (feed, game);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/feed/follow", test_follow);
  return g_test_run ();
}
