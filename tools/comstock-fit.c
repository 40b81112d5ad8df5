/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures a deck by simulated games: what its cards are worth, and how builders and virtual players fare. */

#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "ai/cards/cards-greedy.h"
#include "ai/cards/cards-level.h"
#include "ai/cards/cards-sparring.h"
#include "model/cards/comstock-cards-deck.h"
#include "sample.h"

#define SEATS 4
#define TURNS (CARDS_ERAS * CARDS_ROUNDS)

/* Who builds a city. */
typedef struct
{
  const char *id;
  CardsLevel level;
  gboolean greedy;                      /* as the fit of appeals wants it, not by a level */
  const CardsSparring *partner;         /* or one of these */
} Builder;

static const Builder builders[] = {
  { .id = "greedy", .greedy = TRUE },
  { .id = "easy", .level = CARDS_EASY },
  { .id = "medium", .level = CARDS_MEDIUM },
  { .id = "hard", .level = CARDS_HARD },
  { .id = "expert", .level = CARDS_EXPERT_LEVEL },
};

/* One turn of one seat at which chance takes the terrain card, not the builder. */
typedef struct
{
  guint seat;
  guint turn;
  CardsCard card;       /* what chance took; CARDS_NO_CARD if the seat had no turn in that round */
} Experiment;

/* What the issue asks of a deck: the bounds of the means, in VP. */
typedef struct
{
  const char *name;
  CardsKind level;
  double lowest;
  double highest;
} Target;

#define WIDEST_GAP 15.0         /* VP between the builder's mean and the virtual players' */
#define WIDEST_OWNER_EFFECT 12.0
#define WIDEST_PLAN_GAP 5.0             /* VP between who wants a city alone and who wants characters */
#define LARGE_CITY 40                   /* visible parcels */

static const Target targets[] = {
  { "novice", CARDS_NOVICE, 90, 110 },
  { "expert", CARDS_EXPERT, 100, 120 },
};

/* The games of one target: virtual players of its level against one builder. */
typedef struct
{
  Sample virtual_players;
  Sample builder;
  Sample lead;                          /* the builder's points minus the virtual players' mean */
  guint builder_wins;                   /* shared wins included */
} Totals;

/* The points of builders among builders: of all, and of those who own a card. */
typedef struct
{
  Sample all;
  Sample with_card[CARDS_TERRAIN];
} Owners;

/* The winners of games of four builders. */
typedef struct
{
  Sample parcels;                       /* that their cities show */
  Sample large;                         /* 1 for a large city */
  Sample characters;                    /* that they own */
} Winners;

static const CardsKind only_builders[SEATS] = { CARDS_REAL, CARDS_REAL, CARDS_REAL, CARDS_REAL };

static void
deal (const CardsDeck *deck,
      const CardsKind  kinds[SEATS],
      CsRng           *rng,
      CardsState      *state)
{
  CardsSetup setup = { .n_seats = SEATS };
  uint8_t suits[CARDS_SUITS];
  CsRefusal refusal;

  for (guint i = 0; i < CARDS_SUITS; i++)
    suits[i] = i;
  cs_rng_shuffle (rng, suits, CARDS_SUITS);
  for (guint seat = 0; seat < SEATS; seat++)
    {
      setup.kinds[seat] = kinds[seat];
      setup.suits[seat] = suits[seat];
    }
  cards_setup_deal (&setup, rng);
  refusal = cards_game.init (deck, &setup, state);
  g_assert (refusal.reason == CS_LEGAL);
}

static bool
experiment_is_due (const Experiment *experiment,
                   const CardsState *state,
                   guint             seat,
                   CsMove            move)
{
  return experiment->card == CARDS_NO_CARD
         && seat == experiment->seat
         && state->stage == CARDS_STAGE_TAKING
         && state->era * CARDS_ROUNDS + state->round - 1u == experiment->turn
         && cards_move_type (move) == CARDS_MOVE_TAKE;
}

static CardsCard
random_terrain (const CardsState *state,
                CsRng            *rng)
{
  CardsCard terrain[CARDS_MAX_COLUMN];
  guint n = 0;

  for (guint i = 0; i < state->n_column; i++)
    if (!cards_is_character (state->column[i]))
      terrain[n++] = state->column[i];
  g_assert (n > 0);
  return terrain[cs_rng_below (rng, n)];
}

static CsMove
choose (const Builder    *builder,
        const CardsDeck  *deck,
        const CardsState *state,
        guint             seat,
        CsRng            *rng)
{
  CardsState seen;

  if (builder->greedy)
    return cards_greedy_move (deck, state, seat, rng);
  if (builder->partner != NULL)
    return cards_sparring_move (builder->partner, deck, state, seat, rng);
  /* Who searches must not see what is hidden. */
  seen = *state;
  cards_game.determinize (deck, &seen, seat, rng);
  return cards_level_move (builder->level, CARDS_PLAIN, deck, &seen, seat, rng, NULL);
}

