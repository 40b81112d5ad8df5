/* SPDX-License-Identifier: GPL-3.0-or-later */
/* CsShortlist: the best few of many moves, for a policy's propose (). */

#pragma once

#include "cs-search.h"

/* Begin it with @most, at most CS_SEARCH_MOVES, and @moves, which have room for as many. */
typedef struct
{
  uint32_t most;
  CsMove *moves;        /* the best first; of equal ones the one that came first */
  uint32_t n;
  int values[CS_SEARCH_MOVES];
} CsShortlist;

void cs_shortlist_add (CsShortlist *list,
                       CsMove       move,
                       int          value);
