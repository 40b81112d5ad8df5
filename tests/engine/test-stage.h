/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games staged for tests: piles in a chosen order, moves as text, and dull moves up to the point that matters. */

#pragma once

#include "engine/cards/cards-game.h"
#include "invariants.h"

typedef struct
{
  CardsDeck deck;               /* every terrain card empty, ids "t1-00" … "t2-47"; not a checked deck */
  CardsSetup setup;
  CardsState state;
  CsEvents events;              /* of the last move */
} Stage;

/* Prepares a table with a letter per seat: R real, N novice, I intermediate, E expert; suits in their order.  All piles
 * lie in ascending order, auction cards too; appeals of terrain are 1.  All backs show the suits in their order, but
 * indian, prospector and sheriff, at the bottom, carry the skulls. */
void stage_set (Stage      *stage,
                const char *kinds);

/* Changes a terrain card before the game. */
void stage_card (Stage      *stage,
                 const char *id,
                 const char *letters,
                 uint8_t     appeal);

/* Changes a character's back: "skull", or six suits, strongest first. */
void stage_back (Stage         *stage,
                 CardsCharacter character,
                 const char    *back);

/* Puts these characters on top of their pile, the first uppermost. */
void stage_characters (Stage      *stage,
                       const char *ids);

/* Puts these terrain cards, of one era, on top of its pile. */
void stage_terrain (Stage      *stage,
                    const char *ids);

/* Lays a virtual seat's pile for an era: nine numbers, the first uppermost. */
void stage_pile (Stage      *stage,
                 uint32_t    era,
                 uint32_t    seat,
                 const char *numbers);

/* Deals. */
void stage_begin (Stage *stage);

/* Plays moves: "0 bid 7; 1 bid 3".  Each must be legal; the invariants are checked after each. */
void stage_play (Stage      *stage,
                 const char *moves);

/* Judges one move: "0 bid 7". */
CsRefusal stage_judge (const Stage *stage,
                       const char  *move);

#define stage_assert_refused(stage, move, ...)                                                      \
  stage_assert_refusal (stage_judge (stage, move), (CsRefusal) { __VA_ARGS__ })

void stage_assert_refusal (CsRefusal refusal,
                           CsRefusal expected);

/* One dull move: no ability, the lowest auction card, the first terrain card in the column,
 * the first place, no sale. */
void stage_play_dull (Stage *stage);

/* Dull moves until @step is asked for, until @seat is to take a card, or until that round begins; nothing if it is so
 * already. */
void stage_run_to_step (Stage    *stage,
                        CardsStep step);
void stage_run_to_turn (Stage   *stage,
                        uint32_t seat);
void stage_run_to_round (Stage   *stage,
                         uint32_t era,
                         uint32_t round);

/* Plays the round in hand dully, but that real @seat bids its highest and takes the character on offer, which must be
 * @character.  Stops before a hire, else when the next round has begun. */
void stage_acquire (Stage         *stage,
                    uint32_t       seat,
                    CardsCharacter character);

/* The bids of all seats, "9 8 7 6"; virtual seats' numbers must be those of their piles. */
void stage_bid (Stage      *stage,
                const char *bids);

/* The number of the terrain card or character @id as a card in the column. */
CardsCard stage_find (const Stage *stage,
                      const char  *id);

/* The column as ids: "banker t1-00 t1-01". */
char *stage_column (const Stage *stage);

/* The @nth event of @type that the last move made, from 0, or NULL. */
const CsEvent *stage_event (const Stage   *stage,
                            CardsEventType type,
                            uint32_t       nth);
