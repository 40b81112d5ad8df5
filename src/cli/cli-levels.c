/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells the levels of a game's seats by the words of its seating. */

#include "cli-levels.h"

#include "model/base/comstock-text.h"

#include <glib/gi18n.h>

/* "hard", "medium (the default)" */
static char *
dup_level (const char *id,
           gboolean    is_default)
{
  if (!is_default)
    return g_strdup (id);
  /* Translators: one of several words that may be typed, the one that is meant if none is. */
  return g_strdup_printf (_("%s (the default)"), id);
}

static void
append_levels (GString               *text,
               const ComstockSeating *seating,
               ComstockSeatKind       kind)
{
  g_autoptr (GString) levels = g_string_new (NULL);
  ComstockLevel usual;

  comstock_seating_parse (seating, seating->kinds[kind], &kind, &usual);
  for (ComstockLevel level = 0; level < COMSTOCK_LEVEL_GAME + seating->n_automatic; level++)
    if (comstock_seating_fits (level, kind))
      {
        g_autofree char *word = dup_level (comstock_seating_get_level_id (seating, level), level == usual);

        comstock_text_list_append (levels, word);
      }
  g_string_append_printf (text, "  %-10s%s\n", seating->kinds[kind], levels->str);
}

char *
cli_levels_dup (const CliCommand *command)
{
  const ComstockSeatKind last = command->only_rivals ? COMSTOCK_RIVAL : COMSTOCK_AUTOMATIC;
  GString *text;

  if (command->seating == NULL)
    return NULL;
  text = g_string_new (_("Levels:"));
  g_string_append_c (text, '\n');
  for (ComstockSeatKind kind = COMSTOCK_RIVAL; kind <= last; kind++)
    if (command->seating->kinds[kind] != NULL)
      append_levels (text, command->seating, kind);
  return g_string_free (text, FALSE);
}
