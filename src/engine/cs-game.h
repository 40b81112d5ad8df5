/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules interface: what every game of Comstock offers to the search, the model and the tests. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cs-rng.h"

#define CS_MAX_SEATS 6

/* Chance as an actor: a game that rolls or draws in mid-play sets this bit in its actors; each legal
 * move of CS_CHANCE is an equally likely outcome, which the model draws and writes into the journal.
 * What is likelier is several moves: two dice have 36 outcomes, not 11. */
#define CS_CHANCE 31

/* A seat that nobody holds: "no seat" in events and fields. */
#define CS_NO_SEAT 255

/* A move, packed; what the bits mean is the game's own affair.  Its text form is the public one. */
typedef uint32_t CsMove;

/* Reasons that every game shares; a game's own reasons begin at CS_REFUSED_GAME. */
typedef enum
{
  CS_LEGAL = 0,
  CS_REFUSED_OVER,         /* the game is over */
  CS_REFUSED_NOT_ACTING,   /* this seat is not to act now */
  CS_REFUSED_NOT_ASKED,    /* a move of this kind is not asked for now */
  CS_REFUSED_UNKNOWN,      /* not a move of this game at all */
  CS_REFUSED_GAME = 16,
} CsReason;

/* Why a move or a setup is refused.  (x, y) and @what tell the place and the thing it concerns, as the
 * game's list of reasons says; they are 0 where a reason has none. */
typedef struct
{
  uint16_t reason;
  int16_t x;
  int16_t y;
  uint16_t what;
} CsRefusal;

/* Something that happened, for logs and animation.  Types and arguments are the game's own. */
typedef struct
{
  uint8_t type;
  uint8_t seat;
  int16_t args[4];
} CsEvent;

#define CS_MAX_EVENTS 128

/* The events of one applied move, in order.  The caller owns it and clears n before the move. */
typedef struct
{
  uint16_t n;
  CsEvent items[CS_MAX_EVENTS];
} CsEvents;

/* One game.  A state is a flat value of state_size bytes without pointers: copying it is assignment.
 * @kit is the material of the game (a deck, a set of tiles), constant while states that use it live. */
typedef struct
{
  const char *id;
  uint32_t rules_version;
  uint8_t min_seats;
  uint8_t max_seats;
  size_t setup_size;
  size_t state_size;
  uint32_t max_legal;   /* legal moves of one seat, at the most */
  uint32_t max_length;  /* moves of a whole game, at the most */

  /* Deals a random setup for @n_seats seats of any mixture of kinds, for tests and benchmarks. */
  void (*random_setup) (const void *kit,
                        uint32_t    n_seats,
                        CsRng      *rng,
                        void       *setup);

  /* Begins a game.  @setup is untrusted; when it is refused, @state is undefined. */
  CsRefusal (*init) (const void *kit,
                     const void *setup,
                     void       *state);

  /* The seed in @setup, any number, from which the model draws what chance does; NULL if chance never
   * acts.  No state holds it: who searches copies of a state must not see what will come. */
  uint64_t (*seed) (const void *setup);

  /* The seats that must act now, a bit each; several in a simultaneous choice, 0 when the game is over. */
  uint32_t (*actors) (const void *state);

  /* Writes the legal moves of @seat in ascending order; returns how many, 0 if @seat is not to act. */
  uint32_t (*legal) (const void *kit,
                     const void *state,
                     uint32_t    seat,
                     CsMove     *moves);

  /* Judges a move from anywhere, with any bits set. */
  CsRefusal (*is_legal) (const void *kit,
                         const void *state,
                         uint32_t    seat,
                         CsMove      move);

  /* Plays a legal move (asserted, "proved by the caller") and goes on to the next decision.
   * @events may be NULL; otherwise what happened is appended. */
  void (*apply) (const void *kit,
                 void       *state,
                 uint32_t    seat,
                 CsMove      move,
                 CsEvents   *events);

  /* Draws one of the legal moves of @seat or CS_CHANCE, which is to act: the one at place cs_rng_below () of how many
   * there are.  Returns 0, which is no move, where there are few: the caller lists them.  NULL: always. */
  CsMove (*draw) (const void *kit,
                  const void *state,
                  uint32_t    seat,
                  CsRng      *rng);

  /* Makes the position one that tells no more than what @observer sees: a seat, or CS_NO_SEAT for somebody who looks
   * on.  What is hidden is put in an order that follows from what is open alone, so that positions which look alike
   * become equal.  Returns how many things are hidden: a move after which there are fewer has shown something. */
  uint32_t (*observe) (const void *kit,
                       void       *state,
                       uint32_t    observer);

  /* Deals anew, at random, everything that @observer cannot see; what that seat sees stays.  Rests on observe: the
   * outcome does not depend on what is hidden. */
  void (*determinize) (const void *kit,
                       void       *state,
                       uint32_t    observer,
                       CsRng      *rng);

  /* Points of each seat as the position stands. */
  void (*score) (const void *kit,
                 const void *state,
                 int32_t     points[CS_MAX_SEATS]);

  /* A number that is equal for equal positions, made field by field, equal on every machine. */
  uint64_t (*digest) (const void *state);

  /* Writes the text of @move, which must be legal for some seat or parsed; returns its length,
   * without writing more than @size bytes (terminator included). */
  size_t (*move_print) (const void *kit,
                        CsMove      move,
                        char       *text,
                        size_t      size);

  /* Reads one move from exactly @text; false if it is not the text of any move. */
  bool (*move_parse) (const void *kit,
                      const char *text,
                      CsMove     *move);
} CsGame;

/* The seats of 0 … @n_seats − 1 with the most @points, a bit each. */
static inline uint32_t
cs_leaders (const int32_t *points,
            uint32_t       n_seats)
{
  uint32_t leaders = 0;
  int32_t most = INT32_MIN;

  for (uint32_t seat = 0; seat < n_seats; seat++)
    {
      if (points[seat] > most)
        leaders = 0;
      if (points[seat] >= most)
        {
          most = points[seat];
          leaders |= 1u << seat;
        }
    }
  return leaders;
}

#define CS_MAX_MOVE_TEXT 64
