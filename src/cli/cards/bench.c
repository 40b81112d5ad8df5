/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “bench”: how fast the rules and the players in src/ai are on one core, and their signature. */

#include "commands.h"

#include "ai/cards/cards-greedy.h"
#include "ai/cards/cards-random.h"
#include "cli/cli-bench-session.h"
#include "cli/cli-measure.h"
#include "engine/cs-digest.h"
#include "model/cards/comstock-cards-game.h"

#include <glib/gi18n.h>

#define SEATS 4
#define RECORDED_GAMES 16       /* random games whose positions and moves are measured on: few, to stay in the cache */
#define RECORDED_SEED 1
#define SIGNED_GAMES 32         /* games of each player that make the signature */
#define SESSION_SEATS "person,person,person,person,person,person"
#define SESSION_SEED 6

typedef struct
{
  uint8_t seat;
  CsMove move;
} Played;

typedef struct
{
  CardsCity city;
  CardsCharacterSet owned;
  uint8_t sold;
  uint8_t card;
} Placing;

typedef struct
{
  const CardsDeck *deck;
  CsRng rng;
  GArray *starts;               /* CardsState: the recorded games before the first move */
  GArray *lengths;              /* guint: how many moves each has */
  GArray *moves;                /* Played: all their moves */
  GArray *placings;             /* Placing: the cities and cards of these, where one is to be placed */
  guint64 sink;                 /* what the measured functions return, so that they are not optimised away */
} Bench;

static void
begin_game (const CardsDeck *deck,
            CsRng           *rng,
            CardsState      *state)
{
  CardsSetup setup = { .n_seats = SEATS };
  CsRefusal refusal;

  for (guint seat = 0; seat < SEATS; seat++)
    {
      setup.kinds[seat] = CARDS_REAL;
      setup.suits[seat] = (uint8_t) seat;
    }
  cards_setup_deal (&setup, rng);
  refusal = cards_game.init (deck, &setup, state);
  g_assert_cmpint (refusal.reason, ==, CS_LEGAL);
}

static void
record_placing (Bench            *bench,
                const CardsState *state)
{
  const CardsSeat *seat = &state->seats[state->actor];
  const Placing placing = {
    .city = seat->city,
    .owned = seat->owned,
    .sold = seat->sold,
    .card = state->card,
  };

  g_array_append_val (bench->placings, placing);
}

static void
record_game (Bench *bench,
             CsRng *rng)
{
  CardsState state;
  guint length = 0;
  uint32_t actors;

  begin_game (bench->deck, rng, &state);
  g_array_append_val (bench->starts, state);
  while ((actors = cards_game.actors (&state)) != 0)
    {
      Played played = { .seat = (uint8_t) __builtin_ctz (actors) };

      played.move = cards_random_move (bench->deck, &state, played.seat, rng);
      if (state.step == CARDS_STEP_PLACE)
        record_placing (bench, &state);
      g_array_append_val (bench->moves, played);
      cards_game.apply (bench->deck, &state, played.seat, played.move, NULL);
      length++;
    }
  g_array_append_val (bench->lengths, length);
}

static void
bench_init (Bench           *bench,
            const CardsDeck *deck)
{
  *bench = (Bench) {
    .deck = deck,
    .starts = g_array_new (FALSE, FALSE, sizeof (CardsState)),
    .lengths = g_array_new (FALSE, FALSE, sizeof (guint)),
    .moves = g_array_new (FALSE, FALSE, sizeof (Played)),
    .placings = g_array_new (FALSE, FALSE, sizeof (Placing)),
  };
  cs_rng_init (&bench->rng, RECORDED_SEED);
  for (guint i = 0; i < RECORDED_GAMES; i++)
    record_game (bench, &bench->rng);
}

static void
bench_clear (Bench *bench)
{
  g_array_unref (bench->starts);
  g_array_unref (bench->lengths);
  g_array_unref (bench->moves);
  g_array_unref (bench->placings);
}

static void
run_random_games (gpointer data,
                  guint64  n)
{
  Bench *bench = data;
  CardsState state;

  while (n-- > 0)
    {
      begin_game (bench->deck, &bench->rng, &state);
      bench->sink += cards_play_random_game (bench->deck, &state, &bench->rng);
    }
}

static void
run_greedy_games (gpointer data,
                  guint64  n)
{
  Bench *bench = data;
  CardsState state;

  while (n-- > 0)
    {
      begin_game (bench->deck, &bench->rng, &state);
      bench->sink += cards_play_greedy_game (bench->deck, &state, &bench->rng);
    }
}

static void
run_placements (gpointer data,
                guint64  n)
{
  Bench *bench = data;

  for (guint i = 0; n > 0; n--)
    {
      const Placing *placing = &g_array_index (bench->placings, Placing, i);

      bench->sink += (guint64) cards_city_placements (&placing->city,
                                                      &bench->deck->terrain[placing->card],
                                                      placing->owned).board;
      i = i + 1 < bench->placings->len ? i + 1 : 0;
    }
}

