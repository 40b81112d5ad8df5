/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: its parts and actions, and the table of the game that is played. */

#include "config.h"

#include "comstock-window-private.h"

#include <glib/gi18n.h>

#include "comstock-application.h"
#include "comstock-code-dialog.h"
#include "comstock-game-style.h"
#include "comstock-handbook.h"
#include "comstock-languages.h"
#include "comstock-new-game.h"
#include "comstock-page-window.h"
#include "comstock-preferences.h"
#include "comstock-recent.h"
#include "comstock-shortcuts.h"
#include "comstock-statistics-window.h"
#include "comstock-toast-place.h"
#include "comstock-welcome.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-game-of-day.h"
#include "model/session/comstock-games.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-dialog.h"
#include "ui/kit/comstock-export.h"
#include "ui/kit/comstock-focus-ring.h"
#include "ui/kit/comstock-heap.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-menu.h"
#include "ui/kit/comstock-reflow-box.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-shape-bin.h"
#include "ui/kit/comstock-tab-order.h"
#include "ui/table/comstock-guide.h"

/* A sentence as it stands in the sources, the label and the action of a button, and a file.  The last three may be
 * nothing. */
#define TOLD_TYPE "(smsmsms)"

G_DEFINE_FINAL_TYPE (ComstockWindow, comstock_window, ADW_TYPE_APPLICATION_WINDOW)

ComstockTable *
comstock_window_get_table (ComstockWindow *self)
{
  return COMSTOCK_TABLE (adw_bin_get_child (self->place));
}

/* --- what it tells --- */

static void
on_dismissed (ComstockWindow *self,
              AdwToast       *toast)
{
  if (toast != self->toast)
    return;
  self->toast = NULL;
  g_clear_pointer (&self->told, g_variant_unref);
}

/* Of one line where there is room, else of more: a title of the toast's own would be cut on a phone. */
static AdwToast *
toast_new (const char *sentence)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *title = comstock_label_new (sentence, "heading");

  gtk_label_set_natural_wrap_mode (GTK_LABEL (title), GTK_NATURAL_WRAP_NONE);
  adw_toast_set_custom_title (toast, title);
  return toast;
}

static char *
lookup_file (const char *placeholder,
             gpointer    uri)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *name = NULL;

  if (uri == NULL || !g_str_equal (placeholder, "file"))
    return NULL;
  file = g_file_new_for_uri (uri);
  name = g_file_get_basename (file);
  return g_filename_display_name (name);
}

/* Takes a floating @told.  Returns the sentence. */
static char *
show (ComstockWindow *self,
      GVariant       *told)
{
  g_autoptr (GVariant) own = g_variant_ref_sink (told);
  const char *sentence, *label, *action, *uri;
  char *text;
  AdwToast *toast;

  g_variant_get (own, "(&sm&sm&sm&s)", &sentence, &label, &action, &uri);
  text = comstock_text_fill (_(sentence), lookup_file, (gpointer) uri);
  toast = toast_new (text);
  adw_toast_set_button_label (toast, label != NULL ? _(label) : NULL);
  adw_toast_set_action_name (toast, action);
  if (action != NULL && uri != NULL)
    adw_toast_set_action_target_value (toast, g_variant_new_string (uri));
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), self, G_CONNECT_SWAPPED);
  g_clear_pointer (&self->told, g_variant_unref);
  self->told = g_steal_pointer (&own);
  self->toast = toast;
  adw_toast_overlay_add_toast (self->toasts, toast);
  return text;
}

void
comstock_window_tell (ComstockWindow *self,
                      const char     *sentence,
                      const char     *label,
                      const char     *action,
                      const char     *uri)
{
  g_autofree char *text = show (self, g_variant_new (TOLD_TYPE, sentence, label, action, uri));

  comstock_announce (GTK_WIDGET (self), text);
}

void
comstock_window_tell_once (ComstockWindow *self,
                           const char     *sentence)
{
  adw_toast_overlay_add_toast (self->toasts, toast_new (sentence));
  comstock_announce (GTK_WIDGET (self), sentence);
}

