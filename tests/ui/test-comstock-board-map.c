/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-board-map.c and what it is made of: what is drawn, pressed, walked over and told of each parcel. */

#include "ui/board/map/comstock-board-map.h"

#include "board-position.h"
#include "model/board/comstock-board-ask.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/map/comstock-board-overlay.h"
#include "ui/table/plane/comstock-plane-spot.h"
#include "ui/table/plane/comstock-plane-view.h"
#include "widget-stage.h"

#define SIDE 600
#define D4 27
#define E4 28
#define NOTHING ((BoardRoads) { 0, 0 })

static const BoardPosition positions[] = {
  { .seats = 4, .seed = 11, .round = 3, .step = BOARD_STEP_BUY_PARCEL },
  { .seats = 6, .variants = BOARD_WITH_OUTLAWS | BOARD_WITH_HORSES, .river = BOARD_RIVER_SIDE, .seed = 5, .round = 4,
    .step = BOARD_STEP_DIE },
  { .seats = 3, .variants = BOARD_RIVER_TILES, .river = 1, .seed = 8, .round = 2, .step = BOARD_STEP_HOUSE },
};

typedef struct
{
  GtkWidget *map;
  GtkWidget *land;              /* around it */
  GtkWindow *window;
  guint parcel;                 /* pressed last, or BOARD_NO_PARCEL */
  guint edge;
  guint aims;
} Fixture;

static void
on_pressed (Fixture             *fixture,
            const ComstockPlace *place)
{
  if (place->side == COMSTOCK_CELL)
    fixture->parcel = (guint) comstock_board_place_of (place) - BOARD_PLACE_PARCEL;
  else
    fixture->edge = comstock_board_edge_of (place);
}

static void
on_aimed (Fixture *fixture)
{
  fixture->aims++;
}

static void
open_map (Fixture          *fixture,
          const BoardState *state,
          int               width,
          int               height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *fixture = (Fixture) { .map = comstock_board_map_new (), .parcel = BOARD_NO_PARCEL, .edge = G_MAXUINT };
  fixture->land = comstock_plane_view_new (COMSTOCK_PLANE (fixture->map), "Whole Map");
  gtk_widget_set_vexpand (fixture->land, TRUE);
  gtk_box_append (GTK_BOX (box), fixture->land);
  if (state != NULL)
    comstock_board_map_set_state (COMSTOCK_BOARD_MAP (fixture->map), state);
  g_signal_connect_swapped (fixture->map, "pressed", G_CALLBACK (on_pressed), fixture);
  g_signal_connect_swapped (fixture->map, "aimed", G_CALLBACK (on_aimed), fixture);
  fixture->window = stage_show (box, width, height);
}

static ComstockBoardMap *
map_of (Fixture *fixture)
{
  return COMSTOCK_BOARD_MAP (fixture->map);
}

static ComstockPlace
parcel_place (guint parcel)
{
  return comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + parcel));
}

/* Asks for these, and nothing else. */
static void
offer (Fixture      *fixture,
       BoardParcels  parcels,
       BoardRoads    roads)
{
  ComstockOption options[3 * BOARD_PARCEL_COUNT] = { 0 };
  ComstockAsk ask = { 0, options, 0 };

  for (; parcels != 0; parcels &= parcels - 1)
    options[ask.n_options++].place = parcel_place (board_first (parcels));
  for (guint edge = 0; edge < 2 * BOARD_PARCEL_COUNT; edge++)
    if (board_has_road (roads, edge % 2 == 1, edge / 2))
      options[ask.n_options++].place = comstock_board_edge_on_table (edge);
  comstock_plane_set_ask (COMSTOCK_PLANE (fixture->map), &ask, TRUE);
}

static void
set_cursor (Fixture      *fixture,
            ComstockPlace place)
{
  comstock_plane_set_cursor (COMSTOCK_PLANE (fixture->map), &place);
}

static GtkWidget *
focused (Fixture *fixture)
{
  return gtk_window_get_focus (fixture->window);
}

