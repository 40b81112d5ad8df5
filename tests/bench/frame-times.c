/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures what each frame of the table costs while cards move.
 *
 * GSETTINGS_SCHEMA_DIR=build/data build-aux/headless build/tests/bench/frame-times [SCENARIO…]; without a scenario all:
 * - carry: the card in the hand is carried over a full city;
 * - drag: a card in the column is dragged over it;
 * - fly: seats play, and their cards fly, are blown off and turn;
 * - scenes: showdowns, and the train that brings the second era;
 * - town-60, town-112, minis: a full town is drawn anew with parcels of 60 and of 112 pixels, and six seats' minis are.
 * - end: the points of six towns are counted, and the winner's town rises.
 * - board: a round of the board game: cowboys walk along the trail, duel, build, and buildings pay;
 * - board-end: the VP of its seats are counted.
 * - city-pan, city-ghost: The City, nearly whole, is panned, enlarged two and a half times; a tile turns over it.
 * A frame is all that the frame clock does between two waits: events, layout, drawing.  Its time on the clock tells
 * what a person sees, its time on the processor what it costs where other programs run beside.  Pages that the system
 * gives anew are counted because each may take long: on a virtual machine twenty or thirty microseconds. */

#include <math.h>
#include <sys/resource.h>
#include <time.h>

#include "ai/board/board-player.h"
#include "model/board/comstock-board-game.h"
#include "ui/board/table/comstock-board-table.h"
#include "ui/cards/table/comstock-cards-table.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/cards/comstock-cards-terrain-card.h"
#include "ui/cards/scenes/comstock-cards-finale.h"
#include "ui/cards/town/comstock-cards-town.h"
#include "ui/city/plane/comstock-city-plane.h"
#include "ui/kit/comstock-heap.h"
#include "ui/table/comstock-count.h"
#include "ui/table/plane/comstock-plane-view.h"
#include "tests/engine/test-tiles.h"
#include "tests/ui/city-stage.h"
#include "tests/ui/ui-probe.h"
#include "tests/ui/widget-stage.h"

#define WIDTH 1280
#define HEIGHT 800
#define LATE 10         /* cards in the city */
#define SEED 11
#define POINTS 400      /* of the path of the pointer */
#define POINT_MS 12
#define MOVES 60        /* played while cards fly */
#define ACTS 6          /* at least */
#define TOWNS 300       /* drawn anew */
#define TILES 70        /* in the city, at least */
#define PANS 300        /* frames */

typedef struct
{
  ComstockCardsGame *game;      /* or another on the table: */
  ComstockGame *board;
  CsRng rng;            /* of the person at the board game */
  GtkWindow *window;
  GArray *wall;         /* of each frame, in milliseconds */
  GArray *cpu;
  long pages;           /* that the system gave anew in frames */
  gboolean in_frame;
  gboolean muted;       /* frames do not count */
  double wall_start;
  double cpu_start;
  long pages_start;
} Bench;

static double
now_ms (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static long
count_pages (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_minflt;
}

/* A frame with no events begins with its layout. */
static void
on_frame_begin (Bench *bench)
{
  if (bench->in_frame)
    return;
  bench->in_frame = TRUE;
  bench->wall_start = now_ms (CLOCK_MONOTONIC);
  bench->cpu_start = now_ms (CLOCK_THREAD_CPUTIME_ID);
  bench->pages_start = count_pages ();
}

static void
on_frame_end (Bench *bench)
{
  const double wall = now_ms (CLOCK_MONOTONIC) - bench->wall_start;
  const double cpu = now_ms (CLOCK_THREAD_CPUTIME_ID) - bench->cpu_start;

  bench->in_frame = FALSE;
  if (bench->muted)
    return;
  g_array_append_val (bench->wall, wall);
  g_array_append_val (bench->cpu, cpu);
  bench->pages += count_pages () - bench->pages_start;
}

static void
watch (Bench *bench)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench->window));

  g_signal_connect_swapped (clock, "flush-events", G_CALLBACK (on_frame_begin), bench);
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (on_frame_begin), bench);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (on_frame_end), bench);
}

