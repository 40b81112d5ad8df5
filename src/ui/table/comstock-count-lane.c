/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Place, sign, name and points in a line, the bar below, and the parts in small letters; in a tall one also what they
 * look like, over the bar.  Each part comes when it is counted, in the room that it has from the beginning. */

#include "comstock-count-lane.h"

#include "model/base/comstock-text.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-fit-bin.h"
#include "ui/kit/comstock-sign.h"

#define SIGN_SIZE 28
#define BAR_HEIGHT 14
#define PART_SIZE 22            /* of the drawing over a part of the bar */
#define PART_GAP 3
#define PAD 4                   /* around a figure */
#define STORY_COLUMN 3          /* in the line */
#define STORY_WIDTH 500         /* there, so that those of all lanes lie one below the other */

struct _ComstockCountLane
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *line;              /* the first in it */
  GtkLabel *place;
  GtkLabel *points;
  GtkWidget *bar;
  GtkLabel *parts;
  GtkWidget *story;             /* NULL for none */
  const ComstockCountPart *looks;       /* by rows; NULL: parts have none */
  gboolean tall;

  const ComstockSheet *sheet;
  ComstockCountPoints dup_points;
  guint seat;
  int reach;
  double counted;
};

G_DEFINE_FINAL_TYPE (ComstockCountLane, comstock_count_lane, GTK_TYPE_WIDGET)

static char *
dup_sign (const ComstockCountLane *self)
{
  return g_strconcat ("suits/", self->sheet->seats[self->seat].suit, NULL);
}

/* What is drawn, and where. */
typedef struct
{
  const ComstockCountLane *lane;
  GtkWidget *widget;
  cairo_t *cr;
  int width;
  double top;                   /* of the bar */
  double height;
  GdkRGBA fill;
  GdkRGBA ink;
} Scene;

static gboolean
has_looks (const ComstockCountLane *self)
{
  return self->looks != NULL && self->tall;
}

static PangoLayout *
create_figure (GtkWidget *widget,
               int        points)
{
  g_autofree char *text = comstock_text_number (points);

  return gtk_widget_create_pango_layout (widget, text);
}

/* What all rows before @row have brought. */
static int
get_points_before (const ComstockCountLane *self,
                   guint                    row)
{
  int points = 0;

  for (guint before = 0; before < row; before++)
    if (self->sheet->rows[before].kind == COMSTOCK_SHEET_ROW)
      points += comstock_sheet_get (self->sheet, before, self->seat)->points;
  return points;
}

/* What is counted of @row. */
static int
get_counted (const ComstockCountLane *self,
             guint                    row)
{
  const int points = comstock_sheet_get (self->sheet, row, self->seat)->points;
  const int counted = (int) self->counted - get_points_before (self, row);

  return CLAMP (counted, MIN (points, 0), MAX (points, 0));
}

/* A part of the bar: a figure, and above it what it comes from, as far as there is room. */
static void
draw_part (const Scene *scene,
           guint        row,
           double       left,
           double       width)
{
  const ComstockCountPart *look = &scene->lane->looks[row];
  g_autoptr (PangoLayout) figure = create_figure (scene->widget, get_counted (scene->lane, row));
  const GdkRGBA color = comstock_art_get_color (scene->widget, look->ink);
  int figure_width, figure_height;

  pango_layout_get_pixel_size (figure, &figure_width, &figure_height);
  if (width >= PART_SIZE)
    comstock_art_copy (scene->cr, look->drawing,
                       left + (width - PART_SIZE / MAX (1, comstock_drawing_get_ratio (look->drawing))) / 2, 0,
                       PART_SIZE / MAX (1, comstock_drawing_get_ratio (look->drawing)), &color,
                       gtk_widget_get_scale_factor (scene->widget));
  if (width < figure_width + PAD)
    return;
  gdk_cairo_set_source_rgba (scene->cr, &scene->ink);
  cairo_move_to (scene->cr, left + (width - figure_width) / 2, scene->top + (scene->height - figure_height) / 2);
  pango_cairo_show_layout (scene->cr, figure);
}

