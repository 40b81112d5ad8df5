/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves of the person at a table, and why they are refused. */

#include "comstock-table.h"

#include <glib/gi18n.h>

gboolean
comstock_table_play (ComstockTable *self,
                     CsMove         move)
{
  const int asked = comstock_table_get_asked (self);
  g_autoptr (GError) error = NULL;

  if (asked < 0)
    return FALSE;
  if (comstock_game_play (comstock_table_get_game (self), (guint) asked, move, &error))
    return TRUE;
  comstock_table_tell (self, error->message);
  return FALSE;
}

/* Whoever is asked for something else is told what for. */
static char *
dup_not_asked (ComstockTable *self)
{
  g_autofree char *prompt = COMSTOCK_TABLE_GET_CLASS (self)->dup_prompt (comstock_table_get_game (self));

  /* Translators: what is asked of the player instead, a sentence, as “Pick an auction card in secret.” */
  return g_strdup_printf (_("Not now. %s"), prompt);
}

char *
comstock_table_dup_refusal (ComstockTable *self,
                            guint          seat,
                            CsMove         move)
{
  ComstockGame *game = comstock_table_get_game (self);
  const CsRefusal refusal = comstock_game_judge (game, seat, move);

  if (comstock_replay_is_active (comstock_table_get_replay (self)))
    return g_strdup (_("This moment is past. Press “Play On From Here” to play from it."));
  if (refusal.reason == CS_REFUSED_NOT_ASKED)
    return dup_not_asked (self);
  return comstock_game_dup_refusal (game, &refusal);
}
