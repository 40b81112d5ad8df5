/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-column-view.c: in step with the game, choosing and being refused, focus, pictures. */

#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/cards/comstock-cards-slot.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-sign.h"

#include "ui/cards/cards/comstock-cards-card-back.h"
#include "ui/cards/cards/comstock-cards-terrain-card.h"
#include "ui/table/comstock-callout.h"
#include "ui-clock.h"
#include "ui-probe.h"
#include "widget-stage.h"

/* How long a sentence stays, in milliseconds. */
#define SENTENCE 5000

typedef struct
{
  ComstockCardsGame *game;
  GtkWidget *column;
  GtkWindow *window;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  GtkWidget *overlay;

  fixture->game = stage_game_new (11);
  fixture->column = comstock_cards_column_view_new ();
  comstock_cards_column_view_set_game (COMSTOCK_CARDS_COLUMN_VIEW (fixture->column), fixture->game);
  overlay = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), fixture->column);
  fixture->window = stage_show (overlay, 560, 760);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gpointer game = fixture->game;

  g_object_add_weak_pointer (G_OBJECT (fixture->game), &game);
  stage_close (fixture->window);
  g_object_unref (fixture->game);
  g_assert_null (game);
}

/* The first below @widget of this type, itself included; NULL if there is none. */
static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* What lies in the column, cards and slots. */
static GtkWidget *
first_place (Fixture *fixture)
{
  return gtk_widget_get_first_child (gtk_widget_get_first_child (find (fixture->column, COMSTOCK_TYPE_KEY_GROUP)));
}

static GtkWidget *
nth_button (Fixture *fixture,
            guint    position)
{
  GtkWidget *place = first_place (fixture);

  while (place != NULL && (COMSTOCK_IS_CARDS_SLOT (place) || position-- > 0))
    place = gtk_widget_get_next_sibling (place);
  return place;
}

static void
assert_in_step (Fixture *fixture)
{
  GListModel *cards = comstock_cards_game_get_column (fixture->game);
  const guint n = g_list_model_get_n_items (cards);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ComstockCardsCard) wanted = g_list_model_get_item (cards, i);
      g_autoptr (ComstockCardsCard) shown = NULL;

      g_object_get (nth_button (fixture, i), "card", &shown, NULL);
      g_assert_true (shown == wanted);
    }
  g_assert_null (nth_button (fixture, n));
}

static void
test_in_step (Fixture      *fixture,
              gconstpointer data)
{
  assert_in_step (fixture);
  while (!comstock_game_is_over (COMSTOCK_GAME (fixture->game)))
    {
      stage_step (fixture->game);
      assert_in_step (fixture);
    }
  comstock_game_go_to (COMSTOCK_GAME (fixture->game), 20);
  assert_in_step (fixture);
  comstock_cards_column_view_set_game (COMSTOCK_CARDS_COLUMN_VIEW (fixture->column), NULL);
  g_assert_null (nth_button (fixture, 0));
}

static void
test_pictures (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GdkTexture) light = NULL;
  g_autoptr (GdkTexture) dark = NULL;

  stage_play_to (fixture->game, CARDS_STEP_TAKE, 1);
  stage_settle ();
  light = stage_picture (GTK_WIDGET (fixture->window), "column");
  stage_set_mood ("style-dark.css");
  stage_settle ();
  dark = stage_picture (GTK_WIDGET (fixture->window), "column-dark");
  stage_set_mood (NULL);
  g_assert_cmpuint (stage_count_colors (light), >, 200);
  g_assert_cmpuint (stage_count_colors (dark), >, 200);
}

static void
on_chosen (ComstockCardsColumnView *column,
           ComstockCardsCard       *card,
           ComstockCardsCard      **chosen)
{
  *chosen = card;
}

