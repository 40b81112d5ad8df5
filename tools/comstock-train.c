/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the weights of the card game's players by self-play, and prints them as they stand in cards-weights.c.
 *
 * One number after the other is raised and lowered, and what wins more stays (docs/rivals.md).  The trained player sits
 * at each place in turn, among others as the table of company says.  Before and after meet the same deals. */

#include <locale.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "ai/cards/cards-player.h"
#include "ai/cards/cards-sparring.h"
#include "ai/cs-search.h"
#include "model/cards/comstock-cards-deck.h"

#define SEATS 4
#define HALF_LEAD 10
#define ENOUGH 1.5              /* standard errors by which a change must be better */

/* Who else sits at the table. */
typedef enum
{
  ITSELF,               /* as it was before the sweep */
  FORMER_HARD,
  COLLECTOR,
  VIRTUAL
} Company;

static const Company company[][SEATS - 1] = {
  { ITSELF, ITSELF, ITSELF },
  { VIRTUAL, VIRTUAL, VIRTUAL },
  { ITSELF, ITSELF, ITSELF },
  { COLLECTOR, FORMER_HARD, ITSELF },
};

/* A number that is trained, or several side by side that are turned as one. */
typedef struct
{
  const char *name;     /* of its table */
  size_t offset;
  gboolean is_int;
  int n;
  int step;
} Dial;

typedef struct
{
  const CardsDeck *deck;
  CardsWeights weights;
  CardsWeights before;          /* as the sweep began */
  const CardsSparring *collector;
  int n_games;
  guint64 seed;
  float *worths;                /* what each game came to with the weights as they are */
  float *trial;
} Trainer;

static int n_games = 4000;
static int n_sweeps = 3;
static int step_percent = 100;
static int first_seed = 0;
static const char *only;
static gboolean from_farsighted;

