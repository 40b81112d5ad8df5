/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the children of all peers how high they are. */

#include "comstock-level-bin.h"

#include "comstock-measure.h"

struct _ComstockLevelBin
{
  AdwBin parent_instance;

  GPtrArray *peers;             /* itself as well */
};

G_DEFINE_FINAL_TYPE (ComstockLevelBin, comstock_level_bin, ADW_TYPE_BIN)

static GtkSizeRequestMode
comstock_level_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
comstock_level_bin_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  ComstockLevelBin *self = COMSTOCK_LEVEL_BIN (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (adw_bin_get_child (ADW_BIN (self)), orientation, for_size, minimum, natural, NULL, NULL);
      return;
    }
  *minimum = *natural = 0;
  for (guint i = 0; i < self->peers->len; i++)
    {
      int least, usual;

      comstock_measure_height (adw_bin_get_child (self->peers->pdata[i]), for_size, &least, &usual);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, usual);
    }
}

static void
comstock_level_bin_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, baseline, NULL);
}

static void
comstock_level_bin_dispose (GObject *object)
{
  ComstockLevelBin *self = COMSTOCK_LEVEL_BIN (object);

  if (self->peers != NULL)
    g_ptr_array_remove (self->peers, self);
  g_clear_pointer (&self->peers, g_ptr_array_unref);
  G_OBJECT_CLASS (comstock_level_bin_parent_class)->dispose (object);
}

static void
comstock_level_bin_class_init (ComstockLevelBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_level_bin_dispose;
  widget_class->get_request_mode = comstock_level_bin_get_request_mode;
  widget_class->measure = comstock_level_bin_measure;
  widget_class->size_allocate = comstock_level_bin_size_allocate;
}

static void
comstock_level_bin_init (ComstockLevelBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

void
comstock_level_bin_join (ComstockLevelBin *self,
                         GPtrArray        *peers)
{
  g_return_if_fail (COMSTOCK_IS_LEVEL_BIN (self));
  g_return_if_fail (self->peers == NULL);

  self->peers = g_ptr_array_ref (peers);
  g_ptr_array_add (peers, self);
}
