/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board game in the window: begun in New Game, and played to its end by pressing what the table offers. */

#include "config.h"

#include <glib/gstdio.h>

#include "ai/board/board-player.h"
#include "board-deal.h"
#include "board-hand.h"
#include "model/board/comstock-board-advice.h"
#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-question.h"
#include "model/store/comstock-save.h"
#include "session.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/table/comstock-seats.h"
#include "ui/board/seats/comstock-board-posse.h"
#include "ui/board/table/comstock-board-answers.h"
#include "ui/board/table/comstock-board-fold.h"
#include "ui/board/table/comstock-board-marks.h"
#include "ui/board/table/comstock-board-objects.h"
#include "ui/board/setup/comstock-board-preview.h"
#include "ui/table/comstock-callout.h"
#include "ui/table/comstock-feed.h"
#include "ui/table/comstock-log-pane.h"
#include "ui/table/comstock-score-pane.h"
#include "ui/board/table/comstock-board-table.h"
#include "ui/board/table/comstock-board-told.h"
#include "ui/board/track/comstock-board-track.h"
#include "ui/kit/comstock-picture.h"
#include "ui/shell/comstock-new-game.h"
#include "ui/table/comstock-game-ui.h"
#include "widget-stage.h"

#define SEED 7
#define A_FEW 3

/* One person against three rivals, begun as a person would begin it. */
static void
test_whole_game (void)
{
  ComstockWindow *window = session_open_window ();
  GtkWidget *dialog;
  ComstockGame *game;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  dialog = ui_probe_await_window (COMSTOCK_TYPE_NEW_GAME);
  adw_combo_row_set_selected (ui_probe_find_named (dialog, "Game"), 1);
  stage_settle ();
  g_assert_nonnull (ui_probe_find (dialog, COMSTOCK_TYPE_BOARD_PREVIEW));
  ui_probe_press (ui_probe_find_button (dialog, "Start"));
  game = session_get_shown_game (window);
  g_assert_true (COMSTOCK_IS_BOARD_GAME (game));
  g_assert_cmpuint (comstock_game_get_n_seats (game), ==, 4);
  g_assert_cmpuint (comstock_game_count_persons (game), ==, 1);

  board_hand_play (window, SEED, G_MAXUINT);
  ui_probe_press (ui_probe_find_button (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS), "Score Sheet"));
  g_assert_nonnull (ui_probe_find (window, COMSTOCK_TYPE_SCORE_PANE));
  session_close_window (window);
}

/* Every variant asks something that nothing else does. */
static void
test_variants (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy,rival:easy", BOARD_VARIANTS & ~BOARD_RIVER_TILES,
                                              SEED);
  ComstockWindow *window = session_open_game (game);

  board_hand_play (window, SEED, A_FEW);
  session_close_window (window);
}

static void
test_solo (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,standish:urban", 0, SEED);
  ComstockWindow *window = session_open_game (game);

  board_hand_play (window, SEED, A_FEW);
  session_close_window (window);
}

/* The first parcel that may be taken now. */
static guint
find_first_parcel (ComstockGame *game)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, 0);

  for (guint i = 0; i < legal->len; i++)
    if (board_move_type (g_array_index (legal, CsMove, i)) == BOARD_MOVE_PARCEL)
      return board_move_argument (g_array_index (legal, CsMove, i));
  g_assert_not_reached ();
}

static gboolean
owns (ComstockGame *game,
      guint         parcel)
{
  const BoardState *state = comstock_game_get_state (game);

  return (state->seats[0].owned >> parcel & 1) != 0;
}

/* A click on a parcel takes it, undo gives it back, and redo takes it again. */
static void
test_pointer (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  GtkWidget *map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  graphene_rect_t bounds;
  guint parcel;

  ui_probe_wait (session_is_asked, window);
  parcel = find_first_parcel (game);
  comstock_board_map_get_bounds (COMSTOCK_BOARD_MAP (map), parcel, &bounds);
  ui_hand_point_at (map, (double) (bounds.origin.x + bounds.size.width / 2),
                    (double) (bounds.origin.y + bounds.size.height / 2));
  ui_hand_do ("click 1");
  g_assert_true (owns (game, parcel));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_false (owns (game, parcel));
  gtk_widget_activate_action (GTK_WIDGET (window), "table.redo", NULL);
  g_assert_true (owns (game, parcel));
  session_close_window (window);
}

/* The focus waits at the answers, which a key lists: arrow keys go about in them, Enter opens a list or gives an
 * answer. */
static void
test_keys (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  guint cursor;

  ui_probe_wait (session_is_asked, window);
  ui_hand_do ("key slash");
  for (guint i = 0; i < 6; i++)
    {
      cursor = comstock_game_get_cursor (game);
      if (COMSTOCK_IS_BOARD_FOLD (gtk_window_get_focus (GTK_WINDOW (window))))
        {
          ui_hand_do ("key Right");
          ui_hand_do (i % 2 == 0 ? "key Down Down" : "key Down");
        }
      ui_hand_do ("key Return");
      g_assert_cmpuint (comstock_game_get_cursor (game), >, cursor);
      ui_probe_wait (session_is_asked, window);
    }
  session_close_window (window);
}

