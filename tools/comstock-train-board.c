/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the weights of the board game's player by self-play, and prints them as they stand in board-weights.c.
 *
 * In each game each seat plays with weights of its own: every number is turned up, turned down, or left, by chance.  So
 * all numbers are tried in all games at once, and what seats came to with each turned either way says where it should
 * go (docs/rivals-board.md).  With --match the trained player plays the plain one. */

#include <glib.h>
#include <locale.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "ai/board/board-level.h"
#include "ai/board/board-player.h"
#include "ai/board/board-policy.h"
#include "ai/cs-random.h"
#include "ai/cs-sample.h"

#define HALF_LEAD 10            /* VP, as in the search */
#define SLOPE -0.004            /* how a number's gain falls off, before games say it; as good as three measurements */
#define FLATTEST -0.002
#define CAUTION 0.7             /* of the way to where a number seems best, as all go at once */
#define SHRINK 0.9              /* of the steps, from one sweep to the next */
#define MOST_DIALS 160

/* Numbers side by side, and the size of the first steps. */
typedef struct
{
  const char *name;
  size_t offset;
  guint n;
  double step;
} Table;

#define TABLE(name, step) \
  { #name, offsetof (BoardWeights, name), sizeof ((BoardWeights *) 0)->name / sizeof (gint32), step }

/* Games without variants show nothing of horses and dynamite, nor of characters of other sets. */
static const Table tables[] = {
  TABLE (dollars, 5), TABLE (incomes, 12), TABLE (tokens, 12), TABLE (recruits, 20), TABLE (parcels, 12),
  TABLE (kept, 12), TABLE (excess, 2), TABLE (road, 6), TABLE (building, 16), TABLE (house, 14), TABLE (waiting, 24),
  TABLE (waiting_dollars, 1), TABLE (ammunition, 10), TABLE (ammunition_cowboy, 2), TABLE (road_apart, 10),
  TABLE (road_more, 4), TABLE (gambling, 14), TABLE (free_place, 8), TABLE (wanted, 3000), TABLE (owned, 3000),
  TABLE (first, 8000), TABLE (attack, 20000), TABLE (defend, 16000), TABLE (guard, 3000), TABLE (outlaws, 8000),
  TABLE (others, 10000), TABLE (places, 14), TABLE (sale, 14), TABLE (rivals, 14), TABLE (own, 14),
  TABLE (abilities, 24), TABLE (role_firepower, 6), TABLE (role_road, 5), TABLE (role_limit, 8000),
};

/* What seats came to with a number turned down, left and turned up. */
typedef struct
{
  size_t offset;
  double value;
  double step;
  CsSample worths[3];
} Dial;

typedef struct
{
  Dial dials[MOST_DIALS];
  guint n;
  CsRng rng;
} Trainer;

static int n_games = 30000;
static int n_sweeps = 14;
static int n_seats = 4;
static int seed = 1;
static int budget = -1;
static gboolean anew;

static const GOptionEntry entries[] = {
  { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Games of each sweep, or of the match", "N" },
  { "sweeps", 0, 0, G_OPTION_ARG_INT, &n_sweeps, "Times that all numbers go on", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Other games than those of seed 1", "N" },
  { "anew", 0, 0, G_OPTION_ARG_NONE, &anew, "Begin with the plain weights", NULL },
  { "match", 0, 0, G_OPTION_ARG_INT, &budget, "One trained player against plain ones, each with N roll-outs a decision",
    "N" },
  { "seats", 0, 0, G_OPTION_ARG_INT, &n_seats, "Players of the match", "N" },
  G_OPTION_ENTRY_NULL
};

static void
deal (CsRng      *rng,
      guint       seats,
      BoardState *state)
{
  BoardSetup setup = { .n_seats = (guint8) seats, .roles = board_sets[cs_rng_below (rng, BOARD_SETS)].roles };

  for (guint8 i = 0; i < BOARD_MAX_SEATS; i++)
    setup.suits[i] = i;
  for (guint i = 0; i < BOARD_BUILDINGS; i++)
    setup.buildings[i] = board_contents[BOARD_FIRST_BUILDING + i].count;
  board_setup_deal (&setup, rng);
  g_assert_cmpuint (board_game.init (NULL, &setup, state).reason, ==, CS_LEGAL);
}

static gint32 *
get_number (BoardWeights *weights,
            size_t        offset)
{
  return (gint32 *) ((char *) weights + offset);
}

static void
trainer_init (Trainer            *trainer,
              const BoardWeights *begun)
{
  BoardWeights weights = *begun;

  *trainer = (Trainer) { .n = 0 };
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint j = 0; j < tables[i].n; j++)
      {
        Dial *dial = &trainer->dials[trainer->n++];

        g_assert_cmpuint (trainer->n, <=, MOST_DIALS);
        dial->offset = tables[i].offset + j * sizeof (gint32);
        dial->value = *get_number (&weights, dial->offset);
        dial->step = tables[i].step;
      }
  cs_rng_init (&trainer->rng, (guint64) seed);
}

static BoardWeights
get_weights (const Trainer *trainer)
{
  BoardWeights weights = board_weights_plain;

  for (guint i = 0; i < trainer->n; i++)
    *get_number (&weights, trainer->dials[i].offset) = (gint32) lrint (trainer->dials[i].value);
  return weights;
}

/* Each seat with weights of its own. */
static void
play (BoardState         *state,
      const BoardWeights *weights,
      CsRng              *rng)
{
  BoardProspects prospects[BOARD_MAX_SEATS] = { 0 };
  guint32 actors;

  while ((actors = board_game.actors (state)) != 0)
    {
      const guint seat = (guint) g_bit_nth_lsf (actors, -1);
      CsMove move;

      if (seat == CS_CHANCE)
        move = cs_random_move (&board_game, NULL, state, seat, rng);
      else
        move = board_player_move_on (&weights[seat], state, seat, &prospects[seat], rng);
      board_game.apply (NULL, state, seat, move, NULL);
    }
}

/* How sure each seat wins by what came out, beyond the mean of all. */
static void
read_worths (const BoardState *state,
             double            worths[BOARD_MAX_SEATS])
{
  int32_t points[CS_MAX_SEATS];
  double mean = 0;

  board_game.score (NULL, state, points);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      int32_t most = INT32_MIN;

      for (guint other = 0; other < state->n_seats; other++)
        most = other != seat ? MAX (most, points[other]) : most;
      worths[seat] = (double) cs_search_worth (points[seat] - most, HALF_LEAD) / CS_SURE;
      mean += worths[seat] / state->n_seats;
    }
  for (guint seat = 0; seat < state->n_seats; seat++)
    worths[seat] -= mean;
}

static void
play_trial (Trainer *trainer,
            guint    seats)
{
  static guint8 turns[BOARD_MAX_SEATS][MOST_DIALS];
  BoardWeights weights[BOARD_MAX_SEATS];
  double worths[BOARD_MAX_SEATS];
  BoardState state;

  deal (&trainer->rng, seats, &state);
  for (guint seat = 0; seat < seats; seat++)
    {
      weights[seat] = get_weights (trainer);
      for (guint i = 0; i < trainer->n; i++)
        {
          const Dial *dial = &trainer->dials[i];

          turns[seat][i] = (guint8) cs_rng_below (&trainer->rng, 3);
          *get_number (&weights[seat], dial->offset) = (gint32) lrint (dial->value + (turns[seat][i] - 1) * dial->step);
        }
    }
  play (&state, weights, &trainer->rng);
  read_worths (&state, worths);
  for (guint seat = 0; seat < seats; seat++)
    for (guint i = 0; i < trainer->n; i++)
      cs_sample_add (&trainer->dials[i].worths[turns[seat][i]], worths[seat]);
}

/* Goes to the top of the parabola through what came out, less far where that is little beside its error. */
static double
turn (Dial *dial)
{
  const double down = cs_sample_mean (&dial->worths[0]);
  const double left = cs_sample_mean (&dial->worths[1]);
  const double up = cs_sample_mean (&dial->worths[2]);
  const double error = hypot (cs_sample_error (&dial->worths[0]), cs_sample_error (&dial->worths[2])) / 2;
  const double gain = (up - down) / 2;
  const double slope = MIN ((up + down - 2 * left + 3 * SLOPE) / 4, FLATTEST);
  const double sure = gain * gain / (gain * gain + error * error);
  const double way = CLAMP (CAUTION * sure * gain / -slope, -1, 1);

  dial->value += way * dial->step;
  dial->step = MAX (dial->step * SHRINK, 1);
  memset (dial->worths, 0, sizeof dial->worths);
  return gain * way;
}

static void
sweep (Trainer *trainer)
{
  static const guint8 seats[] = { 4, 4, 4, 4, 3, 5, 2, 6 };
  double gain = 0;

  for (int game = 0; game < n_games; game++)
    play_trial (trainer, seats[(guint) game % G_N_ELEMENTS (seats)]);
  for (guint i = 0; i < trainer->n; i++)
    gain += turn (&trainer->dials[i]);
  g_printerr ("%.3f\n", gain);
}

static void
print_weights (BoardWeights weights)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_print ("  .%s = {", tables[i].name);
      for (guint j = 0; j < tables[i].n; j++)
        g_print ("%s %d", j > 0 ? "," : "", *get_number (&weights, tables[i].offset + j * sizeof (gint32)));
      g_print (" },\n");
    }
}

