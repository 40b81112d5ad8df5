/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button with all that is known of a seat at a glance, and the line below it; anywhere else a click looks as well. */

#include "comstock-seat-frame.h"

#include "model/base/comstock-text.h"
#include "ui/kit/comstock-reflow-box.h"
#include "ui/kit/comstock-sign.h"

typedef struct
{
  GtkWidget *header;
  ComstockSign *sign;
  GtkLabel *title;
  GtkLabel *holder;
  GtkLabel *score;
  GtkLabel *now;
} ComstockSeatFramePrivate;

enum
{
  LOOK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE_WITH_PRIVATE (ComstockSeatFrame, comstock_seat_frame, GTK_TYPE_WIDGET)

static ComstockSeatFramePrivate *
get_private (ComstockSeatFrame *self)
{
  return comstock_seat_frame_get_instance_private (self);
}

void
comstock_seat_frame_look (ComstockSeatFrame *self)
{
  g_return_if_fail (COMSTOCK_IS_SEAT_FRAME (self));

  g_signal_emit (self, signals[LOOK], 0);
}

void
comstock_seat_frame_set_title (ComstockSeatFrame *self,
                               const char        *title,
                               const char        *sign)
{
  ComstockSeatFramePrivate *priv = get_private (self);

  g_return_if_fail (COMSTOCK_IS_SEAT_FRAME (self));

  comstock_sign_set_sign (priv->sign, sign);
  gtk_label_set_label (priv->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

void
comstock_seat_frame_set_state (ComstockSeatFrame *self,
                               const char        *holder,
                               int                score,
                               const char        *now,
                               const char        *spoken)
{
  ComstockSeatFramePrivate *priv = get_private (self);
  g_autofree char *points = comstock_text_number (score);

  g_return_if_fail (COMSTOCK_IS_SEAT_FRAME (self));

  gtk_label_set_label (priv->score, points);
  gtk_label_set_label (priv->holder, holder);
  gtk_label_set_label (priv->now, now != NULL ? now : "");
  gtk_widget_set_visible (GTK_WIDGET (priv->now), now != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->header), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
comstock_seat_frame_set_acting (ComstockSeatFrame *self,
                                gboolean           acting)
{
  g_return_if_fail (COMSTOCK_IS_SEAT_FRAME (self));

  if (acting)
    gtk_widget_add_css_class (GTK_WIDGET (self), "acting");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "acting");
}

static void
comstock_seat_frame_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_seat_frame_parent_class)->dispose (object);
}

static void
comstock_seat_frame_class_init (ComstockSeatFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_seat_frame_dispose;

  signals[LOOK] = g_signal_new ("look", COMSTOCK_TYPE_SEAT_FRAME, G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COMSTOCK_TYPE_SIGN);
  g_type_ensure (COMSTOCK_TYPE_REFLOW_BOX);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/table/comstock-seat-frame.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ComstockSeatFrame, header);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockSeatFrame, sign);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockSeatFrame, title);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockSeatFrame, holder);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockSeatFrame, score);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockSeatFrame, now);
  gtk_widget_class_bind_template_callback (widget_class, comstock_seat_frame_look);
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_seat_frame_init (ComstockSeatFrame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
