/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a parcel of the map, and of a cowboy who is sent there. */

#include "config.h"

#include "board-deal.h"
#include "engine/board/board-game.h"
#include "model/board/comstock-board-names.h"
#include "ui-probe.h"
#include "model/board/comstock-board-advice.h"
#include "model/board/comstock-board-remarks.h"
#include "ui/board/table/comstock-board-marks.h"
#include "ui/board/table/comstock-board-parcel.h"

#define SEED 7

static char *
dup_remark (const BoardState *state,
            guint             parcel)
{
  return comstock_board_remark_dup_place (state, 0, (BoardPlace) (BOARD_PLACE_PARCEL + parcel));
}

/* An outlaw's strength is told where it stands: whoever sends a cowboy there has to reach it, and buys nothing. */
static void
test_outlaws (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", BOARD_WITH_OUTLAWS, SEED);
  const BoardState *state = comstock_game_get_state (game);
  g_autofree char *strength = NULL;
  g_autofree char *text = NULL;
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (state->outlaws == 0)
    {
      board_deal_play_move (game, &rng);
      g_assert_false (comstock_game_is_over (game));
      state = comstock_game_get_state (game);
    }
  strength = g_strdup_printf ("outlaw, strength %u", state->strength);
  text = comstock_board_parcel_dup_text (game, state, 0, board_first (state->outlaws));
  g_assert_nonnull (strstr (text, strength));
  g_assert_null (strstr (text, "price"));
  g_assert_null (dup_remark (state, board_first (state->outlaws)));
}

/* A building with an outlaw pays half. */
static void
test_robbed (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", BOARD_WITH_OUTLAWS, SEED);
  BoardState state = *(const BoardState *) comstock_game_get_state (game);
  const BoardParcels hotel = state.contents[BOARD_HOUSE] & -state.contents[BOARD_HOUSE];
  const guint parcel = board_first (hotel);
  g_autofree char *whole = NULL;
  g_autofree char *half = NULL;
  g_autofree char *text = NULL;

  state.contents[BOARD_HOUSE] &= ~hotel;
  state.contents[BOARD_HOTEL] |= hotel;
  state.seats[0].owned |= hotel;
  whole = g_strdup_printf (" · income $%d", board_income (&state, BOARD_HOTEL, parcel, 0));
  text = comstock_board_parcel_dup_text (game, &state, 0, parcel);
  g_assert_true (g_str_has_suffix (text, whole));

  state.outlaws = hotel;
  half = g_strdup_printf ("%s, this round $%d · outlaw", whole, board_income (&state, BOARD_HOTEL, parcel, 0) / 2);
  g_free (text);
  text = comstock_board_parcel_dup_text (game, &state, 0, parcel);
  g_assert_nonnull (strstr (text, half));
}

/* At the city hall no land is for sale either; beside it there is. */
static void
test_city_hall (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  BoardState state = *(const BoardState *) comstock_game_get_state (game);
  const BoardParcels empty = board_for_sale (&state) & ~board_occupied (&state);
  g_autofree char *price = dup_remark (&state, board_first (empty));
  g_autofree char *hall = NULL;

  state.contents[BOARD_CITY_HALL] = empty & -empty;
  hall = dup_remark (&state, board_first (empty));
  g_assert_true (g_str_has_prefix (price, "$"));
  g_assert_cmpstr (hall, ==, comstock_board_content_get_name (BOARD_CITY_HALL));
}

/* The move by which @seat gets a building to place at once, or 0. */
static CsMove
find_build (const BoardState *state,
            guint             seat)
{
  CsMove moves[BOARD_MAX_LEGAL];
  const guint n = board_game.legal (NULL, state, seat, moves);

  for (guint i = 0; i < n; i++)
    if (board_move_type (moves[i]) == BOARD_MOVE_BUILD || board_move_type (moves[i]) == BOARD_MOVE_BUILDING)
      return moves[i];
  return 0;
}

