/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The person plays as a rival would until there is a duel that is worth a picture. */

#include "picture-duels.h"

#include "model/board/comstock-board-game.h"
#include "picture-acts.h"
#include "picture-board.h"
#include "ui-probe.h"
#include "ui/board/table/comstock-board-deed-act.h"
#include "ui/board/table/comstock-board-fighter.h"
#include "ui/board/table/comstock-board-flights.h"
#include "ui/board/table/comstock-board-roll.h"
#include "widget-stage.h"

#define SEED 5

/* Moments, in milliseconds. */
#define ODDS 600
#define DICE 1300
#define ADDING 2000
#define OUTCOME 3300
#define FLIGHT 280
#define DEED 1900

#define MOVES_TO_PLACE 3
#define MOVES_TO_HOME 57

/* What Standish does comes before. */
static void
pass_turns (ComstockTheatre *theatre)
{
  while (COMSTOCK_IS_BOARD_DEED_ACT (comstock_theatre_get_act (theatre)))
    comstock_theatre_press (theatre);
}

/* Whether a duel is played, with outlaws one of theirs, without any variant one with much firepower. */
static gboolean
is_worth_it (ComstockWindow *window,
             BoardVariant    variants,
             guint           n_seats)
{
  ComstockAct *act = ui_probe_find (window, COMSTOCK_TYPE_BOARD_ROLL);

  if (act == NULL || (variants & BOARD_WITH_OUTLAWS) != 0)
    return act != NULL && ui_probe_find_styled (act, "outlaw") != NULL;
  return n_seats == 2 || variants != 0 ||
         comstock_board_fighter_get_parts (ui_probe_find (act, COMSTOCK_TYPE_BOARD_FIGHTER)) > 1;
}

static void
perform (ComstockWindow *window,
         const char     *seats,
         BoardVariant    variants,
         guint           time)
{
  g_autoptr (ComstockGame) game = picture_board_deal (seats, variants);
  ComstockTheatre *theatre;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (((const BoardState *) comstock_game_get_state (game))->step != BOARD_STEP_COWBOY)
    picture_board_play_on (game, &rng);
  comstock_window_set_game (window, game);
  stage_settle ();
  theatre = picture_acts_begin (window);
  while (!is_worth_it (window, variants, comstock_game_get_n_seats (game)))
    {
      comstock_theatre_clear (theatre);
      comstock_board_flights_finish (ui_probe_find (window, COMSTOCK_TYPE_BOARD_FLIGHTS));
      picture_board_play_on (game, &rng);
      pass_turns (theatre);
    }
  picture_acts_show (time);
}

void
picture_duels_odds (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  perform (window, "person,rival:medium,rival:medium,rival:medium", 0, ODDS);
}

void
picture_duels_dice (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  perform (window, "person,rival:medium,rival:medium,rival:medium", 0, DICE);
}

void
picture_duels_adding (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  perform (window, "person,rival:medium,rival:medium,rival:medium", 0, ADDING);
}

void
picture_duels_outcome (ComstockWindow    *window,
                       ComstockCardsGame *game)
{
  perform (window, "person,rival:medium,rival:medium,rival:medium", 0, OUTCOME);
}

void
picture_duels_outlaw (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  perform (window, "person,rival:medium,rival:medium,rival:medium,rival:medium,rival:medium",
           BOARD_WITH_OUTLAWS | BOARD_WITH_HORSES, OUTCOME);
}

void
picture_duels_tiles (ComstockWindow    *window,
                     ComstockCardsGame *game)
{
  perform (window, "person,rival:medium,rival:medium", BOARD_MIGHT_IS_RIGHT, ADDING);
}

void
picture_duels_standish (ComstockWindow    *window,
                        ComstockCardsGame *game)
{
  perform (window, "person,standish:urban", 0, OUTCOME);
}

typedef gboolean (*IsWanted) (const ComstockBoardDeed *deed);

