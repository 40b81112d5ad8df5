/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player aid: a list of topics, chosen by a page, by a search, or by what was asked about. */

#include "comstock-player-aid.h"

#include <glib/gi18n.h>

#include "comstock-topic-row.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-look.h"

struct _ComstockPlayerAid
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkToggleButton *brief_button;
  GtkToggleButton *rules_button;
  GtkSearchEntry *search;
  GtkLabel *result;
  GtkScrolledWindow *scroller;
  GtkListBox *list;
  GtkWidget *back;

  const ComstockTopics *topics;
  ComstockTopicDrawing dup_drawing;
  gboolean brief;       /* the page: player aid, or all rules */
  GPtrArray *asked;     /* what was asked about, strings of ids, the present one last; empty: the page is shown */
};

static void comstock_player_aid_init_look (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockPlayerAid, comstock_player_aid, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, comstock_player_aid_init_look))

static const char *
get_search (ComstockPlayerAid *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

static gboolean
is_searching (ComstockPlayerAid *self)
{
  return *get_search (self) != '\0';
}

/* What was asked last, or NULL. */
static const char *
get_asked (ComstockPlayerAid *self)
{
  return self->asked->len > 0 ? g_ptr_array_index (self->asked, self->asked->len - 1) : NULL;
}

static gboolean
is_told_in_brief (ComstockPlayerAid *self,
                  guint              topic)
{
  g_autoptr (GPtrArray) paragraphs = comstock_topics_dup_paragraphs (self->topics, topic);

  for (guint i = 0; i < paragraphs->len; i++)
    if (((ComstockParagraph *) g_ptr_array_index (paragraphs, i))->brief)
      return TRUE;
  return FALSE;
}

static void
add_row (ComstockPlayerAid *self,
         guint              topic,
         gboolean           brief)
{
  g_autofree char *id = comstock_topics_dup_id (self->topics, topic);
  g_autofree char *drawing = self->dup_drawing (id);

  gtk_list_box_append (self->list, comstock_topic_row_new (self->topics, topic, brief, drawing));
}

static void
add_asked (ComstockPlayerAid *self)
{
  g_auto (GStrv) ids = g_strsplit (get_asked (self), " ", -1);

  for (char **id = ids; *id != NULL; id++)
    {
      int topic = comstock_topics_find (self->topics, *id);

      if (topic >= 0)
        add_row (self, (guint) topic, FALSE);
    }
}

static guint
count_rows (ComstockPlayerAid *self)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (self->list, (int) n) != NULL)
    n++;
  return n;
}

static void
tell_result (ComstockPlayerAid *self)
{
  const guint n = count_rows (self);
  g_autofree char *found =
    /* Translators: how many topics match a search */
    g_strdup_printf (ngettext ("%u topic of the rules found", "%u topics of the rules found", n), n);
  const char *result = n > 0 ? found : _("Nothing found in the rules. Try another word.");

  gtk_widget_set_visible (GTK_WIDGET (self->result), is_searching (self));
  gtk_label_set_label (self->result, result);
}

static void
update_buttons (ComstockPlayerAid *self)
{
  const gboolean page = !is_searching (self) && get_asked (self) == NULL;

  gtk_toggle_button_set_active (self->brief_button, page && self->brief);
  gtk_toggle_button_set_active (self->rules_button, page && !self->brief);
  gtk_widget_set_visible (self->back, !is_searching (self) && self->asked->len > 1);
}

