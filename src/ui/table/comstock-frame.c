/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame of a table in the room there is. */

#include "comstock-frame.h"

#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-shape-bin.h"

#define LARGE_CARDS 1.25

struct _ComstockFrame
{
  AdwBin parent_instance;

  ComstockShapeBin *shape;
  GtkBox *content;
  ComstockStage *stage;

  gboolean untitled;
  gboolean narrow;
};

enum
{
  RESHAPE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockFrame, comstock_frame, ADW_TYPE_BIN)

static void
on_reshape (ComstockFrame *self,
            int            width,
            int            height)
{
  g_signal_emit (self, signals[RESHAPE], 0, width, height);
  comstock_stage_set_titled (self->stage, self->untitled);
}

static void
comstock_frame_class_init (ComstockFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[RESHAPE] = g_signal_new ("reshape", COMSTOCK_TYPE_FRAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
  g_type_ensure (COMSTOCK_TYPE_STAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-frame.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockFrame, shape);
  gtk_widget_class_bind_template_child (widget_class, ComstockFrame, content);
  gtk_widget_class_bind_template_child (widget_class, ComstockFrame, stage);
  gtk_widget_class_bind_template_callback (widget_class, on_reshape);
}

static void
comstock_frame_init (ComstockFrame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ComstockStage *
comstock_frame_get_stage (ComstockFrame *self)
{
  return self->stage;
}

void
comstock_frame_add_content (ComstockFrame *self,
                            GtkWidget     *content)
{
  gtk_box_append (self->content, content);
}

void
comstock_frame_reshape (ComstockFrame *self)
{
  comstock_shape_bin_reshape (self->shape);
}

void
comstock_frame_set_untitled (ComstockFrame *self,
                             gboolean       untitled)
{
  if (self->untitled == untitled)
    return;
  self->untitled = untitled;
  comstock_frame_reshape (self);
}

/* What the window tells in passing keeps off the cards and buttons that one answers with: those of a page, or large
 * ones, reach higher. */
static void
lift_toasts (ComstockFrame *self)
{
  const gboolean high = self->narrow || comstock_scale_get (GTK_WIDGET (self)) > LARGE_CARDS;
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (root == NULL)
    return;
  gtk_widget_add_css_class (root, high ? "toasts-high" : "toasts-lifted");
  gtk_widget_remove_css_class (root, high ? "toasts-lifted" : "toasts-high");
}

void
comstock_frame_set_narrow (ComstockFrame *self,
                           gboolean       narrow)
{
  self->narrow = narrow;
  lift_toasts (self);
}
