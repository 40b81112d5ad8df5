/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws its child smaller: it gets the width that it wants, and a transformation makes it as wide as the bin. */

#include "comstock-fit-bin.h"

#include "comstock-measure.h"

#define LEAST_SCALE 0.75f

struct _ComstockFitBin
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (ComstockFitBin, comstock_fit_bin, ADW_TYPE_BIN)

/* What the child wants so as not to be broken or cut. */
static int
get_wanted (GtkWidget *child)
{
  return gtk_widget_get_request_mode (child) == GTK_SIZE_REQUEST_CONSTANT_SIZE
           ? comstock_measure_natural_width (child) : comstock_measure_least_width (child);
}

/* In a bin of @width pixels, the least that it asks for or more. */
static int
get_child_width (GtkWidget *child,
                 int        width)
{
  return CLAMP (get_wanted (child), width, (int) ((float) width / LEAST_SCALE));
}

static GtkSizeRequestMode
comstock_fit_bin_get_request_mode (GtkWidget *widget)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  return child != NULL ? gtk_widget_get_request_mode (child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
comstock_fit_bin_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (child == NULL || !gtk_widget_get_visible (child))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) ceilf ((float) comstock_measure_least_width (child) * LEAST_SCALE);
      *natural = MAX (*minimum, comstock_measure_natural_width (child));
    }
  else
    {
      comstock_measure_height (child, for_size < 0 ? -1 : get_child_width (child, for_size), minimum, natural);
    }
}

static void
comstock_fit_bin_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  GskTransform *transform = NULL;
  int child_width;
  float scale;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  child_width = MAX (get_child_width (child, width), comstock_measure_least_width (child));
  scale = (float) width / (float) child_width;
  if (scale < 1)
    {
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) height * (1 - scale) / 2));
      transform = gsk_transform_scale (transform, scale, scale);
    }
  gtk_widget_allocate (child, child_width, height, -1, transform);
}

static void
comstock_fit_bin_class_init (ComstockFitBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = comstock_fit_bin_get_request_mode;
  widget_class->measure = comstock_fit_bin_measure;
  widget_class->size_allocate = comstock_fit_bin_size_allocate;
}

static void
comstock_fit_bin_init (ComstockFitBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