/* Plays to the end, chance taking the card at the turn of @experiment. */
static void
play_seated (const CardsDeck *deck,
             const Builder   *builders_by_seat[SEATS],
             CardsState      *state,
             CsRng           *rng,
             Experiment      *experiment)
{
  uint32_t actors;

  while ((actors = cards_game.actors (state)) != 0)
    {
      guint seat = g_bit_nth_lsf (actors, -1);
      CsMove move = choose (builders_by_seat[seat], deck, state, seat, rng);

      if (experiment_is_due (experiment, state, seat, move))
        {
          experiment->card = random_terrain (state, rng);
          move = cards_move (CARDS_MOVE_TAKE, experiment->card);
        }
      cards_game.apply (deck, state, seat, move, NULL);
    }
}

/* The same where all real seats play alike. */
static void
play (const CardsDeck *deck,
      const Builder   *builder,
      CardsState      *state,
      CsRng           *rng,
      Experiment      *experiment)
{
  const Builder *seated[SEATS] = { builder, builder, builder, builder };

  play_seated (deck, seated, state, rng, experiment);
}

/* The worth of each terrain card: the final points of a builder among builders to whom chance gave it. */
static void
measure_worth (const CardsDeck *deck,
               const Builder   *builder,
               guint            n_games,
               CsRng           *rng,
               Sample           worth[CARDS_TERRAIN])
{
  for (guint game = 0; game < n_games; game++)
    {
      Experiment experiment = { game % SEATS, game / SEATS % TURNS, CARDS_NO_CARD };
      CardsState state;
      int32_t points[CS_MAX_SEATS];

      deal (deck, only_builders, rng, &state);
      play (deck, builder, &state, rng, &experiment);
      cards_game.score (deck, &state, points);
      if (experiment.card != CARDS_NO_CARD)
        sample_add (&worth[experiment.card], points[experiment.seat]);
    }
}

static void
totals_add_game (Totals           *totals,
                 const CardsDeck  *deck,
                 const CardsState *state,
                 guint             builder)
{
  int32_t points[CS_MAX_SEATS];
  double virtual_sum = 0;

  cards_game.score (deck, state, points);
  for (guint seat = 0; seat < SEATS; seat++)
    if (seat != builder)
      {
        sample_add (&totals->virtual_players, points[seat]);
        virtual_sum += points[seat];
      }
  sample_add (&totals->builder, points[builder]);
  sample_add (&totals->lead, points[builder] - virtual_sum / (SEATS - 1));
  if (cards_winners (deck, state) & CARDS_BIT (builder))
    totals->builder_wins++;
}

static void
measure_totals (const CardsDeck *deck,
                const Builder   *builder,
                CardsKind        level,
                guint            n_games,
                CsRng           *rng,
                Totals          *totals)
{
  for (guint game = 0; game < n_games; game++)
    {
      guint place = game % SEATS;
      Experiment no_experiment = { .seat = CS_NO_SEAT };
      CardsKind kinds[SEATS];
      CardsState state;

      for (guint seat = 0; seat < SEATS; seat++)
        kinds[seat] = seat == place ? CARDS_REAL : level;
      deal (deck, kinds, rng, &state);
      play (deck, builder, &state, rng, &no_experiment);
      totals_add_game (totals, deck, &state, place);
    }
}

static void
owners_add_seat (Owners          *owners,
                 const CardsSeat *seat,
                 double           points)
{
  sample_add (&owners->all, points);
  for (guint i = 0; i < seat->n_taken; i++)
    if (!cards_is_character (seat->taken[i]))
      sample_add (&owners->with_card[seat->taken[i]], points);
}

static void
measure_owners (const CardsDeck *deck,
                const Builder   *builder,
                guint            n_games,
                CsRng           *rng,
                Owners          *owners)
{
  for (guint game = 0; game < n_games; game++)
    {
      Experiment no_experiment = { .seat = CS_NO_SEAT };
      CardsState state;
      int32_t points[CS_MAX_SEATS];

      deal (deck, only_builders, rng, &state);
      play (deck, builder, &state, rng, &no_experiment);
      cards_game.score (deck, &state, points);
      for (guint seat = 0; seat < SEATS; seat++)
        owners_add_seat (owners, &state.seats[seat], points[seat]);
    }
}

/* How many points more its owners have than the others. */
static double
owner_effect (const Owners *owners,
              guint         card)
{
  const Sample *with = &owners->with_card[card];

  return with->n > 0 ? sample_mean (with) - sample_mean_without (&owners->all, with) : 0;
}

