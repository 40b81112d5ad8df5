/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays children out in lines, which are cut anew for each width that is asked about.  A horizontal GtkBox would ask
 * its children for a width by their height, for which text is broken at dozens of widths. */

#include "comstock-lines-layout.h"

#include "comstock-measure.h"
#include "comstock-scale.h"

struct _ComstockLinesLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
  gboolean even;
  int column;
  int most;
};

enum
{
  PROP_SPACING = 1,
  PROP_EVEN,
  PROP_COLUMN,
  PROP_MOST,
};

G_DEFINE_FINAL_TYPE (ComstockLinesLayout, comstock_lines_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Widths of the children that are there, each with its widget. */
static GArray *
look_through (GtkWidget *widget)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const GtkRequestedSize size = { child, comstock_measure_least_width (child),
                                      comstock_measure_natural_width (child) };

      if (gtk_widget_should_layout (child))
        g_array_append_val (sizes, size);
    }
  return sizes;
}

static int
sum_least (const GtkRequestedSize *sizes,
           guint                   n,
           int                     spacing)
{
  int sum = -spacing;

  for (guint i = 0; i < n; i++)
    sum += sizes[i].minimum_size + spacing;
  return sum;
}

/* How many of @n children stand in the first line. */
static guint
cut_line (const GtkRequestedSize *sizes,
          guint                   n,
          int                     width,
          int                     spacing)
{
  int used = sizes[0].natural_size;
  guint i = 1;

  if (sum_least (sizes, n, spacing) <= width)
    return n;
  while (i < n && used + spacing + sizes[i].natural_size <= width)
    used += spacing + sizes[i++].natural_size;
  return i;
}

static gboolean
expands (const GtkRequestedSize *size)
{
  return gtk_widget_compute_expand (size->data, GTK_ORIENTATION_HORIZONTAL);
}

/* Gives each of the @n children of a line its width, as its least one. */
static void
share_out (GtkRequestedSize *sizes,
           guint             n,
           int               width,
           int               spacing)
{
  int left = MAX (0, width - sum_least (sizes, n, spacing));
  guint n_expanding = 0;

  left = gtk_distribute_natural_allocation (left, n, sizes);
  for (guint i = 0; i < n; i++)
    n_expanding += expands (&sizes[i]);
  for (guint i = 0; i < n && n_expanding > 0; i++)
    if (expands (&sizes[i]))
      {
        sizes[i].minimum_size += left / (int) n_expanding;
        left -= left / (int) n_expanding--;
      }
}

/* The least and natural height of a line of @n children. */
static GtkRequestedSize
measure_line (const GtkRequestedSize *sizes,
              guint                   n)
{
  GtkRequestedSize line = { GUINT_TO_POINTER (n) };

  for (guint i = 0; i < n; i++)
    {
      int least, natural;

      comstock_measure_height (sizes[i].data, sizes[i].minimum_size, &least, &natural);
      line.minimum_size = MAX (line.minimum_size, least);
      line.natural_size = MAX (line.natural_size, natural);
    }
  return line;
}

/* Gives all children the width of a column. */
static void
even_out (ComstockLinesLayout *self,
          GtkWidget           *widget,
          GArray              *all,
          int                  width)
{
  GtkRequestedSize *sizes = (GtkRequestedSize *) all->data;
  const int spacing = self->spacing;
  int least = 0, widest = 1;
  int room, column, n;

  for (guint i = 0; i < all->len; i++)
    {
      least = MAX (least, sizes[i].minimum_size);
      widest = MAX (widest, sizes[i].natural_size);
    }
  room = self->column > 0 ? (int) ((spacing + self->column) * comstock_scale_get_text (widget)) : spacing + widest;
  n = CLAMP ((width + spacing) / room, 1, (int) MAX (all->len, 1));
  column = MAX ((MIN (width, self->most) + spacing) / n - spacing, least);
  for (guint i = 0; i < all->len; i++)
    sizes[i].minimum_size = sizes[i].natural_size = column;
}

/* All children with their widths, and the lines with the number of their children and their heights. */
static GArray *
cut_lines (ComstockLinesLayout *self,
           GtkWidget           *widget,
           int                  width,
           GArray             **children)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));
  GArray *all = look_through (widget);
  GtkRequestedSize *sizes = (GtkRequestedSize *) all->data;
  const int most = MIN (width, self->most);

  if (self->even)
    even_out (self, widget, all, width);
  for (guint from = 0, n; from < all->len; from += n)
    {
      GtkRequestedSize line;

      n = cut_line (sizes + from, all->len - from, most, self->spacing);
      share_out (sizes + from, n, most, self->spacing);
      line = measure_line (sizes + from, n);
      g_array_append_val (lines, line);
    }
  *children = all;
  return lines;
}

