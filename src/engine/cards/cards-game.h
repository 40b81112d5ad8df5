/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carson City: The Card Game: setup, state, moves, events and refusals. */

#pragma once

#include "cards-score.h"

#define CARDS_RULES_VERSION 1
#define CARDS_MAX_TAKEN 24      /* 18 turns, chinese-worker twice, governor, paperboy: 22 */
#define CARDS_MAX_COLUMN 8      /* character, 5 terrain, governor's, chinese-worker's */
#define CARDS_MAX_LEGAL 100

/* A card in the column: terrain 0–95, character c as CARDS_TERRAIN + c. */
typedef uint8_t CardsCard;

#define CARDS_CARDS (CARDS_TERRAIN + CARDS_CHARACTERS)
#define CARDS_NO_CARD 255

static inline bool
cards_is_character (CardsCard card)
{
  return card >= CARDS_TERRAIN;
}

/* Everything that is chosen or dealt before the first round: with the deck and the moves it is the whole game. */
typedef struct
{
  uint8_t n_seats;
  uint8_t kinds[CARDS_MAX_SEATS];                        /* CardsKind */
  uint8_t suits[CARDS_MAX_SEATS];                        /* CardsSuit, all different */
  uint8_t terrain[CARDS_ERAS][CARDS_TERRAIN_PER_ERA];    /* piles, top first: card numbers of that era */
  uint8_t characters[CARDS_CHARACTERS];                  /* pile, top first */
  uint8_t virtual_piles[CARDS_ERAS][CARDS_MAX_SEATS][CARDS_ROUNDS]; /* auction cards, top first; 0 for real seats */
} CardsSetup;

typedef enum
{
  CARDS_SETUP_SEATS = CS_REFUSED_GAME + 32, /* fewer than 4 or more than 6 seats */
  CARDS_SETUP_NO_REAL_SEAT,
  CARDS_SETUP_KIND,             /* what: seat */
  CARDS_SETUP_SUIT,             /* what: seat; no suit, or the suit of another seat */
  CARDS_SETUP_TERRAIN,          /* what: era; not each card of the era once */
  CARDS_SETUP_CHARACTERS,       /* not each character once */
  CARDS_SETUP_VIRTUAL_PILE,     /* what: seat; x: era; not each auction card of its level once */
} CardsSetupReason;

typedef enum
{
  CARDS_MOVE_BID = 1,   /* argument: auction card 1–11; also the lawyer's owner's discard */
  CARDS_MOVE_USE,       /* argument: CardsCharacter whose ability is used */
  CARDS_MOVE_PASS,      /* no ability, no (more) sale, no further character; no argument */
  CARDS_MOVE_TAKE,      /* argument: CardsCard in the column */
  CARDS_MOVE_PLACE,     /* argument: place, see cards_move_place () */
  CARDS_MOVE_HIRE,      /* argument: CardsCharacter that comes with the paperboy */
  CARDS_MOVE_SELL,      /* argument: terrain card */
} CardsMoveType;

static inline CsMove
cards_move (CardsMoveType type,
            uint32_t      argument)
{
  return (CsMove) type << 24 | argument;
}

static inline CsMove
cards_move_place (int x,
                  int y)
{
  return cards_move (CARDS_MOVE_PLACE, (uint32_t) (x + 128) << 8 | (uint32_t) (y + 128));
}

static inline uint32_t
cards_move_type (CsMove move)
{
  return move >> 24;
}

static inline uint32_t
cards_move_argument (CsMove move)
{
  return move & 0xffffff;
}

static inline int
cards_move_x (CsMove move)
{
  return (int) (move >> 8 & 0xffff) - 128;
}

static inline int
cards_move_y (CsMove move)
{
  return (int) (move & 0xff) - 128;
}

/* What is asked now. */
typedef enum
{
  CARDS_STEP_ABILITY,   /* @actor: use @ability or pass */
  CARDS_STEP_BID,       /* every real seat without a bid: an auction card */
  CARDS_STEP_TAKE,      /* @actor: a card in the column, or (own turn, auctioneer) a sale first */
  CARDS_STEP_PLACE,     /* @actor: where @card goes */
  CARDS_STEP_HIRE,      /* @actor took the paperboy: a character nobody owns, or pass */
  CARDS_STEP_SELL,      /* @actor: a sale after its turn, or pass */
  CARDS_STEP_FINAL_SALE,/* @actor: a sale after the last round, or pass */
  CARDS_STEP_OVER,
} CardsStep;

