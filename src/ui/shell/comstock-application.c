/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: opens windows for the games last left and for the saves it is given; keys and About. */

#include "config.h"

#include "comstock-application.h"

#include <glib/gi18n.h>

#include "comstock-appearance.h"
#include "ui/kit/comstock-dialog.h"
#include "ui/kit/comstock-hearing.h"
#include "ui/table/comstock-game-ui.h"
#include "comstock-languages.h"
#include "comstock-window.h"

struct _ComstockApplication
{
  AdwApplication parent_instance;

  ComstockStatistics *statistics;
  gboolean quitting;
};

G_DEFINE_FINAL_TYPE (ComstockApplication, comstock_application, ADW_TYPE_APPLICATION)

typedef struct
{
  const char *action;
  const char *keys[3];
} Keys;

static const Keys action_keys[] = {
  { "app.quit", { "<Control>q" } },
  { "window.close", { "<Control>w" } },
  { "win.new-game", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Control><Shift>s" } },
  { "win.undo", { "<Control>z" } },
  { "table.redo", { "<Control><Shift>z", "<Control>y" } },
  { "table.log", { "F9" } },
  { "table.player-aid", { "F1" } },
  { "table.search-rules", { "<Control>f" } },
  { "table.score-sheet", { "<Control>i" } },
  { "table.print", { "<Control>p" } },
  { "table.next-part", { "F6" } },
  { "table.previous-part", { "<Shift>F6" } },
  { "win.preferences", { "<Control>comma" } },
  { "win.menu", { "F10" } },
  { "win.fullscreen", { "F11" } },
  { "win.shortcuts", { "<Control>question" } },
};

static ComstockWindow *
open_window (ComstockApplication *self)
{
  ComstockWindow *window = comstock_window_new (ADW_APPLICATION (self));

  comstock_window_restore (window);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* The windows that were there when the program last ended, the first one on top; or one if there was none. */
static GPtrArray *
open_windows (ComstockApplication *self)
{
  g_autoptr (GFile) folder = comstock_autosave_dup_usual_folder ();
  g_autoptr (GPtrArray) stores = comstock_autosave_reopen (folder);
  GPtrArray *windows = g_ptr_array_new ();

  for (guint i = stores->len; i > 0; i--)
    {
      ComstockWindow *window = comstock_window_new_with_store (ADW_APPLICATION (self), stores->pdata[i - 1]);

      comstock_window_restore (window);
      gtk_window_present (GTK_WINDOW (window));
      g_ptr_array_insert (windows, 0, window);
    }
  if (windows->len == 0)
    g_ptr_array_add (windows, open_window (self));
  return windows;
}

static void
comstock_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window != NULL)
    gtk_window_present (window);
  else
    g_ptr_array_unref (open_windows (COMSTOCK_APPLICATION (application)));
}

/* The windows that files go into before new ones are opened: the one in use, or all that come back at the start. */
static GPtrArray *
get_places (ComstockApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));
  GPtrArray *places;

  if (window == NULL)
    return open_windows (self);
  places = g_ptr_array_new ();
  g_ptr_array_add (places, window);
  return places;
}

/* What a window shows now can be brought back. */
static void
comstock_application_open (GApplication *application,
                           GFile       **files,
                           int           n_files,
                           const char   *hint)
{
  ComstockApplication *self = COMSTOCK_APPLICATION (application);
  g_autoptr (GPtrArray) places = get_places (self);

  for (guint i = 0; i < (guint) n_files; i++)
    {
      ComstockWindow *window = i < places->len ? places->pdata[i] : open_window (self);

      comstock_window_open_file (window, files[i]);
      gtk_window_present (GTK_WINDOW (window));
    }
}

/* The game there can be brought back. */
static void
play_code (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  g_autoptr (GPtrArray) places = get_places (user_data);

  gtk_window_present (GTK_WINDOW (places->pdata[0]));
  gtk_widget_activate_action_variant (GTK_WIDGET (places->pdata[0]), "win.play-code", parameter);
}

static void
quit (GSimpleAction *action,
      GVariant      *parameter,
      gpointer       user_data)
{
  ComstockApplication *self = user_data;
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (user_data));

  /* A window stays if its game cannot be kept; the last one closed ends the program. */
  self->quitting = TRUE;
  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
  self->quitting = FALSE;
}

/* What the program does with each of its games. */
static char *
dup_summaries (void)
{
  GString *summaries = g_string_new (NULL);

  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    g_string_append_printf (summaries, "%s%s", summaries->len > 0 ? "\n" : "", _((*ui)->summary));
  return g_string_free (summaries, FALSE);
}

