/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands of the solo game: “standish” checks a file of strategies, “solo” measures them. */

#include "commands.h"

#include "ai/board/board-level.h"
#include "ai/cs-random.h"
#include "cli/cli-input.h"
#include "cli/cli-output.h"
#include "cli/cli-progress.h"
#include "cli/cli-table.h"
#include "model/base/comstock-format.h"
#include "model/base/comstock-json.h"
#include "model/board/comstock-board-setup.h"
#include "model/board/comstock-board-standish.h"

#include <glib/gi18n.h>
#include <string.h>

#define RANDOM (-1)             /* instead of a level */

/* What came out of the games against one strategy. */
typedef struct
{
  guint wins;
  gint64 vp[2];                 /* by BOARD_SOLIST and BOARD_STANDISH */
} Outcome;

/* The text of the file, NULL for the one that comes with the program, which is read into @strategies. */
static GBytes *
load (const char              *file,
      ComstockBoardStrategies *strategies,
      GError                 **error)
{
  g_autoptr (GBytes) bytes = file != NULL ? cli_load_bytes (file, error) : comstock_board_standish_dup_built_in ();
  g_autoptr (JsonNode) node = NULL;

  if (bytes != NULL)
    node = comstock_json_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  if (node == NULL || !comstock_board_standish_read (node, strategies, error))
    return NULL;
  return g_steal_pointer (&bytes);
}