static void
point_at_parcel (Fixture *fixture,
                 guint    parcel)
{
  graphene_rect_t bounds;
  graphene_point_t middle;

  comstock_board_map_get_bounds (map_of (fixture), parcel, &bounds);
  graphene_rect_get_center (&bounds, &middle);
  ui_hand_point_at (fixture->map, (double) middle.x, (double) middle.y);
}

/* --- what is seen --- */

/* All of the widget, from its corner on, whatever it draws. */
static GdkTexture *
draw (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  g_autoptr (GskRenderNode) node = NULL;

  stage_settle ();
  gdk_paintable_snapshot (paintable, snapshot, (double) width, (double) height);
  node = gtk_snapshot_free_to_node (snapshot);
  return gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, width, height));
}

/* Pixels by which two pictures differ within @bounds. */
static guint
count_changes (GdkTexture            *one,
               GdkTexture            *other,
               const graphene_rect_t *bounds)
{
  const gsize width = (gsize) gdk_texture_get_width (one);
  const gsize size = width * (gsize) gdk_texture_get_height (one);
  g_autofree guint32 *first = g_new (guint32, size);
  g_autofree guint32 *second = g_new (guint32, size);
  guint changes = 0;

  gdk_texture_download (one, (guchar *) first, 4 * width);
  gdk_texture_download (other, (guchar *) second, 4 * width);
  for (gsize y = (gsize) bounds->origin.y; y < (gsize) (bounds->origin.y + bounds->size.height); y++)
    for (gsize x = (gsize) bounds->origin.x; x < (gsize) (bounds->origin.x + bounds->size.width); x++)
      changes += first[y * width + x] != second[y * width + x] ? 1 : 0;
  return changes;
}

typedef void (*Change) (Fixture    *fixture,
                        BoardState *state);

static void
build_saloon (Fixture    *fixture,
              BoardState *state)
{
  state->contents[BOARD_SALOON] = board_parcel_bit (D4);
  comstock_board_map_set_state (map_of (fixture), state);
}

static void
lay_tile (Fixture    *fixture,
          BoardState *state)
{
  state->seats[0].owned = board_parcel_bit (D4);
  comstock_board_map_set_state (map_of (fixture), state);
}

static void
send_cowboy (Fixture    *fixture,
             BoardState *state)
{
  state->seats[1].cowboys = board_parcel_bit (D4);
  comstock_board_map_set_state (map_of (fixture), state);
}

static void
send_outlaw (Fixture    *fixture,
             BoardState *state)
{
  state->outlaws = board_parcel_bit (D4);
  comstock_board_map_set_state (map_of (fixture), state);
}

static void
double_ranch (Fixture    *fixture,
              BoardState *state)
{
  state->doubled = board_parcel_bit (D4);
  comstock_board_map_set_state (map_of (fixture), state);
}

static void
lay_river (Fixture    *fixture,
           BoardState *state)
{
  state->river = board_parcel_bit (D4);
  comstock_board_map_set_state (map_of (fixture), state);
}

static void
lay_road (Fixture    *fixture,
          BoardState *state)
{
  state->roads.across = board_parcel_bit (D4);
  comstock_board_map_set_state (map_of (fixture), state);
}

static void
show_figure (Fixture    *fixture,
             BoardState *state)
{
  const char *figures[BOARD_PARCEL_COUNT] = { [D4] = "$7" };

  comstock_board_map_set_figures (map_of (fixture), figures);
}

/* What may not be pressed lies in the shade of that. */
static void
offer_parcel (Fixture    *fixture,
              BoardState *state)
{
  offer (fixture, board_parcel_bit (E4), NOTHING);
}

static void
offer_road (Fixture    *fixture,
            BoardState *state)
{
  offer (fixture, 0, (BoardRoads) { board_parcel_bit (D4), 0 });
}

