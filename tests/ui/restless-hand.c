/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded into the program: a hand that does anything, at random and without rest, and writes down what was played.
 *
 * HAND_FOLDER is where it writes: "positions", memory that outlives the program, has a Position for each change of a
 * game; "setup-N.json" is the setup of game N; "told" has what dialogs say.  HAND_SEED begins the random numbers.
 * HAND_SAVES is a folder of the player's: in "open" are games to open, what is saved goes beside it.  HAND_GAME is the
 * id of the game that is begun.  Of a crash the frames are written to standard error, after what was done last.
 *
 * The hand waits, as those do that play for automatic seats, until what it did last is on the disk: then it is known
 * what may be lost. */

#include <adwaita.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include "model/session/comstock-game.h"

#define INTERVAL 10             /* milliseconds between two things done */
#define MAX_POSITIONS 100000
#define N_SAVES 4               /* files that are saved to */
#define MAX_FRAMES 60           /* of a crash */
#define N_TOLD 8                /* of the things done before it */
#define NEXT(name) ((__typeof__ (&name)) (guintptr) dlsym (RTLD_NEXT, #name))

typedef struct
{
  guint32 game;
  guint32 cursor;
  guint32 length;
} Position;

typedef struct
{
  int n;                        /* raised after the position is written */
  Position positions[MAX_POSITIONS];
} Record;

static Record *record;
static GRand *random_numbers;
static GHashTable *pending;     /* the stores that are writing */
static guint n_games;
static const char *done[N_TOLD];
static guint n_done;

static char *
build_path (const char *variable,
            const char *name)
{
  return g_build_filename (g_getenv (variable), name, NULL);
}

static guint
choose (guint n)
{
  return (guint) g_rand_int_range (random_numbers, 0, (gint32) n);
}

static void
open_record (void)
{
  g_autofree char *path = build_path ("HAND_FOLDER", "positions");
  const int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (fd < 0 || ftruncate (fd, sizeof (Record)) != 0)
    g_error ("%s", path);
  record = mmap (NULL, sizeof (Record), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  close (fd);
}

/* The number of @game; with a new one goes its setup. */
static guint
find_number (ComstockGame *game)
{
  guint number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (game), "hand-number"));
  g_autoptr (JsonNode) setup = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  if (number != 0)
    return number;
  number = ++n_games;
  setup = COMSTOCK_GAME_GET_CLASS (game)->setup_to_json (game);
  text = json_to_string (setup, FALSE);
  name = g_strdup_printf ("setup-%u.json", number);
  path = build_path ("HAND_FOLDER", name);
  g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL);
  g_object_set_data (G_OBJECT (game), "hand-number", GUINT_TO_POINTER (number));
  return number;
}

static GtkWidget *
find_table (GtkWidget *widget)
{
  const GType type = g_type_from_name ("ComstockTable");

  if (type != 0 && g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_table (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Only what lies on a table is kept: not what is still being read, nor what the others play of a game that has gone. */
static gboolean
is_shown (ComstockGame *game)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);
      GtkWidget *table = find_table (window);
      g_autoptr (ComstockGame) shown = NULL;

      if (table != NULL)
        g_object_get (table, "game", &shown, NULL);
      if (shown == game)
        return TRUE;
    }
  return FALSE;
}

static void
write_down (ComstockGame *game)
{
  Position position = { .game = find_number (game) };

  g_object_get (game, "cursor", &position.cursor, "length", &position.length, NULL);
  if (record->n == MAX_POSITIONS)
    g_error ("too much was played");
  record->positions[record->n] = position;
  g_atomic_int_inc (&record->n);
}

/* Signals are emitted before those who listen know of a change, so what is played is known before it is written. */
void
g_signal_emit (gpointer instance,
               guint    id,
               GQuark   detail,
               ...)
{
  const GType type = g_type_from_name ("ComstockGame");
  va_list arguments;

  if (type != 0 && g_type_is_a (G_TYPE_FROM_INSTANCE (instance), type) && id == g_signal_lookup ("changed", type) &&
      g_main_context_is_owner (NULL) && is_shown (instance))
    write_down (instance);
  va_start (arguments, detail);
  g_signal_emit_valist (instance, id, detail, arguments);
  va_end (arguments);
}

