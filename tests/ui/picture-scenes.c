/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of scenes.  Each is reached by playing a dealt game and pressing what a person would press. */

#include "config.h"

#include "picture-scenes.h"

#include "model/cards/comstock-cards-names.h"
#include "model/cards/comstock-cards-topics.h"
#include "ui/cards/table/comstock-cards-table.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/shell/comstock-new-game.h"
#include "ui/table/comstock-guide.h"
#include "ui/table/comstock-new-game-page.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/cards/comstock-cards-hand.h"
#include "ui/cards/cast/comstock-cards-portrait.h"
#include "ui/table/comstock-score-grid.h"
#include "ui/table/comstock-score-pane.h"
#include "ui/cards/seats/comstock-cards-seats.h"
#include "model/store/comstock-save.h"
#include "model/session/comstock-game-of-day.h"
#include "model/session/comstock-games.h"
#include "ui/shell/comstock-application.h"
#include "ui/shell/comstock-statistics-window.h"
#include "ui/table/comstock-log-pane.h"
#include "ui/kit/comstock-look.h"
#include "ui/table/comstock-table.h"
#include "picture-acts.h"
#include "picture-advice.h"
#include "picture-board.h"
#include "picture-city.h"
#include "picture-duels.h"
#include "picture-files.h"
#include "picture-hints.h"
#include "picture-lesson.h"
#include "picture-pad.h"
#include "session.h"
#include "ui-clock.h"
#include "ui-probe.h"
#include "widget-stage.h"

#define SEED 11
#define CROWDED 11      /* characters */
#define FRAMES 4
#define USUAL "person,virtual:novice,virtual:intermediate,virtual:expert"
#define CROWD "person,virtual:novice,virtual:intermediate,virtual:expert,virtual:novice,virtual:expert"
#define RIVALS "person,rival:hard,rival:medium,virtual:expert"
#define SIX_TOWNS "person,rival:hard,rival:medium,rival:hard,rival:medium,virtual:expert"
#define PEOPLE "person,person,virtual:novice,virtual:expert"

static ComstockCardsGame *
deal (const char *seats,
      guint64     seed)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup;
  ComstockCardsGame *game;

  comstock_cards_setup_init (&setup);
  comstock_cards_setup_parse (&setup, seats, &error);
  for (guint i = 0; i < setup.n_seats; i++)
    if (setup.seats[i].holder.kind == COMSTOCK_RIVAL)
      g_strlcpy (setup.seats[i].holder.name, comstock_rivals[i].name, COMSTOCK_MAX_SEAT_NAME);
  setup.seed = seed;
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  return game;
}

static void
on_painted (GdkFrameClock *clock,
            int           *frames)
{
  (*frames)++;
}

/* A large window takes a few frames until all has found its place, and a slow machine its time for each. */
static void
await_frames (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  int frames = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (on_painted), &frames);

  while (frames < FRAMES)
    {
      const int before = frames;

      gtk_widget_queue_draw (window);
      while (frames == before)
        g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (clock, handler);
  stage_settle ();
}

static void
act (ComstockWindow *window,
     const char     *action)
{
  GtkWidget *table = ui_probe_find (window, COMSTOCK_TYPE_CARDS_TABLE);

  gtk_widget_activate_action (table != NULL ? table : GTK_WIDGET (window), action, NULL);
  await_frames (GTK_WIDGET (window));
}

/* Where the card in hand would score most. */
static void
show_ghost (ComstockWindow    *window,
            ComstockCardsGame *game)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  CardsCard card = comstock_cards_card_get_number (comstock_cards_game_get_placing (game));
  ComstockCardsPlace best;
  ComstockCardsGain gain;

  g_assert_true (comstock_cards_city_find_best (city, card, &best, &gain));
  comstock_cards_city_view_set_ghost (ui_probe_find (window, COMSTOCK_TYPE_CARDS_CITY_VIEW), best.x, best.y);
}

/* The first place in reach that is not legal. */
static void
show_refusal (ComstockWindow    *window,
              ComstockCardsGame *game)
{
  ComstockCardsCityView *view = ui_probe_find (window, COMSTOCK_TYPE_CARDS_CITY_VIEW);
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  CardsCard card = comstock_cards_card_get_number (comstock_cards_game_get_placing (game));
  ComstockCardsArea box;
  int x;

  comstock_cards_city_get_box (city, &box);
  for (x = box.left; comstock_cards_city_judge (city, card, x, box.top).reason == CS_LEGAL; x++)
    ;
  comstock_cards_city_view_set_ghost (view, x, box.top);
  comstock_cards_city_view_place (view);
}