/* What was done last stays in sight, and its place is marked. */
static void
test_feed (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  GListModel *log = comstock_game_get_log (game);
  const CsEvent *event;
  g_autoptr (ComstockLogEntry) last = NULL;
  g_autofree char *sentence = NULL;
  GtkWidget *row;

  ui_probe_wait (session_is_asked, window);
  comstock_game_play (game, 0, board_move (BOARD_MOVE_PARCEL, find_first_parcel (game)), NULL);
  ui_probe_wait (session_is_asked, window);
  last = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
  sentence = comstock_log_entry_dup_sentence (last);
  row = gtk_widget_get_first_child (ui_probe_find (window, COMSTOCK_TYPE_FEED));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (row))), sentence));
  event = comstock_log_entry_get_event (last);
  g_assert_cmpuint (event->type, ==, BOARD_EVENT_PARCEL);
  g_assert_cmpint (comstock_board_marks_find_last (game), ==, BOARD_PLACE_PARCEL + event->args[0]);
  session_close_window (window);
}

static GtkWidget *
find_on_track (ComstockTable *table,
               guint          object)
{
  graphene_rect_t area;

  return COMSTOCK_TABLE_GET_CLASS (table)->find_object (table, COMSTOCK_BOARD_GUIDE_TRACK, object, &area);
}

/* What a new round has closed is pointed at, and what will close next. */
static void
test_closed (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window;
  ComstockTable *table;
  gpointer track;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (((const BoardState *) comstock_game_get_state (game))->round < 2)
    board_deal_play_move (game, &rng);
  window = session_open_game (game);
  table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  track = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK);
  g_assert_true (find_on_track (table, COMSTOCK_BOARD_OBJECT_CLOSED_VP) ==
                 comstock_board_track_get_space (track, (BoardPlace) BOARD_VP_2));
  g_assert_true (find_on_track (table, COMSTOCK_BOARD_OBJECT_CHEAPEST_VP) ==
                 comstock_board_track_get_space (track, (BoardPlace) BOARD_VP_3));
  session_close_window (window);
}

static gboolean
is_in_front (GtkWidget *part)
{
  GtkWidget *at = part;

  while (at != NULL && gtk_widget_get_can_target (at))
    at = gtk_widget_get_parent (at);
  return at == NULL;
}

/* On a phone what is asked for is in front; a press on the miniature brings the other, as does the focus. */
static void
test_phone (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window;
  GtkWidget *map, *track;

  g_settings_set_int (settings, "window-width", 360);
  g_settings_set_int (settings, "window-height", 640);
  window = session_open_game (game);
  map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  track = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK);
  ui_probe_wait (session_is_asked, window);
  g_assert_true (is_in_front (map) && !is_in_front (track));
  ui_probe_press (ui_probe_find_button (window, "Track"));
  g_assert_true (is_in_front (track) && !is_in_front (map));
  ui_hand_do ("key n");
  g_assert_true (is_in_front (map) && !is_in_front (track));
  session_close_window (window);
  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
}

/* --- the map --- */

#define LEAST_PARCEL 76         /* pixels */
#define LEAST_LOG 400           /* high, beside what is answered elsewhere */
#define MOVES 12                /* slow; else a few, of most seats */
#define FEW_MOVES 4

/* Where the first parcel lies in the window. */
static graphene_rect_t
find_corner_parcel (ComstockWindow *window)
{
  GtkWidget *map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  graphene_rect_t parcel;
  graphene_point_t corner;

  stage_settle ();
  comstock_board_map_get_bounds (COMSTOCK_BOARD_MAP (map), 0, &parcel);
  g_assert_true (gtk_widget_compute_point (map, GTK_WIDGET (window), &parcel.origin, &corner));
  parcel.origin = corner;
  return parcel;
}

/* However many play, with enclosures as well: large parcels, which stay where they are whatever is asked, and beside an
 * open pane. */
static void
test_parcels (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (GString) seats = g_string_new ("person");

  g_settings_set_int (settings, "window-width", 1280);
  g_settings_set_int (settings, "window-height", 800);
  for (guint n_seats = 2; n_seats <= BOARD_MAX_SEATS; n_seats++)
    {
      g_autoptr (ComstockGame) game = board_deal (g_string_append (seats, ",rival:easy")->str,
                                                  n_seats % 2 == 0 ? BOARD_WITH_HORSES | BOARD_WITH_OUTLAWS : 0, SEED);
      ComstockWindow *window = session_open_game (game);
      graphene_rect_t parcel, later;
      CsRng rng;

      cs_rng_init (&rng, SEED);
      ui_probe_wait (session_is_asked, window);
      parcel = find_corner_parcel (window);
      g_assert_cmpfloat (parcel.size.width, >=, LEAST_PARCEL);
      for (guint i = 0; i < (g_test_slow () ? MOVES : n_seats < BOARD_MAX_SEATS ? 0 : FEW_MOVES); i++)
        {
          board_deal_play_move (game, &rng);
          ui_probe_wait (session_is_asked, window);
          later = find_corner_parcel (window);
          g_assert_true (graphene_rect_equal (&parcel, &later));
        }
      comstock_panes_show (comstock_table_get_panes (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE)), "log");
      later = find_corner_parcel (window);
      g_assert_true (graphene_rect_equal (&parcel, &later));
      g_assert_cmpint (gtk_widget_get_height (ui_probe_find (window, COMSTOCK_TYPE_LOG_PANE)), >=, LEAST_LOG);
      session_close_window (window);
    }
  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
}

/* --- the ear --- */

/* What was told last, at once and after what has the focus. */
static char *answered;
static char *added;

void __wrap_comstock_announce_answer (GtkWidget  *widget,
                                      const char *answer);
void __wrap_comstock_announce_aside  (GtkWidget  *widget,
                                      const char *sentence);

void
__wrap_comstock_announce_answer (GtkWidget  *widget,
                                 const char *answer)
{
  g_free (answered);
  answered = g_strdup (answer);
}