static gboolean
is_ordered (const ComstockBoardDeed *deed)
{
  return !deed->builds && deed->letter == BOARD_LETTER_A;
}

static gboolean
is_chosen (const ComstockBoardDeed *deed)
{
  return !deed->builds && deed->letter == BOARD_LETTER_C && deed->steps[0].criterion == BOARD_BY_RANK &&
         deed->steps[1].place != BOARD_NO_PLACE;
}

static gboolean
is_by_other_line (const ComstockBoardDeed *deed)
{
  return !deed->builds && (deed->letter == BOARD_LETTER_E || deed->letter == BOARD_LETTER_F) && deed->steps[0].line > 0;
}

static gboolean
is_by_die (const ComstockBoardDeed *deed)
{
  return deed->steps[0].among != 0 || deed->steps[1].among != 0;
}

static gboolean
is_built_with_roads (const ComstockBoardDeed *deed)
{
  return deed->builds && deed->n_steps > 1 && (deed->steps[0].roads.across | deed->steps[0].roads.down) != 0;
}

/* Plays until the theatre would show such a deed, and lets nothing else be played before it. */
static void
show_deed (ComstockWindow *window,
           const char     *seats,
           IsWanted        is_wanted)
{
  g_autoptr (ComstockGame) game = picture_board_deal (seats, 0);
  ComstockTheatre *theatre;
  gboolean found = FALSE;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (((const BoardState *) comstock_game_get_state (game))->step != BOARD_STEP_COWBOY)
    picture_board_play_on (game, &rng);
  comstock_window_set_game (window, game);
  stage_settle ();
  theatre = picture_acts_begin (window);
  while (!found)
    {
      comstock_theatre_clear (theatre);
      comstock_board_flights_finish (ui_probe_find (window, COMSTOCK_TYPE_BOARD_FLIGHTS));
      g_assert_false (comstock_game_is_over (game));
      picture_board_play_on (game, &rng);
      do
        {
          ComstockAct *act = comstock_theatre_get_act (theatre);

          found = COMSTOCK_IS_BOARD_DEED_ACT (act) &&
                  is_wanted (comstock_board_deed_act_get_deed (COMSTOCK_BOARD_DEED_ACT (act)));
        }
      while (!found && comstock_theatre_press (theatre));
    }
  picture_acts_show (DEED);
}

void
picture_duels_ordered (ComstockWindow    *window,
                       ComstockCardsGame *game)
{
  show_deed (window, "person,standish:strength", is_ordered);
}

void
picture_duels_chosen (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  show_deed (window, "person,standish:urban", is_chosen);
}

void
picture_duels_line (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  show_deed (window, "person,standish:strength", is_by_other_line);
}

void
picture_duels_white (ComstockWindow    *window,
                     ComstockCardsGame *game)
{
  show_deed (window, "person,standish:urban", is_by_die);
}

void
picture_duels_builds (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  show_deed (window, "person,standish:urban", is_built_with_roads);
}

/* Plays until cowboys go, @home or to a place. */
static void
fly (ComstockWindow *window,
     gboolean        home)
{
  g_autoptr (ComstockGame) game =
    picture_board_deal ("person,rival:medium,rival:medium,rival:medium", BOARD_WITH_HORSES);
  const BoardState *state = comstock_game_get_state (game);
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (state->step != BOARD_STEP_COWBOY || state->round < 2)
    {
      picture_board_play_on (game, &rng);
      state = comstock_game_get_state (game);
    }
  comstock_window_set_game (window, game);
  stage_settle ();
  picture_acts_begin (window);
  for (guint i = 0; i < (home ? MOVES_TO_HOME : MOVES_TO_PLACE); i++)
    {
      comstock_board_flights_finish (ui_probe_find (window, COMSTOCK_TYPE_BOARD_FLIGHTS));
      picture_board_play_on (game, &rng);
    }
  picture_acts_show (FLIGHT);
}

void
picture_duels_flight (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  fly (window, FALSE);
}

void
picture_duels_home (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  fly (window, TRUE);
}
