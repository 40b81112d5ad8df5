/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hides its child where there is no room: a picture beside answers goes before they do. */

#include "comstock-spare-bin.h"

#include "comstock-measure.h"

struct _ComstockSpareBin
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (ComstockSpareBin, comstock_spare_bin, ADW_TYPE_BIN)

static void
comstock_spare_bin_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  *minimum = *natural = 0;
  if (child != NULL && gtk_widget_get_visible (child))
    gtk_widget_measure (child, orientation, -1, NULL, natural, NULL, NULL);
}

static void
comstock_spare_bin_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  int least_height;
  gboolean fits;

  if (child == NULL)
    return;
  comstock_measure_height (child, -1, &least_height, NULL);
  fits = width >= comstock_measure_least_width (child) && height >= least_height;
  gtk_widget_set_child_visible (child, fits);
  if (fits)
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
comstock_spare_bin_class_init (ComstockSpareBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = comstock_spare_bin_measure;
  widget_class->size_allocate = comstock_spare_bin_size_allocate;
}

static void
comstock_spare_bin_init (ComstockSpareBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