static void
run_score (gpointer data,
           guint64  n)
{
  Bench *bench = data;

  for (guint i = 0; n > 0; n--)
    {
      const Placing *placing = &g_array_index (bench->placings, Placing, i);

      bench->sink += (guint64) cards_score_total (&placing->city, placing->owned, placing->sold);
      i = i + 1 < bench->placings->len ? i + 1 : 0;
    }
}

/* Replays the recorded games move by move, so that each kind of move counts as often as it is played. */
static void
run_apply (gpointer data,
           guint64  n)
{
  Bench *bench = data;
  CardsState state;

  while (n > 0)
    for (guint game = 0, next = 0; game < bench->lengths->len; game++)
      {
        const guint length = g_array_index (bench->lengths, guint, game);

        state = g_array_index (bench->starts, CardsState, game);
        for (guint i = 0; i < length && n > 0; i++, n--)
          {
            const Played *played = &g_array_index (bench->moves, Played, next + i);

            cards_game.apply (bench->deck, &state, played->seat, played->move, NULL);
          }
        bench->sink += state.round;
        next += length;
      }
}

static void
run_copy (gpointer data,
          guint64  n)
{
  Bench *bench = data;
  CardsState copy;

  for (; n > 0; n--)
    {
      copy = g_array_index (bench->starts, CardsState, n % RECORDED_GAMES);
      __asm__ volatile ("" : : "r" (&copy) : "memory");
    }
}

static const CliMeasure measures[] = {
  { CLI_PER_SECOND, "random", N_("random games of 4 players with cities, per second"), run_random_games },
  { CLI_PER_SECOND, "greedy", N_("greedy games of 4 players with cities, per second"), run_greedy_games },
  { CLI_NANOSECONDS, "placements", N_("all places for a card, ns"), run_placements },
  { CLI_NANOSECONDS, "score", N_("score of a city, ns"), run_score },
  { CLI_NANOSECONDS, "apply", N_("a move played, ns"), run_apply },
  { CLI_NANOSECONDS, "copy", N_("a position copied, ns"), run_copy },
};

/* Digests the last positions of fixed games of each player; a change of how one plays changes it. */
static guint64
signature (const CardsDeck *deck)
{
  uint32_t (*const players[]) (const CardsDeck *, CardsState *, CsRng *) = {
    cards_play_random_game,
    cards_play_greedy_game,
  };
  guint64 digest = CS_DIGEST_START;

  for (guint player = 0; player < G_N_ELEMENTS (players); player++)
    for (guint seed = 0; seed < SIGNED_GAMES; seed++)
      {
        CardsState state;
        CsRng rng;
        guint64 last;

        cs_rng_init (&rng, seed);
        begin_game (deck, &rng, &state);
        digest = cs_digest_u32 (digest, players[player] (deck, &state, &rng));
        last = cards_game.digest (&state);
        digest = cs_digest_u32 (digest, (uint32_t) last);
        digest = cs_digest_u32 (digest, (uint32_t) (last >> 32));
      }
  return digest;
}

static ComstockGame *
begin_session (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  ComstockCardsSetup setup = { .seed = SESSION_SEED };
  ComstockCardsGame *game;

  comstock_cards_setup_parse (&setup, SESSION_SEATS, NULL);
  game = comstock_cards_game_new (deck, &setup, NULL);
  g_assert_nonnull (game);
  return COMSTOCK_GAME (game);
}

static void
print_text (Bench *bench)
{
  CliBenchSession session;

  cli_measure_print_text (measures, G_N_ELEMENTS (measures), bench);
  g_print ("%10zu  %s\n", sizeof (CardsState), _("bytes of a position"));
  cli_bench_session (begin_session, &session);
  cli_bench_session_print_text (&session);
  /* Translators: a number that changes when rules or players decide anything differently */
  g_print ("%s %016" G_GINT64_MODIFIER "x\n", _("Signature:"), signature (bench->deck));
}

static void
print_json (Bench *bench)
{
  CliBenchSession session;

  cli_measure_print_json (measures, G_N_ELEMENTS (measures), bench);
  cli_bench_session (begin_session, &session);
  g_print (", \"state_bytes\": %zu", sizeof (CardsState));
  cli_bench_session_print_json (&session);
  g_print (", \"signature\": \"%016" G_GINT64_MODIFIER "x\"}\n", signature (bench->deck));
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
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  Bench bench;

  if (!cli_parse_options (command, entries, 0, 0, &argc, &argv))
    return CLI_WRONG_CALL;
  bench_init (&bench, comstock_cards_deck_get_cards (deck));
  if (json)
    print_json (&bench);
  else
    print_text (&bench);
  bench_clear (&bench);
  return CLI_DONE;
}

const CliCommand cli_cards_bench = {
  .name = "bench",
  .arguments = "",
  .summary = N_("Measures rules and players on one core"),
  .run = run,
};
