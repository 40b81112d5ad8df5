/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carson City, the board game: setup, state, moves, events and refusals. */

#pragma once

#include "../cs-game.h"
#include "board-characters.h"
#include "board-map.h"
#include "board-standish.h"
#include "board-terms.h"

#define BOARD_RULES_VERSION 3   /* 2: the editor counts what it kept; no bids for the order against Standish; 3: room
                                 * for houses, Standish's roads, lost dynamite, a beaten sheriff's cowboy */
#define BOARD_DUEL_TILES 30     /* five sets of 0–5 */
#define BOARD_TILE_VALUES 6
#define BOARD_SHIFTS 4          /* of a seat and round, with Kit Carson (B44) */
#define BOARD_FIRST_PARCELS 4   /* of a seat, at the most (New Beginning) */
#define BOARD_MAX_LEGAL 420

/* Everything that is chosen or dealt before the first move. */
typedef struct
{
  uint64_t seed;                /* of all that is rolled and drawn later */
  uint64_t roles;               /* characters in the game, a bit per BOARD_ROLE; both sides of 14: its chooser picks */
  BoardParcels river;
  BoardParcels mountains;
  uint8_t center;               /* the parcel of the Start tile */
  uint8_t n_seats;
  uint8_t variants;             /* BoardVariant */
  uint8_t suits[BOARD_MAX_SEATS]; /* the signs of the seats, 0–5, all different */
  uint8_t order[BOARD_MAX_SEATS]; /* seats, the first turn order */
  uint8_t buildings[BOARD_BUILDINGS]; /* tiles of each kind in the game */
  uint8_t drawn[3];             /* BoardContent on $5, $6, $8 */
  uint8_t tiles[BOARD_DUEL_TILES]; /* values of the duel tiles; seat after seat takes its hand from the front */
  uint32_t tile_key;            /* what decides, unseen, which duel tiles are taken later */
  BoardStandish standish;       /* of a solo game, in which he is seat BOARD_STANDISH of two */
} BoardSetup;

typedef enum
{
  BOARD_SETUP_SEATS = CS_REFUSED_GAME + 32, /* fewer than 2 or more than 6 seats */
  BOARD_SETUP_SUIT,             /* what: seat; no sign, or that of another seat */
  BOARD_SETUP_ORDER,            /* not each seat once */
  BOARD_SETUP_VARIANTS,         /* unknown, or river tiles without a river */
  BOARD_SETUP_RIVER,            /* neither the board's river nor a path of 6–15 tiles */
  BOARD_SETUP_CENTER,           /* what: parcel; out of the dice's reach, or river */
  BOARD_SETUP_MOUNTAINS,        /* what: how many there must be; too many, too few, or out of place */
  BOARD_SETUP_BUILDINGS,        /* what: BoardContent; a number of tiles that no set of buildings has */
  BOARD_SETUP_DRAWN,            /* what: BoardContent that cannot lie on the track at the start */
  BOARD_SETUP_CHARACTERS,       /* not 7 characters, or 8 with the paperboy */
  BOARD_SETUP_SIDES,            /* what: BoardCharacter with both sides, or without a use: 15 yellow without Horses */
  BOARD_SETUP_STANDISH,         /* what: BoardStandishPart; not what a strategy may be */
  BOARD_SETUP_TILES,            /* not five sets of duel tiles, or not the two sets that two seats hold */
} BoardSetupReason;

/* The parts of a strategy that can be wrong. */
typedef enum
{
  BOARD_STANDISH_SEATS,         /* he plays, but not once, or not with one person */
  BOARD_STANDISH_NEUTRAL,
  BOARD_STANDISH_FIREPOWER,
  BOARD_STANDISH_VP,
  BOARD_STANDISH_PRIORITY,
  BOARD_STANDISH_BONUS,
  BOARD_STANDISH_CARDS,
} BoardStandishPart;