void
__wrap_comstock_announce_aside (GtkWidget  *widget,
                                const char *sentence)
{
  g_free (added);
  added = g_strdup (sentence);
}

/* What @key tells; free with g_free (). */
static char *
press_for_answer (const char *key)
{
  g_autofree char *command = g_strdup_printf ("key %s", key);

  g_clear_pointer (&answered, g_free);
  ui_hand_do (command);
  return g_steal_pointer (&answered);
}

static void
assert_tells (const char *key,
              const char *wanted)
{
  g_autofree char *told = press_for_answer (key);

  g_assert_nonnull (told);
  if (strstr (told, wanted) == NULL)
    g_error ("%s tells “%s”, not “%s”", key, told, wanted);
}

/* The same key tells more, then begins anew. */
static void
test_telling (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);

  ui_probe_wait (session_is_asked, window);
  assert_tells ("t", "Parcels: 0.");
  assert_tells ("c", "Construction, $3: ");
  assert_tells ("c", "Wages: +$4; $4 for each cowboy; no duel.");
  assert_tells ("l", "Hat: $");
  assert_tells ("l", "Revolver tokens: ");
  assert_tells ("s", "VP during the game: 0.");
  ui_hand_do ("key slash");
  ui_hand_do ("key Right");
  ui_hand_do ("key Down Return");
  ui_probe_wait (session_is_asked, window);
  assert_tells ("t", "Parcels: Empty");
  assert_tells ("t", "Empty: ");
  assert_tells ("t", "Parcels: Empty");
  session_close_window (window);
}

/* What a curtain hides is not told. */
static void
test_telling_behind_curtain (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person", BOARD_NEW_BEGINNING, SEED);
  ComstockWindow *window = session_open_game (game);

  g_assert_null (press_for_answer ("l"));
  ui_probe_press (ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE), GTK_TYPE_BUTTON));
  assert_tells ("l", "$");
  session_close_window (window);
}

/* --- from the track to the map --- */

static BoardPlace
find_building (ComstockGame *game,
               BoardParcels  land,
               BoardState   *imagined)
{
  for (guint place = BOARD_BUILD_12; place <= BOARD_BUILD_3; place++)
    if (comstock_board_marks_imagine (comstock_game_get_state (game), 0, (BoardPlace) place, land, 0, imagined))
      return (BoardPlace) place;
  return BOARD_NO_PLACE;
}

static void
drag_to (ComstockWindow *window,
         BoardPlace      place,
         guint           parcel)
{
  GtkWidget *map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  GtkWidget *space = comstock_board_track_get_space (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK), place);
  graphene_rect_t there;

  comstock_board_map_get_bounds (COMSTOCK_BOARD_MAP (map), parcel, &there);
  ui_hand_point_at_middle (space);
  ui_hand_do ("mousedown 1");
  ui_hand_point_at (space, 2, 2);
  /* A display takes a drop only where it has answered some moves: GTK 4.18 the third. */
  for (int left = 9; left >= 0; left -= 3)
    ui_hand_point_at (map, there.origin.x + there.size.width / 2 - left, there.origin.y + there.size.height / 2);
  ui_hand_do ("mouseup 1");
}

/* Keys do so with the first parcel there is. */
static void
send_by_keys (ComstockWindow *window,
              BoardPlace      place)
{
  GtkWidget *space = comstock_board_track_get_space (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK), place);

  gtk_widget_grab_focus (space);
  ui_hand_do ("key Escape");
  gtk_widget_grab_focus (space);
  assert_tells ("shift+Return", ": choose a parcel");
  ui_hand_do ("key Return");
}

typedef struct
{
  ComstockGame *game;
  guint cursor;
} Expected;

static gboolean
has_come (gpointer data)
{
  const Expected *expected = data;

  return comstock_game_get_cursor (expected->game) > expected->cursor;
}

/* A busy display hands a drop over late. */
static void
assert_sent (ComstockGame *game,
             guint         cursor,
             BoardPlace    place,
             guint         site)
{
  const ComstockStep *step;

  ui_probe_wait (has_come, &(Expected) { game, cursor });
  step = comstock_game_get_step (game, cursor);
  g_assert_cmpuint (board_move_type (step->move), ==, BOARD_MOVE_COWBOY);
  g_assert_cmpuint (board_move_argument (step->move) / 4, ==, place);
  g_assert_cmpuint (comstock_board_game_get_planned (COMSTOCK_BOARD_GAME (game), 0), ==, board_parcel_bit (site));
}

/* Carried to land that is for sale, a building takes the next cowboy there as well, if nobody else stands there. */
static void
test_carried_to_land (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  const BoardState *state;
  BoardState imagined;
  BoardParcels land;
  BoardPlace place;
  guint cursor, site;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  for (;;)
    {
      ui_probe_wait (session_is_asked, window);
      state = comstock_game_get_state (game);
      land = board_for_sale (state);
      place = find_building (game, land, &imagined);
      if (place != BOARD_NO_PLACE)
        break;
      board_deal_play_move (game, &rng);
    }
  land &= comstock_board_marks_find_ahead (&imagined, 0) & ~(state->seats[0].cowboys | state->seats[1].cowboys);
  site = board_first (land);
  cursor = comstock_game_get_cursor (game);
  drag_to (window, place, site);
  assert_sent (game, cursor, place, site);
  ui_probe_wait (session_is_asked, window);
  do
    cursor++;
  while (comstock_game_get_step (game, cursor)->seat != 0);
  g_assert_cmpuint (comstock_game_get_step (game, cursor)->move, ==,
                    board_move (BOARD_MOVE_COWBOY, (BOARD_PLACE_PARCEL + site) * 4));
  session_close_window (window);
}

