/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the focus goes by keys, that it is seen, that every key is told of, and how what happens elsewhere is read. */

#include "ui/cards/cards/comstock-cards-auction-card.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-focus-ring.h"
#include "ui/kit/comstock-key-group.h"
#include "ui-clock.h"
#include "ui-probe.h"
#include "widget-stage.h"

#define SIDE 3

typedef struct
{
  GtkWindow *window;
  GtkWidget *group;
  GtkWidget *buttons[SIDE * SIDE];
} Square;

/* Nine buttons, three by three. */
static Square
show_square (GtkTextDirection direction)
{
  GtkWidget *grid = gtk_grid_new ();
  Square square = { 0 };

  gtk_widget_set_default_direction (direction);
  for (int i = 0; i < SIDE * SIDE; i++)
    {
      square.buttons[i] = gtk_button_new_with_label ("x");
      gtk_grid_attach (GTK_GRID (grid), square.buttons[i], i % SIDE, i / SIDE, 1, 1);
    }
  square.group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", grid, NULL);
  square.window = stage_show (square.group, 300, 300);
  return square;
}

static void
press (GtkWidget *widget,
       guint      key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
}

static void
check_focus (Square *square,
             guint   key,
             int     wanted)
{
  press (square->group, key);
  g_assert_true (gtk_window_get_focus (square->window) == square->buttons[wanted]);
}

static void
test_arrows (void)
{
  Square square = show_square (GTK_TEXT_DIR_LTR);

  gtk_widget_grab_focus (square.buttons[4]);
  check_focus (&square, GDK_KEY_Right, 5);
  check_focus (&square, GDK_KEY_Right, 5);
  check_focus (&square, GDK_KEY_Down, 8);
  check_focus (&square, GDK_KEY_Left, 7);
  check_focus (&square, GDK_KEY_Up, 4);
  check_focus (&square, GDK_KEY_End, 8);
  check_focus (&square, GDK_KEY_Home, 0);
  stage_close (square.window);
}