static void
show (Bench     *bench,
      GtkWidget *child)
{
  bench->window = stage_show (child, WIDTH, HEIGHT);
  /* As a table does in which it would lie. */
  comstock_heap_keep_frames (child);
  bench->wall = g_array_new (FALSE, FALSE, sizeof (double));
  bench->cpu = g_array_new (FALSE, FALSE, sizeof (double));
  /* What the first look at the table costs is another matter. */
  for (int i = 0; i < 10; i++)
    stage_settle ();
}

static void
show_table (Bench *bench)
{
  show (bench, comstock_cards_table_new (COMSTOCK_GAME (bench->game)));
}

static void
begin (Bench    *bench,
       CardsStep step)
{
  bench->game = stage_game_new (SEED);
  stage_play_to (bench->game, step, LATE);
  show_table (bench);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double x = *(const double *) a;
  const double y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
print (const char *scenario,
       const char *what,
       GArray     *times)
{
  const guint n = times->len;
  guint late = 0;

  g_array_sort (times, compare);
  for (guint i = 0; i < n; i++)
    late += g_array_index (times, double, i) >= 16;
  g_print ("%-8s %-9s %5u frames  median %5.1f ms  99th percentile %5.1f ms  worst %5.1f ms  %u of 16 ms or more\n",
           scenario, what, n, g_array_index (times, double, n / 2), g_array_index (times, double, n * 99 / 100),
           g_array_index (times, double, n - 1), late);
}

static void
end (Bench      *bench,
     const char *scenario)
{
  if (bench->wall->len > 0)
    {
      print (scenario, "clock", bench->wall);
      print (scenario, "processor", bench->cpu);
      g_print ("%-8s %ld pages given anew in frames\n", scenario, bench->pages);
    }
  if (bench->window != NULL)
    stage_close (bench->window);
  g_clear_object (&bench->game);
  g_clear_object (&bench->board);
  g_array_unref (bench->wall);
  g_array_unref (bench->cpu);
}

static void
on_child_exit (GPid     pid,
               int      status,
               gpointer done)
{
  g_spawn_close_pid (pid);
  *(gboolean *) done = TRUE;
}

/* Runs it as another program, which moves the pointer while this one draws. */
static void
run_xdotool (GPtrArray *arguments)
{
  g_autoptr (GError) error = NULL;
  gboolean done = FALSE;
  GPid pid;

  g_ptr_array_insert (arguments, 0, g_strdup ("xdotool"));
  g_ptr_array_add (arguments, NULL);
  if (!g_spawn_async (NULL, (char **) arguments->pdata, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, NULL,
                      NULL, &pid, &error))
    g_error ("%s", error->message);
  g_child_watch_add (pid, on_child_exit, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static void
add (GPtrArray  *arguments,
     const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);

  for (char **part = parts; *part != NULL; part++)
    g_ptr_array_add (arguments, g_strdup (*part));
}

static void
add_motion (GPtrArray *arguments,
            GtkWidget *widget,
            double     x,
            double     y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  g_autofree char *words = NULL;
  double shift_x, shift_y;

  gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &x, &y);
  gtk_native_get_surface_transform (native, &shift_x, &shift_y);
  words = g_strdup_printf ("mousemove %d %d sleep %.3f", (int) (x + shift_x), (int) (y + shift_y), POINT_MS / 1e3);
  add (arguments, words);
}

/* Crosswise over the whole city, at the speed of a hand. */
static void
add_path (GPtrArray *arguments,
          GtkWidget *city)
{
  const double width = gtk_widget_get_width (city);
  const double height = gtk_widget_get_height (city);

  for (int i = 0; i < POINTS; i++)
    add_motion (arguments, city, width * (0.5 + 0.4 * sin (i * 0.11)), height * (0.5 + 0.4 * sin (i * 0.07)));
}

/* The card in the hand, carried over the city with the button held down. */
static void
carry (Bench *bench)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *city;

  begin (bench, CARDS_STEP_PLACE);
  city = ui_probe_find (bench->window, COMSTOCK_TYPE_CARDS_CITY_VIEW);
  add_motion (arguments, city, gtk_widget_get_width (city) / 2.0, gtk_widget_get_height (city) / 2.0);
  add (arguments, "mousedown 1");
  add_path (arguments, city);
  /* Let go outside, so that the card stays in the hand. */
  add_motion (arguments, city, -20, 10);
  add (arguments, "mouseup 1");
  watch (bench);
  run_xdotool (arguments);
}