static void
test_choosing (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (ComstockCardsCard) first = g_list_model_get_item (comstock_cards_game_get_column (fixture->game), 0);
  ComstockCardsCard *chosen = NULL;

  g_signal_connect (fixture->column, "card-chosen", G_CALLBACK (on_chosen), &chosen);
  comstock_cards_column_view_set_refusal (COMSTOCK_CARDS_COLUMN_VIEW (fixture->column), "Pick an auction card first.");
  g_signal_emit_by_name (nth_button (fixture, 0), "clicked");
  g_assert_null (chosen);
  stage_settle ();
  g_object_unref (stage_picture (fixture->column, "column-refused"));

  comstock_cards_column_view_set_refusal (COMSTOCK_CARDS_COLUMN_VIEW (fixture->column), NULL);
  g_signal_emit_by_name (nth_button (fixture, 0), "clicked");
  g_assert_true (chosen == first);
}

static void
test_takeable (Fixture      *fixture,
               gconstpointer data)
{
  GtkWidget *button = nth_button (fixture, 1);

  g_assert_false (gtk_widget_has_css_class (button, "takeable"));
  stage_play_to (fixture->game, CARDS_STEP_TAKE, 1);
  button = nth_button (fixture, 1);
  g_assert_true (gtk_widget_has_css_class (button, "takeable"));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Can be taken now");
}

/* What a callout says, or NULL while there is none. */
static const char *
get_sentence (Fixture *fixture)
{
  GtkWidget *callout = ui_probe_find (fixture->window, COMSTOCK_TYPE_CALLOUT);

  return callout != NULL ? gtk_label_get_label (ui_probe_find (callout, GTK_TYPE_LABEL)) : NULL;
}

/* While others are asked no card is marked, and each says why. */
static void
test_others_asked (Fixture      *fixture,
                   gconstpointer data)
{
  ComstockCardsColumnView *column = COMSTOCK_CARDS_COLUMN_VIEW (fixture->column);
  GtkWidget *button;

  stage_play_to (fixture->game, CARDS_STEP_TAKE, 1);
  comstock_cards_column_view_set_refusal (column, "Wait for your turn.");
  button = nth_button (fixture, 1);
  g_assert_false (gtk_widget_has_css_class (button, "takeable"));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Wait for your turn.");
  comstock_cards_column_view_set_refusal (column, NULL);
  g_assert_true (gtk_widget_has_css_class (button, "takeable"));
}

/* Cards may be refused in place; what is played, or time takes the sentence away. */
static void
test_sentences (Fixture      *fixture,
                gconstpointer data)
{
  ComstockCardsColumnView *column = COMSTOCK_CARDS_COLUMN_VIEW (fixture->column);
  ComstockCardsCard *card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (nth_button (fixture, 1)));
  GtkWidget *pile = comstock_cards_column_view_get_pile (column, card);

  comstock_cards_column_view_set_refusal (column, "Not now.");
  g_signal_emit_by_name (nth_button (fixture, 1), "clicked");
  g_assert_cmpstr (get_sentence (fixture), ==, "Not now.");
  comstock_cards_column_view_set_refusal (column, NULL);
  g_assert_null (get_sentence (fixture));
  g_signal_emit_by_name (pile, "clicked");
  g_assert_cmpstr (get_sentence (fixture), ==, comstock_cards_card_back_get_meaning (COMSTOCK_CARDS_CARD_BACK (pile)));
  stage_step (fixture->game);
  g_assert_null (get_sentence (fixture));
  comstock_cards_column_view_set_refusal (column, "Not now.");
  g_signal_emit_by_name (nth_button (fixture, 1), "clicked");
  ui_clock_advance (SENTENCE - 1);
  stage_settle ();
  g_assert_cmpstr (get_sentence (fixture), ==, "Not now.");
  ui_clock_advance (1);
  stage_settle ();
  g_assert_null (get_sentence (fixture));
}

/* The focus moves to a neighbour before its card is taken away. */
static void
test_focus (Fixture      *fixture,
            gconstpointer data)
{
  GListModel *cards = comstock_cards_game_get_column (fixture->game);

  stage_play_to (fixture->game, CARDS_STEP_BID, 0);
  while (g_list_model_get_n_items (cards) > 1)
    {
      g_assert_true (gtk_widget_grab_focus (nth_button (fixture, 0)));
      stage_step (fixture->game);
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window), fixture->column));
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

