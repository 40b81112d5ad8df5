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

/* NULL unless the game is only looked at. */
static char *
dup_past (ComstockTable *self)
{
  if (!comstock_replay_is_active (comstock_table_get_replay (self)))
    return NULL;
  return g_strdup (_("This moment is past. Press “Play On From Here” to play from it."));
}

char *
comstock_table_dup_refusal (ComstockTable *self,
                            guint          seat,
                            CsMove         move)
{
  char *past = dup_past (self);

  return past != NULL ? past : comstock_game_dup_refusal_of (comstock_table_get_game (self), seat, move);
}

char *
comstock_table_dup_refusal_at (ComstockTable       *self,
                               guint                seat,
                               const ComstockPlace *place)
{
  char *past = dup_past (self);

  return past != NULL ? past : comstock_game_dup_refusal_at (comstock_table_get_game (self), seat, place);
}

void
comstock_table_press (ComstockTable       *self,
                      const ComstockPlace *place)
{
  const ComstockTableClass *klass = COMSTOCK_TABLE_GET_CLASS (self);
  const ComstockAsk *ask = comstock_table_get_ask (self);
  guint n;
  const ComstockOption *option = comstock_ask_find_at (ask, place, &n);
  g_autofree char *refusal = NULL;

  if (option != NULL)
    klass->answer (self, option);
  else if (n > 0)
    klass->narrow (self, place);
  else if (ask->seat >= 0)
    refusal = comstock_table_dup_refusal_at (self, (guint) ask->seat, place);
  if (refusal != NULL)
    comstock_table_tell (self, refusal);
}
