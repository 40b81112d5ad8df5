/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The registry of games, over the table of those that are built in. */

#include "comstock-games.h"

#include <glib/gi18n.h>

#include "comstock-opponents.h"

const ComstockGameKind *
comstock_games_find (const char *id)
{
  for (const ComstockGameKind *const *kind = comstock_games_table; *kind != NULL; kind++)
    if (g_str_equal ((*kind)->rules->id, id))
      return *kind;
  return NULL;
}

const char *
comstock_games_get_title (const char *id)
{
  const ComstockGameKind *kind = comstock_games_find (id);

  return kind != NULL ? _(kind->title) : id;
}

const char *
comstock_games_get_kit_title (const char *id)
{
  const ComstockGameKind *kind = comstock_games_find (id);

  /* Translators: in the statistics, of a game that this version does not know; the name of a deck or the like follows:
   * "Played with: Frontier". */
  return kind != NULL ? _(kind->kit_title) : _("Played with");
}

char *
comstock_games_dup_opponents (const char *id,
                              const char *opponents)
{
  const ComstockGameKind *kind = comstock_games_find (id);

  return kind != NULL ? comstock_opponents_dup_text (opponents, kind->seating, kind->dup_automatic)
                      : g_strdup (opponents);
}