/* Right is right, wherever writing begins. */
static void
test_arrows_from_the_right (void)
{
  Square square = show_square (GTK_TEXT_DIR_RTL);

  gtk_widget_grab_focus (square.buttons[4]);
  check_focus (&square, GDK_KEY_Right, 3);
  check_focus (&square, GDK_KEY_Left, 4);
  stage_close (square.window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* What cannot have the focus is passed by, and coming back one comes to where one was. */
static void
test_entering (void)
{
  Square square = show_square (GTK_TEXT_DIR_LTR);

  gtk_widget_set_sensitive (square.buttons[1], FALSE);
  gtk_widget_grab_focus (square.buttons[0]);
  check_focus (&square, GDK_KEY_Right, 2);
  press (square.group, GDK_KEY_Tab);
  gtk_window_set_focus (square.window, NULL);
  gtk_widget_grab_focus (square.group);
  g_assert_true (gtk_window_get_focus (square.window) == square.buttons[2]);
  stage_close (square.window);
}

static void
on_focus_visible (guint *changes)
{
  (*changes)++;
}

static gboolean
is_changed (gpointer changes)
{
  return *(guint *) changes > 0;
}

/* GTK hides the ring after some seconds. */
static void
await_hiding (GtkWindow *window)
{
  guint changes = 0;
  const gulong handler =
    g_signal_connect_swapped (window, "notify::focus-visible", G_CALLBACK (on_focus_visible), &changes);

  ui_probe_wait (is_changed, &changes);
  g_signal_handler_disconnect (window, handler);
  stage_settle ();
}

static guint
count_differences (GdkTexture *a,
                   GdkTexture *b)
{
  const gsize width = (gsize) gdk_texture_get_width (a);
  const gsize n = width * (gsize) gdk_texture_get_height (a);
  g_autofree guint32 *before = g_new (guint32, n);
  g_autofree guint32 *after = g_new (guint32, n);
  guint differences = 0;

  g_assert_cmpint (gdk_texture_get_width (a), ==, gdk_texture_get_width (b));
  g_assert_cmpint (gdk_texture_get_height (a), ==, gdk_texture_get_height (b));
  gdk_texture_download (a, (guchar *) before, 4 * width);
  gdk_texture_download (b, (guchar *) after, 4 * width);
  for (gsize i = 0; i < n; i++)
    differences += before[i] != after[i];
  return differences;
}

/* In every light a ring of three pixels at least goes round the card, and stays. */
static void
test_ring (gconstpointer data)
{
  const char *mood = data;
  GtkWidget *card = comstock_cards_auction_card_new (CARDS_HAT, 7);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "margin-top", 20, "margin-start", 20, NULL);
  GtkWindow *window;
  g_autoptr (GdkTexture) before = NULL;
  g_autoptr (GdkTexture) after = NULL;
  const guint round = 3 * 2 * 60;

  stage_set_mood (mood);
  g_object_set (card, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, "hexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (box), card);
  window = stage_show (box, 200, 200);
  comstock_focus_ring_keep (window);
  gtk_window_set_focus (window, NULL);
  stage_settle ();
  before = stage_picture (GTK_WIDGET (window), "focus-without");
  gtk_widget_grab_focus (card);
  press (GTK_WIDGET (window), GDK_KEY_Right);
  if (mood == NULL)
    await_hiding (window);
  else
    stage_settle ();
  g_assert_true (gtk_window_get_focus_visible (window));
  after = stage_picture (GTK_WIDGET (window), "focus-with");
  g_assert_cmpuint (count_differences (before, after), >, round);
  stage_close (window);
  stage_set_mood (NULL);
}

/* The keys that the list of shortcuts tells of, each as GTK writes it. */
static void
add_listed_keys (GtkWidget  *widget,
                 GHashTable *listed)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      g_autofree char *keys = NULL;
      g_auto (GStrv) all = NULL;

      g_object_get (widget, "accelerator", &keys, NULL);
      all = g_strsplit (keys, " ", -1);
      for (guint i = 0; all[i] != NULL; i++)
        {
          guint key;
          GdkModifierType state;

          g_assert_true (gtk_accelerator_parse (all[i], &key, &state));
          g_hash_table_add (listed, gtk_accelerator_name (key, state));
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_listed_keys (child, listed);
}

static void
test_shortcuts (void)
{
  GtkApplication *application = GTK_APPLICATION (ui_probe_get_application ());
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/comstock/Comstock/ui/help-overlay.ui");
  g_autoptr (GHashTable) listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  add_listed_keys (GTK_WIDGET (gtk_builder_get_object (builder, "help_overlay")), listed);
  g_assert_cmpuint (g_strv_length (actions), >, 10);
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint j = 0; keys[j] != NULL; j++)
        {
          g_test_message ("%s: %s", actions[i], keys[j]);
          g_assert_true (g_hash_table_contains (listed, keys[j]));
        }
    }
  gtk_window_destroy (GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
}

/* What a screen reader was told last. */
static char *told;

static void
hear (GtkAccessible *accessible,
      const char    *text)
{
  if (!GTK_IS_WINDOW (accessible) || *text == '\0')
    return;
  g_free (told);
  told = g_strdup (text);
}

#if GTK_CHECK_VERSION (4, 14, 0)

#define FOCUS_STOPS TRUE

void __wrap_gtk_accessible_announce (GtkAccessible                    *accessible,
                                     const char                       *text,
                                     GtkAccessibleAnnouncementPriority priority);

void
__wrap_gtk_accessible_announce (GtkAccessible                    *accessible,
                                const char                       *text,
                                GtkAccessibleAnnouncementPriority priority)
{
  hear (accessible, text);
}

#else

#define FOCUS_STOPS FALSE

void __wrap_gtk_accessible_update_property (GtkAccessible        *accessible,
                                            GtkAccessibleProperty first,
                                            ...);

/* The one that names windows is what counts here. */
void
__wrap_gtk_accessible_update_property (GtkAccessible        *accessible,
                                       GtkAccessibleProperty first,
                                       ...)
{
  va_list values;

  va_start (values, first);
  if (first == GTK_ACCESSIBLE_PROPERTY_LABEL)
    hear (accessible, va_arg (values, const char *));
  va_end (values);
}

#endif

static void
assert_told (guint       after,
             const char *wanted)
{
  g_clear_pointer (&told, g_free);
  ui_clock_advance (after);
  stage_settle ();
  g_assert_cmpstr (told, ==, wanted);
}

/* Turns that are played faster than they are read, then a question. */
static void
test_news (void)
{
  Square square = show_square (GTK_TEXT_DIR_LTR);
  GtkWidget *table = square.group;

  ui_clock_stop ();
  comstock_announce (table, "Mae passes.");
  assert_told (400, "Mae passes.");
  comstock_announce (table, "Jed builds a saloon.");
  assert_told (400, NULL);
  comstock_announce (table, "Silas gets $9.");
  assert_told (1000, "Jed builds a saloon.");
  assert_told (400, NULL);
  comstock_announce_question (table, "Build?");
  assert_told (400, "Silas gets $9. Build?");
  assert_told (60000, NULL);
  g_clear_pointer (&told, g_free);
  g_assert_true (comstock_announce_again (table));
  g_assert_cmpstr (told, ==, "Mae passes. Jed builds a saloon. Silas gets $9. Build?");
  comstock_announce_remark (table, "Tip: Ties.");
  comstock_announce (table, "Mae wins.");
  comstock_announce_question (table, "Pass?");
  assert_told (400, "Mae wins. Tip: Ties. Pass?");
  g_clear_pointer (&told, g_free);
  g_assert_true (comstock_announce_again (table));
  g_assert_cmpstr (told, ==, "Mae wins. Tip: Ties. Pass?");
  ui_clock_start ();
  stage_close (square.window);
}

/* What is told before the focus moves is heard first, but for what comes with a popover; each line with an end. */
static void
test_before_focus (void)
{
  Square square = show_square (GTK_TEXT_DIR_LTR);
  GtkWidget *table = square.group;

  ui_clock_stop ();
  comstock_announce (table, "Mae passes\n+2 VP");
  comstock_announce (table, "Jed builds a saloon.");
  comstock_announce_question (table, "Build?");
  g_clear_pointer (&told, g_free);
  comstock_announce_before_focus (table);
  g_assert_cmpstr (told, ==, FOCUS_STOPS ? NULL : "Mae passes. +2 VP. Jed builds a saloon. Build?");
  gtk_widget_grab_focus (square.buttons[1]);
  assert_told (400, FOCUS_STOPS ? "Mae passes. +2 VP. Jed builds a saloon. Build?" : NULL);
  ui_clock_start ();
  stage_close (square.window);
}

/* Whoever presses a key has heard enough of what is read, not of what comes next. */
static void
test_cut_off (void)
{
  Square square = show_square (GTK_TEXT_DIR_LTR);
  GtkWidget *table = square.group;

  ui_clock_stop ();
  gtk_widget_grab_focus (square.buttons[0]);
  comstock_announce (table, "Mae passes.");
  comstock_announce (table, "Jed builds a saloon.");
  assert_told (400, "Mae passes.");
  gtk_widget_grab_focus (square.buttons[1]);
  assert_told (400, FOCUS_STOPS ? "Mae passes." : NULL);
  press (GTK_WIDGET (square.window), GDK_KEY_s);
  comstock_announce_answer (table, "You have 7 points.");
  assert_told (400, NULL);
  assert_told (2000, "Jed builds a saloon.");
  g_clear_pointer (&told, g_free);
  g_assert_true (comstock_announce_again (table));
  g_assert_cmpstr (told, ==, "Mae passes. Jed builds a saloon.");
  ui_clock_start ();
  stage_close (square.window);
}

/* The same while a line for moves is open over the table. */
static void
test_cut_off_in_popover (void)
{
  Square square = show_square (GTK_TEXT_DIR_LTR);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *entry = gtk_entry_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), entry);
  gtk_widget_set_parent (popover, square.group);
  ui_clock_stop ();
  gtk_widget_grab_focus (square.buttons[0]);
  comstock_announce (square.group, "Mae passes.");
  assert_told (400, "Mae passes.");
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (entry);
  assert_told (400, FOCUS_STOPS ? "Mae passes." : NULL);
  press (popover, GDK_KEY_p);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_grab_focus (square.buttons[0]);
  assert_told (400, NULL);
  comstock_announce (square.group, "You pass.");
  assert_told (400, "You pass.");
  ui_clock_start ();
  gtk_widget_unparent (popover);
  stage_close (square.window);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);

  g_test_add_func ("/focus/arrows", test_arrows);
  g_test_add_func ("/focus/arrows-from-the-right", test_arrows_from_the_right);
  g_test_add_func ("/focus/entering", test_entering);
  g_test_add_data_func ("/focus/ring/light", NULL, test_ring);
  g_test_add_data_func ("/focus/ring/dark", "style-dark.css", test_ring);
  g_test_add_data_func ("/focus/ring/high", "style-hc.css", test_ring);
  g_test_add_func ("/focus/shortcuts", test_shortcuts);
  g_test_add_func ("/focus/news", test_news);
  g_test_add_func ("/focus/before-focus", test_before_focus);
  g_test_add_func ("/focus/cut-off", test_cut_off);
  g_test_add_func ("/focus/cut-off-in-popover", test_cut_off_in_popover);
  return g_test_run ();
}
