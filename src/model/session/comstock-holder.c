/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels that rivals of every game have, each in one table, and the manners of those of the house. */

#include "comstock-holder.h"

#include <glib/gi18n.h>

static const struct
{
  const char *id;
  const char *holder;
} levels[COMSTOCK_LEVEL_GAME] = {
  [COMSTOCK_NO_LEVEL] = { NULL, N_("Person") },
  [COMSTOCK_EASY] = { "easy", N_("Computer rival (easy)") },
  [COMSTOCK_MEDIUM] = { "medium", N_("Computer rival (medium)") },
  [COMSTOCK_HARD] = { "hard", N_("Computer rival (hard)") },
  [COMSTOCK_RIVAL_EXPERT] = { "expert", N_("Computer rival (expert)") },
};

const char *
comstock_level_get_id (ComstockLevel level)
{
  g_return_val_if_fail (level < COMSTOCK_LEVEL_GAME, NULL);

  return levels[level].id;
}

const char *
comstock_level_get_holder (ComstockLevel level)
{
  g_return_val_if_fail (level < COMSTOCK_LEVEL_GAME, NULL);

  return _(levels[level].holder);
}

ComstockManner
comstock_holder_get_manner (const ComstockHolder *holder)
{
  const ComstockRival *rival = holder->kind == COMSTOCK_RIVAL ? comstock_rival_find (holder->name) : NULL;

  return rival != NULL ? rival->manner : COMSTOCK_PLAIN;
}
