/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for no more width than its widest child, so that large text makes no window wider. */

#include "comstock-reflow-box.h"

#include "comstock-measure.h"
#include "comstock-scale.h"

#define SPACING 6

struct _ComstockReflowBox
{
  GtkWidget parent_instance;

  int words_width;
};

enum
{
  PROP_WORDS_WIDTH = 1,
};

G_DEFINE_FINAL_TYPE (ComstockReflowBox, comstock_reflow_box, GTK_TYPE_WIDGET)

static int
get_natural_height (GtkWidget *widget,
                    int        width)
{
  int height;

  comstock_measure_height (widget, width, NULL, &height);
  return height;
}

/* The next child that is seen: what is hidden takes no room. */
static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
get_words (ComstockReflowBox *self)
{
  return skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self)));
}

static GtkWidget *
get_next (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

/* Of all children but the first, with the spaces before them. */
static int
get_others_width (GtkWidget *words)
{
  int width = 0;

  for (GtkWidget *child = get_next (words); child != NULL; child = get_next (child))
    width += SPACING + comstock_measure_natural_width (child);
  return width;
}

static gboolean
is_stacked (ComstockReflowBox *self,
            GtkWidget         *words,
            int                width)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double unit = comstock_scale_get_text (widget) * comstock_scale_get (widget);
  const int wanted = MAX (comstock_measure_least_width (words), (int) (self->words_width * unit));

  return width - get_others_width (words) < MIN (comstock_measure_natural_width (words), wanted);
}

static void
measure_width (GtkWidget *words,
               int       *minimum,
               int       *natural)
{
  *natural = comstock_measure_natural_width (words) + get_others_width (words);
  for (GtkWidget *child = words; child != NULL; child = get_next (child))
    *minimum = MAX (*minimum, comstock_measure_least_width (child));
}

/* Of all children but the first, when they stand below it. */
static int
get_others_height (GtkWidget *words,
                   int        width)
{
  int height = 0;

  for (GtkWidget *child = get_next (words); child != NULL; child = get_next (child))
    height += SPACING + get_natural_height (child, width);
  return height;
}

static void
measure_stacked (GtkWidget *words,
                 int        width,
                 int       *minimum,
                 int       *natural)
{
  const int others = get_others_height (words, width);

  comstock_measure_height (words, width, minimum, natural);
  *minimum += others;
  *natural += others;
}

static void
measure_beside (GtkWidget *words,
                int        width,
                int       *minimum,
                int       *natural)
{
  comstock_measure_height (words, width - get_others_width (words), minimum, natural);
  for (GtkWidget *child = get_next (words); child != NULL; child = get_next (child))
    {
      const int height = get_natural_height (child, comstock_measure_natural_width (child));

      *minimum = MAX (*minimum, height);
      *natural = MAX (*natural, height);
    }
}

static void
comstock_reflow_box_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  ComstockReflowBox *self = COMSTOCK_REFLOW_BOX (widget);
  GtkWidget *words = get_words (self);

  if (words == NULL)
    return;
  if (for_size < 0)
    for_size = G_MAXINT16;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (words, minimum, natural);
  else if (is_stacked (self, words, for_size))
    measure_stacked (words, for_size, minimum, natural);
  else
    measure_beside (words, for_size, minimum, natural);
}

static GtkSizeRequestMode
comstock_reflow_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
place (GtkWidget          *child,
       const GtkAllocation allocation)
{
  gtk_widget_size_allocate (child, &allocation, -1);
}

static void
allocate_stacked (GtkWidget *words,
                  int        width,
                  int        words_height)
{
  int y = 0;

  for (GtkWidget *child = words; child != NULL; child = get_next (child))
    {
      const int height = child == words ? words_height : get_natural_height (child, width);

      place (child, (GtkAllocation) { 0, y, width, height });
      y += height + SPACING;
    }
}

static void
allocate_beside (GtkWidget *words,
                 int        width,
                 int        height,
                 gboolean   right_to_left)
{
  int x = 0;

  for (GtkWidget *child = words; child != NULL; child = get_next (child))
    {
      const int own = child == words ? width - get_others_width (words) : comstock_measure_natural_width (child);

      place (child, (GtkAllocation) { right_to_left ? width - x - own : x, 0, own, height });
      x += own + SPACING;
    }
}

static void
comstock_reflow_box_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  ComstockReflowBox *self = COMSTOCK_REFLOW_BOX (widget);
  GtkWidget *words = get_words (self);

  if (words == NULL)
    return;
  if (is_stacked (self, words, width))
    allocate_stacked (words, width, height - get_others_height (words, width));
  else
    allocate_beside (words, width, height, gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
}

static void
comstock_reflow_box_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  if (id == PROP_WORDS_WIDTH)
    g_value_set_int (value, COMSTOCK_REFLOW_BOX (object)->words_width);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
comstock_reflow_box_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  if (id == PROP_WORDS_WIDTH)
    COMSTOCK_REFLOW_BOX (object)->words_width = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
comstock_reflow_box_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_reflow_box_parent_class)->dispose (object);
}

static void
comstock_reflow_box_class_init (ComstockReflowBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = comstock_reflow_box_get_property;
  object_class->set_property = comstock_reflow_box_set_property;
  object_class->dispose = comstock_reflow_box_dispose;
  widget_class->measure = comstock_reflow_box_measure;
  widget_class->get_request_mode = comstock_reflow_box_get_request_mode;
  widget_class->size_allocate = comstock_reflow_box_size_allocate;

  g_object_class_install_property (object_class, PROP_WORDS_WIDTH,
                                   g_param_spec_int ("words-width", NULL, NULL, 0, G_MAXINT16, 0,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
comstock_reflow_box_init (ComstockReflowBox *self)
{
}

GtkWidget *
comstock_reflow_box_new (int words_width)
{
  return g_object_new (COMSTOCK_TYPE_REFLOW_BOX, "words-width", words_width, NULL);
}

void
comstock_reflow_box_append (ComstockReflowBox *self,
                            GtkWidget         *child)
{
  g_return_if_fail (COMSTOCK_IS_REFLOW_BOX (self));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
