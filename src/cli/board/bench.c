/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “bench” of the board game: how fast rules and players are on one core, and their signature. */

#include "commands.h"

#include "ai/board/board-player.h"
#include "ai/cs-random.h"
#include "cli/cli-bench-session.h"
#include "cli/cli-measure.h"
#include "engine/cs-digest.h"
#include "model/board/comstock-board-game.h"

#include <glib/gi18n.h>

#define SEATS 4
#define MEASURED_SEED 1
#define SIGNED_GAMES 32         /* games of each player that make the signature */
#define SESSION_SEATS "person,person,person,person,person,person"

typedef struct
{
  CsRng rng;
  guint64 sink;                 /* what the measured functions return, so that they are not optimised away */
} Bench;

/* Plays a whole game of the random player, or of the greedy one; returns its last digest. */
static guint64
play_game (gboolean greedy,
           CsRng   *rng)
{
  BoardSetup setup = { .n_seats = 0 };
  BoardState state;
  CsRefusal refusal;
  uint32_t actors;

  cli_board_deal (&setup, SEATS, rng);
  refusal = board_game.init (NULL, &setup, &state);
  g_assert_cmpint (refusal.reason, ==, CS_LEGAL);
  while ((actors = board_game.actors (&state)) != 0)
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);

      const CsMove move = greedy && seat != CS_CHANCE ? board_player_move (&state, seat, rng)
                                                      : cs_random_move (&board_game, NULL, &state, seat, rng);

      board_game.apply (NULL, &state, seat, move, NULL);
    }
  return board_game.digest (&state);
}

static void
run_random_games (gpointer data,
                  guint64  n)
{
  Bench *bench = data;

  while (n-- > 0)
    bench->sink += play_game (FALSE, &bench->rng);
}

static void
run_greedy_games (gpointer data,
                  guint64  n)
{
  Bench *bench = data;

  while (n-- > 0)
    bench->sink += play_game (TRUE, &bench->rng);
}

static const CliMeasure measures[] = {
  { CLI_PER_SECOND, "random", N_("random games of 4 seats, per second"), run_random_games },
  { CLI_PER_SECOND, "greedy", N_("greedy games of 4 real seats, per second"), run_greedy_games },
};

/* Digests the last positions of fixed games of each player; whoever changes how one plays changes it. */
static guint64
signature (void)
{
  guint64 digest = CS_DIGEST_START;

  for (guint i = 0; i < 2 * SIGNED_GAMES; i++)
    {
      guint64 last;
      CsRng rng;

      cs_rng_init (&rng, i / 2);
      last = play_game (i % 2 != 0, &rng);
      digest = cs_digest_u32 (digest, (uint32_t) last);
      digest = cs_digest_u32 (digest, (uint32_t) (last >> 32));
    }
  return digest;
}

/* The longest games: those with variants. */
static ComstockGame *
begin_session (void)
{
  ComstockBoardSetup setup = { .seed = MEASURED_SEED, .variants = BOARD_WITH_OUTLAWS | BOARD_WITH_HORSES };
  ComstockBoardGame *game;

  comstock_board_setup_parse (&setup, SESSION_SEATS, NULL);
  comstock_board_setup_set_buildings (&setup, COMSTOCK_BOARD_ALL_BUILDINGS);
  game = comstock_board_game_new (&setup, NULL);
  g_assert_nonnull (game);
  return COMSTOCK_GAME (game);
}

static void
print_text (Bench *bench)
{
  CliBenchSession session;

  cli_measure_print_text (measures, G_N_ELEMENTS (measures), bench);
  g_print ("%10zu  %s\n", sizeof (BoardState), _("bytes of a position"));
  cli_bench_session (begin_session, &session);
  cli_bench_session_print_text (&session);
  g_print ("%s %016" G_GINT64_MODIFIER "x\n", _("Signature:"), signature ());
}

static void
print_json (Bench *bench)
{
  CliBenchSession session;

  cli_measure_print_json (measures, G_N_ELEMENTS (measures), bench);
  cli_bench_session (begin_session, &session);
  g_print (", \"state_bytes\": %zu", sizeof (BoardState));
  cli_bench_session_print_json (&session);
  g_print (", \"signature\": \"%016" G_GINT64_MODIFIER "x\"}\n", signature ());
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Print one JSON object"), NULL },
    G_OPTION_ENTRY_NULL
  };
  Bench bench = { .sink = 0 };

  if (!cli_parse_options (command, entries, 0, 0, &argc, &argv))
    return CLI_WRONG_CALL;
  cs_rng_init (&bench.rng, MEASURED_SEED);
  if (json)
    print_json (&bench);
  else
    print_text (&bench);
  return CLI_DONE;
}

const CliCommand cli_board_bench = {
  .name = "bench",
  .arguments = "",
  .summary = N_("Measures rules and players on one core"),
  .run = run,
};