/* Prints the figures of one target; returns whether they are at most @slack VP off. */
static gboolean
report_target (const Target *target,
               const Totals *totals,
               double        slack)
{
  double mean = sample_mean (&totals->virtual_players);
  double gap = sample_mean (&totals->lead);

  g_print ("%s\t%u games\tvirtual %.1f (deviation %.1f)\tbuilder %.1f (deviation %.1f)\tlead %+.1f ± %.1f\t"
           "wins %.1f %%\n",
           target->name, totals->builder.n,
           mean, sample_deviation (&totals->virtual_players),
           sample_mean (&totals->builder), sample_deviation (&totals->builder),
           gap, sample_error (&totals->lead),
           100.0 * totals->builder_wins / totals->builder.n);
  return mean >= target->lowest - slack && mean <= target->highest + slack && fabs (gap) <= WIDEST_GAP + slack;
}

/* Prints the card with the largest effect on its owner's mean; returns whether it is at most @slack VP too large. */
static gboolean
report_owners (const CardsDeck *deck,
               const Owners    *owners,
               double           slack)
{
  guint strongest = 0;

  for (guint card = 1; card < CARDS_TERRAIN; card++)
    if (fabs (owner_effect (owners, card)) > fabs (owner_effect (owners, strongest)))
      strongest = card;
  g_print ("owners\t%u games\tbuilders %.1f (deviation %.1f)\tlargest effect %s %+.1f ± %.1f\n",
           owners->all.n / SEATS, sample_mean (&owners->all), sample_deviation (&owners->all),
           deck->terrain[strongest].id, owner_effect (owners, strongest),
           sample_error (&owners->with_card[strongest]));
  return fabs (owner_effect (owners, strongest)) <= WIDEST_OWNER_EFFECT + slack;
}

static gboolean
run_totals (const CardsDeck *deck,
            const Builder   *builder,
            guint            n_games,
            CsRng           *rng,
            double           slack)
{
  Owners owners = { 0 };
  gboolean met;

  measure_owners (deck, builder, n_games, rng, &owners);
  met = report_owners (deck, &owners, slack);
  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    {
      Totals totals = { 0 };

      measure_totals (deck, builder, targets[i].level, n_games, rng, &totals);
      met = report_target (&targets[i], &totals, slack) && met;
    }
  return met;
}

static void
winners_add_game (Winners          *winners,
                  const CardsDeck  *deck,
                  const CardsState *state)
{
  const uint32_t won = cards_winners (deck, state);

  for (guint seat = 0; seat < SEATS; seat++)
    if ((won & CARDS_BIT (seat)) != 0)
      {
        const guint parcels = cards_board_count (state->seats[seat].city.occupied);

        sample_add (&winners->parcels, parcels);
        sample_add (&winners->large, parcels >= LARGE_CITY);
        sample_add (&winners->characters, __builtin_popcount (state->seats[seat].owned));
      }
}

static void
report_winners (const CardsDeck *deck,
                const Builder   *builder,
                guint            n_games,
                CsRng           *rng)
{
  Winners winners = { 0 };

  for (guint game = 0; game < n_games; game++)
    {
      Experiment no_experiment = { .seat = CS_NO_SEAT };
      CardsState state;

      deal (deck, only_builders, rng, &state);
      play (deck, builder, &state, rng, &no_experiment);
      winners_add_game (&winners, deck, &state);
    }
  g_print ("winners\t%u games\t%.1f visible parcels (deviation %.1f)\t%d or more: %.1f ± %.1f %%\t"
           "%.1f characters\n",
           n_games, sample_mean (&winners.parcels), sample_deviation (&winners.parcels), LARGE_CITY,
           100 * sample_mean (&winners.large), 100 * sample_error (&winners.large), sample_mean (&winners.characters));
}

/* Who wants a city alone and who wants characters, at a table with two who play as @builder does; returns whether they
 * end at most @slack VP further apart than they may. */
static gboolean
report_plans (const CardsDeck *deck,
              const Builder   *builder,
              guint            n_games,
              CsRng           *rng,
              double           slack)
{
  const Builder city = { .partner = cards_sparring_find ("builder") };
  const Builder cast = { .partner = cards_sparring_find ("gatherer") };
  const Builder *players[SEATS] = { &city, &cast, builder, builder };
  Sample points[SEATS] = { 0 };
  Sample gap = { 0 };

  for (guint game = 0; game < n_games; game++)
    {
      const Builder *seated[SEATS];
      Experiment no_experiment = { .seat = CS_NO_SEAT };
      CardsState state;
      int32_t ends[CS_MAX_SEATS];

      for (guint i = 0; i < SEATS; i++)
        seated[(i + game) % SEATS] = players[i];
      deal (deck, only_builders, rng, &state);
      play_seated (deck, seated, &state, rng, &no_experiment);
      cards_game.score (deck, &state, ends);
      for (guint i = 0; i < SEATS; i++)
        sample_add (&points[i], ends[(i + game) % SEATS]);
      sample_add (&gap, ends[game % SEATS] - ends[(1 + game) % SEATS]);
    }
  g_print ("plans\t%u games\tcity alone %.1f\tcharacters %.1f\tthe others %.1f\tgap %+.1f ± %.1f\n", n_games,
           sample_mean (&points[0]), sample_mean (&points[1]),
           (sample_mean (&points[2]) + sample_mean (&points[3])) / 2, sample_mean (&gap), sample_error (&gap));
  return fabs (sample_mean (&gap)) <= WIDEST_PLAN_GAP + slack;
}

