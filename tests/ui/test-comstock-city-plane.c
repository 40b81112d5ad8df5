/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-city-plane.c: where everything is asked, what is pressed there, and what is lit. */

#include "ui/city/plane/comstock-city-plane.h"

#include "city-stage.h"
#include "engine/city/city-walls.h"
#include "test-tiles.h"
#include "ui/city/plane/comstock-city-pieces.h"
#include "ui-hand.h"
#include "widget-stage.h"

#define SEED 7
#define FEW 12                  /* of which nobody has put their last follower */
#define MANY 40                 /* tiles */

static const char *const signs[CITY_MAX_SEATS] = { "suits/hat", "suits/star", "suits/cactus", "suits/boot" };

typedef struct
{
  CityTiles tiles;
  CityState state;
  ComstockAsk *ask;
  ComstockCityPlane *plane;
  GtkWindow *window;
  ComstockPlace pressed;
} Fixture;

static void
on_pressed (Fixture             *fixture,
            const ComstockPlace *place)
{
  fixture->pressed = *place;
}

static void
show (Fixture *fixture)
{
  g_clear_pointer (&fixture->ask, comstock_ask_unref);
  fixture->ask = city_stage_ask_new (&fixture->tiles, &fixture->state);
  comstock_city_plane_set_state (fixture->plane, &fixture->tiles, &fixture->state, signs);
  comstock_city_plane_set_ask (fixture->plane, fixture->ask);
  stage_settle ();
}

static void
show_step (Fixture  *fixture,
           CityStep  step,
           guint     n_tiles)
{
  city_stage_play (&fixture->tiles, 3, SEED, step, n_tiles, &fixture->state);
  show (fixture);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  test_tiles_shipped (&fixture->tiles);
  fixture->plane = COMSTOCK_CITY_PLANE (comstock_city_plane_new ());
  g_signal_connect_swapped (fixture->plane, "pressed", G_CALLBACK (on_pressed), fixture);
  fixture->window = stage_show (GTK_WIDGET (fixture->plane), 1000, 760);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_clear_pointer (&fixture->ask, comstock_ask_unref);
  stage_close (fixture->window);
}

static void
press (Fixture             *fixture,
       const ComstockPlace *place)
{
  graphene_rect_t bounds;
  graphene_point_t middle;

  comstock_plane_get_bounds (COMSTOCK_PLANE (fixture->plane), place, &bounds);
  graphene_rect_get_center (&bounds, &middle);
  ui_hand_click_at (GTK_WIDGET (fixture->plane), (double) middle.x, (double) middle.y);
}

static void
keep_picture (Fixture    *fixture,
              const char *what,
              guint       step)
{
  static const char *const names[] = {
    [CITY_STEP_LAY] = "lay", [CITY_STEP_CLAIM] = "claim", [CITY_STEP_GATE] = "gate", [CITY_STEP_WALL] = "wall",
    [CITY_STEP_GUARD] = "guard", [CITY_STEP_TOWER] = "tower", [CITY_STEP_OVER] = "over",
  };
  g_autofree char *name = g_strdup_printf ("city-%s-%s", what, names[step]);
  g_autoptr (GdkTexture) picture = stage_picture (GTK_WIDGET (fixture->plane), name);

  g_assert_cmpuint (stage_count_colors (picture), >, 50);
}

/* Each answer that is not a mere no lies somewhere, and a press there is for it. */
static void
test_answers (Fixture      *fixture,
              gconstpointer data)
{
  for (guint step = CITY_STEP_LAY; step <= CITY_STEP_TOWER; step++)
    {
      show_step (fixture, (CityStep) step, step == CITY_STEP_GATE ? 0 : MANY);
      for (guint i = 0; i < fixture->ask->n_options; i++)
        {
          const ComstockOption *option = &fixture->ask->options[i];

          if (city_move_type (option->move) == CITY_MOVE_PASS)
            continue;
          g_assert_true (comstock_plane_is_target (COMSTOCK_PLANE (fixture->plane), &option->place));
          press (fixture, &option->place);
          g_assert_true (comstock_place_equal (&fixture->pressed, &option->place));
        }
      keep_picture (fixture, "plane", step);
    }
}