typedef enum
{
  BOARD_MOVE_PASS = 1,  /* no more cowboys, decline, done, no; no argument */
  BOARD_MOVE_YES,       /* no argument */
  BOARD_MOVE_CHOOSE,    /* argument: BOARD_ROLE */
  BOARD_MOVE_PARCEL,    /* argument: parcel */
  BOARD_MOVE_HOUSE,     /* argument: parcel where a house is laid, or raised */
  BOARD_MOVE_BUILDING,  /* argument: BoardContent */
  BOARD_MOVE_SLOT,      /* argument: construction space, 0 the cheapest */
  BOARD_MOVE_AMOUNT,    /* argument: a number */
  BOARD_MOVE_KEEP,      /* buys a building for later; no argument */
  BOARD_MOVE_BUILD,     /* buys a building and places it; no argument */
  BOARD_MOVE_COWBOY,    /* argument: BoardPlace × 4 + BoardCowboy */
  BOARD_MOVE_SHIFT,     /* argument: BoardPlace from which a cowboy is lifted */
  BOARD_MOVE_HOLD,      /* a beat without an order; no argument */
  BOARD_MOVE_HORSE,     /* argument: enclosure 0–4 */
  BOARD_MOVE_TRACK,     /* argument: BoardTrack */
  BOARD_MOVE_ROLL,      /* argument: 1–6 */
  BOARD_MOVE_DRAW,      /* argument: BoardContent × 8 + which of these tiles */
  BOARD_MOVE_TILE,      /* argument: value of a duel tile, and the second's × 8 (0: none, else value + 1) */
  BOARD_MOVE_ROAD,      /* argument: parcel × 2, + 1 for its west side, else its north side */
  BOARD_MOVE_CARD,      /* argument: one of Standish's cards, 0–11 */
  BOARD_MOVE_ALWAYS,    /* yes, now and to the same question later; no argument */
  BOARD_MOVE_NEVER,     /* no, now and later; no argument */
  BOARD_MOVE_ASK,       /* takes either back; no argument */
  BOARD_MOVES
} BoardMoveType;

/* What a seat says to houses of others on its parcels (B13). */
typedef enum
{
  BOARD_CONSENT_ASKED,
  BOARD_CONSENT_ALWAYS,
  BOARD_CONSENT_NEVER,
  BOARD_CONSENTS
} BoardConsent;

/* What stands with a cowboy, or instead of it. */
typedef enum
{
  BOARD_PLAIN,
  BOARD_WITH_DYNAMITE,
  BOARD_NO_DUEL,
  BOARD_WHITE,          /* the sheriff */
  BOARD_COWBOY_KINDS
} BoardCowboyKind;

static inline CsMove
board_move (BoardMoveType type,
            uint32_t      argument)
{
  return (CsMove) type << 24 | argument;
}

static inline uint32_t
board_move_type (CsMove move)
{
  return move >> 24;
}

static inline uint32_t
board_move_argument (CsMove move)
{
  return move & 0xffffff;
}

