/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first board game: what it teaches whoever plays it, by keys and by mouse, how it ends, and what whole games
 * explain. */

#include "config.h"

#include "ui/board/table/comstock-board-fold.h"
#include "ui/board/table/comstock-board-objects.h"

#include "ai/board/board-player.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-first-game.h"
#include "model/board/comstock-board-topics.h"
#include "lesson-stage.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/table/comstock-board-table.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/shell/comstock-window.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-table.h"
#include "widget-stage.h"

#define MOST_WORDS 18
#define SEED 1
#define GAME "carson-city-board-game"
#define VARIANTS (BOARD_NEW_BEGINNING | BOARD_MIGHT_IS_RIGHT | BOARD_WITH_OUTLAWS | BOARD_WITH_HORSES)

/* How many moves the keys reach on their way down the answers. */
#define NEAR 4

typedef LessonStage Fixture;

/* By which rivals and the person play. */
static CsRng rng;

/* What a screen reader was told, a line each. */
static GString *told;

void __wrap_comstock_announce_remark (GtkWidget  *widget,
                                      const char *sentence);

void
__wrap_comstock_announce_remark (GtkWidget  *widget,
                                 const char *sentence)
{
  g_string_append_printf (told, "%s\n", sentence);
}

static void
open_window (Fixture *fixture)
{
  cs_rng_init (&rng, SEED);
  g_string_truncate (told, 0);
  lesson_stage_open (fixture);
}

/* Begins the first game as the welcome page does. */
static void
set_up_welcome (Fixture      *fixture,
                gconstpointer data)
{
  open_window (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.begin-first-game", "s", GAME);
  lesson_stage_find (fixture);
}

/* And as the main menu does, while a board game is on the table. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (ComstockGame) quick = comstock_game_ui_deal_quick (comstock_game_ui_find (GAME));

  open_window (fixture);
  comstock_window_set_game (fixture->window, quick);
  stage_settle ();
  g_string_truncate (told, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.first-game", NULL);
  lesson_stage_find (fixture);
}

/* A game as anybody begins it, all of which is still to be explained. */
static void
set_up_whole (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (ComstockGame) quick = comstock_game_ui_deal_quick (comstock_game_ui_find (GAME));

  open_window (fixture);
  g_settings_reset (fixture->settings, "guidance-seen");
  g_settings_set_boolean (fixture->settings, "guidance", TRUE);
  comstock_window_set_game (fixture->window, quick);
  lesson_stage_find (fixture);
}

static gboolean
is_taught (Fixture *fixture)
{
  return comstock_guide_get_part (fixture->guide) != COMSTOCK_GUIDE_NOTHING;
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

static const BoardState *
get_state (Fixture *fixture)
{
  return comstock_game_get_state (fixture->game);
}

/* Each tip has an id of its own, which names the game, few words, and a topic that tells more. */
static void
test_tips (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < comstock_board_lesson.n_table; i++)
    {
      const ComstockGuideTip *tip = &comstock_board_lesson.table[i];
      g_autofree char *text = comstock_topics_fill (&comstock_board_topics, tip->text);

      g_test_message ("%s", text);
      g_assert_true (g_str_has_prefix (tip->id, "board-"));
      g_assert_true (g_hash_table_add (ids, (gpointer) tip->id));
      g_assert_cmpint (comstock_topics_find (&comstock_board_topics, tip->topic), >=, 0);
      g_assert_cmpuint (count_words (text), <=, MOST_WORDS);
      g_assert_null (strchr (text, '{'));
    }
}

/* The lesson has all that whole games explain, and nothing of it ends them. */
static void
test_whole_tips (void)
{
  for (guint i = 0; i < comstock_board_tips.n_table; i++)
    {
      const ComstockGuideTip *tip = &comstock_board_tips.table[i];

      g_assert_null (tip->go_on);
      g_assert_true (tip >= comstock_board_lesson.table &&
                     tip < comstock_board_lesson.table + comstock_board_lesson.n_table);
    }
  g_assert_cmpuint (comstock_board_tips.n_table, <, comstock_board_lesson.n_table);
}

/* What the bubble says was heard, once. */
static void
check_told (Fixture *fixture)
{
  const ComstockGuideTip *tip = comstock_guide_get_tip (fixture->guide);
  g_autofree char *text = comstock_topics_fill (&comstock_board_topics, tip->ear != NULL ? tip->ear : tip->text);
  const char *heard = strstr (told->str, text);

  g_assert_nonnull (heard);
  g_assert_null (strstr (heard + 1, text));
}

/* Keeps in mind what is shown, which comes once; returns its id. */
static const char *
note (Fixture *fixture)
{
  char *id = lesson_stage_dup_shown (fixture);

  g_test_message ("round %u: %s", ((const BoardState *) comstock_game_get_state (fixture->game))->round, id);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->guide)));
  check_told (fixture);
  g_assert_true (g_hash_table_add (fixture->seen, id));
  return id;
}