/* The person's auction card was the last: all lie open, and nobody has taken anything yet. */
static void
show_reveal (ComstockWindow    *window,
             ComstockCardsGame *game)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (COMSTOCK_GAME (game), 0);
  g_autoptr (GError) error = NULL;

  comstock_game_play (COMSTOCK_GAME (game), 0, g_array_index (legal, CsMove, legal->len / 2), &error);
  g_assert_no_error (error);
}

/* The last move is made before the eyes of the player. */
static void
show_end (ComstockWindow    *window,
          ComstockCardsGame *game)
{
  while (!comstock_game_is_over (COMSTOCK_GAME (game)))
    stage_step (game);
}

/* Left, and shown once more. */
static void
show_end_again (ComstockWindow    *window,
                ComstockCardsGame *game)
{
  show_end (window, game);
  picture_acts_show_end_again (window);
}

/* Another game, in which the person is asked at @step, for @ability if that is not −1. */
static void
show_asked (ComstockWindow *window,
            CardsStep       step,
            int             ability)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr (ComstockCardsGame) game = deal (USUAL, seed);

      comstock_game_set_viewer (COMSTOCK_GAME (game), 0);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)) &&
             (comstock_cards_game_get_step (game) != step || comstock_cards_game_get_actor (game) != 0 ||
              (ability >= 0 && comstock_cards_game_get_ability (game) != ability)))
        stage_gather (game);
      if (comstock_game_is_over (COMSTOCK_GAME (game)))
        continue;
      comstock_window_set_game (window, COMSTOCK_GAME (game));
      stage_settle ();
      return;
    }
}

/* The first move that takes a character if @hires, and else one that takes none. */
static void
play_for (ComstockGame *game,
          guint         seat,
          gboolean      hires)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);
  CsMove move = g_array_index (legal, CsMove, legal->len - 1);

  for (guint i = 0; i < legal->len; i++)
    {
      const CsMove other = g_array_index (legal, CsMove, i);

      if (cards_move_type (other) == CARDS_MOVE_TAKE &&
          cards_is_character ((CardsCard) cards_move_argument (other)) == hires)
        move = other;
    }
  g_assert_true (comstock_game_play (game, seat, move, NULL));
}

/* Rivals leave every character to the person, who takes a card as the next one of many, and presses the first. */
static void
show_cast (ComstockWindow    *window,
           ComstockCardsGame *other)
{
  g_autoptr (ComstockCardsGame) game = deal ("person,rival:medium,rival:medium,rival:medium", SEED);
  GListModel *characters = comstock_cards_seat_get_characters (comstock_cards_game_get_seat (game, 0));

  comstock_game_set_viewer (COMSTOCK_GAME (game), 0);
  while (g_list_model_get_n_items (characters) < CROWDED ||
         comstock_cards_game_get_step (game) != CARDS_STEP_TAKE || comstock_cards_game_get_actor (game) != 0)
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (COMSTOCK_GAME (game)), -1);

      play_for (COMSTOCK_GAME (game), seat, seat == 0);
    }
  comstock_window_set_game (window, COMSTOCK_GAME (game));
  stage_settle ();
  ui_probe_press (ui_probe_find (window, COMSTOCK_TYPE_CARDS_PORTRAIT));
}

static void
show_worker (ComstockWindow    *window,
             ComstockCardsGame *game)
{
  show_asked (window, CARDS_STEP_ABILITY, CARDS_CHINESE_WORKER);
}

static void
show_gunsmith (ComstockWindow    *window,
               ComstockCardsGame *game)
{
  show_asked (window, CARDS_STEP_ABILITY, CARDS_GUNSMITH);
}

static void
show_mercenary (ComstockWindow    *window,
                ComstockCardsGame *game)
{
  show_asked (window, CARDS_STEP_ABILITY, CARDS_MERCENARY);
}

static void
show_hire (ComstockWindow    *window,
           ComstockCardsGame *game)
{
  show_asked (window, CARDS_STEP_HIRE, -1);
}

