/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of every game: tries moves of one seat in many deals of what that seat cannot see, plays each to its end
 * (or to a horizon) as a policy of the game says, and keeps what wins.
 *
 * A *deal* is the position with everything hidden dealt anew.  All moves that are compared meet the same deals with the
 * same luck, so most of what luck does falls out of the comparison.  What other seats choose at the same moment (secret
 * bids) is chosen in the deal before the tried move is made: nobody answers to what is hidden from them.  The moves
 * that do worse are dropped in stages (sequential halving), so that those that matter get most of the budget.
 *
 * The budget is counted in roll-outs, never in time, and everything that decides is counted in whole numbers: equal
 * questions get equal answers on every machine, on any number of cores.  Nothing is allocated:
 *
 *     CsSearch search;
 *
 *     cs_search_begin (&search, &question, arena);
 *     cs_search_finish (&search, NULL, arena);
 *     move = cs_search_best (&search);
 *
 * The deals of a stage are split into CS_SEARCH_SHARDS shards, which a host with several threads may let think at a
 * time; what they find is added up when all are back.
 *
 * To refine an answer that is shown already: cs_search_extend (), and cs_search_finish () again. */

#pragma once

#include "engine/cs-game.h"

/* Moves that one search compares, at the most. */
#define CS_SEARCH_MOVES 24

/* Shards of each stage: as many threads may think at a time. */
#define CS_SEARCH_SHARDS 4

/* @size, or a little more, so that any type may lie behind it. */
#define CS_ALIGN(size) (((size) + 15) / 16 * 16)

/* The bytes in which one thread plays: a deal, a roll-out and the memories of its players. */
#define CS_ROOM(state_size, memory_size) (2 * CS_ALIGN (state_size) + CS_ALIGN (CS_MAX_SEATS * (memory_size)))

/* Points are counted in parts. */
#define CS_POINT 64

/* The worth of a position that is surely won. */
#define CS_SURE 65536

/* What a game gives to the search.  Players keep memories from one move of a roll-out to the next: one per seat,
 * memory_size bytes each, side by side.  What a player reads must be known to a person in its seat, so it may use the
 * memories of others only for what lies open. */
typedef struct
{
  size_t memory_size;

  /* The lead, in parts of a point, with which a seat wins three times in four: see cs_search_worth (). */
  int32_t half_lead;

  /* Forgets everything, before a roll-out. */
  void (*forget) (void *memory);

  /* The move of @seat, which is to act, in a roll-out. */
  CsMove (*move) (const void *kit,
                  const void *state,
                  uint32_t    seat,
                  void       *memories,
                  CsRng      *rng);

  /* Writes the moves of @seat that are worth comparing, the most promising first, at most CS_SEARCH_MOVES; returns how
   * many, at least 1.  NULL: all legal moves, of which there are not more then. */
  uint32_t (*propose) (const void *kit,
                       const void *state,
                       uint32_t    seat,
                       void       *memories,
                       CsMove     *moves);

  /* After a deal: puts something likely in place of what others have chosen, but is hidden from @observer still, where
   * determinize just draws.  NULL: what was drawn stays. */
  void (*guess) (const void *kit,
                 void       *state,
                 uint32_t    observer,
                 void       *memories,
                 CsRng      *rng);

  /* Whether @state is so far beyond @root that roll-outs end.  NULL: they end with the game. */
  bool (*is_far) (const void *root,
                  const void *state);

  /* What each seat may expect to have in the end, in parts of a point, where a roll-out ended. */
  void (*evaluate) (const void *kit,
                    const void *state,
                    void       *memories,
                    int32_t     points[CS_MAX_SEATS]);
} CsPolicy;

/* What is asked.  All pointers are borrowed until the search is forgotten. */
typedef struct
{
  const CsGame *game;
  const CsPolicy *policy;
  const void *kit;
  const void *state;
  uint32_t seat;          /* is to act */
  uint64_t seed;          /* of all luck in the search */
  uint32_t budget;        /* roll-outs */
  uint32_t survivors;     /* moves that get to the last stage, at least 1: 2 to play, more to show alternatives */
  const CsMove *kept;     /* moves that are compared to the end whatever comes out, such as the one a person made */
  uint32_t n_kept;        /* at most CS_SEARCH_MOVES */
} CsQuestion;

