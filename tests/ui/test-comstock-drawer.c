/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-drawer.c with a pane that counts what is asked of it. */

#include "ui/kit/comstock-drawer.h"

#include "ui-probe.h"
#include "widget-stage.h"

#define WIDTH 600
#define HEIGHT 400
#define PANE_WIDTH 200
#define WIDE_PANE 900

/* --- the pane --- */

#define PANE_TYPE (pane_get_type ())
G_DECLARE_FINAL_TYPE (Pane, pane, TEST, PANE, GtkWidget)

struct _Pane
{
  GtkWidget parent_instance;

  int width;            /* by nature; it can do with half of that */
  guint measured;
  guint allocated;
  guint drawn;
};

G_DEFINE_FINAL_TYPE (Pane, pane, GTK_TYPE_WIDGET)

static void
pane_measure (GtkWidget     *widget,
              GtkOrientation orientation,
              int            for_size,
              int           *minimum,
              int           *natural,
              int           *minimum_baseline,
              int           *natural_baseline)
{
  Pane *self = TEST_PANE (widget);

  self->measured++;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : 10;
  *minimum = *natural / 2;
}

static void
pane_size_allocate (GtkWidget *widget,
                    int        width,
                    int        height,
                    int        baseline)
{
  TEST_PANE (widget)->allocated++;
}

static void
pane_snapshot (GtkWidget   *widget,
               GtkSnapshot *snapshot)
{
  TEST_PANE (widget)->drawn++;
}

static void
pane_class_init (PaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = pane_measure;
  widget_class->size_allocate = pane_size_allocate;
  widget_class->snapshot = pane_snapshot;
}

static void
pane_init (Pane *self)
{
  self->width = PANE_WIDTH;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/* --- the tests --- */

typedef struct
{
  GtkWindow *window;
  ComstockDrawer *drawer;
  GtkWidget *content;
  Pane *pane;
  gboolean left_in_time;
} Fixture;

static void
on_open_changed (Fixture *fixture)
{
  if (!comstock_drawer_get_open (fixture->drawer))
    fixture->left_in_time = gtk_widget_get_mapped (GTK_WIDGET (fixture->pane));
}

static void
set_up (Fixture      *fixture,
        gconstpointer direction)
{
  gtk_widget_set_default_direction (GPOINTER_TO_INT (direction));
  fixture->content = gtk_label_new ("Content");
  fixture->pane = g_object_new (PANE_TYPE, NULL);
  fixture->drawer = g_object_new (COMSTOCK_TYPE_DRAWER, "pane", fixture->pane, "content", fixture->content, NULL);
  g_signal_connect_swapped (fixture->drawer, "notify::open", G_CALLBACK (on_open_changed), fixture);
  fixture->window = g_object_ref_sink (GTK_WINDOW (gtk_window_new ()));
  gtk_window_set_default_size (fixture->window, WIDTH, HEIGHT);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->drawer));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer direction)
{
  stage_close (fixture->window);
  g_object_unref (fixture->window);
  stage_set_animations (FALSE);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
present (Fixture *fixture)
{
  gtk_window_present (fixture->window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (fixture->window)))
    g_main_context_iteration (NULL, TRUE);
  stage_settle ();
}

static void
assert_place (Fixture *fixture,
              int      x,
              int      width)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->pane)));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->pane), GTK_WIDGET (fixture->drawer), &bounds));
  g_assert_cmpint ((int) bounds.origin.x, ==, x);
  g_assert_cmpint ((int) bounds.size.width, ==, width);
  g_assert_cmpint ((int) bounds.size.height, ==, HEIGHT);
  g_assert_cmpint (gtk_widget_get_width (fixture->content), ==, WIDTH);
}

static gboolean
is_shut (gpointer pane)
{
  return !gtk_widget_get_visible (pane);
}

static gboolean
is_whole (gpointer pane)
{
  GtkWidget *drawer = gtk_widget_get_parent (pane);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (pane, drawer, &bounds) && bounds.size.width > 0 && bounds.origin.x >= 0 &&
         (int) (bounds.origin.x + bounds.size.width) <= gtk_widget_get_width (drawer);
}