static void
show_sale (ComstockWindow    *window,
           ComstockCardsGame *game)
{
  show_asked (window, CARDS_STEP_SELL, -1);
}

static void
show_tip_sale (ComstockWindow    *window,
               ComstockCardsGame *game)
{
  show_sale (window, game);
  picture_lesson_explain (window, "sell");
}

static void
pick_card (ComstockWindow    *window,
           ComstockCardsGame *game)
{
  ComstockCardsHand *hand = ui_probe_find (window, COMSTOCK_TYPE_CARDS_HAND);

  comstock_cards_hand_focus (hand);
  ui_probe_press (gtk_window_get_focus (GTK_WINDOW (window)));
}

static void
show_score_sheet (ComstockWindow    *window,
                  ComstockCardsGame *game)
{
  act (window, "table.score-sheet");
}

/* The greatest figure but the total is pressed. */
static void
show_figure (ComstockWindow    *window,
             ComstockCardsGame *game)
{
  guint best = 0;
  CardsScore score;

  act (window, "table.score-sheet");
  comstock_cards_seat_get_sheet (comstock_cards_game_get_seat (game, 0), &score);
  for (guint row = 0; row < CARDS_ROWS; row++)
    if (score.rows[row] > score.rows[best])
      best = row;
  comstock_score_grid_choose (ui_probe_find (window, COMSTOCK_TYPE_SCORE_GRID), 0, best);
}

static void
show_characters (ComstockWindow    *window,
                 ComstockCardsGame *game)
{
  act (window, "table.score-sheet");
  comstock_score_grid_choose (ui_probe_find (window, COMSTOCK_TYPE_SCORE_GRID), 0, CARDS_ROW_CHARACTERS);
}

static void
turn_to_rounds (ComstockWindow *window)
{
  comstock_look_set (ui_probe_find (window, COMSTOCK_TYPE_SCORE_PANE), g_variant_new ("(siu)", "rounds", -1, 0));
}

static void
show_rounds (ComstockWindow    *window,
             ComstockCardsGame *game)
{
  act (window, "table.score-sheet");
  turn_to_rounds (window);
}

static void
show_end_rounds (ComstockWindow    *window,
                 ComstockCardsGame *game)
{
  show_end (window, game);
  act (window, "table.score-sheet");
  turn_to_rounds (window);
}

static void
show_end_score (ComstockWindow    *window,
                ComstockCardsGame *game)
{
  show_end (window, game);
  act (window, "table.score-sheet");
}

static void
show_player_aid (ComstockWindow    *window,
                 ComstockCardsGame *game)
{
  act (window, "table.player-aid");
}

/* The rules, where they tell of a card in the column. */
static void
ask_about_card (ComstockWindow    *window,
                ComstockCardsGame *game)
{
  g_autoptr (ComstockCardsCard) card = g_list_model_get_item (comstock_cards_game_get_column (game), 1);
  g_autofree char *topics = comstock_cards_topics_of_card (card);

  gtk_widget_activate_action (ui_probe_find (window, COMSTOCK_TYPE_CARDS_TABLE), "table.explain", "s", topics);
  stage_settle ();
}

static void
search_rules (ComstockWindow    *window,
              ComstockCardsGame *game)
{
  GtkSearchEntry *entry;

  act (window, "table.search-rules");
  entry = ui_probe_find (window, GTK_TYPE_SEARCH_ENTRY);
  gtk_search_entry_set_search_delay (entry, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), comstock_cards_parcel_get_name (CARDS_PRISON));
  stage_settle ();
}

static void
show_log (ComstockWindow    *window,
          ComstockCardsGame *game)
{
  act (window, "table.log");
}

static void
look_back (ComstockWindow    *window,
           ComstockCardsGame *game)
{
  act (window, "table.log");
  gtk_widget_activate_action (ui_probe_find (window, COMSTOCK_TYPE_LOG_PANE), "replay.previous-round", NULL);
}

/* A town that was pressed stays. */
static void
peek_at_seat (ComstockWindow    *window,
              ComstockCardsGame *game)
{
  ComstockCardsSeats *seats = ui_probe_find (window, COMSTOCK_TYPE_CARDS_SEATS);

  ui_probe_press (comstock_cards_seat_view_get_part (comstock_cards_seats_get_view (seats, 1),
                                                     COMSTOCK_CARDS_SEAT_PART_MINI));
}

