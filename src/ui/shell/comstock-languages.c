/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changing the language: no thread may read the environment meanwhile, and every window is made anew. */

#include "config.h"

#include "comstock-languages.h"

#include <glib/gi18n.h>

#include "comstock-window.h"
#include "model/base/comstock-locale.h"
#include "model/base/comstock-workers.h"

/* Waiting for a worker that takes longer than this is told, in milliseconds. */
#define PATIENCE 400

typedef struct
{
  GtkApplication *application;
  GSettings *settings;
  gboolean waiting;     /* for the workers */
  guint telling;        /* the timeout after which waiting is told */
} Languages;

static gboolean
is_right_to_left (const char *language)
{
  int n_scripts;
  const PangoScript *scripts = pango_language_get_scripts (pango_language_from_string (language), &n_scripts);

  if (n_scripts == 0)
    return FALSE;
  return scripts[0] == PANGO_SCRIPT_ARABIC || scripts[0] == PANGO_SCRIPT_HEBREW ||
         scripts[0] == PANGO_SCRIPT_SYRIAC || scripts[0] == PANGO_SCRIPT_THAANA;
}

/* Settings are text that anybody may have written, and a language becomes part of a path. */
static void
choose (GSettings *settings)
{
  g_autofree char *wish = g_settings_get_string (settings, "language");

  comstock_locale_choose (g_strv_contains (comstock_locale_get_languages (), wish) ? wish : "");
}

static void
update_direction (void)
{
  g_autofree char *language = comstock_locale_dup_language ();

  gtk_widget_set_default_direction (is_right_to_left (language) ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

void
comstock_languages_set_up (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  choose (settings);
}

/* A reference to each. */
static GList *
get_windows (Languages *self)
{
  GList *windows = NULL;

  for (GList *l = gtk_application_get_windows (self->application); l != NULL; l = l->next)
    if (COMSTOCK_IS_WINDOW (l->data))
      windows = g_list_prepend (windows, g_object_ref (l->data));
  return windows;
}

static void
tell (Languages  *self,
      const char *sentence)
{
  GList *windows = get_windows (self);

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_widget_activate_action (l->data, "win.tell", "s", sentence);
  g_list_free_full (windows, g_object_unref);
}

static gboolean
on_long_wait (gpointer data)
{
  Languages *self = data;

  self->telling = 0;
  tell (self, _("The language changes as soon as the rivals have finished thinking and the game is saved."));
  return G_SOURCE_REMOVE;
}

static gboolean
change (gpointer data)
{
  Languages *self = data;
  GList *windows = get_windows (self);
  g_autoptr (GPtrArray) folded = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  guint i = 0;

  g_clear_handle_id (&self->telling, g_source_remove);
  self->waiting = FALSE;
  for (GList *l = windows; l != NULL; l = l->next)
    g_ptr_array_add (folded, comstock_window_fold (l->data));
  choose (self->settings);
  update_direction ();
  for (GList *l = windows; l != NULL; l = l->next)
    comstock_window_unfold (l->data, folded->pdata[i++]);
  g_list_free_full (windows, g_object_unref);
  return G_SOURCE_REMOVE;
}

/* Choosing again while it is waited for only changes what will be chosen. */
static void
on_changed (Languages *self)
{
  if (self->waiting)
    return;
  self->waiting = TRUE;
  self->telling = g_timeout_add (PATIENCE, on_long_wait, self);
  comstock_workers_when_quiet (change, self);
}

static void
languages_free (gpointer data)
{
  Languages *self = data;

  g_clear_handle_id (&self->telling, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->settings, self);
  g_object_unref (self->settings);
  g_free (self);
}

void
comstock_languages_watch (GtkApplication *application)
{
  Languages *self = g_new0 (Languages, 1);
  g_autoptr (GAction) action = NULL;

  self->application = application;
  self->settings = g_settings_new (APPLICATION_ID);
  action = g_settings_create_action (self->settings, "language");
  g_action_map_add_action (G_ACTION_MAP (application), action);
  g_signal_connect_swapped (self->settings, "changed::language", G_CALLBACK (on_changed), self);
  g_object_set_data_full (G_OBJECT (application), "comstock-languages", self, languages_free);
  update_direction ();
}

static void
append (GMenu      *menu,
        const char *label,
        const char *language)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "app.language", "s", language);
  g_menu_append_item (menu, item);
}

void
comstock_languages_fill (GMenu *menu)
{
  /* Translators: the language of the system, in the list of languages. */
  append (menu, C_("language", "System"), "");
  for (const char *const *l = comstock_locale_get_languages (); *l != NULL; l++)
    append (menu, comstock_locale_get_name (*l), *l);
}
