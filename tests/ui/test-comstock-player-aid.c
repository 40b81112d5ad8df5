/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player aid: its pages, its search, what is asked about and the way back. */

#include "ui/table/comstock-player-aid.h"

#include "model/cards/comstock-cards-topics.h"
#include "pebbles-game.h"
#include "ui/cards/table/comstock-cards-topic-drawing.h"
#include "ui/table/comstock-topic-row.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-tab-order.h"
#include "ui-probe.h"
#include "widget-stage.h"

typedef struct
{
  GtkWindow *window;
  ComstockPlayerAid *aid;
  GtkListBox *list;
} Stage;

static Stage
begin_with (const ComstockTopics *topics,
            ComstockTopicDrawing  dup_drawing)
{
  Stage stage = { 0 };

  stage.aid = g_object_new (COMSTOCK_TYPE_PLAYER_AID, NULL);
  comstock_player_aid_set_topics (stage.aid, topics, dup_drawing);
  stage.window = stage_show (GTK_WIDGET (stage.aid), 320, 600);
  stage.list = ui_probe_find (stage.aid, GTK_TYPE_LIST_BOX);
  return stage;
}

static Stage
begin (void)
{
  return begin_with (&comstock_cards_topics, comstock_cards_topic_dup_drawing);
}

static int
get_topic (const Stage *stage,
           int          row)
{
  GtkListBoxRow *widget = gtk_list_box_get_row_at_index (stage->list, row);

  return widget != NULL ? (int) comstock_topic_row_get_topic (COMSTOCK_TOPIC_ROW (widget)) : -1;
}

static guint
count (const Stage *stage)
{
  guint n = 0;

  while (get_topic (stage, (int) n) >= 0)
    n++;
  return n;
}

static char *told;

void __wrap_comstock_announce_aside (GtkWidget  *widget,
                                     const char *sentence);

void
__wrap_comstock_announce_aside (GtkWidget  *widget,
                                const char *sentence)
{
  g_free (told);
  told = g_strdup (sentence);
}

static void
search (const Stage *stage,
        const char  *text)
{
  GtkSearchEntry *entry = ui_probe_find (stage->aid, GTK_TYPE_SEARCH_ENTRY);

  gtk_search_entry_set_search_delay (entry, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  stage_settle ();
}

/* The text of the first visible label that holds @part, or NULL. */
static const char *
find_text (GtkWidget  *root,
           const char *part)
{
  const char *found = NULL;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), part) != NULL)
    return gtk_label_get_text (GTK_LABEL (root));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_text (child, part);
  return found;
}

/* The player aid tells of each character and row, the rules of each topic. */
static void
test_pages (void)
{
  Stage stage = begin ();
  const guint brief = count (&stage);

  g_assert_cmpuint (brief, >, CARDS_CHARACTERS + CARDS_ROWS);
  g_assert_null (find_text (GTK_WIDGET (stage.aid), "Our ruling"));
  ui_probe_press (ui_probe_find_button (stage.aid, "Rules"));
  g_assert_cmpuint (count (&stage), ==, comstock_topics_get_n (&comstock_cards_topics));
  g_assert_nonnull (find_text (GTK_WIDGET (stage.aid), "Our ruling"));
  ui_probe_press (ui_probe_find_button (stage.aid, "Player Aid"));
  g_assert_cmpuint (count (&stage), ==, brief);
  stage_close (stage.window);
}

static void
test_search (void)
{
  Stage stage = begin ();

  search (&stage, "saloon");
  g_assert_cmpuint (count (&stage), >, 2);
  g_assert_cmpuint (count (&stage), <, 12);
  for (guint i = 0; i < count (&stage); i++)
    g_assert_true (comstock_topics_match (&comstock_cards_topics, (guint) get_topic (&stage, (int) i), "saloon"));
  g_assert_cmpstr (find_text (GTK_WIDGET (stage.aid), "topics of the rules found"), ==, told);
  /* Neither items that could be selected, nor a pane without a name on the way to them. */
  gtk_test_accessible_assert_role (gtk_list_box_get_row_at_index (stage.list, 0), GTK_ACCESSIBLE_ROLE_GROUP);
  g_assert_false (gtk_widget_get_focusable (ui_probe_find (stage.aid, GTK_TYPE_SCROLLED_WINDOW)));
  search (&stage, "xyzzy");
  g_assert_cmpuint (count (&stage), ==, 0);
  g_assert_cmpstr (find_text (GTK_WIDGET (stage.aid), "Nothing found in the rules"), ==, told);
  search (&stage, "");
  g_assert_null (told);
  g_assert_cmpuint (count (&stage), >, CARDS_CHARACTERS + CARDS_ROWS);
  g_assert_null (find_text (GTK_WIDGET (stage.aid), "found"));
  stage_close (stage.window);
}

static void
assert_asked (const Stage *stage,
              const char  *first)
{
  GtkWidget *focus = gtk_window_get_focus (stage->window);

  g_assert_cmpint (get_topic (stage, 0), ==, comstock_topics_find (&comstock_cards_topics, first));
  g_assert_true (focus == GTK_WIDGET (gtk_list_box_get_row_at_index (stage->list, 0)));
}

