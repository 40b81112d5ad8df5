/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game's move functions of the rules interface, for its own files. */

#pragma once

#include "cards-game.h"

/* Compound choices are asked in steps (take, place, hire, sell): so lists of moves stay short, and the search and the
 * widgets have the same questions.  A virtual player's bid is no move, as it follows from the deal; what it takes is
 * one, with a single legal choice, so that journal and pace treat it like anybody's. */

/* CsGame.actors */
uint32_t cards_actors (const void *state);

/* CsGame.legal */
uint32_t cards_legal (const void *kit,
                      const void *state,
                      uint32_t    seat,
                      CsMove     *moves);

/* CsGame.is_legal; for CARDS_MOVE_PLACE the reasons of CardsCityReason are possible as well. */
CsRefusal cards_is_legal (const void *kit,
                          const void *state,
                          uint32_t    seat,
                          CsMove      move);

/* CsGame.apply */
void cards_apply (const void *kit,
                  void       *state,
                  uint32_t    seat,
                  CsMove      move,
                  CsEvents   *events);

/* CsGame.move_print */
size_t cards_move_print (const void *kit,
                         CsMove      move,
                         char       *text,
                         size_t      size);

/* CsGame.move_parse */
bool cards_move_parse (const void *kit,
                       const char *text,
                       CsMove     *move);