typedef enum
{
  CARDS_STAGE_COLUMN = 1,
  CARDS_STAGE_AUCTION,
  CARDS_STAGE_TAKING,
} CardsStage;

typedef struct
{
  CardsCity city;
  uint8_t kind;                         /* CardsKind */
  uint8_t suit;
  uint16_t hand;                        /* auction cards not yet played this era, bit n for card n */
  uint8_t bid;                          /* this round's auction card, 0 before the pick; see cards_bids_are_open () */
  uint8_t boost;                        /* added to it this round */
  bool has_turn;                        /* false from the lawyer's use to the round's end */
  uint8_t n_discards;
  uint8_t discards[CARDS_ROUNDS];       /* auction cards of the earlier rounds of this era, in order */
  uint8_t n_taken;
  uint8_t taken[CARDS_MAX_TAKEN];       /* every CardsCard acquired, in order */
  uint8_t sold;
  uint8_t unplaced;                     /* terrain cards that fitted nowhere */
  CardsCharacterSet owned;              /* cached from taken */
  uint32_t sales;                       /* cached: what its auctioneer may sell when asked, bit i for placed[i] */
  CardsCharacterSet used;               /* turned sideways */
} CardsSeat;

typedef struct
{
  CardsSeat seats[CARDS_MAX_SEATS];
  uint8_t n_seats;
  uint8_t era;                          /* 0, 1 */
  uint8_t round;                        /* 1–9 */
  uint8_t stage;                        /* CardsStage */
  uint8_t step;                         /* CardsStep */
  uint8_t ability;                      /* next or asked ability, CardsCharacter */
  uint8_t actor;                        /* seat asked, CS_NO_SEAT at a bid and when over */
  uint8_t bidders;                      /* cached: real seats that have still to bid, a bit each; 0 outside a bid */
  uint8_t card;                         /* being placed, CARDS_NO_CARD otherwise */
  CardsPlacements places;               /* cached: where it may lie; an empty board while no card is placed */
  uint8_t to_take;                      /* cards that the turn in progress still takes */
  uint8_t worker_seat;                  /* seat with chinese-worker in use this round, or CS_NO_SEAT */
  uint8_t n_order;                      /* seats with a turn, in order, from the reveal on */
  uint8_t order[CARDS_MAX_SEATS];
  uint8_t turn;                         /* index into order */
  uint8_t n_column;
  uint8_t column[CARDS_MAX_COLUMN];     /* CardsCard, nearest the piles first */
  uint8_t n_terrain_drawn[CARDS_ERAS];  /* cards drawn from the top of each era's pile */
  uint8_t terrain[CARDS_ERAS][CARDS_TERRAIN_PER_ERA];
  uint8_t n_characters;                 /* left in the pile */
  uint8_t n_bottomed;                   /* of these, put under the pile for a skull: seen by all */
  uint8_t characters[CARDS_CHARACTERS]; /* pile, top first; 255 beyond n_characters */
  CardsCharacterSet owned;              /* cached: by anybody */
  CardsCharacterSet ready;              /* cached: abilities that real seats own and have not used */
  uint8_t virtual_piles[CARDS_ERAS][CARDS_MAX_SEATS][CARDS_ROUNDS];
} CardsState;

/* A move's refusals, besides those of cs-game.h and of CardsCityReason. */
typedef enum
{
  CARDS_BID_USED = CS_REFUSED_GAME + 96, /* what: auction card already played this era */
  CARDS_BID_NOT_IN_HAND,        /* what: auction card that this seat never has */
  CARDS_BID_ALREADY,            /* this seat has picked its auction card */
  CARDS_USE_OTHER,              /* what: the ability that is asked for instead */
  CARDS_TAKE_NOT_IN_COLUMN,     /* what: CardsCard */
  CARDS_TAKE_HIGHEST,           /* a virtual player takes the highest appeal; what: CardsCard it takes */
  CARDS_HIRE_OWNED,             /* what: character that somebody owns */
  CARDS_SALE_LIMIT,             /* three cards are sold already */
  CARDS_SALE_NO_AUCTIONEER,
} CardsMoveReason;

