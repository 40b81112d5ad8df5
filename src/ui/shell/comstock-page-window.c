/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a page of text with a cursor, so that a screen reader reads it line by line. */

#include "comstock-page-window.h"

#include <adwaita.h>

#define WIDTH 480
#define HEIGHT 600
#define MARGIN 18
#define GAP 6

static void
append (GtkTextBuffer *buffer,
        const char    *text,
        const char    *tag)
{
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_insert_with_tags_by_name (buffer, &end, text, -1, tag, NULL);
}

static void
append_topic (GtkTextBuffer        *buffer,
              const ComstockTopics *topics,
              guint                 topic)
{
  g_autoptr (GPtrArray) paragraphs = comstock_topics_dup_paragraphs (topics, topic);

  append (buffer, comstock_topics_get_title (topics, topic), "title");
  for (guint i = 0; i < paragraphs->len; i++)
    {
      append (buffer, "\n", "text");
      append (buffer, ((const ComstockParagraph *) g_ptr_array_index (paragraphs, i))->text, "text");
    }
}

static GtkWidget *
create_text (const ComstockTopics *topics)
{
  GtkWidget *text = g_object_new (GTK_TYPE_TEXT_VIEW, "editable", FALSE, "wrap-mode", GTK_WRAP_WORD_CHAR,
                                  "left-margin", MARGIN, "right-margin", MARGIN, "top-margin", MARGIN,
                                  "bottom-margin", MARGIN, "accepts-tab", FALSE, NULL);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (text));
  GtkTextIter start;

  gtk_text_buffer_create_tag (buffer, "title", "weight", PANGO_WEIGHT_BOLD, "pixels-below-lines", GAP, NULL);
  gtk_text_buffer_create_tag (buffer, "text", "pixels-below-lines", GAP, NULL);
  for (guint topic = 0; topic < comstock_topics_get_n (topics); topic++)
    {
      if (topic > 0)
        append (buffer, "\n\n", "text");
      append_topic (buffer, topics, topic);
    }
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_place_cursor (buffer, &start);
  return text;
}

/* Escape closes it, as it closes dialogs. */
static GtkEventController *
create_closer (void)
{
  GtkEventController *closer = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (closer),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  return closer;
}

GtkWindow *
comstock_page_window_new (const char           *title,
                          const ComstockTopics *topics)
{
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, "title", title,
                                    "default-width", WIDTH, "default-height", HEIGHT, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *text = create_text (topics);
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", text, "vexpand", TRUE, NULL);

  gtk_widget_add_controller (window, create_closer ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), scrolled);
  adw_window_set_content (ADW_WINDOW (window), box);
  /* Earlier focus is not told. */
  g_signal_connect_object (window, "map", G_CALLBACK (gtk_widget_grab_focus), text, G_CONNECT_SWAPPED);
  return GTK_WINDOW (window);
}
