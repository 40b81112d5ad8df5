/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the focus ring as long as keys are used.  GTK hides it some seconds after a key, and a person who has read
 * a card for that long would have to look for it. */

#include "comstock-focus-ring.h"

static const char by_keys[] = "comstock-focus-by-keys";

static void
set_by_keys (GtkWindow *window,
             gboolean   keys)
{
  g_object_set_data (G_OBJECT (window), by_keys, GINT_TO_POINTER (keys));
  gtk_window_set_focus_visible (window, keys);
}

static gboolean
on_key_pressed (GtkWindow *window)
{
  set_by_keys (window, TRUE);
  return GDK_EVENT_PROPAGATE;
}

static void
on_pressed (GtkWindow *window)
{
  set_by_keys (window, FALSE);
}

static void
on_focus_visible (GtkWindow *window)
{
  if (!gtk_window_get_focus_visible (window) && g_object_get_data (G_OBJECT (window), by_keys) != NULL)
    gtk_window_set_focus_visible (window, TRUE);
}

void
comstock_focus_ring_keep (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_object (click, "pressed", G_CALLBACK (on_pressed), window, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (window, "notify::focus-visible", G_CALLBACK (on_focus_visible), NULL);
}