static void
about (GSimpleAction *action,
       GVariant      *parameter,
       gpointer       user_data)
{
  g_autofree char *summaries = dup_summaries ();
  const char *const developers[] = { _("The Comstock contributors"), NULL };
  GtkWindow *dialog =
    g_object_new (ADW_TYPE_ABOUT_WINDOW,
                  "application-name", "Comstock",
                  "application-icon", APPLICATION_ID,
                  "version", VERSION,
                  "comments", summaries,
                  "developer-name", developers[0],
                  "developers", developers,
                  "license-type", GTK_LICENSE_GPL_3_0,
                  /* Translators: put your names here, one per line. */
                  "translator-credits", _("translator-credits"),
                  NULL);

  comstock_dialog_set_action (dialog, "app.about");
  comstock_dialog_present (dialog, GTK_WIDGET (gtk_application_get_active_window (user_data)));
}

/* With its settings GTK would read its own theme, an eighth of the start, and libadwaita at once put an empty one in
 * its place.  A theme that somebody asks for stays. */
static void
init_without_theme (void)
{
  static const char variable[] = "GTK_THEME";
  const gboolean asked_for = g_getenv (variable) != NULL;

  if (!asked_for)
    g_setenv (variable, "Adwaita-empty", FALSE);
  gtk_init ();
  gtk_settings_get_default ();
  if (!asked_for)
    g_unsetenv (variable);
}

static void
comstock_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { "quit", quit },
    { "about", about },
    { "play-code", play_code, "s" },
  };

  init_without_theme ();
  G_APPLICATION_CLASS (comstock_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application),
                                   actions, G_N_ELEMENTS (actions), application);
  for (guint i = 0; i < G_N_ELEMENTS (action_keys); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application),
                                           action_keys[i].action, action_keys[i].keys);
  comstock_hearing_mend ();
  comstock_appearance_follow_settings ();
  gtk_window_set_default_icon_name (APPLICATION_ID);
  comstock_languages_watch (GTK_APPLICATION (application));
}

/* A game that ended a moment ago shall count. */
static void
comstock_application_shutdown (GApplication *application)
{
  comstock_statistics_flush (COMSTOCK_APPLICATION (application)->statistics, NULL);
  G_APPLICATION_CLASS (comstock_application_parent_class)->shutdown (application);
}

static void
comstock_application_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_APPLICATION (object)->statistics);
  G_OBJECT_CLASS (comstock_application_parent_class)->dispose (object);
}

/* What is wrong with a code is told where it was typed.  The program that runs already shows the game, too. */
static int
hand_over_code (GApplication *application,
                const char   *code)
{
  const ComstockGameKind *kind;
  ComstockCodeContent content;
  g_autoptr (GError) error = NULL;

  if (!comstock_game_code_read (code, &kind, &content, &error) || !g_application_register (application, NULL, &error))
    {
      g_printerr ("comstock: %s\n", error->message);
      return 1;
    }
  g_action_group_activate_action (G_ACTION_GROUP (application), "play-code", g_variant_new_string (code));
  return g_application_get_is_remote (application) ? 0 : -1;
}

static int
comstock_application_handle_local_options (GApplication *application,
                                           GVariantDict *options)
{
  const char *code;

  if (g_variant_dict_lookup (options, "code", "&s", &code))
    return hand_over_code (application, code);
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("comstock %s\n", VERSION);
  return 0;
}

static void
comstock_application_class_init (ComstockApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_application_dispose;
  application_class->activate = comstock_application_activate;
  application_class->open = comstock_application_open;
  application_class->startup = comstock_application_startup;
  application_class->shutdown = comstock_application_shutdown;
  application_class->handle_local_options = comstock_application_handle_local_options;
}

static void
comstock_application_init (ComstockApplication *self)
{
  static const GOptionEntry options[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
    { "code", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Play the game that this code stands for"), N_("CODE") },
    { NULL },
  };
  g_autoptr (GFile) file = comstock_statistics_dup_usual_file ();

  self->statistics = comstock_statistics_new (file);
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[SAVE…]"));
}

gboolean
comstock_application_is_quitting (ComstockApplication *self)
{
  return self->quitting;
}

ComstockStatistics *
comstock_application_get_statistics (ComstockApplication *self)
{
  return self->statistics;
}

ComstockApplication *
comstock_application_new (void)
{
  return g_object_new (COMSTOCK_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/org/comstock/Comstock",
                       NULL);
}
