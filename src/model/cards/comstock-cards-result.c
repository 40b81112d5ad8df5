/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the statistics keep of a game of cards: who counts, against whom, with which deck. */

#include "comstock-cards-result.h"

#include <glib/gi18n.h>

#include "comstock-cards-game.h"

char *
comstock_cards_result_dup_automatic (ComstockLevel level,
                                     guint         n)
{
  switch (level)
    {
    case COMSTOCK_CARDS_NOVICE:
      /* Translators: part of a list of opponents */
      return g_strdup_printf (ngettext ("%u novice virtual player", "%u novice virtual players", n), n);
    case COMSTOCK_CARDS_INTERMEDIATE:
      /* Translators: part of a list of opponents */
      return g_strdup_printf (ngettext ("%u intermediate virtual player", "%u intermediate virtual players", n), n);
    case COMSTOCK_CARDS_EXPERT:
    case COMSTOCK_CARDS_LEVELS:
    default:
      /* Translators: part of a list of opponents */
      return g_strdup_printf (ngettext ("%u expert virtual player", "%u expert virtual players", n), n);
    }
}
