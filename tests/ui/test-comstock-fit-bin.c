/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-fit-bin.c: words are neither broken nor cut where a smaller size helps, and never too small. */

#include "ui/kit/comstock-fit-bin.h"

#include "ui/kit/comstock-measure.h"
#include "widget-stage.h"

#define WORD "Incomprehensibilities"

typedef struct
{
  GtkWindow *window;
  GtkWidget *bin;
  GtkWidget *label;
  int wanted;           /* what the word needs, in pixels */
} Fixture;

static int
measure_word (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (WORD));

  return comstock_measure_natural_width (label);
}

/* In a window that has this part of the width that the word needs. */
static Fixture
show (const char *text,
      gboolean    wrap,
      double      part)
{
  Fixture fixture = { .wanted = measure_word () };

  fixture.label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", wrap,
                                "ellipsize", wrap ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END, NULL);
  fixture.bin = g_object_new (COMSTOCK_TYPE_FIT_BIN, "child", fixture.label, NULL);
  fixture.window = stage_show (fixture.bin, (int) (part * fixture.wanted), 100);
  return fixture;
}

static double
get_seen_width (Fixture *fixture)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (fixture->label, fixture->bin, &bounds));
  return (double) bounds.size.width;
}

static void
test_room (void)
{
  Fixture fixture = show (WORD, FALSE, 1.5);

  g_assert_cmpint (gtk_widget_get_width (fixture.label), ==, gtk_widget_get_width (fixture.bin));
  stage_close (fixture.window);
}

/* All of it, within the bin. */
static void
test_smaller (gconstpointer wrap)
{
  Fixture fixture = show (wrap != NULL ? WORD " " WORD : WORD, wrap != NULL, 0.85);

  g_assert_cmpint (gtk_widget_get_width (fixture.bin), <, fixture.wanted);
  g_assert_cmpint (gtk_widget_get_width (fixture.label), >=, fixture.wanted);
  g_assert_cmpfloat (get_seen_width (&fixture), <=, gtk_widget_get_width (fixture.bin) + 0.01);
  stage_close (fixture.window);
}

/* What would be too small to be read is cut. */
static void
test_too_small (void)
{
  Fixture fixture = show (WORD " " WORD " " WORD, FALSE, 1);

  g_assert_true (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (fixture.label))));
  g_assert_cmpint (gtk_widget_get_width (fixture.label), <=, gtk_widget_get_width (fixture.bin) * 4 / 3);
  stage_close (fixture.window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add_func ("/fit-bin/room", test_room);
  g_test_add_data_func ("/fit-bin/smaller", NULL, test_smaller);
  g_test_add_data_func ("/fit-bin/smaller-between-words", "wrap", test_smaller);
  g_test_add_func ("/fit-bin/too-small", test_too_small);
  return g_test_run ();
}