static gboolean
is_takeable_terrain (GtkWidget *widget)
{
  return COMSTOCK_IS_CARDS_TERRAIN_CARD (widget) && gtk_widget_has_css_class (widget, "takeable");
}

static GtkWidget *
find_source (GtkWidget *root)
{
  GtkWidget *found = is_takeable_terrain (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_source (child);
  return found;
}

/* A card in the column, dragged over the city and back. */
static void
drag (Bench *bench)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *source;

  begin (bench, CARDS_STEP_TAKE);
  source = find_source (GTK_WIDGET (bench->window));
  add_motion (arguments, source, 30, 30);
  add (arguments, "mousedown 1");
  add_motion (arguments, source, 60, 60);
  add_motion (arguments, source, 90, 90);
  add_path (arguments, ui_probe_find (bench->window, COMSTOCK_TYPE_CARDS_CITY_VIEW));
  add_motion (arguments, source, 30, 30);
  add (arguments, "mouseup 1");
  watch (bench);
  run_xdotool (arguments);
}

static gboolean
play_on (gpointer data)
{
  Bench *bench = data;

  if ((comstock_game_get_actors (COMSTOCK_GAME (bench->game)) & 1) != 0)
    stage_step (bench->game);
  return G_SOURCE_CONTINUE;
}

/* Moves of all seats, with cards that fly, fade and turn. */
static void
fly (Bench *bench)
{
  guint until;
  guint source;

  begin (bench, CARDS_STEP_BID);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  until = comstock_game_get_length (COMSTOCK_GAME (bench->game)) + MOVES;
  source = g_timeout_add (400, play_on, bench);
  watch (bench);
  while (!comstock_game_is_over (COMSTOCK_GAME (bench->game)) &&
         comstock_game_get_length (COMSTOCK_GAME (bench->game)) < until)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* The most that a town can have. */
static void
fill_town (ComstockCardsTown *town)
{
  memset (town, 0, sizeof *town);
  comstock_town_init (&town->town, &(ComstockTownArea) { 0, 0, CARDS_LIMIT, CARDS_LIMIT });
  town->town.era = 2;
  for (int y = 0; y < CARDS_LIMIT; y++)
    for (int x = 0; x < CARDS_LIMIT; x++)
      comstock_cards_town_set (town, x, y, (CardsParcel) ((x * 5 + y * 3 + x * y) % CARDS_PARCELS),
                               (guint8) (1 + y / 2 * CARDS_LIMIT + x / 2));
  comstock_cards_town_link (town);
}

/* Draws @n towns anew, @TOWNS times. */
static void
draw_towns (Bench *bench,
            int    cell,
            guint  n)
{
  const ComstockTownLook look = { .cell = cell, .scale = 1, .dark = TRUE };
  const int side = CARDS_LIMIT * cell;
  ComstockCardsTown town;

  bench->wall = g_array_new (FALSE, FALSE, sizeof (double));
  bench->cpu = g_array_new (FALSE, FALSE, sizeof (double));
  fill_town (&town);
  for (guint i = 0; i < TOWNS; i++)
    {
      on_frame_begin (bench);
      for (guint j = 0; j < n; j++)
        {
          cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
          cairo_t *cr = cairo_create (surface);

          town.town.seed = i * n + j;
          comstock_town_draw (cr, &town.town, &look, 0, 0);
          cairo_destroy (cr);
          cairo_surface_destroy (surface);
        }
      on_frame_end (bench);
    }
}

static void
town_60 (Bench *bench)
{
  draw_towns (bench, 60, 1);
}

static void
town_112 (Bench *bench)
{
  draw_towns (bench, 112, 1);
}

static void
minis (Bench *bench)
{
  draw_towns (bench, 19, 6);
}

static ComstockCardsGame *
deal_six_towns (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  comstock_cards_setup_parse (&setup, "person,rival:hard,rival:hard,rival:hard,rival:hard,virtual:expert", NULL);
  setup.seed = SEED;
  return comstock_cards_game_new (deck, &setup, NULL);
}

/* What so many moves at once cost is another matter. */
static void
skip_frame (Bench *bench)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench->window));
  const gint64 last = gdk_frame_clock_get_frame_counter (clock);

  while (gdk_frame_clock_get_frame_counter (clock) == last)
    g_main_context_iteration (NULL, TRUE);
}