void
g_object_notify_by_pspec (GObject    *object,
                          GParamSpec *spec)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (object), "ComstockAutosave") && g_str_equal (spec->name, "pending"))
    {
      gboolean is_pending;

      g_object_get (object, "pending", &is_pending, NULL);
      if (is_pending)
        g_hash_table_add (pending, object);
      else
        g_hash_table_remove (pending, object);
    }
  NEXT (g_object_notify_by_pspec) (object, spec);
}

static GFile *
choose_file (const char *folder,
             guint       n)
{
  g_autofree char *name = g_strdup_printf ("%u.comstock", choose (n));

  return g_file_new_build_filename (g_getenv ("HAND_SAVES"), folder, name, NULL);
}

/* The toolkit's own dialog is not what is tried here: it is answered before it shows. */
static gboolean
accept_dialog (gpointer dialog)
{
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_ACCEPT);
  return G_SOURCE_REMOVE;
}

void
gtk_native_dialog_show (GtkNativeDialog *dialog)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, accept_dialog, g_object_ref (dialog), g_object_unref);
}

GFile *
gtk_file_chooser_get_file (GtkFileChooser *chooser)
{
  if (gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_OPEN)
    return choose_file ("open", N_SAVES);
  return choose_file ("", N_SAVES);
}

static void
list_buttons (GtkWidget *widget,
              GPtrArray *buttons)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (gtk_widget_get_focusable (widget) && gtk_widget_class_get_activate_signal (GTK_WIDGET_GET_CLASS (widget)) != 0)
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_buttons (child, buttons);
}

/* What a person would press who does not know the game. */
static void
press_anything (GtkWindow *window)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  GtkWidget *table = find_table (GTK_WIDGET (window));

  if (table != NULL)
    list_buttons (table, buttons);
  if (buttons->len > 0)
    gtk_widget_activate (buttons->pdata[choose (buttons->len)]);
}

static void
begin_game (GtkWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.begin-quick-game", "s", g_getenv ("HAND_GAME"));
}

static void
open_file (GtkWindow *window)
{
  g_autoptr (GFile) file = choose_file ("open", N_SAVES);
  g_autofree char *uri = g_file_get_uri (file);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-uri", "s", uri);
}

static void
open_two (GtkWindow *window)
{
  g_autoptr (GFile) first = choose_file ("open", N_SAVES);
  g_autoptr (GFile) second = choose_file ("open", N_SAVES);
  GFile *files[] = { first, second };

  if (g_list_length (gtk_application_get_windows (gtk_window_get_application (window))) < 2)
    g_application_open (G_APPLICATION (gtk_window_get_application (window)), files, 2, "");
}

static void
close_one (GtkWindow *window)
{
  if (g_list_length (gtk_application_get_windows (gtk_window_get_application (window))) > 1)
    gtk_window_close (window);
}

static void
change_language (GtkWindow *window)
{
  static const char *const languages[] = { "", "en", "fr", "nl", "de", "ru", "es", "it", "pt_BR", "pl" };
  g_autoptr (GSettings) settings = g_settings_new ("org.comstock.Comstock");

  g_settings_set_string (settings, "language", languages[choose (G_N_ELEMENTS (languages))]);
}

/* Half of the time seats play at once: with every pace something else is still moving when the next thing is done. */
static void
change_pace (GtkWindow *window)
{
  static const char *const paces[] = { "instant", "instant", "fast", "normal", "slow", "instant" };
  g_autoptr (GSettings) settings = g_settings_new ("org.comstock.Comstock");

  g_settings_set_string (settings, "pace", paces[choose (G_N_ELEMENTS (paces))]);
}

static void
redo (GtkWindow *window)
{
  GtkWidget *table = find_table (GTK_WIDGET (window));

  if (table != NULL)
    gtk_widget_activate_action (table, "table.redo", NULL);
}