static void
show_ghost (Fixture    *fixture,
            BoardState *state)
{
  const ComstockPlace place = parcel_place (D4);

  comstock_board_map_set_ghost (map_of (fixture), BOARD_BANK, &place);
}

static void
show_ghost_road (Fixture    *fixture,
                 BoardState *state)
{
  const ComstockPlace place = comstock_board_edge_on_table (2 * D4);

  comstock_board_map_set_ghost (map_of (fixture), BOARD_BARE, &place);
}

static void
show_change (Fixture    *fixture,
             BoardState *state)
{
  const char *changes[BOARD_PARCEL_COUNT] = { [D4] = "+$3" };

  comstock_board_map_set_changes (map_of (fixture), changes);
}

static void
brighten (Fixture    *fixture,
          BoardState *state)
{
  comstock_board_map_brighten (map_of (fixture), board_parcel_bit (E4));
}

static void
light (Fixture    *fixture,
       BoardState *state)
{
  comstock_board_map_light (map_of (fixture), board_parcel_bit (D4), TRUE);
}

/* Each of these changes the parcel that it is about. */
static void
test_seen (gconstpointer data)
{
  static const BoardState empty = { .n_seats = 2, .hall_holder = CS_NO_SEAT };
  const Change *change = data;
  BoardState state = empty;
  g_autoptr (GdkTexture) before = NULL;
  g_autoptr (GdkTexture) after = NULL;
  graphene_rect_t bounds;
  Fixture fixture;

  state.seats[1].suit = 1;
  open_map (&fixture, &state, SIDE, SIDE);
  comstock_board_map_get_bounds (map_of (&fixture), D4, &bounds);
  before = draw (fixture.map);
  (*change) (&fixture, &state);
  after = draw (fixture.map);
  g_assert_cmpuint (count_changes (before, after, &bounds), >, 100);
  stage_close (fixture.window);
}

/* An owner is told in grey as well: the signs differ, not the colors alone. */
static void
test_signs (void)
{
  static const BoardState empty = { .n_seats = 2, .hall_holder = CS_NO_SEAT };
  BoardState state = empty;
  g_autoptr (GdkTexture) first = NULL;
  g_autoptr (GdkTexture) second = NULL;
  graphene_rect_t plate;
  Fixture fixture;

  board_position_set_mood (NULL);
  open_map (&fixture, &state, SIDE, SIDE);
  lay_tile (&fixture, &state);
  first = draw (fixture.map);
  state.seats[0].suit = 3;
  comstock_board_map_set_state (map_of (&fixture), &state);
  second = draw (fixture.map);
  comstock_board_map_get_bounds (map_of (&fixture), D4, &plate);
  plate.size.width /= 3;
  plate.size.height /= 3;
  g_assert_cmpuint (count_changes (first, second, &plate), >, 100);
  stage_close (fixture.window);
}