/* What is asked now. */
typedef enum
{
  BOARD_STEP_NONE,              /* nothing: only between two questions */
  BOARD_STEP_OVER,
  BOARD_STEP_SHEET,             /* every seat: the next entry of its sheet (New Beginning) */
  BOARD_STEP_FIRST_PARCEL,      /* a starting parcel */
  BOARD_STEP_CHARACTER,
  BOARD_STEP_ALSO,              /* paperboy: another character */
  BOARD_STEP_MONEY_OR_WAIT,     /* grocer, settler: $8 now, or pass */
  BOARD_STEP_TRACK_BUILDING,    /* chinese worker, prospector, cowboy: a building of the track, or pass */
  BOARD_STEP_BAG_BUILDING,      /* prospector, cowboy: one of the bag, or pass */
  BOARD_STEP_TAKEN,             /* chinese worker: keep it, or build it at once */
  BOARD_STEP_GIVEN_PARCEL,      /* settler: a parcel for nothing */
  BOARD_STEP_BOUGHT_PARCEL,     /* lawyer: a parcel, or pass */
  BOARD_STEP_CLAIM,             /* prospector, cowboy: where tile and building go */
  BOARD_STEP_FATE,              /* chance: a parcel by the map dice (indian, outlaws) */
  BOARD_STEP_RECRUITS,          /* captain: how many cowboys or revolvers */
  BOARD_STEP_LOT,               /* auctioneer: a parcel of the lot */
  BOARD_STEP_BID,               /* auction: more than the last bid, or pass */
  BOARD_STEP_TAX,               /* governor: 0 revolvers, 1 money */
  BOARD_STEP_PRESENT,           /* chance: father christmas's die */
  BOARD_STEP_RETIRE,            /* heroes: how many cowboys go back */
  BOARD_STEP_COWBOY,            /* a cowboy, or pass */
  BOARD_STEP_BEAT,              /* every active seat: an order (Kit Carson) */
  BOARD_STEP_HORSE,             /* a horse into an enclosure, or pass */
  BOARD_STEP_RIDE,              /* enclosure 2: a cowboy, a shift, or pass for the round */
  BOARD_STEP_SHIFT_TO,          /* where the lifted cowboy goes, or pass: back into the supply */
  BOARD_STEP_WAGES,             /* a horse instead of wages, or pass */
  BOARD_STEP_DUEL,              /* which parcel's duel is next */
  BOARD_STEP_SHARPSHOOTER,      /* two dice, or pass */
  BOARD_STEP_DIE,               /* chance: the next die of a duel */
  BOARD_STEP_TILE,              /* every duelist: its tiles */
  BOARD_STEP_REROLL,            /* gunsmith: all its dice anew, or pass */
  BOARD_STEP_UNDERTAKER,        /* yes: $2; pass: a VP */
  BOARD_STEP_DOCTOR,            /* where the beaten cowboy goes, or pass */
  BOARD_STEP_BUY_PARCEL,        /* yes, or pass */
  BOARD_STEP_BUY_BUILDING,      /* keep, build, or pass */
  BOARD_STEP_SITE,              /* where the building goes, or pass */
  BOARD_STEP_HOUSE,             /* where its house goes; pass when there is nowhere */
  BOARD_STEP_CONSENT,           /* a rival: yes, or pass */
  BOARD_STEP_WAITING,           /* the next waiting building, or pass */
  BOARD_STEP_GAMBLE,            /* chance: a die of the gambling income */
  BOARD_STEP_OUTLAW_PRIZE,      /* yes: attack; pass: VP */
  BOARD_STEP_GROCER,            /* a type of building to double, or pass: $8 */
  BOARD_STEP_BLAST,             /* a mine for dynamite, or pass */
  BOARD_STEP_RANCH,             /* a ranch for a horse, or pass */
  BOARD_STEP_VP,                /* how many VP to buy */
  BOARD_STEP_ROADS,             /* roads, or pass */
  BOARD_STEP_BANKER,            /* 0, 1, 3 or 7 VP: amount 0–3 */
  BOARD_STEP_SPEND,             /* how much money to give up at the round's end */
  BOARD_STEP_DRAW,              /* chance: a building from the bag */
  BOARD_STEP_CITY_HALL_ROAD,    /* a free road towards a parcel for the city hall */
  BOARD_STEP_CITY_HALL,         /* its parcel */
  BOARD_STEP_OUTLAW_STRENGTH,   /* chance: the black die */
  BOARD_STEP_OUTLAW_NUMBER,     /* chance: the white die */
  BOARD_STEP_OUTLAW,            /* which outlaw moves next */
  BOARD_STEP_OUTLAW_TO,         /* chance: where it goes among equals */
  BOARD_STEP_CARD,              /* chance: the next card of Standish */
  BOARD_STEP_WHITE_DIE,         /* chance: where a cowboy of Standish goes among equals */
  BOARD_STEPS
} BoardStep;

#define BOARD_WHITE_NONE 255    /* no sheriff's cowboy */
#define BOARD_WHITE_READY 254   /* in its seat's supply: not placed yet, or beaten (B23) */
#define BOARD_WHITE_SPENT 253   /* back from its place */

/* Entries of a sheet (B36), in the order in which they are asked. */
typedef enum
{
  BOARD_SHEET_COWBOYS,
  BOARD_SHEET_ROADS,
  BOARD_SHEET_REVOLVERS,
  BOARD_SHEET_PARCELS,
  BOARD_SHEET_SHARPSHOOTER,
  BOARD_SHEET_BID,
  BOARD_SHEET_ENTRIES
} BoardSheetEntry;