static CsMove
find_take (Fixture *fixture)
{
  g_autoptr (ComstockCardsCard) first = NULL;

  while (comstock_cards_game_get_step (fixture->game) != CARDS_STEP_TAKE)
    stage_step (fixture->game);
  first = g_list_model_get_item (comstock_cards_game_get_column (fixture->game), 0);
  return cards_move (CARDS_MOVE_TAKE, comstock_cards_card_get_number (first));
}

/* A card that is taken leaves a slot of its size with the taker's sign, and comes back into it. */
static void
test_slots (Fixture      *fixture,
            gconstpointer data)
{
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  const CsMove take = find_take (fixture);
  const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
  graphene_rect_t before, after;
  GtkWidget *slot;

  stage_settle ();
  g_assert_true (gtk_widget_compute_bounds (nth_button (fixture, 1), fixture->column, &before));
  g_assert_true (comstock_game_play (game, seat, take, NULL));
  stage_settle ();
  slot = first_place (fixture);
  g_assert_true (COMSTOCK_IS_CARDS_SLOT (slot));
  g_assert_nonnull (find (slot, COMSTOCK_TYPE_SIGN));
  g_assert_true (gtk_widget_compute_bounds (nth_button (fixture, 0), fixture->column, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  comstock_game_undo (game);
  g_assert_false (COMSTOCK_IS_CARDS_SLOT (first_place (fixture)));
  assert_in_step (fixture);
}

/* A row asks for no more room than it fills. */
static void
test_row (Fixture      *fixture,
          gconstpointer data)
{
  GtkWidget *row = gtk_widget_get_parent (first_place (fixture));
  graphene_rect_t bounds;
  int least;

  comstock_cards_column_view_set_row (COMSTOCK_CARDS_COLUMN_VIEW (fixture->column), TRUE, FALSE);
  stage_settle ();
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_allocate (row, least, gtk_widget_get_height (row), -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (row), row, &bounds));
  g_assert_cmpfloat (ceilf (bounds.origin.x + bounds.size.width), ==, least);
}

/* A game that comes back in the middle of a round has its slots, that of a character as large as its card. */
static void
test_restored (Fixture      *fixture,
               gconstpointer data)
{
  ComstockGame *game = COMSTOCK_GAME (fixture->game);
  const CsMove take = find_take (fixture);
  const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
  graphene_rect_t before, after;

  g_assert_true (cards_is_character ((CardsCard) cards_move_argument (take)));
  stage_settle ();
  g_assert_true (gtk_widget_compute_bounds (first_place (fixture), fixture->column, &before));
  g_assert_true (comstock_game_play (game, seat, take, NULL));
  comstock_cards_column_view_set_game (COMSTOCK_CARDS_COLUMN_VIEW (fixture->column), NULL);
  comstock_cards_column_view_set_game (COMSTOCK_CARDS_COLUMN_VIEW (fixture->column), fixture->game);
  stage_settle ();
  g_assert_true (gtk_widget_compute_bounds (first_place (fixture), fixture->column, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_true (COMSTOCK_IS_CARDS_SLOT (first_place (fixture)));
  g_assert_nonnull (find (first_place (fixture), COMSTOCK_TYPE_SIGN));
  assert_in_step (fixture);
}

/* Whatever is taken in a round, the next one begins without slots. */
static void
test_next_round (Fixture      *fixture,
                 gconstpointer data)
{
  const guint round = comstock_cards_game_get_round (fixture->game);

  while (comstock_cards_game_get_round (fixture->game) == round)
    stage_step (fixture->game);
  g_assert_null (find (fixture->column, COMSTOCK_TYPE_CARDS_SLOT));
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  /* What is told for a moment is told until the clock goes on. */
  ui_clock_stop ();

  ADD ("/column-view/in-step", test_in_step);
  ADD ("/column-view/pictures", test_pictures);
  ADD ("/column-view/choosing", test_choosing);
  ADD ("/column-view/takeable", test_takeable);
  ADD ("/column-view/others-asked", test_others_asked);
  ADD ("/column-view/sentences", test_sentences);
  ADD ("/column-view/focus", test_focus);
  ADD ("/column-view/slots", test_slots);
  ADD ("/column-view/row", test_row);
  ADD ("/column-view/restored", test_restored);
  ADD ("/column-view/next-round", test_next_round);

  return g_test_run ();
}