static void
test_explain (void)
{
  Stage stage = begin ();

  search (&stage, "saloon");
  comstock_player_aid_explain (stage.aid, "parcel:bank parcel:mine");
  stage_settle ();
  g_assert_cmpuint (count (&stage), ==, 2);
  assert_asked (&stage, "parcel:bank");
  comstock_player_aid_explain (stage.aid, "no:topic");
  g_assert_cmpuint (count (&stage), ==, 2);
  comstock_player_aid_explain (stage.aid, "character:banker");
  stage_settle ();
  g_assert_cmpuint (count (&stage), ==, 1);
  assert_asked (&stage, "character:banker");
  ui_probe_press (ui_probe_find_button (stage.aid, "Back to the Previous Topic"));
  assert_asked (&stage, "parcel:bank");
  g_assert_null (ui_probe_find_button (stage.aid, "Back to the Previous Topic"));
  ui_probe_press (ui_probe_find_button (stage.aid, "Rules"));
  g_assert_cmpuint (count (&stage), ==, comstock_topics_get_n (&comstock_cards_topics));
  stage_close (stage.window);
}

/* A pane that takes the place of another shows the same. */
static void
test_look (void)
{
  Stage former = begin ();
  Stage latter = begin ();
  g_autoptr (GVariant) asked = NULL;
  g_autoptr (GVariant) searching = NULL;

  comstock_player_aid_explain (former.aid, "character:banker");
  comstock_player_aid_explain (former.aid, "parcel:bank");
  asked = comstock_look_dup (COMSTOCK_LOOK (former.aid));
  search (&former, "prison");
  searching = comstock_look_dup (COMSTOCK_LOOK (former.aid));
  comstock_look_set (COMSTOCK_LOOK (latter.aid), searching);
  g_assert_cmpuint (count (&latter), ==, count (&former));
  comstock_look_set (COMSTOCK_LOOK (latter.aid), asked);
  g_assert_cmpuint (count (&latter), ==, 1);
  ui_probe_press (ui_probe_find_button (latter.aid, "Back to the Previous Topic"));
  g_assert_cmpint (get_topic (&latter, 0), ==, comstock_topics_find (&comstock_cards_topics, "character:banker"));
  stage_close (former.window);
  stage_close (latter.window);
}

static char *
dup_no_drawing (const char *id)
{
  return NULL;
}

/* From the search to the topics, which are one stop, and from it back to the buttons above. */
static void
test_tab (void)
{
  const Stage stage = begin ();
  GtkWidget *aid = GTK_WIDGET (stage.aid);
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (stage.list, 0));

  comstock_player_aid_search (stage.aid);
  g_assert_true (comstock_tab_order_move (aid, TRUE));
  g_assert_true (gtk_window_get_focus (stage.window) == row);
  g_assert_true (comstock_tab_order_move (aid, TRUE));
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (stage.window), GTK_WIDGET (stage.list)));
  comstock_player_aid_search (stage.aid);
  g_assert_true (comstock_tab_order_move (aid, FALSE));
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (stage.window)));

  /* The related topics of a row are below it, and it is above them. */
  comstock_player_aid_explain (stage.aid, "parcel:bank");
  stage_settle ();
  row = gtk_window_get_focus (stage.window);
  g_assert_true (GTK_IS_LIST_BOX_ROW (row));
  g_assert_true (comstock_tab_order_move (aid, TRUE));
  g_assert_true (GTK_IS_LABEL (gtk_window_get_focus (stage.window)));
  g_assert_true (comstock_tab_order_move (aid, FALSE));
  g_assert_true (gtk_window_get_focus (stage.window) == row);
  stage_close (stage.window);
}

/* Another game's rules, without pictures. */
static void
test_another_game (void)
{
  g_autoptr (ComstockGame) pebbles = pebbles_game_new_played ();
  Stage stage = begin_with (comstock_game_get_topics (pebbles), dup_no_drawing);

  g_assert_cmpuint (count (&stage), ==, 2);
  ui_probe_press (ui_probe_find_button (stage.aid, "Rules"));
  g_assert_cmpuint (count (&stage), ==, 3);
  g_assert_nonnull (find_text (GTK_WIDGET (stage.aid), "The race"));
  g_assert_nonnull (find_text (GTK_WIDGET (stage.aid), "after 3 rounds"));
  g_assert_nonnull (find_text (GTK_WIDGET (stage.aid), "See also: The aim"));
  g_assert_null (ui_probe_find (stage.aid, COMSTOCK_TYPE_PICTURE));
  comstock_player_aid_explain (stage.aid, "parcel:bank rule:going");
  stage_settle ();
  g_assert_cmpuint (count (&stage), ==, 1);
  g_assert_nonnull (find_text (GTK_WIDGET (stage.aid), "Our ruling: A pebble goes"));
  stage_close (stage.window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add_func ("/player-aid/pages", test_pages);
  g_test_add_func ("/player-aid/search", test_search);
  g_test_add_func ("/player-aid/explain", test_explain);
  g_test_add_func ("/player-aid/look", test_look);
  g_test_add_func ("/player-aid/another-game", test_another_game);
  g_test_add_func ("/player-aid/tab", test_tab);
  return g_test_run ();
}