typedef struct
{
  BoardParcels owned;           /* its property tiles */
  BoardParcels cowboys;         /* its cowboys on parcels, the white one too */
  BoardParcels dynamited;       /* dynamite laid there this round */
  uint32_t track;               /* places of the track with a cowboy of it */
  uint32_t track_dynamite;      /* of these, with dynamite */
  uint32_t no_duel;             /* of these, with the singer's tile */
  CsMove beat;                  /* secret order of this beat (Kit Carson): a move, which goes from lifted if there is
                                 * such a place; 0: none yet */
  int16_t money;
  int16_t vp;
  int16_t income;               /* of its buildings in stage 16 of this round, nothing robbed; for digests alone */
  uint8_t suit;
  uint8_t personal;             /* cowboys in its supply */
  uint8_t general;              /* cowboys in the general supply */
  uint8_t wages;                /* cowboys on wages */
  uint8_t road_1;               /* cowboys on road-1 */
  uint8_t roads;
  uint8_t tokens;               /* revolvers, kept for good */
  uint8_t number;               /* of the character chosen, for the turn order; BOARD_NO_CHARACTER */
  uint8_t role;                 /* whose ability it has: BOARD_ROLE, or BOARD_ROLES */
  uint8_t limit;                /* cash limit */
  uint8_t white;                /* BOARD_WHITE_NONE …, or the place of the sheriff's cowboy */
  uint8_t no_duels;             /* tiles left */
  uint8_t dynamites;
  uint8_t doubling;             /* grocer: type of building, or BOARD_BARE */
  bool waits;                   /* grocer, settler: did not take the $8 */
  bool sharpshooter;
  bool aimed;                   /* sharpshooter used this round */
  uint8_t waiting[BOARD_BUILDINGS]; /* buildings bought and not placed */
  uint8_t hand[BOARD_TILE_VALUES]; /* duel tiles of each value */
  bool dealt_hand;              /* its duel tiles are those of the deal, of known sum */
  uint8_t picked;               /* duel tile, or first of two, in a duel that is not yet shown; value + 1 */
  uint8_t picked_second;
  uint8_t horses;
  uint8_t enclosures[BOARD_ENCLOSURES];
  uint8_t enclosure_cowboys;    /* a bit each */
  uint8_t rodeos;               /* tokens won */
  uint8_t shifts;               /* left this round (Kit Carson) */
  uint8_t lifted;               /* place of the cowboy that it is about to shift, or BOARD_NO_PLACE */
  uint8_t sheet[BOARD_SHEET_ENTRIES];
  uint8_t sheet_entry;          /* the next to fill in */
  uint8_t consent;              /* BoardConsent */
} BoardSeat;

/* What is being carried out, one within the other: the last is asked, and goes on first. */
typedef struct
{
  uint8_t kind;
  uint8_t pc;
  uint8_t seat;
  uint8_t a;
  uint8_t b;
  uint8_t c;
} BoardFrame;

#define BOARD_FRAMES 10

typedef struct
{
  BoardParcels contents[BOARD_CONTENTS];
  BoardParcels river;
  BoardParcels outlaws;
  BoardRoads roads;
  BoardParcels set;             /* parcels, roles or other things that may be answered now */
  BoardParcels memory;          /* parcels that the task in hand has to remember */
  BoardParcels unmoved;         /* outlaws that still move; parcels of the lot in an auction */
  BoardParcels doubled;         /* ranches and mines that a horse doubles or dynamite triples this round */
  BoardSeat seats[BOARD_MAX_SEATS];
  uint64_t roles;               /* characters in the game */
  uint32_t taken;               /* characters chosen this round */
  uint32_t tile_key;            /* secret */
  uint16_t low;                 /* least and greatest number that may be answered */
  uint16_t high;
  uint16_t tried;               /* kinds of waiting buildings that found no place */
  int16_t bid;
  uint8_t n_seats;
  uint8_t variants;
  uint8_t round;                /* 1–4, 0 before the first */
  uint8_t step;                 /* BoardStep */
  uint8_t actors;               /* seats that are asked, a bit each; 0: chance, or over */
  bool may_pass;
  uint8_t result;               /* of the task that ended last */
  uint8_t n_frames;
  BoardFrame frames[BOARD_FRAMES];
  uint8_t order[BOARD_MAX_SEATS];       /* turn order */
  uint8_t passes[BOARD_MAX_SEATS];      /* the pass order that holds */
  uint8_t n_passed;
  uint8_t passed[BOARD_MAX_SEATS];      /* the pass order that is forming */
  uint8_t track[BOARD_SLOTS];   /* BoardContent on each construction space; BOARD_BARE */
  uint8_t bag[BOARD_BUILDINGS];
  uint8_t ammunition;           /* holder of the "3 revolvers", or CS_NO_SEAT */
  bool ammunition_sold;         /* auctioned this round: its place is closed */
  uint8_t hall_holder;          /* seat that holds the city hall, or CS_NO_SEAT */
  uint8_t teacher;              /* seat that chooses first next round, or CS_NO_SEAT */
  uint8_t strength;             /* of the outlaws this round */
  uint8_t two_dice;             /* seats with two dice, or two tiles, in the duel in hand, a bit each */
  uint8_t dice[BOARD_MAX_SEATS];        /* sums of the duel in hand */
  uint8_t houses[3];            /* laid by the placement in hand: parcel, + 64 for a raised one */
  uint8_t pile[BOARD_TILE_VALUES];      /* duel tiles in the common pile */
  BoardStandish standish;
  uint16_t deck;                /* cards of Standish still to be drawn, a bit each */
  uint16_t drawn;               /* in this round; what is neither lies on his discards */
  uint8_t power;                /* of the cards drawn in this round */
  uint8_t beaten;               /* cowboys on his character */
  uint8_t bridged;              /* 1 once he has built his one bridge */
} BoardState;