/* What is done, and how often among all: an action of the window, or what a function does. */
static const struct
{
  guint often;
  const char *name;
  void (*function) (GtkWindow *window);
} deeds[] = {
  { 200, "press anything", press_anything },
  { 12, "win.undo", NULL },
  { 6, "redo", redo },
  { 3, "win.play-on", NULL },
  { 8, "win.save", NULL },
  { 8, "win.save-as", NULL },
  { 4, "begin a game", begin_game },
  { 2, "win.play-again", NULL },
  { 3, "win.bring-back", NULL },
  { 2, "win.open", NULL },
  { 8, "open a file", open_file },
  { 2, "open two files", open_two },
  { 2, "close a window", close_one },
  { 8, "change the language", change_language },
  { 4, "change the pace", change_pace },
};

static void
do_deed (guint      deed,
         GtkWindow *window)
{
  done[n_done++ % N_TOLD] = deeds[deed].name;
  if (deeds[deed].function != NULL)
    deeds[deed].function (window);
  else
    gtk_widget_activate_action (GTK_WIDGET (window), deeds[deed].name, NULL);
}

static void
do_anything (GtkWindow *window)
{
  guint all = 0;
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    all += deeds[i].often;
  n = choose (all);
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (n < deeds[i].often)
      {
        do_deed (i, window);
        return;
      }
    else
      n -= deeds[i].often;
}

/* What a dialog says is a failure, or would be in the way: it is written down, and the dialog closed.  But two windows
 * may save to one file, and a finished game may be played on: these questions have answers. */
static gboolean
close_dialog (GtkWindow *dialog)
{
  static const char *const answers[] = { "replace", "play-on" };

  for (gsize i = 0; ADW_IS_MESSAGE_DIALOG (dialog) && i < G_N_ELEMENTS (answers); i++)
    if (adw_message_dialog_has_response (ADW_MESSAGE_DIALOG (dialog), answers[i]))
      {
        adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), answers[i]);
        return G_SOURCE_CONTINUE;
      }
  if (ADW_IS_MESSAGE_DIALOG (dialog))
    {
      g_autofree char *path = build_path ("HAND_FOLDER", "told");

      g_file_set_contents_full (path, adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), -1,
                                G_FILE_SET_CONTENTS_NONE, 0600, NULL);
    }
  gtk_window_destroy (dialog);
  return G_SOURCE_CONTINUE;
}

static gboolean
on_time (gpointer data)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  g_autoptr (GPtrArray) windows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (gtk_window_get_transient_for (window) != NULL)
        return close_dialog (window);
      if (gtk_widget_get_mapped (GTK_WIDGET (window)))
        g_ptr_array_add (windows, g_object_ref (window));
    }
  if (windows->len > 0 && g_hash_table_size (pending) == 0)
    do_anything (windows->pdata[choose (windows->len)]);
  return G_SOURCE_CONTINUE;
}

/* Only calls that need no memory; the frames are named by whoever reads them. */
static void
on_crash (int number)
{
  void *frames[MAX_FRAMES];

  for (guint i = MAX (n_done, N_TOLD) - N_TOLD; i < n_done; i++)
    dprintf (STDERR_FILENO, "%s\n", done[i % N_TOLD]);
  backtrace_symbols_fd (frames, backtrace (frames, MAX_FRAMES), STDERR_FILENO);
  raise (number);
}

static void
watch_crashes (void)
{
  static const int numbers[] = { SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP };
  struct sigaction action = { .sa_handler = on_crash, .sa_flags = SA_RESETHAND | SA_NODEFER };
  void *frame;

  /* The first call loads a library. */
  backtrace (&frame, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    sigaction (numbers[i], &action, NULL);
}

/* When what is pressed goes, and a popover takes the pointer before the button is let go, GTK 4.8 takes the press from
 * what lies there now, and warns: so it does in a window with one drawing area and a popover. */
static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") &&
        g_str_has_prefix (fields[i].value, "Broken accounting of active state for widget"))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

static void __attribute__ ((constructor))
begin (void)
{
  g_autofree char *seed = g_strdup (g_getenv ("HAND_SEED"));

  /* Only this program is meant, not what it may start. */
  g_unsetenv ("LD_PRELOAD");
  watch_crashes ();
  g_log_set_writer_func (write_log, NULL, NULL);
  open_record ();
  random_numbers = g_rand_new_with_seed ((guint32) g_ascii_strtoull (seed, NULL, 10));
  pending = g_hash_table_new (NULL, NULL);
  g_timeout_add (INTERVAL, on_time, NULL);
}
