/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stage for tests of widgets. */

#include "widget-stage.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "model/base/comstock-workers.h"
#include "ui/kit/comstock-art.h"
#include "ui/table/comstock-game-ui.h"

#define STYLE "/org/comstock/Comstock/"

/* More sources than are ever ready at once. */
#define ENOUGH 1000

/* Seconds without a frame, and frames that do not show a widget, after which one waits in vain. */
#define HANG 300

static GSList *moods;     /* of GtkCssProvider */

static void
add_sheet (const char *folder,
           const char *name,
           guint       priority)
{
  g_autofree char *path = g_strconcat (folder, name, NULL);
  GtkCssProvider *provider;

  if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return;
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), priority);
  moods = g_slist_prepend (moods, provider);
}

/* The sheet of the program, and over it those that the games have of the same name. */
static void
add_mood (const char *name,
          guint       priority)
{
  add_sheet (STYLE, name, priority);
  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    add_sheet ((*ui)->resources, name, priority);
}

static void
remove_mood (gpointer provider)
{
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), provider);
  g_object_unref (provider);
}

void
stage_init (int    *argc,
            char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  stage_set_mood (NULL);
}

void
stage_set_moods (const char *const *style_sheets,
                 gsize              n_sheets)
{
  g_slist_free_full (g_steal_pointer (&moods), remove_mood);
  add_mood ("style.css", GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (gsize i = 0; i < n_sheets && style_sheets[i] != NULL; i++)
    add_mood (style_sheets[i], GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 + (guint) i);
}

void
stage_set_mood (const char *style_sheet)
{
  stage_set_moods (&style_sheet, 1);
}

static void
on_frame (GdkFrameClock *clock,
          int           *frames)
{
  (*frames)++;
}

static gboolean
on_second (gpointer seconds)
{
  (*(int *) seconds)++;
  return G_SOURCE_CONTINUE;
}

/* Waits until @window has been painted from now on, if it is seen.  It is asked for again whenever something happens,
 * and each second. */
static void
await_frame (GtkWidget *window)
{
  g_autoptr (GdkFrameClock) clock = NULL;
  gulong handler;
  int frames = 0;
  int seconds = 0;
  guint timer;

  if (!gtk_widget_get_mapped (window))
    return;
  clock = g_object_ref (gtk_widget_get_frame_clock (window));
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_frame), &frames);
  timer = g_timeout_add_seconds (1, on_second, &seconds);
  while (frames == 0 && gtk_widget_get_mapped (window))
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      g_main_context_iteration (NULL, TRUE);
      if (seconds > HANG)
        g_error ("A window is not painted.");
    }
  g_source_remove (timer);
  g_signal_handler_disconnect (clock, handler);
}

static void
await_frames (void)
{
  g_autolist (GtkWidget) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    g_object_ref (l->data);
  for (GList *l = windows; l != NULL; l = l->next)
    await_frame (l->data);
}

/* What is left to do at once; not for ever, as where something moves in every frame. */
static void
run_pending (void)
{
  for (guint i = 0; i < ENOUGH && g_main_context_iteration (NULL, FALSE); i++)
    continue;
}

void
stage_set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

GtkWindow *
stage_show (GtkWidget *child,
            int        width,
            int        height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_default_size (window, width, height);
  gtk_window_set_child (window, child);
  gtk_window_present (window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  stage_settle ();
  return window;
}

void
stage_close (GtkWindow *window)
{
  gtk_window_destroy (window);
  stage_settle ();
}

/* A roundtrip brings what the display sent before; what that changes is seen in one frame, what its layout changes in
 * another. */
void
stage_settle (void)
{
  for (guint i = 0; i < 2; i++)
    {
      gdk_display_sync (gdk_display_get_default ());
      run_pending ();
      await_frames ();
    }
  run_pending ();
}

static gboolean
set_quiet (gpointer quiet)
{
  *(gboolean *) quiet = TRUE;
  return G_SOURCE_REMOVE;
}

void
stage_await_workers (void)
{
  gboolean quiet = FALSE;

  comstock_workers_when_quiet (set_quiet, &quiet);
  while (!quiet)
    g_main_context_iteration (NULL, TRUE);
}

static GskRenderNode *
draw (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  return gtk_snapshot_free_to_node (snapshot);
}

GdkTexture *
stage_picture (GtkWidget  *widget,
               const char *name)
{
  g_autoptr (GskRenderNode) node = NULL;
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "ui", "widgets", NULL);
  g_autofree char *file = g_strdup_printf ("%s/%s.png", folder, name);
  GdkTexture *picture;

  /* There is nothing to see before the first frame, which a busy machine takes its time for, and none once it has
   * changed. */
  for (guint i = 0; (node = draw (widget)) == NULL; i++)
    {
      if (i == HANG)
        g_error ("“%s” is not drawn.", name);
      gtk_widget_queue_draw (widget);
      stage_settle ();
    }
  picture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node, NULL);
  g_mkdir_with_parents (folder, 0755);
  g_assert_true (gdk_texture_save_to_png (picture, file));
  return picture;
}

