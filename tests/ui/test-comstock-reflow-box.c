/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-reflow-box.c: beside while the words have room, else below; never wider than its widest child. */

#include "ui/kit/comstock-reflow-box.h"

#include "widget-stage.h"

#define WORDS_WIDTH 150
#define BUTTON_WIDTH 100

typedef struct
{
  GtkWindow *window;
  GtkWidget *words;
  GtkWidget *button;
} Fixture;

static Fixture
show (int width)
{
  GtkWidget *box = comstock_reflow_box_new (WORDS_WIDTH);
  Fixture fixture;

  fixture.words = g_object_new (GTK_TYPE_LABEL, "label", "A sentence that is much longer than the window is wide",
                                "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  fixture.button = g_object_new (GTK_TYPE_BUTTON, "label", "Go", "width-request", BUTTON_WIDTH, NULL);
  comstock_reflow_box_append (COMSTOCK_REFLOW_BOX (box), fixture.words);
  comstock_reflow_box_append (COMSTOCK_REFLOW_BOX (box), fixture.button);
  fixture.window = stage_show (box, width, 200);
  return fixture;
}

static graphene_rect_t
get_bounds (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, gtk_widget_get_parent (widget), &bounds));
  return bounds;
}

static void
test_beside (void)
{
  Fixture fixture = show (WORDS_WIDTH + BUTTON_WIDTH + 50);
  const graphene_rect_t words = get_bounds (fixture.words);
  const graphene_rect_t button = get_bounds (fixture.button);

  g_assert_cmpfloat (words.size.width, >=, WORDS_WIDTH);
  g_assert_cmpfloat (button.origin.x, >=, words.origin.x + words.size.width);
  stage_close (fixture.window);
}

static void
test_right_to_left (void)
{
  Fixture fixture;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  fixture = show (WORDS_WIDTH + BUTTON_WIDTH + 50);
  g_assert_cmpfloat (get_bounds (fixture.button).origin.x, <, get_bounds (fixture.words).origin.x);
  stage_close (fixture.window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_below (void)
{
  Fixture fixture = show (WORDS_WIDTH + BUTTON_WIDTH - 20);
  const graphene_rect_t words = get_bounds (fixture.words);

  g_assert_cmpfloat (words.size.width, ==, WORDS_WIDTH + BUTTON_WIDTH - 20);
  g_assert_cmpfloat (get_bounds (fixture.button).origin.y, >=, words.origin.y + words.size.height);
  stage_close (fixture.window);
}

/* Words that have all they need stay beside, whatever room they might have asked for. */
static void
test_short_words (void)
{
  Fixture fixture = show (WORDS_WIDTH + BUTTON_WIDTH - 20);

  gtk_label_set_label (GTK_LABEL (fixture.words), "A word");
  stage_settle ();
  g_assert_cmpfloat (get_bounds (fixture.button).origin.x, >, 0);
  gtk_widget_hide (fixture.button);
  stage_settle ();
  g_assert_cmpfloat (get_bounds (fixture.words).size.width, ==, WORDS_WIDTH + BUTTON_WIDTH - 20);
  stage_close (fixture.window);
}

static void
test_width (void)
{
  Fixture fixture = show (400);
  int minimum;

  gtk_widget_measure (gtk_widget_get_parent (fixture.words), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  g_assert_cmpint (minimum, ==, BUTTON_WIDTH);
  stage_close (fixture.window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/reflow-box/beside", test_beside);
  g_test_add_func ("/reflow-box/right-to-left", test_right_to_left);
  g_test_add_func ("/reflow-box/below", test_below);
  g_test_add_func ("/reflow-box/short-words", test_short_words);
  g_test_add_func ("/reflow-box/width", test_width);

  return g_test_run ();
}