static const GOptionEntry entries[] = {
  { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Games to judge a change by", "N" },
  { "sweeps", 0, 0, G_OPTION_ARG_INT, &n_sweeps, "Times that every number is tried", "N" },
  { "step", 0, 0, G_OPTION_ARG_INT, &step_percent, "Size of the first steps in percent", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &first_seed, "Other games than those of seed 0", "N" },
  { "only", 0, 0, G_OPTION_ARG_STRING, &only, "Train one table alone", "NAME" },
  { "anew", 0, 0, G_OPTION_ARG_NONE, &from_farsighted, "Begin with the former weights", NULL },
  G_OPTION_ENTRY_NULL
};

/* Deals the game in which @company sits down behind @seat. */
static void
deal_game (const Trainer *trainer,
           guint64        seed,
           guint          seat,
           const Company  others[SEATS - 1],
           CardsState    *state,
           CsRng         *rng)
{
  CardsSetup setup = { .n_seats = SEATS };

  cs_rng_init (rng, seed);
  for (guint i = 0; i < SEATS; i++)
    {
      const guint place = (seat + i) % SEATS;

      setup.kinds[place] = i > 0 && others[i - 1] == VIRTUAL ? CARDS_EXPERT : CARDS_REAL;
      setup.suits[place] = (uint8_t) place;
    }
  cards_setup_deal (&setup, rng);
  cards_game.init (trainer->deck, &setup, state);
}

/* How sure @seat wins by what came out, 0 … 1. */
static float
read_worth (const Trainer    *trainer,
            const CardsState *state,
            guint             seat)
{
  int32_t points[CS_MAX_SEATS];
  int32_t most = INT32_MIN;

  cards_game.score (trainer->deck, state, points);
  for (guint i = 0; i < SEATS; i++)
    if (i != seat && points[i] > most)
      most = points[i];
  return (float) cs_search_worth (points[seat] - most, HALF_LEAD) / CS_SURE;
}

/* What the game comes to for its one trained seat. */
static float
play_game (const Trainer      *trainer,
           const CardsWeights *weights,
           int                 game)
{
  static CardsWorth trained[CARDS_MAX_SEATS];
  static CardsWorth worths[COLLECTOR][CARDS_MAX_SEATS];
  const guint seat = (guint) game % SEATS;
  const Company *others = company[(guint) game / SEATS % G_N_ELEMENTS (company)];
  CardsState state;
  uint32_t actors;
  CsRng rng;

  deal_game (trainer, trainer->seed + (guint64) game, seat, others, &state, &rng);
  cards_worths_init (trained, weights);
  cards_worths_init (worths[ITSELF], &trainer->before);
  cards_worths_init (worths[FORMER_HARD], &cards_weights_farsighted);
  while ((actors = cards_game.actors (&state)) != 0)
    {
      const uint32_t actor = (uint32_t) __builtin_ctz (actors);
      const Company who = actor == seat ? ITSELF : others[(actor + SEATS - seat) % SEATS - 1];
      CsMove move;

      if (who == COLLECTOR)
        move = cards_sparring_move (trainer->collector, trainer->deck, &state, actor, &rng);
      else
        move = cards_player_move (trainer->deck, &state, actor,
                                  actor == seat ? trained : worths[who == VIRTUAL ? ITSELF : who], &rng);
      cards_game.apply (trainer->deck, &state, actor, move, NULL);
    }
  return read_worth (trainer, &state, seat);
}

static double
play_games (const Trainer      *trainer,
            const CardsWeights *weights,
            float              *worths)
{
  double sum = 0;

  for (int game = 0; game < trainer->n_games; game++)
    {
      worths[game] = play_game (trainer, weights, game);
      sum += (double) worths[game];
    }
  return sum / trainer->n_games;
}

/* How many standard errors the trial is better. */
static double
compare (const Trainer *trainer)
{
  const int n = trainer->n_games;
  double sum = 0;
  double squares = 0;

  for (int game = 0; game < n; game++)
    {
      const double gain = (double) trainer->trial[game] - (double) trainer->worths[game];

      sum += gain;
      squares += gain * gain;
    }
  return squares > 0 ? sum / sqrt (squares) : 0;
}

static size_t
dial_size (const Dial *dial)
{
  return dial->is_int ? sizeof (int) : sizeof (int16_t);
}

static int
dial_get (const Dial         *dial,
          const CardsWeights *weights,
          int                 i)
{
  const char *at = (const char *) weights + dial->offset + (size_t) i * dial_size (dial);

  return dial->is_int ? *(const int *) at : *(const int16_t *) at;
}

static void
dial_add (const Dial   *dial,
          CardsWeights *weights,
          int           step)
{
  for (int i = 0; i < dial->n; i++)
    {
      char *at = (char *) weights + dial->offset + (size_t) i * dial_size (dial);
      const int value = dial_get (dial, weights, i) + step;

      if (dial->is_int)
        *(int *) at = value;
      else
        *(int16_t *) at = (int16_t) value;
    }
}

/* Turns @dial by @step, as long as it helps; returns whether it did. */
static gboolean
turn (Trainer    *trainer,
      const Dial *dial,
      int         step)
{
  gboolean turned = FALSE;
  float *worths;

  for (;;)
    {
      CardsWeights weights = trainer->weights;

      dial_add (dial, &weights, step);
      play_games (trainer, &weights, trainer->trial);
      if (compare (trainer) < ENOUGH)
        return turned;
      trainer->weights = weights;
      worths = trainer->worths;
      trainer->worths = trainer->trial;
      trainer->trial = worths;
      turned = TRUE;
    }
}

static void
sweep (Trainer *trainer,
       GArray  *dials,
       int      number)
{
  trainer->seed = ((guint64) first_seed * 1000 + (guint64) number) * 1000003;
  trainer->before = trainer->weights;
  g_printerr ("sweep %d: %.4f", number, play_games (trainer, &trainer->weights, trainer->worths));
  for (guint i = 0; i < dials->len; i++)
    {
      const Dial *dial = &g_array_index (dials, Dial, i);
      const int step = MAX (1, dial->step * step_percent / 100 / number);

      if (only != NULL && !g_str_equal (dial->name, only))
        continue;
      if (!turn (trainer, dial, step))
        turn (trainer, dial, -step);
    }
  g_printerr (" → %.4f\n", play_games (trainer, &trainer->weights, trainer->worths));
}

static void
add_dials (GArray     *dials,
           const char *name,
           size_t      offset,
           gboolean    is_int,
           int         n,
           int         step)
{
  for (int i = 0; i < n; i++)
    {
      Dial dial = { name, offset, is_int, 1, step };

      dial.offset += (size_t) i * dial_size (&dial);
      g_array_append_val (dials, dial);
    }
}

/* All places turn together, too: each alone they stay where they balance one another. */
static void
add_all_places (GArray *dials)
{
  const Dial dial = { "places", offsetof (CardsWeights, places) + sizeof (int), TRUE, CARDS_MAX_SEATS - 1, 64 };

  g_array_append_val (dials, dial);
}

static void
print_dials (GArray             *dials,
             const CardsWeights *weights)
{
  const char *name = NULL;

  for (guint i = 0; i < dials->len; i++)
    {
      const Dial *dial = &g_array_index (dials, Dial, i);

      if (dial->n > 1)
        continue;
      if (dial->name != name)
        g_print ("%s  .%s = { ", name != NULL ? " },\n" : "", dial->name);
      else
        g_print (", ");
      name = dial->name;
      g_print ("%d", dial_get (dial, weights, 0));
    }
  g_print (" },\n");
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new ("– trains the players of the card game");
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GArray) dials = g_array_new (FALSE, FALSE, sizeof (Dial));
  g_autoptr (GError) error = NULL;
  Trainer trainer = { .deck = comstock_cards_deck_get_cards (deck) };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  trainer.n_games = n_games;
  trainer.worths = g_new (float, n_games);
  trainer.trial = g_new (float, n_games);
  trainer.weights = from_farsighted ? cards_weights_farsighted : cards_weights_learned;
  trainer.collector = cards_sparring_find ("collector");
  add_all_places (dials);
  add_dials (dials, "characters", offsetof (CardsWeights, characters), FALSE, CARDS_CHARACTERS, 16);
  add_dials (dials, "acquired", offsetof (CardsWeights, acquired), FALSE, CARDS_CHARACTERS, 128);
  add_dials (dials, "parcels", offsetof (CardsWeights, parcels), FALSE, CARDS_PARCELS, 6);
  add_dials (dials, "ground", offsetof (CardsWeights, ground), FALSE, 1, 3);
  add_dials (dials, "places", offsetof (CardsWeights, places) + sizeof (int), TRUE, SEATS - 1, 64);
  add_dials (dials, "patience", offsetof (CardsWeights, patience), FALSE, CARDS_ABILITIES, 128);
  add_dials (dials, "denial", offsetof (CardsWeights, denial), FALSE, 1, 12);
  for (int number = 1; number <= n_sweeps; number++)
    {
      sweep (&trainer, dials, number);
      print_dials (dials, &trainer.weights);
    }
  g_free (trainer.worths);
  g_free (trainer.trial);
  return 0;
}
