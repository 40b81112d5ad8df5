/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line per seat in the color of its sign; dashes and the sign at its end tell it apart as well. */

#include "comstock-score-chart.h"

#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-points-axis.h"
#include "ui/kit/comstock-sign.h"

#define HEIGHT 240
#define MIN_HEIGHT 160
#define MIN_WIDTH 200
#define SIGN 20.0f
#define CASING 2
#define LINE 3
#define PERSONS_LINE 4.5

struct _ComstockScoreChart
{
  GtkWidget parent_instance;

  ComstockGame *game;
  char **signs;                 /* of its seats */
  const ComstockScoreLegend *legend;
  ComstockScoreHistory *history;
};

G_DEFINE_FINAL_TYPE (ComstockScoreChart, comstock_score_chart, GTK_TYPE_WIDGET)

/* Where the lines lie, and what the axes span. */
typedef struct
{
  ComstockPointsAxis points;
  guint n_rounds;   /* of the whole game */
} Scale;

/* The dashes of each seat's line, in widths of the line: dash, gap, dash, gap; a plain line has none. */
static const struct
{
  double lengths[4];
  int n;
} dashes[CS_MAX_SEATS] = {
  { { 0 }, 0 },
  { { 5, 2.5 }, 2 },
  { { 1, 2 }, 2 },
  { { 7, 2, 1, 2 }, 4 },
  { { 3, 1.5 }, 2 },
  { { 10, 4 }, 2 },
};

static void
init_scale (ComstockScoreChart *self,
            Scale              *scale)
{
  int least, greatest;

  comstock_score_history_get_range (self->history, &least, &greatest);
  scale->n_rounds = self->legend->n_parts * self->legend->n_rounds;
  comstock_points_axis_init (&scale->points, GTK_WIDGET (self), least, greatest, SIGN + 2 * COMSTOCK_CHART_GAP, 2);
}

static float
get_x (const Scale *scale,
       guint        round)
{
  const graphene_rect_t *area = &scale->points.area;

  return area->origin.x + area->size.width * (float) round / (float) scale->n_rounds;
}

/* The numbers of the rounds, as many as there is room for, and under them the parts. */
static void
snapshot_rounds_axis (ComstockScoreChart *self,
                      GtkSnapshot        *snapshot,
                      const Scale        *scale)
{
  const guint n = self->legend->n_rounds;
  const graphene_rect_t *area = &scale->points.area;
  const float below = area->origin.y + area->size.height + COMSTOCK_CHART_GAP;
  int width, height;
  guint every;

  comstock_chart_measure_text (GTK_WIDGET (self), "00", &width, &height);
  every = (float) width * 1.4f > area->size.width / (float) scale->n_rounds ? 2 : 1;
  for (guint round = 1; round <= scale->n_rounds; round++)
    {
      const guint number = (round - 1) % n + 1;
      g_autofree char *text = g_strdup_printf ("%u", number);

      /* The last of a part would touch the first of the next. */
      if ((number - 1) % every == 0 && (number + every <= n + 1 || round == scale->n_rounds))
        comstock_chart_snapshot_text (GTK_WIDGET (self), snapshot, text, get_x (scale, round),
                                      below + (float) height / 2, 0.5f);
    }
  for (guint part = 0; part < self->legend->n_parts; part++)
    comstock_chart_snapshot_text (GTK_WIDGET (self), snapshot, self->legend->get_part_name (part),
                                  (get_x (scale, part * n + 1) + get_x (scale, (part + 1) * n)) / 2,
                                  below + (float) height * 1.5f, 0.5f);
}

/* Between the parts, and where the game stands while an earlier moment is looked at. */
static void
snapshot_uprights (ComstockScoreChart *self,
                   GtkSnapshot        *snapshot,
                   const Scale        *scale)
{
  const float top = scale->points.area.origin.y;
  const float height = scale->points.area.size.height;
  GdkRGBA line = comstock_art_get_color (GTK_WIDGET (self), "comstock_now");

  if (self->history->present < self->history->n_rounds)
    {
      const float x = get_x (scale, self->history->present);

      gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (x - 1.5f, top, 3, height));
      gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (x - 5, top - 4, 10, 4));
    }
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &line);
  line.alpha = 0.6f;
  for (guint round = self->legend->n_rounds; round < scale->n_rounds; round += self->legend->n_rounds)
    gtk_snapshot_append_color (snapshot, &line,
                               &GRAPHENE_RECT_INIT ((float) (int) get_x (scale, round), top, 1, height));
}

/* A sign without colors has none but the text's. */
static void
get_seat_colors (ComstockScoreChart *self,
                 guint               seat,
                 GdkRGBA            *line,
                 GdkRGBA            *casing)
{
  if (!comstock_sign_get_colors (GTK_WIDGET (self), self->signs[seat], line, casing))
    {
      *line = *casing;
      casing->alpha = 0;
    }
}

/* The casing, which stands out from the line as its sign does, lets a line be seen on any ground. */
static void
draw_line (ComstockScoreChart *self,
           cairo_t            *cr,
           const Scale        *scale,
           guint               seat)
{
  const double width = comstock_game_is_person (self->game, seat) ? PERSONS_LINE : LINE;
  double lengths[G_N_ELEMENTS (dashes[0].lengths)];
  GdkRGBA line, casing;

  get_seat_colors (self, seat, &line, &casing);
  for (int i = 0; i < dashes[seat].n; i++)
    lengths[i] = dashes[seat].lengths[i] * width;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint round = 0; round <= self->history->n_rounds; round++)
    cairo_line_to (cr, (double) get_x (scale, round),
                   (double) comstock_points_axis_get_y (&scale->points,
                                                        comstock_score_history_get_total (self->history, round, seat)));
  gdk_cairo_set_source_rgba (cr, &casing);
  cairo_set_line_width (cr, width + CASING);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, width);
  cairo_set_dash (cr, lengths, dashes[seat].n, 0);
  cairo_stroke (cr);
}

