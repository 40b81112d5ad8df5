/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes pictures of scenes of the program, to be looked at: see CONTRIBUTING.md. */

#include "config.h"

#include <stdlib.h>

#include "model/base/comstock-locale.h"
#include "picture-likeness.h"
#include "picture-scenes.h"
#include "ui-clock.h"
#include "ui/shell/comstock-application.h"
#include "widget-stage.h"

#define PATIENCE 60     /* seconds: longer than anything moves */

typedef struct
{
  const char *name;
  gboolean dark;
  gboolean contrast;
} Style;

static const Style styles[] = {
  { "light", FALSE, FALSE },
  { "dark", TRUE, FALSE },
  { "hc", FALSE, TRUE },
  { "hc-dark", TRUE, TRUE },
};

static const char *const matrix_sizes[] = { "360x640", "1280x800", "2560x1440", NULL };
static const char *const matrix_styles[] = { "light", "dark", "hc" };

static struct
{
  char **scenes;
  char **sizes;
  char *style;
  char *language;
  char *output;
  char *compare;
  int text;
  gboolean right_to_left;
  gboolean all;
  gboolean every;
  gboolean lively;
  gboolean list;
} options = { .text = 100 };

static const GOptionEntry entries[] = {
  { "scene", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.scenes, "A scene (repeat for more)", "NAME" },
  { "size", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.sizes, "A size (repeat for more)", "WIDTHxHEIGHT" },
  { "style", 0, 0, G_OPTION_ARG_STRING, &options.style, "light, dark, hc or hc-dark", "NAME" },
  { "text", 0, 0, G_OPTION_ARG_INT, &options.text, "Size of text in percent", "PERCENT" },
  { "language", 0, 0, G_OPTION_ARG_STRING, &options.language, "A language of po/LINGUAS", "CODE" },
  { "rtl", 0, 0, G_OPTION_ARG_NONE, &options.right_to_left, "From right to left", NULL },
  { "all", 0, 0, G_OPTION_ARG_NONE, &options.all,
    "What is not given: all scenes of the matrix, its sizes, its styles", NULL },
  { "every", 0, 0, G_OPTION_ARG_NONE, &options.every, "All scenes", NULL },
  { "lively", 0, 0, G_OPTION_ARG_NONE, &options.lively,
    "Fail if a scene does not come to look the same where things move on their way there", NULL },
  { "list", 0, 0, G_OPTION_ARG_NONE, &options.list, "List the scenes", NULL },
  { "output", 0, 0, G_OPTION_ARG_FILENAME, &options.output, "Folder for the pictures", "FOLDER" },
  { "compare", 0, 0, G_OPTION_ARG_FILENAME, &options.compare,
    "Fail if a picture shows something else than that of the same name there", "FOLDER" },
  { NULL },
};

static void
fail (const char *message)
{
  g_printerr ("pictures: %s\n", message);
  exit (EXIT_FAILURE);
}

static const Style *
find_style (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_str_equal (styles[i].name, name))
      return &styles[i];
  fail ("no such style");
  return NULL;
}

static void
add_scenes (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (const PictureScene *scene = picture_scenes; scene->name != NULL; scene++)
    if (scene->in_matrix || options.every)
      g_strv_builder_add (builder, scene->name);
  options.scenes = g_strv_builder_end (builder);
}

/* A style and the size of text hold for a whole process: the matrix takes one per style. */
static int
run_per_style (char **argv)
{
  int status = EXIT_SUCCESS;

  for (gsize i = 0; i < G_N_ELEMENTS (matrix_styles) && status == EXIT_SUCCESS; i++)
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_autoptr (GSubprocess) process = NULL;
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) command = NULL;

      for (char **argument = argv; *argument != NULL; argument++)
        g_strv_builder_add (builder, *argument);
      g_strv_builder_add_many (builder, "--style", matrix_styles[i], NULL);
      command = g_strv_builder_end (builder);
      process = g_subprocess_newv ((const char *const *) command, G_SUBPROCESS_FLAGS_NONE, &error);
      if (process == NULL)
        fail (error->message);
      g_subprocess_wait (process, NULL, NULL);
      status = g_subprocess_get_successful (process) ? EXIT_SUCCESS : EXIT_FAILURE;
    }
  return status;
}