static GVariant *
dup_told (ComstockWindow *self)
{
  return g_variant_ref_sink (g_variant_new_maybe (G_VARIANT_TYPE (TOLD_TYPE), self->told));
}

/* In the language of now, without having it read out once more. */
static void
tell_again (ComstockWindow *self,
            GVariant       *told)
{
  g_autoptr (GVariant) last = g_variant_get_maybe (told);

  if (last != NULL)
    g_free (show (self, last));
}

void
comstock_window_tell_failure (ComstockWindow *self,
                              const char     *action,
                              const char     *heading,
                              const char     *body)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  comstock_dialog_set_action (GTK_WINDOW (dialog), action);
  comstock_dialog_present (GTK_WINDOW (dialog), GTK_WIDGET (self));
}

/* --- what the game on the table adds to the menus --- */

const ComstockGameUi *
comstock_window_get_game_ui (ComstockWindow *self)
{
  ComstockGame *game = self->store != NULL ? comstock_autosave_get_game (self->store) : NULL;

  return game != NULL ? comstock_game_ui_find (comstock_game_get_rules (game)->id) : comstock_game_uis[0];
}

/* A section in a section would be set apart by a line, so the items are copied; they come first.  Returns how many. */
static int
take_in (GMenu      *menu,
         GtkBuilder *builder,
         const char *id)
{
  GMenuModel *items = G_MENU_MODEL (gtk_builder_get_object (builder, id));
  const int n_items = items != NULL ? g_menu_model_get_n_items (items) : 0;

  for (int i = 0; i < n_items; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new_from_model (items, i);

      g_menu_insert_item (menu, i, item);
    }
  return n_items;
}

static const ComstockGameKind *
get_kind (ComstockWindow *self)
{
  return comstock_games_find (comstock_window_get_game_ui (self)->game_id);
}

static void
fill_menus (ComstockWindow *self)
{
  const ComstockGameUi *ui = comstock_window_get_game_ui (self);
  g_autoptr (GtkBuilder) builder = NULL;

  if (ui == self->menus_of)
    return;
  self->menus_of = ui;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.score-pad", ui->pad_new != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.screen-reader", get_kind (self)->screen_reader != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.handbook", comstock_handbook_is_there ());
  g_menu_remove_all (self->exports);
  for (; self->n_views > 0; self->n_views--)
    g_menu_remove (self->views, 0);
  builder = comstock_game_ui_build (ui, "menus.ui");
  if (builder == NULL)
    return;
  take_in (self->exports, builder, "exports");
  self->n_views = take_in (self->views, builder, "views");
}

/* --- the title, and the table --- */

void
comstock_window_update_actions (ComstockWindow *self)
{
  ComstockGame *game = comstock_autosave_get_game (self->store);
  gboolean can_bring_back = comstock_autosave_can_bring_back (self->store);
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "win.save", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.save-as", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.play-again", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.game-code",
                                 game != NULL && (comstock_game_get_code (game) != NULL ||
                                                  comstock_game_code_get_absence (game) != NULL));
  gtk_widget_action_set_enabled (widget, "win.undo",
                                 game != NULL && (can_bring_back || comstock_game_get_cursor (game) > 0));
  gtk_widget_action_set_enabled (widget, "win.bring-back", can_bring_back);
  gtk_widget_action_set_enabled (widget, "win.play-on", game != NULL);
}

static void
update_title (ComstockWindow *self)
{
  g_autofree char *prompt = NULL;
  g_autofree char *title = NULL;

  g_object_get (comstock_window_get_table (self), "prompt", &prompt, NULL);
  /* Translators: title of the window: what is asked of the player now. */
  title = g_strdup_printf (_("%s – Comstock"), prompt);
  comstock_announce_no_title (GTK_WINDOW (self), title);
}

static gboolean
is_narrow (ComstockWindow *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height;

  if (width == 0)
    gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  return width < COMSTOCK_TABLE_NARROW;
}

/* What is asked stands in the header bar; but large text has no room for it there in a narrow window, where only undo,
 * menu and one button of the window are beside it. */