static CsMove
choose (Fixture *fixture)
{
  return board_player_move (comstock_game_get_state (fixture->game), 0, &rng);
}

/* How the person answers. */
typedef void (*Answer) (Fixture *fixture);

static void
play_move (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  comstock_game_play (fixture->game, 0, choose (fixture), &error);
  g_assert_no_error (error);
}

/* Reads and plays until @last is shown. */
static void
play_to (Fixture    *fixture,
         const char *last,
         Answer      read,
         Answer      answer)
{
  while (!lesson_stage_is_seen (fixture, last))
    {
      ui_probe_wait (lesson_stage_is_waiting, fixture);
      stage_settle ();
      if (!is_taught (fixture))
        answer (fixture);
      else if (!g_str_equal (note (fixture), last))
        read (fixture);
      stage_settle ();
    }
}

static void
press_got_it (Fixture *fixture)
{
  lesson_stage_check_cover (fixture);
  lesson_stage_press (fixture, "Got It");
}

static void
assert_taught (Fixture           *fixture,
               const char *const *ids)
{
  for (; *ids != NULL; ids++)
    if (!lesson_stage_is_seen (fixture, *ids))
      g_error ("%s was not shown", *ids);
}

/* What anybody learns who sends cowboys. */
static const char *const certain[] = {
  "board-welcome", "board-start", "board-mine", "board-parcels", "board-character", "board-track",
  "board-construction", "board-money", "board-duel", "board-land", "board-roads", "board-vp", "board-round",
  "board-ammunition", "board-council", "board-end", NULL,
};

/* After the second round one goes on with the third, without a lesson. */
static void
test_whole_lesson (Fixture      *fixture,
                   gconstpointer data)
{
  g_auto (GStrv) usual = NULL;

  play_to (fixture, "board-end", press_got_it, play_move);
  assert_taught (fixture, certain);
  g_assert_cmpuint (((const BoardState *) comstock_game_get_state (fixture->game))->round, ==, 3);
  g_assert_null (ui_probe_find_button (fixture->guide, "Got It"));
  lesson_stage_press (fixture, "Continue With Round 3");
  g_assert_null (ui_probe_find_button (fixture->guide, "End Lesson"));
  g_assert_true (g_settings_get_boolean (fixture->settings, "guidance"));
  usual = g_settings_get_strv (fixture->settings, "guidance-seen");
  g_assert_true (g_strv_contains ((const char *const *) usual, "board-track"));
}

static void
click (gpointer widget)
{
  ui_hand_point_at_middle (GTK_WIDGET (widget));
  ui_hand_do ("click 1");
}

static void
click_got_it (Fixture *fixture)
{
  lesson_stage_check_cover (fixture);
  click (ui_probe_find_button (fixture->guide, "Got It"));
}

/* A press on map or track; an answer without a place has its button. */
static void
click_place (Fixture   *fixture,
             BoardPlace place)
{
  ComstockBoardMap *map = ui_probe_find (fixture->table, COMSTOCK_TYPE_BOARD_MAP);
  ComstockBoardTrack *track = ui_probe_find (fixture->table, COMSTOCK_TYPE_BOARD_TRACK);
  graphene_point_t middle;
  graphene_rect_t parcel;

  if (place < BOARD_PLACE_PARCEL)
    {
      click (comstock_board_track_get_space (track, place));
      return;
    }
  comstock_board_map_get_bounds (map, place - BOARD_PLACE_PARCEL, &parcel);
  graphene_rect_get_center (&parcel, &middle);
  ui_hand_point_at (GTK_WIDGET (map), (double) middle.x, (double) middle.y);
  ui_hand_do ("click 1");
}

/* Roads have no middle of a parcel; the others leave several answers at the most. */
static void
click_move (Fixture *fixture)
{
  const guint cursor = comstock_game_get_cursor (fixture->game);
  const CsMove move = choose (fixture);
  const ComstockPlace on_table = comstock_board_move_on_table (move);
  const BoardPlace place = comstock_board_place_of (&on_table);
  ComstockBoardAnswers *answers = ui_probe_find (fixture->table, COMSTOCK_TYPE_BOARD_ANSWERS);

  if (place != BOARD_NO_PLACE && board_move_type (move) != BOARD_MOVE_ROAD)
    click_place (fixture, place);
  if (comstock_game_get_cursor (fixture->game) != cursor)
    return;
  if (comstock_board_answers_find (answers, move) != NULL)
    ui_probe_press (comstock_board_answers_find (answers, move));
  else
    play_move (fixture);
}