/* Cells keep their size from one laying to the next. */
static void
test_steady (Fixture      *fixture,
             gconstpointer data)
{
  const ComstockPlaneFrame *frame = &comstock_plane_get_camera (COMSTOCK_PLANE (fixture->plane))->frame;
  int least = G_MAXINT;

  for (guint n_tiles = 1; n_tiles < MANY; n_tiles++)
    {
      int cell;

      show_step (fixture, CITY_STEP_LAY, n_tiles);
      cell = frame->cell;
      g_assert_true (cell == 112 || cell == 96 || cell == 84 || cell == 76 || cell == 68 || cell == 60);
      for (guint i = 0; i < fixture->ask->n_options; i++)
        g_assert_true (gdk_rectangle_contains_point (&frame->extent, fixture->ask->options[i].place.x,
                                                     fixture->ask->options[i].place.y));
      city_game.apply (&fixture->tiles, &fixture->state, fixture->state.actor, fixture->ask->options[0].move, NULL);
      show (fixture);
      if (fixture->state.step != CITY_STEP_LAY)
        g_assert_cmpint (frame->cell, ==, cell);
      least = MIN (least, frame->cell);
    }
  g_assert_cmpint (least, <, 112);
}

/* A new plane on a phone; returns what goes into its window. */
static GtkWidget *
make_phone (Fixture *fixture)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  stage_close (fixture->window);
  fixture->plane = COMSTOCK_CITY_PLANE (comstock_city_plane_new ());
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (fixture->plane));
  return scrolled;
}

/* On a phone the tile on which a follower may be put is seen from near, and the city afterwards as before; also if a
 * game is opened at that question. */
static void
test_close (Fixture      *fixture,
            gconstpointer data)
{
  const ComstockPlaneFrame *frame;
  GtkWidget *phone = make_phone (fixture);
  int cell;

  fixture->window = stage_show (phone, 360, 354);
  frame = &comstock_plane_get_camera (COMSTOCK_PLANE (fixture->plane))->frame;
  show_step (fixture, CITY_STEP_LAY, FEW);
  cell = frame->cell;
  for (guint i = 0; fixture->state.step != CITY_STEP_CLAIM; i++)
    {
      g_assert_cmpuint (i, <, fixture->ask->n_options);
      show_step (fixture, CITY_STEP_LAY, FEW);
      city_game.apply (&fixture->tiles, &fixture->state, fixture->state.actor, fixture->ask->options[i].move, NULL);
    }
  show (fixture);
  g_assert_cmpint (frame->cell, >=, 3 * 44);
  for (guint i = 0; i < fixture->ask->n_options; i++)
    if (city_move_type (fixture->ask->options[i].move) == CITY_MOVE_CLAIM)
      g_assert_true (comstock_plane_camera_shows (comstock_plane_get_camera (COMSTOCK_PLANE (fixture->plane)),
                                                  &fixture->ask->options[i].place));
  phone = make_phone (fixture);
  show (fixture);
  fixture->window = stage_show (phone, 360, 354);
  stage_settle ();
  frame = &comstock_plane_get_camera (COMSTOCK_PLANE (fixture->plane))->frame;
  g_assert_cmpint (frame->cell, >=, 3 * 44);
  city_game.apply (&fixture->tiles, &fixture->state, fixture->state.actor, city_move (CITY_MOVE_PASS, 0), NULL);
  show (fixture);
  g_assert_cmpint (frame->cell, ==, cell);
}

/* The edges of the city are places of the plane, and these are those edges, also after a tile was laid at the rim. */
static void
test_rims (Fixture      *fixture,
           gconstpointer data)
{
  const GdkRectangle *extent = &comstock_plane_get_camera (COMSTOCK_PLANE (fixture->plane))->frame.extent;
  CityRim outline[CITY_MAX_OUTLINE];
  guint n;

  show_step (fixture, CITY_STEP_LAY, MANY);
  city_game.apply (&fixture->tiles, &fixture->state, fixture->state.actor,
                   fixture->ask->options[fixture->ask->n_options - 1].move, NULL);
  show (fixture);
  n = city_outline (&fixture->state, outline);
  for (guint i = 0; i < n; i++)
    {
      const ComstockPlace place = comstock_city_rim_on_table (&fixture->state, outline[i]);
      CityRim rim;

      g_assert_true (comstock_plane_extent_contains (extent, &place));
      g_assert_true (comstock_city_edge_of (&fixture->state, &place, &rim));
      g_assert_cmpuint (rim.tile, ==, outline[i].tile);
      g_assert_cmpuint (rim.edge, ==, outline[i].edge);
    }
}

