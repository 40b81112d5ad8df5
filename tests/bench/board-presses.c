/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts the presses by which a person plays whole games of four at the board game's table with a mouse.
 *
 * GSETTINGS_SCHEMA_DIR=build/data build-aux/headless build/tests/bench/board-presses [GAMES [FOLDER]]
 *
 * The person means what a medium rival would do, but lays roads only where a site or the question needs them, and
 * presses the fewest things that lead there: a site before what is asked about it, places on map and track before
 * words.  A building that has a site by then is dragged from the track to where it earns most, which is one press: a
 * cowboy is sent for it; one that has none yet is dragged to the land that is to be bought for it, which sends the
 * next cowboy as well where a medium rival would send it.  A slider that stands elsewhere takes one press more, as do
 * several answers at one place.
 *
 * The same games are counted as the table of e9516c2e took them, the last one before it became a place: nothing was
 * played for a person, so that each move was a press, with another one for those sliders and places.  For each game:
 * the presses, the drags among them, the person's moves in its journal, and the presses then; the last line has the
 * means.  The games are saved in FOLDER.  It fails where the presses are more than a share of the former ones, which
 * leaves room for what few games are more or less. */

#include "config.h"

#include "ai/board/board-level.h"
#include "model/board/comstock-board-advice.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-game.h"
#include "model/store/comstock-save.h"
#include "tests/ui/session.h"
#include "tests/ui/ui-probe.h"
#include "ui/board/table/comstock-board-amount.h"
#include "ui/board/table/comstock-board-answers.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/board/table/comstock-board-fold.h"
#include "ui/board/table/comstock-board-marks.h"
#include "ui/board/table/comstock-board-table.h"
#include "ui/board/track/comstock-board-track.h"

#define GAMES 5
#define PERSON 0
#define MOST_AHEAD 12
#define MOST_SHARE 0.62
#define FORMER_SLIDER 5         /* so many amounts or more were one */

/* What the person means to do before anybody else, or chance, does something. */
typedef struct
{
  CsMove moves[MOST_AHEAD];
  guint n;
  int site;                     /* on which of @moves something is built, −1: none */
} Plan;

static void
make_plan (const BoardState *state,
           CsRng            *rng,
           Plan             *plan)
{
  BoardState then = *state;

  *plan = (Plan) { .site = -1 };
  while (plan->n < MOST_AHEAD && plan->site < 0 && (then.actors & BOARD_BIT (PERSON)) != 0)
    {
      const CsMove move = board_level_move (BOARD_MEDIUM, &then, PERSON, rng, NULL);

      if (then.step == BOARD_STEP_SITE && board_move_type (move) == BOARD_MOVE_PARCEL)
        plan->site = (int) plan->n;
      plan->moves[plan->n++] = move;
      board_game.apply (NULL, &then, PERSON, move, NULL);
    }
}

static gboolean
is_asked_or_over (gpointer table)
{
  return comstock_game_is_over (comstock_table_get_game (table)) || comstock_table_get_asked (table) >= 0;
}

/* Returns how many presses that took, or 0 if a press there answers nothing. */
static guint
press_place (ComstockTable        *table,
             const ComstockOption *option)
{
  ComstockGame *game = comstock_table_get_game (table);
  const guint cursor = comstock_game_get_cursor (game);
  const ComstockPlace place = option->place;
  const CsMove move = option->move;
  GtkWidget *button;

  comstock_table_press (table, &place);
  if (comstock_game_get_cursor (game) != cursor)
    return 1;
  button = comstock_board_answers_find (ui_probe_find (table, COMSTOCK_TYPE_BOARD_ANSWERS), move);
  if (button == NULL)
    return 0;
  ui_probe_press (button);
  return 2;
}

static guint
press_words (ComstockTable        *table,
             const ComstockOption *option)
{
  const CsMove move = option->move;
  GtkWidget *answers = ui_probe_find (table, COMSTOCK_TYPE_BOARD_ANSWERS);
  GtkWidget *button = comstock_board_answers_find (COMSTOCK_BOARD_ANSWERS (answers), move);
  GtkWidget *amount;
  double stood;

  if (button != NULL)
    {
      ui_probe_press (button);
      return 1;
    }
  amount = ui_probe_find (answers, COMSTOCK_TYPE_BOARD_AMOUNT);
  stood = gtk_range_get_value (ui_probe_find (amount, GTK_TYPE_RANGE));
  comstock_board_answers_slide (COMSTOCK_BOARD_ANSWERS (answers), move);
  ui_probe_press (ui_probe_find (amount, GTK_TYPE_BUTTON));
  return stood == board_move_argument (move) ? 1 : 2;
}

/* Roads can be pressed once the row of their list is open. */
static guint
open_roads (ComstockTable *table)
{
  ComstockBoardAnswers *answers = ui_probe_find (table, COMSTOCK_TYPE_BOARD_ANSWERS);

  if (comstock_board_answers_lays_roads (answers))
    return 0;
  ui_probe_press (ui_probe_find (answers, COMSTOCK_TYPE_BOARD_FOLD));
  return 1;
}