static void
look_at_seat (ComstockWindow    *window,
              ComstockCardsGame *game)
{
  g_signal_emit_by_name (ui_probe_find (window, COMSTOCK_TYPE_CARDS_SEAT_VIEW), "look");
}

static void
show_new_game (ComstockWindow    *window,
               ComstockCardsGame *game)
{
  act (window, "win.new-game");
}

static void
show_new_game_code (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  gpointer page;

  act (window, "win.new-game");
  page = ui_probe_find (ui_probe_await_window (COMSTOCK_TYPE_NEW_GAME), COMSTOCK_TYPE_NEW_GAME_PAGE);
  comstock_new_game_page_enter_code (page, "C1J0A-N8000-0EGGB-J");
  stage_settle ();
}

static void
show_game_code (ComstockWindow    *window,
                ComstockCardsGame *game)
{
  act (window, "win.game-code");
}

static void
show_menu (ComstockWindow    *window,
           ComstockCardsGame *game)
{
  act (window, "win.menu");
}

static void
show_shortcuts (ComstockWindow    *window,
                ComstockCardsGame *game)
{
  act (window, "win.shortcuts");
}

static void
show_about (ComstockWindow    *window,
            ComstockCardsGame *game)
{
  act (window, "app.about");
}

static void
show_preferences (ComstockWindow    *window,
                  ComstockCardsGame *game)
{
  act (window, "win.preferences");
}

/* After some games of several kinds. */
static void
show_statistics (ComstockWindow    *window,
                 ComstockCardsGame *game)
{
  static const char *const tables[] = { USUAL, USUAL, CROWD, USUAL, RIVALS };
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  ComstockStatistics *statistics = comstock_application_get_statistics (COMSTOCK_APPLICATION (application));

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (ComstockCardsGame) played = deal (tables[i], SEED + i);

      comstock_statistics_watch (statistics, COMSTOCK_GAME (played));
      show_end (window, played);
    }
  act (window, "win.statistics");
}

/* The games of the day of some days, and others, one by one. */
static void
show_results (ComstockWindow    *window,
              ComstockCardsGame *game)
{
  g_autoptr (GDateTime) first = g_date_time_new_utc (2026, 11, 1, 0, 0, 0);
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  ComstockStatistics *statistics = comstock_application_get_statistics (COMSTOCK_APPLICATION (application));
  const ComstockGameKind *kind = comstock_games_find (comstock_game_get_rules (COMSTOCK_GAME (game))->id);
  GtkWidget *dialog;

  for (int i = 0; i < 12; i++)
    {
      g_autoptr (GDateTime) day = g_date_time_add_days (first, i);
      g_autofree char *code = comstock_game_of_day_dup_code (kind, day);
      g_autoptr (ComstockGame) played = comstock_game_code_deal (code, NULL);

      comstock_statistics_watch (statistics, played);
      show_end (window, COMSTOCK_CARDS_GAME (played));
    }
  show_statistics (window, game);
  dialog = ui_probe_find_window (COMSTOCK_TYPE_STATISTICS_WINDOW);
  gtk_stack_set_visible_child_name (gtk_stack_switcher_get_stack (ui_probe_find (dialog, GTK_TYPE_STACK_SWITCHER)),
                                    "over-time");
}

static void
show_no_statistics (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  g_autoptr (GBytes) forgotten =
    comstock_statistics_reset (comstock_application_get_statistics (COMSTOCK_APPLICATION (application)));

  act (window, "win.statistics");
}

static gboolean
is_table_there (gpointer window)
{
  return ui_probe_find (window, COMSTOCK_TYPE_TABLE) != NULL;
}

/* Another program writes into the file that the game was opened from. */
static void
save_over_change (ComstockWindow    *window,
                  ComstockCardsGame *none)
{
  g_autoptr (ComstockCardsGame) game = deal (USUAL, SEED);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "An evening with friends.comstock", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  stage_play_to (game, CARDS_STEP_BID, 3);
  g_assert_true (comstock_save_write (COMSTOCK_GAME (game), file, NULL));
  comstock_window_open_file (window, file);
  ui_probe_wait (is_table_there, window);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  act (window, "win.save");
  ui_probe_await_window (ADW_TYPE_MESSAGE_DIALOG);
}

