/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log in rows: they follow the game as it grows and is taken back, show pictures, and lead to their moment. */

#include "ui/table/comstock-log-rows.h"

#include "model/cards/comstock-cards-game.h"
#include "session.h"
#include "ui/cards/cards/comstock-cards-thumbs.h"
#include "ui/cards/table/comstock-cards-log.h"
#include "ui/table/comstock-log-pane.h"
#include "ui/table/comstock-rival-face.h"
#include "ui-probe.h"

static void
assert_same (GListModel *rows,
             GListModel *others)
{
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, g_list_model_get_n_items (others));
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ComstockLogRow) row = g_list_model_get_item (rows, i);
      g_autoptr (ComstockLogRow) other = g_list_model_get_item (others, i);

      g_assert_cmpuint (comstock_log_row_get_n_entries (row), ==, comstock_log_row_get_n_entries (other));
      g_assert_cmpuint (comstock_log_row_get_move (row), ==, comstock_log_row_get_move (other));
    }
}

typedef struct
{
  guint n_items;        /* as far as was told */
} Watch;

static void
on_items_changed (Watch *watch,
                  guint  position,
                  guint  removed,
                  guint  added)
{
  g_assert_cmpuint (position + removed, <=, watch->n_items);
  watch->n_items += added - removed;
}

static void
assert_follows (ComstockLogRows *rows,
                ComstockGame    *game,
                const Watch     *watch)
{
  g_autoptr (ComstockLogRows) anew = comstock_log_rows_new (comstock_game_get_log (game), &comstock_cards_log_pictures);

  assert_same (G_LIST_MODEL (rows), G_LIST_MODEL (anew));
  g_assert_cmpuint (watch->n_items, ==, g_list_model_get_n_items (G_LIST_MODEL (rows)));
}

/* Whatever is played and taken back, they are the rows that a new list would have. */
static void
test_follow (void)
{
  g_autoptr (ComstockGame) game = session_create_game (0);
  g_autoptr (ComstockLogRows) rows = comstock_log_rows_new (comstock_game_get_log (game), &comstock_cards_log_pictures);
  Watch watch = { g_list_model_get_n_items (G_LIST_MODEL (rows)) };

  g_signal_connect_swapped (rows, "items-changed", G_CALLBACK (on_items_changed), &watch);
  for (guint moves = 1; moves < 60; moves++)
    {
      session_play_first_moves (game, moves);
      assert_follows (rows, game, &watch);
    }
  comstock_game_go_to (game, 23);
  comstock_game_branch (game);
  assert_follows (rows, game, &watch);
  session_play_first_moves (game, 40);
  assert_follows (rows, game, &watch);
}

/* All entries are told, each once, and found again. */
static void
check_complete (const ComstockLogPictures *pictures)
{
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  g_autoptr (ComstockLogRows) rows = comstock_log_rows_new (comstock_game_get_log (game), pictures);
  const guint n_entries = g_list_model_get_n_items (comstock_game_get_log (game));
  guint told = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);

      for (guint j = 0; j < comstock_log_row_get_n_entries (row); j++)
        g_assert_cmpuint (comstock_log_rows_find (rows, told++), ==, i);
    }
  g_assert_cmpuint (told, ==, n_entries);
}

static void
test_complete (void)
{
  check_complete (&comstock_cards_log_pictures);
  check_complete (NULL);
}

static GtkWidget *
create_picture (ComstockGame *game,
                GListModel   *rows,
                guint         position)
{
  g_autoptr (ComstockLogRow) row = g_list_model_get_item (rows, position);

  return g_object_ref_sink (comstock_cards_log_pictures.picture_new (game, row));
}

/* What each turn brought adds up to what everybody has at the end. */
static void
test_gains (void)
{
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  g_autoptr (ComstockLogRows) rows = comstock_log_rows_new (comstock_game_get_log (game), &comstock_cards_log_pictures);
  int totals[CARDS_MAX_SEATS] = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);
      g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, 0);
      g_autoptr (GtkWidget) picture = create_picture (game, G_LIST_MODEL (rows), i);
      GtkLabel *gain = ui_probe_find_styled (picture, "gain");

      /* A minus is not the one of the keyboard. */
      if (gain != NULL && g_str_has_prefix (gtk_label_get_label (gain), "+"))
        totals[comstock_log_entry_get_seat (entry)] += atoi (gtk_label_get_label (gain));
      else if (gain != NULL)
        totals[comstock_log_entry_get_seat (entry)] -= atoi (g_utf8_next_char (gtk_label_get_label (gain)));
    }
  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    g_assert_cmpint (totals[seat], ==,
                     comstock_cards_seat_get_score (comstock_cards_game_get_seat (COMSTOCK_CARDS_GAME (game), seat)));
}