static guint
press_move (ComstockTable *table,
            CsMove         move)
{
  const ComstockOption *option = comstock_ask_find (comstock_table_get_ask (table), move);
  guint opened;

  if (option->place.surface == COMSTOCK_NOWHERE)
    return press_words (table, option);
  opened = option->aside ? open_roads (table) : 0;
  return opened + press_place (table, option);
}

/* Asks the table itself whether it would build there at once. */
static guint
press_site (ComstockTable *table,
            const Plan    *plan)
{
  const ComstockOption there = { .move = plan->moves[plan->site],
                                 .place = comstock_board_move_on_table (plan->moves[plan->site]) };

  return press_place (table, &there);
}

static guint
find_best_site (const BoardState *imagined)
{
  const BoardContent building = comstock_board_marks_find_hand (imagined, PERSON);
  guint best = BOARD_NO_PARCEL;
  int most = -1;

  for (BoardParcels left = comstock_board_marks_find_ahead (imagined, PERSON); left != 0; left &= left - 1)
    {
      const int income = comstock_board_advice_find_income (imagined, building, board_first (left), PERSON);

      if (income > most)
        {
          most = income;
          best = board_first (left);
        }
    }
  return best;
}

static void
drag (ComstockTable *table,
      BoardPlace     place,
      guint          parcel)
{
  const ComstockPlace site = comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + parcel));

  g_signal_emit_by_name (ui_probe_find (table, COMSTOCK_TYPE_BOARD_TRACK), "lifted", (guint) place);
  g_signal_emit_by_name (ui_probe_find (table, COMSTOCK_TYPE_BOARD_MAP), "pressed", &site);
}

/* The building for which a cowboy stands there already, and that would best stand on @parcel; BOARD_NO_PLACE: none. */
static BoardPlace
find_building_for (ComstockBoardGame *game,
                   guint              parcel)
{
  const BoardState *state = comstock_game_get_state (COMSTOCK_GAME (game));
  const BoardParcels planned = comstock_board_game_get_planned (game, PERSON);
  BoardState imagined;

  for (guint place = BOARD_BUILD_12; place <= BOARD_BUILD_3; place++)
    if ((state->seats[PERSON].track >> place & 1) != 0 &&
        comstock_board_game_get_site (game, PERSON, (BoardPlace) place) == BOARD_NO_PARCEL &&
        comstock_board_marks_imagine (state, PERSON, (BoardPlace) place, board_parcel_bit (parcel), planned,
                                      &imagined) &&
        find_best_site (&imagined) == parcel)
      return (BoardPlace) place;
  return BOARD_NO_PLACE;
}

/* What the person would do next with a cowboy after @move, as far as rivals let it; 0: nothing. */
static CsMove
find_next (const BoardState *state,
           CsMove            move,
           CsRng             rng)
{
  BoardState then = *state;
  guint seat = PERSON;

  do
    {
      board_game.apply (NULL, &then, seat, move, NULL);
      if (then.step != BOARD_STEP_COWBOY)
        return 0;
      seat = board_first (then.actors);
      move = board_level_move (BOARD_MEDIUM, &then, seat, &rng, NULL);
    }
  while (seat != PERSON);
  return move;
}

static BoardPlace
get_sent (CsMove move)
{
  return board_move_type (move) == BOARD_MOVE_COWBOY ? (BoardPlace) (board_move_argument (move) / 4) : BOARD_NO_PLACE;
}

/* Cowboys for @building and for the parcel @land, on which that would best stand, go by one press. */
static gboolean
carry_both (ComstockTable *table,
            BoardPlace     building,
            BoardPlace     land)
{
  ComstockBoardGame *game = COMSTOCK_BOARD_GAME (comstock_table_get_game (table));
  const guint parcel = (guint) land - BOARD_PLACE_PARCEL;
  BoardState imagined;

  if (building >= BOARD_TRACK || parcel >= BOARD_PARCEL_COUNT ||
      !comstock_board_marks_imagine (comstock_game_get_state (COMSTOCK_GAME (game)), PERSON, building,
                                     board_parcel_bit (parcel), comstock_board_game_get_planned (game, PERSON),
                                     &imagined) ||
      find_best_site (&imagined) != parcel)
    return FALSE;
  drag (table, building, parcel);
  return TRUE;
}

/* Returns FALSE if @move sends no cowboy for a building that could stand anywhere, or for the land of one. */
static gboolean
carry (ComstockTable *table,
       CsMove         move,
       const CsRng   *rng)
{
  ComstockBoardGame *game = COMSTOCK_BOARD_GAME (comstock_table_get_game (table));
  const BoardState *state = comstock_game_get_state (COMSTOCK_GAME (game));
  const BoardPlace place = get_sent (move);
  BoardPlace next;
  BoardState imagined;

  if (place == BOARD_NO_PLACE)
    return FALSE;
  if (place >= BOARD_PLACE_PARCEL && place < BOARD_PLACE_ENCLOSURE)
    {
      const BoardPlace building = find_building_for (game, (guint) place - BOARD_PLACE_PARCEL);

      if (building != BOARD_NO_PLACE)
        {
          drag (table, building, (guint) place - BOARD_PLACE_PARCEL);
          return TRUE;
        }
    }
  next = get_sent (find_next (state, move, *rng));
  if (carry_both (table, place, next) || carry_both (table, next, place))
    return TRUE;
  if (!comstock_board_marks_imagine (state, PERSON, place, 0, comstock_board_game_get_planned (game, PERSON),
                                     &imagined))
    return FALSE;
  drag (table, place, find_best_site (&imagined));
  return TRUE;
}