/* Stops the clock for as long as the window of the scene is there. */
static void
stop_clock (ComstockWindow *window)
{
  ui_clock_stop ();
  g_signal_connect (window, "destroy", G_CALLBACK (ui_clock_start), NULL);
}

/* The end as it is played, so many milliseconds after it began. */
static void
show_finale_at (ComstockWindow    *window,
                ComstockCardsGame *game,
                guint              time)
{
  stage_set_animations (TRUE);
  stop_clock (window);
  show_end (window, game);
  await_frames (GTK_WIDGET (window));
  ui_clock_advance (time);
}

static void
show_finale_calls (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  show_finale_at (window, game, 4000);
}

static void
show_finale_faces (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  show_finale_at (window, game, 8500);
}

/* The town is on its way. */
static void
show_finale_rise (ComstockWindow    *window,
                  ComstockCardsGame *game)
{
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_CARDS_TABLE);
  ComstockAct *finale;

  show_finale_at (window, game, 0);
  finale = comstock_theatre_get_act (comstock_table_get_theatre (table));
  comstock_act_go_to (finale, G_MAXINT);
  comstock_act_go_to (finale, comstock_act_get_time (finale) - 400);
}

const PictureScene picture_scenes[] = {
  { "welcome", NULL, 0, 0, FALSE, NULL },
  { "opening", USUAL, CARDS_STEP_BID, 0, TRUE, NULL },
  { "pick", USUAL, CARDS_STEP_BID, 6, FALSE, pick_card },
  { "take", USUAL, CARDS_STEP_TAKE, 6, FALSE, NULL },
  { "ghost", USUAL, CARDS_STEP_PLACE, 7, TRUE, show_ghost },
  { "refusal", USUAL, CARDS_STEP_PLACE, 7, TRUE, show_refusal },
  { "reveal", USUAL, CARDS_STEP_BID, 7, TRUE, show_reveal },
  { "showdown-come", CROWD, CARDS_STEP_BID, 3, FALSE, picture_acts_come },
  { "showdown-turn", CROWD, CARDS_STEP_BID, 3, FALSE, picture_acts_turn },
  { "showdown-sort", CROWD, CARDS_STEP_BID, 3, FALSE, picture_acts_sort },
  { "showdown", CROWD, CARDS_STEP_BID, 3, TRUE, picture_acts_tie },
  { "showdown-leave", CROWD, CARDS_STEP_BID, 3, FALSE, picture_acts_leave },
  { "showdown-ties", CROWD, CARDS_STEP_BID, 0, FALSE, picture_acts_ties },
  { "showdown-plain", USUAL, CARDS_STEP_BID, 3, FALSE, picture_acts_plain },
  { "showdown-raised", USUAL, CARDS_STEP_BID, 0, FALSE, picture_acts_raise },
  { "showdown-aside", USUAL, CARDS_STEP_BID, 0, FALSE, picture_acts_aside },
  { "train", USUAL, CARDS_STEP_BID, 6, FALSE, picture_acts_train },
  { "era", USUAL, CARDS_STEP_BID, 6, TRUE, picture_acts_era },
  { "ability", USUAL, CARDS_STEP_ABILITY, 3, TRUE, NULL },
  { "ability-column", USUAL, CARDS_STEP_BID, 0, FALSE, show_worker },
  { "ability-hand", USUAL, CARDS_STEP_BID, 0, FALSE, show_gunsmith },
  { "ability-order", USUAL, CARDS_STEP_BID, 0, FALSE, show_mercenary },
  { "cast", USUAL, CARDS_STEP_BID, 0, FALSE, show_cast },
  { "hire", USUAL, CARDS_STEP_BID, 0, FALSE, show_hire },
  { "sale", USUAL, CARDS_STEP_BID, 0, FALSE, show_sale },
  { "score", USUAL, CARDS_STEP_BID, 9, TRUE, show_score_sheet },
  { "figure", USUAL, CARDS_STEP_BID, 9, FALSE, show_figure },
  { "figure-of-six", CROWD, CARDS_STEP_BID, 9, FALSE, show_figure },
  { "characters", USUAL, CARDS_STEP_BID, 11, FALSE, show_characters },
  { "rounds", CROWD, CARDS_STEP_BID, 11, FALSE, show_rounds },
  { "end-rounds", USUAL, CARDS_STEP_PLACE, 11, FALSE, show_end_rounds },
  { "end", USUAL, CARDS_STEP_PLACE, 11, TRUE, show_end },
  { "end-again", USUAL, CARDS_STEP_PLACE, 11, FALSE, show_end_again },
  { "end-score", RIVALS, CARDS_STEP_PLACE, 11, FALSE, show_end_score },
  { "end-of-rivals", RIVALS, CARDS_STEP_PLACE, 11, FALSE, show_end },
  { "end-of-six", SIX_TOWNS, CARDS_STEP_PLACE, 10, FALSE, show_end },
  { "finale-calls", RIVALS, CARDS_STEP_PLACE, 11, FALSE, show_finale_calls },
  { "finale-of-six", SIX_TOWNS, CARDS_STEP_PLACE, 10, FALSE, show_finale_calls },
  { "finale-faces", RIVALS, CARDS_STEP_PLACE, 11, FALSE, show_finale_faces },
  { "finale-rise", RIVALS, CARDS_STEP_PLACE, 11, FALSE, show_finale_rise },
  { "six", CROWD, CARDS_STEP_TAKE, 8, FALSE, NULL },
  { "six-peek", CROWD, CARDS_STEP_BID, 8, FALSE, peek_at_seat },
  { "look", USUAL, CARDS_STEP_BID, 7, FALSE, look_at_seat },
  { "peek", RIVALS, CARDS_STEP_PLACE, 12, FALSE, peek_at_seat },
  { "value", USUAL, CARDS_STEP_TAKE, 6, FALSE, picture_hints_card },
  { "value-parcel", USUAL, CARDS_STEP_TAKE, 8, FALSE, picture_hints_parcel },
  { "value-portrait", USUAL, CARDS_STEP_TAKE, 6, FALSE, picture_hints_portrait },
  { "value-score", RIVALS, CARDS_STEP_TAKE, 8, FALSE, picture_hints_score },
  { "curtain", PEOPLE, CARDS_STEP_BID, 0, FALSE, NULL },
  { "log", USUAL, CARDS_STEP_BID, 7, FALSE, show_log },
  { "replay", USUAL, CARDS_STEP_BID, 7, FALSE, look_back },
  { "aid", USUAL, CARDS_STEP_TAKE, 7, FALSE, show_player_aid },
  { "asked", USUAL, CARDS_STEP_TAKE, 7, FALSE, ask_about_card },
  { "rules", USUAL, CARDS_STEP_TAKE, 7, FALSE, search_rules },
  { "tip", USUAL, CARDS_STEP_BID, 0, FALSE, picture_lesson_tip },
  { "tip-place", USUAL, CARDS_STEP_PLACE, 0, FALSE, picture_lesson_tip_place },
  { "tip-ability", USUAL, CARDS_STEP_ABILITY, 3, FALSE, picture_lesson_tip_ability },
  { "tip-sale", USUAL, CARDS_STEP_BID, 0, FALSE, show_tip_sale },
  { "lesson", NULL, 0, 0, FALSE, picture_lesson_appeal },
  { "lesson-ranch", NULL, 0, 0, FALSE, picture_lesson_ranch },
  { "lesson-tie", NULL, 0, 0, FALSE, picture_lesson_tie },
  { "lesson-shop", NULL, 0, 0, FALSE, picture_lesson_shop },
  { "lesson-arrow", NULL, 0, 0, FALSE, picture_lesson_arrow },
  { "lesson-end", NULL, 0, 0, FALSE, picture_lesson_end },
  { "lesson-board", NULL, 0, 0, FALSE, picture_lesson_board },
  { "lesson-board-site", NULL, 0, 0, FALSE, picture_lesson_board_site },
  { "new-game", USUAL, CARDS_STEP_BID, 0, FALSE, show_new_game },
  { "new-game-code", USUAL, CARDS_STEP_BID, 0, FALSE, show_new_game_code },
  { "game-code", USUAL, CARDS_STEP_BID, 0, FALSE, show_game_code },
  { "new-rivals", USUAL, CARDS_STEP_BID, 0, FALSE, picture_advice_rivals },
  { "hint-bid", USUAL, CARDS_STEP_BID, 3, FALSE, picture_advice_hint, TRUE },
  { "hint-take", RIVALS, CARDS_STEP_TAKE, 6, FALSE, picture_advice_hint, TRUE },
  { "hint-place", RIVALS, CARDS_STEP_PLACE, 7, FALSE, picture_advice_hint, TRUE },
  { "hint-ability", USUAL, CARDS_STEP_ABILITY, 3, FALSE, picture_advice_hint, TRUE },
  { "analysis", RIVALS, CARDS_STEP_TAKE, 6, FALSE, picture_advice_analysis, TRUE },
  { "rivals", RIVALS, CARDS_STEP_TAKE, 6, FALSE, NULL },
  { "preferences", USUAL, CARDS_STEP_BID, 3, FALSE, show_preferences },
  { "statistics", USUAL, CARDS_STEP_BID, 3, FALSE, show_statistics },
  { "results", USUAL, CARDS_STEP_BID, 3, FALSE, show_results },
  { "no-statistics", USUAL, CARDS_STEP_BID, 3, FALSE, show_no_statistics },
  { "pad-players", NULL, 0, 0, FALSE, picture_pad_players },
  { "pad-round", NULL, 0, 0, FALSE, picture_pad_round },
  { "pad-tie", NULL, 0, 0, FALSE, picture_pad_tie },
  { "pad-city", USUAL, CARDS_STEP_BID, 11, FALSE, picture_pad_city },
  { "pad-card", USUAL, CARDS_STEP_BID, 11, FALSE, picture_pad_card },
  { "pad-scores", USUAL, CARDS_STEP_BID, 11, FALSE, picture_pad_scores },
  { "board-new-game", NULL, 0, 0, FALSE, picture_board_new_game, TRUE },
  { "board-begins", NULL, 0, 0, FALSE, picture_board_begins, TRUE },
  { "board-solo", NULL, 0, 0, FALSE, picture_board_solo, TRUE },
  { "board-own-cast", NULL, 0, 0, FALSE, picture_board_own_cast, TRUE },
  { "board-characters", NULL, 0, 0, FALSE, picture_board_characters },
  { "board-cowboys", NULL, 0, 0, TRUE, picture_board_cowboys },
  { "board-passing", NULL, 0, 0, FALSE, picture_board_passing },
  { "board-site", NULL, 0, 0, FALSE, picture_board_site },
  { "board-six", NULL, 0, 0, FALSE, picture_board_six },
  { "board-zoomed", NULL, 0, 0, FALSE, picture_board_zoomed },
  { "board-duel", NULL, 0, 0, FALSE, picture_board_duel, TRUE },
  { "board-payday", NULL, 0, 0, FALSE, picture_board_payday },
  { "duel-odds", NULL, 0, 0, FALSE, picture_duels_odds },
  { "duel-dice", NULL, 0, 0, FALSE, picture_duels_dice },
  { "duel-adding", NULL, 0, 0, FALSE, picture_duels_adding },
  { "duel-outcome", NULL, 0, 0, FALSE, picture_duels_outcome },
  { "duel-outlaw", NULL, 0, 0, FALSE, picture_duels_outlaw },
  { "duel-tiles", NULL, 0, 0, FALSE, picture_duels_tiles },
  { "duel-standish", NULL, 0, 0, FALSE, picture_duels_standish },
  { "standish-ordered", NULL, 0, 0, FALSE, picture_duels_ordered },
  { "standish-chosen", NULL, 0, 0, FALSE, picture_duels_chosen },
  { "standish-line", NULL, 0, 0, FALSE, picture_duels_line },
  { "standish-die", NULL, 0, 0, FALSE, picture_duels_white },
  { "standish-builds", NULL, 0, 0, FALSE, picture_duels_builds },
  { "cowboy-flight", NULL, 0, 0, FALSE, picture_duels_flight },
  { "cowboys-home", NULL, 0, 0, FALSE, picture_duels_home },
  { "board-vp", NULL, 0, 0, FALSE, picture_board_vp },
  { "board-hint-character", NULL, 0, 0, FALSE, picture_board_hint_character, TRUE },
  { "board-hint", NULL, 0, 0, FALSE, picture_board_hint, TRUE },
  { "board-hint-site", NULL, 0, 0, FALSE, picture_board_hint_site, TRUE },
  { "board-analysis", NULL, 0, 0, FALSE, picture_board_analysis, TRUE },
  { "board-light", NULL, 0, 0, FALSE, picture_board_light },
  { "board-rounds", NULL, 0, 0, FALSE, picture_board_rounds },
  { "board-money", NULL, 0, 0, FALSE, picture_board_money },
  { "board-log", NULL, 0, 0, TRUE, picture_board_log },
  { "board-finale", NULL, 0, 0, FALSE, picture_board_finale },
  { "board-end", NULL, 0, 0, TRUE, picture_board_end },
  { "board-end-again", NULL, 0, 0, FALSE, picture_board_end_again },
  { "city-new-game", NULL, 0, 0, FALSE, picture_city_new_game, TRUE },
  { "city-lay", NULL, 0, 0, TRUE, picture_city_lay },
  { "city-turn", NULL, 0, 0, FALSE, picture_city_turn },
  { "city-claim", NULL, 0, 0, FALSE, picture_city_claim },
  { "city-gate", NULL, 0, 0, FALSE, picture_city_gate },
  { "city-wall", NULL, 0, 0, FALSE, picture_city_wall },
  { "city-guard", NULL, 0, 0, FALSE, picture_city_guard },
  { "city-tower", NULL, 0, 0, FALSE, picture_city_tower },
  { "city-light", NULL, 0, 0, FALSE, picture_city_light },
  { "city-log", NULL, 0, 0, FALSE, picture_city_log },
  { "city-count", NULL, 0, 0, FALSE, picture_city_count },
  { "city-finale", NULL, 0, 0, FALSE, picture_city_finale },
  { "city-end", NULL, 0, 0, FALSE, picture_city_end },
  { "problem", USUAL, CARDS_STEP_BID, 3, FALSE, picture_files_fail },
  { "held-up", USUAL, CARDS_STEP_BID, 3, FALSE, picture_files_hold_up },
  { "damaged", NULL, 0, 0, FALSE, picture_files_damaged },
  { "other-rules", USUAL, CARDS_STEP_BID, 3, FALSE, picture_files_newer },
  { "bad-file", USUAL, CARDS_STEP_BID, 3, FALSE, picture_files_bad },
  { "changed-file", NULL, 0, 0, FALSE, save_over_change },
  { "hung-file", USUAL, CARDS_STEP_BID, 3, FALSE, picture_files_hung },
  { "menu", USUAL, CARDS_STEP_BID, 3, FALSE, show_menu },
  { "shortcuts", USUAL, CARDS_STEP_BID, 3, FALSE, show_shortcuts },
  { "about", NULL, 0, 0, FALSE, show_about },
  { NULL },
};

