/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who at the screen is asked, and in which words. */

#include "comstock-table-asked.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"

int
comstock_table_find_person (ComstockGame *game)
{
  const guint32 actors = comstock_game_get_actors (game);

  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    if ((actors & (1u << i)) != 0 && comstock_game_is_person (game, i))
      return (int) i;
  return -1;
}

gboolean
comstock_table_is_asked_again (ComstockGame *game,
                               int           seat,
                               guint         since)
{
  for (guint i = since; seat >= 0 && i < comstock_game_get_cursor (game); i++)
    if (comstock_game_get_step (game, i)->seat == seat)
      return TRUE;
  return FALSE;
}

/* The disk keeps the others waiting, and nobody at the screen is asked anything meanwhile. */
static gboolean
is_held_up (ComstockTable *self)
{
  gboolean overdue;

  g_object_get (comstock_table_get_driver (self), "overdue", &overdue, NULL);
  return overdue && comstock_table_find_person (comstock_table_get_game (self)) < 0;
}

/* What the game asks; of several people at the screen, which of them.  Before the curtain nobody is. */
static char *
dup_question (ComstockTable *self)
{
  ComstockGame *game = comstock_table_get_game (self);
  const int asked = comstock_table_get_asked (self);
  g_autofree char *question = comstock_game_dup_prompt (game);
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  if (asked < 0 || comstock_game_count_persons (game) == 1 ||
      comstock_curtain_is_down (comstock_table_get_curtain (self)))
    return g_steal_pointer (&question);
  title = comstock_game_dup_seat_title (game, (guint) asked);
  name = comstock_text_isolate (title);
  /* Translators: who is asked, and what: "Hat: Take a card from the column." */
  return g_strdup_printf (_("%s: %s"), name, question);
}

static const char *
get_title (ComstockTable *self)
{
  ComstockAct *act = comstock_theatre_get_act (comstock_table_get_theatre (self));

  return act != NULL ? comstock_act_get_title (act) : NULL;
}

char *
comstock_table_dup_prompt (ComstockTable *self)
{
  ComstockGame *game = comstock_table_get_game (self);
  const char *title = get_title (self);
  char *prompt = title != NULL      ? g_strdup (title) :
                 is_held_up (self) ? g_strdup (_("The game is waiting until it can be saved.")) :
                                     dup_question (self);
  g_autofree char *plain = NULL;

  if (!comstock_replay_is_active (comstock_table_get_replay (self)))
    return prompt;
  plain = prompt;
  /* Translators: the number of a move and how many there are; then what was asked at that moment. */
  return g_strdup_printf (_("Looking back, move %u of %u. %s"), comstock_game_get_cursor (game),
                          comstock_game_get_length (game), plain);
}
