/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One short function per decision of a seat. */

#include "cards-player.h"

#include "cards-auction.h"

/* A seat that is to act. */
typedef struct
{
  const CardsDeck *deck;
  const CardsState *state;
  const CardsSeat *self;
  uint32_t seat;
  CardsWorth *worth;           /* its own among @worths */
  CardsWorth *worths;
} Player;

static void
player_prospect (const Player  *player,
                 bool           two,
                 CardsProspect *prospect)
{
  cards_prospect_init (prospect, player->worths, player->deck, player->state, player->seat, two);
}

static bool
takes_two (const Player *player)
{
  return player->state->worker_seat == player->seat;
}

/* What the governor brings: the card that is best now, on top of the turn. */
static int
governor_gain (const Player *player)
{
  CardsProspect prospect;

  player_prospect (player, false, &prospect);
  return prospect.places[0];
}

/* What the lawyer brings: the first choice for the lowest auction card, instead of a good bid. */
static int
lawyer_gain (const Player *player)
{
  CardsProspect prospect;
  int bid_gain;

  player_prospect (player, false, &prospect);
  cards_auction_best_bid (&prospect, player->deck, player->state, player->seat, 0, &bid_gain);
  return cards_auction_first_choice (&prospect, player->deck, player->state, player->seat) - bid_gain;
}

/* What the second card brings at the best bid. */
static int
worker_gain (const Player *player)
{
  CardsProspect one, two;
  int gain_one, gain_two;

  player_prospect (player, false, &one);
  player_prospect (player, true, &two);
  cards_auction_best_bid (&one, player->deck, player->state, player->seat, 0, &gain_one);
  cards_auction_best_bid (&two, player->deck, player->state, player->seat, 0, &gain_two);
  return gain_two - gain_one;
}

/* What a boost brings before the auction cards are picked. */
static int
announced_gain (const Player *player,
                int           boost)
{
  CardsProspect prospect;
  int without, with;

  player_prospect (player, takes_two (player), &prospect);
  cards_auction_best_bid (&prospect, player->deck, player->state, player->seat, 0, &without);
  cards_auction_best_bid (&prospect, player->deck, player->state, player->seat, boost, &with);
  return with - without;
}

/* What a boost brings when all auction cards lie open. */
static int
revealed_gain (const Player *player,
               int           boost)
{
  CardsProspect prospect;

  player_prospect (player, takes_two (player), &prospect);
  return prospect.places[cards_auction_place (player->deck, player->state, player->seat, boost)] -
         prospect.places[cards_auction_place (player->deck, player->state, player->seat, 0)];
}

static int
ability_gain (const Player *player)
{
  const int boost = cards_characters[player->state->ability].boost;

  switch ((int) player->state->ability)
    {
    case CARDS_GOVERNOR:
      return governor_gain (player);
    case CARDS_LAWYER:
      return lawyer_gain (player);
    case CARDS_CHINESE_WORKER:
      return worker_gain (player);
    case CARDS_HEROES:
    case CARDS_GUNSMITH:
      return announced_gain (player, boost);
    default:
      return revealed_gain (player, boost);
    }
}

int
cards_player_ability_rounds (const CardsState *state)
{
  return cards_characters[state->ability].once_per_game ? cards_rounds_left (state) : CARDS_ROUNDS - state->round;
}

static CsMove
choose_ability (const Player *player)
{
  const CardsState *state = player->state;
  const int rounds = cards_characters[state->ability].once_per_game ? CARDS_ROUNDS * CARDS_ERAS : CARDS_ROUNDS;
  const int enough = player->worth->weights->patience[state->ability] * cards_player_ability_rounds (state) / rounds;

  return ability_gain (player) > enough ? cards_move (CARDS_MOVE_USE, state->ability)
                                        : cards_move (CARDS_MOVE_PASS, 0);
}

static CsMove
choose_bid (const Player *player)
{
  CardsProspect prospect;

  /* The lawyer's owner has its card already and only discards; and the last card of a hand is no choice. */
  if (!player->self->has_turn || (player->self->hand & (player->self->hand - 1)) == 0)
    return cards_move (CARDS_MOVE_BID, (uint32_t) __builtin_ctz (player->self->hand));
  player_prospect (player, takes_two (player), &prospect);
  return cards_move (CARDS_MOVE_BID, cards_auction_best_bid (&prospect, player->deck, player->state,
                                                             player->seat, 0, NULL));
}

/* Adds to @values what taking a card away from a seat that chooses later is worth: of what it brings that one more
 * than the best that lies there besides. */
