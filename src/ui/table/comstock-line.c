/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a popover with an entry for moves, which goes when it closes. */

#include "comstock-line.h"

#include <glib/gi18n.h>

#include "model/session/comstock-typed.h"
#include "ui/kit/comstock-announcer.h"

typedef struct
{
  ComstockTable *table;         /* holds the popover */
  GtkPopover *popover;
  GtkEditable *entry;
  GtkLabel *refusal;
  char *beginning;              /* what was typed before Tab went on, or NULL */
  gboolean completing;
} Line;

static void
line_free (gpointer data,
           GClosure *closure)
{
  g_free (((Line *) data)->beginning);
  g_free (data);
}

static ComstockGame *
get_game (Line *self)
{
  return comstock_table_get_game (self->table);
}

static gboolean
unparent (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* What is hidden keeps no focus; it goes once it is hidden. */
static void
on_closed (GtkPopover *popover)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (popover));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (table));

  if (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (popover)))
    gtk_widget_grab_focus (table);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent, g_object_ref (popover), g_object_unref);
}

static void
refuse (Line *self,
        char *sentence)
{
  g_autofree char *own = sentence;

  gtk_label_set_label (self->refusal, own);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
  comstock_announce_answer (GTK_WIDGET (self->table), own);
}

/* Why @text is no move, with one that is. */
static char *
dup_unknown (Line       *self,
             guint       seat,
             const char *text)
{
  g_autofree char *example = comstock_typed_next (get_game (self), seat, "", "");

  /* Translators: what was typed, and what could be, as “bid 9”. */
  return g_strdup_printf (_("“%s” is not a move. You can type “%s”."), text, example);
}

static void
on_activate (Line *self)
{
  const int asked = comstock_table_get_asked (self->table);
  g_autofree char *text = g_utf8_strdown (gtk_editable_get_text (self->entry), -1);
  g_autofree char *refusal = NULL;
  CsMove move;

  if (asked < 0)
    return;
  g_strstrip (text);
  if (!comstock_typed_parse (get_game (self), (guint) asked, text, &move))
    {
      refuse (self, dup_unknown (self, (guint) asked, text));
      return;
    }
  refusal = comstock_table_dup_refusal (self->table, (guint) asked, move);
  if (refusal != NULL)
    {
      refuse (self, g_steal_pointer (&refusal));
      return;
    }
  gtk_popover_popdown (self->popover);
  comstock_table_play (self->table, move);
}

static void
on_changed (Line *self)
{
  if (!self->completing)
    g_clear_pointer (&self->beginning, g_free);
}

static void
complete (Line *self)
{
  const int asked = comstock_table_get_asked (self->table);
  const char *text = gtk_editable_get_text (self->entry);
  g_autofree char *next = NULL;

  if (self->beginning == NULL)
    self->beginning = g_strdup (text);
  next = asked >= 0 ? comstock_typed_next (get_game (self), (guint) asked, self->beginning, text) : NULL;
  if (next == NULL)
    return;
  self->completing = TRUE;
  gtk_editable_set_text (self->entry, next);
  gtk_editable_set_position (self->entry, -1);
  self->completing = FALSE;
  comstock_announce_answer (GTK_WIDGET (self->table), next);
}

static gboolean
on_key (Line *self,
        guint keyval)
{
  if (keyval != GDK_KEY_Tab)
    return GDK_EVENT_PROPAGATE;
  complete (self);
  return GDK_EVENT_STOP;
}

static GtkWidget *
create_content (Line *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *refusal = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "max-width-chars", 32, "visible", FALSE,
                                     "xalign", 0.0, NULL);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->entry = GTK_EDITABLE (entry);
  self->refusal = GTK_LABEL (refusal);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("Type a move"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Type a move"), -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (entry, keys);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (on_activate), self);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), refusal);
  return box;
}

void
comstock_line_open (ComstockTable *table)
{
  Line *self = g_new0 (Line, 1);
  GtkWidget *popover = gtk_popover_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->table = table;
  self->popover = GTK_POPOVER (popover);
  gtk_popover_set_child (self->popover, create_content (self));
  gtk_popover_set_has_arrow (self->popover, FALSE);
  /* A popover that hides itself takes the keyboard from the window, which a screen reader then tells of before the
   * news of what was typed. */
  gtk_popover_set_autohide (self->popover, FALSE);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (gtk_popover_popdown), popover);
  gtk_widget_add_controller (popover, focus);
  gtk_popover_set_pointing_to (self->popover, &(GdkRectangle) { gtk_widget_get_width (GTK_WIDGET (table)) / 2,
                                                                gtk_widget_get_height (GTK_WIDGET (table)) / 2, 1, 1 });
  gtk_widget_set_parent (popover, GTK_WIDGET (table));
  g_signal_connect_data (popover, "closed", G_CALLBACK (on_closed), self, line_free, 0);
  g_signal_connect_object (table, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
  gtk_popover_popup (self->popover);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