/* What hard and expert search. */
static CsMove
search (const BoardWeights *weights,
        const BoardState   *state,
        guint               seat,
        CsRng              *rng)
{
  const CsQuestion question = {
    .game = &board_game,
    .policy = &board_policy,
    .kit = weights,
    .state = state,
    .seat = seat,
    .seed = cs_rng_next (rng),
    .budget = (guint32) budget,
    .survivors = 2,
  };
  _Alignas (16) static char arena[CS_SEARCH_ARENA (sizeof (BoardState), sizeof (BoardProspects))];

  return budget > 0 && board_level_is_worth_a_search (state) ? cs_search_move (&question, NULL, arena)
                                                             : board_player_move_by (weights, state, seat, rng);
}

static void
play_match (void)
{
  CsSample wins = { 0 };
  CsSample points[2] = { { 0 } };
  CsRng rng;

  cs_rng_init (&rng, (guint64) seed);
  for (int game = 0; game < n_games; game++)
    {
      const guint place = (guint) game % (guint) n_seats;
      int32_t scores[CS_MAX_SEATS];
      BoardState state;
      guint32 actors;

      deal (&rng, (guint) n_seats, &state);
      while ((actors = board_game.actors (&state)) != 0)
        {
          const guint seat = (guint) g_bit_nth_lsf (actors, -1);
          const BoardWeights *weights = seat == place ? &board_weights_trained : &board_weights_plain;
          const CsMove move = seat == CS_CHANCE ? cs_random_move (&board_game, NULL, &state, seat, &rng)
                                                : search (weights, &state, seat, &rng);

          board_game.apply (NULL, &state, seat, move, NULL);
        }
      board_game.score (NULL, &state, scores);
      cs_sample_add (&wins, board_winner (&state) == place);
      for (guint seat = 0; seat < (guint) n_seats; seat++)
        cs_sample_add (&points[seat != place], scores[seat]);
    }
  g_print ("%d games: %.1f ± %.1f %%, VP %.1f, %.1f\n", n_games, 100 * cs_sample_mean (&wins),
           100 * cs_sample_error (&wins), cs_sample_mean (&points[0]), cs_sample_mean (&points[1]));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new ("– trains the player of the board game");
  g_autoptr (GError) error = NULL;
  static Trainer trainer;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (budget >= 0)
    {
      play_match ();
      return 0;
    }
  trainer_init (&trainer, anew ? &board_weights_plain : &board_weights_trained);
  for (int i = 0; i < n_sweeps; i++)
    {
      sweep (&trainer);
      print_weights (get_weights (&trainer));
    }
  return 0;
}
