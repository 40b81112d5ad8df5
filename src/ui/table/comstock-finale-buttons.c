/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of buttons, or two; the exports in their menu are those of the game's main menu. */

#include "comstock-finale-buttons.h"

#include <glib/gi18n.h>

#include "comstock-game-ui.h"
#include "ui/kit/comstock-lines-layout.h"

struct _ComstockFinaleButtons
{
  GtkWidget parent_instance;

  GMenu *more_menu;
  GMenu *export_menu;
  GtkWidget *analysis;
  GtkLabel *again_label;
};

G_DEFINE_FINAL_TYPE (ComstockFinaleButtons, comstock_finale_buttons, GTK_TYPE_WIDGET)

void
comstock_finale_buttons_set_game (ComstockFinaleButtons *self,
                                  ComstockGame          *game,
                                  gboolean               shared)
{
  const ComstockGameUi *ui = comstock_game_ui_find (comstock_game_get_rules (game)->id);
  g_autoptr (GtkBuilder) builder = ui != NULL ? comstock_game_ui_build (ui, "menus.ui") : NULL;
  GMenuModel *exports = builder != NULL ? G_MENU_MODEL (gtk_builder_get_object (builder, "exports")) : NULL;

  g_return_if_fail (COMSTOCK_IS_FINALE_BUTTONS (self));

  for (int i = 0; exports != NULL && i < g_menu_model_get_n_items (exports); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new_from_model (exports, i);

      g_menu_insert_item (self->export_menu, i, item);
    }
  g_menu_append_section (self->more_menu, NULL, G_MENU_MODEL (self->export_menu));
  gtk_widget_set_visible (self->analysis, COMSTOCK_GAME_GET_CLASS (game)->policy != NULL);
  /* Translators: button: the same players once more, after a shared victory */
  gtk_label_set_label (self->again_label, shared ? _("Rematch") : _("Play Again"));
}

static void
comstock_finale_buttons_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_finale_buttons_parent_class)->dispose (object);
}

static void
comstock_finale_buttons_class_init (ComstockFinaleButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_finale_buttons_dispose;
  g_type_ensure (COMSTOCK_TYPE_LINES_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/comstock/Comstock/ui/table/comstock-finale-buttons.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockFinaleButtons, more_menu);
  gtk_widget_class_bind_template_child (widget_class, ComstockFinaleButtons, export_menu);
  gtk_widget_class_bind_template_child (widget_class, ComstockFinaleButtons, analysis);
  gtk_widget_class_bind_template_child (widget_class, ComstockFinaleButtons, again_label);
  gtk_widget_class_set_css_name (widget_class, "finale-buttons");
}

static void
comstock_finale_buttons_init (ComstockFinaleButtons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* In a game that was opened the focus is on the line that asks. */
void
comstock_finale_leave_by_escape (GtkWidget *finale)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("finale.leave")));
  gtk_widget_add_controller (finale, controller);
}