/* All that a question may show at once, small and large, in large text as well. */
static void
test_asked (void)
{
  static const int sides[] = { 360, 900 };
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  for (gsize i = 0; i < 2 * G_N_ELEMENTS (sides); i++)
    {
      const int side = sides[i / 2];
      g_autofree char *name = g_strdup_printf ("board-map-asked-%d-%d", side, i % 2 == 0 ? 100 : 200);
      g_autoptr (GdkTexture) picture = NULL;
      BoardState state;
      BoardRoads edges;
      Fixture fixture;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", i % 2 == 0 ? dpi : 2 * dpi, NULL);
      board_position_play (&positions[0], &state);
      edges = board_extensions (state.roads);
      open_map (&fixture, &state, side, side);
      comstock_board_overlay_show (COMSTOCK_BOARD_OVERLAY_PRICES, map_of (&fixture), &state, CS_NO_SEAT);
      comstock_board_map_light (map_of (&fixture), 0, TRUE);
      offer (&fixture, ~board_owned (&state), edges);
      comstock_board_map_brighten (map_of (&fixture), board_connected (state.roads));
      comstock_board_map_set_ghost (map_of (&fixture), BOARD_SALOON, &(ComstockPlace) { COMSTOCK_BOARD_SURFACE_MAP,
                                                                                       .x = 1 });
      stage_settle ();
      picture = stage_picture (fixture.map, name);
      g_assert_cmpint (gtk_widget_get_width (fixture.map), ==, side);
      stage_close (fixture.window);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

/* Real games at several sizes and in every light; the pictures are kept, to be looked at. */
static void
test_positions (void)
{
  static const int sizes[][2] = { { 360, 400 }, { 800, 760 }, { 2000, 1400 } };
  static const char *const moods[] = { NULL, "style-dark.css", "style-hc.css" };

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (sizes) + G_N_ELEMENTS (moods) - 1; j++)
      {
        const gsize size = MIN (j, G_N_ELEMENTS (sizes) - 1);
        const gsize mood = j < G_N_ELEMENTS (sizes) ? 0 : j - G_N_ELEMENTS (sizes) + 1;
        g_autofree char *name = g_strdup_printf ("board-map-%zu-%d-%zu", i, sizes[j < 3 ? size : 1][0], mood);
        g_autoptr (GdkTexture) picture = NULL;
        BoardState state;
        Fixture fixture;

        board_position_set_mood (moods[mood]);
        board_position_play (&positions[i], &state);
        open_map (&fixture, &state, sizes[j < 3 ? size : 1][0], sizes[j < 3 ? size : 1][1]);
        picture = stage_picture (fixture.map, name);
        g_assert_cmpuint (stage_count_colors (picture), >, 50);
        stage_close (fixture.window);
      }
  board_position_set_mood (NULL);
}

/* --- hand and keys --- */

/* Where keys are meant, the pointer must not rest on a parcel. */
static void
open_for_keys (Fixture *fixture,
               guint    parcel)
{
  open_map (fixture, NULL, SIDE, SIDE);
  ui_hand_point_at (fixture->map, 1, 1);
  set_cursor (fixture, parcel_place (parcel));
  gtk_widget_grab_focus (fixture->map);
}

static void
test_press (void)
{
  Fixture fixture;

  open_map (&fixture, NULL, SIDE, SIDE);
  point_at_parcel (&fixture, D4);
  g_assert_cmpuint (comstock_board_map_get_aim (map_of (&fixture)), ==, D4);
  g_assert_cmpuint (fixture.aims, >, 0);
  g_assert_cmpuint (fixture.parcel, ==, BOARD_NO_PARCEL);
  ui_hand_do ("click 1");
  g_assert_cmpuint (fixture.parcel, ==, D4);
  stage_close (fixture.window);
}

/* Near an edge that is offered the press is for the road, elsewhere for the parcel. */
static void
test_press_road (void)
{
  graphene_rect_t bounds;
  Fixture fixture;

  open_map (&fixture, NULL, SIDE, SIDE);
  offer (&fixture, board_parcel_bit (D4), (BoardRoads) { 0, board_parcel_bit (D4) });
  stage_settle ();
  comstock_board_map_get_bounds (map_of (&fixture), D4, &bounds);
  ui_hand_point_at (fixture.map, (double) bounds.origin.x + 5, (double) (bounds.origin.y + bounds.size.height / 2));
  ui_hand_do ("click 1");
  g_assert_cmpuint (fixture.edge, ==, 2 * D4 + 1);
  g_assert_cmpuint (fixture.parcel, ==, BOARD_NO_PARCEL);
  point_at_parcel (&fixture, D4);
  ui_hand_do ("click 1");
  g_assert_cmpuint (fixture.parcel, ==, D4);
  stage_close (fixture.window);
}

/* One stop of Tab; arrows go over parcels, Home and End to the corners. */
static void
test_keys (void)
{
  GtkWidget *after = gtk_button_new_with_label ("After");
  Fixture fixture;

  open_for_keys (&fixture, D4);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (fixture.land)), after);
  g_assert_cmpuint (comstock_board_map_get_aim (map_of (&fixture)), ==, D4);
  ui_hand_do ("key Right Down Return");
  g_assert_cmpuint (fixture.parcel, ==, E4 + 8);
  ui_hand_do ("key Up Left space");
  g_assert_cmpuint (fixture.parcel, ==, D4);
  ui_hand_do ("key Home Left Up Return");
  g_assert_cmpuint (fixture.parcel, ==, 0);
  ui_hand_do ("key End Return");
  g_assert_cmpuint (fixture.parcel, ==, BOARD_PARCEL_COUNT - 1);
  ui_hand_do ("key Tab");
  g_assert_true (gtk_widget_is_focus (after));
  ui_hand_do ("key shift+Tab Return");
  g_assert_cmpuint (fixture.parcel, ==, BOARD_PARCEL_COUNT - 1);
  stage_close (fixture.window);
}