/* What the program finds where it is installed is taken from the build folder. */
static void
find_parts (void)
{
  g_setenv ("GSETTINGS_SCHEMA_DIR", BUILD_FOLDER "/data", FALSE);
  g_setenv ("COMSTOCK_LOCALE_DIR", BUILD_FOLDER "/po", FALSE);
  g_setenv ("COMSTOCK_SOUNDS_DIR", BUILD_FOLDER "/data/sounds", FALSE);
}

static AdwApplication *
start (void)
{
  const Style *style = find_style (options.style);
  g_autoptr (GError) error = NULL;
  AdwApplication *application;

  find_parts ();
  g_setenv ("ADW_DISABLE_PORTAL", "1", TRUE);
  g_setenv ("ADW_DEBUG_COLOR_SCHEME", style->dark ? "prefer-dark" : "default", TRUE);
  g_setenv ("ADW_DEBUG_HIGH_CONTRAST", style->contrast ? "1" : "0", TRUE);
  if (options.language != NULL)
    g_setenv ("LANGUAGE", options.language, TRUE);
  comstock_locale_set_up ();
  gtk_disable_setlocale ();
  gtk_init ();
  adw_init ();
  picture_scenes_init ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * options.text / 100, NULL);
  application = ADW_APPLICATION (comstock_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    fail (error->message);
  /* The application has asked for the direction of its language by now. */
  if (options.right_to_left)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  return application;
}

static void
snapshot_at (GtkWidget   *widget,
             GtkSnapshot *snapshot,
             double       x,
             double       y)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  gtk_snapshot_restore (snapshot);
}

/* Popovers have surfaces of their own, which their parents do not draw. */
static void
snapshot_popovers (GtkWidget   *widget,
                   GtkSnapshot *snapshot,
                   double       x,
                   double       y)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_POPOVER (widget))
    {
      GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (widget)));
      double dx, dy;

      gtk_native_get_surface_transform (GTK_NATIVE (widget), &dx, &dy);
      x += gdk_popup_get_position_x (popup) + dx;
      y += gdk_popup_get_position_y (popup) + dy;
      snapshot_at (widget, snapshot, x, y);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    snapshot_popovers (child, snapshot, x, y);
}

static void
snapshot_window (GtkWidget   *window,
                 GtkSnapshot *snapshot,
                 double       x,
                 double       y)
{
  snapshot_at (window, snapshot, x, y);
  snapshot_popovers (window, snapshot, x, y);
}

/* The window and, as a desktop would show it, what is open above: dialogs in the middle, the rest in their shade.  NULL
 * while it is to be drawn anew. */