/* What is under the feet of a follower is what it stands on, wherever the tile lies and however it is turned. */
static void
test_segments (Fixture      *fixture,
               gconstpointer data)
{
  const ComstockPlaneFrame *frame = &comstock_plane_get_camera (COMSTOCK_PLANE (fixture->plane))->frame;

  show_step (fixture, CITY_STEP_LAY, MANY);
  for (guint segment = 0; segment < fixture->state.n_segments; segment++)
    {
      const ComstockCityPiece follower =
        comstock_city_piece_follower (&fixture->tiles, &fixture->state, segment, NULL);
      const graphene_rect_t bounds = comstock_city_piece_bounds (&follower, frame);
      graphene_point_t middle;

      graphene_rect_get_center (&bounds, &middle);
      g_assert_cmpuint (comstock_city_plane_find_segment (fixture->plane, (double) middle.x, (double) middle.y), ==,
                        segment);
    }
  g_assert_cmpuint (comstock_city_plane_find_segment (fixture->plane, 1, 1), ==, CITY_NOT_PLACED);
}

/* A tile fits where the rules let it lie as it is turned. */
static void
test_turn (Fixture      *fixture,
           gconstpointer data)
{
  guint n_fits = 0;

  show_step (fixture, CITY_STEP_LAY, MANY);
  for (guint turn = 0; turn < CITY_EDGES; turn++)
    {
      comstock_city_plane_set_turn (fixture->plane, turn);
      for (guint i = 0; i < fixture->ask->n_options; i++)
        if (city_move_which (fixture->ask->options[i].move) == turn)
          {
            g_assert_true (comstock_city_plane_fits (fixture->plane, &fixture->ask->options[i].place));
            n_fits++;
          }
    }
  g_assert_cmpuint (n_fits, ==, fixture->ask->n_options);
  comstock_city_plane_set_turn (fixture->plane, 4);
  g_assert_cmpuint (comstock_city_plane_get_turn (fixture->plane), ==, 0);
}

static GBytes *
dup_picture (Fixture    *fixture,
             const char *name)
{
  g_autoptr (GdkTexture) picture = stage_picture (GTK_WIDGET (fixture->plane), name);
  const gsize stride = 4 * (gsize) gdk_texture_get_width (picture);
  const gsize size = stride * (gsize) gdk_texture_get_height (picture);
  guchar *pixels = g_malloc (size);

  gdk_texture_download (picture, pixels, stride);
  return g_bytes_new_take (pixels, size);
}

static void
assert_shown (Fixture    *fixture,
              GBytes     *before,
              const char *name)
{
  g_autoptr (GBytes) after = NULL;

  stage_settle ();
  after = dup_picture (fixture, name);
  g_assert_false (g_bytes_equal (before, after));
  comstock_city_plane_set_light (fixture->plane, NULL);
  comstock_plane_light (COMSTOCK_PLANE (fixture->plane), NULL, 0, TRUE);
  stage_settle ();
  g_clear_pointer (&after, g_bytes_unref);
  after = dup_picture (fixture, "city-light-none");
  g_assert_true (g_bytes_equal (before, after));
}

/* The first of a kind that several tiles make. */
static guint
find_feature (const CityState *state,
              CityKind         kind)
{
  for (guint segment = 0; segment < state->n_segments; segment++)
    if (state->segments[segment].kind == kind && state->features[segment] != segment)
      return segment;
  g_assert_not_reached ();
}

