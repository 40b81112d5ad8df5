/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What widgets over a drawing share: keys, focus and a screen reader; they draw next to nothing. */

#include "comstock-spot.h"

static void
press (GtkWidget  *spot,
       const char *action,
       GVariant   *parameter)
{
  g_signal_emit (spot, gtk_widget_class_get_activate_signal (GTK_WIDGET_GET_CLASS (spot)), 0);
}

void
comstock_spot_class_install (GtkWidgetClass *klass,
                             const char     *action)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };

  gtk_widget_class_set_activate_signal (klass, g_signal_new ("activate", G_TYPE_FROM_CLASS (klass),
                                                             G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                                             G_TYPE_NONE, 0));
  gtk_widget_class_install_action (klass, action, NULL, press);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_signal (klass, keys[i], 0, "activate", NULL);
}

void
comstock_spot_allocate (GtkWidget             *spot,
                        const graphene_rect_t *bounds)
{
  const GtkAllocation allocation = { (int) bounds->origin.x, (int) bounds->origin.y, (int) bounds->size.width,
                                     (int) bounds->size.height };

  gtk_widget_measure (spot, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (spot, &allocation, -1);
}

void
comstock_spot_describe (GtkWidget  *spot,
                        const char *name,
                        const char *description)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (spot);

  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (description != NULL)
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  else
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static const char focus_key[] = "comstock-spot-focus";

static void
on_focus (GtkEventController *focus,
          GParamSpec         *pspec,
          gpointer            describe)
{
  GtkWidget *spot = gtk_event_controller_get_widget (focus);

  if (spot != NULL && gtk_widget_get_root (spot) != NULL)
    ((ComstockSpotDescribe) describe) (spot);
}

void
comstock_spot_watch (GtkWidget            *spot,
                     ComstockSpotDescribe  describe)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (focus, "notify::is-focus", G_CALLBACK (on_focus), describe);
  gtk_widget_add_controller (spot, focus);
  g_object_set_data (G_OBJECT (spot), focus_key, focus);
}

gboolean
comstock_spot_has_focus (GtkWidget *spot)
{
  return gtk_event_controller_focus_is_focus (g_object_get_data (G_OBJECT (spot), focus_key));
}