static guint
answer (ComstockTable *table,
        CsRng         *rng,
        guint         *n_drags)
{
  const BoardState *state = comstock_game_get_state (comstock_table_get_game (table));
  Plan plan;
  guint n = 0;

  make_plan (state, rng, &plan);
  if (carry (table, plan.moves[0], rng))
    {
      ++*n_drags;
      return 1;
    }
  if (plan.site >= 0)
    n = press_site (table, &plan);
  for (guint i = 0; n == 0 && i < plan.n; i++)
    if (board_move_type (plan.moves[i]) != BOARD_MOVE_ROAD &&
        comstock_ask_find (comstock_table_get_ask (table), plan.moves[i]) != NULL)
      return press_move (table, plan.moves[i]);
  return n > 0 ? n : press_move (table, plan.moves[0]);
}

static guint
count_moves (ComstockGame *game)
{
  guint n = 0;

  for (guint i = 0; i < comstock_game_get_length (game); i++)
    n += comstock_game_get_step (game, i)->seat == PERSON;
  return n;
}

/* --- the table that it was --- */

static gboolean
is_at_same_place (CsMove a,
                  CsMove b)
{
  return board_move_type (a) == BOARD_MOVE_COWBOY && board_move_type (b) == BOARD_MOVE_COWBOY &&
         board_move_argument (a) / 4 == board_move_argument (b) / 4;
}

static guint
count_former_presses (const BoardState *state,
                      CsMove            move)
{
  CsMove legal[BOARD_MAX_LEGAL];
  const guint n = board_game.legal (NULL, state, PERSON, legal);
  guint n_amounts = 0, n_there = 0;
  CsMove least = 0;

  for (guint i = 0; i < n; i++)
    {
      if (board_move_type (legal[i]) == BOARD_MOVE_AMOUNT && n_amounts++ == 0)
        least = legal[i];
      n_there += is_at_same_place (legal[i], move);
    }
  if (board_move_type (move) == BOARD_MOVE_AMOUNT)
    return n_amounts >= FORMER_SLIDER && move != least ? 2 : 1;
  return n_there > 1 ? 2 : 1;
}

static guint
count_former (ComstockGame *game)
{
  guint n = 0;

  for (guint i = 0; i < comstock_game_get_length (game); i++)
    if (comstock_game_get_step (game, i)->seat == PERSON)
      n += count_former_presses (comstock_game_get_state_at (game, i), comstock_game_get_step (game, i)->move);
  return n;
}

static ComstockGame *
deal (guint64 seed)
{
  ComstockBoardSetup setup;

  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, "person,rival:medium,rival:medium,rival:medium", NULL);
  setup.seed = seed;
  return COMSTOCK_GAME (comstock_board_game_new (&setup, NULL));
}

/* Returns the presses. */
static guint
play (ComstockWindow *window,
      ComstockGame   *game,
      guint64         seed,
      guint          *n_drags)
{
  ComstockTable *table;
  CsRng rng;
  guint n = 0;

  cs_rng_init (&rng, seed);
  comstock_window_set_game (window, game);
  table = ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE);
  for (;;)
    {
      ui_probe_wait (is_asked_or_over, table);
      if (comstock_game_is_over (game))
        return n;
      ui_probe_let_tell (table);
      n += answer (table, &rng, n_drags);
    }
}

int
main (int    argc,
      char **argv)
{
  const guint n_games = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : GAMES;
  guint presses = 0, moves = 0, former = 0;
  ComstockWindow *window;

  session_init (&argc, &argv);
  window = session_open_window ();
  for (guint i = 1; i <= n_games; i++)
    {
      g_autoptr (ComstockGame) game = deal (i);
      guint n_drags = 0;
      const guint n = play (window, game, i, &n_drags);

      g_print ("game %u: %u presses with %u drags, %u moves, %u presses formerly\n", i, n, n_drags, count_moves (game),
               count_former (game));
      presses += n;
      former += count_former (game);
      moves += count_moves (game);
      if (argc > 2)
        {
          g_autofree char *name = g_strdup_printf ("%u" COMSTOCK_SAVE_SUFFIX, i);
          g_autoptr (GFile) file = g_file_new_build_filename (argv[2], name, NULL);

          comstock_save_write (game, file, NULL);
        }
    }
  g_print ("%.1f presses, %.1f moves, %.1f presses formerly a game: %.1f %%\n", (double) presses / n_games,
           (double) moves / n_games, (double) former / n_games, 100.0 * presses / former);
  session_close_window (window);
  return presses > MOST_SHARE * former;
}