static void
place_stage (ComstockWindow *self)
{
  ComstockTable *table = comstock_window_get_table (self);
  const gboolean narrow = is_narrow (self);

  if (narrow && comstock_scale_get_text (GTK_WIDGET (self)) > COMSTOCK_SCALE_LARGE_TEXT)
    {
      adw_header_bar_set_title_widget (self->header, GTK_WIDGET (self->title));
      comstock_table_keep_stage (table);
    }
  else
    {
      GtkWidget *stage = comstock_table_take_stage (table);

      if (adw_header_bar_get_title_widget (self->header) != stage)
        adw_header_bar_set_title_widget (self->header, stage);
    }
  gtk_widget_set_visible (self->undo, TRUE);
  gtk_widget_set_visible (self->redo, !narrow);
  gtk_widget_set_visible (self->hint, !narrow);
  gtk_widget_set_visible (self->log, !narrow);
  adw_header_bar_set_decoration_layout (self->header, narrow ? ":close" : NULL);
}

static ComstockStatistics *
get_statistics (ComstockWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  return comstock_application_get_statistics (COMSTOCK_APPLICATION (application));
}

/* Nobody else knows whether some widget above it is still held. */
static void
end_table (ComstockWindow *self)
{
  ComstockTable *table = comstock_window_get_table (self);

  if (table == NULL)
    return;
  g_signal_handlers_disconnect_by_func (comstock_table_get_game (table), comstock_window_update_actions, self);
  g_signal_handlers_disconnect_by_data (table, self);
  /* Before 4.24, GTK keeps what is taken away with the focus in it for ever if a part of it goes by itself meanwhile,
   * as an act does when its theatre is no longer seen. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", NULL);
  adw_header_bar_set_title_widget (self->header, GTK_WIDGET (self->title));
  comstock_scale_set (GTK_WIDGET (self->header), 1);
  adw_bin_set_child (self->place, NULL);
}

void
comstock_window_show_game (ComstockWindow *self)
{
  ComstockGame *game = comstock_autosave_get_game (self->store);
  const ComstockGameUi *ui = comstock_window_get_game_ui (self);
  g_autoptr (GObject) actions = NULL;
  GtkWidget *table;

  end_table (self);
  comstock_game_style_need (ui);
  table = ui->table_new (game);
  fill_menus (self);
  comstock_statistics_watch (get_statistics (self), game);
  g_signal_connect_object (game, "changed", G_CALLBACK (comstock_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_object_get (table, "actions", &actions, NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (actions));
  g_signal_connect_object (table, "notify::narrow", G_CALLBACK (place_stage), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::prompt", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->place, table);
  update_title (self);
  comstock_window_update_pending (self);
  place_stage (self);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->place));
  gtk_widget_set_visible (self->welcome, FALSE);
  comstock_window_update_actions (self);
  gtk_widget_grab_focus (table);
  comstock_heap_trim_soon ();
}

/* --- beginning a game: of the kind that is shown, or of the one that the target names --- */

/* What is meant without a target is the game that is shown, or the first there is. */
static const ComstockGameUi *
find_ui (ComstockWindow *self,
         GVariant       *target)
{
  const ComstockGameUi *ui = target != NULL ? comstock_game_ui_find (g_variant_get_string (target, NULL)) : NULL;

  return ui != NULL ? ui : comstock_window_get_game_ui (self);
}

static void
new_game_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  GtkWindow *dialog = comstock_new_game_new (find_ui (self, parameter));

  comstock_window_stop_opening (self);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (comstock_window_set_game), self,
                           G_CONNECT_SWAPPED);
  comstock_dialog_set_action (dialog, "win.new-game");
  comstock_dialog_present (dialog, widget);
}

static void
quick_game_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_quick (find_ui (self, parameter));

  comstock_window_set_game (self, game);
}

/* As strong as those of the last time. */
static void
rivals_game_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  const ComstockLevel level = (ComstockLevel) g_settings_get_enum (self->settings, "rival-level");
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_rivals (find_ui (self, parameter), level);

  comstock_window_set_game (self, game);
}