static void
assert_saved (ComstockGame *game,
              guint         site)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) saved = comstock_save_from_bytes (bytes, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (comstock_board_game_get_planned (COMSTOCK_BOARD_GAME (saved), 0), ==, board_parcel_bit (site));
}

/* One press sends a cowboy for a building and says where that is to stand: nothing more is asked of it.  A save keeps
 * that, undo forgets it.  What is sent for once is not carried again. */
static void
test_carried (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  BoardState imagined, again;
  CsRng rng;
  BoardPlace place;
  guint cursor, site;
  BoardContent building;

  cs_rng_init (&rng, SEED);
  for (;;)
    {
      ui_probe_wait (session_is_asked, window);
      place = find_building (game, 0, &imagined);
      if (place != BOARD_NO_PLACE)
        break;
      board_deal_play_move (game, &rng);
    }
  building = comstock_board_marks_find_hand (&imagined, 0);
  site = board_first (comstock_board_marks_find_ahead (&imagined, 0));
  cursor = comstock_game_get_cursor (game);
  drag_to (window, place, site);
  assert_sent (game, cursor, place, site);
  assert_saved (game, site);
  ui_probe_wait (session_is_asked, window);
  g_assert_false (comstock_board_marks_imagine (comstock_game_get_state (game), 0, place, 0, 0, &again));
  comstock_game_go_to (game, cursor);
  g_assert_cmpuint (comstock_board_game_get_planned (COMSTOCK_BOARD_GAME (game), 0), ==, 0);
  send_by_keys (window, place);
  assert_sent (game, cursor, place, site);
  while (((const BoardState *) comstock_game_get_state (game))->round == imagined.round)
    {
      const BoardState *state = comstock_game_get_state (game);

      ui_probe_wait (session_is_asked, window);
      g_assert_cmpint (state->step, !=, BOARD_STEP_SITE);
      if (comstock_game_judge (game, 0, board_move (BOARD_MOVE_PASS, 0)).reason == CS_LEGAL)
        g_assert_true (comstock_game_play (game, 0, board_move (BOARD_MOVE_PASS, 0), NULL));
      else
        board_deal_play_move (game, &rng);
    }
  g_assert_cmpint (board_content_at (comstock_game_get_state (game), site), ==, building);
  session_close_window (window);
}

/* N leads from anywhere to a place where something may be chosen, and says which of them it is.  A road that nobody has
 * asked for is none. */
static void
test_walk (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  g_autoptr (GArray) legal = NULL;
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;
  guint parcel;

  ui_probe_wait (session_is_asked, window);
  legal = comstock_game_dup_legal (game, 0);
  for (guint i = legal->len; i > 0; i--)
    if (board_move_type (g_array_index (legal, CsMove, i - 1)) == BOARD_MOVE_ROAD)
      g_array_remove_index (legal, i - 1);
  first = g_strdup_printf ("Place 1 of %u.", legal->len);
  last = g_strdup_printf ("Place %u of %u.", legal->len, legal->len);
  ui_hand_do ("key shift+n");
  g_assert_cmpstr (added, ==, last);
  ui_hand_do ("key n");
  g_assert_cmpstr (added, ==, first);
  parcel = board_move_argument (g_array_index (legal, CsMove, 0));
  g_assert_cmpuint (comstock_board_map_get_aim (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP)), ==, parcel);
  ui_hand_do ("key Return");
  g_assert_true (owns (game, parcel));
  session_close_window (window);
}

/* A typed move is played; what is none leaves the line open and is told. */
static void
test_typed (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  g_autofree char *name = NULL;
  g_autofree char *keys = NULL;
  guint parcel;

  ui_probe_wait (session_is_asked, window);
  parcel = find_first_parcel (game);
  name = comstock_board_parcel_dup_name (parcel);
  keys = g_strdup_printf ("type %s", name);
  ui_hand_do ("key m");
  ui_hand_do ("type nothing");
  assert_tells ("Return", "is not a move");
  ui_hand_do ("key ctrl+a");
  ui_hand_do ("type parcel");
  ui_hand_do ("key space");
  ui_hand_do (keys);
  ui_hand_do ("key Return");
  g_assert_true (owns (game, parcel));
  session_close_window (window);
}

static guint
hash_picture (GtkWidget *widget)
{
  g_autoptr (GdkTexture) picture = stage_picture (widget, "board-overlay");
  g_autoptr (GBytes) bytes = gdk_texture_save_to_png_bytes (picture);

  return g_bytes_hash (bytes);
}

/* What an overlay shows is drawn over the map, and gone again with the next choice. */
static void
test_overlay (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  GtkWidget *map;
  guint plain, lit;

  ui_probe_wait (session_is_asked, window);
  map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  plain = hash_picture (map);
  g_assert_true (gtk_widget_activate_action (map, "table.overlay", "s", "prices"));
  stage_settle ();
  lit = hash_picture (map);
  g_assert_cmpuint (lit, !=, plain);
  g_assert_true (gtk_widget_activate_action (map, "table.overlay", "s", "none"));
  stage_settle ();
  g_assert_cmpuint (hash_picture (map), ==, plain);
  session_close_window (window);
}

static const char *
get_overlay (ComstockWindow *window)
{
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE);
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (comstock_table_get_actions (table)),
                                                                "overlay");

  return g_variant_get_string (state, NULL);
}

