/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carcassonne: The City in the window: begun in New Game, played to its end by keys alone and by presses alone. */

#include "config.h"

#include "model/city/comstock-city-ask.h"
#include "model/city/comstock-city-game.h"
#include "model/city/comstock-city-text.h"
#include "session.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/city/plane/comstock-city-plane.h"
#include "ui/city/table/comstock-city-table.h"
#include "ui/city/table/comstock-city-words.h"
#include "ui/shell/comstock-new-game.h"
#include "ui/table/comstock-callout.h"

#define SEED 7
#define CITY 2                  /* among the games */
#define MOST_PRESSES 5          /* for a tile, which may have to be turned first */

static ComstockTable *
get_table (gpointer window)
{
  return ui_probe_find (window, COMSTOCK_TYPE_CITY_TABLE);
}

static gboolean
is_asked_or_over (gpointer window)
{
  ComstockTable *table = get_table (window);

  return comstock_game_is_over (comstock_table_get_game (table)) || comstock_table_get_asked (table) >= 0;
}

static ComstockGame *
deal (const char *seats)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  g_autoptr (GError) error = NULL;
  ComstockCitySetup setup = { .first = 0, .seed = SEED };
  ComstockCityGame *game;

  comstock_city_setup_parse (&setup, seats, &error);
  g_assert_no_error (error);
  game = comstock_city_game_new (tiles, &setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

/* --- by keys --- */

/* Once the window is up again below New Game, and its news was told. */
static gboolean
has_focus (gpointer window)
{
  return gtk_window_get_focus (window) != NULL;
}

static void
answer_by_keys (ComstockWindow *window)
{
  ComstockGame *game = session_get_shown_game (window);
  const guint cursor = comstock_game_get_cursor (game);

  ui_hand_do ("key Return");
  g_assert_cmpuint (comstock_game_get_cursor (game), >, cursor);
  ui_probe_wait (is_asked_or_over, window);
}

static void
test_by_keys (void)
{
  ComstockWindow *window = session_open_window ();
  GtkWidget *dialog;
  ComstockGame *game;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  dialog = ui_probe_await_window (COMSTOCK_TYPE_NEW_GAME);
  adw_combo_row_set_selected (ui_probe_find_named (dialog, "Game"), CITY);
  stage_settle ();
  ui_probe_press (ui_probe_find_button (dialog, "Start"));
  game = session_get_shown_game (window);
  g_assert_true (COMSTOCK_IS_CITY_GAME (game));
  g_assert_cmpuint (comstock_game_get_n_seats (game), ==, 4);
  g_assert_cmpuint (comstock_game_count_persons (game), ==, 1);
  ui_probe_wait (is_asked_or_over, window);
  ui_probe_wait (has_focus, window);
  while (!comstock_game_is_over (game))
    answer_by_keys (window);
  session_close_window (window);
}

/* --- by presses --- */

/* Where @place is seen in the plane; FALSE if something lies over it, or it is out of sight. */
static gboolean
find_point (GtkWidget           *plane,
            const ComstockPlace *place,
            graphene_point_t    *middle)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (plane));
  graphene_rect_t bounds;
  GtkWidget *met;
  double x, y;

  comstock_plane_get_bounds (COMSTOCK_PLANE (plane), place, &bounds);
  graphene_rect_get_center (&bounds, middle);
  gtk_widget_translate_coordinates (plane, root, (double) middle->x, (double) middle->y, &x, &y);
  met = gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT);
  return met != NULL && (met == plane || gtk_widget_is_ancestor (met, plane));
}

typedef struct
{
  GtkWidget *plane;
  const ComstockAsk *ask;
  graphene_point_t middle;
} Search;

/* The last of the answers that can be pressed: where tiles and pieces came last.  What is asked may still scroll. */
static gboolean
find_answer (gpointer data)
{
  Search *search = data;

  for (guint i = search->ask->n_options; i > 0; i--)
    if (find_point (search->plane, &search->ask->options[i - 1].place, &search->middle))
      return TRUE;
  return FALSE;
}

static void
answer_by_press (ComstockWindow *window)
{
  ComstockGame *game = session_get_shown_game (window);
  Search search = { ui_probe_find (window, COMSTOCK_TYPE_CITY_PLANE), comstock_table_get_ask (get_table (window)) };
  const guint cursor = comstock_game_get_cursor (game);

  ui_probe_wait (find_answer, &search);
  for (guint i = 0; i < MOST_PRESSES && comstock_game_get_cursor (game) == cursor; i++)
    ui_hand_click_at (search.plane, (double) search.middle.x, (double) search.middle.y);
  g_assert_cmpuint (comstock_game_get_cursor (game), >, cursor);
  ui_probe_wait (is_asked_or_over, window);
}

static void
test_by_presses (void)
{
  g_autoptr (ComstockGame) game = deal ("person,rival:easy");
  ComstockWindow *window = session_open_game (game);

  ui_probe_wait (is_asked_or_over, window);
  while (!comstock_game_is_over (game))
    answer_by_press (window);
  session_close_window (window);
}

/* --- turning --- */

