/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The registry of games, over the table of those that are built in. */

#include "comstock-games.h"

const ComstockGameKind *
comstock_games_find (const char *id)
{
  for (const ComstockGameKind *kind = comstock_games_table; kind->rules != NULL; kind++)
    if (g_str_equal (kind->rules->id, id))
      return kind;
  return NULL;
}

char *
comstock_games_dup_opponents (const char *id,
                              const char *opponents)
{
  const ComstockGameKind *kind = comstock_games_find (id);

  return kind != NULL ? kind->dup_opponents (opponents) : g_strdup (opponents);
}
