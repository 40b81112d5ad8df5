/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo and redo of any game: where they stop, and why they do not go further. */

#include "comstock-game.h"

#include <glib/gi18n.h>

/* Without persons every decision is as good a stop as any other; what chance does is none. */
static gboolean
is_stop (ComstockGame *self,
         guint         cursor)
{
  const guint seat = comstock_game_get_step (self, cursor)->seat;

  return seat != CS_CHANCE &&
         (comstock_game_count_persons (self) == 0 || comstock_game_is_person (self, seat));
}

/* How many things are hidden from @seat after move @cursor. */
static guint
count_hidden (ComstockGame *self,
              guint         cursor,
              guint         seat)
{
  const CsGame *rules = comstock_game_get_rules (self);
  g_autofree gpointer seen = g_memdup2 (comstock_game_get_state_at (self, cursor), rules->state_size);

  return rules->observe (comstock_game_get_kit (self), seen, seat);
}

/* Whether move @cursor ≥ 1 showed a person something that was hidden before, or that nobody could know. */
static gboolean
is_reveal (ComstockGame *self,
           guint         cursor)
{
  if (comstock_game_get_step (self, cursor - 1)->seat == CS_CHANCE)
    return TRUE;
  for (guint seat = 0; seat < comstock_game_get_n_seats (self); seat++)
    if (comstock_game_is_person (self, seat) &&
        count_hidden (self, cursor, seat) < count_hidden (self, cursor - 1, seat))
      return TRUE;
  return FALSE;
}

/* Where undo goes: the cursor itself if there is nothing to undo.  *@secret tells whether that is because
 * something hidden was shown. */
static guint
find_undo (ComstockGame *self,
           gboolean     *secret)
{
  const guint cursor = comstock_game_get_cursor (self);
  const gboolean several = comstock_game_count_persons (self) > 1;

  *secret = FALSE;
  for (guint i = cursor; i > 0; i--)
    {
      *secret = several && is_reveal (self, i);
      if (*secret)
        return cursor;
      if (is_stop (self, i - 1))
        return i - 1;
    }
  return cursor;
}

static guint
find_redo (ComstockGame *self)
{
  const guint length = comstock_game_get_length (self);

  for (guint i = comstock_game_get_cursor (self) + 1; i < length; i++)
    if (is_stop (self, i))
      return i;
  return length;
}

gboolean
comstock_game_can_undo (ComstockGame *self)
{
  gboolean secret;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  return find_undo (self, &secret) != comstock_game_get_cursor (self);
}

gboolean
comstock_game_can_redo (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  return comstock_game_get_cursor (self) < comstock_game_get_length (self);
}

void
comstock_game_undo (ComstockGame *self)
{
  gboolean secret;
  guint cursor;

  g_return_if_fail (COMSTOCK_IS_GAME (self));

  cursor = find_undo (self, &secret);
  if (cursor == comstock_game_get_cursor (self))
    return;
  g_object_ref (self);
  comstock_game_go_to (self, cursor);
  g_signal_emit_by_name (self, "taken-back");
  g_object_unref (self);
}

gboolean
comstock_game_is_undo_barred (ComstockGame *self)
{
  gboolean secret;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  find_undo (self, &secret);
  return secret;
}

char *
comstock_game_dup_undo_refusal (ComstockGame *self)
{
  gboolean secret;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  if (find_undo (self, &secret) != comstock_game_get_cursor (self))
    return NULL;
  return g_strdup (secret ? _("Something hidden has been revealed since; with several people, that cannot be "
                              "undone.")
                          : _("There is nothing to undo."));
}

void
comstock_game_redo (ComstockGame *self)
{
  g_return_if_fail (COMSTOCK_IS_GAME (self));

  comstock_game_go_to (self, find_redo (self));
}