/* What happened.  Events of a seat carry it in seat; args as listed. */
typedef enum
{
  CARDS_EVENT_ROUND = 1,        /* era, round: a round begins */
  CARDS_EVENT_ERA,              /* era that begins; hands and abilities are back */
  CARDS_EVENT_REVEAL,           /* card joins the column at its end (a character: at its head) */
  CARDS_EVENT_SKULL,            /* character that goes under the pile because the next back is a skull */
  CARDS_EVENT_ABILITY,          /* seat, character used, boost */
  CARDS_EVENT_ABILITY_PASSED,   /* seat, character */
  CARDS_EVENT_BID,              /* seat has picked a card (which one stays secret) */
  CARDS_EVENT_BIDS_REVEALED,    /* stage 2 ends: all auction cards lie open */
  CARDS_EVENT_ORDER,            /* seat, place in the order (0 …), value, 1 if the suit broke a tie */
  CARDS_EVENT_TURN,             /* seat, cards to take */
  CARDS_EVENT_TAKE,             /* seat, card */
  CARDS_EVENT_PLACE,            /* seat, card, x, y */
  CARDS_EVENT_UNPLACED,         /* seat, card that fits nowhere and leaves the game */
  CARDS_EVENT_HIRE,             /* seat, character */
  CARDS_EVENT_SELL,             /* seat, card */
  CARDS_EVENT_REMOVED,          /* card left in the column at the round's end */
  CARDS_EVENT_OVER,             /* bit mask of the winners */
} CardsEventType;

extern const CsGame cards_game;

/* True once this round's auction cards lie open; before, each bid is its seat's secret. */
static inline bool
cards_bids_are_open (const CardsState *state)
{
  return state->stage == CARDS_STAGE_TAKING ||
         (state->stage == CARDS_STAGE_AUCTION && state->step != CARDS_STEP_BID);
}

/* Deals a setup: shuffles every pile from @rng (rules page 2).  @setup holds n_seats, kinds and suits. */
void cards_setup_deal (CardsSetup *setup,
                       CsRng      *rng);

/* The auction value of @seat this round: card and boosts; 0 before its bid and for the lawyer's discard. */
int cards_seat_value (const CardsState *state,
                      uint32_t          seat);

/* The back that breaks ties now: the uppermost without a skull; NULL when the pile has none left, which
 * means the order of CardsSuit (our ruling). */
const CardsBack *cards_tie_breaker (const CardsDeck  *deck,
                                    const CardsState *state);

/* Writes the rank of each suit in a tie, 0 the strongest, by @back; NULL: the order of CardsSuit. */
void cards_rank_suits (const CardsBack *back,
                       uint8_t          ranks[CARDS_SUITS]);

/* The key by which a seat with this auction value stands in the order of play, where its suit has this rank in a tie:
 * the greatest is first; never 0. */
static inline uint32_t
cards_order_key (uint32_t value,
                 uint8_t  rank)
{
  return value << 8 | (CARDS_SUITS - (uint32_t) rank);
}

/* What orders the turns once the auction cards lie open: the seat with the greatest key takes first; 0 has no turn. */
void cards_order_keys (const CardsDeck  *deck,
                       const CardsState *state,
                       uint32_t          keys[CARDS_MAX_SEATS]);

/* The appeal of any card. */
static inline int
cards_appeal (const CardsDeck *deck,
              CardsCard        card)
{
  return cards_is_character (card) ? cards_characters[card - CARDS_TERRAIN].appeal : deck->terrain[card].appeal;
}

/* Which of @n cards (at least one) with these @appeals, nearest the piles first, a virtual player takes: the one with
 * the highest, on a tie nearest the piles (rules page 3, stage 3). */
uint32_t cards_virtual_pick (const uint8_t *appeals,
                             uint32_t       n);

/* The card in the column that it takes now. */
CardsCard cards_virtual_choice (const CardsDeck  *deck,
                                const CardsState *state);

/* The score of a seat as the position stands; of a virtual player only the total, the sum of its appeals. */
void cards_seat_score (const CardsDeck  *deck,
                       const CardsState *state,
                       uint32_t          seat,
                       CardsScore       *score);

/* The seats with the highest total, a bit each; more than one is a shared win. */
uint32_t cards_winners (const CardsDeck  *deck,
                        const CardsState *state);

/* The cards that left the game from the column so far, in the order of their numbers; returns how many.
 * @cards has room for CARDS_CARDS. */
uint32_t cards_removed (const CardsState *state,
                        CardsCard        *cards);