/* The acts before the end are skipped, and that is seen until it rests. */
static void
watch_finale (Bench     *bench,
              GType      type,
              gboolean (*rests) (gpointer finale))
{
  ComstockTheatre *theatre = comstock_table_get_theatre (ui_probe_find (bench->window, COMSTOCK_TYPE_TABLE));
  ComstockAct *finale;

  while ((finale = comstock_theatre_get_act (theatre)) != NULL && !G_TYPE_CHECK_INSTANCE_TYPE (finale, type))
    comstock_theatre_press (theatre);
  skip_frame (bench);
  watch (bench);
  while (!rests (finale))
    g_main_context_iteration (NULL, TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static gboolean
rests_cards (gpointer finale)
{
  return comstock_cards_finale_rests (finale);
}

static void
play_end (Bench *bench)
{
  bench->game = deal_six_towns ();
  stage_play_to (bench->game, CARDS_STEP_PLACE, LATE);
  show_table (bench);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  while (!comstock_game_is_over (COMSTOCK_GAME (bench->game)))
    stage_step (bench->game);
  watch_finale (bench, COMSTOCK_TYPE_CARDS_FINALE, rests_cards);
}

static gboolean
is_new_era (Bench *bench)
{
  return comstock_cards_game_get_era (bench->game) > 1;
}

static gboolean
is_moving (ComstockTheatre *theatre)
{
  ComstockAct *act = comstock_theatre_get_act (theatre);

  return act != NULL && comstock_act_get_time (act) > 0;
}

/* Every act is played to its end; what the moves before it cost is another matter. */
static void
scenes (Bench *bench)
{
  ComstockTheatre *theatre;

  begin (bench, CARDS_STEP_BID);
  theatre = comstock_table_get_theatre (ui_probe_find (bench->window, COMSTOCK_TYPE_TABLE));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  watch (bench);
  for (guint acts = 0; acts < ACTS || !is_new_era (bench); acts++)
    {
      while (!comstock_theatre_is_performing (theatre) && !comstock_game_is_over (COMSTOCK_GAME (bench->game)))
        {
          bench->muted = TRUE;
          stage_step (bench->game);
          stage_settle ();
        }
      while (comstock_theatre_is_performing (theatre))
        {
          g_main_context_iteration (NULL, TRUE);
          bench->muted = !is_moving (theatre);
        }
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static const BoardState *
get_board (Bench *bench)
{
  return comstock_game_get_state (bench->board);
}

/* All seats are played. */
static void
step_board (Bench *bench)
{
  const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (bench->board), -1);

  if (comstock_game_get_automatic_seat (bench->board) >= 0)
    comstock_game_play_automatic (bench->board, NULL);
  else
    comstock_game_play (bench->board, seat, board_player_move (get_board (bench), seat, &bench->rng), NULL);
}

/* Without being seen, until cowboys are sent in @round. */
static void
begin_board (Bench *bench,
             guint  round)
{
  ComstockBoardSetup setup;

  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, "person,rival:easy,rival:easy,rival:easy", NULL);
  setup.seed = SEED;
  bench->board = COMSTOCK_GAME (comstock_board_game_new (&setup, NULL));
  cs_rng_init (&bench->rng, SEED);
  while (get_board (bench)->round < round || get_board (bench)->step != BOARD_STEP_COWBOY)
    step_board (bench);
  show (bench, comstock_board_table_new (bench->board));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

static gboolean
play_on_board (gpointer data)
{
  Bench *bench = data;

  if ((comstock_game_get_actors (bench->board) & 1) != 0)
    step_board (bench);
  return G_SOURCE_CONTINUE;
}

/* Round 3, whose seats duel. */
static void
board (Bench *bench)
{
  ComstockTable *table;
  guint source;

  begin_board (bench, 3);
  table = ui_probe_find (bench->window, COMSTOCK_TYPE_TABLE);
  source = g_timeout_add (400, play_on_board, bench);
  watch (bench);
  while (get_board (bench)->round == 3 || comstock_table_is_telling (table))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static gboolean
rests_board (gpointer finale)
{
  return comstock_count_rests (finale);
}

static void
board_end (Bench *bench)
{
  begin_board (bench, BOARD_ROUNDS);
  while (!comstock_game_is_over (bench->board))
    step_board (bench);
  watch_finale (bench, COMSTOCK_TYPE_COUNT, rests_board);
}

/* The City nearly whole, with all that is asked there, so many times enlarged. */
static ComstockPlane *
show_city (Bench  *bench,
           double  zoom)
{
  static const char *const signs[CITY_MAX_SEATS] = { "suits/hat", "suits/star", "suits/cactus", "suits/boot" };
  static CityTiles tiles;
  ComstockPlane *plane = COMSTOCK_PLANE (comstock_city_plane_new ());
  CityState state;
  ComstockAsk *ask;

  test_tiles_shipped (&tiles);
  city_stage_play (&tiles, 3, SEED, CITY_STEP_LAY, TILES, &state);
  ask = city_stage_ask_new (&tiles, &state);
  comstock_city_plane_set_state (COMSTOCK_CITY_PLANE (plane), &tiles, &state, signs);
  comstock_city_plane_set_ask (COMSTOCK_CITY_PLANE (plane), ask);
  comstock_ask_unref (ask);
  show (bench, comstock_plane_view_new (plane, "Whole City"));
  comstock_plane_camera_set_middle (comstock_plane_get_camera (plane), zoom, 0, 0);
  stage_settle ();
  watch (bench);
  return plane;
}

/* Round and round. */
static void
city_pan (Bench *bench)
{
  ComstockPlane *plane = show_city (bench, 2.5);

  for (guint i = 0; i < PANS; i++)
    {
      comstock_pannable_set_offset (COMSTOCK_PANNABLE (plane), GTK_ORIENTATION_HORIZONTAL, 400 + 400 * sin (i * 0.05));
      comstock_pannable_set_offset (COMSTOCK_PANNABLE (plane), GTK_ORIENTATION_VERTICAL, 400 + 400 * sin (i * 0.03));
      gtk_widget_queue_draw (GTK_WIDGET (plane));
      skip_frame (bench);
    }
}

static void
city_ghost (Bench *bench)
{
  ComstockPlane *plane = show_city (bench, 1);
  const GdkRectangle *extent = &comstock_plane_get_camera (plane)->frame.extent;

  for (guint i = 0; i < PANS; i++)
    {
      const ComstockPlace place = comstock_plane_extent_get (extent, COMSTOCK_CITY_SURFACE,
                                                             i % comstock_plane_extent_cells (extent));

      comstock_city_plane_set_turn (COMSTOCK_CITY_PLANE (plane), i);
      comstock_plane_set_ghost (plane, &place);
      skip_frame (bench);
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*run) (Bench *bench);
  } scenarios[] = {
    { "carry", carry }, { "drag", drag }, { "fly", fly }, { "scenes", scenes },
    { "town-60", town_60 }, { "town-112", town_112 }, { "minis", minis }, { "end", play_end },
    { "board", board }, { "board-end", board_end }, { "city-pan", city_pan }, { "city-ghost", city_ghost },
  };

  stage_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (scenarios); i++)
    if (argc == 1 || g_strv_contains ((const char *const *) argv + 1, scenarios[i].name))
      {
        Bench bench = { 0 };

        scenarios[i].run (&bench);
        end (&bench, scenarios[i].name);
      }
  return 0;
}
