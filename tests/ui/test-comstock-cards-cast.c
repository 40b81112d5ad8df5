/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-cast.c: which characters it shows, what their VP are, who is ready, and how they lie. */

#include "ui/cards/cast/comstock-cards-cast.h"

#include <adwaita.h>

#include "model/cards/comstock-cards-names.h"
#include "ui-probe.h"
#include "widget-stage.h"

#define WIDE 500
#define HEIGHT 160

typedef struct
{
  ComstockCardsGame *game;
  ComstockCardsSeat *seat;
  GtkWindow *window;
  ComstockCardsCast *cast;
} Stage;

static guint
count_characters (Stage *stage)
{
  return g_list_model_get_n_items (comstock_cards_seat_get_characters (stage->seat));
}

static ComstockCardsPortrait *
get_portrait (Stage *stage,
              guint  index)
{
  g_autoptr (ComstockCardsCard) card =
    g_list_model_get_item (comstock_cards_seat_get_characters (stage->seat), index);

  return comstock_cards_cast_get_portrait (stage->cast, comstock_cards_card_get_character (card));
}

/* One move; the person takes every character that it can get. */
static void
step (ComstockCardsGame *game)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (COMSTOCK_GAME (game), 0);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < legal->len; i++)
    {
      const CsMove move = g_array_index (legal, CsMove, i);

      if (cards_move_type (move) == CARDS_MOVE_TAKE && cards_is_character ((CardsCard) cards_move_argument (move)))
        {
          comstock_game_play (COMSTOCK_GAME (game), 0, move, &error);
          g_assert_no_error (error);
          return;
        }
    }
  stage_step (game);
}

/* Plays until the person has @n_characters and shows them. */
static void
set_up (Stage *stage,
        guint  n_characters,
        int    width)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  stage->game = stage_game_new (7);
  stage->seat = comstock_cards_game_get_seat (stage->game, 0);
  stage->cast = COMSTOCK_CARDS_CAST (comstock_cards_cast_new ());
  comstock_cards_cast_set_seat (stage->cast, stage->seat);
  while (count_characters (stage) < n_characters)
    step (stage->game);
  gtk_widget_set_valign (GTK_WIDGET (stage->cast), GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (GTK_WIDGET (stage->cast), 10);
  gtk_widget_set_margin_end (GTK_WIDGET (stage->cast), 10);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (stage->cast));
  stage->window = stage_show (box, width, HEIGHT);
}

static void
tear_down (Stage *stage)
{
  stage_close (stage->window);
  g_object_unref (stage->game);
}

static graphene_rect_t
get_bounds (Stage *stage,
            guint  index)
{
  graphene_rect_t bounds;

  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (get_portrait (stage, index)), GTK_WIDGET (stage->cast), &bounds));
  return bounds;
}

static void
test_cards (void)
{
  g_autoptr (GdkTexture) picture = NULL;
  Stage stage;

  set_up (&stage, 4, WIDE);
  for (guint i = 0; i < 4; i++)
    {
      const graphene_rect_t bounds = get_bounds (&stage, i);

      g_assert_cmpfloat (bounds.size.width, ==, COMSTOCK_CARDS_PORTRAIT_WIDTH);
      g_assert_cmpfloat (bounds.size.height, ==, COMSTOCK_CARDS_PORTRAIT_HEIGHT);
      g_assert_true (i == 0 || bounds.origin.x >= get_bounds (&stage, i - 1).origin.x + COMSTOCK_CARDS_PORTRAIT_WIDTH);
    }
  picture = stage_picture (GTK_WIDGET (stage.cast), "cast");
  g_assert_cmpuint (stage_count_colors (picture), >, 100);
  tear_down (&stage);
}

/* Where there is too little room they overlap, and keep their size. */
static void
test_overlap (void)
{
  g_autoptr (GdkTexture) picture = NULL;
  Stage stage;

  set_up (&stage, 5, 280);
  for (guint i = 0; i < 5; i++)
    g_assert_cmpfloat (get_bounds (&stage, i).size.width, ==, COMSTOCK_CARDS_PORTRAIT_WIDTH);
  g_assert_cmpfloat (get_bounds (&stage, 1).origin.x, <, COMSTOCK_CARDS_PORTRAIT_WIDTH);
  g_assert_cmpfloat (get_bounds (&stage, 4).origin.x + COMSTOCK_CARDS_PORTRAIT_WIDTH, <=,
                     gtk_widget_get_width (GTK_WIDGET (stage.cast)));
  picture = stage_picture (GTK_WIDGET (stage.cast), "cast-overlap");
  tear_down (&stage);
}