/* A move's refusals, besides those of cs-game.h. */
typedef enum
{
  BOARD_MUST_ANSWER = CS_REFUSED_GAME + 96, /* passing is not possible now */
  BOARD_ROLE_NOT_OFFERED,       /* what: BOARD_ROLE; not in the game, taken, or the sheriff for the paperboy */
  BOARD_PARCEL_NOT_OFFERED,     /* what: parcel; not one that may be chosen */
  BOARD_NO_SITE,                /* what: parcel; not own, occupied, with an outlaw, or without road or room */
  BOARD_NO_HOUSE_HERE,          /* what: parcel; no road, an outlaw, occupied or not surrounded, or refused */
  BOARD_NO_SUCH_BUILDING,       /* what: BoardContent */
  BOARD_NO_SUCH_SLOT,           /* what: construction space */
  BOARD_AMOUNT_RANGE,           /* x: least, y: greatest that may be answered */
  BOARD_NO_COWBOY,              /* none left in the supply for this */
  BOARD_PLACE_CLOSED,           /* what: BoardPlace that cannot be used now */
  BOARD_PLACE_TAKEN,            /* what: BoardPlace with an own cowboy, or where the sheriff bars the way */
  BOARD_PARCEL_NOT_FOR_SALE,    /* what: parcel */
  BOARD_NO_TILE,                /* no property tile left for another parcel */
  BOARD_NOT_ATTACKABLE,         /* what: parcel; its building cannot be attacked */
  BOARD_NOT_WITH_THIS,          /* what: BoardPlace; dynamite, tile or white cowboy cannot go there, or there is none */
  BOARD_NO_ROAD,                /* too few roads in the supply */
  BOARD_ROAD_APART,             /* what: parcel; this edge is built, on the rim, or away from the roads */
  BOARD_NO_HORSE,               /* what: enclosure */
  BOARD_NO_SHIFT,               /* what: BoardPlace without a cowboy that can be lifted */
  BOARD_NOT_IN_HAND,            /* what: value of a duel tile, × 8 of a second one */
  BOARD_NO_SUCH_CARD,           /* what: one of Standish's cards, which is not in his deck */
} BoardMoveReason;

/* What happened.  Events of a seat carry it in seat; args as listed. */
typedef enum
{
  BOARD_EVENT_ROUND = 1,        /* round that begins */
  BOARD_EVENT_SHEET,            /* seat has filled in its sheet: parcels, 1 for a sharpshooter, bid */
  BOARD_EVENT_TURN_ORDER,       /* seat, its place in the order */
  BOARD_EVENT_CHARACTER,        /* seat, role, 1 if it comes with the paperboy */
  BOARD_EVENT_PARCEL,           /* seat, parcel, price */
  BOARD_EVENT_MONEY,            /* seat, dollars gained (or lost), new sum */
  BOARD_EVENT_VP,               /* seat, VP gained (or lost), new sum, BoardSource */
  BOARD_EVENT_ROADS,            /* seat, roads gained, new number */
  BOARD_EVENT_RECRUITS,         /* seat, cowboys gained (or lost), new number */
  BOARD_EVENT_TOKENS,           /* seat, revolvers gained, new number */
  BOARD_EVENT_DYNAMITE,         /* seat, sticks gained, new number */
  BOARD_EVENT_HORSES,           /* seat, horses gained, new number */
  BOARD_EVENT_AMMUNITION,       /* seat holds the "3 revolvers" */
  BOARD_EVENT_COWBOY,           /* seat, place, BoardCowboyKind */
  BOARD_EVENT_PASS,             /* seat, its place in the pass order */
  BOARD_EVENT_DUEL,             /* place, bit mask of the seats */
  BOARD_EVENT_DIE,              /* seat, die */
  BOARD_EVENT_TILES,            /* seat, value, second value or −1 */
  BOARD_EVENT_STRENGTH,         /* seat, dice or tiles, firepower */
  BOARD_EVENT_DUEL_WON,         /* seat (none: an outlaw), place, 1 if the pass order decided */
  BOARD_EVENT_BACK,             /* seat, place that a cowboy leaves, 1 to its own supply, 0 to the general one */
  BOARD_EVENT_ROAD,             /* seat, parcel, 1 for its west side, 1 for a bridge */
  BOARD_EVENT_BUILDING,         /* seat, content, parcel */
  BOARD_EVENT_HOUSE,            /* seat, parcel, 1 for a townhouse */
  BOARD_EVENT_UNDONE,           /* seat, content that found no place for its house, parcel */
  BOARD_EVENT_BOUGHT,           /* seat, content, price, 1 if it waits */
  BOARD_EVENT_INCOME,           /* seat, parcel, dollars that it keeps, dollars that it is robbed of */
  BOARD_EVENT_DRAWN,            /* content, construction space, or BOARD_SLOTS for the city hall and the hand */
  BOARD_EVENT_BID,              /* seat, dollars; 0: out */
  BOARD_EVENT_OUTLAWS,          /* strength, how many arrive */
  BOARD_EVENT_OUTLAW,           /* parcel from (or −1), parcel to (or −1: gone) */
  BOARD_EVENT_HORSE,            /* seat, enclosure */
  BOARD_EVENT_RODEO,            /* seat, score */
  BOARD_EVENT_CLOSED,           /* place of the track that closes for good */
  BOARD_EVENT_OVER,             /* bit mask of the winner */
  BOARD_EVENT_CARD,             /* BoardLetter, power, power of this round's cards */
  BOARD_EVENT_DECIDED,          /* seat (Standish), place or BOARD_NO_PLACE, BoardCriterion */
  BOARD_EVENT_BEATEN,           /* cowboys on Standish's character */
  BOARD_EVENT_CONSENT,          /* seat, BoardConsent from now on */
  BOARD_EVENT_DECLINED,         /* seat, place whose parcel or building it does not buy, price, 1 if it cannot pay */
} BoardEventType;

