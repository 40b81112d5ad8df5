/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Binds the rows of the preferences to the settings they show. */

#include "config.h"

#include "comstock-preferences.h"

#include <glib/gi18n.h>

#include "ui/table/comstock-game-ui.h"
#include "ui/kit/comstock-rows.h"
#include "ui/kit/comstock-sound.h"
#include "model/base/comstock-locale.h"

#define APART 24        /* pixels between a game's confirmations and its other settings */

struct _ComstockPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwPreferencesPage *page;
  AdwPreferencesGroup *sound;
  AdwPreferencesGroup *appearance;
  AdwComboRow *pace;
  AdwComboRow *color_scheme;
  AdwComboRow *language;
  GtkSwitch *animations;
  GtkSwitch *guidance;
  GtkSwitch *rivals_talk;
  GtkSwitch *spoken_reasons;
  GtkSwitch *sounds;
  GtkAdjustment *sound_volume;

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
  comstock_rows_tell_selected (row);
}

/* The languages by their own names, after that of the system. */
static void
fill_languages (ComstockPreferences *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: the language of the system, in the list of languages. */
  gtk_string_list_append (names, C_("language", "System"));
  for (const char *const *language = comstock_locale_get_languages (); *language != NULL; language++)
    gtk_string_list_append (names, comstock_locale_get_name (*language));
  adw_combo_row_set_model (self->language, G_LIST_MODEL (names));
  comstock_rows_tell_selected (self->language);
}

static void
on_language_changed (ComstockPreferences *self)
{
  const char *const *languages = comstock_locale_get_languages ();
  g_autofree char *chosen = g_settings_get_string (self->settings, "language");
  guint selected = 0;

  for (guint i = 0; languages[i] != NULL; i++)
    if (g_str_equal (languages[i], chosen))
      selected = i + 1;
  adw_combo_row_set_selected (self->language, selected);
}

static void
on_language_chosen (ComstockPreferences *self)
{
  guint selected = adw_combo_row_get_selected (self->language);

  g_settings_set_string (self->settings, "language",
                         selected > 0 ? comstock_locale_get_languages ()[selected - 1] : "");
}

static void
bind_language (ComstockPreferences *self)
{
  fill_languages (self);
  on_language_changed (self);
  g_signal_connect_object (self->settings, "changed::language", G_CALLBACK (on_language_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->language, "notify::selected", G_CALLBACK (on_language_chosen), self,
                           G_CONNECT_SWAPPED);
}

static void
bind_row (GSettings    *settings,
          const char   *key,
          AdwActionRow *row)
{
  GtkSwitch *toggle = GTK_SWITCH (adw_action_row_get_activatable_widget (row));

  g_settings_bind (settings, key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
  comstock_rows_tell_subtitle (row);
  comstock_rows_tell_switched (row, toggle);
}

static void
bind_switch (ComstockPreferences *self,
             const char          *key,
             GtkSwitch           *widget)
{
  bind_row (self->settings, key, ADW_ACTION_ROW (gtk_widget_get_ancestor (GTK_WIDGET (widget), ADW_TYPE_ACTION_ROW)));
}

/* A person who wants explanations again wants all of them. */
static void
on_guidance_switched (ComstockPreferences *self)
{
  if (gtk_switch_get_active (self->guidance))
    g_settings_reset (self->settings, "guidance-seen");
}

/* How loud it is now. */
static void
on_volume_changed (void)
{
  comstock_sound_play ("card");
}

/* A screen reader reads what a scale has as it is: that is in hundredths. */
static gboolean
get_percent (GValue   *value,
             GVariant *setting,
             gpointer  data)
{
  g_value_set_double (value, 100 * g_variant_get_double (setting));
  return TRUE;
}

static GVariant *
set_percent (const GValue       *value,
             const GVariantType *type,
             gpointer            data)
{
  return g_variant_new_double (g_value_get_double (value) / 100);
}

/* What the scale shows at the beginning is not heard. */
static void
bind_sound (ComstockPreferences *self)
{
  bind_switch (self, "sounds", self->sounds);
  g_settings_bind_with_mapping (self->settings, "sound-volume", self->sound_volume, "value", G_SETTINGS_BIND_DEFAULT,
                                get_percent, set_percent, NULL, NULL);
  g_signal_connect (self->sound_volume, "value-changed", G_CALLBACK (on_volume_changed), NULL);
}

static void
add_switches (AdwPreferencesGroup      *group,
                 const ComstockPreference *preferences,
                 GSettings                *settings)
{
  for (; preferences->key != NULL; preferences++)
    {
      GtkWidget *toggle = g_object_new (GTK_TYPE_SWITCH, "valign", GTK_ALIGN_CENTER, NULL);
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_SWITCH,
                                     "title", _(preferences->title), "activatable-widget", toggle, NULL);

      if (preferences->subtitle != NULL)
        adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(preferences->subtitle));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
      bind_row (settings, preferences->key, ADW_ACTION_ROW (row));
      adw_preferences_group_add (group, row);
    }
}

static void
add_game (ComstockPreferences  *self,
          const ComstockGameUi *ui)
{
  g_autoptr (GSettings) settings = ui->offers->settings_new ();
  GtkWidget *group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _(ui->preferences_title),
                                   "description", _("Ask for a second press to guard against mistakes"), NULL);
  GtkWidget *others;

  add_switches (ADW_PREFERENCES_GROUP (group), ui->confirmations, settings);
  if (ui->preferences != NULL)
    {
      others = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "margin-top", APART, NULL);
      add_switches (ADW_PREFERENCES_GROUP (others), ui->preferences, settings);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), others);
    }
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
}

/* A page only takes groups at its end. */
static void
add_games (ComstockPreferences *self)
{
  g_autoptr (GtkWidget) sound = g_object_ref (GTK_WIDGET (self->sound));
  g_autoptr (GtkWidget) appearance = g_object_ref (GTK_WIDGET (self->appearance));

  adw_preferences_page_remove (self->page, self->sound);
  adw_preferences_page_remove (self->page, self->appearance);
  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    if ((*ui)->confirmations != NULL)
      add_game (self, *ui);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (sound));
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (appearance));
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
    widget_class, "/org/comstock/Comstock/ui/shell/comstock-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, page);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, appearance);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, sounds);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, sound_volume);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, language);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, animations);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, guidance);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, rivals_talk);
  gtk_widget_class_bind_template_child (widget_class, ComstockPreferences, spoken_reasons);
}

static void
comstock_preferences_init (ComstockPreferences *self)
{
  /* The library's window is told of while it is made, and would have no role. */
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_games (self);

  self->settings = g_settings_new (APPLICATION_ID);
  bind_choice (self, self->pace);
  bind_choice (self, self->color_scheme);
  bind_language (self);
  bind_switch (self, "animations", self->animations);
  bind_switch (self, "guidance", self->guidance);
  bind_switch (self, "rivals-talk", self->rivals_talk);
  bind_switch (self, "spoken-reasons", self->spoken_reasons);
  bind_sound (self);
  g_signal_connect_object (self->guidance, "notify::active", G_CALLBACK (on_guidance_switched), self,
                           G_CONNECT_SWAPPED);
  /* By itself it would begin on a tab of its pages, which hides as there is one. */
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->pace));
}

GtkWindow *
comstock_preferences_new (void)
{
  return g_object_new (COMSTOCK_TYPE_PREFERENCES, NULL);
}