/* What came out of some deals, by the moves' places in the search: sums over the deals in which a move was tried. */
typedef struct
{
  uint32_t n_deals;
  int64_t worth[CS_SEARCH_MOVES];
  int64_t points[CS_SEARCH_MOVES];
  int64_t lead[CS_SEARCH_MOVES];
  int64_t gap[CS_SEARCH_MOVES][CS_SEARCH_MOVES];          /* lead of the first less that of the second */
  int64_t gap_squared[CS_SEARCH_MOVES][CS_SEARCH_MOVES];
} CsTally;

/* A search.  A flat value: to copy it is assignment. */
typedef struct
{
  CsQuestion question;
  uint32_t n_moves;
  CsMove moves[CS_SEARCH_MOVES];
  bool kept[CS_SEARCH_MOVES];
  uint32_t n_deals[CS_SEARCH_MOVES];  /* in which each move was tried */
  uint32_t n_alive;
  uint8_t order[CS_SEARCH_MOVES];     /* places of moves, best first; from n_alive on those dropped, the last first */
  uint32_t first_deal;                /* of the stage in progress */
  uint32_t stage_deals;               /* 0: nothing more to do */
  uint32_t stages_left;               /* this one included */
  uint32_t budget_left;
  CsTally total;
} CsSearch;

/* A move and what the search found of it. */
typedef struct
{
  CsMove move;
  uint32_t n;         /* deals in which it was tried */
  double worth;       /* 0–1: how sure it wins, the moves are ordered by this */
  double points;      /* what the seat will have in the end */
  double lead;        /* that, less the most that another seat will have */
  double behind;      /* points of lead that it costs compared to the best move; 0 for that, below 0 is possible */
  double error;       /* standard error of behind */
} CsFinding;

/* What the search asks of the program that it runs in.  A function that is NULL is not asked. */
typedef struct
{
  /* Whether to stop; called with @data before each roll-out, from whichever thread plays it. */
  bool (*is_stopped) (void *data);
  void *data;

  /* Calls @part with @whole and each number below @n, in any order and in any threads, and returns when all have
   * returned.  NULL: one after the other. */
  void (*share) (uint32_t n,
                 void   (*part) (void    *whole,
                                 uint32_t number),
                 void    *whole);
} CsHost;

/* The bytes of an arena for games of @state_size and policies of @memory_size bytes. */
#define CS_SEARCH_ARENA(state_size, memory_size) \
  (CS_SEARCH_SHARDS * (CS_ALIGN (sizeof (CsTally)) + CS_ROOM (state_size, memory_size)))

/* The same of a game; an arena is aligned for any type. */
size_t cs_search_arena_size (const CsGame   *game,
                             const CsPolicy *policy);

/* Whether @host, which may be NULL, wants an end. */
bool cs_host_is_stopped (const CsHost *host);

/* Begins a search.  If there is only one move, nothing remains to be done. */
void cs_search_begin (CsSearch         *search,
                      const CsQuestion *question,
                      void             *arena);

/* Plays all stages.  False if @host, which may be NULL, wanted an end before; what was found till then counts. */
bool cs_search_finish (CsSearch     *search,
                       const CsHost *host,
                       void         *arena);

/* All of it at once: the best move of @question. */
CsMove cs_search_move (const CsQuestion *question,
                       const CsHost     *host,
                       void             *arena);

/* Gives a search that is done another stage of about @budget roll-outs for the moves that are left. */
void cs_search_extend (CsSearch *search,
                       uint32_t  budget);

/* The best move so far; before anything was played, the policy's first. */
CsMove cs_search_best (const CsSearch *search);

/* What was found of the move at place @rank, 0 the best, below search->n_moves.  Where nothing was played yet n is 0
 * and so is all else. */
void cs_search_get (const CsSearch *search,
                    uint32_t        rank,
                    CsFinding      *finding);

/* How sure a seat wins that will be @lead parts of a point ahead of the best other seat, 0 … CS_SURE: half at 0, three
 * quarters at @half_lead. */
int32_t cs_search_worth (int32_t lead,
                         int32_t half_lead);