static CliStatus
run_standish (const CliCommand *command,
              int               argc,
              char            **argv)
{
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GError) error = NULL;
  ComstockBoardStrategies strategies;

  if (!cli_parse_options (command, NULL, 0, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  text = load (argc > 1 ? argv[1] : NULL, &strategies, &error);
  if (text == NULL)
    return cli_refuse_file (argv[1], error);
  cli_output_write (g_bytes_get_data (text, NULL), g_bytes_get_size (text));
  return CLI_DONE;
}

const CliCommand cli_board_standish = {
  .name = "standish",
  .arguments = N_("[FILE]"),
  .summary = N_("Checks Standish’s strategies, the built-in ones by default, and prints them as JSON"),
  .run = run_standish,
};

/* FALSE if it was interrupted. */
static gboolean
play_game (const BoardStandish *standish,
           int                  level,
           CsRng               *rng,
           Outcome             *outcome)
{
  const ComstockBoardSetup choices = {
    .n_seats = 2,
    .seats = { { .suit = COMSTOCK_SUIT_HAT },
               { .holder = { COMSTOCK_AUTOMATIC, COMSTOCK_BOARD_RANCHER }, .suit = COMSTOCK_SUIT_STAR } },
    .standish = *standish,
    .seed = cs_rng_next (rng),
  };
  BoardSetup setup;
  int32_t points[CS_MAX_SEATS];
  BoardState state;
  CsRefusal refusal;
  uint32_t actors;

  comstock_board_setup_deal (&choices, &setup);
  refusal = board_game.init (NULL, &setup, &state);
  g_assert_cmpint (refusal.reason, ==, CS_LEGAL);
  while ((actors = board_game.actors (&state)) != 0 && !cli_progress_is_interrupted ())
    {
      const uint32_t seat = (uint32_t) __builtin_ctz (actors);
      const CsMove move = seat == CS_CHANCE || level == RANDOM
                            ? cs_random_move (&board_game, NULL, &state, seat, rng)
                            : board_level_move ((BoardLevel) level, &state, seat, rng, NULL);

      board_game.apply (NULL, &state, seat, move, NULL);
    }
  if (actors != 0)
    return FALSE;
  board_game.score (NULL, &state, points);
  outcome->wins += board_winner (&state) == BOARD_SOLIST;
  outcome->vp[BOARD_SOLIST] += points[BOARD_SOLIST];
  outcome->vp[BOARD_STANDISH] += points[BOARD_STANDISH];
  return TRUE;
}

/* A game against each strategy, on equal maps for equal seeds.  FALSE, and nothing added to @outcomes, if they were
 * interrupted. */
static gboolean
play_round (const ComstockBoardStrategies *strategies,
            int                            level,
            guint64                        seed,
            Outcome                        outcomes[COMSTOCK_BOARD_STRATEGIES])
{
  Outcome round[COMSTOCK_BOARD_STRATEGIES];

  memcpy (round, outcomes, sizeof round);
  for (guint strategy = 0; strategy < COMSTOCK_BOARD_STRATEGIES; strategy++)
    {
      CsRng rng;

      cs_rng_init (&rng, seed);
      if (!play_game (&strategies->items[strategy], level, &rng, &round[strategy]))
        return FALSE;
    }
  memcpy (outcomes, round, sizeof round);
  return TRUE;
}

static void
print_outcomes (const Outcome outcomes[COMSTOCK_BOARD_STRATEGIES],
                guint64       n_games)
{
  g_autoptr (CliTable) table = cli_table_new (4);

  cli_table_add (table);
  cli_table_set (table, 1, g_strdup (_("Wins, %")));
  /* Translators: the mean of what the person's side had. */
  cli_table_set (table, 2, g_strdup (_("VP")));
  /* Translators: heading of a column of numbers: the mean of what Standish had */
  cli_table_set (table, 3, g_strdup (_("Standish’s VP")));
  for (guint strategy = 0; strategy < COMSTOCK_BOARD_STRATEGIES; strategy++)
    {
      const Outcome *outcome = &outcomes[strategy];

      cli_table_add (table);
      cli_table_set (table, 0, g_strdup (comstock_board_level_get_id (COMSTOCK_LEVEL_GAME + strategy)));
      cli_table_set (table, 1, comstock_format_decimal (100.0 * outcome->wins / (double) n_games, 1));
      for (guint seat = 0; seat < 2; seat++)
        cli_table_set (table, 2 + seat, comstock_format_decimal ((double) outcome->vp[seat] / (double) n_games, 1));
    }
  cli_table_print (table);
}

static CliStatus
measure (const ComstockBoardStrategies *strategies,
         int                            level,
         guint64                        n_games,
         guint64                        seed)
{
  Outcome outcomes[COMSTOCK_BOARD_STRATEGIES] = { 0 };
  guint64 done = 0;
  CliStatus status;

  cli_progress_begin (COMSTOCK_BOARD_STRATEGIES * n_games);
  for (; done < n_games && play_round (strategies, level, seed + done, outcomes); done++)
    cli_progress_add (COMSTOCK_BOARD_STRATEGIES);
  status = cli_progress_end ();
  if (done > 0)
    print_outcomes (outcomes, done);
  return status;
}

static CliStatus
measure_file (const char *file,
              const char *level,
              const char *games,
              const char *seed)
{
  const int found = level != NULL ? board_level_find (level) : BOARD_MEDIUM;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GError) error = NULL;
  ComstockBoardStrategies strategies;
  guint64 n_games, first;

  if (found < 0 && !g_str_equal (level, "random"))
    return cli_wrong_call (_("--level: must be easy, medium, hard, expert or random"));
  if (games == NULL || seed == NULL)
    return cli_wrong_call (_("--games and --seed are required"));
  if (!cli_parse_number ("--games", games, 1, G_MAXINT32, &n_games) ||
      !cli_parse_number ("--seed", seed, 0, G_MAXUINT64, &first))
    return CLI_WRONG_CALL;
  text = load (file, &strategies, &error);
  if (text == NULL)
    return cli_refuse_file (file, error);
  return measure (&strategies, found, n_games, first);
}

static CliStatus
run_solo (const CliCommand *command,
          int               argc,
          char            **argv)
{
  g_autofree char *level = NULL;
  g_autofree char *games = NULL;
  g_autofree char *seed = NULL;
  const GOptionEntry entries[] = {
    { "level", 0, 0, G_OPTION_ARG_STRING, &level,
      N_("Who plays against him: easy, medium (the default), hard, expert or random"), N_("LEVEL") },
    { "games", 0, 0, G_OPTION_ARG_STRING, &games, N_("How many games to play against each strategy"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed,
      N_("A number; the same number deals and plays the same game"), N_("N") },
    G_OPTION_ENTRY_NULL
  };

  if (!cli_parse_options (command, entries, 0, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  return measure_file (argc > 1 ? argv[1] : NULL, level, games, seed);
}

const CliCommand cli_board_solo = {
  .name = "solo",
  .arguments = N_("[FILE]"),
  .summary = N_("Plays solo games against each of Standish’s strategies"),
  .run = run_solo,
};
