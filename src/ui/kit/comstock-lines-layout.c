/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays children out in lines, which are cut anew for each width that is asked about. */

#include "comstock-lines-layout.h"

#include "comstock-measure.h"

struct _ComstockLinesLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
  gboolean even;
};

enum
{
  PROP_SPACING = 1,
  PROP_EVEN,
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

static int
get_line_height (const GtkRequestedSize *sizes,
                 guint                   n)
{
  int height = 0;

  for (guint i = 0; i < n; i++)
    {
      int its_height;

      comstock_measure_height (sizes[i].data, sizes[i].minimum_size, NULL, &its_height);
      height = MAX (height, its_height);
    }
  return height;
}

/* Gives all children the width of a column. */
static void
even_out (GArray *all,
          int     width,
          int     spacing)
{
  GtkRequestedSize *sizes = (GtkRequestedSize *) all->data;
  int least = 0, widest = 1;
  int column, n;

  for (guint i = 0; i < all->len; i++)
    {
      least = MAX (least, sizes[i].minimum_size);
      widest = MAX (widest, sizes[i].natural_size);
    }
  n = CLAMP ((width + spacing) / (widest + spacing), 1, (int) MAX (all->len, 1));
  column = MAX ((width + spacing) / n - spacing, least);
  for (guint i = 0; i < all->len; i++)
    sizes[i].minimum_size = sizes[i].natural_size = column;
}

static GArray *
look_through_for (ComstockLinesLayout *self,
                  GtkWidget           *widget,
                  int                  width)
{
  GArray *all = look_through (widget);

  if (self->even)
    even_out (all, width, self->spacing);
  return all;
}

static int
measure_height (ComstockLinesLayout *self,
                GtkWidget           *widget,
                int                  width)
{
  const int spacing = self->spacing;
  g_autoptr (GArray) all = look_through_for (self, widget, width);
  GtkRequestedSize *sizes = (GtkRequestedSize *) all->data;
  int height = 0;

  for (guint from = 0, n; from < all->len; from += n)
    {
      n = cut_line (sizes + from, all->len - from, width, spacing);
      share_out (sizes + from, n, width, spacing);
      height += (from > 0 ? spacing : 0) + get_line_height (sizes + from, n);
    }
  return height;
}

static void
measure_width (GtkWidget *widget,
               int        spacing,
               int       *minimum,
               int       *natural)
{
  g_autoptr (GArray) all = look_through (widget);
  const GtkRequestedSize *sizes = (const GtkRequestedSize *) all->data;

  *minimum = *natural = 0;
  for (guint i = 0; i < all->len; i++)
    {
      *minimum = MAX (*minimum, sizes[i].minimum_size);
      *natural += (i > 0 ? spacing : 0) + sizes[i].natural_size;
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
    measure_width (widget, self->spacing, minimum, natural);
  else
    *minimum = *natural = measure_height (self, widget, for_size >= 0 ? for_size : G_MAXINT16);
}

static void
allocate_line (GtkWidget              *widget,
               const GtkRequestedSize *sizes,
               guint                   n,
               int                     y,
               int                     height,
               int                     spacing)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int from = 0;

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
  const int spacing = COMSTOCK_LINES_LAYOUT (manager)->spacing;
  g_autoptr (GArray) all = look_through_for (COMSTOCK_LINES_LAYOUT (manager), widget, width);
  GtkRequestedSize *sizes = (GtkRequestedSize *) all->data;
  int y = 0;

  for (guint from = 0, n; from < all->len; from += n)
    {
      int line;

      n = cut_line (sizes + from, all->len - from, width, spacing);
      share_out (sizes + from, n, width, spacing);
      line = get_line_height (sizes + from, n);
      allocate_line (widget, sizes + from, n, y, line, spacing);
      y += line + spacing;
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