static void
fill (ComstockPlayerAid *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  if (is_searching (self))
    {
      for (guint topic = 0; topic < comstock_topics_get_n (self->topics); topic++)
        if (comstock_topics_match (self->topics, topic, get_search (self)))
          add_row (self, topic, FALSE);
    }
  else if (get_asked (self) != NULL)
    add_asked (self);
  else
    {
      for (guint topic = 0; topic < comstock_topics_get_n (self->topics); topic++)
        if (!self->brief || is_told_in_brief (self, topic))
          add_row (self, topic, self->brief);
    }
  tell_result (self);
  update_buttons (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
on_search_changed (ComstockPlayerAid *self)
{
  fill (self);
  comstock_announce_aside (GTK_WIDGET (self), is_searching (self) ? gtk_label_get_label (self->result) : NULL);
}

static void
forget_search (ComstockPlayerAid *self)
{
  g_signal_handlers_block_by_func (self->search, on_search_changed, self);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  g_signal_handlers_unblock_by_func (self->search, on_search_changed, self);
}

/* Escape first takes back what was typed, then closes the pane. */
static void
on_stop_search (ComstockPlayerAid *self)
{
  if (is_searching (self))
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "table.player-aid", NULL);
}

static void
show_page (ComstockPlayerAid *self,
           gboolean           brief)
{
  self->brief = brief;
  g_ptr_array_set_size (self->asked, 0);
  forget_search (self);
  fill (self);
}

static void
on_brief_clicked (ComstockPlayerAid *self)
{
  show_page (self, TRUE);
}

static void
on_rules_clicked (ComstockPlayerAid *self)
{
  show_page (self, FALSE);
}

/* A list box moves its cursor only with its focus. */
static void
focus_first (ComstockPlayerAid *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, 0);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
on_back_clicked (ComstockPlayerAid *self)
{
  g_ptr_array_set_size (self->asked, (int) self->asked->len - 1);
  fill (self);
  focus_first (self);
}

static guint
get_chapter (ComstockPlayerAid *self,
             GtkListBoxRow     *row)
{
  return comstock_topics_get_chapter (self->topics, comstock_topic_row_get_topic (COMSTOCK_TOPIC_ROW (row)));
}

/* Chapters have headings; what was asked about is no chapter. */
static void
update_header (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       data)
{
  ComstockPlayerAid *self = data;
  const guint chapter = get_chapter (self, row);
  GtkWidget *label;

  if ((get_asked (self) != NULL && !is_searching (self)) ||
      (before != NULL && chapter == get_chapter (self, before)))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = g_object_new (GTK_TYPE_LABEL,
                        "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                        "label", comstock_topics_get_chapter_title (self->topics, chapter),
                        "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (label, "chapter");
  gtk_list_box_row_set_header (row, label);
}

/* Made when it is first seen: most games begin without. */
static void
comstock_player_aid_map (GtkWidget *widget)
{
  ComstockPlayerAid *self = COMSTOCK_PLAYER_AID (widget);

  if (gtk_list_box_get_row_at_index (self->list, 0) == NULL && !is_searching (self))
    fill (self);
  GTK_WIDGET_CLASS (comstock_player_aid_parent_class)->map (widget);
}

static GVariant *
comstock_player_aid_dup_look (ComstockLook *look)
{
  ComstockPlayerAid *self = COMSTOCK_PLAYER_AID (look);
  GVariantBuilder asked;

  g_variant_builder_init (&asked, G_VARIANT_TYPE_STRING_ARRAY);
  for (guint i = 0; i < self->asked->len; i++)
    g_variant_builder_add (&asked, "s", g_ptr_array_index (self->asked, i));
  return g_variant_new ("(bass)", self->brief, &asked, get_search (self));
}

static void
comstock_player_aid_set_look (ComstockLook *look,
                              GVariant     *value)
{
  ComstockPlayerAid *self = COMSTOCK_PLAYER_AID (look);
  g_autoptr (GVariantIter) asked = NULL;
  const char *search;
  char *ids;

  g_variant_get (value, "(bas&s)", &self->brief, &asked, &search);
  g_ptr_array_set_size (self->asked, 0);
  while (g_variant_iter_next (asked, "s", &ids))
    g_ptr_array_add (self->asked, ids);
  g_signal_handlers_block_by_func (self->search, on_search_changed, self);
  gtk_editable_set_text (GTK_EDITABLE (self->search), search);
  g_signal_handlers_unblock_by_func (self->search, on_search_changed, self);
  fill (self);
}

static void
comstock_player_aid_init_look (ComstockLookInterface *iface)
{
  iface->dup = comstock_player_aid_dup_look;
  iface->set = comstock_player_aid_set_look;
}

static void
comstock_player_aid_dispose (GObject *object)
{
  ComstockPlayerAid *self = COMSTOCK_PLAYER_AID (object);

  /* A list asks for headings even while its rows go. */
  if (self->box != NULL)
    gtk_list_box_set_header_func (self->list, NULL, NULL, NULL);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_player_aid_parent_class)->dispose (object);
}

static void
comstock_player_aid_finalize (GObject *object)
{
  g_ptr_array_unref (COMSTOCK_PLAYER_AID (object)->asked);
  G_OBJECT_CLASS (comstock_player_aid_parent_class)->finalize (object);
}

static void
comstock_player_aid_class_init (ComstockPlayerAidClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_player_aid_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_player_aid_finalize;
  widget_class->map = comstock_player_aid_map;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/table/comstock-player-aid.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockPlayerAid, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockPlayerAid, brief_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockPlayerAid, rules_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockPlayerAid, search);
  gtk_widget_class_bind_template_child (widget_class, ComstockPlayerAid, result);
  gtk_widget_class_bind_template_child (widget_class, ComstockPlayerAid, scroller);
  gtk_widget_class_bind_template_child (widget_class, ComstockPlayerAid, list);
  gtk_widget_class_bind_template_child (widget_class, ComstockPlayerAid, back);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_brief_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_rules_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "player-aid");
}

static void
comstock_player_aid_init (ComstockPlayerAid *self)
{
  self->brief = TRUE;
  self->asked = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  comstock_button_wrap (GTK_BUTTON (self->brief_button));
  comstock_button_wrap (GTK_BUTTON (self->rules_button));
  comstock_button_wrap (GTK_BUTTON (self->back));
  gtk_list_box_set_header_func (self->list, update_header, self, NULL);
}

static gboolean
is_any_known (ComstockPlayerAid *self,
              const char        *topics)
{
  g_auto (GStrv) ids = g_strsplit (topics, " ", -1);

  for (char **id = ids; *id != NULL; id++)
    if (comstock_topics_find (self->topics, *id) >= 0)
      return TRUE;
  return FALSE;
}

void
comstock_player_aid_set_topics (ComstockPlayerAid    *self,
                                const ComstockTopics *topics,
                                ComstockTopicDrawing  dup_drawing)
{
  g_return_if_fail (COMSTOCK_IS_PLAYER_AID (self));

  self->topics = topics;
  self->dup_drawing = dup_drawing;
}

void
comstock_player_aid_explain (ComstockPlayerAid *self,
                             const char        *topics)
{
  g_return_if_fail (COMSTOCK_IS_PLAYER_AID (self));

  if (!is_any_known (self, topics))
    return;
  if (g_strcmp0 (get_asked (self), topics) != 0)
    g_ptr_array_add (self->asked, g_strdup (topics));
  forget_search (self);
  fill (self);
  focus_first (self);
}

void
comstock_player_aid_search (ComstockPlayerAid *self)
{
  g_return_if_fail (COMSTOCK_IS_PLAYER_AID (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
