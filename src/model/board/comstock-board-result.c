/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the statistics keep of a board game: who counts, against whom, with which characters. */

#include "comstock-board-result.h"

#include <glib/gi18n.h>

#include "comstock-board-game.h"

/* What a name may be long at most, in bytes (docs/statistics.md). */
#define LONGEST 160

static void
get_cast_names (const BoardSetup *deal,
                const char      **id,
                const char      **name)
{
  *id = deal->standish.plays ? "solo" : "mixed";
  /* Translators: in the statistics: the set of characters that a game was played with, if the rules do not name it. */
  *name = deal->standish.plays ? _("The solo game") : _("Custom");
  for (guint set = 0; set < BOARD_SETS; set++)
    if (board_sets[set].roles == deal->roles)
      {
        *id = board_sets[set].id;
        *name = comstock_board_set_get_name (set);
      }
}

/* A list too long for the file ends where it still fits. */
static void
append_name (GString    *names,
             const char *name)
{
  const gsize length = names->len;

  g_string_append_printf (names, " · %s", name);
  if (names->len > LONGEST)
    g_string_truncate (names, length);
}

/* Games with other variants are other games to a person who compares points. */
void
comstock_board_result_get_kit_names (ComstockGame *game,
                                     const char  **id,
                                     const char  **name)
{
  const BoardSetup *deal = comstock_game_get_setup (game);
  g_autoptr (GString) ids = NULL;
  g_autoptr (GString) names = NULL;

  get_cast_names (deal, id, name);
  ids = g_string_new (*id);
  names = g_string_new (*name);
  for (guint i = 0; i < G_N_ELEMENTS (board_variant_ids); i++)
    if ((deal->variants & (1u << i)) != 0)
      {
        g_string_append_printf (ids, "+%s", board_variant_ids[i]);
        append_name (names, comstock_board_variant_get_name ((BoardVariant) (1u << i)));
      }
  *id = g_intern_string (ids->str);
  *name = g_intern_string (names->str);
}

/* There is one Standish at the most. */
char *
comstock_board_result_dup_automatic (ComstockLevel level,
                                     guint         n)
{
  return g_strdup (comstock_board_level_get_holder (level));
}