/* Plays @game; if there is none, @error says why. */
static void
begin (ComstockWindow *self,
       const char     *action,
       ComstockGame   *game,
       const GError   *error)
{
  if (game != NULL)
    comstock_window_set_game (self, game);
  else
    comstock_window_tell_failure (self, action, _("Could Not Start the Game"), error->message);
}

static void
solo_game_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_solo (find_ui (self, parameter), &error);
  g_autofree char *action = g_action_print_detailed_name (name, parameter);

  begin (self, action, game, error);
}

/* Taught and explained from the beginning, whatever was explained before; but nothing of the game that goes. */
static void
first_game_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  const ComstockGameUi *ui = find_ui (self, parameter);
  g_autoptr (ComstockGame) game = NULL;

  g_settings_reset (self->settings, "guidance-seen");
  comstock_guide_reset_lesson ();
  game = comstock_game_ui_deal_first (ui);
  comstock_window_set_game (self, game);
  g_settings_set_boolean (self->settings, "guidance", TRUE);
}

static void
play_again_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  ComstockGame *former = comstock_autosave_get_game (self->store);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_window_get_game_ui (self)->deal_again (former, &error);

  begin (self, name, game, error);
}

/* By the date of this moment. */
static void
day_game_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  const ComstockGameKind *kind = comstock_games_find (g_variant_get_string (parameter, NULL));
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autofree char *code = comstock_game_of_day_dup_code (kind, today);

  gtk_widget_activate_action (widget, "win.play-code", "s", code);
}

static void
play_code_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_code (g_variant_get_string (parameter, NULL), &error);
  g_autofree char *action = g_action_print_detailed_name (name, parameter);

  begin (COMSTOCK_WINDOW (widget), action, game, error);
}

static void
pad_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  const ComstockGameUi *ui = comstock_window_get_game_ui (COMSTOCK_WINDOW (widget));
  GtkWindow *dialog;

  comstock_game_style_need (ui);
  dialog = ui->pad_new ();
  comstock_dialog_set_action (dialog, name);
  comstock_dialog_present (dialog, widget);
}

static void
install_beginnings (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (klass, "win.first-game", NULL, first_game_action);
  gtk_widget_class_install_action (klass, "win.quick-game", NULL, quick_game_action);
  gtk_widget_class_install_action (klass, "win.play-again", NULL, play_again_action);
  gtk_widget_class_install_action (klass, "win.score-pad", NULL, pad_action);
  gtk_widget_class_install_action (klass, "win.play-code", "s", play_code_action);
  gtk_widget_class_install_action (klass, "win.choose-game", "s", new_game_action);
  gtk_widget_class_install_action (klass, "win.begin-first-game", "s", first_game_action);
  gtk_widget_class_install_action (klass, "win.begin-quick-game", "s", quick_game_action);
  gtk_widget_class_install_action (klass, "win.begin-rivals-game", "s", rivals_game_action);
  gtk_widget_class_install_action (klass, "win.begin-solo-game", "s", solo_game_action);
  gtk_widget_class_install_action (klass, "win.begin-day-game", "s", day_game_action);
}

/* --- actions --- */

/* By @action the dialog is opened again in another language. */
static void
show_dialog (GtkWidget  *widget,
             GtkWindow  *dialog,
             const char *action)
{
  comstock_dialog_set_action (dialog, action);
  comstock_dialog_present (dialog, widget);
}

/* Those that need nothing but the window. */
static const struct
{
  const char *name;
  void (*run) (ComstockWindow *self);
} plain_actions[] = {
  { "win.open", comstock_window_open },
  { "win.save", comstock_window_save },
  { "win.save-as", comstock_window_save_as },
  { "win.undo", comstock_window_undo },
  { "win.bring-back", comstock_window_bring_back },
  { "win.play-on", comstock_window_play_on },
  { "win.play-unkept", comstock_window_play_unkept },
  { "win.tell-damaged", comstock_window_tell_damaged },
};