/* Edges are met between the parcels, as far as they are offered; gone ones leave the focus on their parcel. */
static void
test_keys_roads (void)
{
  Fixture fixture;

  open_for_keys (&fixture, D4);
  offer (&fixture, 0, (BoardRoads) { 0, board_parcel_bit (E4) });
  ui_hand_do ("key Right Return");
  g_assert_cmpuint (fixture.edge, ==, 2 * E4 + 1);
  g_assert_cmpuint (comstock_board_map_get_aim (map_of (&fixture)), ==, BOARD_NO_PARCEL);
  offer (&fixture, 0, NOTHING);
  g_assert_cmpuint (comstock_board_map_get_aim (map_of (&fixture)), ==, E4);
  g_assert_true (COMSTOCK_IS_PLANE_SPOT (focused (&fixture)));
  stage_close (fixture.window);
}

/* To a parcel or an edge, and from there by keys. */
static void
test_cursor (void)
{
  Fixture fixture;

  open_for_keys (&fixture, 0);
  offer (&fixture, 0, (BoardRoads) { board_parcel_bit (E4), 0 });
  set_cursor (&fixture, parcel_place (D4));
  ui_hand_do ("key Return");
  g_assert_cmpuint (fixture.parcel, ==, D4);
  set_cursor (&fixture, comstock_board_edge_on_table (2 * E4));
  ui_hand_do ("key Return");
  g_assert_cmpuint (fixture.edge, ==, 2 * E4);
  ui_hand_do ("key Down Return");
  g_assert_cmpuint (fixture.parcel, ==, E4);
  stage_close (fixture.window);
}

/* From every place an arrow leads somewhere nearer to that side, or nowhere: no key is lost between edges. */
static void
test_steps (void)
{
  static const GtkDirectionType ways[] = { GTK_DIR_LEFT, GTK_DIR_RIGHT, GTK_DIR_UP, GTK_DIR_DOWN };
  const BoardRoads inner = { ~BOARD_NORTH, ~BOARD_WEST };
  const ComstockPlaneFrame frame = { .extent = { 0, 0, 8, 8 }, .cell = 60 };
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);

  for (uint32_t n = 0; n < comstock_plane_extent_count (&frame.extent); n++)
    {
      const ComstockPlace place = comstock_plane_extent_get (&frame.extent, COMSTOCK_BOARD_SURFACE_MAP, n);
      const guint edge = comstock_board_edge_of (&place);

      if (place.side == COMSTOCK_CELL ||
          (place.side < COMSTOCK_SPOT && place.x < 8 && place.y < 8 && board_has_road (inner, edge % 2 == 1, edge / 2)))
        g_hash_table_add (places, comstock_plane_key (&place));
    }
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
      {
        const ComstockPlace from = parcel_place (parcel);
        const ComstockPlace edge = comstock_plane_frame_step (&frame, &from, places, ways[i]);
        const ComstockPlace next = comstock_plane_frame_step (&frame, &edge, places, ways[i]);
        const gboolean rim = (ways[i] == GTK_DIR_LEFT && parcel % 8 == 0) || (ways[i] == GTK_DIR_UP && parcel < 8) ||
                             (ways[i] == GTK_DIR_RIGHT && parcel % 8 == 7) || (ways[i] == GTK_DIR_DOWN && parcel > 55);

        g_assert_cmpint (edge.side == COMSTOCK_CELL, ==, rim);
        if (rim)
          g_assert_true (comstock_place_equal (&edge, &from));
        else
          {
            g_assert_cmpint (next.side, ==, COMSTOCK_CELL);
            g_assert_cmpuint (board_distance (parcel, (guint) comstock_board_place_of (&next) - BOARD_PLACE_PARCEL),
                              ==, 1);
          }
      }
}

