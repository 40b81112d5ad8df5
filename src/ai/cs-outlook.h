/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be expected of a position, for all seats at once.
 *
 * What a move shows that not even its seat knew before, such as the next cards of a pile, is luck: the outlook after
 * it, less the outlook after the same move with everything dealt anew before it that its seat could not see. */

#pragma once

#include "cs-search.h"

/* All pointers are borrowed. */
typedef struct
{
  const CsGame *game;
  const CsPolicy *policy;
  const void *kit;
  const void *state;
  uint32_t observer;    /* a seat, or CS_NO_SEAT: what it cannot see is dealt anew */
  const CsMove *move;   /* that the observer then makes, or NULL */
  uint64_t seed;
  uint32_t n_deals;
} CsOutlook;

/* Deals anew, makes the move and plays on to the end, n_deals times: writes by how many points on average each seat is
 * ahead of the best other; what stands at seats that there are not says nothing.  Equal questions get equal answers on
 * every machine.  @arena is that of a search.  False if @host, which may be NULL, wanted an end before. */
bool cs_outlook_find (const CsOutlook *outlook,
                      const CsHost    *host,
                      double           leads[CS_MAX_SEATS],
                      void            *arena);
