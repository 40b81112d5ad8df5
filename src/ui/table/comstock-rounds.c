/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a mark and a dot for each round, as large as the text. */

#include "comstock-rounds.h"

#include <pango/pango.h>

#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-outline.h"

#define DOT 0.46        /* the diameter of a dot, and what lies between two, in sizes of the text */
#define GAP 0.3
#define PALE 0.3f

struct _ComstockRounds
{
  GtkWidget parent_instance;

  PangoLayout *mark;
  guint round;
  guint n_rounds;
};

G_DEFINE_FINAL_TYPE (ComstockRounds, comstock_rounds, GTK_TYPE_WIDGET)

static double
get_em (ComstockRounds *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const double em = (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics)) /
                    (double) PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return em;
}

static void
get_mark_size (ComstockRounds *self,
               int            *width,
               int            *height)
{
  *width = *height = 0;
  if (self->mark == NULL)
    return;
  pango_layout_get_pixel_size (self->mark, width, height);
  *width += (int) (get_em (self) * GAP);
}

static void
comstock_rounds_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  ComstockRounds *self = COMSTOCK_ROUNDS (widget);
  const double em = get_em (self);
  int width, height;

  get_mark_size (self, &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? MAX (height, (int) (em * DOT) + 2)
                                                                : width + (int) (self->n_rounds * em * (DOT + GAP)) + 2;
}

/* What is over is full, what comes is pale, and now is larger and has a rim: not told by color alone. */
static void
snapshot_dot (GtkSnapshot *snapshot,
              GdkRGBA      color,
              float        x,
              float        y,
              float        diameter)
{
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (x - diameter / 2, y - diameter / 2, diameter, diameter),
                                   diameter / 2);
  comstock_outline_fill (snapshot, &disc, &color);
}

static void
snapshot_dots (ComstockRounds *self,
               GtkSnapshot    *snapshot,
               GdkRGBA         ink,
               float           from)
{
  const float em = (float) get_em (self);
  const float middle = (float) gtk_widget_get_height (GTK_WIDGET (self)) / 2;
  GdkRGBA pale = ink;

  pale.alpha *= PALE;
  for (guint i = 1; i <= self->n_rounds; i++)
    {
      const float x = from + em * (float) (GAP + DOT) * ((float) i - 0.5f);

      snapshot_dot (snapshot, i <= self->round ? ink : pale, x, middle,
                    em * (float) (i == self->round ? DOT * 1.3 : DOT * 0.8));
    }
}

static void
comstock_rounds_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  ComstockRounds *self = COMSTOCK_ROUNDS (widget);
  GdkRGBA ink;
  int width, height;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  get_mark_size (self, &width, &height);
  if (self->mark != NULL)
    {
      const float top = (float) (gtk_widget_get_height (widget) - height) / 2;

      comstock_figure_snapshot_at (snapshot, self->mark, GRAPHENE_POINT_INIT (0, top), &ink);
    }
  snapshot_dots (self, snapshot, ink, (float) width);
}

static void
comstock_rounds_css_changed (GtkWidget         *widget,
                             GtkCssStyleChange *change)
{
  ComstockRounds *self = COMSTOCK_ROUNDS (widget);
  g_autoptr (PangoLayout) mark = g_steal_pointer (&self->mark);

  GTK_WIDGET_CLASS (comstock_rounds_parent_class)->css_changed (widget, change);
  if (mark != NULL)
    self->mark = gtk_widget_create_pango_layout (widget, pango_layout_get_text (mark));
  gtk_widget_queue_resize (widget);
}

static void
comstock_rounds_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_ROUNDS (object)->mark);
  G_OBJECT_CLASS (comstock_rounds_parent_class)->dispose (object);
}

static void
comstock_rounds_class_init (ComstockRoundsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_rounds_dispose;
  widget_class->measure = comstock_rounds_measure;
  widget_class->snapshot = comstock_rounds_snapshot;
  widget_class->css_changed = comstock_rounds_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_rounds_init (ComstockRounds *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
comstock_rounds_new (void)
{
  return g_object_new (COMSTOCK_TYPE_ROUNDS, NULL);
}

void
comstock_rounds_set (ComstockRounds *self,
                     const char     *mark,
                     guint           round,
                     guint           n_rounds)
{
  g_return_if_fail (COMSTOCK_IS_ROUNDS (self));

  g_clear_object (&self->mark);
  self->mark = gtk_widget_create_pango_layout (GTK_WIDGET (self), mark);
  self->round = round;
  self->n_rounds = n_rounds;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