/* What keys have led away from is aimed at anew by the first press; so is what a finger presses first. */
static void
test_aim_first (void)
{
  Fixture fixture;

  open_map (&fixture, NULL, SIDE, SIDE);
  offer (&fixture, board_parcel_bit (D4) | board_parcel_bit (E4), NOTHING);
  point_at_parcel (&fixture, D4);
  gtk_widget_grab_focus (fixture.map);
  set_cursor (&fixture, parcel_place (E4));
  ui_hand_do ("click 1");
  g_assert_cmpuint (comstock_board_map_get_aim (map_of (&fixture)), ==, D4);
  g_assert_cmpuint (fixture.parcel, ==, BOARD_NO_PARCEL);
  ui_hand_do ("click 1");
  g_assert_cmpuint (fixture.parcel, ==, D4);
  stage_close (fixture.window);
}

/* --- zooming --- */

static graphene_point_t
find_middle (Fixture *fixture,
             guint    parcel)
{
  graphene_rect_t bounds;
  graphene_point_t middle;

  comstock_board_map_get_bounds (map_of (fixture), parcel, &bounds);
  graphene_rect_get_center (&bounds, &middle);
  return middle;
}

static gboolean
is_seen (Fixture *fixture,
         guint    parcel)
{
  const graphene_point_t middle = find_middle (fixture, parcel);

  return gtk_widget_contains (fixture->map, (double) middle.x, (double) middle.y);
}

/* On a phone a parcel grows to the size of a finger, and what lies under the pointer stays there. */
static void
test_wheel (void)
{
  graphene_point_t before, after;
  graphene_rect_t bounds;
  Fixture fixture;

  open_map (&fixture, NULL, 360, 360);
  before = find_middle (&fixture, D4);
  point_at_parcel (&fixture, D4);
  ui_hand_do ("keydown ctrl click --repeat 3 4 keyup ctrl");
  after = find_middle (&fixture, D4);
  g_assert_true (graphene_point_near (&after, &before, 3));
  comstock_board_map_get_bounds (map_of (&fixture), D4, &bounds);
  g_assert_cmpfloat (bounds.size.width, >=, 44);
  g_assert_false (is_seen (&fixture, 0));
  ui_hand_do ("key ctrl+0");
  g_assert_true (is_seen (&fixture, 0));
  g_assert_cmpuint (fixture.parcel, ==, BOARD_NO_PARCEL);
  stage_close (fixture.window);
}

/* A drag pans and presses nothing; a click in a zoomed map presses the parcel that is seen there. */
static void
test_pan (void)
{
  graphene_point_t before, after;
  Fixture fixture;

  open_map (&fixture, NULL, SIDE, SIDE);
  gtk_widget_grab_focus (fixture.map);
  ui_hand_do ("key --repeat 4 ctrl+plus");
  before = find_middle (&fixture, D4);
  ui_hand_point_at (fixture.map, SIDE / 2, SIDE / 2);
  ui_hand_do ("mousedown 1 mousemove_relative -- 60 40 mousemove_relative -- 20 10 mouseup 1");
  after = find_middle (&fixture, D4);
  g_assert_cmpfloat_with_epsilon (after.x - before.x, 80, 1);
  g_assert_cmpfloat_with_epsilon (after.y - before.y, 50, 1);
  g_assert_cmpuint (fixture.parcel, ==, BOARD_NO_PARCEL);
  point_at_parcel (&fixture, D4);
  ui_hand_do ("click 1");
  g_assert_cmpuint (fixture.parcel, ==, D4);
  stage_close (fixture.window);
}

