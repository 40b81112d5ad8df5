/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each is reached by a game that rivals play on all seats. */

#include "picture-city.h"

#include "ai/city/city-player.h"
#include "model/city/comstock-city-game.h"
#include "model/city/comstock-city-advice.h"
#include "model/session/comstock-rivals.h"
#include "picture-acts.h"
#include "ui-probe.h"
#include "ui/city/plane/comstock-city-plane.h"
#include "ui/city/table/comstock-city-table.h"
#include "ui/shell/comstock-new-game.h"
#include "ui/table/comstock-count.h"
#include "ui/table/comstock-score-grid.h"
#include "widget-stage.h"

#define SEED 5
#define FOUR "person,rival:medium,rival:medium,rival:medium"
#define CITY 2                  /* among the games */

static ComstockGame *
deal (guint64 seed)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  g_autoptr (GError) error = NULL;
  ComstockCitySetup setup = { .first = 0, .seed = seed };
  ComstockCityGame *game;

  comstock_city_setup_parse (&setup, FOUR, &error);
  g_assert_no_error (error);
  for (guint i = 1; i < setup.n_seats; i++)
    g_strlcpy (setup.seats[i].holder.name, comstock_rivals[i].name, COMSTOCK_MAX_SEAT_NAME);
  game = comstock_city_game_new (tiles, &setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

/* All play as the same rival would. */
static void
play_on (ComstockGame *game,
         CsRng        *rng)
{
  const int seat = g_bit_nth_lsf (comstock_game_get_actors (game), -1);
  const CsMove move = city_player_move (comstock_game_get_kit (game), comstock_game_get_state (game), (guint) seat,
                                        CITY_SIGHT_FOLLOWERS, CITY_ALL_MOVES, rng);
  g_autoptr (GError) error = NULL;

  comstock_game_play (game, (guint) seat, move, &error);
  g_assert_no_error (error);
}

static gboolean
is_asked (ComstockGame *game,
          CityStep      step,
          guint         n_tiles)
{
  const CityState *state = comstock_game_get_state (game);

  return state->step == step && state->n_tiles >= n_tiles && (state->actor == 0 || step == CITY_STEP_OVER);
}

/* A game in which the person is asked at @step when @n_tiles lie at the least: not in every game it ever is. */
static ComstockGame *
reach (CityStep step,
       guint    n_tiles)
{
  for (guint64 seed = SEED;; seed++)
    {
      g_autoptr (ComstockGame) game = deal (seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (game) && !is_asked (game, step, n_tiles))
        play_on (game, &rng);
      if (is_asked (game, step, n_tiles))
        return g_steal_pointer (&game);
    }
}

static ComstockGame *
show (ComstockWindow *window,
      CityStep        step,
      guint           n_tiles)
{
  g_autoptr (ComstockGame) game = reach (step, n_tiles);

  comstock_window_set_game (window, game);
  stage_settle ();
  return game;
}

static void
aim (ComstockWindow      *window,
     const ComstockOption *option)
{
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_CITY_TABLE);

  COMSTOCK_TABLE_GET_CLASS (table)->preview_option (table, option);
  stage_settle ();
}

static int
get_points (ComstockGame         *game,
            const ComstockOption *option)
{
  return comstock_city_advice_get_points (comstock_game_get_kit (game), comstock_game_get_state (game), 0,
                                          option->move);
}

/* The answer that is worth most, the last one of several. */
static void
aim_best (ComstockWindow *window,
          ComstockGame   *game)
{
  const ComstockAsk *ask = comstock_table_get_ask (ui_probe_find (window, COMSTOCK_TYPE_CITY_TABLE));
  const ComstockOption *best = &ask->options[ask->n_options - 1];

  for (guint i = 0; i < ask->n_options; i++)
    if (get_points (game, &ask->options[i]) > get_points (game, best))
      best = &ask->options[i];
  aim (window, best);
}