/* A key for each overlay, wherever the focus is at the table; the same key once more takes it away. */
static void
test_overlay_keys (void)
{
  static const char *const overlays[] = { "prices", "incomes", "connected", "protected" };
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);

  ui_probe_wait (session_is_asked, window);
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    {
      g_autofree char *press = g_strdup_printf ("key %u", i + 1);

      ui_hand_do (press);
      g_assert_cmpstr (get_overlay (window), ==, overlays[i]);
    }
  ui_hand_do ("key 4");
  g_assert_cmpstr (get_overlay (window), ==, "none");
  session_close_window (window);
}

static graphene_rect_t
find_parcel (ComstockWindow *window,
             guint           parcel)
{
  graphene_rect_t bounds;

  comstock_board_map_get_bounds (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP), parcel, &bounds);
  return bounds;
}

static void
click_parcel (ComstockWindow *window,
              guint           parcel)
{
  const graphene_rect_t bounds = find_parcel (window, parcel);

  ui_hand_click_at (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP),
                    (double) (bounds.origin.x + bounds.size.width / 2),
                    (double) (bounds.origin.y + bounds.size.height / 2));
}

/* A click in the middle of a parcel takes it even where a road could be laid beside it. */
static void
test_pointer_beside_roads (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  const BoardState *state = comstock_game_get_state (game);
  guint parcel;

  ui_probe_wait (session_is_asked, window);
  parcel = board_first (state->contents[BOARD_HOUSE]);
  g_assert_cmpuint (state->seats[0].roads, >, 0);
  click_parcel (window, parcel);
  g_assert_true (owns (game, parcel));
  session_close_window (window);
}

/* The text of the first toast, or NULL. */
static const char *
get_toast (ComstockWindow *window)
{
  GtkWidget *overlay = ui_probe_find (window, ADW_TYPE_TOAST_OVERLAY);

  for (GtkWidget *child = gtk_widget_get_first_child (overlay); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (G_OBJECT_TYPE_NAME (child), "AdwToastWidget"))
      return gtk_label_get_label (ui_probe_find (child, GTK_TYPE_LABEL));
  return NULL;
}

/* A press where nothing can be chosen tells why, in a bubble there. */
static void
test_refused (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  const BoardState *state = comstock_game_get_state (game);
  guint cursor;
  GtkWidget *bubble;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  ui_probe_wait (session_is_asked, window);
  ui_clock_stop ();
  name = comstock_board_parcel_dup_name (board_first (state->seats[1].owned));
  sentence = g_strdup_printf ("Parcel %s cannot be chosen now.", name);
  cursor = comstock_game_get_cursor (game);
  g_assert_null (ui_probe_find (window, COMSTOCK_TYPE_CALLOUT));
  click_parcel (window, board_first (state->seats[1].owned));
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, cursor);
  bubble = ui_probe_find (window, COMSTOCK_TYPE_CALLOUT);
  g_assert_nonnull (bubble);
  g_assert_cmpstr (gtk_label_get_label (ui_probe_find (bubble, GTK_TYPE_LABEL)), ==, sentence);
  ui_clock_start ();
  session_close_window (window);
}

/* So does a press on the track, at its space. */
static void
test_refused_on_track (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  GtkWidget *track, *bubble;
  guint cursor;

  ui_probe_wait (session_is_asked, window);
  ui_clock_stop ();
  cursor = comstock_game_get_cursor (game);
  track = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK);
  ui_probe_press (comstock_board_track_get_space (COMSTOCK_BOARD_TRACK (track), BOARD_GAMBLING));
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, cursor);
  g_assert_null (get_toast (window));
  bubble = ui_probe_find (window, COMSTOCK_TYPE_CALLOUT);
  g_assert_nonnull (bubble);
  g_assert_cmpstr (gtk_label_get_label (ui_probe_find (bubble, GTK_TYPE_LABEL)), ==,
                   "Not now. Choose a starting parcel.");
  g_object_unref (stage_picture (GTK_WIDGET (window), "track-refused"));
  ui_clock_advance (1000 * COMSTOCK_CALLOUT_SECONDS);
  stage_settle ();
  g_assert_null (ui_probe_find (window, COMSTOCK_TYPE_CALLOUT));
  ui_clock_start ();
  session_close_window (window);
}

/* Plays on as a rival would, until the person is asked @step. */
static void
play_to (ComstockGame *game,
         BoardStep     step)
{
  CsRng rng;

  cs_rng_init (&rng, SEED);
  for (;;)
    {
      const BoardState *state = comstock_game_get_state (game);
      g_autoptr (GError) error = NULL;

      if (state->step == step && (state->actors & 1) != 0)
        return;
      if (comstock_game_get_automatic_seat (game) >= 0)
        comstock_game_play_automatic (game, NULL);
      else
        comstock_game_play (game, 0, board_player_move (state, 0, &rng), &error);
      g_assert_no_error (error);
    }
}

/* Who wants to be asked first sends a cowboy by two presses at one place; a press elsewhere begins anew. */
static void
test_asked_first (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID ".board");
  ComstockWindow *window = session_open_game (game);
  const BoardState *state = comstock_game_get_state (game);
  guint parcel, cursor;

  play_to (game, BOARD_STEP_COWBOY);
  ui_probe_wait (session_is_asked, window);
  ui_clock_stop ();
  parcel = board_first (state->contents[BOARD_MOUNTAIN] & ~(state->seats[0].owned | state->seats[1].owned));
  cursor = comstock_game_get_cursor (game);
  g_settings_set_boolean (settings, "confirm-cowboy", TRUE);
  click_parcel (window, parcel);
  g_assert_true (g_str_has_prefix (get_toast (window), "Press again to confirm: Cowboy: "));
  ui_hand_click_at (comstock_board_track_get_space (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK),
                                                    (BoardPlace) BOARD_WAGES), 10, 10);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, cursor);
  click_parcel (window, parcel);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, cursor);
  click_parcel (window, parcel);
  g_assert_cmpuint (comstock_game_get_cursor (game), >, cursor);
  g_assert_true (state->seats[0].cowboys >> parcel & 1);
  g_settings_reset (settings, "confirm-cowboy");
  ui_clock_start ();
  session_close_window (window);
}

