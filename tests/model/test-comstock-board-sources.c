/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What VP come from, over whole games of all variants: all of it is told, and each source as the rules say. */

#include "model/board/comstock-board-sheet.h"
#include "model/store/comstock-save.h"

#include "board-deal.h"
#include "table.h"

#define GAMES 90

static int
add_up (const ComstockBoardSources *sources,
        guint                       seat)
{
  int sum = 0;

  for (guint source = 0; source <= COMSTOCK_BOARD_UNTOLD; source++)
    sum += sources->vp[seat][source];
  return sum;
}

/* The sources make the VP of the position, and nothing is untold. */
static void
assert_whole (ComstockBoardGame *game)
{
  const ComstockBoardSources *sources = comstock_board_game_get_sources (game);
  const BoardState *state = comstock_game_get_state (COMSTOCK_GAME (game));

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      g_assert_cmpint (add_up (sources, seat), ==, state->seats[seat].vp);
      g_assert_cmpint (sources->vp[seat][COMSTOCK_BOARD_UNTOLD], ==, 0);
    }
}

/* A seat has paid @dollars in the move with these events. */
static gboolean
has_paid (const CsEvents *events,
          guint           seat,
          int             dollars)
{
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].type == BOARD_EVENT_MONEY && events->items[i].seat == seat &&
        events->items[i].args[0] <= -dollars)
      return TRUE;
  return FALSE;
}

/* A cowboy of the seat stood there, or has been sent there by the doctor in this move, or has come back from there
 * before it was asked how much to buy. */
static gboolean
has_stood (const BoardState *before,
           const CsEvents   *events,
           guint             seat,
           guint             place)
{
  gboolean came = (before->seats[seat].track >> place & 1) != 0 ||
                  (before->step == BOARD_STEP_VP && board_track_in_progress (before) == (BoardTrack) place);

  for (guint i = 0; i < events->n; i++)
    came = came || (events->items[i].type == BOARD_EVENT_COWBOY && events->items[i].seat == seat &&
                    events->items[i].args[0] == (int) place);
  return came;
}

static gboolean
has_role (const BoardState *before,
          const BoardState *after,
          guint             seat,
          guint             role)
{
  return before->seats[seat].role == role || after->seats[seat].role == role;
}

/* The undertaker takes VP from others; all others get them for their own ability. */
static gboolean
is_of_role (const BoardState *before,
            const BoardState *after,
            const CsEvent    *event)
{
  const guint role = (guint) (event->args[2] - BOARD_FROM_ROLE);

  if (event->args[0] > 0)
    return role != BOARD_ROLE (BOARD_DOCTOR, BOARD_RED) && has_role (before, after, event->seat, role);
  for (guint seat = 0; seat < before->n_seats; seat++)
    if (seat != event->seat && has_role (before, after, seat, role))
      return role == BOARD_ROLE (BOARD_DOCTOR, BOARD_RED);
  return FALSE;
}

static void
assert_source (const BoardState *before,
               const BoardState *after,
               const CsEvents   *events,
               const CsEvent    *event)
{
  const guint source = (guint) event->args[2];
  const int vp = event->args[0];

  if (source < BOARD_FROM_ROLE)
    {
      g_assert_true (has_stood (before, events, event->seat, source));
      g_assert_cmpuint (source, >=, BOARD_PARCEL_VP);
      if (source >= BOARD_VP_5)
        g_assert_true (has_paid (events, event->seat, vp * board_vp_price ((BoardTrack) source)));
    }
  else if (source < BOARD_FROM_CASH)
    g_assert_true (is_of_role (before, after, event));
  else if (source == BOARD_FROM_CASH)
    g_assert_true (has_paid (events, event->seat, vp * BOARD_ROUND_VP_PRICE));
  else if (source == BOARD_FROM_OUTLAW)
    g_assert_true ((before->variants & BOARD_WITH_OUTLAWS) != 0 && vp >= 2 && vp <= 4);
  else
    g_assert_true (board_is_standish (before, event->seat));
}

/* Plays the journal once more, move by move; counts in @met what has come of each source. */
static void
assert_sources (ComstockGame *game,
                guint         met[BOARD_SOURCES])
{
  g_autofree BoardState *before = g_memdup2 (comstock_game_get_state_at (game, 0), sizeof *before);

  for (guint i = 0; i < comstock_game_get_length (game); i++)
    {
      const ComstockStep *step = comstock_game_get_step (game, i);
      BoardState after = *before;
      CsEvents events = { 0 };

      board_game.apply (NULL, &after, step->seat, step->move, &events);
      g_assert_cmpuint (events.n, <, CS_MAX_EVENTS);
      for (guint n = 0; n < events.n; n++)
        if (events.items[n].type == BOARD_EVENT_VP)
          {
            assert_source (before, &after, &events, &events.items[n]);
            met[events.items[n].args[2]]++;
          }
      *before = after;
    }
}