void
picture_city_lay (ComstockWindow    *window,
                  ComstockCardsGame *none)
{
  aim_best (window, show (window, CITY_STEP_LAY, 40));
}

/* Where the tile fits only when it is turned. */
void
picture_city_turn (ComstockWindow    *window,
                   ComstockCardsGame *none)
{
  ComstockPlane *plane;
  const ComstockAsk *ask;
  guint i = 0;

  show (window, CITY_STEP_LAY, 12);
  plane = ui_probe_find (window, COMSTOCK_TYPE_CITY_PLANE);
  ask = comstock_table_get_ask (ui_probe_find (window, COMSTOCK_TYPE_CITY_TABLE));
  while (i < ask->n_options - 1 && comstock_city_plane_fits (COMSTOCK_CITY_PLANE (plane), &ask->options[i].place))
    i++;
  gtk_widget_grab_focus (GTK_WIDGET (plane));
  comstock_plane_set_cursor (plane, &ask->options[i].place);
  stage_settle ();
}

void
picture_city_claim (ComstockWindow    *window,
                    ComstockCardsGame *none)
{
  aim_best (window, show (window, CITY_STEP_CLAIM, 20));
}

void
picture_city_gate (ComstockWindow    *window,
                   ComstockCardsGame *none)
{
  aim_best (window, show (window, CITY_STEP_GATE, 1));
}

void
picture_city_wall (ComstockWindow    *window,
                   ComstockCardsGame *none)
{
  aim_best (window, show (window, CITY_STEP_WALL, 45));
}

void
picture_city_guard (ComstockWindow    *window,
                    ComstockCardsGame *none)
{
  aim_best (window, show (window, CITY_STEP_GUARD, 45));
}

void
picture_city_tower (ComstockWindow    *window,
                    ComstockCardsGame *none)
{
  aim_best (window, show (window, CITY_STEP_TOWER, 40));
}

static void
open_sheet (ComstockWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "table.score-sheet", NULL);
  stage_settle ();
}

void
picture_city_light (ComstockWindow    *window,
                    ComstockCardsGame *none)
{
  show (window, CITY_STEP_LAY, 50);
  open_sheet (window);
  comstock_score_grid_choose (ui_probe_find (window, COMSTOCK_TYPE_SCORE_GRID), 1, CITY_ROW_TOWERS);
  stage_settle ();
}

void
picture_city_log (ComstockWindow    *window,
                  ComstockCardsGame *none)
{
  show (window, CITY_STEP_CLAIM, 20);
  gtk_widget_activate_action (GTK_WIDGET (window), "table.log", NULL);
  stage_settle ();
}

/* The last move but one is made, then the last one before the eyes of the player. */
void
picture_city_count (ComstockWindow    *window,
                    ComstockCardsGame *none)
{
  g_autoptr (ComstockGame) game = reach (CITY_STEP_LAY, 60);
  ComstockTheatre *theatre;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  comstock_window_set_game (window, game);
  stage_settle ();
  theatre = picture_acts_begin (window);
  while (!COMSTOCK_IS_COUNT (comstock_theatre_get_act (theatre)))
    {
      if (!comstock_game_is_over (game))
        play_on (game, &rng);
      else if (comstock_theatre_get_act (theatre) != NULL)
        comstock_theatre_press (theatre);
      stage_settle ();
    }
  picture_acts_show (9000);
}

void
picture_city_finale (ComstockWindow    *window,
                     ComstockCardsGame *none)
{
  show (window, CITY_STEP_OVER, 0);
}

void
picture_city_end (ComstockWindow    *window,
                  ComstockCardsGame *none)
{
  show (window, CITY_STEP_OVER, 0);
  open_sheet (window);
}

void
picture_city_new_game (ComstockWindow    *window,
                       ComstockCardsGame *none)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  adw_combo_row_set_selected (ui_probe_find (ui_probe_await_window (COMSTOCK_TYPE_NEW_GAME), ADW_TYPE_COMBO_ROW),
                              CITY);
  stage_settle ();
}