/* Where something other than the tile's first turn fits, a key turns it to that, and the desk lays it so. */
static void
test_turning (void)
{
  g_autoptr (ComstockGame) game = deal ("person,rival:easy");
  ComstockWindow *window = session_open_game (game);
  ComstockTable *table = get_table (window);
  ComstockCityPlane *plane = ui_probe_find (window, COMSTOCK_TYPE_CITY_PLANE);
  const ComstockAsk *ask;
  guint before;

  ui_probe_wait (is_asked_or_over, window);
  while (((const CityState *) comstock_game_get_state (game))->step != CITY_STEP_LAY ||
         comstock_game_get_cursor (game) < 3)
    answer_by_keys (window);
  ask = comstock_table_get_ask (table);
  before = comstock_city_plane_get_turn (plane);
  ui_hand_do ("key r");
  for (guint i = 0; i < ask->n_options; i++)
    if (comstock_place_equal (&ask->options[i].place, &ask->options[0].place) &&
        city_move_which (ask->options[i].move) != before)
      g_assert_cmpuint (comstock_city_plane_get_turn (plane), !=, before);
  g_assert_true (comstock_city_plane_fits (plane, &ask->options[0].place));
  session_close_window (window);
}

/* --- hints --- */

/* What the callout of the hint says, NULL if there is none. */
static const char *
get_hint (gpointer window)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (comstock_table_get_overlay (get_table (window))));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *label = COMSTOCK_IS_CALLOUT (child) ? ui_probe_find (child, GTK_TYPE_LABEL) : NULL;

      if (label != NULL && g_str_has_prefix (gtk_label_get_label (label), "1 of "))
        return gtk_label_get_label (label);
    }
  return NULL;
}

static gboolean
has_hint (gpointer window)
{
  return get_hint (window) != NULL;
}

/* The hint names a legal answer, and its tile is turned to lie so. */
static void
test_hint (void)
{
  g_autoptr (ComstockGame) game = deal ("person,rival:easy");
  ComstockWindow *window = session_open_game (game);
  const ComstockAsk *ask;
  const char *told;
  guint n_told = 0;

  ui_probe_wait (is_asked_or_over, window);
  while (((const CityState *) comstock_game_get_state (game))->step != CITY_STEP_LAY)
    answer_by_keys (window);
  ui_hand_do ("key h");
  ui_probe_wait (has_hint, window);
  ask = comstock_table_get_ask (get_table (window));
  told = get_hint (window);
  for (guint i = 0; i < ask->n_options; i++)
    {
      g_autofree char *title = comstock_city_text_dup_move_title (game, comstock_game_get_state (game), 0,
                                                                  ask->options[i].move);
      g_autofree char *line = g_strdup_printf (" – %s\n", title);

      if (strstr (told, line) == NULL)
        continue;
      n_told++;
      g_assert_cmpuint (comstock_city_plane_get_turn (ui_probe_find (window, COMSTOCK_TYPE_CITY_PLANE)), ==,
                        city_move_which (ask->options[i].move));
    }
  g_assert_cmpuint (n_told, ==, 1);
  session_close_window (window);
}

/* Each place is told with what lies there, and each answer with what it joins and gains. */
static void
test_told (void)
{
  g_autoptr (ComstockGame) game = comstock_city_game_new_first ("Ada");
  const ComstockPlace first = { .surface = COMSTOCK_CITY_SURFACE };
  const ComstockPlace north = { .surface = COMSTOCK_CITY_SURFACE, .side = COMSTOCK_EDGE_ABOVE };
  g_autoptr (ComstockAsk) lay = comstock_ask_new (game, 0);
  g_autoptr (ComstockAsk) claim = NULL;
  g_autofree char *gains = comstock_city_words_dup_gains (game, lay, &first);
  g_autofree char *several = comstock_city_words_dup_place (game, lay, &first);
  g_autofree char *claim_gains = NULL;
  g_autofree char *tile = NULL;
  g_autofree char *edge = NULL;

  /* What all turns bring is said once. */
  g_assert_true (g_str_has_prefix (gains, "not turned; turned once; turned twice; turned three times; room for a "
                                          "follower: "));
  g_assert_cmpstr (strstr (gains, "room for a follower: "), ==, "room for a follower: residential area of 1 tile");
  g_assert_cmpstr (several, ==, "first tile");
  g_assert_true (comstock_game_play (game, 0, lay->options[0].move, NULL));
  claim = comstock_ask_new (game, 0);
  claim_gains = comstock_city_words_dup_gains (game, claim, &claim->options[1].place);
  g_assert_cmpstr (claim_gains, ==, "street of 1 tile, 2 open ends, worth 1 point as it stands");
  g_assert_true (comstock_game_play (game, 0, claim->options[1].move, NULL));
  tile = comstock_city_words_dup_place (game, NULL, &first);
  g_assert_cmpstr (tile, ==, "first tile; street between east and south, livestock market in the north, public "
                             "building; street of 1 tile, 2 open ends, citizen: Ada");
  edge = comstock_city_words_dup_place (game, NULL, &north);
  g_assert_cmpstr (edge, ==, "first tile, north side");
}

int
main (int   argc,
      char *argv[])
{
  session_init (&argc, &argv);

  g_test_add_func ("/comstock-city-table/told", test_told);
  g_test_add_func ("/comstock-city-table/by-keys", test_by_keys);
  g_test_add_func ("/comstock-city-table/by-presses", test_by_presses);
  g_test_add_func ("/comstock-city-table/turning", test_turning);
  g_test_add_func ("/comstock-city-table/hint", test_hint);
  return g_test_run ();
}
