/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures manners: how one rival with a manner fares against three of its level without, and what is seen of it. */

#include <locale.h>
#include <stdlib.h>

#include "ai/cards/cards-level.h"
#include "ai/cs-sample.h"
#include "model/cards/comstock-cards-deck.h"

#define SEATS 4
#define EARLY_ROUNDS 3      /* of an era, in which a gambler stakes */

static const char *const levels[CARDS_LEVELS] = { "easy", "medium", "hard", "expert" };

static const char *const manners[CARDS_MANNERS] = {
  [CARDS_PLAIN] = "none",
  [CARDS_BUILDER] = "builder",
  [CARDS_COLLECTOR] = "collector",
  [CARDS_GAMBLER] = "gambler",
  [CARDS_SPOILER] = "spoiler",
};

/* What is seen of a player. */
typedef struct
{
  CsSample wins;              /* shared ones in part */
  CsSample points;
  CsSample characters;
  CsSample parcels;
  CsSample early_bids;
} Traits;

static void
deal (const CardsDeck *deck,
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
  g_assert (refusal.reason == CS_LEGAL);
}

/* Plays to the end; the bids of early rounds are noted. */
static void
play (const CardsDeck *deck,
      CardsLevel       level,
      CardsManner      manner,
      guint            place,
      CardsState      *state,
      CsRng           *rng,
      Traits           traits[2])
{
  guint32 actors;

  while ((actors = cards_game.actors (state)) != 0)
    {
      const guint seat = (guint) g_bit_nth_lsf (actors, -1);
      const gboolean bids = state->step == CARDS_STEP_BID && state->round <= EARLY_ROUNDS;
      CardsState seen = *state;
      CsMove move;

      cards_game.determinize (deck, &seen, seat, rng);
      move = cards_level_move (level, seat == place ? manner : CARDS_PLAIN, deck, &seen, seat, rng, NULL);
      if (bids)
        cs_sample_add (&traits[seat != place].early_bids, cards_move_argument (move));
      cards_game.apply (deck, state, seat, move, NULL);
    }
}

static void
count (const CardsDeck  *deck,
       const CardsState *state,
       guint             place,
       Traits            traits[2])
{
  const guint32 winners = cards_winners (deck, state);
  int32_t points[CS_MAX_SEATS];

  cards_game.score (deck, state, points);
  for (guint seat = 0; seat < SEATS; seat++)
    {
      Traits *own = &traits[seat != place];

      cs_sample_add (&own->wins, (winners & CARDS_BIT (seat)) != 0 ? 1.0 / __builtin_popcount (winners) : 0);
      cs_sample_add (&own->points, points[seat]);
      cs_sample_add (&own->characters, __builtin_popcount (state->seats[seat].owned));
      cs_sample_add (&own->parcels, cards_board_count (state->seats[seat].city.occupied));
    }
}

static void
report (const CardsDeck *deck,
        CardsLevel       level,
        CardsManner      manner,
        guint            n_games,
        guint            seed)
{
  Traits traits[2] = { 0 };
  CardsState state;
  CsRng rng;

  cs_rng_init (&rng, seed);
  for (guint game = 0; game < n_games; game++)
    {
      deal (deck, &rng, &state);
      play (deck, level, manner, game % SEATS, &state, &rng, traits);
      count (deck, &state, game % SEATS, traits);
    }
  g_print ("| %s | %s | %u | %.1f ± %.1f | %.1f, %.1f | %.1f, %.1f | %.1f, %.1f | %.1f, %.1f |\n", manners[manner],
           levels[level], n_games, 100 * cs_sample_mean (&traits[0].wins), 100 * cs_sample_error (&traits[0].wins),
           cs_sample_mean (&traits[0].points), cs_sample_mean (&traits[1].points),
           cs_sample_mean (&traits[0].characters), cs_sample_mean (&traits[1].characters),
           cs_sample_mean (&traits[0].parcels), cs_sample_mean (&traits[1].parcels),
           cs_sample_mean (&traits[0].early_bids), cs_sample_mean (&traits[1].early_bids));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *level = NULL;
  int n_games = 4000;
  int seed = 1;
  g_autofree char *only = NULL;
  const GOptionEntry entries[] = {
    { "level", 0, 0, G_OPTION_ARG_STRING, &level, "One level alone", "LEVEL" },
    { "manner", 0, 0, G_OPTION_ARG_STRING, &only, "One manner alone", "MANNER" },
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Games of each manner (default: 4000)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Equal seeds, equal games (default: 1)", "S" },
    { 0 }
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("– tables of manners");
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return EXIT_FAILURE;
    }
  g_print ("| one | level | games | wins, %% | VP: it, others | characters | parcels | early bids |\n"
           "|---|---|---|---|---|---|---|---|\n");
  for (guint manner = 0; manner < CARDS_MANNERS; manner++)
    for (guint i = 0; i < CARDS_LEVELS; i++)
      if ((only == NULL || g_str_equal (only, manners[manner])) &&
          (level != NULL ? g_str_equal (level, levels[i]) : cards_levels[i].budget == 0))
        report (comstock_cards_deck_get_cards (deck), (CardsLevel) i, (CardsManner) manner, (guint) n_games,
                (guint) seed);
  return EXIT_SUCCESS;
}