/* What keys lead to is seen, and one at least of what may be pressed. */
static void
test_reveal (void)
{
  Fixture fixture;

  open_for_keys (&fixture, 0);
  ui_hand_do ("key --repeat 6 ctrl+plus");
  ui_hand_do ("key End");
  g_assert_true (is_seen (&fixture, BOARD_PARCEL_COUNT - 1));
  g_assert_false (is_seen (&fixture, 0));
  offer (&fixture, board_parcel_bit (0) | board_parcel_bit (1), NOTHING);
  stage_settle ();
  g_assert_true (is_seen (&fixture, 0));
  stage_close (fixture.window);
}

/* --- the ear --- */

static char *
call_parcel (uint32_t parcel,
             gpointer data)
{
  return g_strdup_printf ("%s %u", (const char *) data, parcel);
}

static char *
call_edge (uint32_t edge,
           gpointer data)
{
  return g_strdup_printf ("edge %u", edge);
}

static void
assert_told (Fixture    *fixture,
             const char *name,
             const char *description)
{
  GtkWidget *spot = focused (fixture);

  gtk_test_accessible_assert_property (spot, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  if (description != NULL)
    gtk_test_accessible_assert_property (spot, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
  else
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

/* Each parcel is called by its words; whether it can be chosen, and its figure, come after. */
static void
test_told (void)
{
  const char *figures[BOARD_PARCEL_COUNT] = { [D4] = "$7", [E4] = "$2" };
  Fixture fixture;

  open_for_keys (&fixture, D4);
  gtk_test_accessible_assert_role (fixture.map, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (focused (&fixture), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  assert_told (&fixture, "D4", NULL);
  comstock_board_map_set_words (map_of (&fixture), call_parcel, call_edge, (gpointer) "parcel");
  comstock_board_map_set_figures (map_of (&fixture), figures);
  offer (&fixture, board_parcel_bit (D4), (BoardRoads) { 0, board_parcel_bit (E4) });
  assert_told (&fixture, "parcel 27", "Can be chosen: $7");
  ui_hand_do ("key Right");
  gtk_test_accessible_assert_role (focused (&fixture), GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_told (&fixture, "edge 57", NULL);
  ui_hand_do ("key Right");
  assert_told (&fixture, "parcel 28", "$2");
  stage_close (fixture.window);
}

/* What an overlay says of a parcel is read out with it. */
static void
test_overlays (void)
{
  BoardState state = { .n_seats = 2, .hall_holder = CS_NO_SEAT };
  Fixture fixture;

  state.contents[BOARD_HOTEL] = state.seats[1].owned = board_parcel_bit (D4);
  state.seats[0].role = BOARD_ROLE (BOARD_INDIAN, BOARD_RED);
  state.contents[BOARD_HOUSE] = board_around (E4) & ~board_parcel_bit (D4);
  open_for_keys (&fixture, D4);
  comstock_board_map_set_state (map_of (&fixture), &state);
  comstock_board_overlay_show (COMSTOCK_BOARD_OVERLAY_INCOMES, map_of (&fixture), &state, 0);
  assert_told (&fixture, "D4", "$6");
  comstock_board_overlay_show (COMSTOCK_BOARD_OVERLAY_PRICES, map_of (&fixture), &state, CS_NO_SEAT);
  assert_told (&fixture, "D4", NULL);
  ui_hand_do ("key Right");
  assert_told (&fixture, "E4", "$9");
  comstock_board_overlay_show (COMSTOCK_BOARD_OVERLAY_PRICES, map_of (&fixture), &state, 0);
  assert_told (&fixture, "E4", "$3");
  comstock_board_overlay_show (COMSTOCK_BOARD_OVERLAY_NONE, map_of (&fixture), &state, 0);
  assert_told (&fixture, "E4", "$3");
  comstock_board_overlay_show (COMSTOCK_BOARD_OVERLAY_CONNECTED, map_of (&fixture), &state, 0);
  assert_told (&fixture, "E4", NULL);
  stage_close (fixture.window);
}

/* Lit parcels, by what is drawn: a hotel is no church, and a church keeps what is beside it. */
static void
test_protected (void)
{
  BoardState state = { .n_seats = 2, .hall_holder = CS_NO_SEAT };
  g_autoptr (GdkTexture) before = NULL;
  g_autoptr (GdkTexture) alone = NULL;
  g_autoptr (GdkTexture) kept = NULL;
  graphene_rect_t bounds;
  Fixture fixture;

  state.contents[BOARD_HOTEL] = board_parcel_bit (D4);
  state.seats[1].owned = board_parcel_bit (D4) | board_parcel_bit (E4);
  open_map (&fixture, &state, SIDE, SIDE);
  ui_hand_point_at (fixture.map, 1, 1);
  comstock_board_map_get_bounds (map_of (&fixture), D4, &bounds);
  before = draw (fixture.map);
  comstock_board_overlay_show (COMSTOCK_BOARD_OVERLAY_PROTECTED, map_of (&fixture), &state, 0);
  alone = draw (fixture.map);
  g_assert_cmpuint (count_changes (before, alone, &bounds), ==, 0);
  state.contents[BOARD_CHURCH] = board_parcel_bit (E4);
  comstock_board_map_set_state (map_of (&fixture), &state);
  comstock_board_overlay_show (COMSTOCK_BOARD_OVERLAY_PROTECTED, map_of (&fixture), &state, 0);
  kept = draw (fixture.map);
  g_assert_cmpuint (count_changes (before, kept, &bounds), >, 100);
  stage_close (fixture.window);
}

/* A screen reader presses by the action. */
static void
test_action (void)
{
  Fixture fixture;

  open_for_keys (&fixture, E4);
  gtk_widget_activate_action (focused (&fixture), "spot.press", NULL);
  g_assert_cmpuint (fixture.parcel, ==, E4);
  stage_close (fixture.window);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    Change change;
  } changes[] = {
    { "building", build_saloon }, { "tile", lay_tile }, { "cowboy", send_cowboy }, { "outlaw", send_outlaw },
    { "doubled", double_ranch },
    { "river", lay_river }, { "road", lay_road }, { "figure", show_figure }, { "target", offer_parcel },
    { "edge", offer_road }, { "ghost", show_ghost }, { "ghost-road", show_ghost_road }, { "change", show_change },
    { "bright", brighten },
    { "lit", light },
  };

  stage_init (&argc, &argv);
  board_position_set_mood (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *path = g_strconcat ("/board-map/seen/", changes[i].name, NULL);

      g_test_add_data_func (path, &changes[i].change, test_seen);
    }
  g_test_add_func ("/board-map/signs", test_signs);
  g_test_add_func ("/board-map/positions", test_positions);
  g_test_add_func ("/board-map/press", test_press);
  g_test_add_func ("/board-map/press-road", test_press_road);
  g_test_add_func ("/board-map/keys", test_keys);
  g_test_add_func ("/board-map/keys-roads", test_keys_roads);
  g_test_add_func ("/board-map/cursor", test_cursor);
  g_test_add_func ("/board-map/steps", test_steps);
  g_test_add_func ("/board-map/aim-first", test_aim_first);
  g_test_add_func ("/board-map/wheel", test_wheel);
  g_test_add_func ("/board-map/pan", test_pan);
  g_test_add_func ("/board-map/reveal", test_reveal);
  g_test_add_func ("/board-map/told", test_told);
  g_test_add_func ("/board-map/overlays", test_overlays);
  g_test_add_func ("/board-map/protected", test_protected);
  g_test_add_func ("/board-map/asked", test_asked);
  g_test_add_func ("/board-map/action", test_action);

  return g_test_run ();
}
