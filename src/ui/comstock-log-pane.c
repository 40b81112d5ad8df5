/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: a list view whose selected row is the last thing that happened at the cursor. */

#include "comstock-log-pane.h"

#include "model/comstock-log-entry.h"

struct _ComstockLogPane
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkListView *list;
  GtkWidget *branch;

  ComstockGame *game;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (ComstockLogPane, comstock_log_pane, GTK_TYPE_WIDGET)

static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
on_bind (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  data)
{
  g_autofree char *sentence = comstock_log_entry_dup_sentence (gtk_list_item_get_item (item));

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), sentence);
}

static void
on_activate (ComstockLogPane *self,
             guint            position)
{
  g_autoptr (ComstockLogEntry) entry =
    g_list_model_get_item (comstock_game_get_log (self->game), position);

  if (entry != NULL)
    comstock_game_go_to (self->game, comstock_log_entry_get_move (entry));
}

static void
on_branch (ComstockLogPane *self)
{
  comstock_game_branch (self->game);
}

static void
update (ComstockLogPane *self)
{
  guint length = comstock_game_get_log_length (self->game, comstock_game_get_cursor (self->game));

  gtk_widget_set_visible (self->branch,
                          comstock_game_get_cursor (self->game) <
                            comstock_game_get_length (self->game));
  if (length == 0)
    return;
  gtk_single_selection_set_selected (self->selection, length - 1);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", length - 1);
}

static void
comstock_log_pane_dispose (GObject *object)
{
  ComstockLogPane *self = COMSTOCK_LOG_PANE (object);

  g_clear_object (&self->game);
  g_clear_object (&self->selection);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_log_pane_parent_class)->dispose (object);
}

static void
comstock_log_pane_class_init (ComstockLogPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_log_pane_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/comstock-log-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockLogPane, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockLogPane, list);
  gtk_widget_class_bind_template_child (widget_class, ComstockLogPane, branch);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_branch);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "log-pane");
}

static void
comstock_log_pane_init (ComstockLogPane *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  gtk_list_view_set_factory (self->list, factory);
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

GtkWidget *
comstock_log_pane_new (void)
{
  return g_object_new (COMSTOCK_TYPE_LOG_PANE, NULL);
}

void
comstock_log_pane_set_game (ComstockLogPane *self,
                            ComstockGame    *game)
{
  g_return_if_fail (self->game == NULL);

  self->game = g_object_ref (game);
  gtk_single_selection_set_model (self->selection, comstock_game_get_log (game));
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