/* What VP come from in the course of a game: a BoardTrack, where they are won or bought, or one of these. */
typedef enum
{
  BOARD_FROM_ROLE = BOARD_TRACK,                  /* + BOARD_ROLE of who gives them, sells them or takes them away */
  BOARD_FROM_CASH = BOARD_FROM_ROLE + BOARD_ROLES, /* money spent at the end of a round */
  BOARD_FROM_OUTLAW,            /* beaten or jailed */
  BOARD_FROM_INCOME,            /* of Standish's buildings */
  BOARD_FROM_CARD,              /* one of Standish's that sends no cowboy */
  BOARD_FROM_BEATEN,            /* cowboys on Standish's character */
  BOARD_SOURCES
} BoardSource;

extern const CsGame board_game;

/* Deals @setup from @rng: river of tiles, centre, mountains, order, buildings on the track, duel tiles.  It holds
 * n_seats, suits, variants, roles and buildings, and the river: none, the board's, or anything with
 * BOARD_RIVER_TILES. */
void board_setup_deal (BoardSetup *setup,
                       CsRng      *rng);

/* Duel tiles in a game of Might is Right: a set for each seat, five for six seats. */
uint32_t board_setup_tiles (uint32_t n_seats);

/* Seven characters at random, eight with the paperboy, each on a side that has a use with these variants (B35).
 * @solo: of those of the solo game. */
uint64_t board_random_roles (uint8_t  variants,
                             bool     solo,
                             CsRng   *rng);

/* The mountains that a map with this @river has. */
uint32_t board_mountains (uint8_t      variants,
                          BoardParcels river);

/* True if @seat is Jeb Standish, who decides by rules. */
static inline bool
board_is_standish (const BoardState *state,
                   uint32_t          seat)
{
  return state->standish.plays && seat == BOARD_STANDISH;
}

static inline BoardParcels
board_occupied (const BoardState *state)
{
  BoardParcels occupied = 0;

  for (uint32_t content = 0; content < BOARD_CONTENTS; content++)
    occupied |= state->contents[content];
  return occupied;
}

