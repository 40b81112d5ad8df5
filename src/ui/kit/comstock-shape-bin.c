/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Widgets must not change while they are given their size, and style follows only with the next frame: the signal waits
 * for the moment after, and until then nothing is drawn of what was never seen. */

#include "comstock-shape-bin.h"

#include "comstock-measure.h"

struct _ComstockShapeBin
{
  AdwBin parent_instance;

  int least_width;
  int least_height;
  int width;
  int height;
  guint source;
  gint64 unsettled;     /* the last frame in which the signal became due, here or in a bin below */
  gboolean seen;
};

enum
{
  PROP_LEAST_WIDTH = 1,
  PROP_LEAST_HEIGHT,
};

enum
{
  RESHAPE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockShapeBin, comstock_shape_bin, ADW_TYPE_BIN)

static gboolean
emit (gpointer data)
{
  ComstockShapeBin *self = data;

  self->source = 0;
  g_signal_emit (self, signals[RESHAPE], 0, self->width, self->height);
  return G_SOURCE_REMOVE;
}

static gint64
get_frame (ComstockShapeBin *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return clock != NULL ? gdk_frame_clock_get_frame_counter (clock) : -1;
}

/* Emits "reshape" once more before the next frame, also while sizes are being given, which is too late to change
 * anything at once. */
static void
reshape (ComstockShapeBin *self)
{
  if (self->width == 0)
    return;
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, emit, self, NULL);
  for (GtkWidget *widget = GTK_WIDGET (self); widget != NULL; widget = gtk_widget_get_parent (widget))
    if (COMSTOCK_IS_SHAPE_BIN (widget))
      COMSTOCK_SHAPE_BIN (widget)->unsettled = get_frame (self);
}

static gboolean
draw_again (gpointer widget)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

static void
comstock_shape_bin_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  ComstockShapeBin *self = COMSTOCK_SHAPE_BIN (widget);

  self->seen = self->seen || self->unsettled != get_frame (self);
  if (self->seen)
    GTK_WIDGET_CLASS (comstock_shape_bin_parent_class)->snapshot (widget, snapshot);
  else
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, draw_again, g_object_ref (widget), g_object_unref);
}

static void
comstock_shape_bin_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  ComstockShapeBin *self = COMSTOCK_SHAPE_BIN (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  int least = -1;

  if (child == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL && for_size >= 0)
    comstock_measure_height (child, -1, &least, NULL);
  else if (for_size >= 0)
    least = comstock_measure_least_width (child);
  for_size = MAX (for_size, least);
  gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->least_width >= 0)
    *minimum = self->least_width;
  if (orientation == GTK_ORIENTATION_VERTICAL && self->least_height >= 0)
    *minimum = self->least_height;
  *natural = MAX (*natural, *minimum);
}

static GtkSizeRequestMode
comstock_shape_bin_get_request_mode (GtkWidget *widget)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  return child != NULL ? gtk_widget_get_request_mode (child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
comstock_shape_bin_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  ComstockShapeBin *self = COMSTOCK_SHAPE_BIN (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (child != NULL)
    {
      const int child_width = MAX (width, comstock_measure_least_width (child));
      int child_height;

      comstock_measure_height (child, child_width, &child_height, NULL);
      gtk_widget_allocate (child, child_width, MAX (height, child_height), baseline, NULL);
    }
  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  reshape (self);
}

static void
comstock_shape_bin_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_LEAST_WIDTH:
      g_value_set_int (value, COMSTOCK_SHAPE_BIN (object)->least_width);
      break;
    case PROP_LEAST_HEIGHT:
      g_value_set_int (value, COMSTOCK_SHAPE_BIN (object)->least_height);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_shape_bin_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_LEAST_WIDTH:
      COMSTOCK_SHAPE_BIN (object)->least_width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (object));
      break;
    case PROP_LEAST_HEIGHT:
      COMSTOCK_SHAPE_BIN (object)->least_height = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (object));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_shape_bin_dispose (GObject *object)
{
  g_clear_handle_id (&COMSTOCK_SHAPE_BIN (object)->source, g_source_remove);
  G_OBJECT_CLASS (comstock_shape_bin_parent_class)->dispose (object);
}

static void
comstock_shape_bin_class_init (ComstockShapeBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = comstock_shape_bin_get_property;
  object_class->set_property = comstock_shape_bin_set_property;
  object_class->dispose = comstock_shape_bin_dispose;
  widget_class->snapshot = comstock_shape_bin_snapshot;
  widget_class->measure = comstock_shape_bin_measure;
  widget_class->get_request_mode = comstock_shape_bin_get_request_mode;
  widget_class->size_allocate = comstock_shape_bin_size_allocate;

  g_object_class_install_property (object_class, PROP_LEAST_WIDTH,
                                   g_param_spec_int ("least-width", NULL, NULL, -1, G_MAXINT, -1,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_LEAST_HEIGHT,
                                   g_param_spec_int ("least-height", NULL, NULL, -1, G_MAXINT, -1,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  signals[RESHAPE] = g_signal_new ("reshape", COMSTOCK_TYPE_SHAPE_BIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
comstock_shape_bin_init (ComstockShapeBin *self)
{
  self->unsettled = -1;
  self->least_width = -1;
  self->least_height = -1;
  /* A layout manager would be asked instead of this class. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