/* The parcel that somebody is asked about stands out. */
static void
test_subject (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:medium,rival:medium,rival:medium", 0, SEED);
  ComstockWindow *window;
  GtkWidget *map;
  guint marked;

  session_ask_foregone ();
  play_to (game, BOARD_STEP_BUY_PARCEL);
  window = session_open_game (game);
  ui_probe_wait (session_is_asked, window);
  map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  ui_hand_point_at (map, 1, 1);
  marked = hash_picture (map);
  comstock_board_map_light (COMSTOCK_BOARD_MAP (map), 0, TRUE);
  g_assert_cmpuint (hash_picture (map), !=, marked);
  session_close_window (window);
}

/* What a building would earn is on the map before it is paid for. */
static void
test_prospect (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:medium,rival:medium,rival:medium", 0, SEED);
  ComstockBoardQuestion question;
  ComstockWindow *window;
  GtkWidget *map;
  guint told;

  play_to (game, BOARD_STEP_BUY_BUILDING);
  comstock_board_question_read (comstock_game_get_state (game), 0, &question);
  g_assert_cmpuint (comstock_board_advice_find_sites (comstock_game_get_state (game), question.content, 0), !=, 0);
  window = session_open_game (game);
  ui_probe_wait (session_is_asked, window);
  map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  ui_hand_point_at (map, 1, 1);
  told = hash_picture (map);
  comstock_board_map_set_figures (COMSTOCK_BOARD_MAP (map), NULL);
  g_assert_cmpuint (hash_picture (map), !=, told);
  session_close_window (window);
}

/* What is pointed at in the list is seen on the map before it is there: a house, and what the neighbours would earn. */
static void
test_ghost (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:medium,rival:medium,rival:medium", 0, SEED);
  ComstockWindow *window;
  g_autoptr (GArray) legal = NULL;
  GtkWidget *map;
  guint house = 0;
  guint seen;

  play_to (game, BOARD_STEP_HOUSE);
  legal = comstock_game_dup_legal (game, 0);
  while (board_move_type (g_array_index (legal, CsMove, house)) != BOARD_MOVE_HOUSE)
    house++;
  window = session_open_game (game);
  ui_probe_wait (session_is_asked, window);
  map = ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP);
  ui_hand_point_at_middle (comstock_board_answers_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_ANSWERS),
                                                        g_array_index (legal, CsMove, house)));
  seen = hash_picture (map);
  ui_hand_point_at (map, 1, 1);
  g_assert_cmpuint (hash_picture (map), !=, seen);
  session_close_window (window);
}

/* The thing, and what there is to say of it. */
static const char *
get_told (ComstockWindow *window)
{
  static char *told;
  GtkWidget *body = ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TOLD), GTK_TYPE_LABEL);

  g_free (told);
  told = g_strdup_printf ("%s · %s", gtk_label_get_label (GTK_LABEL (gtk_widget_get_next_sibling (body))),
                          gtk_label_get_label (GTK_LABEL (body)));
  return told;
}

static gboolean
has_portrait (GtkWidget *widget,
              guint      role)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (COMSTOCK_IS_BOARD_POSSE (widget) && gtk_widget_get_mapped (widget))
    return TRUE;
  if (COMSTOCK_IS_PICTURE (widget) && g_strcmp0 (tooltip, comstock_board_role_get_name (role)) == 0)
    return gtk_widget_get_mapped (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_portrait (child, role))
      return TRUE;
  return FALSE;
}

/* Each seat shows its character. */
static void
test_portraits (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy,rival:easy", 0, SEED);
  const BoardState *state;
  ComstockWindow *window;

  play_to (game, BOARD_STEP_COWBOY);
  window = session_open_game (game);
  state = comstock_game_get_state (game);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      g_assert_cmpuint (state->seats[seat].role, <, BOARD_ROLES);
      g_assert_true (has_portrait (comstock_seats_get_plate (ui_probe_find (window, COMSTOCK_TYPE_SEATS),
                                                                   seat), state->seats[seat].role));
    }
  session_close_window (window);
}

/* What is pointed at is told below the map, with its rule and what it is worth now. */
static void
test_told (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  ComstockBoardTrack *track = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK);
  const BoardState *state = comstock_game_get_state (game);
  graphene_rect_t bounds;
  int height;

  ui_probe_wait (session_is_asked, window);
  height = gtk_widget_get_height (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP));
  ui_hand_point_at_middle (comstock_board_track_get_space (track, BOARD_WAGES));
  g_assert_true (g_str_has_prefix (get_told (window), "Wages · +$4 · "));
  ui_hand_point_at_middle (comstock_seats_get_plate (ui_probe_find (window, COMSTOCK_TYPE_SEATS), 0));
  g_assert_nonnull (strstr (get_told (window), "Revolver tokens: 1"));
  bounds = find_parcel (window, board_first (state->contents[BOARD_MOUNTAIN]));
  ui_hand_point_at (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP), (double) bounds.origin.x + 9,
                    (double) bounds.origin.y + 9);
  g_assert_nonnull (strstr (get_told (window), " × Mountain"));
  g_assert_cmpint (gtk_widget_get_height (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP)), ==, height);
  session_close_window (window);
}