static int
measure_natural (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Between two cards of one value there is a mark, which takes room. */
static void
test_ties (void)
{
  g_autoptr (ComstockGame) game = session_create_game (G_MAXUINT);
  g_autoptr (ComstockLogRows) rows = comstock_log_rows_new (comstock_game_get_log (game), &comstock_cards_log_pictures);
  int plain = G_MAXINT;
  int tied = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);
      g_autofree char *sentence = comstock_log_row_dup_sentence (row);
      g_autoptr (GtkWidget) picture = NULL;

      if (strstr (sentence, "1st to play: ") == NULL)
        continue;
      picture = create_picture (game, G_LIST_MODEL (rows), i);
      if (strstr (sentence, "the tie is broken") != NULL)
        tied = MAX (tied, measure_natural (picture));
      else
        plain = MIN (plain, measure_natural (picture));
    }
  g_assert_cmpint (tied, >, plain);
}

static ComstockGame *
create_game_of_rivals (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup;
  ComstockCardsGame *game;

  comstock_cards_setup_init (&setup);
  g_assert_true (comstock_cards_setup_parse (&setup, "rival:easy,rival:easy,rival:easy,rival:easy", &error));
  setup.seed = 1;
  for (guint i = 0; i < setup.n_seats; i++)
    comstock_holder_set_name (&setup.seats[i].holder, comstock_rivals[i].name);
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

static gboolean
shows (GtkWidget  *widget,
       const char *text)
{
  if (GTK_IS_LABEL (widget) && strcmp (gtk_label_get_label (GTK_LABEL (widget)), text) == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

/* Why rivals played their auction cards stands below these once all lie open, beside their faces. */
static void
test_bids (void)
{
  g_autoptr (ComstockGame) game = create_game_of_rivals ();
  g_autoptr (ComstockLogRows) rows = comstock_log_rows_new (comstock_game_get_log (game), &comstock_cards_log_pictures);
  guint told = 0;

  while (comstock_game_get_cursor (game) < 40)
    g_assert_true (comstock_game_play_automatic (game, NULL));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);

      for (guint j = 0; j < comstock_log_row_get_n_entries (row); j++)
        {
          g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, j);
          g_autofree char *motive = comstock_log_entry_dup_motive (entry);
          g_autoptr (GtkWidget) picture = NULL;

          if (motive == NULL || comstock_log_entry_get_event (entry)->type != CARDS_EVENT_ORDER)
            continue;
          picture = create_picture (game, G_LIST_MODEL (rows), i);
          g_assert_true (shows (picture, motive));
          g_assert_nonnull (ui_probe_find (picture, COMSTOCK_TYPE_RIVAL_FACE));
          told++;
        }
    }
  g_assert_cmpuint (told, >, 0);
}

static ComstockLogRow *
dup_row (GtkListView *list,
         guint        position)
{
  return g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (list)), position);
}

/* A row that says more than one thing has pictures, and its sentences as its name; a press leads to its moment. */
static void
test_pane (void)
{
  g_autoptr (ComstockGame) game = session_create_game (40);
  ComstockWindow *window = session_open_window ();
  GtkListView *list;
  GtkWidget *pictures;
  g_autoptr (ComstockLogRow) row = NULL;
  g_autofree char *sentence = NULL;

  comstock_window_set_game (window, game);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.log", NULL);
  stage_settle ();
  list = GTK_LIST_VIEW (gtk_widget_get_template_child (ui_probe_find (window, COMSTOCK_TYPE_LOG_PANE),
                                                       COMSTOCK_TYPE_LOG_PANE, "list"));
  pictures = ui_probe_find (list, COMSTOCK_TYPE_CARDS_THUMBS);
  g_assert_nonnull (pictures);
  g_assert_cmpint (gtk_widget_get_width (pictures), >, 0);
  g_signal_emit_by_name (list, "activate", 1u);
  stage_settle ();
  row = dup_row (list, 1);
  g_assert_cmpuint (comstock_log_row_get_n_entries (row), >, 1);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, comstock_log_row_get_move (row));
  sentence = comstock_log_row_dup_sentence (row);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (list)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if ((gtk_widget_get_state_flags (child) & GTK_STATE_FLAG_SELECTED) != 0)
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
  session_close_window (window);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/log-rows/follow", test_follow);
  g_test_add_func ("/log-rows/complete", test_complete);
  g_test_add_func ("/log-rows/gains", test_gains);
  g_test_add_func ("/log-rows/ties", test_ties);
  g_test_add_func ("/log-rows/bids", test_bids);
  g_test_add_func ("/log-rows/pane", test_pane);
  return g_test_run ();
}
