/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moving, clicking and typing as a person does. */

#include "ui-hand.h"

#include "widget-stage.h"

void
ui_hand_do (const char *arguments)
{
  g_autofree char *command = g_strconcat ("xdotool ", arguments, NULL);
  g_autoptr (GError) error = NULL;

  g_spawn_command_line_sync (command, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  stage_settle ();
}

/* Does @more, if that is not empty, once the pointer is there. */
static void
point_and_do (GtkWidget  *widget,
              double      x,
              double      y,
              const char *more)
{
  GtkNative *native = gtk_widget_get_native (widget);
  g_autofree char *arguments = NULL;
  double shift_x, shift_y;

  gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &x, &y);
  gtk_native_get_surface_transform (native, &shift_x, &shift_y);
  arguments = g_strdup_printf ("mousemove %d %d %s", (int) (x + shift_x), (int) (y + shift_y), more);
  ui_hand_do (arguments);
}

void
ui_hand_point_at (GtkWidget *widget,
                  double     x,
                  double     y)
{
  point_and_do (widget, x, y, "");
}

void
ui_hand_click_at (GtkWidget *widget,
                  double     x,
                  double     y)
{
  point_and_do (widget, x, y, "click 1");
}

void
ui_hand_point_at_middle (GtkWidget *widget)
{
  ui_hand_point_at (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}
