/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked: each legal move once, where the table has it, and a reason wherever nothing can be answered. */

#include "board-deal.h"
#include "model/board/comstock-board-advice.h"
#include "model/board/comstock-board-ask.h"
#include "model/cards/comstock-cards-ask.h"
#include "model/city/comstock-city-ask.h"
#include "shared-games.h"

#define SEEDS 4
#define REACH 8         /* of the columns and rows that are pressed */

static void
check_options (const ComstockAsk *ask,
               GArray            *legal)
{
  g_assert_cmpuint (ask->n_options, ==, legal->len);
  for (guint i = 0; i < legal->len; i++)
    {
      const CsMove move = g_array_index (legal, CsMove, i);
      const ComstockOption *option = comstock_ask_find (ask, move);
      const ComstockOption *only;
      guint n;

      g_assert_nonnull (option);
      only = comstock_ask_find_at (ask, &option->place, &n);
      g_assert_cmpint (n > 0, ==, option->place.surface != COMSTOCK_NOWHERE);
      g_assert_true (option->place.surface == COMSTOCK_NOWHERE || comstock_ask_has (ask, option->place.surface));
      if (n == 1)
        g_assert_true (only == option);
    }
}

/* The surfaces of a game, a bit for each that has rows. */
typedef struct
{
  guint n;
  guint32 with_rows;
} Surfaces;

/* No press is dead: it answers, or is told why not. */
static void
check_presses (ComstockGame      *game,
               const ComstockAsk *ask,
               const Surfaces    *surfaces)
{
  for (guint8 surface = 1; surface <= surfaces->n; surface++)
    for (gint16 x = 0; x < REACH; x++)
      for (gint16 y = 0; y < ((surfaces->with_rows >> surface & 1) != 0 ? REACH : 1); y++)
        {
          const ComstockPlace place = { .surface = surface, .x = x, .y = y };
          g_autofree char *refusal = comstock_game_dup_refusal_at (game, (guint) ask->seat, &place);
          guint n;

          comstock_ask_find_at (ask, &place, &n);
          if (n == 0)
            g_assert_nonnull (refusal);
        }
}

static void
play_on (ComstockGame *game,
         CsRng        *rng)
{
  const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);
  const guint n = cs_rng_below (rng, legal->len);
  g_autoptr (ComstockAsk) ask = comstock_ask_new (game, (int) seat);

  check_options (ask, legal);
  g_assert_true (comstock_game_play (game, seat, ask->options[n].move, NULL));
}

static void
test_whole_games (gconstpointer data)
{
  static const Surfaces surfaces[N_SHARED_GAMES] = {
    { COMSTOCK_CARDS_SURFACE_OFFER, 1 << COMSTOCK_CARDS_SURFACE_CITY },
    { COMSTOCK_BOARD_SURFACE_ENCLOSURES, 1 << COMSTOCK_BOARD_SURFACE_MAP },
    { COMSTOCK_CITY_SURFACE, 1 << COMSTOCK_CITY_SURFACE },
    { PEBBLES_SURFACE_TRACK, 1 << PEBBLES_SURFACE_TRACK },
  };
  const SharedGame *shared = data;
  const guint index = (guint) (shared - shared_games);

  for (guint64 seed = 0; seed < SEEDS; seed++)
    {
      g_autoptr (ComstockGame) game = shared->deal (shared->mixtures[seed], seed);
      g_autoptr (ComstockAsk) nothing = NULL;
      CsRng rng;

      cs_rng_init (&rng, seed);
      for (guint moves = 0; !comstock_game_is_over (game); moves++)
        {
          const int seat = g_bit_nth_lsf (comstock_game_get_actors (game), -1);
          g_autoptr (ComstockAsk) ask = comstock_ask_new (game, seat);

          if (moves % 16 == 0)
            check_presses (game, ask, &surfaces[index]);
          play_on (game, &rng);
        }
      nothing = comstock_ask_new (game, 0);
      g_assert_cmpint (nothing->seat, ==, -1);
      g_assert_cmpuint (nothing->n_options, ==, 0);
    }
}