static gboolean
run_plans (const CardsDeck *deck,
           const Builder   *builder,
           guint            n_games,
           CsRng           *rng,
           double           slack)
{
  const gboolean met = report_plans (deck, builder, n_games, rng, slack);

  report_winners (deck, builder, n_games, rng);
  return met;
}

static void
run_worth (const CardsDeck *deck,
           const Builder   *builder,
           guint            n_games,
           CsRng           *rng)
{
  Sample worth[CARDS_TERRAIN] = { 0 };

  measure_worth (deck, builder, n_games, rng, worth);
  for (guint card = 0; card < CARDS_TERRAIN; card++)
    g_print ("%s\t%u\t%.3f\t%.3f\n", deck->terrain[card].id, worth[card].n,
             sample_mean (&worth[card]), sample_error (&worth[card]));
}

static const Builder *
find_builder (const char *id)
{
  static Builder partner;

  for (guint i = 0; i < G_N_ELEMENTS (builders); i++)
    if (g_str_equal (builders[i].id, id))
      return &builders[i];
  partner = (Builder) { .id = id, .partner = cards_sparring_find (id) };
  return partner.partner != NULL ? &partner : NULL;
}

static ComstockCardsDeck *
load_deck (const char *path,
           GError    **error)
{
  g_autoptr (GFile) file = NULL;

  if (path == NULL)
    return comstock_kit_dup_built_in (COMSTOCK_TYPE_CARDS_DECK);
  file = g_file_new_for_commandline_arg (path);
  return comstock_kit_new_from_file (COMSTOCK_TYPE_CARDS_DECK, file, error);
}

int
main (int    argc,
      char **argv)
{
  gboolean worth = FALSE;
  gboolean plans = FALSE;
  g_autofree char *level = NULL;
  int n_games = 2000;
  gint64 seed = 1;
  double slack = 0;
  const GOptionEntry entries[] = {
    { "worth", 'w', 0, G_OPTION_ARG_NONE, &worth,
      "Print each terrain card's worth: id, games, mean VP of a builder given it by chance, standard error", NULL },
    { "plans", 'p', 0, G_OPTION_ARG_NONE, &plans,
      "Compare who wants a city alone with who wants characters, and measure the winners' cities", NULL },
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level,
      "How builders play: greedy (the default), easy, medium, hard or expert", "LEVEL" },
    { "games", 'n', 0, G_OPTION_ARG_INT, &n_games, "Play N games (of each kind)", "N" },
    { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "Begin the random numbers with SEED", "SEED" },
    { "slack", 0, 0, G_OPTION_ARG_DOUBLE, &slack, "Accept means up to VP beyond the targets", "VP" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("[DECK]");
  g_autoptr (ComstockCardsDeck) deck = NULL;
  g_autoptr (GError) error = NULL;
  const CardsDeck *cards;
  const Builder *builder;
  CsRng rng;

  setlocale (LC_ALL, "");
  setlocale (LC_NUMERIC, "C");
  g_option_context_set_summary (context, "Without --worth and --plans: compares virtual players with a builder; "
                                         "exit status 1 if the deck misses a target.");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)
      || (deck = load_deck (argv[1], &error)) == NULL)
    {
      g_printerr ("comstock-fit: %s\n", error->message);
      return 2;
    }

  builder = find_builder (level != NULL ? level : "greedy");
  if (builder == NULL)
    {
      g_printerr ("comstock-fit: there is no level %s\n", level);
      return 2;
    }
  cs_rng_init (&rng, seed);
  cards = comstock_cards_deck_get_cards (deck);
  n_games = MAX (n_games, 1);
  if (worth)
    {
      run_worth (cards, builder, n_games, &rng);
      return EXIT_SUCCESS;
    }
  if (plans)
    return run_plans (cards, builder, n_games, &rng, slack) ? EXIT_SUCCESS : EXIT_FAILURE;
  return run_totals (cards, builder, n_games, &rng, slack) ? EXIT_SUCCESS : EXIT_FAILURE;
}
