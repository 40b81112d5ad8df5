/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each is reached by a game that rivals play on all seats. */

#include "picture-board.h"

#include "ai/board/board-player.h"
#include "model/board/comstock-board-game.h"
#include "model/session/comstock-rivals.h"
#include "picture-acts.h"
#include "picture-advice.h"
#include "ui-probe.h"
#include "ui/table/plane/comstock-plane-view.h"
#include "model/board/comstock-board-sheet.h"
#include "ui/table/comstock-score-grid.h"
#include "ui/table/comstock-score-pane.h"
#include "ui/board/table/comstock-board-duel.h"
#include "ui/board/table/comstock-board-payday.h"
#include "ui/board/table/comstock-board-roll.h"
#include "ui/kit/comstock-look.h"
#include "ui/shell/comstock-new-game.h"
#include "ui/table/comstock-new-game-page.h"
#include "widget-stage.h"

#define SEED 5
#define FOUR "person,rival:medium,rival:medium,rival:medium"
#define SIX "person,rival:medium,rival:medium,rival:medium,rival:medium,rival:medium"

ComstockGame *
picture_board_deal (const char  *seats,
                    BoardVariant variants)
{
  g_autoptr (GError) error = NULL;
  ComstockBoardSetup setup;
  ComstockBoardGame *game;

  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, seats, &error);
  g_assert_no_error (error);
  for (guint i = 1; i < setup.n_seats; i++)
    g_strlcpy (setup.seats[i].holder.name, comstock_rivals[i].name, COMSTOCK_MAX_SEAT_NAME);
  setup.variants = (guint8) variants;
  setup.seed = SEED;
  game = comstock_board_game_new (&setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

/* The person plays as a rival would. */
static void
play_person (ComstockGame *game,
             guint         seat,
             CsRng        *rng)
{
  const CsMove move = board_player_move (comstock_game_get_state (game), seat, rng);
  g_autoptr (GError) error = NULL;

  comstock_game_play (game, seat, move, &error);
  g_assert_no_error (error);
}

static gboolean
is_asked (ComstockGame *game,
          BoardStep     step,
          guint         round)
{
  const BoardState *state = comstock_game_get_state (game);

  return state->step == step && state->round >= round && (state->actors & 1) != 0;
}

void
picture_board_play_on (ComstockGame *game,
                       CsRng        *rng)
{
  if (comstock_game_get_automatic_seat (game) >= 0)
    comstock_game_play_automatic (game, NULL);
  else
    play_person (game, (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1), rng);
}

static void
play_to (ComstockGame *game,
         BoardStep     step,
         guint         round)
{
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (!comstock_game_is_over (game) && !is_asked (game, step, round))
    picture_board_play_on (game, &rng);
}

static void
show (ComstockWindow *window,
      const char     *seats,
      BoardVariant    variants,
      BoardStep       step,
      guint           round)
{
  g_autoptr (ComstockGame) game = picture_board_deal (seats, variants);

  play_to (game, step, round);
  comstock_window_set_game (window, game);
  stage_settle ();
}

static ComstockNewGamePage *
open_new_game (ComstockWindow *window)
{
  gpointer dialog;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  dialog = ui_probe_await_window (COMSTOCK_TYPE_NEW_GAME);
  adw_combo_row_set_selected (ui_probe_find (dialog, ADW_TYPE_COMBO_ROW), 1);
  stage_settle ();
  return ui_probe_find (dialog, COMSTOCK_TYPE_NEW_GAME_PAGE);
}

static void
scroll (ComstockNewGamePage *page,
        double                part)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (ui_probe_find (page, GTK_TYPE_SCROLLED_WINDOW));

  gtk_adjustment_set_value (adjustment, part * gtk_adjustment_get_upper (adjustment));
  stage_settle ();
}

void
picture_board_new_game (ComstockWindow    *window,
                        ComstockCardsGame *game)
{
  open_new_game (window);
}

void
picture_board_begins (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  scroll (open_new_game (window), 1);
}

void
picture_board_solo (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  ComstockNewGamePage *page = open_new_game (window);

  adw_combo_row_set_selected (ui_probe_find (page, ADW_TYPE_COMBO_ROW), 1);
  stage_settle ();
}

void
picture_board_own_cast (ComstockWindow    *window,
                        ComstockCardsGame *game)
{
  ComstockNewGamePage *page = open_new_game (window);
  const char *title = comstock_board_phase_get_name (BOARD_PHASE_CHARACTERS);

  adw_combo_row_set_selected (ui_probe_find_named (page, title), BOARD_SETS + 1);
  stage_settle ();
  scroll (page, 0.15);
}

void
picture_board_characters (ComstockWindow    *window,
                          ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_CHARACTER, 2);
}