/* What each row has brought so far, and a line behind it. */
static void
draw_parts (const Scene *scene,
            gboolean     mirrored)
{
  const ComstockCountLane *self = scene->lane;

  for (guint row = 0; row < self->sheet->n_rows; row++)
    {
      const int before = get_points_before (self, row);
      const int counted = get_counted (self, row);
      const double from = (double) scene->width * before / MAX (1, self->reach);
      const double to = (double) scene->width * (before + counted) / MAX (1, self->reach);

      if (self->sheet->rows[row].kind != COMSTOCK_SHEET_ROW)
        continue;
      if (has_looks (self) && counted > 0)
        draw_part (scene, row, mirrored ? scene->width - to : from, to - from);
      gdk_cairo_set_source_rgba (scene->cr, &scene->ink);
      if (before + counted < (int) self->counted)
        cairo_rectangle (scene->cr, (mirrored ? scene->width - to : to) - 1, scene->top, 2, scene->height);
      cairo_fill (scene->cr);
    }
}

static void
draw_bar (GtkDrawingArea *area,
          cairo_t        *cr,
          int             width,
          int             height,
          gpointer        data)
{
  const ComstockCountLane *self = data;
  const double share = CLAMP (self->counted / MAX (1, self->reach), 0, 1);
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL;
  Scene scene = { .lane = self, .widget = GTK_WIDGET (area), .cr = cr, .width = width };
  g_autofree char *sign = dup_sign (self);

  scene.top = has_looks (self) ? PART_SIZE + PART_GAP : 0;
  scene.height = height - scene.top;
  comstock_sign_get_colors (GTK_WIDGET (area), sign, &scene.fill, &scene.ink);
  cairo_rectangle (cr, mirrored ? width * (1 - share) : 0, scene.top, width * share, scene.height);
  gdk_cairo_set_source_rgba (cr, &scene.fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &scene.ink);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  draw_parts (&scene, mirrored);
}

/* "VP during the game 27 · Money 8": what has brought something.  What is not counted yet is there unseen, so that no
 * line comes in between. */
static char *
dup_parts (const ComstockCountLane *self)
{
  GString *parts = g_string_new (NULL);

  for (guint row = 0; row < self->sheet->n_rows; row++)
    {
      const int points = comstock_sheet_get (self->sheet, row, self->seat)->points;
      const int counted = get_counted (self, row);
      g_autofree char *number = comstock_text_number (counted != 0 ? counted : points);
      g_autofree char *part = g_markup_printf_escaped ("%s%s\302\240%s", parts->len > 0 ? " · " : "",
                                                       self->sheet->rows[row].name, number);

      if (points != 0 && self->sheet->rows[row].kind == COMSTOCK_SHEET_ROW)
        g_string_append_printf (parts, counted != 0 ? "%s" : "<span alpha=\"1\">%s</span>", part);
    }
  return g_string_free (parts, FALSE);
}

void
comstock_count_lane_set_points (ComstockCountLane *self,
                                double             points)
{
  g_autofree char *text = NULL;
  g_autofree char *parts = NULL;

  g_return_if_fail (COMSTOCK_IS_COUNT_LANE (self));

  self->counted = points;
  text = self->dup_points ((int) points);
  parts = dup_parts (self);
  gtk_label_set_label (self->points, text);
  gtk_label_set_markup (self->parts, parts);
  gtk_widget_queue_draw (self->bar);
}

void
comstock_count_lane_finish (ComstockCountLane *self)
{
  g_autofree char *place = NULL;
  guint number;

  g_return_if_fail (COMSTOCK_IS_COUNT_LANE (self));

  number = comstock_sheet_get_place (self->sheet, self->seat);
  place = g_strdup_printf ("%u", number);
  gtk_label_set_label (self->place, place);
  if (self->story != NULL)
    gtk_widget_set_opacity (self->story, 1);
  if (number == 1)
    gtk_widget_add_css_class (GTK_WIDGET (self), "winner");
}

static GtkLabel *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return GTK_LABEL (label);
}

/* A grid: a box that holds what wraps would have a least height above its natural one. */
static void
add (GtkWidget *line,
     GtkWidget *part)
{
  gtk_grid_attach_next_to (GTK_GRID (line), part, NULL, GTK_POS_RIGHT, 1, 1);
}

/* In large text a narrow window has no room for some names. */
static void
add_name (GtkWidget  *line,
          const char *title)
{
  GtkWidget *name = gtk_label_new (title);
  GtkWidget *fit = g_object_new (COMSTOCK_TYPE_FIT_BIN, "child", name, "hexpand", TRUE, NULL);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_widget_add_css_class (name, "heading");
  add (line, fit);
}

