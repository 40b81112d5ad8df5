/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Switches and the settings they show. */

#include "config.h"

#include "comstock-board-preferences.h"

struct _ComstockBoardPreferences
{
  AdwPreferencesGroup parent_instance;

  GtkSwitch *confirm_character;
  GtkSwitch *confirm_cowboy;
  GtkSwitch *confirm_pass;
};

G_DEFINE_FINAL_TYPE (ComstockBoardPreferences, comstock_board_preferences, ADW_TYPE_PREFERENCES_GROUP)

static void
comstock_board_preferences_class_init (ComstockBoardPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/board/table/comstock-board-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardPreferences, confirm_character);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardPreferences, confirm_cowboy);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardPreferences, confirm_pass);
}

static void
comstock_board_preferences_init (ComstockBoardPreferences *self)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID ".board");

  gtk_widget_init_template (GTK_WIDGET (self));
  g_settings_bind (settings, "confirm-character", self->confirm_character, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-cowboy", self->confirm_cowboy, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-pass", self->confirm_pass, "active", G_SETTINGS_BIND_DEFAULT);
}

GtkWidget *
comstock_board_preferences_new (void)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_PREFERENCES, NULL);
}