/* While it is told what has happened nobody has to act. */
static void
test_ring (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  GtkWidget *plate = comstock_seats_get_plate (ui_probe_find (window, COMSTOCK_TYPE_SEATS), 0);

  ui_probe_wait (session_is_asked, window);
  g_assert_true (gtk_widget_has_css_class (plate, "acting"));
  comstock_table_set_flying (table, TRUE);
  g_assert_false (gtk_widget_has_css_class (plate, "acting"));
  comstock_table_set_flying (table, FALSE);
  g_assert_true (gtk_widget_has_css_class (plate, "acting"));
  session_close_window (window);
}

/* The effect of an enclosure is told as well, which no figure shows. */
static void
test_enclosures (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", BOARD_WITH_HORSES, SEED);
  ComstockWindow *window = session_open_game (game);
  ComstockBoardTrack *track = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK);

  ui_probe_wait (session_is_asked, window);
  ui_hand_point_at_middle (comstock_board_track_get_space (track, (BoardPlace) (BOARD_PLACE_ENCLOSURE + 3)));
  g_assert_true (g_str_has_suffix (get_told (window), " · $2 at once"));
  session_close_window (window);
}

static gboolean finger;

gboolean __wrap_comstock_pannable_is_finger (GtkGesture *gesture);

gboolean
__wrap_comstock_pannable_is_finger (GtkGesture *gesture)
{
  return finger;
}

/* A finger has no hovering, and a phone no names on its plates: the first touch tells of one, the next sends a cowboy
 * there.  Land that is touched meanwhile is told of instead. */
static void
test_touch (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  const BoardState *state = comstock_game_get_state (game);
  ComstockBoardTrack *track;
  ComstockWindow *window;
  GtkWidget *wages;
  graphene_rect_t bounds;

  play_to (game, BOARD_STEP_COWBOY);
  window = session_open_game (game);
  track = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK);
  wages = comstock_board_track_get_space (track, BOARD_WAGES);
  ui_probe_wait (session_is_asked, window);
  finger = TRUE;
  ui_hand_point_at_middle (wages);
  for (int i = 0; i < 2; i++)
    {
      ui_hand_do ("click 1");
      g_assert_true (g_str_has_prefix (get_told (window), "Wages · "));
      g_assert_true (gtk_widget_has_css_class (wages, "touched"));
      g_assert_cmpuint (state->seats[0].wages, ==, 0);
      bounds = find_parcel (window, board_first (state->contents[BOARD_MOUNTAIN]));
      ui_hand_click_at (ui_probe_find (window, COMSTOCK_TYPE_BOARD_MAP), (double) bounds.origin.x + 9,
                        (double) bounds.origin.y + 9);
      g_assert_false (gtk_widget_has_css_class (wages, "touched"));
      ui_hand_point_at_middle (wages);
    }
  ui_hand_do ("click 1");
  ui_hand_do ("click 1");
  finger = FALSE;
  g_assert_cmpuint (state->seats[0].wages, ==, 1);
  session_close_window (window);
}

static void
assert_told_whole (ComstockWindow *window)
{
  GtkWidget *body = ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_BOARD_TOLD), GTK_TYPE_LABEL);

  if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (body))))
    g_error ("cut: %s", get_told (window));
}

/* Three duels of the person. */
static gboolean
asks_about_duels (ComstockGame *game)
{
  const BoardState *state = comstock_game_get_state (game);
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, 0);
  guint n = 0;

  for (guint i = 0; state->step == BOARD_STEP_DUEL && i < legal->len; i++)
    n += board_move_type (g_array_index (legal, CsMove, i)) == BOARD_MOVE_PARCEL;
  return n >= 3;
}

static void
test_told_duels (void)
{
  g_autoptr (ComstockGame) game = NULL;
  ComstockWindow *window;

  for (guint64 seed = 1; game == NULL || !asks_about_duels (game); seed++)
    {
      CsRng rng;

      g_clear_object (&game);
      game = board_deal ("person,rival:easy,rival:easy,rival:easy,rival:easy,rival:easy", 0, seed);
      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (game) && !asks_about_duels (game))
        board_deal_play_move (game, &rng);
    }
  window = session_open_game (game);
  ui_probe_wait (session_is_asked, window);
  assert_told_whole (window);
  session_close_window (window);
}

/* Nothing that is told of a place is cut, with as much as six players make of it. */
static void
test_told_whole (void)
{
  g_autoptr (ComstockGame) game =
    board_deal ("person,rival:easy,rival:easy,rival:easy,rival:easy,rival:easy", BOARD_WITH_HORSES, SEED);
  const BoardState *state = comstock_game_get_state (game);
  ComstockBoardTrack *track;
  ComstockWindow *window;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (state->step != BOARD_STEP_COWBOY || state->n_passed < 2)
    board_deal_play_move (game, &rng);
  window = session_open_game (game);
  track = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TRACK);
  for (guint place = 0; place < BOARD_TRACK + BOARD_ENCLOSURES; place++)
    {
      ui_hand_point_at_middle (comstock_board_track_get_space (track, (BoardPlace) (
        place < BOARD_TRACK ? place : BOARD_PLACE_ENCLOSURE + place - BOARD_TRACK)));
      assert_told_whole (window);
    }
  session_close_window (window);
}

