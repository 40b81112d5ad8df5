/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players with one idea each: what they take a card to be worth, and how they bid for it. */

#include "cards-sparring.h"

#include <string.h>

#include "cards-auction.h"
#include "cards-player.h"
#include "cards-policy.h"

/* More than any card brings. */
#define ABOVE_ALL (1000 * CARDS_VP)

/* The rounds that follow the first, at the most that are ever left. */
#define ROUNDS_AHEAD (CARDS_ERAS * CARDS_ROUNDS - 1)

/* A partner at its seat. */
typedef struct
{
  const CardsSparring *partner;
  const CardsDeck *deck;
  const CardsState *state;
  const CardsSeat *self;
  uint32_t seat;
  CardsWorth *worths;           /* of all seats, side by side */
} Sparrer;

struct _CardsSparring
{
  const char *id;

  /* How it plays where nothing else is said. */
  const CardsWeights *weights;

  /* What a card that is worth @worth by these weights (units of CARDS_VP) is worth to it.  NULL: that. */
  int (*value) (const Sparrer *sparrer,
                CardsCard      card,
                int            worth);

  /* The auction card that it plays for a column of these values.  NULL: by the odds. */
  uint32_t (*bid) (const Sparrer *sparrer,
                   const int      values[CARDS_MAX_COLUMN]);

  /* In so many roll-outs to the end of the game it compares its moves.  0: it does not search. */
  uint32_t budget;
};

static bool
is_one_of (CardsCard         card,
           CardsCharacterSet characters)
{
  return cards_is_character (card) && (characters & CARDS_BIT (card - CARDS_TERRAIN)) != 0;
}

/* The highest auction card for what is wanted, the lowest for anything else. */
static uint32_t
bid_high_for (const Sparrer    *sparrer,
              CardsCharacterSet wanted)
{
  const uint32_t hand = sparrer->self->hand;

  for (int i = 0; i < sparrer->state->n_column; i++)
    if (is_one_of (sparrer->state->column[i], wanted))
      return 31u - (uint32_t) __builtin_clz (hand);
  return (uint32_t) __builtin_ctz (hand);
}

/* The auction card that gains the most if the column is worth @values. */
static uint32_t
bid_with_care (const Sparrer *sparrer,
               const int      values[CARDS_MAX_COLUMN])
{
  const bool two = sparrer->state->worker_seat == sparrer->seat;
  CardsProspect prospect;

  cards_prospect_of_values (&prospect, sparrer->worths, sparrer->deck, sparrer->state, sparrer->seat, values, two);
  return cards_auction_best_bid (&prospect, sparrer->deck, sparrer->state, sparrer->seat, 0, NULL);
}

/* The collector takes every character that it meets, and outbids everybody for some. */

static int
collector_value (const Sparrer *sparrer,
                 CardsCard      card,
                 int            worth)
{
  (void) sparrer;
  return cards_is_character (card) ? worth + ABOVE_ALL : worth;
}

static uint32_t
collector_bid (const Sparrer *sparrer,
               const int      values[CARDS_MAX_COLUMN])
{
  (void) values;
  return bid_high_for (sparrer, CARDS_BIT (CARDS_EDITOR) | CARDS_BIT (CARDS_UNDERTAKER) | CARDS_BIT (CARDS_INDIAN) |
                                CARDS_BIT (CARDS_PAPERBOY) | CARDS_BIT (CARDS_GOVERNOR) |
                                CARDS_BIT (CARDS_CHINESE_WORKER));
}

static const CardsSparring collector = {
  .id = "collector",
  .weights = &cards_weights_greedy,
  .value = collector_value,
  .bid = collector_bid,
};

/* The hoarder wants characters too, the more the earlier, but weighs them against cards and bids with care. */

static int
hoarder_value (const Sparrer *sparrer,
               CardsCard      card,
               int            worth)
{
  if (!cards_is_character (card))
    return worth;
  return worth + 2 * CARDS_VP + 4 * CARDS_VP * cards_rounds_left (sparrer->state) / ROUNDS_AHEAD;
}

static const CardsSparring hoarder = {
  .id = "hoarder",
  .weights = &cards_weights_farsighted,
  .value = hoarder_value,
  .bid = bid_with_care,
};

/* The early bird is a hoarder that stakes its highest auction cards soon: above all in the first era, whose cards serve
 * longest. */

static uint32_t
early_bird_bid (const Sparrer *sparrer,
                const int      values[CARDS_MAX_COLUMN])
{
  int staked[CARDS_MAX_COLUMN];

  for (int i = 0; i < sparrer->state->n_column; i++)
    staked[i] = sparrer->state->era == 0 ? 2 * values[i] : values[i];
  return bid_with_care (sparrer, staked);
}

