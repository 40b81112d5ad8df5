/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: puts games on the table; asks before a game that is not saved goes. */

#include "config.h"

#include "comstock-window.h"

#include <glib/gi18n.h>

#include "comstock-dialog.h"
#include "comstock-game-ui.h"
#include "comstock-table.h"
#include "comstock-window-file.h"

/* What to go on with once the game may go. */
typedef void (*Next) (ComstockWindow *self);

struct _ComstockWindow
{
  AdwApplicationWindow parent_instance;

  AdwWindowTitle *title;
  GtkMenuButton *menu_button;
  GtkButton *quick_button;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *welcome;
  AdwBin *place;

  GSettings *settings;
  ComstockGame *game;
  GFile *file;          /* where the game was last saved or read, or NULL */
  gboolean modified;    /* since then */
  Next next;
};

G_DEFINE_FINAL_TYPE (ComstockWindow, comstock_window, ADW_TYPE_APPLICATION_WINDOW)

static void
tell (ComstockWindow *self,
      const char     *sentence)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_toast_set_title (toast, markup);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
tell_error (ComstockWindow *self,
            const char     *heading,
            const GError   *error)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
set_file (ComstockWindow *self,
          GFile          *file)
{
  g_set_object (&self->file, file);
  self->modified = FALSE;
}

static void
on_game_changed (ComstockWindow *self)
{
  self->modified = TRUE;
}

static gboolean
prompt_to_title (GBinding     *binding,
                 const GValue *from,
                 GValue       *to,
                 gpointer      data)
{
  /* Translators: title of the window: what is asked of the player now. */
  g_value_take_string (to, g_strdup_printf (_("%s – Comstock"), g_value_get_string (from)));
  return TRUE;
}

void
comstock_window_set_game (ComstockWindow *self,
                          ComstockGame   *game)
{
  const ComstockGameUi *ui = comstock_game_ui_find (comstock_game_get_rules (game)->id);
  GtkWidget *table = ui->table_new (game);
  g_autoptr (GObject) actions = NULL;

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, on_game_changed, self);
  g_set_object (&self->game, game);
  set_file (self, NULL);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);

  g_object_get (table, "actions", &actions, NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (actions));
  g_object_bind_property (table, "heading", self->title, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (table, "prompt", self, "title", G_BINDING_SYNC_CREATE,
                               prompt_to_title, NULL, NULL, NULL);
  adw_bin_set_child (self->place, table);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->place));
  gtk_widget_set_visible (self->welcome, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save", TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-as", TRUE);
  gtk_widget_grab_focus (table);
}

void
comstock_window_open_file (ComstockWindow *self,
                           GFile          *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_save_read (file, NULL, &error);

  if (game == NULL)
    {
      tell_error (self, _("This Game Cannot Be Opened"), error);
      return;
    }
  comstock_window_set_game (self, game);
  set_file (self, file);
}

static void
go_on (ComstockWindow *self)
{
  Next next = g_steal_pointer (&self->next);

  if (next != NULL)
    next (self);
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (ComstockWindow) self = data;
  g_autoptr (GError) error = NULL;

  if (comstock_save_write_finish (result, &error))
    {
      self->modified = FALSE;
      tell (self, _("Game saved"));
      go_on (self);
    }
  else
    {
      self->next = NULL;
      tell_error (self, _("This Game Cannot Be Saved"), error);
    }
}

static void
write_game (ComstockWindow *self)
{
  comstock_save_write_async (self->game, self->file, NULL, on_written, g_object_ref (self));
}

static void
on_save_chosen (GFile   *file,
                gpointer data)
{
  ComstockWindow *self = data;

  g_set_object (&self->file, file);
  write_game (self);
}

static void
save_as (ComstockWindow *self)
{
  comstock_window_choose_save (GTK_WINDOW (self), self->file, on_save_chosen);
}

static void
save (ComstockWindow *self)
{
  if (self->file != NULL)
    write_game (self);
  else
    save_as (self);
}

static void
on_open_chosen (GFile   *file,
                gpointer data)
{
  comstock_window_open_file (data, file);
}

static void
open (ComstockWindow *self)
{
  comstock_window_choose_open (GTK_WINDOW (self), on_open_chosen);
}

static void
new_game (ComstockWindow *self)
{
  GtkWindow *dialog = comstock_game_uis[0].new_game_new ();

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (comstock_window_set_game), self,
                           G_CONNECT_SWAPPED);
  comstock_dialog_present (dialog, GTK_WIDGET (self));
}

static void
quick_game (ComstockWindow *self)
{
  g_autoptr (ComstockGame) game = comstock_game_uis[0].deal_quick ();

  comstock_window_set_game (self, game);
}

static void
close_for_good (ComstockWindow *self)
{
  self->modified = FALSE;
  gtk_window_close (GTK_WINDOW (self));
}

static void
on_keep_response (ComstockWindow *self,
                  const char     *response)
{
  if (g_str_equal (response, "save"))
    save (self);
  else if (g_str_equal (response, "discard"))
    go_on (self);
  else
    self->next = NULL;
}

/* Goes on with @next at once, or after asking what becomes of the game. */
static void
leave_game (ComstockWindow *self,
            Next            next)
{
  GtkWidget *dialog;

  self->next = next;
  if (!self->modified)
    {
      go_on (self);
      return;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Save the Game?"),
                                   _("What was played since it was last saved will be lost."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "discard", _("_Discard"),
                                    "save", _("_Save"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_keep_response), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_game_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  leave_game (COMSTOCK_WINDOW (widget), new_game);
}

static void
quick_game_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  leave_game (COMSTOCK_WINDOW (widget), quick_game);
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  leave_game (COMSTOCK_WINDOW (widget), open);
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  save (COMSTOCK_WINDOW (widget));
}

static void
save_as_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  save_as (COMSTOCK_WINDOW (widget));
}

static void
menu_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  gtk_menu_button_popup (COMSTOCK_WINDOW (widget)->menu_button);
}

static void
tell_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  tell (COMSTOCK_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static gboolean
comstock_window_close_request (GtkWindow *window)
{
  ComstockWindow *self = COMSTOCK_WINDOW (window);

  if (self->modified)
    {
      leave_game (self, close_for_good);
      return TRUE;
    }
  return GTK_WINDOW_CLASS (comstock_window_parent_class)->close_request (window);
}

static void
comstock_window_dispose (GObject *object)
{
  ComstockWindow *self = COMSTOCK_WINDOW (object);

  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (comstock_window_parent_class)->dispose (object);
}

static void
comstock_window_class_init (ComstockWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = comstock_window_close_request;

  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (widget_class, "win.quick-game", NULL, quick_game_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, save_as_action);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_action);
  gtk_widget_class_install_action (widget_class, "win.tell", "s", tell_action);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/comstock-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, quick_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, welcome);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, place);
}

static void
comstock_window_init (ComstockWindow *self)
{
  g_autoptr (GAction) pace = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-as", FALSE);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->quick_button));

  self->settings = g_settings_new (APPLICATION_ID);
  pace = g_settings_create_action (self->settings, "pace");
  g_action_map_add_action (G_ACTION_MAP (self), pace);
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized",
                   G_SETTINGS_BIND_DEFAULT);
}

ComstockWindow *
comstock_window_new (AdwApplication *application)
{
  return g_object_new (COMSTOCK_TYPE_WINDOW, "application", application, NULL);
}