static inline BoardParcels
board_buildings (const BoardState *state)
{
  BoardParcels buildings = 0;

  for (uint32_t content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    buildings |= state->contents[content];
  return buildings;
}

/* The parcels with a property tile. */
static inline BoardParcels
board_owned (const BoardState *state)
{
  BoardParcels owned = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    owned |= state->seats[seat].owned;
  return owned;
}

/* The parcels which may be bought or given away: no tile, no river, no city hall, no outlaw. */
static inline BoardParcels
board_for_sale (const BoardState *state)
{
  return ~(board_owned (state) | state->river | state->contents[BOARD_CITY_HALL] | state->outlaws);
}

static inline bool
board_is (const BoardSeat *seat,
          BoardCharacter   character,
          BoardSide        side)
{
  return seat->role == BOARD_ROLE (character, side);
}

/* What lies on @parcel, or BOARD_BARE. */
BoardContent board_content_at (const BoardState *state,
                               uint32_t          parcel);

/* The owner of @parcel, or CS_NO_SEAT. */
uint32_t board_owner_at (const BoardState *state,
                         uint32_t          parcel);

/* The price of @parcel, $1–$10; what @seat pays for it, with the indian (red) in this round. */
int board_parcel_price (const BoardState *state,
                        uint32_t          parcel);
int board_parcel_price_for (const BoardState *state,
                            uint32_t          parcel,
                            uint32_t          seat);

/* The same for @seat, where @occupied are the parcels of @state that are. */
int board_parcel_price_among (BoardParcels      occupied,
                              const BoardState *state,
                              uint32_t          parcel,
                              uint32_t          seat);

/* What @seat pays for the building on construction space @slot. */
int board_slot_price_for (const BoardState *state,
                          uint32_t          slot,
                          uint32_t          seat);

/* What firepower is made of. */
typedef enum
{
  BOARD_POWER_TOKENS,
  BOARD_POWER_AMMUNITION,       /* the "3 revolvers" */
  BOARD_POWER_COWBOYS,          /* in the own supply, the sheriff's white one with them */
  BOARD_POWER_CHARACTER,
  BOARD_POWER_HORSES,
  BOARD_POWER_CARDS,            /* of Standish, drawn in this round */
  BOARD_POWER_BEATEN,           /* cowboys on his character */
  BOARD_POWERS
} BoardPower;

/* The part of the firepower of @seat now that comes of @power. */
int board_power (const BoardState *state,
                 uint32_t          seat,
                 BoardPower        power);

/* The firepower of @seat now: the sum of its parts. */
int board_firepower (const BoardState *state,
                     uint32_t          seat);

/* True if a cowboy of @seat was laid with dynamite on @place: two dice in a duel. */
bool board_has_dynamite (const BoardState *state,
                         uint32_t          seat,
                         BoardPlace        place);

/* Why @seat can answer nothing at @place: what the place lacks for what is asked (a parcel, a space of the track, a
 * plain cowboy); CS_LEGAL where that may be answered, CS_REFUSED_NOT_ASKED where nothing of the kind is asked for. */
CsRefusal board_refuse_place (const BoardState *state,
                              uint32_t          seat,
                              BoardPlace        place);

/* The seats in the duel that goes on, a bit each, and its @place; 0 while there is none. */
uint32_t board_duel_in_hand (const BoardState *state,
                             BoardPlace       *place);

/* The income that a @content of @seat has, or would have, on @parcel: I0 of rules page 4.7, after the cap. */
int board_income (const BoardState *state,
                  BoardContent      content,
                  uint32_t          parcel,
                  uint32_t          seat);

/* The parcels around @parcel for which a @content of @seat there is paid: free ones for a ranch, mountains for a mine,
 * houses for a shop (rules page 6). */
BoardParcels board_payers (const BoardState *state,
                           BoardContent      content,
                           uint32_t          parcel,
                           uint32_t          seat);

/* What incomes go by, for callers that read many of one position. */
typedef struct
{
  BoardParcels occupied;
  BoardParcels owned;
  BoardParcels ones;            /* parcels that count for a house */
  BoardParcels twos;            /* for two; for three with both bits */
} BoardNeighbours;

/* Reads them from @state. */
void board_neighbours_init (BoardNeighbours  *neighbours,
                            const BoardState *state);

/* Makes them those of a position in which there is also a @content on each of @parcels, which are empty. */
static inline void
board_neighbours_lay (BoardNeighbours *neighbours,
                      BoardContent     content,
                      BoardParcels     parcels)
{
  const uint32_t value = board_contents[content].house_value;

  neighbours->occupied |= parcels;
  neighbours->ones |= parcels & -(BoardParcels) (value & 1);
  neighbours->twos |= parcels & -(BoardParcels) (value >> 1);
}

/* board_income (), where @neighbours are those of @state. */
int board_income_among (const BoardNeighbours *neighbours,
                        const BoardState      *state,
                        BoardContent           content,
                        uint32_t               parcel,
                        uint32_t               seat);

/* The most of what any of @contents, a bit by BoardContent, would earn there; 0 if none earns. */
int board_best_income_among (const BoardNeighbours *neighbours,
                             const BoardState      *state,
                             uint32_t               contents,
                             uint32_t               parcel,
                             uint32_t               seat);

/* What all buildings of @seat earn, before anybody robs them. */
int board_total_income (const BoardState *state,
                        uint32_t          seat);

/* The same, where @neighbours are those of @state. */
int board_total_income_among (const BoardNeighbours *neighbours,
                              const BoardState      *state,
                              uint32_t               seat);

/* The parcels of @seat whose buildings nobody may attack: churches and what lies beside them, all with heroes. */
BoardParcels board_protected (const BoardState *state,
                              uint32_t          seat);

/* The place of @seat in the pass order that holds; 0 is the first. */
uint32_t board_pass_rank (const BoardState *state,
                          uint32_t          seat);

/* True if cowboys may be put on this place of the track in this round. */
bool board_is_open (const BoardState *state,
                    uint32_t          track);

/* What @seat gains on this place of the track now: dollars, roads or VP; on wages and road-1 for each cowboy.  0 on
 * places that ask or do something else. */
int board_track_gain (const BoardState *state,
                      BoardTrack        track,
                      uint32_t          seat);

/* Dollars for a VP on this place of the track, from BOARD_VP_5 on. */
int board_vp_price (BoardTrack track);

/* Where new roads of @seat may lie: next to others, bridges only with two roads. */
BoardRoads board_legal_roads (const BoardState *state,
                              uint32_t          seat);

/* The part of the game that a position is in. */
typedef enum
{
  BOARD_PHASE_SETUP,            /* sheets and first parcels */
  BOARD_PHASE_OUTLAWS,          /* they arrive, or move */
  BOARD_PHASE_CHARACTERS,
  BOARD_PHASE_COWBOYS,
  BOARD_PHASE_ACTIONS,          /* the places of the track are carried out */
  BOARD_PHASE_ROUND_END,
  BOARD_PHASE_OVER,
} BoardPhase;

BoardPhase board_phase (const BoardState *state);

/* The place of the track that is being carried out, BOARD_TRACK in other phases. */
BoardTrack board_track_in_progress (const BoardState *state);

/* What @seat scored from each source (rules page 9), as the position stands. */
typedef struct
{
  int16_t vp;                   /* on the track of VP */
  int16_t money;
  int16_t contents;
  int16_t horses;
  int16_t teacher;
  int16_t station;
  int16_t kit_carson;
  int16_t bonus;                /* of Standish's strategy */
  int16_t total;
} BoardScore;

/* The parcels that make points for @seat. */
typedef struct
{
  BoardParcels contents;        /* own ones that are not empty */
  BoardParcels bridges;         /* of these, beside a bridge */
  BoardParcels teacher;
  BoardParcels station;         /* everybody's houses, and what counts as such */
  BoardParcels bonus;
} BoardScoreParcels;

void board_score_parcels (const BoardState  *state,
                          uint32_t           seat,
                          BoardScoreParcels *parcels);

void board_seat_score (const BoardState *state,
                       uint32_t          seat,
                       BoardScore       *score);

/* The part of it that characters, a train station or Standish's set bring. */
int board_extra_vp (const BoardState *state,
                    uint32_t          seat);

/* The seat that wins as the position stands: most VP, then the earlier passer. */
uint32_t board_winner (const BoardState *state);

/* Standish's own decisions, by rules alone (sections 5–7 of the solo game).  Where cowboy @nth, from 0, of a card with
 * @letter goes; where he places a @content; where its house goes, or which house is raised. */
BoardChoice board_standish_order (const BoardState *state,
                                  BoardLetter       letter,
                                  uint32_t          nth);
BoardChoice board_standish_site (const BoardState *state,
                                 BoardContent      content);
BoardChoice board_standish_house (const BoardState *state);

/* How he may lay roads to @parcel: over the river by the one bridge that he has in the game, and where no way leads
 * around (S20). */
BoardNetwork board_standish_network (const BoardState *state,
                                     uint32_t          parcel);

/* How many cowboys a card with @letter orders. */
uint32_t board_standish_cowboys (BoardLetter letter);

/* How many cards he draws in @round, from 1. */
uint32_t board_standish_draws (uint32_t round);

/* The VP that an @income brings him in this round, as building income is paid: ÷ 2 in the first, ÷ 5 in the fourth,
 * rounded down. */
int board_standish_earns (const BoardState *state,
                          int               income);

/* The place of @content in his list of priorities, 0 the best. */
uint32_t board_standish_rank (const BoardState *state,
                              BoardContent      content);