static void
add_line (ComstockCountLane *self)
{
  GtkWidget *line = self->line = gtk_grid_new ();
  g_autofree char *sign = dup_sign (self);

  gtk_grid_set_column_spacing (GTK_GRID (line), 8);
  self->place = create_label ("", "place");
  gtk_label_set_xalign (self->place, 0.5f);
  add (line, GTK_WIDGET (self->place));
  add (line, comstock_sign_new (sign, SIGN_SIZE));
  add_name (line, self->sheet->seats[self->seat].title);
  self->points = create_label ("", "heading");
  gtk_widget_add_css_class (GTK_WIDGET (self->points), "numeric");
  gtk_grid_attach (GTK_GRID (line), GTK_WIDGET (self->points), STORY_COLUMN + 1, 0, 1, 1);
  gtk_box_append (GTK_BOX (self->box), line);
}

static void
comstock_count_lane_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_COUNT_LANE (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_count_lane_parent_class)->dispose (object);
}

static void
comstock_count_lane_class_init (ComstockCountLaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_count_lane_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "count-lane");
}

static void
comstock_count_lane_init (ComstockCountLane *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
comstock_count_lane_new (const ComstockSheet *sheet,
                         guint                seat,
                         int                  reach,
                         ComstockCountPoints  dup_points)
{
  ComstockCountLane *self = g_object_new (COMSTOCK_TYPE_COUNT_LANE, NULL);

  self->sheet = sheet;
  self->dup_points = dup_points;
  self->seat = seat;
  self->reach = reach;
  add_line (self);
  self->bar = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->bar), BAR_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->bar), draw_bar, self, NULL);
  gtk_box_append (GTK_BOX (self->box), self->bar);
  self->parts = create_label ("", "caption");
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->parts));
  gtk_label_set_wrap (self->parts, TRUE);
  return GTK_WIDGET (self);
}

void
comstock_count_lane_add_story (ComstockCountLane *self,
                               GtkWidget         *story)
{
  g_return_if_fail (COMSTOCK_IS_COUNT_LANE (self));
  g_return_if_fail (self->story == NULL);

  self->story = story;
  gtk_widget_set_visible (story, FALSE);
  gtk_widget_set_opacity (story, 0);
  gtk_box_append (GTK_BOX (self->box), story);
}

void
comstock_count_lane_set_beside (ComstockCountLane *self,
                                gboolean           beside)
{
  g_return_if_fail (COMSTOCK_IS_COUNT_LANE (self));

  if (self->story == NULL || (gtk_widget_get_parent (self->story) == self->line) == beside)
    return;
  g_object_ref (self->story);
  if (beside)
    {
      gtk_box_remove (GTK_BOX (self->box), self->story);
      gtk_grid_attach (GTK_GRID (self->line), self->story, STORY_COLUMN, 0, 1, 1);
    }
  else
    {
      gtk_grid_remove (GTK_GRID (self->line), self->story);
      gtk_box_append (GTK_BOX (self->box), self->story);
    }
  gtk_widget_set_size_request (self->story, beside ? STORY_WIDTH : -1, -1);
  g_object_unref (self->story);
}

void
comstock_count_lane_prepare (ComstockCountLane *self,
                             GtkSnapshot       *snapshot)
{
  g_return_if_fail (COMSTOCK_IS_COUNT_LANE (self));

  if (self->story != NULL && self->tall)
    GTK_WIDGET_GET_CLASS (self->story)->snapshot (self->story, snapshot);
}

void
comstock_count_lane_set_tall (ComstockCountLane *self,
                              gboolean           tall)
{
  g_return_if_fail (COMSTOCK_IS_COUNT_LANE (self));

  self->tall = tall;
  if (self->story != NULL)
    gtk_widget_set_visible (self->story, tall);
  if (has_looks (self))
    {
      g_autoptr (PangoLayout) figure = create_figure (self->bar, 0);
      int height;

      pango_layout_get_pixel_size (figure, NULL, &height);
      gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->bar), PART_SIZE + PART_GAP + height + PAD);
    }
  else
    gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->bar), BAR_HEIGHT);
}

void
comstock_count_lane_set_looks (ComstockCountLane       *self,
                               const ComstockCountPart *looks)
{
  g_return_if_fail (COMSTOCK_IS_COUNT_LANE (self));

  self->looks = looks;
}