/* All of it by the pointer: no bubble covers what is pressed after it. */
static void
test_by_mouse (Fixture      *fixture,
               gconstpointer data)
{
  play_to (fixture, "board-end", click_got_it, click_move);
  assert_taught (fixture, certain);
  click (ui_probe_find_button (fixture->guide, "Continue With Round 3"));
  g_assert_null (ui_probe_find_button (fixture->guide, "Continue With Round 3"));
}

/* Escape is for one bubble, as it says. */
static void
escape (Fixture *fixture)
{
  const ComstockGuideTip *tip = comstock_guide_get_tip (fixture->guide);

  ui_hand_do ("key Escape");
  g_assert_true (comstock_guide_get_tip (fixture->guide) != tip);
}

static gboolean
has_focus (Fixture   *fixture,
           GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The focus is led to the answers.  A row that opens a list has the answers some way down; on the desk there are few,
 * and a key for all. */
static void
answer_by_keys (Fixture *fixture)
{
  const guint cursor = comstock_game_get_cursor (fixture->game);
  ComstockBoardAnswers *answers = ui_probe_find (fixture->table, COMSTOCK_TYPE_BOARD_ANSWERS);

  g_assert_true (has_focus (fixture, GTK_WIDGET (answers)));
  if (comstock_board_answers_get_shape (answers) == COMSTOCK_BOARD_ANSWERS_DESK)
    ui_hand_do ("key slash");
  if (COMSTOCK_IS_BOARD_FOLD (gtk_window_get_focus (GTK_WINDOW (fixture->window))))
    {
      ui_hand_do ("key Right");
      for (guint i = 1 + cs_rng_below (&rng, NEAR); i > 0; i--)
        ui_hand_do ("key Down");
    }
  ui_hand_do ("key Return");
  g_assert_cmpuint (comstock_game_get_cursor (fixture->game), >, cursor);
}

static void
test_by_keys (Fixture      *fixture,
              gconstpointer data)
{
  play_to (fixture, "board-end", escape, answer_by_keys);
  assert_taught (fixture, certain);
  ui_hand_do ("key Escape");
  g_assert_null (ui_probe_find_button (fixture->guide, "Continue With Round 3"));
}

/* The last button ends it all, for good; what whole games explain goes on. */
static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  g_autofree char *after = NULL;

  lesson_stage_press (fixture, "End Lesson");
  g_assert_null (ui_probe_find_button (fixture->guide, "End Lesson"));
  after = lesson_stage_dup_shown (fixture);
  g_assert_cmpstr (after, ==, "board-parcels");
  g_assert_nonnull (ui_probe_find_button (fixture->guide, "No More Tips"));
}

/* A lesson of one game that was ended leaves that of another alone. */
static void
test_other_lesson (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (ComstockGame) cards = comstock_game_ui_deal_first (comstock_game_uis[0]);
  GtkWidget *table;

  lesson_stage_press (fixture, "End Lesson");
  comstock_window_set_game (fixture->window, cards);
  stage_settle ();
  table = ui_probe_find (fixture->window, COMSTOCK_TYPE_TABLE);
  g_assert_nonnull (ui_probe_find_button (comstock_table_get_guide (COMSTOCK_TABLE (table)), "End Lesson"));
}

/* In a whole game each thing is explained when it is first met, up to the end. */
static void
test_whole_game (Fixture      *fixture,
                 gconstpointer data)
{
  static const char *const met[] = {
    "board-parcels", "board-character", "board-track", "board-duel", "board-round", "board-over", NULL,
  };

  play_to (fixture, "board-over", press_got_it, play_move);
  assert_taught (fixture, met);
  g_assert_false (lesson_stage_is_seen (fixture, "board-welcome"));
  g_assert_false (lesson_stage_is_seen (fixture, "board-end"));
}

/* What variants change is explained as well, when it is first met. */
static void
set_up_variants (Fixture      *fixture,
                 gconstpointer variants)
{
  g_autoptr (ComstockBoardGame) game = NULL;
  g_autoptr (GError) error = NULL;
  ComstockBoardSetup setup;

  comstock_board_setup_init (&setup);
  setup.variants = (guint8) GPOINTER_TO_UINT (variants);
  setup.seed = SEED;
  game = comstock_board_game_new (&setup, &error);
  g_assert_no_error (error);
  open_window (fixture);
  g_settings_reset (fixture->settings, "guidance-seen");
  g_settings_set_boolean (fixture->settings, "guidance", TRUE);
  comstock_window_set_game (fixture->window, COMSTOCK_GAME (game));
  lesson_stage_find (fixture);
}

