/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a page of text with a cursor, so that a screen reader reads it line by line. */

#include "comstock-page-window.h"

#include <adwaita.h>

#define WIDTH 480
#define HEIGHT 600
#define MARGIN 18

static GtkWidget *
create_text (const char *resource)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GtkWidget *text = g_object_new (GTK_TYPE_TEXT_VIEW, "editable", FALSE, "wrap-mode", GTK_WRAP_WORD_CHAR,
                                  "left-margin", MARGIN, "right-margin", MARGIN, "top-margin", MARGIN,
                                  "bottom-margin", MARGIN, "accepts-tab", FALSE, NULL);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (text));
  GtkTextIter start;

  gtk_text_buffer_set_text (buffer, g_bytes_get_data (bytes, NULL), (int) g_bytes_get_size (bytes));
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_place_cursor (buffer, &start);
  return text;
}

GtkWindow *
comstock_page_window_new (const char *title,
                          const char *resource)
{
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW, "title", title, "default-width", WIDTH, "default-height", HEIGHT,
                                    NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *text = create_text (resource);
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", text, "vexpand", TRUE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), scrolled);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_focus (GTK_WINDOW (window), text);
  return GTK_WINDOW (window);
}