/* As many as have room ask for it, whatever stands beside them: no name lies under a neighbour. */
static void
test_open (void)
{
  Stage stage;
  int least;

  set_up (&stage, 4, WIDE);
  comstock_cards_cast_set_room (stage.cast, 4);
  gtk_widget_measure (GTK_WIDGET (stage.cast), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, >=, 4 * COMSTOCK_CARDS_PORTRAIT_WIDTH);
  tear_down (&stage);
}

static void
assert_named_whole (Stage *stage)
{
  for (guint i = 0; i < count_characters (stage); i++)
    {
      GtkWidget *name = ui_probe_find_styled (get_portrait (stage, i), "name");

      g_assert_true (gtk_widget_get_mapped (name));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
    }
}

/* More than have room lie in two lines, as high as one of whole cards, and none covers another: with their names, as
 * long as they are as many as have room in both. */
static void
test_halves (void)
{
  g_autoptr (GdkTexture) picture = NULL;
  Stage stage;

  set_up (&stage, 5, WIDE);
  for (guint room = 4; room >= 2; room -= 2)
    {
      const float width = room == 4 ? COMSTOCK_CARDS_PORTRAIT_WIDTH : COMSTOCK_CARDS_PORTRAIT_HALF_WIDTH;
      int least;

      comstock_cards_cast_set_room (stage.cast, room);
      stage_settle ();
      /* They do not close up for what is asked beside them. */
      gtk_widget_measure (GTK_WIDGET (stage.cast), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpfloat ((float) least, >=, 3 * width);
      for (guint i = 1; i < 5; i++)
        {
          const graphene_rect_t before = get_bounds (&stage, i - 1), bounds = get_bounds (&stage, i);

          g_assert_cmpfloat (bounds.size.width, ==, width);
          g_assert_false (graphene_rect_intersection (&before, &bounds, NULL));
        }
      if (room == 4)
        assert_named_whole (&stage);
      g_assert_cmpfloat (get_bounds (&stage, 3).origin.x, ==, get_bounds (&stage, 0).origin.x);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (stage.cast)), ==, COMSTOCK_CARDS_PORTRAIT_HEIGHT);
    }
  picture = stage_picture (GTK_WIDGET (stage.cast), "cast-halves");
  comstock_cards_cast_set_room (stage.cast, 5);
  stage_settle ();
  g_assert_cmpfloat (get_bounds (&stage, 4).size.width, ==, COMSTOCK_CARDS_PORTRAIT_WIDTH);
  tear_down (&stage);
}

/* What is too long for a line takes two, in letters as large, and the card stays as high. */
static void
test_long_name (void)
{
  GtkLabel *name;
  Stage stage;

  set_up (&stage, 1, WIDE);
  name = GTK_LABEL (ui_probe_find_styled (get_portrait (&stage, 0), "name"));
  gtk_label_set_label (name, "Chinesischer Arbeiter");
  stage_settle ();
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (name)), ==, 2);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (name)));
  g_assert_cmpfloat (get_bounds (&stage, 0).size.height, ==, COMSTOCK_CARDS_PORTRAIT_HEIGHT);
  tear_down (&stage);
}

static void
test_faces (void)
{
  g_autoptr (GdkTexture) picture = NULL;
  Stage stage;

  set_up (&stage, 4, WIDE);
  comstock_cards_cast_set_room (stage.cast, 0);
  stage_settle ();
  g_assert_cmpfloat (get_bounds (&stage, 0).size.height, ==, COMSTOCK_CARDS_PORTRAIT_FACE);
  picture = stage_picture (GTK_WIDGET (stage.cast), "cast-faces");
  tear_down (&stage);
}

/* The name that a screen reader says: all of it is the model's, at every moment of a game. */
static void
assert_named (Stage *stage)
{
  CardsScore sheet;

  comstock_cards_seat_get_sheet (stage->seat, &sheet);
  for (guint i = 0; i < count_characters (stage); i++)
    {
      ComstockCardsPortrait *portrait = get_portrait (stage, i);
      ComstockCardsCard *card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (portrait));
      const CardsCharacter character = comstock_cards_portrait_get_character (portrait);
      const char *state = comstock_cards_card_is_used (card) ? ", used" :
                          cards_characters[character].arrow ? ", ready" : "";
      g_autofree char *name = g_strdup_printf ("%s, %d VP%s", comstock_cards_character_get_name (character),
                                               sheet.characters[character], state);

      gtk_test_accessible_assert_property (GTK_WIDGET (portrait), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    }
}

