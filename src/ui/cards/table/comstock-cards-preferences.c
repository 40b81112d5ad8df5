/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Switches and the settings they show. */

#include "comstock-cards-preferences.h"

#include "comstock-cards-settings.h"

struct _ComstockCardsPreferences
{
  AdwPreferencesGroup parent_instance;

  GtkSwitch *confirm_bid;
  GtkSwitch *confirm_take;
  GtkSwitch *confirm_sale;
  GtkSwitch *plain_towns;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPreferences, comstock_cards_preferences, ADW_TYPE_PREFERENCES_GROUP)

static void
comstock_cards_preferences_class_init (ComstockCardsPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/table/comstock-cards-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPreferences, confirm_bid);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPreferences, confirm_take);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPreferences, confirm_sale);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPreferences, plain_towns);
}

static void
comstock_cards_preferences_init (ComstockCardsPreferences *self)
{
  g_autoptr (GSettings) settings = comstock_cards_settings_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_settings_bind (settings, "confirm-bid", self->confirm_bid, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-take", self->confirm_take, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-sale", self->confirm_sale, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "plain-towns", self->plain_towns, "active", G_SETTINGS_BIND_DEFAULT);
}

GtkWidget *
comstock_cards_preferences_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PREFERENCES, NULL);
}
