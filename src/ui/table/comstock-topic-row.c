/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of labels, which a screen reader reads as one: the title as its name, the text as its description. */

#include "comstock-topic-row.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-picture.h"

#define PICTURE_SIZE 36

struct _ComstockTopicRow
{
  GtkListBoxRow parent_instance;

  GtkBox *box;
  GtkWidget *picture;
  GtkLabel *title;
  guint topic;
};

G_DEFINE_FINAL_TYPE (ComstockTopicRow, comstock_topic_row, GTK_TYPE_LIST_BOX_ROW)

static gboolean
on_activate_link (ComstockTopicRow *self,
                  const char       *id)
{
  return gtk_widget_activate_action (GTK_WIDGET (self), "table.explain", "s", id);
}

static void
comstock_topic_row_class_init (ComstockTopicRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COMSTOCK_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/comstock/Comstock/ui/table/comstock-topic-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockTopicRow, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockTopicRow, picture);
  gtk_widget_class_bind_template_child (widget_class, ComstockTopicRow, title);
}

static void
comstock_topic_row_init (ComstockTopicRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = comstock_label_new (text, NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* Shows what the topic tells, and returns it as one text. */
static char *
add_paragraphs (ComstockTopicRow     *self,
                const ComstockTopics *topics,
                gboolean              brief)
{
  g_autoptr (GPtrArray) paragraphs = comstock_topics_dup_paragraphs (topics, self->topic);
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < paragraphs->len; i++)
    {
      const ComstockParagraph *paragraph = g_ptr_array_index (paragraphs, i);
      /* Translators: before a sentence that settles what the printed rules leave open */
      g_autofree char *ruling = g_strdup_printf (_("Our ruling: %s"), paragraph->text);
      const char *text = paragraph->ruling ? ruling : paragraph->text;
      GtkWidget *label;

      if (brief && !paragraph->brief)
        continue;
      label = new_label (text);
      if (paragraph->ruling)
        gtk_widget_add_css_class (label, "ruling");
      gtk_box_append (self->box, label);
      g_string_append_printf (all, "%s\n", text);
    }
  return g_string_free (all, FALSE);
}

static void
add_links (ComstockTopicRow     *self,
           const ComstockTopics *topics)
{
  g_auto (GStrv) related = comstock_topics_dup_related (topics, self->topic);
  g_autoptr (GString) links = g_string_new (NULL);
  g_autofree char *markup = NULL;
  GtkWidget *label;

  for (char **id = related; *id != NULL; id++)
    {
      const char *title = comstock_topics_get_title (topics, (guint) comstock_topics_find (topics, *id));
      g_autofree char *link = g_markup_printf_escaped ("<a href=\"%s\">%s</a>", *id, title);

      comstock_text_list_append (links, link);
    }
  if (links->len == 0)
    return;
  /* Translators: then a list of titles of other topics of the rules */
  markup = g_strdup_printf (_("See also: %s"), links->str);
  label = new_label (NULL);
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_widget_add_css_class (label, "see-also");
  g_signal_connect_object (label, "activate-link", G_CALLBACK (on_activate_link), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->box, label);
}

GtkWidget *
comstock_topic_row_new (const ComstockTopics *topics,
                        guint                 topic,
                        gboolean              brief,
                        const char           *drawing)
{
  /* An item of a list would be told as one that is not selected. */
  ComstockTopicRow *self = g_object_new (COMSTOCK_TYPE_TOPIC_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  const char *title = comstock_topics_get_title (topics, topic);
  g_autofree char *text = NULL;

  self->topic = topic;
  gtk_label_set_label (self->title, title);
  gtk_widget_set_visible (self->picture, drawing != NULL);
  g_object_set (self->picture, "pixel-size", PICTURE_SIZE, "drawing", drawing, NULL);
  text = add_paragraphs (self, topics, brief);
  if (!brief)
    add_links (self, topics);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  return GTK_WIDGET (self);
}

guint
comstock_topic_row_get_topic (ComstockTopicRow *self)
{
  return self->topic;
}
