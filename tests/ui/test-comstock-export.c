/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what goes out of the program: pictures that others can open, and pages on paper. */

#include <glib/gstdio.h>
#include <librsvg/rsvg.h>

#include "ai/board/board-player.h"
#include "model/board/comstock-board-game.h"
#include "ui/board/table/comstock-board-exports.h"
#include "model/city/comstock-city-game.h"
#include "ui/cards/table/comstock-cards-print.h"
#include "ui/cards/city/comstock-cards-city-export.h"
#include "ui/cards/city/comstock-cards-city-picture.h"
#include "ui/city/score/comstock-city-mini.h"
#include "widget-stage.h"

static ComstockCardsGame *
play_some (void)
{
  ComstockCardsGame *game = stage_game_new (5);

  stage_play_to (game, CARDS_STEP_BID, 8);
  return game;
}

static ComstockCardsCity *
get_city (ComstockCardsGame *game)
{
  return comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
}

/* For whoever wants to look at what the tests write. */
static void
keep (GBytes     *bytes,
      const char *name)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "ui", "widgets", NULL);
  g_autofree char *file = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0755);
  g_file_set_contents (file, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
}

static void
test_png (void)
{
  g_autoptr (ComstockCardsGame) game = play_some ();
  g_autoptr (GtkWidget) palette = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (GBytes) bytes = comstock_cards_city_export_png (get_city (game), NULL, palette);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) picture = gdk_texture_new_from_bytes (bytes, &error);
  int width, height;

  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 8, "\x89PNG\r\n\x1a\n", 8);
  comstock_cards_city_picture_measure (get_city (game), COMSTOCK_CARDS_CITY_EXPORT_CELL, &width, &height);
  g_assert_cmpint (gdk_texture_get_width (picture), ==, width);
  g_assert_cmpint (gdk_texture_get_height (picture), ==, height);
  g_assert_cmpuint (stage_count_colors (picture), >, 50);
  keep (bytes, "export.png");
}

/* The panorama stands above the picture of the city and leaves it as it is. */
static void
test_head (void)
{
  g_autoptr (ComstockCardsGame) game = play_some ();
  g_autoptr (GtkWidget) palette = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (ComstockCardsPostcard) head = comstock_cards_postcard_new (game, 1, palette);
  g_autoptr (GBytes) bytes = comstock_cards_city_export_png (get_city (game), head, palette);
  g_autoptr (GdkTexture) picture = gdk_texture_new_from_bytes (bytes, NULL);
  int width, height;

  g_assert_nonnull (picture);
  comstock_cards_city_picture_measure (get_city (game), COMSTOCK_CARDS_CITY_EXPORT_CELL, &width, &height);
  g_assert_cmpint (gdk_texture_get_width (picture), ==, width);
  g_assert_cmpint (gdk_texture_get_height (picture), >, height + width / 5);
  g_assert_nonnull (strstr (comstock_cards_postcard_get_title (head), "HAT"));
  keep (bytes, "export-head.png");
}

/* The drawing as librsvg renders it. */
static GdkTexture *
render (RsvgHandle *handle,
        int         width,
        int         height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  const gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) pixels = NULL;

  g_assert_true (rsvg_handle_render_document (handle, cr, &(RsvgRectangle) { 0, 0, width, height }, NULL));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, stride);
}

/* How many of a thousand pixels differ in more than how their edges are smoothed. */
static guint
compare (GdkTexture *a,
         GdkTexture *b)
{
  const gsize stride = 4 * (gsize) gdk_texture_get_width (a);
  const gsize size = stride * (gsize) gdk_texture_get_height (a);
  g_autofree guchar *left = g_malloc (size);
  g_autofree guchar *right = g_malloc (size);
  gsize n = 0;

  gdk_texture_download (a, left, stride);
  gdk_texture_download (b, right, stride);
  for (gsize i = 0; i < size; i += 4)
    n += ABS (left[i] - right[i]) > 64 || ABS (left[i + 1] - right[i + 1]) > 64 ||
         ABS (left[i + 2] - right[i + 2]) > 64;
  return (guint) (1000 * n / (size / 4));
}

/* The drawing has the size told, holds lines and no pixels, and shows what the picture shows. */
static void
check_svg (GBytes     *bytes,
           GBytes     *pixels,
           const char *name)
{
  g_autoptr (GdkTexture) picture = gdk_texture_new_from_bytes (pixels, NULL);
  g_autoptr (GdkTexture) rendered = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  RsvgHandle *handle = rsvg_handle_new_from_data (data, size, &error);
  g_autofree char *text = g_strndup ((const char *) data, size);
  double width, height;

  g_assert_no_error (error);
  g_assert_true (rsvg_handle_get_intrinsic_size_in_pixels (handle, &width, &height));
  g_assert_cmpint ((int) width, ==, gdk_texture_get_width (picture));
  g_assert_cmpint ((int) height, ==, gdk_texture_get_height (picture));
  keep (bytes, name);
  g_assert_null (strstr (text, "<image"));
  rendered = render (handle, (int) width, (int) height);
  g_assert_cmpuint (compare (picture, rendered), <, 10);
  g_object_unref (handle);
}

static void
test_svg (void)
{
  g_autoptr (ComstockCardsGame) game = play_some ();
  g_autoptr (GtkWidget) palette = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (GBytes) bytes = comstock_cards_city_export_svg (get_city (game), palette);
  g_autoptr (GBytes) pixels = comstock_cards_city_export_png (get_city (game), NULL, palette);

  check_svg (bytes, pixels, "export.svg");
}

