/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GtkScrollable for widgets that need to know how much of them is seen before they lay themselves out. */

#include "comstock-pannable.h"

#define PAGE 0.9    /* of what is seen */
#define STEP 0.1

typedef struct
{
  GtkAdjustment *adjustments[2];      /* by GtkOrientation */
  GtkScrollablePolicy policies[2];
} ComstockPannablePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (ComstockPannable, comstock_pannable, GTK_TYPE_WIDGET,
                                  G_ADD_PRIVATE (ComstockPannable)
                                  G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  PROP_HADJUSTMENT = 1,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY
};

int
comstock_pannable_allocate (ComstockPannable *self,
                            GtkOrientation    orientation,
                            int               length,
                            int               content)
{
  ComstockPannablePrivate *priv = comstock_pannable_get_instance_private (self);
  GtkAdjustment *adjustment = priv->adjustments[orientation];

  if (adjustment != NULL)
    {
      /* A change that allocating makes is heeded at once, not in another round. */
      g_signal_handlers_block_by_func (adjustment, gtk_widget_queue_allocate, self);
      gtk_adjustment_configure (adjustment, gtk_adjustment_get_value (adjustment), 0, MAX (content, length),
                                length * STEP, length * PAGE, length);
      g_signal_handlers_unblock_by_func (adjustment, gtk_widget_queue_allocate, self);
    }
  if (content <= length || adjustment == NULL)
    return (length - content) / 2;
  return -(int) gtk_adjustment_get_value (adjustment);
}

void
comstock_pannable_reveal (ComstockPannable *self,
                          GtkOrientation    orientation,
                          int               from,
                          int               to)
{
  ComstockPannablePrivate *priv = comstock_pannable_get_instance_private (self);

  if (priv->adjustments[orientation] != NULL)
    gtk_adjustment_clamp_page (priv->adjustments[orientation], from, to);
}

double
comstock_pannable_get_offset (ComstockPannable *self,
                              GtkOrientation    orientation)
{
  ComstockPannablePrivate *priv = comstock_pannable_get_instance_private (self);
  GtkAdjustment *adjustment = priv->adjustments[orientation];

  return adjustment != NULL ? gtk_adjustment_get_value (adjustment) : 0;
}

void
comstock_pannable_set_offset (ComstockPannable *self,
                              GtkOrientation    orientation,
                              double            offset)
{
  ComstockPannablePrivate *priv = comstock_pannable_get_instance_private (self);

  if (priv->adjustments[orientation] != NULL)
    gtk_adjustment_set_value (priv->adjustments[orientation], offset);
}

gboolean
comstock_pannable_can_pan (ComstockPannable *self)
{
  ComstockPannablePrivate *priv = comstock_pannable_get_instance_private (self);

  for (int i = 0; i < 2; i++)
    if (priv->adjustments[i] != NULL &&
        gtk_adjustment_get_upper (priv->adjustments[i]) > gtk_adjustment_get_page_size (priv->adjustments[i]))
      return TRUE;
  return FALSE;
}

gboolean
comstock_pannable_is_finger (GtkGesture *gesture)
{
  GdkDevice *device = gtk_gesture_get_device (gesture);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
set_adjustment (ComstockPannable *self,
                GtkOrientation    orientation,
                GtkAdjustment    *adjustment)
{
  ComstockPannablePrivate *priv = comstock_pannable_get_instance_private (self);

  if (priv->adjustments[orientation] != NULL)
    g_signal_handlers_disconnect_by_func (priv->adjustments[orientation], gtk_widget_queue_allocate, self);
  g_set_object (&priv->adjustments[orientation], adjustment);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_allocate), self,
                             G_CONNECT_SWAPPED);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
comstock_pannable_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  ComstockPannablePrivate *priv = comstock_pannable_get_instance_private (COMSTOCK_PANNABLE (object));

  switch (id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, priv->adjustments[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, priv->adjustments[GTK_ORIENTATION_VERTICAL]);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, priv->policies[GTK_ORIENTATION_HORIZONTAL]);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, priv->policies[GTK_ORIENTATION_VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_pannable_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  ComstockPannable *self = COMSTOCK_PANNABLE (object);
  ComstockPannablePrivate *priv = comstock_pannable_get_instance_private (self);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      priv->policies[GTK_ORIENTATION_HORIZONTAL] = g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      priv->policies[GTK_ORIENTATION_VERTICAL] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_pannable_dispose (GObject *object)
{
  set_adjustment (COMSTOCK_PANNABLE (object), GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (COMSTOCK_PANNABLE (object), GTK_ORIENTATION_VERTICAL, NULL);
  G_OBJECT_CLASS (comstock_pannable_parent_class)->dispose (object);
}

static void
comstock_pannable_class_init (ComstockPannableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = comstock_pannable_dispose;
  object_class->get_property = comstock_pannable_get_property;
  object_class->set_property = comstock_pannable_set_property;

  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

static void
comstock_pannable_init (ComstockPannable *self)
{
}
