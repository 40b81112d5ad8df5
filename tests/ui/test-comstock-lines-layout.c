/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-lines-layout.c: one line as long as all fit, else more, whose widths are natural ones. */

#include "ui/kit/comstock-lines-layout.h"

#include "widget-stage.h"

#define SPACING 6
#define WIDTH 100

typedef struct
{
  GtkWindow *window;
  GtkWidget *children[3];
} Fixture;

static Fixture
show_in (GtkLayoutManager *layout,
         int               width)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  Fixture fixture;

  gtk_widget_set_layout_manager (box, layout);
  for (int i = 0; i < 3; i++)
    {
      fixture.children[i] = g_object_new (GTK_TYPE_BUTTON, "width-request", WIDTH, NULL);
      gtk_box_append (GTK_BOX (box), fixture.children[i]);
    }
  fixture.window = stage_show (box, width, 200);
  return fixture;
}

static Fixture
show (int width)
{
  return show_in (comstock_lines_layout_new (SPACING), width);
}

static graphene_rect_t
get_bounds (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, gtk_widget_get_parent (widget), &bounds));
  return bounds;
}

static void
test_one_line (void)
{
  Fixture fixture = show (3 * WIDTH + 2 * SPACING);

  for (int i = 1; i < 3; i++)
    {
      g_assert_cmpfloat (get_bounds (fixture.children[i]).origin.y, ==, get_bounds (fixture.children[0]).origin.y);
      g_assert_cmpfloat (get_bounds (fixture.children[i]).origin.x, ==, (float) (i * (WIDTH + SPACING)));
    }
  stage_close (fixture.window);
}

static void
test_more_lines (void)
{
  Fixture fixture = show (2 * WIDTH + SPACING + 20);
  const graphene_rect_t first = get_bounds (fixture.children[0]);
  const graphene_rect_t last = get_bounds (fixture.children[2]);

  g_assert_cmpfloat (get_bounds (fixture.children[1]).origin.y, ==, first.origin.y);
  g_assert_cmpfloat (last.origin.y, ==, first.origin.y + first.size.height + SPACING);
  g_assert_cmpfloat (last.origin.x, ==, first.origin.x);
  g_assert_cmpfloat (last.size.width, ==, WIDTH);
  stage_close (fixture.window);
}

/* What is left of a line goes to whatever expands in it. */
static void
test_expand (void)
{
  Fixture fixture = show (3 * WIDTH + 2 * SPACING + 50);

  gtk_widget_set_hexpand (fixture.children[1], TRUE);
  stage_settle ();
  g_assert_cmpfloat (get_bounds (fixture.children[1]).size.width, ==, WIDTH + 50);
  g_assert_cmpfloat (get_bounds (fixture.children[2]).size.width, ==, WIDTH);
  stage_close (fixture.window);
}

static void
test_right_to_left (void)
{
  Fixture fixture;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  fixture = show (3 * WIDTH + 2 * SPACING);
  g_assert_cmpfloat (get_bounds (fixture.children[1]).origin.x, <, get_bounds (fixture.children[0]).origin.x);
  stage_close (fixture.window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Columns are as many as the widest child allows, and fill the line; the last line keeps their width. */
static void
test_even (void)
{
  Fixture fixture = show_in (comstock_lines_layout_new_even (SPACING), 2 * WIDTH + SPACING + 40);

  for (int i = 0; i < 3; i++)
    g_assert_cmpfloat (get_bounds (fixture.children[i]).size.width, ==, WIDTH + 20);
  g_assert_cmpfloat (get_bounds (fixture.children[1]).origin.x, ==, WIDTH + 20 + SPACING);
  g_assert_cmpfloat (get_bounds (fixture.children[2]).origin.x, ==, 0);
  g_object_set (fixture.children[0], "width-request", WIDTH + 30, NULL);
  stage_settle ();
  for (int i = 0; i < 3; i++)
    g_assert_cmpfloat (get_bounds (fixture.children[i]).size.width, ==, 2 * WIDTH + SPACING + 40);
  stage_close (fixture.window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/lines-layout/one-line", test_one_line);
  g_test_add_func ("/lines-layout/more-lines", test_more_lines);
  g_test_add_func ("/lines-layout/expand", test_expand);
  g_test_add_func ("/lines-layout/even", test_even);
  g_test_add_func ("/lines-layout/right-to-left", test_right_to_left);

  return g_test_run ();
}