static void
measure_height (ComstockLinesLayout *self,
                GtkWidget           *widget,
                int                  width,
                int                 *minimum,
                int                 *natural)
{
  g_autoptr (GArray) all = NULL;
  g_autoptr (GArray) lines = cut_lines (self, widget, width, &all);

  *minimum = *natural = lines->len > 0 ? ((int) lines->len - 1) * self->spacing : 0;
  for (guint i = 0; i < lines->len; i++)
    {
      *minimum += g_array_index (lines, GtkRequestedSize, i).minimum_size;
      *natural += g_array_index (lines, GtkRequestedSize, i).natural_size;
    }
}

static void
measure_width (ComstockLinesLayout *self,
               GtkWidget           *widget,
               int                 *minimum,
               int                 *natural)
{
  g_autoptr (GArray) all = look_through (widget);
  const GtkRequestedSize *sizes = (const GtkRequestedSize *) all->data;

  *minimum = *natural = 0;
  for (guint i = 0; i < all->len; i++)
    {
      *minimum = MAX (*minimum, sizes[i].minimum_size);
      *natural = self->column > 0 ? MAX (*natural, sizes[i].natural_size)
                                  : *natural + (i > 0 ? self->spacing : 0) + sizes[i].natural_size;
    }
}

static void
comstock_lines_layout_measure (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               GtkOrientation    orientation,
                               int               for_size,
                               int              *minimum,
                               int              *natural,
                               int              *minimum_baseline,
                               int              *natural_baseline)
{
  ComstockLinesLayout *self = COMSTOCK_LINES_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, widget, minimum, natural);
  else
    measure_height (self, widget, for_size >= 0 ? for_size : MIN (self->most, G_MAXINT16), minimum, natural);
}

static void
allocate_line (GtkWidget              *widget,
               const GtkRequestedSize *sizes,
               guint                   n,
               int                     from,
               int                     y,
               int                     height,
               int                     spacing)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < n; i++)
    {
      const int width = sizes[i].minimum_size;
      const int x = mirrored ? gtk_widget_get_width (widget) - from - width : from;

      gtk_widget_size_allocate (sizes[i].data, &(GtkAllocation) { x, y, width, height }, -1);
      from += width + spacing;
    }
}

static void
comstock_lines_layout_allocate (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  ComstockLinesLayout *self = COMSTOCK_LINES_LAYOUT (manager);
  g_autoptr (GArray) all = NULL;
  g_autoptr (GArray) lines = cut_lines (self, widget, width, &all);
  const GtkRequestedSize *sizes = (const GtkRequestedSize *) all->data;
  GtkRequestedSize *heights = (GtkRequestedSize *) lines->data;
  int left = height + self->spacing;
  int y = 0;

  for (guint i = 0; i < lines->len; i++)
    left -= heights[i].minimum_size + self->spacing;
  left = gtk_distribute_natural_allocation (MAX (left, 0), lines->len, heights);
  /* Columns are as high as there is room. */
  if (self->column > 0 && lines->len == 1)
    heights[0].minimum_size += left;
  for (guint i = 0; i < lines->len; i++)
    {
      const guint n = GPOINTER_TO_UINT (heights[i].data);

      allocate_line (widget, sizes, n, MAX (width - self->most, 0) / 2, y, heights[i].minimum_size, self->spacing);
      sizes += n;
      y += heights[i].minimum_size + self->spacing;
    }
}

static GtkSizeRequestMode
comstock_lines_layout_get_request_mode (GtkLayoutManager *manager,
                                        GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
comstock_lines_layout_set_property (GObject      *object,
                                    guint         id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  ComstockLinesLayout *self = COMSTOCK_LINES_LAYOUT (object);

  switch (id)
    {
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    case PROP_EVEN:
      self->even = g_value_get_boolean (value);
      break;
    case PROP_COLUMN:
      self->column = g_value_get_int (value);
      break;
    case PROP_MOST:
      self->most = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_lines_layout_class_init (ComstockLinesLayoutClass *klass)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->set_property = comstock_lines_layout_set_property;
  manager_class->get_request_mode = comstock_lines_layout_get_request_mode;
  manager_class->measure = comstock_lines_layout_measure;
  manager_class->allocate = comstock_lines_layout_allocate;
  g_object_class_install_property (object_class, PROP_SPACING,
                                   g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 0, flags));
  g_object_class_install_property (object_class, PROP_EVEN, g_param_spec_boolean ("even", NULL, NULL, FALSE, flags));
  g_object_class_install_property (object_class, PROP_COLUMN,
                                   g_param_spec_int ("column", NULL, NULL, 0, G_MAXINT16, 0, flags));
  g_object_class_install_property (object_class, PROP_MOST,
                                   g_param_spec_int ("most", NULL, NULL, 1, G_MAXINT, G_MAXINT, flags));
}

static void
comstock_lines_layout_init (ComstockLinesLayout *self)
{
}

GtkLayoutManager *
comstock_lines_layout_new (int spacing)
{
  return g_object_new (COMSTOCK_TYPE_LINES_LAYOUT, "spacing", spacing, NULL);
}

GtkLayoutManager *
comstock_lines_layout_new_even (int spacing)
{
  return g_object_new (COMSTOCK_TYPE_LINES_LAYOUT, "spacing", spacing, "even", TRUE, NULL);
}