/* Lays all of @way, each road where it may lie by then. */
static void
lay (BoardState *state,
     guint       seat,
     BoardRoads  way)
{
  for (guint edge = 0; (way.across | way.down) != 0; edge = (edge + 1) % (2 * BOARD_PARCEL_COUNT))
    {
      const CsMove road = board_move (BOARD_MOVE_ROAD, edge);
      const BoardRoads other = board_road_on (edge);

      if (!board_has_road (way, edge % 2, edge / 2) || board_game.is_legal (NULL, state, seat, road).reason != CS_LEGAL)
        continue;
      board_game.apply (NULL, state, seat, road, NULL);
      way = (BoardRoads) { way.across & ~other.across, way.down & ~other.down };
    }
}

/* Whether the building that @build brings goes there once all of @way lies. */
static gboolean
takes_building (const BoardState *state,
                guint             seat,
                CsMove            build,
                guint             parcel,
                BoardRoads        way)
{
  BoardState after = *state;

  board_game.apply (NULL, &after, seat, build, NULL);
  lay (&after, seat, way);
  return board_game.is_legal (NULL, &after, seat, board_move (BOARD_MOVE_PARCEL, parcel)).reason == CS_LEGAL;
}

/* Whoever presses a site before the building is bought must get it there, with no road more than that takes. */
static void
test_ahead (void)
{
  guint n_by_road = 0;

  for (guint64 seed = 1; seed <= 40; seed++)
    {
      g_autoptr (ComstockGame) game = board_deal ("person,person,rival:easy", 0, seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (game))
        {
          const BoardState *state = comstock_game_get_state (game);
          const guint seat = board_deal_get_actor (game);
          const CsMove build = find_build (state, seat);
          const BoardContent building = comstock_board_marks_find_hand (state, (int) seat);

          if (build != 0 && building != BOARD_BARE)
            {
              const BoardParcels ahead = comstock_board_marks_find_ahead (state, (int) seat);
              const BoardParcels ready = comstock_board_advice_find_ready_sites (state, building, seat);

              g_assert_cmpuint (ready & ~ahead, ==, 0);
              for (guint parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
                if ((ahead & board_parcel_bit (parcel)) != 0)
                  {
                    const BoardRoads way = comstock_board_marks_find_way (state, (int) seat, parcel);
                    const guint n_roads = board_count (way.across) + board_count (way.down);

                    g_assert_true ((n_roads > 0) == ((ready & board_parcel_bit (parcel)) == 0));
                    g_assert_cmpuint (n_roads, <=, state->seats[seat].roads);
                    g_assert_true (takes_building (state, seat, build, parcel, way));
                    n_by_road += n_roads > 0;
                  }
            }
          board_deal_play_move (game, &rng);
        }
    }
  g_assert_cmpuint (n_by_road, >, 0);
}

static char *
dup_figure (BoardState   *state,
            BoardContent  building,
            guint         parcel)
{
  const ComstockBoardMarks marks = { .parcels = board_parcel_bit (parcel) };
  g_autoptr (GPtrArray) figures = NULL;

  state->step = BOARD_STEP_SITE;
  state->frames[state->n_frames - 1].a = building;
  figures = comstock_board_marks_dup_figures (&marks, state, 0);
  return g_strdup (figures->pdata[parcel]);
}

/* What a building earns does not look like a price, and one that earns nothing anywhere has no figure. */
static void
test_figures (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,rival:easy", 0, SEED);
  BoardState state = *(const BoardState *) comstock_game_get_state (game);
  const guint parcel = board_first (board_for_sale (&state) & ~board_occupied (&state));
  g_autofree char *hotel = dup_figure (&state, BOARD_HOTEL, parcel);
  g_autofree char *church = dup_figure (&state, BOARD_CHURCH, parcel);

  g_assert_cmpstr (hotel, ==, "+$6");
  g_assert_null (church);
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add_func ("/board-parcel/outlaws", test_outlaws);
  g_test_add_func ("/board-parcel/robbed", test_robbed);
  g_test_add_func ("/board-parcel/city-hall", test_city_hall);
  g_test_add_func ("/board-parcel/ahead", test_ahead);
  g_test_add_func ("/board-parcel/figures", test_figures);
  return g_test_run ();
}