static const CardsSparring early_bird = {
  .id = "early-bird",
  .weights = &cards_weights_farsighted,
  .value = hoarder_value,
  .bid = early_bird_bid,
};

/* The appraiser has a price for everything, above all for characters, and stakes as the early bird does. */

static int
appraiser_value (const Sparrer *sparrer,
                 CardsCard      card,
                 int            worth)
{
  (void) sparrer;
  return cards_is_character (card) ? worth + 2 * CARDS_VP : worth;
}

static const CardsSparring appraiser = {
  .id = "appraiser",
  .weights = &cards_weights_appraiser,
  .value = appraiser_value,
  .bid = early_bird_bid,
};

/* Two of equal skill who want opposite things: how near they end is how well a deck is balanced (docs/deck.md).  The
 * builder thinks of its city alone.  The gatherer takes every character that it meets, as the collector does, but bids
 * with care. */

static int
builder_value (const Sparrer *sparrer,
               CardsCard      card,
               int            worth)
{
  (void) sparrer;
  return cards_is_character (card) ? -ABOVE_ALL : worth;
}

static const CardsSparring builder = {
  .id = "builder",
  .weights = &cards_weights_learned,
  .value = builder_value,
  .bid = bid_with_care,
};

static uint32_t
gatherer_bid (const Sparrer *sparrer,
              const int      values[CARDS_MAX_COLUMN])
{
  int sober[CARDS_MAX_COLUMN];

  for (int i = 0; i < sparrer->state->n_column; i++)
    sober[i] = cards_is_character (sparrer->state->column[i]) ? values[i] - ABOVE_ALL + 4 * CARDS_VP : values[i];
  return bid_with_care (sparrer, sober);
}

static const CardsSparring gatherer = {
  .id = "gatherer",
  .weights = &cards_weights_learned,
  .value = collector_value,
  .bid = gatherer_bid,
};

/* The denier takes what others want. */

/* True if @seat chooses after the sparrer in this round, or may. */
static bool
comes_after (const Sparrer *sparrer,
             uint32_t       seat)
{
  const CardsState *state = sparrer->state;

  if (seat == sparrer->seat || state->seats[seat].kind != CARDS_REAL || !state->seats[seat].has_turn)
    return false;
  if (!cards_bids_are_open (state))
    return true;
  for (int turn = state->turn + 1; turn < state->n_order; turn++)
    if (state->order[turn] == seat)
      return true;
  return false;
}

/* What @card is worth to that seat which would gain the most by it and comes after. */
static int
worth_to_others (const Sparrer *sparrer,
                 CardsCard      card)
{
  int most = 0;

  for (uint32_t seat = 0; seat < sparrer->state->n_seats; seat++)
    if (comes_after (sparrer, seat))
      {
        const int value = cards_worth_of (&sparrer->worths[seat], sparrer->deck, sparrer->state, seat, card).value;

        most = value > most ? value : most;
      }
  return most;
}

static int
denier_value (const Sparrer *sparrer,
              CardsCard      card,
              int            worth)
{
  return worth + worth_to_others (sparrer, card) / 2;
}

static const CardsSparring denier = {
  .id = "denier",
  .weights = &cards_weights_farsighted,
  .value = denier_value,
  .bid = bid_with_care,
};

/* The spoiler is a denier that knows, as the hoarder does, what characters are worth to everybody. */

static int
spoiler_value (const Sparrer *sparrer,
               CardsCard      card,
               int            worth)
{
  const int theirs = hoarder_value (sparrer, card, worth_to_others (sparrer, card));

  return hoarder_value (sparrer, card, worth) + theirs * 2 / 5;
}

static const CardsSparring spoiler = {
  .id = "spoiler",
  .weights = &cards_weights_farsighted,
  .value = spoiler_value,
  .bid = bid_with_care,
};

/* What the rivals' level “hard” was before any of them searched. */
static const CardsSparring former_hard = { .id = "former-hard", .weights = &cards_weights_farsighted };

/* What it was before it tried its bids out: it weighs them by the odds alone. */
static const CardsSparring weigher = { .id = "weigher", .weights = &cards_weights_learned };

/* What the rivals' level “expert” was then. */
static const CardsSparring former_expert = { .id = "former-expert", .weights = &cards_weights_learned, .budget = 200 };

/* The answerer works out which auction card a weigher in each other seat would play, and answers that. */