/* What VP can come from, of which there must be some in so many games. */
static void
assert_all_met (const guint met[BOARD_SOURCES])
{
  static const guint roles[] = {
    BOARD_ROLE (BOARD_SHERIFF, BOARD_RED),            BOARD_ROLE (BOARD_BANKER, BOARD_RED),
    BOARD_ROLE (BOARD_GROCER, BOARD_RED),             BOARD_ROLE (BOARD_SETTLER, BOARD_RED),
    BOARD_ROLE (BOARD_GUNSMITH, BOARD_YELLOW),        BOARD_ROLE (BOARD_GOVERNOR, BOARD_YELLOW),
    BOARD_ROLE (BOARD_DOCTOR, BOARD_RED),             BOARD_ROLE (BOARD_HEROES, BOARD_RED),
    BOARD_ROLE (BOARD_LAWYER, BOARD_RED),             BOARD_ROLE (BOARD_FATHER_CHRISTMAS, BOARD_YELLOW),
    BOARD_ROLE (BOARD_FATHER_CHRISTMAS, BOARD_RED),
  };
  guint n_roles = 0;

  for (guint role = 0; role < BOARD_ROLES; role++)
    n_roles += met[BOARD_FROM_ROLE + role] > 0;
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    g_assert_cmpuint (met[BOARD_FROM_ROLE + roles[i]], >, 0);
  g_assert_cmpuint (n_roles, ==, G_N_ELEMENTS (roles));
  for (guint place = BOARD_PARCEL_VP; place < BOARD_TRACK; place++)
    g_assert_cmpuint (met[place], >, 0);
  for (guint source = BOARD_FROM_CASH; source < BOARD_SOURCES; source++)
    g_assert_cmpuint (met[source], >, 0);
}

static void
test_games (void)
{
  guint met[BOARD_SOURCES] = { 0 };

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (ComstockBoardGame) game = board_deal_any (seed);

      table_play (game, G_MAXUINT, seed);
      assert_whole (game);
      assert_sources (COMSTOCK_GAME (game), met);
    }
  assert_all_met (met);
}

/* Wherever one looks back to, after undo and redo, and where one plays on from there. */
static void
test_looking_back (void)
{
  g_autoptr (ComstockBoardGame) board = board_deal_any (4);
  ComstockGame *game = COMSTOCK_GAME (board);
  ComstockBoardSources end;

  table_play (board, G_MAXUINT, 4);
  end = *comstock_board_game_get_sources (board);
  for (guint cursor = 0; cursor < comstock_game_get_length (game); cursor += 7)
    {
      comstock_game_go_to (game, cursor);
      assert_whole (board);
    }
  comstock_game_go_to (game, comstock_game_get_length (game));
  g_assert_cmpmem (comstock_board_game_get_sources (board), sizeof end, &end, sizeof end);
  comstock_game_undo (game);
  assert_whole (board);
  comstock_game_redo (game);
  g_assert_cmpmem (comstock_board_game_get_sources (board), sizeof end, &end, sizeof end);
  comstock_game_go_to (game, comstock_game_get_length (game) / 2);
  comstock_game_branch (game);
  assert_whole (board);
  table_play (board, G_MAXUINT, 5);
  assert_whole (board);
}

/* A save holds moves alone. */
static void
test_save (void)
{
  g_autoptr (ComstockBoardGame) board = board_deal_any (8);
  g_autoptr (ComstockGame) loaded = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  table_play (board, 400, 8);
  bytes = comstock_save_to_bytes (COMSTOCK_GAME (board));
  loaded = comstock_save_from_bytes (bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (comstock_board_game_get_sources (COMSTOCK_BOARD_GAME (loaded)), sizeof (ComstockBoardSources),
                   comstock_board_game_get_sources (board), sizeof (ComstockBoardSources));
  table_play (loaded, G_MAXUINT, 9);
  assert_whole (COMSTOCK_BOARD_GAME (loaded));
}

/* Where an event is missing its VP are untold, and the sum is right nevertheless. */
static void
test_untold (void)
{
  g_autoptr (ComstockBoardGame) board = board_deal_any (2);
  ComstockGame *game = COMSTOCK_GAME (board);
  g_autoptr (GArray) events = NULL;
  ComstockBoardSources sources;
  CsEvent missing;
  guint n = 0;

  table_play (board, G_MAXUINT, 2);
  events = comstock_game_dup_events (game, 0, comstock_game_get_cursor (game));
  while (g_array_index (events, CsEvent, n).type != BOARD_EVENT_VP)
    n++;
  missing = g_array_index (events, CsEvent, n);
  g_array_remove_index (events, n);
  comstock_board_sources_read (&sources, comstock_game_get_state (game), events);
  g_assert_cmpint (sources.vp[missing.seat][COMSTOCK_BOARD_UNTOLD], ==, missing.args[0]);
  g_assert_cmpint (add_up (&sources, missing.seat), ==, comstock_board_game_get_seen (board)->seats[missing.seat].vp);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-sources/games", test_games);
  g_test_add_func ("/board-sources/looking-back", test_looking_back);
  g_test_add_func ("/board-sources/save", test_save);
  g_test_add_func ("/board-sources/untold", test_untold);
  return g_test_run ();
}
