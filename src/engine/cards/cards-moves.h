/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game's move functions of the rules interface, for its own files. */

#pragma once

#include "cards-game.h"

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