/* A game of the board game in its last round. */
#define SEED 3

static ComstockBoardGame *
play_board (void)
{
  ComstockBoardSetup setup;
  ComstockBoardGame *game;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, "person,person,person", NULL);
  setup.river_side = TRUE;
  setup.seed = SEED;
  game = comstock_board_game_new (&setup, NULL);
  while (comstock_board_game_get_seen (game)->round < BOARD_ROUNDS)
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (COMSTOCK_GAME (game)), -1);
      const CsMove move = board_player_move (comstock_game_get_state (COMSTOCK_GAME (game)), seat, &rng);

      g_assert_true (comstock_game_play (COMSTOCK_GAME (game), seat, move, NULL));
    }
  return game;
}

/* A whole city. */
static ComstockGame *
play_city (void)
{
  ComstockGame *game = comstock_city_game_new_first ("");

  while (!comstock_game_is_over (game))
    {
      g_autoptr (GArray) moves = comstock_game_dup_legal (game, 0);

      if (moves->len > 0)
        g_assert_true (comstock_game_play (game, 0, g_array_index (moves, CsMove, 0), NULL));
      else
        g_assert_true (comstock_game_play_automatic (game, NULL));
    }
  return game;
}

static void
check_drawing (const ComstockExports *exports,
               ComstockGame          *game,
               const char            *name)
{
  g_autoptr (GtkWidget) palette = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (GBytes) bytes = comstock_exports_to_svg (exports, game, palette);
  g_autoptr (GBytes) pixels = comstock_exports_to_png (exports, game, palette);
  g_autofree char *png = g_strconcat (name, ".png", NULL);
  g_autofree char *svg = g_strconcat (name, ".svg", NULL);

  keep (pixels, png);
  check_svg (bytes, pixels, svg);
}

/* The map with its river, signs and names of rows; the city with all that stands there. */
static void
test_drawings (void)
{
  g_autoptr (ComstockBoardGame) board = play_board ();
  g_autoptr (ComstockGame) city = play_city ();

  check_drawing (&comstock_board_exports, COMSTOCK_GAME (board), "export-board");
  check_drawing (&comstock_city_exports, city, "export-city");
}

/* What pdfinfo, which reads the file as any reader would, says of @field. */
static char *
dup_field (const char *file,
           const char *field)
{
  const char *const command[] = { "pdfinfo", file, NULL };
  g_autofree char *pattern = g_strdup_printf ("^%s: +(.*)$", field);
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_assert_true (g_regex_match (regex, output, 0, &match));
  return g_match_info_fetch (match, 1);
}

/* Two pages of each kind of paper: the sheet, and what was built. */
static void
check_print (GtkPrintOperation *operation,
             const char        *name,
             const char        *paper_name,
             const char        *told)
{
  GtkPageSetup *setup = gtk_print_operation_get_default_page_setup (operation);
  g_autofree char *file = g_test_build_filename (G_TEST_BUILT, "ui", "widgets", name, NULL);
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (paper_name);
  g_autoptr (GError) error = NULL;
  g_autofree char *pages = NULL;
  g_autofree char *size = NULL;

  gtk_page_setup_set_paper_size (setup, paper);
  gtk_print_operation_set_export_filename (operation, file);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  pages = dup_field (file, "Pages");
  g_assert_cmpstr (pages, ==, "2");
  size = dup_field (file, "Page size");
  g_assert_nonnull (strstr (size, told));
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (operation), ==, 2);
}

static const char *const papers[][2] = {
  { GTK_PAPER_NAME_A4, "(A4)" },
  { GTK_PAPER_NAME_LETTER, "(letter)" },
};

static void
test_print (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (ComstockCardsGame) game = play_some ();
      g_autoptr (GtkWidget) palette = g_object_ref_sink (gtk_label_new (NULL));
      g_autoptr (GtkPrintOperation) operation =
        comstock_cards_print_new (comstock_game_dup_sheet (COMSTOCK_GAME (game)), comstock_cards_game_get_seats (game),
                                  palette);
      g_autofree char *name = g_strdup_printf ("print-%u.pdf", i);

      check_print (operation, name, papers[i][0], papers[i][1]);
    }
}

static void
test_print_drawings (void)
{
  g_autoptr (ComstockBoardGame) board = play_board ();
  g_autoptr (ComstockGame) city = play_city ();
  g_autoptr (GtkWidget) palette = g_object_ref_sink (gtk_label_new (NULL));

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (GtkPrintOperation) of_board =
        comstock_exports_print_new (&comstock_board_exports, COMSTOCK_GAME (board), palette);
      g_autoptr (GtkPrintOperation) of_city = comstock_exports_print_new (&comstock_city_exports, city, palette);
      g_autofree char *board_name = g_strdup_printf ("print-board-%u.pdf", i);
      g_autofree char *city_name = g_strdup_printf ("print-city-%u.pdf", i);

      check_print (of_board, board_name, papers[i][0], papers[i][1]);
      check_print (of_city, city_name, papers[i][0], papers[i][1]);
    }
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add_func ("/export/png", test_png);
  g_test_add_func ("/export/head", test_head);
  g_test_add_func ("/export/svg", test_svg);
  g_test_add_func ("/export/drawings", test_drawings);
  g_test_add_func ("/export/print", test_print);
  g_test_add_func ("/export/print-drawings", test_print_drawings);
  return g_test_run ();
}