static void
add_denials (const Player *player,
             uint32_t      other,
             int           values[CARDS_MAX_COLUMN])
{
  const CardsState *state = player->state;
  int theirs[CARDS_MAX_COLUMN] = { 0 };
  int best = 0;
  int second = 0;

  if (state->seats[other].kind == CARDS_REAL)
    cards_worth_column (&player->worths[other], player->deck, state, other, theirs);
  else
    for (int i = 0; i < state->n_column; i++)
      theirs[i] = CARDS_VP * cards_appeal (player->deck, state->column[i]);
  for (int i = 1; i < state->n_column; i++)
    if (theirs[i] > theirs[best])
      best = i;
  for (int i = 0; i < state->n_column; i++)
    if (i != best && theirs[i] > second)
      second = theirs[i];
  if (theirs[best] > second)
    values[best] += (theirs[best] - second) * player->worth->weights->denial / CARDS_VP;
}

/* What each card of the column is worth to the seat, with what taking it keeps from those who choose later: before the
 * order is known, from all who have a turn. */
static void
value_column (const Player *player,
              int           values[CARDS_MAX_COLUMN])
{
  const CardsState *state = player->state;

  cards_worth_column (player->worth, player->deck, state, player->seat, values);
  if (player->worth->weights->denial == 0)
    return;
  if (state->stage == CARDS_STAGE_TAKING)
    for (int turn = state->turn + 1; turn < state->n_order; turn++)
      add_denials (player, state->order[turn], values);
  else if (state->step == CARDS_STEP_BID)
    for (uint32_t other = 0; other < state->n_seats; other++)
      if (other != player->seat && state->seats[other].has_turn)
        add_denials (player, other, values);
}

/* The card worth the most, drawn among equals. */
static CsMove
choose_take (const Player *player,
             CsRng        *rng)
{
  const CardsState *state = player->state;
  int values[CARDS_MAX_COLUMN];
  int best = 0;
  uint32_t n_equal = 1;

  value_column (player, values);
  for (int i = 1; i < state->n_column; i++)
    {
      if (values[i] > values[best])
        n_equal = 0;
      if (values[i] >= values[best] && cs_rng_below (rng, ++n_equal) == 0)
        best = i;
    }
  return cards_move (CARDS_MOVE_TAKE, state->column[best]);
}

static CsMove
choose_place (const Player *player)
{
  const CardsOffer offer = cards_worth_of (player->worth, player->deck, player->state, player->seat,
                                           player->state->card);

  return cards_move_place (offer.x, offer.y);
}

static CsMove
choose_hire (const Player *player)
{
  const CardsCard card = cards_worth_best_hire (player->worth, player->deck, player->state, player->seat, NULL);

  return card == CARDS_NO_CARD ? cards_move (CARDS_MOVE_PASS, 0) : cards_move (CARDS_MOVE_HIRE, card - CARDS_TERRAIN);
}

/* A sale is made when it gains; early on, one of the three sales is worth more than a small gain. */
static CsMove
choose_sale (const Player *player)
{
  int gain = 0;
  const CardsCard card = cards_worth_best_sale (player->worth, player->deck, player->state, player->seat, &gain);

  if (card == CARDS_NO_CARD || gain <= CARDS_VP * cards_rounds_left (player->state) / 4)
    return cards_move (CARDS_MOVE_PASS, 0);
  return cards_move (CARDS_MOVE_SELL, card);
}

CsMove
cards_player_move (const CardsDeck  *deck,
                   const CardsState *state,
                   uint32_t          seat,
                   CardsWorth       *worths,
                   CsRng            *rng)
{
  const Player player = { deck, state, &state->seats[seat], seat, &worths[seat], worths };

  switch (state->step)
    {
    case CARDS_STEP_ABILITY:
      return choose_ability (&player);
    case CARDS_STEP_BID:
      return choose_bid (&player);
    case CARDS_STEP_TAKE:
      if (player.self->kind != CARDS_REAL)
        return cards_move (CARDS_MOVE_TAKE, cards_virtual_choice (deck, state));
      return choose_take (&player, rng);
    case CARDS_STEP_PLACE:
      return choose_place (&player);
    case CARDS_STEP_HIRE:
      return choose_hire (&player);
    default:
      return choose_sale (&player);
    }
}

int
cards_player_ability_gain (const CardsDeck  *deck,
                           const CardsState *state,
                           uint32_t          seat,
                           CardsWorth       *worths)
{
  const Player player = { deck, state, &state->seats[seat], seat, &worths[seat], worths };

  return ability_gain (&player);
}

void
cards_player_column (const CardsDeck  *deck,
                     const CardsState *state,
                     uint32_t          seat,
                     CardsWorth       *worths,
                     int               values[CARDS_MAX_COLUMN])
{
  const Player player = { deck, state, &state->seats[seat], seat, &worths[seat], worths };

  value_column (&player, values);
}
