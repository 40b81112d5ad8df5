/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame of a table in the room there is. */

#include "comstock-frame.h"

#include "ui/kit/comstock-shape-bin.h"

struct _ComstockFrame
{
  AdwBin parent_instance;

  GtkBox *content;
  ComstockStage *stage;
  ComstockStage *kept_stage;    /* a reference, as the stage may be elsewhere */
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
}

static void
comstock_frame_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_FRAME (object)->kept_stage);
  G_OBJECT_CLASS (comstock_frame_parent_class)->dispose (object);
}

static void
comstock_frame_class_init (ComstockFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_frame_dispose;
  signals[RESHAPE] = g_signal_new ("reshape", COMSTOCK_TYPE_FRAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
  g_type_ensure (COMSTOCK_TYPE_STAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-frame.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockFrame, content);
  gtk_widget_class_bind_template_child (widget_class, ComstockFrame, stage);
  gtk_widget_class_bind_template_callback (widget_class, on_reshape);
}

static void
comstock_frame_init (ComstockFrame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->kept_stage = g_object_ref (self->stage);
}

ComstockStage *
comstock_frame_get_stage (ComstockFrame *self)
{
  return self->stage;
}

void
comstock_frame_keep_stage (ComstockFrame *self,
                           gboolean       keep)
{
  GtkWidget *stage = GTK_WIDGET (self->stage);

  if ((gtk_widget_get_parent (stage) == GTK_WIDGET (self->content)) == keep)
    return;
  if (keep)
    gtk_box_prepend (self->content, stage);
  else
    gtk_box_remove (self->content, stage);
}

void
comstock_frame_add_content (ComstockFrame *self,
                            GtkWidget     *content)
{
  gtk_box_append (self->content, content);
}
