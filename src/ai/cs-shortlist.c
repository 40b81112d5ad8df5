/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves in the order of their values. */

#include "cs-shortlist.h"

void
cs_shortlist_add (CsShortlist *list,
                  CsMove       move,
                  int          value)
{
  uint32_t place;

  if (list->n < list->most)
    list->n++;
  else if (value <= list->values[list->n - 1])
    return;
  for (place = list->n - 1; place > 0 && value > list->values[place - 1]; place--)
    {
      list->values[place] = list->values[place - 1];
      list->moves[place] = list->moves[place - 1];
    }
  list->values[place] = value;
  list->moves[place] = move;
}