static void
test_names (void)
{
  guint used = 0;
  Stage stage;

  set_up (&stage, 1, WIDE);
  while (!comstock_game_is_over (COMSTOCK_GAME (stage.game)))
    {
      step (stage.game);
      assert_named (&stage);
      for (guint i = 0; i < count_characters (&stage); i++)
        used += !comstock_cards_portrait_is_ready (get_portrait (&stage, i));
    }
  g_assert_cmpuint (used, >, 0);
  comstock_game_go_to (COMSTOCK_GAME (stage.game), 0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (stage.cast)));
  tear_down (&stage);
}

static void
test_aim (void)
{
  ComstockCardsGain gain = { 0 };
  g_autoptr (GdkTexture) picture = NULL;
  Stage stage;

  set_up (&stage, 4, WIDE);
  g_assert_null (ui_probe_find_styled (stage.cast, "gain"));
  gain.characters[comstock_cards_portrait_get_character (get_portrait (&stage, 1))] = 3;
  comstock_cards_cast_set_aim (stage.cast, &gain);
  g_assert_cmpstr (gtk_label_get_label (ui_probe_find_styled (get_portrait (&stage, 1), "gain")), ==, "+3");
  g_assert_null (ui_probe_find_styled (get_portrait (&stage, 0), "gain"));
  comstock_cards_cast_ask (stage.cast, (int) comstock_cards_portrait_get_character (get_portrait (&stage, 2)));
  stage_settle ();
  picture = stage_picture (gtk_widget_get_parent (GTK_WIDGET (stage.cast)), "cast-aim");
  comstock_cards_cast_set_aim (stage.cast, NULL);
  g_assert_null (ui_probe_find_styled (stage.cast, "gain"));
  tear_down (&stage);
}

/* What is offered and brings nothing before the end has no figure: "+0" would say that it is worth nothing. */
static void
test_offered (void)
{
  ComstockCardsPortrait *portrait;
  Stage stage;

  set_up (&stage, 4, WIDE);
  portrait = get_portrait (&stage, 0);
  comstock_cards_portrait_offer (portrait, 4);
  g_assert_cmpstr (gtk_label_get_label (ui_probe_find_styled (portrait, "points")), ==, "+4");
  comstock_cards_portrait_offer (portrait, 0);
  g_assert_null (ui_probe_find_styled (portrait, "points"));
  tear_down (&stage);
}

static void
on_chosen (ComstockCardsCast      *cast,
           ComstockCardsPortrait  *portrait,
           ComstockCardsPortrait **chosen)
{
  *chosen = portrait;
}

static void
test_chosen (void)
{
  ComstockCardsPortrait *chosen = NULL;
  Stage stage;

  set_up (&stage, 3, WIDE);
  g_signal_connect (stage.cast, "chosen", G_CALLBACK (on_chosen), &chosen);
  ui_probe_press (get_portrait (&stage, 2));
  g_assert_true (chosen == get_portrait (&stage, 2));
  tear_down (&stage);
}

/* The key for abilities goes to who is ready, before others to who is asked. */
static void
test_focus_ready (void)
{
  Stage stage;
  guint ready = 0;

  set_up (&stage, 1, WIDE);
  g_assert_cmpint (comstock_cards_cast_focus_ready (stage.cast), ==,
                   comstock_cards_portrait_is_ready (get_portrait (&stage, 0)));
  while (!comstock_game_is_over (COMSTOCK_GAME (stage.game)))
    {
      const int ability = comstock_cards_game_get_ability (stage.game);

      if (ability >= 0 && comstock_cards_game_get_actor (stage.game) == 0)
        {
          comstock_cards_cast_ask (stage.cast, ability);
          g_assert_true (comstock_cards_cast_focus_ready (stage.cast));
          g_assert_true (gtk_window_get_focus (stage.window) ==
                         GTK_WIDGET (comstock_cards_cast_get_portrait (stage.cast, ability)));
          ready++;
        }
      step (stage.game);
    }
  g_assert_cmpuint (ready, >, 0);
  tear_down (&stage);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/cast/cards", test_cards);
  g_test_add_func ("/cast/overlap", test_overlap);
  g_test_add_func ("/cast/open", test_open);
  g_test_add_func ("/cast/halves", test_halves);
  g_test_add_func ("/cast/long-name", test_long_name);
  g_test_add_func ("/cast/faces", test_faces);
  g_test_add_func ("/cast/names", test_names);
  g_test_add_func ("/cast/aim", test_aim);
  g_test_add_func ("/cast/offered", test_offered);
  g_test_add_func ("/cast/chosen", test_chosen);
  g_test_add_func ("/cast/focus-ready", test_focus_ready);

  return g_test_run ();
}