static void
plain_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  for (gsize i = 0; i < G_N_ELEMENTS (plain_actions); i++)
    if (g_str_equal (plain_actions[i].name, name))
      plain_actions[i].run (COMSTOCK_WINDOW (widget));
}

static void
try_again_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  comstock_autosave_try_again (COMSTOCK_WINDOW (widget)->store);
}

static void
open_uri_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  comstock_window_open_file (COMSTOCK_WINDOW (widget), file);
}

static void
preferences_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  show_dialog (widget, comstock_preferences_new (), name);
}

static void
statistics_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  show_dialog (widget, comstock_statistics_window_new (get_statistics (COMSTOCK_WINDOW (widget))), name);
}

static void
game_code_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ComstockGame *game = comstock_autosave_get_game (COMSTOCK_WINDOW (widget)->store);

  show_dialog (widget, comstock_code_dialog_new (GTK_WINDOW (widget), game), name);
}

static void
shortcuts_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  show_dialog (widget, comstock_shortcuts_new (comstock_window_get_game_ui (COMSTOCK_WINDOW (widget))), name);
}

static void
screen_reader_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  const ComstockTopics *topics = get_kind (COMSTOCK_WINDOW (widget))->screen_reader;

  show_dialog (widget, comstock_page_window_new (_("Playing With a Screen Reader"), topics), name);
}

static void
handbook_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  comstock_handbook_show (widget);
}

static void
menu_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);

  g_set_weak_pointer (&self->before_menu, gtk_window_get_focus (GTK_WINDOW (self)));
  gtk_menu_button_popup (self->menu_button);
}

static void
tell_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  comstock_window_tell_once (COMSTOCK_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
tell_exported_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  /* Translators: a file. */
  comstock_window_tell (COMSTOCK_WINDOW (widget), N_("Exported: {file}"), NULL, NULL,
                        g_variant_get_string (parameter, NULL));
}

static void
export_again_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  comstock_export_again (GTK_WINDOW (widget));
}

static gboolean
on_drop (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         gpointer       self)
{
  comstock_window_open_file (self, g_value_get_object (value));
  return TRUE;
}

static gboolean
comstock_window_focus (GtkWidget       *widget,
                       GtkDirectionType direction)
{
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return comstock_tab_order_move (gtk_widget_get_first_child (widget), direction == GTK_DIR_TAB_FORWARD);
  return GTK_WIDGET_CLASS (comstock_window_parent_class)->focus (widget, direction);
}

static gboolean
comstock_window_close_request (GtkWindow *window)
{
  if (!comstock_window_keep_for_good (COMSTOCK_WINDOW (window)))
    return TRUE;
  comstock_window_note_end (COMSTOCK_WINDOW (window));
  return GTK_WINDOW_CLASS (comstock_window_parent_class)->close_request (window);
}

/* A window that is closed may live on until its game is saved. */
static void
comstock_window_unrealize (GtkWidget *widget)
{
  comstock_window_stop_opening (COMSTOCK_WINDOW (widget));
  GTK_WIDGET_CLASS (comstock_window_parent_class)->unrealize (widget);
}

static void
comstock_window_dispose (GObject *object)
{
  ComstockWindow *self = COMSTOCK_WINDOW (object);

  comstock_window_stop_opening (self);
  if (self->place != NULL)
    end_table (self);
  g_clear_object (&self->store);
  comstock_window_set_file (self, NULL, NULL);
  g_clear_weak_pointer (&self->question);
  g_clear_weak_pointer (&self->before_menu);
  g_clear_pointer (&self->told, g_variant_unref);
  /* The action follows the settings for longer than the window lives. */
  if (self->settings != NULL)
    g_action_map_remove_action (G_ACTION_MAP (self), "pace");
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (comstock_window_parent_class)->dispose (object);
}

