/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asking what something is, with real keys and clicks. */

#include "ui/kit/comstock-explain.h"

#include "model/cards/comstock-cards-topics.h"
#include "ui/cards/cards/comstock-cards-card-button.h"
#include "ui/cards/table/comstock-cards-table.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/table/comstock-topic-row.h"
#include "ui/shell/comstock-window.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "widget-stage.h"

typedef struct
{
  ComstockCardsGame *game;
  ComstockWindow *window;
  GtkWidget *card;      /* the character of the column */
  int topic;            /* that is about it */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (ComstockCardsCard) card = NULL;
  g_autofree char *id = NULL;

  fixture->game = stage_game_new (11);
  fixture->window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (fixture->window, COMSTOCK_GAME (fixture->game));
  gtk_window_present (GTK_WINDOW (fixture->window));
  stage_settle ();
  card = g_list_model_get_item (comstock_cards_game_get_column (fixture->game), 0);
  fixture->card =
    comstock_cards_column_view_find_card (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_COLUMN_VIEW), card);
  id = comstock_cards_topics_of_card (card);
  fixture->topic = comstock_topics_find (&comstock_cards_topics, id);
  g_assert_cmpint (fixture->topic, >=, 0);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->game);
  stage_settle ();
}

static gboolean
is_explained (gpointer data)
{
  Fixture *fixture = data;
  ComstockTopicRow *row = ui_probe_find (fixture->window, COMSTOCK_TYPE_TOPIC_ROW);

  return row != NULL && (int) comstock_topic_row_get_topic (row) == fixture->topic;
}

static gboolean
is_offered (gpointer data)
{
  Fixture *fixture = data;
  GtkPopover *popover = ui_probe_find (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_TABLE),
                                       GTK_TYPE_POPOVER_MENU);

  return popover != NULL && gtk_widget_get_mapped (GTK_WIDGET (popover));
}

static gboolean
is_offer_gone (gpointer data)
{
  return !is_offered (data);
}

static void
test_key (Fixture      *fixture,
          gconstpointer data)
{
  gtk_widget_grab_focus (fixture->card);
  ui_hand_do ("key shift+F1");
  ui_probe_wait (is_explained, fixture);
}

static void
test_menu_key (Fixture      *fixture,
               gconstpointer data)
{
  gtk_widget_grab_focus (fixture->card);
  ui_hand_do ("key shift+F10");
  ui_probe_wait (is_offered, fixture);
  ui_hand_do ("key Escape");
  ui_probe_wait (is_offer_gone, fixture);
  g_assert_false (is_explained (fixture));
  gtk_widget_grab_focus (fixture->card);
  ui_hand_do ("key shift+F10");
  ui_probe_wait (is_offered, fixture);
  ui_hand_do ("key Return");
  ui_probe_wait (is_explained, fixture);
}

/* The other button asks, and takes nothing. */
static void
test_click (Fixture      *fixture,
            gconstpointer data)
{
  ui_hand_point_at (fixture->card, 20, 20);
  ui_hand_do ("click 3");
  ui_probe_wait (is_offered, fixture);
  g_assert_cmpuint (comstock_game_get_length (COMSTOCK_GAME (fixture->game)), ==, 0);
  ui_hand_do ("key Escape");
  ui_probe_wait (is_offer_gone, fixture);
}

/* The nearest widget around that stands for something answers; NULL takes the answer back. */
static void
test_around (Fixture      *fixture,
             gconstpointer data)
{
  comstock_explain_set_topics (fixture->card, NULL);
  gtk_widget_grab_focus (fixture->card);
  ui_hand_do ("key shift+F1");
  fixture->topic = comstock_topics_find (&comstock_cards_topics, "stage:column");
  ui_probe_wait (is_explained, fixture);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add ("/explain/key", Fixture, NULL, set_up, test_key, tear_down);
  g_test_add ("/explain/menu-key", Fixture, NULL, set_up, test_menu_key, tear_down);
  g_test_add ("/explain/click", Fixture, NULL, set_up, test_click, tear_down);
  g_test_add ("/explain/around", Fixture, NULL, set_up, test_around, tear_down);
  return g_test_run ();
}