/* What the person's own file of strategies holds. */
static void
write_own_strategies (const char *text)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "comstock", NULL);
  g_autofree char *path = g_build_filename (folder, "standish.json", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  if (text == NULL)
    g_remove (path);
  else
    g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* What is wrong with the file is told instead of a game, and the dialog is closed. */
static void
assert_told (const char *member)
{
  AdwMessageDialog *dialog = ui_probe_await_window (ADW_TYPE_MESSAGE_DIALOG);

  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "standish.json: "));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), member));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* A mistake in the person's own file keeps no game from going on, and every beginning says where it is. */
static void
test_own_strategies (void)
{
  ComstockWindow *window = session_open_window ();
  ComstockGame *game;

  write_own_strategies ("{\"strategies\": [], \"cards\": []}");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.begin-solo-game", "s", "carson-city-board-game");
  assert_told ("strategies");
  write_own_strategies (NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.begin-solo-game", "s", "carson-city-board-game");
  game = session_get_shown_game (window);
  g_assert_cmpuint (comstock_game_get_n_seats (game), ==, 2);
  write_own_strategies ("{}");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-again", NULL);
  assert_told ("strategies");
  g_assert_true (session_get_shown_game (window) == game);
  write_own_strategies (NULL);
  session_close_window (window);
}

/* What several people choose in secret is hidden until one of them says to be there. */
static void
test_curtain (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person", BOARD_NEW_BEGINNING, SEED);
  ComstockWindow *window = session_open_game (game);
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE);

  g_assert_true (comstock_curtain_is_down (comstock_table_get_curtain (table)));
  ui_probe_press (ui_probe_find (table, GTK_TYPE_BUTTON));
  g_assert_false (comstock_curtain_is_down (comstock_table_get_curtain (table)));
  session_close_window (window);
}

static guint
get_selected (GtkListView *list)
{
  return gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (gtk_list_view_get_model (list)));
}

/* A moment of the past is only looked at, with what led there selected in the log, and one may go on from there. */
static void
test_replay (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  ComstockWindow *window = session_open_game (game);
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  GtkListView *list;
  guint length;

  ui_probe_wait (session_is_asked, window);
  for (guint i = 0; i < 3; i++)
    board_hand_answer (window, rand);
  length = comstock_game_get_length (game);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.log", NULL);
  stage_settle ();
  list = GTK_LIST_VIEW (gtk_widget_get_template_child (ui_probe_find (window, COMSTOCK_TYPE_LOG_PANE),
                                                       COMSTOCK_TYPE_LOG_PANE, "list"));
  g_assert_cmpuint (get_selected (list), !=, GTK_INVALID_LIST_POSITION);
  comstock_replay_go_to (comstock_table_get_replay (table), 0);
  stage_settle ();
  g_assert_cmpuint (get_selected (list), ==, GTK_INVALID_LIST_POSITION);
  comstock_replay_go_to (comstock_table_get_replay (table), 1);
  stage_settle ();
  g_assert_cmpint (comstock_table_get_asked (table), ==, -1);
  ui_probe_press (ui_probe_find_button (ui_probe_find (table, COMSTOCK_TYPE_BOARD_ANSWERS), "Back to the Present"));
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, length);
  g_assert_cmpint (comstock_table_get_asked (table), ==, 0);
  session_close_window (window);
}

int
main (int    argc,
      char **argv)
{
  session_init (&argc, &argv);
  if (g_test_slow ())
    {
      g_test_add_func ("/board-table/whole-game", test_whole_game);
      g_test_add_func ("/board-table/variants", test_variants);
      return g_test_run ();
    }
  g_test_add_func ("/board-table/solo", test_solo);
  g_test_add_func ("/board-table/own-strategies", test_own_strategies);
  g_test_add_func ("/board-table/pointer", test_pointer);
  g_test_add_func ("/board-table/pointer-beside-roads", test_pointer_beside_roads);
  g_test_add_func ("/board-table/keys", test_keys);
  g_test_add_func ("/board-table/feed", test_feed);
  g_test_add_func ("/board-table/closed", test_closed);
  g_test_add_func ("/board-table/phone", test_phone);
  g_test_add_func ("/board-table/telling", test_telling);
  g_test_add_func ("/board-table/telling-behind-curtain", test_telling_behind_curtain);
  g_test_add_func ("/board-table/parcels", test_parcels);
  g_test_add_func ("/board-table/carried", test_carried);
  g_test_add_func ("/board-table/carried-to-land", test_carried_to_land);
  g_test_add_func ("/board-table/walk", test_walk);
  g_test_add_func ("/board-table/typed", test_typed);
  g_test_add_func ("/board-table/overlay", test_overlay);
  g_test_add_func ("/board-table/overlay-keys", test_overlay_keys);
  g_test_add_func ("/board-table/told", test_told);
  g_test_add_func ("/board-table/told-whole", test_told_whole);
  g_test_add_func ("/board-table/told-duels", test_told_duels);
  g_test_add_func ("/board-table/touch", test_touch);
  g_test_add_func ("/board-table/portraits", test_portraits);
  g_test_add_func ("/board-table/ring", test_ring);
  g_test_add_func ("/board-table/enclosures", test_enclosures);
  g_test_add_func ("/board-table/refused", test_refused);
  g_test_add_func ("/board-table/refused-on-track", test_refused_on_track);
  g_test_add_func ("/board-table/asked-first", test_asked_first);
  g_test_add_func ("/board-table/subject", test_subject);
  g_test_add_func ("/board-table/prospect", test_prospect);
  g_test_add_func ("/board-table/ghost", test_ghost);
  g_test_add_func ("/board-table/curtain", test_curtain);
  g_test_add_func ("/board-table/replay", test_replay);
  return g_test_run ();
}