static void
comstock_window_class_init (ComstockWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = comstock_window_close_request;
  widget_class->focus = comstock_window_focus;
  widget_class->unrealize = comstock_window_unrealize;

  install_beginnings (widget_class);
  for (gsize i = 0; i < G_N_ELEMENTS (plain_actions); i++)
    gtk_widget_class_install_action (widget_class, plain_actions[i].name, NULL, plain_action);
  gtk_widget_class_install_action (widget_class, "win.open-uri", "s", open_uri_action);
  gtk_widget_class_install_action (widget_class, "win.try-again", NULL, try_again_action);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL, preferences_action);
  gtk_widget_class_install_action (widget_class, "win.statistics", NULL, statistics_action);
  gtk_widget_class_install_action (widget_class, "win.game-code", NULL, game_code_action);
  gtk_widget_class_install_action (widget_class, "win.shortcuts", NULL, shortcuts_action);
  gtk_widget_class_install_action (widget_class, "win.screen-reader", NULL, screen_reader_action);
  gtk_widget_class_install_action (widget_class, "win.handbook", NULL, handbook_action);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_action);
  gtk_widget_class_install_action (widget_class, "win.tell", "s", tell_action);
  gtk_widget_class_install_action (widget_class, "win.tell-exported", "s", tell_exported_action);
  gtk_widget_class_install_action (widget_class, "win.export-again", NULL, export_again_action);
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");

  g_type_ensure (COMSTOCK_TYPE_REFLOW_BOX);
  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
  g_type_ensure (COMSTOCK_TYPE_WELCOME);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/shell/comstock-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, header);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, undo);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, redo);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, hint);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, log);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, menu);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, languages);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, recent);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, exports);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, views);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, problem_bar);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, problem_label);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, opening_bar);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, opening_label);
  gtk_widget_class_bind_template_callback (widget_class, comstock_window_stop_opening);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, play_unkept);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, welcome);
  gtk_widget_class_bind_template_child (widget_class, ComstockWindow, place);
}

static void
remember (ComstockWindow *self,
          const char     *key,
          GVariant       *value)
{
  g_autoptr (GVariant) now = g_variant_ref_sink (value);
  g_autoptr (GVariant) before = g_settings_get_value (self->settings, key);

  if (!g_variant_equal (now, before))
    g_settings_set_value (self->settings, key, now);
}

/* GTK tells the size again that it was given, before the first frame: no reason to write. */
static void
remember_size (ComstockWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  remember (self, "window-width", g_variant_new_int32 (width));
  remember (self, "window-height", g_variant_new_int32 (height));
  remember (self, "window-maximized", g_variant_new_boolean (gtk_window_is_maximized (GTK_WINDOW (self))));
}

static void
bring_size_back (ComstockWindow *self)
{
  static const char *const sources[] = { "notify::default-width", "notify::default-height", "notify::maximized" };

  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  for (gsize i = 0; i < G_N_ELEMENTS (sources); i++)
    g_signal_connect (self, sources[i], G_CALLBACK (remember_size), NULL);
}

static void
accept_drops (ComstockWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* What is chosen from a submenu leaves the focus in there, where keys reach nothing any more.  A menu that a key has
 * opened gives it back to where the key was pressed. */
static gboolean
leave_menu (gpointer data)
{
  ComstockWindow *self = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *before = self->before_menu;
  gboolean lost;

  g_clear_weak_pointer (&self->before_menu);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_REMOVE;
  lost = focus == NULL || !gtk_widget_get_mapped (focus);
  if (before != NULL && gtk_widget_get_mapped (before) &&
      (lost || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu_button))))
    gtk_widget_grab_focus (before);
  else if (lost)
    gtk_widget_grab_focus (GTK_WIDGET (self->menu_button));
  return G_SOURCE_REMOVE;
}

/* Newer versions of GTK give the focus to the button once all were told that the menu has closed. */
static void
on_menu_closed (ComstockWindow *self)
{
  g_idle_add_full (G_PRIORITY_HIGH, leave_menu, g_object_ref (self), g_object_unref);
}

/* A fifth of what the window costs, so not before it is asked for. */
static void
make_menu (GtkMenuButton *button,
           gpointer       data)
{
  ComstockWindow *self = data;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, self->menu);
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (on_menu_closed), self,
                           G_CONNECT_SWAPPED);
  comstock_menu_fit (button);
  comstock_menu_name_items (gtk_menu_button_get_popover (button));
}

