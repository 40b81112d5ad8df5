/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A full dot for a game that was won, a ring for any other, and a line through the averages. */

#include "comstock-results-chart.h"

#include <glib/gi18n.h>

#include "model/base/comstock-format.h"
#include "model/base/comstock-text.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-points-axis.h"

#define HEIGHT 200
#define MIN_WIDTH 240
#define DOT 5.0
#define RING 2
#define LINE 3

/* Games that an average is of: enough that one game does not bend the line much. */
#define SPAN 10

struct _ComstockResultsChart
{
  GtkWidget parent_instance;

  GArray *games;        /* of ComstockChartGame, without their days */
  char *first_day;      /* or NULL */
  char *last_day;
};

G_DEFINE_FINAL_TYPE (ComstockResultsChart, comstock_results_chart, GTK_TYPE_WIDGET)

static const ComstockChartGame *
get_game (ComstockResultsChart *self,
          guint                 i)
{
  return &g_array_index (self->games, ComstockChartGame, i);
}

/* Of game @i and those before it. */
static double
get_average (ComstockResultsChart *self,
             guint                 i)
{
  const guint n = MIN (i + 1, SPAN);
  int total = 0;

  for (guint j = i + 1 - n; j <= i; j++)
    total += get_game (self, j)->points;
  return (double) total / n;
}

static void
get_range (ComstockResultsChart *self,
           int                  *least,
           int                  *greatest)
{
  *least = *greatest = get_game (self, 0)->points;
  for (guint i = 1; i < self->games->len; i++)
    {
      *least = MIN (*least, get_game (self, i)->points);
      *greatest = MAX (*greatest, get_game (self, i)->points);
    }
}

/* Each game has a strip of its own, and stands in its middle. */
static double
get_x (ComstockResultsChart     *self,
       const ComstockPointsAxis *axis,
       guint                     i)
{
  return (double) axis->area.origin.x + (double) axis->area.size.width * (i + 0.5) / self->games->len;
}

static void
draw_averages (ComstockResultsChart     *self,
               cairo_t                  *cr,
               const ComstockPointsAxis *axis)
{
  const GdkRGBA color = comstock_art_get_color (GTK_WIDGET (self), "accent_color");

  for (guint i = 0; i < self->games->len; i++)
    cairo_line_to (cr, get_x (self, axis, i), (double) comstock_points_axis_get_y (axis, get_average (self, i)));
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

static void
draw_games (ComstockResultsChart     *self,
            cairo_t                  *cr,
            const ComstockPointsAxis *axis)
{
  const double radius = CLAMP ((double) axis->area.size.width / self->games->len / 2, 2, DOT);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, RING);
  for (guint i = 0; i < self->games->len; i++)
    {
      const ComstockChartGame *game = get_game (self, i);

      cairo_new_sub_path (cr);
      cairo_arc (cr, get_x (self, axis, i), (double) comstock_points_axis_get_y (axis, game->points),
                 game->won ? radius : radius - RING / 2.0, 0, 2 * G_PI);
      if (game->won)
        cairo_fill (cr);
      else
        cairo_stroke (cr);
    }
}

static void
snapshot_days (ComstockResultsChart     *self,
               GtkSnapshot              *snapshot,
               const ComstockPointsAxis *axis)
{
  const float left = axis->area.origin.x;
  const float right = left + axis->area.size.width;
  const float bottom = axis->area.origin.y + axis->area.size.height + COMSTOCK_CHART_GAP;
  int width, height;

  if (self->last_day == NULL)
    return;
  comstock_chart_measure_text (GTK_WIDGET (self), self->last_day, &width, &height);
  comstock_chart_snapshot_text (GTK_WIDGET (self), snapshot, self->last_day, right, bottom + (float) height / 2, 1);
  if (self->first_day != NULL && !g_str_equal (self->first_day, self->last_day))
    comstock_chart_snapshot_text (GTK_WIDGET (self), snapshot, self->first_day, left, bottom + (float) height / 2, 0);
}

static void
comstock_results_chart_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  ComstockResultsChart *self = COMSTOCK_RESULTS_CHART (widget);
  ComstockPointsAxis axis;
  int least, greatest;
  cairo_t *cr;

  if (self->games->len == 0)
    return;
  get_range (self, &least, &greatest);
  comstock_points_axis_init (&axis, widget, least, greatest, 0, 1);
  comstock_points_axis_snapshot (&axis, widget, snapshot);
  snapshot_days (self, snapshot, &axis);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 (float) gtk_widget_get_height (widget)));
  draw_averages (self, cr, &axis);
  draw_games (self, cr, &axis);
  cairo_destroy (cr);
}

typedef struct
{
  char *least;
  char *greatest;
  char *average;
} Gist;

static char *
look_up (const char *placeholder,
         gpointer    data)
{
  const Gist *gist = data;

  if (g_str_equal (placeholder, "least"))
    return g_strdup (gist->least);
  if (g_str_equal (placeholder, "greatest"))
    return g_strdup (gist->greatest);
  return g_str_equal (placeholder, "average") ? g_strdup (gist->average) : NULL;
}

static void
name (ComstockResultsChart *self)
{
  g_autofree char *label = NULL;
  int least, greatest;
  Gist gist;

  get_range (self, &least, &greatest);
  gist.least = comstock_text_number (least);
  gist.greatest = comstock_text_number (greatest);
  gist.average = comstock_format_decimal (get_average (self, self->games->len - 1), 1);
  label = comstock_text_fill (_("Points: {least} to {greatest}; average of the last ten games: {average}"), look_up,
                              &gist);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_free (gist.least);
  g_free (gist.greatest);
  g_free (gist.average);
}

static char *
dup_day (GDateTime *day)
{
  return day != NULL ? comstock_format_date (day) : NULL;
}

void
comstock_results_chart_show (ComstockResultsChart    *self,
                             const ComstockChartGame *games,
                             guint                    n)
{
  g_return_if_fail (COMSTOCK_IS_RESULTS_CHART (self));
  g_return_if_fail (n > 0);

  g_array_set_size (self->games, 0);
  g_array_append_vals (self->games, games, n);
  g_free (self->first_day);
  g_free (self->last_day);
  self->first_day = dup_day (games[0].day);
  self->last_day = dup_day (games[n - 1].day);
  name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
comstock_results_chart_measure (GtkWidget     *widget,
                                GtkOrientation orientation,
                                int            for_size,
                                int           *minimum,
                                int           *natural,
                                int           *minimum_baseline,
                                int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : MIN_WIDTH;
}

static void
comstock_results_chart_css_changed (GtkWidget         *widget,
                                    GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_results_chart_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
comstock_results_chart_finalize (GObject *object)
{
  ComstockResultsChart *self = COMSTOCK_RESULTS_CHART (object);

  g_array_unref (self->games);
  g_free (self->first_day);
  g_free (self->last_day);
  G_OBJECT_CLASS (comstock_results_chart_parent_class)->finalize (object);
}

static void
comstock_results_chart_class_init (ComstockResultsChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_results_chart_finalize;
  widget_class->measure = comstock_results_chart_measure;
  widget_class->snapshot = comstock_results_chart_snapshot;
  widget_class->css_changed = comstock_results_chart_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
comstock_results_chart_init (ComstockResultsChart *self)
{
  self->games = g_array_new (FALSE, FALSE, sizeof (ComstockChartGame));
}