static void
snapshot_lines (ComstockScoreChart *self,
                GtkSnapshot        *snapshot,
                const Scale        *scale)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                                                (float) gtk_widget_get_height (GTK_WIDGET (self))));

  for (guint seat = self->history->n_seats; seat-- > 0;)
    draw_line (self, cr, scale, seat);
  cairo_destroy (cr);
}

static int
get_now (ComstockScoreChart *self,
         guint               seat)
{
  return comstock_score_history_get_total (self->history, self->history->n_rounds, seat);
}

/* The seats in the order of their totals, the greatest first. */
static void
sort_seats (ComstockScoreChart *self,
            guint              *seats,
            guint               n)
{
  for (guint i = 0; i < n; i++)
    {
      guint j = i;

      for (; j > 0 && get_now (self, seats[j - 1]) < get_now (self, i); j--)
        seats[j] = seats[j - 1];
      seats[j] = i;
    }
}

/* Signs that would overlap move apart: each as near to its line's end as those above let it be, then back up from the
 * bottom. */
static void
place_signs (ComstockScoreChart *self,
             const Scale        *scale,
             const guint        *seats,
             guint               n,
             float              *y)
{
  const float bottom = scale->points.area.origin.y + scale->points.area.size.height;

  for (guint i = 0; i < n; i++)
    {
      y[i] = comstock_points_axis_get_y (&scale->points, get_now (self, seats[i]));
      y[i] = i > 0 ? MAX (y[i], y[i - 1] + SIGN) : y[i];
    }
  for (guint i = n; i-- > 0;)
    y[i] = MIN (y[i], i + 1 < n ? y[i + 1] - SIGN : bottom);
}

static void
snapshot_signs (ComstockScoreChart *self,
                GtkSnapshot        *snapshot,
                const Scale        *scale)
{
  const guint n = self->history->n_seats;
  const float x = get_x (scale, self->history->n_rounds) + COMSTOCK_CHART_GAP;
  guint seats[CS_MAX_SEATS];
  float y[CS_MAX_SEATS];

  sort_seats (self, seats, n);
  place_signs (self, scale, seats, n, y);
  for (guint i = 0; i < n; i++)
    comstock_sign_snapshot (GTK_WIDGET (self), snapshot, self->signs[seats[i]],
                            &GRAPHENE_RECT_INIT (x, y[i] - SIGN / 2, SIGN, SIGN), SIGN / 2);
}

static void
comstock_score_chart_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  ComstockScoreChart *self = COMSTOCK_SCORE_CHART (widget);
  Scale scale;

  if (self->history == NULL)
    return;
  init_scale (self, &scale);
  comstock_points_axis_snapshot (&scale.points, widget, snapshot);
  snapshot_rounds_axis (self, snapshot, &scale);
  snapshot_uprights (self, snapshot, &scale);
  snapshot_lines (self, snapshot, &scale);
  snapshot_signs (self, snapshot, &scale);
}

char **
comstock_score_chart_dup_signs (ComstockGame *game)
{
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (game);
  char **signs = g_new0 (char *, sheet->n_seats + 1);

  for (guint seat = 0; seat < sheet->n_seats; seat++)
    signs[seat] = sheet->seats[seat].suit != NULL ? g_strconcat ("suits/", sheet->seats[seat].suit, NULL)
                                                  : g_strdup ("signs/vp");
  return signs;
}

void
comstock_score_chart_show (ComstockScoreChart        *self,
                           ComstockGame              *game,
                           const ComstockScoreLegend *legend,
                           ComstockScoreHistory      *history)
{
  g_autofree char *gist = NULL;

  g_return_if_fail (COMSTOCK_IS_SCORE_CHART (self));

  comstock_score_history_ref (history);
  g_clear_pointer (&self->history, comstock_score_history_unref);
  self->history = history;
  self->legend = legend;
  g_set_object (&self->game, game);
  g_strfreev (self->signs);
  self->signs = comstock_score_chart_dup_signs (game);
  gist = comstock_score_history_dup_gist (history, game, legend->n_parts * legend->n_rounds);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, gist, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
comstock_score_chart_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? MIN_HEIGHT : MIN_WIDTH;
  *natural = HEIGHT;
}

static void
comstock_score_chart_css_changed (GtkWidget         *widget,
                                  GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_score_chart_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
comstock_score_chart_dispose (GObject *object)
{
  ComstockScoreChart *self = COMSTOCK_SCORE_CHART (object);

  g_clear_pointer (&self->history, comstock_score_history_unref);
  g_clear_object (&self->game);
  g_clear_pointer (&self->signs, g_strfreev);
  G_OBJECT_CLASS (comstock_score_chart_parent_class)->dispose (object);
}

static void
comstock_score_chart_class_init (ComstockScoreChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_score_chart_dispose;
  widget_class->measure = comstock_score_chart_measure;
  widget_class->snapshot = comstock_score_chart_snapshot;
  widget_class->css_changed = comstock_score_chart_css_changed;
  gtk_widget_class_set_css_name (widget_class, "score-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
comstock_score_chart_init (ComstockScoreChart *self)
{
}