static void
test_variants (Fixture      *fixture,
               gconstpointer data)
{
  static const char *const met[] = { "board-sheet", "board-horse", "board-outlaws", "board-tiles", NULL };

  play_to (fixture, "board-over", press_got_it, play_move);
  assert_taught (fixture, met);
  g_assert_false (lesson_stage_is_seen (fixture, "board-parcels"));
  g_assert_false (lesson_stage_is_seen (fixture, "board-duel"));
}

static void
test_beats (Fixture      *fixture,
            gconstpointer data)
{
  play_to (fixture, "board-beat", press_got_it, play_move);
  g_assert_true (lesson_stage_is_seen (fixture, "board-track"));
}

/* It is about the enclosures, not about the words of the question. */
static void
test_horses (Fixture      *fixture,
             gconstpointer data)
{
  play_to (fixture, "board-horse", press_got_it, play_move);
  g_assert_cmpuint (comstock_guide_get_part (fixture->guide), ==, COMSTOCK_BOARD_GUIDE_TRACK);
}

/* The person answers, and is asked or taught again. */
static void
play_on (Fixture *fixture)
{
  play_move (fixture);
  ui_probe_wait (lesson_stage_is_waiting, fixture);
  stage_settle ();
}

/* Beyond a lesson a question is explained by one tip: what else there is to say waits for the next. */
static void
test_one_tip (Fixture      *fixture,
              gconstpointer data)
{
  while (get_state (fixture)->step != BOARD_STEP_COWBOY)
    play_on (fixture);
  g_assert_cmpstr (comstock_guide_get_tip (fixture->guide)->id, ==, "board-track");
  press_got_it (fixture);
  comstock_table_update (fixture->table);
  g_assert_false (is_taught (fixture));
  play_on (fixture);
  while (get_state (fixture)->step != BOARD_STEP_COWBOY)
    play_on (fixture);
  g_assert_cmpstr (comstock_guide_get_tip (fixture->guide)->id, ==, "board-construction");
}

/* Who wants none gets none. */
static void
test_no_tips (Fixture      *fixture,
              gconstpointer data)
{
  lesson_stage_press (fixture, "No More Tips");
  g_assert_false (g_settings_get_boolean (fixture->settings, "guidance"));
  for (guint i = 0; i < 6; i++)
    {
      ui_probe_wait (lesson_stage_is_waiting, fixture);
      g_assert_false (is_taught (fixture));
      play_move (fixture);
      stage_settle ();
    }
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  told = g_string_new (NULL);

  if (g_test_slow ())
    {
      g_test_add ("/board-lesson/whole-game", Fixture, NULL, set_up_whole, test_whole_game, lesson_stage_close);
      g_test_add ("/board-lesson/variants", Fixture, GUINT_TO_POINTER (VARIANTS), set_up_variants, test_variants,
                  lesson_stage_close);
      return g_test_run ();
    }
  g_test_add_func ("/board-lesson/tips", test_tips);
  g_test_add_func ("/board-lesson/whole-tips", test_whole_tips);
  g_test_add ("/board-lesson/whole", Fixture, NULL, set_up, test_whole_lesson, lesson_stage_close);
  g_test_add ("/board-lesson/by-mouse", Fixture, NULL, set_up_welcome, test_by_mouse, lesson_stage_close);
  g_test_add ("/board-lesson/by-keys", Fixture, NULL, set_up, test_by_keys, lesson_stage_close);
  g_test_add ("/board-lesson/end", Fixture, NULL, set_up, test_end, lesson_stage_close);
  g_test_add ("/board-lesson/other", Fixture, NULL, set_up, test_other_lesson, lesson_stage_close);
  g_test_add ("/board-lesson/horses", Fixture, GUINT_TO_POINTER (BOARD_WITH_HORSES), set_up_variants, test_horses,
              lesson_stage_close);
  g_test_add ("/board-lesson/beats", Fixture, GUINT_TO_POINTER (BOARD_KIT_CARSON), set_up_variants, test_beats,
              lesson_stage_close);
  g_test_add ("/board-lesson/one-tip", Fixture, NULL, set_up_whole, test_one_tip, lesson_stage_close);
  g_test_add ("/board-lesson/no-tips", Fixture, NULL, set_up_whole, test_no_tips, lesson_stage_close);

  return g_test_run ();
}