guint
stage_count_colors (GdkTexture *picture)
{
  const gsize n = (gsize) gdk_texture_get_width (picture) * (gsize) gdk_texture_get_height (picture);
  g_autofree guint32 *pixels = g_new (guint32, n);
  g_autoptr (GHashTable) colors = g_hash_table_new (NULL, NULL);

  gdk_texture_download (picture, (guchar *) pixels, 4 * (gsize) gdk_texture_get_width (picture));
  for (gsize i = 0; i < n; i++)
    g_hash_table_add (colors, GUINT_TO_POINTER (pixels[i]));
  return g_hash_table_size (colors);
}

/* Of @side rows, what is higher cut off; the caller frees them. */
static double *
dup_greys (const char *name,
           int         side)
{
  const double ground = 0.86;
  GdkTexture *texture = comstock_art_get_texture (name, side, NULL);
  const int height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new0 (guint32, (gsize) (side * MAX (side, height)));
  double *greys = g_new (double, (gsize) (side * side));

  gdk_texture_download (texture, (guchar *) pixels, 4 * (gsize) side);
  for (int i = 0; i < side * side; i++)
    greys[i] = (0.299 * (pixels[i] >> 16 & 255) + 0.587 * (pixels[i] >> 8 & 255) + 0.114 * (pixels[i] & 255)) / 255 +
               ground * (1 - (pixels[i] >> 24) / 255.0);
  return greys;
}

double
stage_compare_greys (const char *one,
                     const char *other,
                     int         side)
{
  g_autofree double *first = dup_greys (one, side);
  g_autofree double *second = dup_greys (other, side);
  double sum = 0;

  for (int i = 0; i < side * side; i++)
    sum += ABS (first[i] - second[i]);
  return sum / (side * side);
}

ComstockCardsGame *
stage_game_new (guint64 seed)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup;
  ComstockCardsGame *game;

  comstock_cards_setup_init (&setup);
  setup.seed = seed;
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  comstock_game_set_viewer (COMSTOCK_GAME (game), 0);
  return game;
}

static CsMove
choose_move (ComstockCardsGame *game,
             const GArray      *legal)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  CsMove best = g_array_index (legal, CsMove, 0);
  int most = G_MININT;

  if (comstock_cards_game_get_step (game) == CARDS_STEP_BID)
    return g_array_index (legal, CsMove, legal->len - 1);
  /* Now and then the last card that may be taken, which is the character if it is there. */
  if (comstock_cards_game_get_step (game) == CARDS_STEP_TAKE && comstock_cards_game_get_round (game) % 3 == 0)
    return g_array_index (legal, CsMove, legal->len - 1);
  if (comstock_cards_game_get_step (game) != CARDS_STEP_PLACE)
    return best;
  for (guint i = 0; i < legal->len; i++)
    {
      const CsMove move = g_array_index (legal, CsMove, i);
      ComstockCardsGain gain;

      comstock_cards_city_gain (city, comstock_cards_card_get_number (comstock_cards_game_get_placing (game)),
                                cards_move_x (move), cards_move_y (move), &gain);
      if (gain.total > most)
        {
          most = gain.total;
          best = move;
        }
    }
  return best;
}

void
stage_step (ComstockCardsGame *game)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (COMSTOCK_GAME (game), 0);
  g_autoptr (GError) error = NULL;

  if (legal->len > 0)
    comstock_game_play (COMSTOCK_GAME (game), 0, choose_move (game, legal), &error);
  else
    comstock_game_play_automatic (COMSTOCK_GAME (game), &error);
  g_assert_no_error (error);
}

void
stage_gather (ComstockCardsGame *game)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (COMSTOCK_GAME (game), 0);

  for (guint i = 0; i < legal->len; i++)
    {
      const CsMove move = g_array_index (legal, CsMove, i);

      if (cards_move_type (move) == CARDS_MOVE_TAKE && cards_is_character ((CardsCard) cards_move_argument (move)))
        {
          g_assert_true (comstock_game_play (COMSTOCK_GAME (game), 0, move, NULL));
          return;
        }
    }
  stage_step (game);
}

static gboolean
is_asked (ComstockCardsGame *game,
          CardsStep          step)
{
  return comstock_cards_game_get_step (game) == step && (comstock_game_get_actors (COMSTOCK_GAME (game)) & 1) != 0;
}

void
stage_play_to (ComstockCardsGame *game,
               CardsStep          step,
               guint              n_cards)
{
  GListModel *cards =
    comstock_cards_city_get_cards (comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0)));

  while (!is_asked (game, step) || g_list_model_get_n_items (cards) < n_cards)
    stage_step (game);
}

void
stage_play_to_reveal (ComstockCardsGame *game,
                      gboolean           first)
{
  ComstockCardsSeat *person = comstock_cards_game_get_seat (game, 0);

  do
    {
      stage_play_to (game, CARDS_STEP_BID, 0);
      stage_step (game);
    }
  while (comstock_cards_game_get_step (game) != CARDS_STEP_TAKE ||
         (comstock_cards_seat_get_order (person) == 0) != first);
}