static GskRenderNode *
draw (GtkWidget *window)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const int width = gtk_widget_get_width (window);
  const int height = gtk_widget_get_height (window);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  snapshot_window (window, snapshot, 0, 0);
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) dialog = g_list_model_get_item (toplevels, i);

      if (dialog == window || !gtk_widget_get_mapped (dialog))
        continue;
      gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, 0.4f }, &GRAPHENE_RECT_INIT (0, 0, width, height));
      snapshot_window (dialog, snapshot, (width - gtk_widget_get_width (dialog)) / 2,
                       (height - gtk_widget_get_height (dialog)) / 2);
    }
  gtk_snapshot_pop (snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static GdkTexture *
take (GtkWidget *window)
{
  g_autoptr (GskRenderNode) node = NULL;

  while ((node = draw (window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (window),
                                                           gtk_widget_get_height (window)));
}

static char *
dup_file (const char *folder,
          const char *scene,
          const char *size)
{
  g_autofree char *text = options.text == 100 ? g_strdup ("") : g_strdup_printf ("-text%d", options.text);

  return g_strdup_printf ("%s/%s-%s-%s%s%s%s%s.png", folder, scene, size, options.style, text,
                          options.language != NULL ? "-" : "", options.language != NULL ? options.language : "",
                          options.right_to_left ? "-rtl" : "");
}

static void
save (GdkTexture *picture,
      const char *scene,
      const char *size)
{
  g_autofree char *file = dup_file (options.output, scene, size);

  if (g_mkdir_with_parents (options.output, 0755) != 0 || !gdk_texture_save_to_png (picture, file))
    fail ("the picture cannot be written");
  g_print ("%s\n", file);
}

/* The one that was taken is saved by then, to be looked at. */
static void
compare (GdkTexture *picture,
         const char *scene,
         const char *size)
{
  g_autofree char *file = dup_file (options.compare, scene, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) other = gdk_texture_new_from_filename (file, &error);
  double difference;

  if (other == NULL)
    fail (error->message);
  difference = picture_likeness_get_difference (picture, other);
  if (difference <= PICTURE_LIKENESS_SAME)
    return;
  g_printerr ("pictures: %s shows something else (%.1f %% of it); build-aux/pictures takes it anew\n", file,
              100 * difference);
  exit (EXIT_FAILURE);
}

/* A picture of a window that shows the scene, which stays open. */
static GdkTexture *
open_scene (AdwApplication     *application,
            const PictureScene *scene,
            gboolean            lively,
            GtkWidget         **window)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", "slow");
  picture_scenes_set_lively (lively);
  *window = GTK_WIDGET (picture_scene_open (scene, application));
  return take (*window);
}

static gboolean
on_patience_ended (gpointer patient)
{
  *(gboolean *) patient = FALSE;
  return G_SOURCE_REMOVE;
}

/* Whether the scene comes to look as in @still when things move on their way there. */
static gboolean
try_lively (AdwApplication     *application,
            const PictureScene *scene,
            GdkTexture         *still,
            const char         *size)
{
  GtkWidget *window;
  g_autoptr (GdkTexture) picture = open_scene (application, scene, TRUE, &window);
  g_autoptr (GSource) timeout = g_timeout_source_new_seconds (PATIENCE);
  gboolean patient = TRUE;
  gboolean same;

  g_source_set_callback (timeout, on_patience_ended, &patient, NULL);
  g_source_attach (timeout, NULL);
  while (!(same = picture_likeness_is_same (picture, still)) && patient)
    {
      g_main_context_iteration (NULL, TRUE);
      g_clear_object (&picture);
      picture = take (window);
    }
  g_source_destroy (timeout);
  if (!same)
    {
      g_autofree char *name = g_strconcat (scene->name, "-lively", NULL);

      g_printerr ("pictures: %s at %s does not come to look the same where things move\n", scene->name, size);
      save (picture, name, size);
    }
  picture_scene_close ();
  return same;
}

static gboolean
take_scene (AdwApplication *application,
            const char     *name,
            const char     *size)
{
  const PictureScene *scene = picture_scene_find (name);
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (GdkTexture) picture = NULL;
  gboolean moves;       /* the scene is of a moment, with all that moves then */
  GtkWidget *window;
  int width, height;

  if (scene == NULL)
    fail ("no such scene; --list tells their names");
  if (sscanf (size, "%dx%d", &width, &height) != 2)
    fail ("a size is WIDTHxHEIGHT");
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  picture = open_scene (application, scene, FALSE, &window);
  if (gdk_texture_get_width (picture) != width || gdk_texture_get_height (picture) != height)
    g_printerr ("pictures: %s at %s takes %d×%d\n", name, size, gdk_texture_get_width (picture),
                gdk_texture_get_height (picture));
  save (picture, name, size);
  if (options.compare != NULL)
    compare (picture, name, size);
  moves = ui_clock_is_stopped ();
  picture_scene_close ();
  return !options.lively || moves || scene->varies || try_lively (application, scene, picture, size);
}

static void
list_scenes (void)
{
  for (const PictureScene *scene = picture_scenes; scene->name != NULL; scene++)
    g_print ("%s%s\n", scene->name, scene->in_matrix ? " (matrix)" : "");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("– take pictures of the program");
  g_auto (GStrv) command = g_strdupv (argv);
  g_autoptr (GError) error = NULL;
  g_autoptr (AdwApplication) application = NULL;
  gboolean good = TRUE;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    fail (error->message);
  if (options.list)
    {
      list_scenes ();
      return EXIT_SUCCESS;
    }
  if (options.output == NULL || (!options.all && ((options.scenes == NULL && !options.every) || options.sizes == NULL)))
    fail ("--output, and --scene or --every and --size, or --all");
  if (options.style == NULL && options.all)
    return run_per_style (command);
  if (options.style == NULL)
    options.style = g_strdup ("light");
  if (options.scenes == NULL)
    add_scenes ();
  if (options.sizes == NULL)
    options.sizes = g_strdupv ((char **) matrix_sizes);
  application = start ();
  for (char **scene = options.scenes; *scene != NULL; scene++)
    for (char **size = options.sizes; *size != NULL; size++)
      good &= take_scene (application, *scene, *size);
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