static uint32_t
answerer_bid (const Sparrer *sparrer,
              const int      values[CARDS_MAX_COLUMN])
{
  const CardsState *state = sparrer->state;
  uint32_t hands[CARDS_MAX_SEATS];
  CardsProspect prospect;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    {
      hands[seat] = state->seats[seat].hand;
      if (state->seats[seat].kind != CARDS_REAL || !state->seats[seat].has_turn)
        continue;
      cards_prospect_init (&prospect, sparrer->worths, sparrer->deck, state, seat, state->worker_seat == seat);
      hands[seat] = CARDS_BIT (cards_auction_best_bid (&prospect, sparrer->deck, state, seat, 0, NULL));
    }
  cards_prospect_of_values (&prospect, sparrer->worths, sparrer->deck, state, sparrer->seat, values,
                            state->worker_seat == sparrer->seat);
  return cards_auction_answer (&prospect, sparrer->deck, state, sparrer->seat, hands);
}

static const CardsSparring answerer = {
  .id = "answerer",
  .weights = &cards_weights_learned,
  .bid = answerer_bid,
};

const CardsSparring *const cards_sparring[] = {
  &collector,
  &builder,
  &gatherer,
  &denier,
  &former_hard,
  &hoarder,
  &early_bird,
  &spoiler,
  &appraiser,
  &weigher,
  &former_expert,
  &answerer,
  NULL
};

const char *
cards_sparring_id (const CardsSparring *partner)
{
  return partner->id;
}

const CardsSparring *
cards_sparring_find (const char *id)
{
  for (const CardsSparring *const *partner = cards_sparring; *partner != NULL; partner++)
    if (strcmp ((*partner)->id, id) == 0)
      return *partner;
  return NULL;
}

static int
value_of (const Sparrer *sparrer,
          CardsCard      card)
{
  const int worth = cards_worth_of (&sparrer->worths[sparrer->seat], sparrer->deck, sparrer->state, sparrer->seat,
                                    card).value;

  return sparrer->partner->value != NULL ? sparrer->partner->value (sparrer, card, worth) : worth;
}

static void
value_column (const Sparrer *sparrer,
              int            values[CARDS_MAX_COLUMN])
{
  for (int i = 0; i < sparrer->state->n_column; i++)
    values[i] = value_of (sparrer, sparrer->state->column[i]);
}

static CsMove
choose_bid (const Sparrer *sparrer)
{
  int values[CARDS_MAX_COLUMN];

  value_column (sparrer, values);
  return cards_move (CARDS_MOVE_BID, sparrer->partner->bid (sparrer, values));
}

static CsMove
choose_take (const Sparrer *sparrer)
{
  int values[CARDS_MAX_COLUMN];
  int best = 0;

  value_column (sparrer, values);
  for (int i = 1; i < sparrer->state->n_column; i++)
    if (values[i] > values[best])
      best = i;
  return cards_move (CARDS_MOVE_TAKE, sparrer->state->column[best]);
}

/* The paperboy's character. */
static CsMove
choose_hire (const Sparrer *sparrer)
{
  CsMove best = cards_move (CARDS_MOVE_PASS, 0);
  int best_value = 0;

  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    if (!(sparrer->state->owned & CARDS_BIT (character)))
      {
        const int value = value_of (sparrer, (CardsCard) (CARDS_TERRAIN + character));

        if (value > best_value)
          {
            best_value = value;
            best = cards_move (CARDS_MOVE_HIRE, character);
          }
      }
  return best;
}

static CsMove
search (const Sparrer *sparrer,
        CsRng         *rng)
{
  const CsQuestion question = {
    .game = &cards_game,
    .policy = &cards_policy,
    .kit = sparrer->deck,
    .state = sparrer->state,
    .seat = sparrer->seat,
    .seed = cs_rng_next (rng),
    .budget = sparrer->partner->budget,
    .survivors = 2,
  };
  _Alignas (16) char arena[CS_SEARCH_ARENA (sizeof (CardsState), sizeof (CardsWorth))];

  return cs_search_move (&question, NULL, arena);
}

CsMove
cards_sparring_move (const CardsSparring *partner,
                     const CardsDeck     *deck,
                     const CardsState    *state,
                     uint32_t             seat,
                     CsRng               *rng)
{
  CardsWorth worths[CARDS_MAX_SEATS];
  const Sparrer sparrer = { partner, deck, state, &state->seats[seat], seat, worths };

  if (partner->budget > 0)
    return search (&sparrer, rng);
  cards_worths_init (worths, partner->weights);
  if (partner->bid != NULL && state->step == CARDS_STEP_BID && sparrer.self->has_turn)
    return choose_bid (&sparrer);
  if (partner->value != NULL && state->step == CARDS_STEP_TAKE)
    return choose_take (&sparrer);
  if (partner->value != NULL && state->step == CARDS_STEP_HIRE)
    return choose_hire (&sparrer);
  return cards_player_move (deck, state, seat, worths, rng);
}