const PictureScene *
picture_scene_find (const char *name)
{
  for (const PictureScene *scene = picture_scenes; scene->name != NULL; scene++)
    if (g_str_equal (scene->name, name))
      return scene;
  return NULL;
}

static ComstockCardsGame *
reach (const PictureScene *scene)
{
  ComstockCardsGame *game = deal (scene->seats, SEED);

  stage_play_to (game, scene->step, scene->n_cards);
  return game;
}

/* Without a compositor a window has a frame of a few pixels, which would make it smaller than asked. */
void
picture_scenes_init (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (provider, "window { padding: 0; border: none; box-shadow: none; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

static gboolean is_lively;

void
picture_scenes_set_lively (gboolean lively)
{
  is_lively = lively;
}

ComstockWindow *
picture_scene_open (const PictureScene *scene,
                    AdwApplication     *application)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  ComstockWindow *window = comstock_window_new (application);
  g_autoptr (ComstockCardsGame) game = scene->seats != NULL ? reach (scene) : NULL;

  session_ask_foregone ();
  stage_set_animations (is_lively);
  g_settings_set_boolean (settings, "guidance", FALSE);
  if (game != NULL)
    comstock_window_set_game (window, COMSTOCK_GAME (game));
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  if (scene->act != NULL)
    scene->act (window, game);
  await_frames (GTK_WIDGET (window));
  return window;
}

/* A shortcuts window that is destroyed while it is shown asks for the pointer once more. */
void
picture_scene_close (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  picture_acts_end ();
  g_list_foreach (windows, (GFunc) (void (*) (void)) gtk_widget_hide, NULL);
  stage_settle ();
  g_list_foreach (windows, (GFunc) (void (*) (void)) gtk_window_destroy, NULL);
  stage_settle ();
}
