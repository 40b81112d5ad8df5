/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of levels that rivals of every game have, and what follows from the name of who holds a seat. */

#include "comstock-holder.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"

static const struct
{
  const char *id;
  const char *holder;
  const char *brief;
} levels[COMSTOCK_LEVEL_GAME] = {
  /* Translators: the shorter ones stand beside a name where there is little room: "Silas", "Rival (hard)". */
  [COMSTOCK_NO_LEVEL] = { NULL, N_("Person"), N_("Person") },
  [COMSTOCK_EASY] = { "easy", N_("Computer rival (easy)"), N_("Rival (easy)") },
  [COMSTOCK_MEDIUM] = { "medium", N_("Computer rival (medium)"), N_("Rival (medium)") },
  [COMSTOCK_HARD] = { "hard", N_("Computer rival (hard)"), N_("Rival (hard)") },
  [COMSTOCK_RIVAL_EXPERT] = { "expert", N_("Computer rival (expert)"), N_("Rival (expert)") },
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

const char *
comstock_level_get_brief (ComstockLevel level)
{
  g_return_val_if_fail (level < COMSTOCK_LEVEL_GAME, NULL);

  return _(levels[level].brief);
}

void
comstock_holder_set_name (ComstockHolder *holder,
                          const char     *entered)
{
  g_autofree char *plain = g_strstrip (comstock_text_dup_plain (entered));

  g_utf8_strncpy (holder->name, plain, (COMSTOCK_MAX_SEAT_NAME - 1) / 4);
  if (comstock_text_is_blank (holder->name))
    *holder->name = '\0';
}

ComstockManner
comstock_holder_get_manner (const ComstockHolder *holder)
{
  const ComstockRival *rival = holder->kind == COMSTOCK_RIVAL ? comstock_rival_find (holder->name) : NULL;

  return rival != NULL ? rival->manner : COMSTOCK_PLAIN;
}