static gboolean
on_header_key (ComstockWindow        *self,
               guint                  keyval,
               guint                  keycode,
               GdkModifierType        state,
               GtkEventControllerKey *keys)
{
  ComstockTable *table = comstock_window_get_table (self);

  return table != NULL &&
         (gtk_event_controller_key_forward (keys, GTK_WIDGET (comstock_table_get_panes (table))) ||
          gtk_event_controller_key_forward (keys, GTK_WIDGET (table)));
}

/* The line that asks stands in the title bar: what it and the buttons beside it leave is for the table. */
static void
hand_keys_on (ComstockWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_header_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->header), keys);
}

static void
build (ComstockWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hand_keys_on (self);
  gtk_menu_button_set_create_popup_func (self->menu_button, make_menu, self, NULL);
  gtk_widget_grab_focus (self->welcome);
  comstock_toast_place_watch (self->toasts);
  comstock_button_wrap (GTK_BUTTON (self->play_unkept));
  comstock_languages_fill (self->languages);
  comstock_recent_show (self->recent, "win.open-uri");
  self->menus_of = NULL;
  self->n_views = 0;
  fill_menus (self);
  comstock_heap_trim_soon ();
}

static void
comstock_window_init (ComstockWindow *self)
{
  g_autoptr (GAction) pace = NULL;

  build (self);
  self->settings = g_settings_new (APPLICATION_ID);
  pace = g_settings_create_action (self->settings, "pace");
  g_action_map_add_action (G_ACTION_MAP (self), pace);
  bring_size_back (self);
  accept_drops (self);
  comstock_window_watch_opening (self);
  comstock_focus_ring_keep (GTK_WINDOW (self));
  comstock_announcer_await (GTK_WINDOW (self));
}

/* --- in another language all that it shows is made anew, and looks as before --- */

GVariant *
comstock_window_fold (ComstockWindow *self)
{
  g_autoptr (GVariant) look = NULL;
  g_autoptr (GVariant) dialogs = comstock_dialog_fold_all (GTK_WINDOW (self));
  g_autoptr (GVariant) told = dup_told (self);

  /* A menu that is made anew while it is open would keep all input for ever. */
  comstock_dialog_pop_down_all (GTK_WIDGET (self));
  look = comstock_look_dup_all (GTK_WIDGET (self));
  return g_variant_ref_sink (g_variant_new ("(vvv)", look, dialogs, told));
}

static void
rebuild (ComstockWindow *self)
{
  comstock_announce_nothing (GTK_WIDGET (self));
  end_table (self);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), COMSTOCK_TYPE_WINDOW);
  build (self);
  if (comstock_autosave_get_game (self->store) != NULL)
    comstock_window_show_game (self);
  comstock_window_show_store (self);
  comstock_window_show_opening (self);
}

void
comstock_window_unfold (ComstockWindow *self,
                        GVariant       *folded)
{
  g_autoptr (GVariant) look = NULL;
  g_autoptr (GVariant) dialogs = NULL;
  g_autoptr (GVariant) told = NULL;

  g_variant_get (folded, "(vvv)", &look, &dialogs, &told);
  rebuild (self);
  comstock_look_set_all (GTK_WIDGET (self), look);
  tell_again (self, told);
  comstock_dialog_unfold_all (GTK_WINDOW (self), dialogs);
}

/* --- a new one --- */

ComstockWindow *
comstock_window_new_with_store (AdwApplication   *application,
                                ComstockAutosave *store)
{
  ComstockWindow *self = g_object_new (COMSTOCK_TYPE_WINDOW, "application", application, NULL);

  self->store = g_object_ref (store);
  comstock_window_watch_store (self);
  comstock_window_update_actions (self);
  return self;
}

ComstockWindow *
comstock_window_new (AdwApplication *application)
{
  g_autoptr (GFile) folder = comstock_autosave_dup_usual_folder ();
  g_autoptr (ComstockAutosave) store = comstock_autosave_new (folder);

  return comstock_window_new_with_store (application, store);
}
