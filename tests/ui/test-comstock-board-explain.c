/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one asks about on the table of the board game: each place, building, character and seat has its page. */

#include "config.h"

#include "ai/board/board-player.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-topics.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/table/comstock-seats.h"
#include "ui/board/table/comstock-board-answers.h"
#include "ui/board/table/comstock-board-table.h"
#include "ui/board/track/comstock-board-track.h"
#include "ui/shell/comstock-window.h"
#include "widget-stage.h"

#define SEED 3
#define SEATS "person,rival:medium,rival:medium,rival:medium,rival:medium,rival:medium"

typedef struct
{
  ComstockWindow *window;
  ComstockGame *game;
  ComstockTable *table;
  char *asked;          /* the topics that were asked for last */
} Fixture;

/* With so many seats most kinds lie on the map in the last round. */
static ComstockGame *
deal (BoardStep step,
      guint     round)
{
  g_autoptr (GError) error = NULL;
  ComstockBoardSetup setup;
  ComstockGame *game;
  const BoardState *state;
  CsRng rng;

  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, SEATS, NULL);
  comstock_board_setup_set_buildings (&setup, COMSTOCK_BOARD_ALL_BUILDINGS);
  setup.seed = SEED;
  game = COMSTOCK_GAME (comstock_board_game_new (&setup, &error));
  g_assert_no_error (error);
  cs_rng_init (&rng, SEED);
  for (state = comstock_game_get_state (game);
       state->round < round || state->step != step || (state->actors & 1) == 0;
       state = comstock_game_get_state (game))
    if (comstock_game_get_automatic_seat (game) >= 0)
      comstock_game_play_automatic (game, NULL);
    else
      comstock_game_play (game, 0, board_player_move (state, 0, &rng), NULL);
  return game;
}

static void
on_explain (GSimpleAction *action,
            GVariant      *topics,
            gpointer       data)
{
  Fixture *fixture = data;

  g_free (fixture->asked);
  fixture->asked = g_variant_dup_string (topics, NULL);
}

/* Hears what is asked in place of the player aid. */
static void
listen (Fixture *fixture)
{
  static const GActionEntry explain = { "explain", on_explain, "s" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), &explain, 1, fixture);
  gtk_widget_insert_action_group (GTK_WIDGET (fixture->table), "table", G_ACTION_GROUP (group));
}

static void
open_game (Fixture  *fixture,
           BoardStep step,
           guint     round)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_boolean (settings, "guidance", FALSE);
  g_settings_set_string (settings, "pace", "instant");
  fixture->game = deal (step, round);
  fixture->window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (fixture->window, fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  stage_settle ();
  fixture->table = ui_probe_find (fixture->window, COMSTOCK_TYPE_BOARD_TABLE);
  listen (fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->game);
  g_free (fixture->asked);
  stage_settle ();
}

/* Asks about what has the focus; the topics are there, and the first of them is @topic, which is freed. */
static void
check_focus (Fixture *fixture,
             char    *topic)
{
  g_auto (GStrv) topics = NULL;

  g_clear_pointer (&fixture->asked, g_free);
  ui_hand_do ("key shift+F1");
  g_assert_nonnull (fixture->asked);
  topics = g_strsplit (fixture->asked, " ", -1);
  g_assert_cmpstr (topics[0], ==, topic);
  for (char **id = topics; *id != NULL; id++)
    g_assert_cmpint (comstock_topics_find (&comstock_board_topics, *id), >=, 0);
  g_free (topic);
}

static void
check (Fixture   *fixture,
       GtkWidget *widget,
       char      *topic)
{
  g_assert_true (gtk_widget_grab_focus (widget));
  check_focus (fixture, topic);
}

/* A place where a building is for sale has the page of that as well. */
static void
test_track (Fixture      *fixture,
            gconstpointer data)
{
  ComstockBoardTrack *track;
  g_autofree char *building = NULL;

  open_game (fixture, BOARD_STEP_COWBOY, 1);
  track = ui_probe_find (fixture->table, COMSTOCK_TYPE_BOARD_TRACK);
  for (guint place = 0; place < BOARD_TRACK; place++)
    check (fixture, comstock_board_track_get_space (track, (BoardPlace) place),
           comstock_board_topics_of_track ((BoardTrack) place));
  check (fixture, comstock_board_track_get_space (track, BOARD_BUILD_3),
         comstock_board_topics_of_track (BOARD_BUILD_3));
  building = comstock_board_topics_of_content (BOARD_RANCH);
  g_assert_true (g_str_has_suffix (fixture->asked, building));
}

static void
set_cursor (ComstockBoardMap *map,
            uint32_t          parcel)
{
  const ComstockPlace place = comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + parcel));

  comstock_plane_set_cursor (COMSTOCK_PLANE (map), &place);
}

/* Each kind of thing on the map once; bare land is told of with the map. */
static void
test_map (Fixture      *fixture,
          gconstpointer data)
{
  const BoardState *state;
  ComstockBoardMap *map;
  guint kinds = 0;

  open_game (fixture, BOARD_STEP_COWBOY, BOARD_ROUNDS);
  state = comstock_game_get_state (fixture->game);
  map = ui_probe_find (fixture->table, COMSTOCK_TYPE_BOARD_MAP);
  gtk_widget_grab_focus (GTK_WIDGET (map));
  for (guint content = 0; content < BOARD_CONTENTS; content++)
    if (state->contents[content] != 0)
      {
        set_cursor (map, board_first (state->contents[content]));
        check_focus (fixture, comstock_board_topics_of_content ((BoardContent) content));
        kinds++;
      }
  g_assert_cmpuint (kinds, >, 6);
  set_cursor (map, board_first (~board_occupied (state)));
  check_focus (fixture, g_strdup ("rule:parcels"));
}

/* A seat has the page of its character. */
static void
test_seats (Fixture      *fixture,
            gconstpointer data)
{
  const BoardState *state;
  ComstockSeats *seats;

  open_game (fixture, BOARD_STEP_COWBOY, 1);
  state = comstock_game_get_state (fixture->game);
  seats = ui_probe_find (fixture->table, COMSTOCK_TYPE_SEATS);
  for (guint seat = 0; seat < state->n_seats; seat++)
    check (fixture, comstock_seats_get_plate (seats, seat),
           comstock_board_topics_of_role (state->seats[seat].role));
}

/* So have the characters that are on offer. */
static void
test_characters (Fixture      *fixture,
                 gconstpointer data)
{
  ComstockBoardAnswers *answers;
  g_autoptr (GArray) moves = NULL;

  open_game (fixture, BOARD_STEP_CHARACTER, 1);
  answers = ui_probe_find (fixture->table, COMSTOCK_TYPE_BOARD_ANSWERS);
  moves = comstock_game_dup_legal (fixture->game, 0);
  for (guint i = 0; i < moves->len; i++)
    {
      const CsMove move = g_array_index (moves, CsMove, i);

      if (board_move_type (move) == BOARD_MOVE_CHOOSE)
        check (fixture, comstock_board_answers_find (answers, move),
               comstock_board_topics_of_role (board_move_argument (move)));
    }
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);

  g_test_add ("/board-explain/track", Fixture, NULL, NULL, test_track, tear_down);
  g_test_add ("/board-explain/map", Fixture, NULL, NULL, test_map, tear_down);
  g_test_add ("/board-explain/seats", Fixture, NULL, NULL, test_seats, tear_down);
  g_test_add ("/board-explain/characters", Fixture, NULL, NULL, test_characters, tear_down);

  return g_test_run ();
}