void
picture_board_cowboys (ComstockWindow    *window,
                       ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_COWBOY, 2);
}

/* Some have passed, others have not. */
void
picture_board_passing (ComstockWindow    *window,
                       ComstockCardsGame *game)
{
  g_autoptr (ComstockGame) board = picture_board_deal (SIX, 0);
  const BoardState *state;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  do
    {
      picture_board_play_on (board, &rng);
      state = comstock_game_get_state (board);
    }
  while (!is_asked (board, BOARD_STEP_COWBOY, 2) || state->n_passed == 0);
  comstock_window_set_game (window, board);
  stage_settle ();
}

void
picture_board_site (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_SITE, 1);
}

void
picture_board_six (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  show (window, SIX, BOARD_WITH_OUTLAWS | BOARD_WITH_HORSES | BOARD_MIGHT_IS_RIGHT, BOARD_STEP_COWBOY, 3);
}

void
picture_board_zoomed (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  picture_board_six (window, game);
  for (int i = 0; i < 3; i++)
    gtk_widget_activate_action (ui_probe_find (window, COMSTOCK_TYPE_PLANE_VIEW), "zoom.in", NULL);
  stage_settle ();
}

void
picture_board_duel (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  g_autoptr (ComstockGame) board = picture_board_deal (FOUR, 0);
  CsRng rng;

  cs_rng_init (&rng, SEED);
  play_to (board, BOARD_STEP_COWBOY, 1);
  comstock_window_set_game (window, board);
  stage_settle ();
  while (ui_probe_find (window, COMSTOCK_TYPE_BOARD_DUEL) == NULL)
    {
      picture_board_play_on (board, &rng);
      ui_probe_let_tell (ui_probe_find (window, COMSTOCK_TYPE_TABLE));
    }
}

void
picture_board_payday (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  g_autoptr (ComstockGame) board = picture_board_deal (FOUR, 0);
  ComstockTheatre *theatre;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  play_to (board, BOARD_STEP_COWBOY, 3);
  comstock_window_set_game (window, board);
  stage_settle ();
  theatre = picture_acts_begin (window);
  while (!COMSTOCK_IS_BOARD_PAYDAY (comstock_theatre_get_act (theatre)))
    {
      picture_board_play_on (board, &rng);
      while (COMSTOCK_IS_BOARD_ROLL (comstock_theatre_get_act (theatre)))
        comstock_theatre_press (theatre);
    }
  picture_acts_show (1200);
}

void
picture_board_vp (ComstockWindow    *window,
                  ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_SPEND, 2);
}

/* A hint for each kind of choice. */
void
picture_board_hint_character (ComstockWindow    *window,
                              ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_CHARACTER, 2);
  picture_advice_hint (window, game);
}

void
picture_board_hint (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_COWBOY, 2);
  picture_advice_hint (window, game);
}

void
picture_board_hint_site (ComstockWindow    *window,
                         ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_SITE, 1);
  picture_advice_hint (window, game);
}

void
picture_board_analysis (ComstockWindow    *window,
                        ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_COWBOY, 1);
  picture_advice_analysis (window, game);
}

void
picture_board_light (ComstockWindow    *window,
                     ComstockCardsGame *game)
{
  show (window, FOUR, BOARD_WITH_HORSES, BOARD_STEP_COWBOY, 4);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.score-sheet", NULL);
  stage_settle ();
  comstock_score_grid_choose (ui_probe_find (window, COMSTOCK_TYPE_SCORE_GRID), 1, COMSTOCK_BOARD_ROW_CONTENTS);
  stage_settle ();
}

void
picture_board_rounds (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  show (window, SIX, 0, BOARD_STEP_COWBOY, 4);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.score-sheet", NULL);
  stage_settle ();
  comstock_look_set (ui_probe_find (window, COMSTOCK_TYPE_SCORE_PANE), g_variant_new ("(siu)", "rounds", -1, 0));
  stage_settle ();
}

void
picture_board_money (ComstockWindow    *window,
                     ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_COWBOY, 4);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.score-sheet", NULL);
  stage_settle ();
  comstock_look_set (ui_probe_find (window, COMSTOCK_TYPE_SCORE_PANE), g_variant_new ("(siu)", "measure", -1, 0));
  stage_settle ();
}

void
picture_board_log (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_COWBOY, 2);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.log", NULL);
  stage_settle ();
}

void
picture_board_finale (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  show (window, SIX, BOARD_WITH_HORSES, BOARD_STEP_OVER, 4);
}

void
picture_board_end (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_OVER, 4);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.score-sheet", NULL);
  stage_settle ();
}

void
picture_board_end_again (ComstockWindow    *window,
                         ComstockCardsGame *game)
{
  show (window, FOUR, 0, BOARD_STEP_OVER, 4);
  picture_acts_show_end_again (window);
}
