/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures a deck by simulated games: what its cards are worth, and how builders and virtual players fare. */

#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "ai/cards/cards-appeal.h"
#include "ai/cards/cards-greedy.h"
#include "ai/cards/cards-level.h"
#include "ai/cards/cards-sparring.h"
#include "model/cards/comstock-cards-deck.h"

#define SEATS CARDS_APPEAL_SEATS

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

/* What is asked of a deck: the bounds of the means, in VP. */
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
  CsSample virtual_players;
  CsSample builder;
  CsSample lead;                          /* the builder's points minus the virtual players' mean */
  guint builder_wins;                   /* shared wins included */
} Totals;

/* The points of builders among builders: of all, and of those who own a card. */
typedef struct
{
  CsSample all;
  CsSample with_card[CARDS_TERRAIN];
} Owners;

/* The winners of games of four builders. */
typedef struct
{
  CsSample parcels;                       /* that their cities show */
  CsSample large;                         /* 1 for a large city */
  CsSample characters;                    /* that they own */
} Winners;

static const CardsKind only_builders[SEATS] = { CARDS_REAL, CARDS_REAL, CARDS_REAL, CARDS_REAL };

static CsMove
choose (const void       *data,
        const CardsDeck  *deck,
        const CardsState *state,
        uint32_t          seat,
        CsRng            *rng)
{
  const Builder *builder = data;
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

static void
play_seated (const CardsDeck *deck,
             const Builder   *seated[SEATS],
             CardsState      *state,
             CsRng           *rng)
{
  uint32_t actors;

  while ((actors = cards_game.actors (state)) != 0)
    {
      guint seat = g_bit_nth_lsf (actors, -1);

      cards_game.apply (deck, state, seat, choose (seated[seat], deck, state, seat, rng), NULL);
    }
}

/* The same where all real seats play alike. */
static void
play (const CardsDeck *deck,
      const Builder   *builder,
      CardsState      *state,
      CsRng           *rng)
{
  const Builder *seated[SEATS] = { builder, builder, builder, builder };

  play_seated (deck, seated, state, rng);
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
        cs_sample_add (&totals->virtual_players, points[seat]);
        virtual_sum += points[seat];
      }
  cs_sample_add (&totals->builder, points[builder]);
  cs_sample_add (&totals->lead, points[builder] - virtual_sum / (SEATS - 1));
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
      CardsKind kinds[SEATS];
      CardsState state;

      for (guint seat = 0; seat < SEATS; seat++)
        kinds[seat] = seat == place ? CARDS_REAL : level;
      cards_appeal_deal (deck, kinds, rng, &state);
      play (deck, builder, &state, rng);
      totals_add_game (totals, deck, &state, place);
    }
}

static void
owners_add_seat (Owners          *owners,
                 const CardsSeat *seat,
                 double           points)
{
  cs_sample_add (&owners->all, points);
  for (guint i = 0; i < seat->n_taken; i++)
    if (!cards_is_character (seat->taken[i]))
      cs_sample_add (&owners->with_card[seat->taken[i]], points);
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
      CardsState state;
      int32_t points[CS_MAX_SEATS];

      cards_appeal_deal (deck, only_builders, rng, &state);
      play (deck, builder, &state, rng);
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
  const CsSample *with = &owners->with_card[card];

  return with->n > 0 ? cs_sample_mean (with) - cs_sample_mean_without (&owners->all, with) : 0;
}

/* Prints the figures of one target; returns whether they are at most @slack VP off. */
static gboolean
report_target (const Target *target,
               const Totals *totals,
               double        slack)
{
  double mean = cs_sample_mean (&totals->virtual_players);
  double gap = cs_sample_mean (&totals->lead);

  g_print ("%s\t%u games\tvirtual %.1f (deviation %.1f)\tbuilder %.1f (deviation %.1f)\tlead %+.1f ± %.1f\t"
           "wins %.1f %%\n",
           target->name, totals->builder.n,
           mean, cs_sample_deviation (&totals->virtual_players),
           cs_sample_mean (&totals->builder), cs_sample_deviation (&totals->builder),
           gap, cs_sample_error (&totals->lead),
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
           owners->all.n / SEATS, cs_sample_mean (&owners->all), cs_sample_deviation (&owners->all),
           deck->terrain[strongest].id, owner_effect (owners, strongest),
           cs_sample_error (&owners->with_card[strongest]));
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

        cs_sample_add (&winners->parcels, parcels);
        cs_sample_add (&winners->large, parcels >= LARGE_CITY);
        cs_sample_add (&winners->characters, __builtin_popcount (state->seats[seat].owned));
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
      CardsState state;

      cards_appeal_deal (deck, only_builders, rng, &state);
      play (deck, builder, &state, rng);
      winners_add_game (&winners, deck, &state);
    }
  g_print ("winners\t%u games\t%.1f visible parcels (deviation %.1f)\t%d or more: %.1f ± %.1f %%\t"
           "%.1f characters\n",
           n_games, cs_sample_mean (&winners.parcels), cs_sample_deviation (&winners.parcels), LARGE_CITY,
           100 * cs_sample_mean (&winners.large), 100 * cs_sample_error (&winners.large),
           cs_sample_mean (&winners.characters));
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
  CsSample points[SEATS] = { 0 };
  CsSample gap = { 0 };

  for (guint game = 0; game < n_games; game++)
    {
      const Builder *seated[SEATS];
      CardsState state;
      int32_t ends[CS_MAX_SEATS];

      for (guint i = 0; i < SEATS; i++)
        seated[(i + game) % SEATS] = players[i];
      cards_appeal_deal (deck, only_builders, rng, &state);
      play_seated (deck, seated, &state, rng);
      cards_game.score (deck, &state, ends);
      for (guint i = 0; i < SEATS; i++)
        cs_sample_add (&points[i], ends[(i + game) % SEATS]);
      cs_sample_add (&gap, ends[game % SEATS] - ends[(1 + game) % SEATS]);
    }
  g_print ("plans\t%u games\tcity alone %.1f\tcharacters %.1f\tthe others %.1f\tgap %+.1f ± %.1f\n", n_games,
           cs_sample_mean (&points[0]), cs_sample_mean (&points[1]),
           (cs_sample_mean (&points[2]) + cs_sample_mean (&points[3])) / 2, cs_sample_mean (&gap),
           cs_sample_error (&gap));
  return fabs (cs_sample_mean (&gap)) <= WIDEST_PLAN_GAP + slack;
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
  CsSample worth[CARDS_TERRAIN] = { 0 };

  cards_appeal_measure (deck, choose, builder, n_games, rng, worth);
  for (guint card = 0; card < CARDS_TERRAIN; card++)
    g_print ("%s\t%u\t%.3f\t%.3f\n", deck->terrain[card].id, worth[card].n,
             cs_sample_mean (&worth[card]), cs_sample_error (&worth[card]));
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
    return comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
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
