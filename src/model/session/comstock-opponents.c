/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for opponents: those of one level are counted together, "2 hard rivals". */

#include "comstock-opponents.h"

#include <glib/gi18n.h>

#include "comstock-games.h"
#include "model/base/comstock-text.h"

static char *
dup_group (ComstockLevel level,
           guint         n)
{
  switch (level)
    {
    case COMSTOCK_EASY:
      /* Translators: part of a list of opponents */
      return g_strdup_printf (ngettext ("%u easy rival", "%u easy rivals", n), n);
    case COMSTOCK_MEDIUM:
      /* Translators: part of a list of opponents */
      return g_strdup_printf (ngettext ("%u medium rival", "%u medium rivals", n), n);
    case COMSTOCK_HARD:
      /* Translators: part of a list of opponents */
      return g_strdup_printf (ngettext ("%u hard rival", "%u hard rivals", n), n);
    case COMSTOCK_RIVAL_EXPERT:
      /* Translators: part of a list of opponents */
      return g_strdup_printf (ngettext ("%u expert rival", "%u expert rivals", n), n);
    default:
      /* Translators: part of a list of opponents */
      return g_strdup_printf (ngettext ("%u person", "%u people", n), n);
    }
}

/* How many there are of each level; FALSE if @opponents are none. */
static gboolean
count (const char            *opponents,
       const ComstockSeating *seating,
       guint                 *counts)
{
  g_auto (GStrv) texts = g_strsplit (opponents, ",", -1);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      ComstockSeatKind kind;
      ComstockLevel level;

      if (!comstock_seating_parse (seating, texts[i], &kind, &level))
        return FALSE;
      counts[level]++;
    }
  return TRUE;
}

char *
comstock_opponents_dup_text (const char            *opponents,
                             const ComstockSeating *seating,
                             char                *(*dup_automatic) (ComstockLevel level,
                                                                    guint         n))
{
  const ComstockLevel n_levels = COMSTOCK_LEVEL_GAME + seating->n_automatic;
  g_autofree guint *counts = g_new0 (guint, n_levels);
  GString *list;

  if (!count (opponents, seating, counts))
    return g_strdup (opponents);
  list = g_string_new (NULL);
  for (ComstockLevel level = COMSTOCK_NO_LEVEL; level < n_levels; level++)
    if (counts[level] > 0)
      {
        g_autofree char *group = level < COMSTOCK_LEVEL_GAME ? dup_group (level, counts[level])
                                                             : dup_automatic (level, counts[level]);

        comstock_text_list_append (list, group);
      }
  return g_string_free (list, FALSE);
}

/* Those that @seat plays with. */
static char *
dup_company (ComstockGame *game,
             guint         seat)
{
  const ComstockSeating *seating = comstock_games_find (comstock_game_get_rules (game)->id)->seating;
  GString *list = g_string_new (NULL);

  for (ComstockLevel level = COMSTOCK_NO_LEVEL; level < COMSTOCK_LEVEL_GAME + seating->n_automatic; level++)
    for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
      {
        const ComstockHolder *holder = comstock_game_get_holder (game, i);
        const char *id = comstock_seating_get_level_id (seating, level);

        if (i == seat || holder->level != level)
          continue;
        g_string_append_printf (list, "%s%s%s%s", list->len > 0 ? "," : "", seating->kinds[holder->kind],
                                id != NULL ? ":" : "", id != NULL ? id : "");
      }
  return g_string_free (list, FALSE);
}

/* The only person at the screen needs no name; of several nobody can tell later who had none. */
ComstockResult *
comstock_opponents_dup_result (ComstockGame *game,
                               guint         seat)
{
  const gboolean alone = comstock_game_count_persons (game) == 1;
  const char *player = alone ? "" : comstock_game_get_holder (game, seat)->name;
  g_autoptr (ComstockSheet) sheet = NULL;
  g_autofree char *opponents = NULL;

  if (!alone && *player == '\0')
    return NULL;
  sheet = comstock_game_dup_sheet (game);
  opponents = dup_company (game, seat);
  return comstock_result_new (player, opponents, comstock_sheet_get_total (sheet, seat),
                              comstock_sheet_get_place (sheet, seat) == 1);
}