static void
test_light (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const names[CITY_KINDS] = { "city-light-street", "city-light-market", "city-light-area" };
  const ComstockPlace first = { COMSTOCK_CITY_SURFACE, COMSTOCK_CELL, 0, 0 };
  g_autoptr (GBytes) before = NULL;

  show_step (fixture, CITY_STEP_CLAIM, MANY);
  g_clear_pointer (&fixture->ask, comstock_ask_unref);
  fixture->ask = comstock_ask_new_of_nobody ();
  comstock_city_plane_set_ask (fixture->plane, fixture->ask);
  stage_settle ();
  before = dup_picture (fixture, "city-light-none");
  for (guint kind = 0; kind < CITY_KINDS; kind++)
    {
      comstock_city_plane_set_light (fixture->plane, &(ComstockCityLight) {
        .kind = COMSTOCK_CITY_LIGHT_FEATURE, .segment = find_feature (&fixture->state, (CityKind) kind) });
      assert_shown (fixture, before, names[kind]);
    }
  comstock_city_plane_set_light (fixture->plane, &(ComstockCityLight) {
    .kind = COMSTOCK_CITY_LIGHT_RUN, .rim = { fixture->state.pieces[1].tile, fixture->state.pieces[1].edge },
    .shade = TRUE });
  assert_shown (fixture, before, "city-light-run");
  comstock_plane_light (COMSTOCK_PLANE (fixture->plane), &first, 1, TRUE);
  assert_shown (fixture, before, "city-light-cell");
  comstock_city_plane_set_light (fixture->plane, &(ComstockCityLight) {
    .kind = COMSTOCK_CITY_LIGHT_PIECES, .pieces = { 0, 1, 2 }, .n_pieces = 3 });
  assert_shown (fixture, before, "city-light-pieces");
  for (guint kind = COMSTOCK_CITY_LIGHT_SEAT; kind <= COMSTOCK_CITY_LIGHT_AREAS; kind++)
    {
      comstock_city_plane_set_light (fixture->plane, &(ComstockCityLight) { .kind = (ComstockCityLightKind) kind });
      assert_shown (fixture, before, "city-light-all");
    }
}

/* Who points at a guard looks along its line, and at a tower along its walls; where neither stands nothing is found. */
static void
test_looks (Fixture      *fixture,
            gconstpointer data)
{
  const ComstockPlaneFrame *frame = &comstock_plane_get_camera (COMSTOCK_PLANE (fixture->plane))->frame;
  const CityState *state = &fixture->state;
  ComstockCityLight light;

  show_step (fixture, CITY_STEP_OVER, MANY);
  for (guint i = 0; i < state->n_pieces; i++)
    {
      const ComstockCityPiece guard = comstock_city_piece_on_wall (state, city_piece_rim (state, i),
                                                                   COMSTOCK_CITY_GUARD, NULL);
      const graphene_rect_t bounds = comstock_city_piece_bounds (&guard, frame);
      graphene_point_t middle;

      if (state->pieces[i].guard == CITY_NO_GUARD)
        continue;
      graphene_rect_get_center (&bounds, &middle);
      g_assert_true (comstock_city_light_find (state, frame, (double) middle.x, (double) middle.y, &light));
      g_assert_cmpint (light.kind, ==, COMSTOCK_CITY_LIGHT_RUN);
    }
  g_assert_false (comstock_city_light_find (state, frame, 1, 1, &light));
}

/* A text is seen on an answer until it is cleared, or another state comes. */
static void
test_texts (Fixture      *fixture,
            gconstpointer data)
{
  const ComstockPlace *asked;
  g_autoptr (GBytes) before = NULL;

  show_step (fixture, CITY_STEP_WALL, MANY);
  before = dup_picture (fixture, "city-text-none");
  for (guint times = 0; times < 2; times++)
    {
      g_autoptr (GBytes) told = NULL;
      g_autoptr (GBytes) after = NULL;

      asked = &fixture->ask->options[0].place;
      comstock_city_plane_set_text (fixture->plane, asked, "+6");
      told = dup_picture (fixture, "city-text");
      g_assert_false (g_bytes_equal (before, told));
      if (times == 0)
        comstock_city_plane_clear_texts (fixture->plane);
      else
        show (fixture);
      after = dup_picture (fixture, "city-text-none");
      g_assert_true (g_bytes_equal (before, after));
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*func) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/city-plane/answers", test_answers },
    { "/city-plane/steady", test_steady },
    { "/city-plane/close", test_close },
    { "/city-plane/rims", test_rims },
    { "/city-plane/segments", test_segments },
    { "/city-plane/turn", test_turn },
    { "/city-plane/light", test_light },
    { "/city-plane/looks", test_looks },
    { "/city-plane/texts", test_texts },
  };

  stage_init (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