/* A closed pane costs nothing, whatever happens in it, before it was ever open and after. */
static void
test_closed (Fixture      *fixture,
             gconstpointer direction)
{
  present (fixture);
  gtk_widget_queue_resize (GTK_WIDGET (fixture->pane));
  stage_settle ();
  g_assert_cmpuint (fixture->pane->measured + fixture->pane->allocated + fixture->pane->drawn, ==, 0);
  comstock_drawer_set_open (fixture->drawer, TRUE);
  stage_settle ();
  assert_place (fixture, WIDTH - PANE_WIDTH, PANE_WIDTH);
  g_assert_cmpuint (fixture->pane->drawn, >, 0);
  comstock_drawer_set_open (fixture->drawer, FALSE);
  g_assert_true (fixture->left_in_time);
  stage_settle ();
  fixture->pane->measured = fixture->pane->allocated = fixture->pane->drawn = 0;
  gtk_widget_queue_resize (GTK_WIDGET (fixture->pane));
  gtk_widget_queue_resize (fixture->content);
  stage_settle ();
  g_assert_cmpuint (fixture->pane->measured + fixture->pane->allocated + fixture->pane->drawn, ==, 0);
}

/* A pane can be opened before its window was ever drawn, and is whole in the end. */
static void
test_first_frame (Fixture      *fixture,
                  gconstpointer direction)
{
  stage_set_animations (TRUE);
  gtk_window_present (fixture->window);
  comstock_drawer_set_open (fixture->drawer, TRUE);
  ui_probe_wait (is_whole, fixture->pane);
  stage_settle ();
  assert_place (fixture, WIDTH - PANE_WIDTH, PANE_WIDTH);
}

/* The same before there is a window to be seen. */
static void
test_no_window (Fixture      *fixture,
                gconstpointer direction)
{
  stage_set_animations (TRUE);
  comstock_drawer_set_open (fixture->drawer, TRUE);
  present (fixture);
  assert_place (fixture, WIDTH - PANE_WIDTH, PANE_WIDTH);
}

/* All sizes change in the frame in which it opens. */
static void
test_one_frame (Fixture      *fixture,
                gconstpointer direction)
{
  present (fixture);
  for (int i = 0; i < 2; i++)
    {
      fixture->pane->width += 20;
      gtk_widget_queue_resize (GTK_WIDGET (fixture->pane));
      gtk_widget_set_margin_top (fixture->content, i);
      comstock_drawer_set_open (fixture->drawer, i == 0);
      comstock_drawer_set_open (fixture->drawer, TRUE);
      gtk_widget_add_css_class (GTK_WIDGET (fixture->drawer), "large");
      stage_settle ();
      assert_place (fixture, WIDTH - fixture->pane->width, fixture->pane->width);
    }
}

/* From right to left the end is on the left. */
static void
test_mirrored (Fixture      *fixture,
               gconstpointer direction)
{
  present (fixture);
  comstock_drawer_set_open (fixture->drawer, TRUE);
  stage_settle ();
  assert_place (fixture, 0, PANE_WIDTH);
}

/* What is too wide by nature gets what there is. */
static void
test_narrow (Fixture      *fixture,
             gconstpointer direction)
{
  fixture->pane->width = WIDE_PANE;
  present (fixture);
  comstock_drawer_set_open (fixture->drawer, TRUE);
  stage_settle ();
  assert_place (fixture, 0, WIDTH);
}

/* It slides in and out, and turns around on its way. */
static void
test_slide (Fixture      *fixture,
            gconstpointer direction)
{
  present (fixture);
  stage_set_animations (TRUE);
  comstock_drawer_set_open (fixture->drawer, TRUE);
  g_assert_false (is_whole (fixture->pane));
  ui_probe_wait (is_whole, fixture->pane);
  comstock_drawer_set_open (fixture->drawer, FALSE);
  g_assert_false (is_shut (fixture->pane));
  comstock_drawer_set_open (fixture->drawer, TRUE);
  ui_probe_wait (is_whole, fixture->pane);
  comstock_drawer_set_open (fixture->drawer, FALSE);
  ui_probe_wait (is_shut, fixture->pane);
}

static void
add (const char      *path,
     GtkTextDirection direction,
     void           (*test) (Fixture      *fixture,
                             gconstpointer direction))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (direction), set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  add ("/drawer/closed", GTK_TEXT_DIR_LTR, test_closed);
  add ("/drawer/first-frame", GTK_TEXT_DIR_LTR, test_first_frame);
  add ("/drawer/no-window", GTK_TEXT_DIR_LTR, test_no_window);
  add ("/drawer/one-frame", GTK_TEXT_DIR_LTR, test_one_frame);
  add ("/drawer/mirrored", GTK_TEXT_DIR_RTL, test_mirrored);
  add ("/drawer/narrow", GTK_TEXT_DIR_LTR, test_narrow);
  add ("/drawer/slide", GTK_TEXT_DIR_LTR, test_slide);
  return g_test_run ();
}
