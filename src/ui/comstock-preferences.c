/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows and the settings they show. */

#include "config.h"

#include "comstock-preferences.h"

struct _ComstockPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwComboRow *pace;
  AdwComboRow *color_scheme;
  GtkSwitch *animations;
  GtkSwitch *confirm_bid;
  GtkSwitch *confirm_take;
  GtkSwitch *confirm_sale;
  GtkSwitch *guidance;

  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (ComstockPreferences, comstock_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static void
on_choice_changed (GSettings   *settings,
                   const char  *key,
                   AdwComboRow *row)
{
  adw_combo_row_set_selected (row, (guint) g_settings_get_enum (settings, key));
}

static void
on_chosen (AdwComboRow *row,
           GParamSpec  *pspec,
           GSettings   *settings)
{
  g_settings_set_enum (settings, gtk_widget_get_name (GTK_WIDGET (row)), (int) adw_combo_row_get_selected (row));
}

/* The items of a row stand in the order of the setting's values; the row bears the setting's name. */
static void
bind_choice (ComstockPreferences *self,
             AdwComboRow         *row)
{
  const char *key = gtk_widget_get_name (GTK_WIDGET (row));
  g_autofree char *detailed = g_strconcat ("changed::", key, NULL);

  on_choice_changed (self->settings, key, row);
  g_signal_connect_object (self->settings, detailed, G_CALLBACK (on_choice_changed), row, 0);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_chosen), self->settings, 0);
}

static void
bind_switch (ComstockPreferences *self,
             const char          *key,
             GtkSwitch           *widget)
{
  g_settings_bind (self->settings, key, widget, "active", G_SETTINGS_BIND_DEFAULT);
}

/* Whoever wants explanations again wants all of them. */
static void
on_guidance_switched (ComstockPreferences *self)
{
  if (gtk_switch_get_active (self->guidance))
    g_settings_reset (self->settings, "guidance-seen");
}

static void
comstock_preferences_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_PREFERENCES (object)->settings);
  G_OBJECT_CLASS (comstock_preferences_parent_class)->dispose (object);
}

static void
comstock_preferences_class_init (ComstockPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_preferences_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/comstock-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, animations);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, confirm_bid);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, confirm_take);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, confirm_sale);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, guidance);
}

static void
comstock_preferences_init (ComstockPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (APPLICATION_ID);
  bind_choice (self, self->pace);
  bind_choice (self, self->color_scheme);
  bind_switch (self, "animations", self->animations);
  bind_switch (self, "confirm-bid", self->confirm_bid);
  bind_switch (self, "confirm-take", self->confirm_take);
  bind_switch (self, "confirm-sale", self->confirm_sale);
  bind_switch (self, "guidance", self->guidance);
  g_signal_connect_object (self->guidance, "notify::active", G_CALLBACK (on_guidance_switched), self,
                           G_CONNECT_SWAPPED);
}

GtkWindow *
comstock_preferences_new (void)
{
  return g_object_new (COMSTOCK_TYPE_PREFERENCES, NULL);
}