/* A cell has four edges, of which it owns two; a press there finds all of them, one at an edge that alone. */
static void
test_edges (void)
{
  const ComstockPlace cell = { .surface = COMSTOCK_BOARD_SURFACE_MAP, .x = 3, .y = 4 };
  const ComstockPlace edges[] = {
    { .surface = COMSTOCK_BOARD_SURFACE_MAP, .side = COMSTOCK_EDGE_ABOVE, .x = 3, .y = 4 },
    { .surface = COMSTOCK_BOARD_SURFACE_MAP, .side = COMSTOCK_EDGE_LEFT, .x = 3, .y = 4 },
    { .surface = COMSTOCK_BOARD_SURFACE_MAP, .side = COMSTOCK_EDGE_ABOVE, .x = 3, .y = 5 },
    { .surface = COMSTOCK_BOARD_SURFACE_MAP, .side = COMSTOCK_EDGE_LEFT, .x = 4, .y = 4 },
    { .surface = COMSTOCK_BOARD_SURFACE_MAP, .side = COMSTOCK_EDGE_LEFT, .x = 2, .y = 4 },
    { .surface = COMSTOCK_BOARD_SURFACE_MAP, .side = COMSTOCK_EDGE_ABOVE, .x = 4, .y = 4 },
    { .surface = COMSTOCK_BOARD_SURFACE_MAP, .side = COMSTOCK_EDGE_LEFT, .x = 3, .y = 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      const ComstockOption road = { .place = edges[i] };

      g_assert_cmpint (comstock_option_is_at (&road, &cell), ==, i < 4);
      for (guint j = 0; j < G_N_ELEMENTS (edges); j++)
        g_assert_cmpint (comstock_option_is_at (&road, &edges[j]), ==, i == j);
    }
}

/* What stands aside is not what a press on the cell beside its edge means. */
static void
test_aside (void)
{
  const ComstockPlace place = { .surface = COMSTOCK_BOARD_SURFACE_MAP, .x = 1, .y = 1 };
  const ComstockPlace bare = { .surface = COMSTOCK_BOARD_SURFACE_MAP, .x = 1, .y = 0 };
  const ComstockPlace edge = { .surface = COMSTOCK_BOARD_SURFACE_MAP, .side = COMSTOCK_EDGE_ABOVE, .x = 1, .y = 1 };
  const ComstockOption options[] = {
    { .move = 1, .place = edge, .aside = TRUE },
    { .move = 2, .place = place },
    { .move = 3, .place = { .surface = COMSTOCK_BOARD_SURFACE_TRACK }, .aside = TRUE },
    { .move = 4, .quiet = TRUE },
  };
  const ComstockAsk ask = { .options = options, .n_options = G_N_ELEMENTS (options) };
  guint n;

  g_assert_true (comstock_ask_find_at (&ask, &place, &n) == &options[1]);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (comstock_ask_find_at (&ask, &edge, &n) == &options[0]);
  g_assert_null (comstock_ask_find_at (&ask, &bare, &n));
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (comstock_ask_find_at (&ask, &options[2].place, &n) == &options[2]);
  g_assert_cmpuint (n, ==, 1);
  g_assert_null (comstock_ask_find_at (&ask, &options[3].place, &n));
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (comstock_ask_find_quiet (&ask) == &options[3]);
}

static gboolean
may_build (GArray *legal)
{
  for (guint i = 0; i < legal->len; i++)
    if (board_move_type (g_array_index (legal, CsMove, i)) == BOARD_MOVE_BUILD)
      return TRUE;
  return FALSE;
}

/* Nobody is offered to build now what has no parcel, not even with roads; whoever has one is. */
static void
test_vain (void)
{
  guint n[2] = { 0, 0 };

  for (guint seed = 1; n[FALSE] == 0 || n[TRUE] == 0; seed++)
    {
      g_autoptr (ComstockGame) game = board_deal ("person,person", 0, seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (game))
        {
          const guint seat = board_deal_get_actor (game);
          g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);
          g_autoptr (ComstockAsk) ask = comstock_ask_new (game, (int) seat);
          const gboolean offered = comstock_ask_find (ask, board_move (BOARD_MOVE_BUILD, 0)) != NULL;
          ComstockBoardQuestion question;

          if (may_build (legal))
            {
              comstock_board_question_read (comstock_game_get_state (game), seat, &question);
              n[offered]++;
              g_assert_cmpint (offered, ==, comstock_board_advice_find_sites (comstock_game_get_state (game),
                                                                              question.content, seat) != 0);
            }
          g_assert_cmpuint (ask->n_options, ==, legal->len - (may_build (legal) && !offered));
          board_deal_play_move (game, &rng);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shared_games_add_test ("/model/ask/whole-games", test_whole_games);
  g_test_add_func ("/model/ask/edges", test_edges);
  g_test_add_func ("/model/ask/aside", test_aside);
  g_test_add_func ("/model/ask/vain", test_vain);
  return g_test_run ();
}
