/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the list of answers: the moves come from the rules, their places from the game's class. */

#include "comstock-ask.h"

ComstockAsk *
comstock_ask_new_of_nobody (void)
{
  ComstockAsk *self = g_rc_box_new0 (ComstockAsk);

  self->seat = -1;
  return self;
}

ComstockAsk *
comstock_ask_new (ComstockGame *game,
                  int           seat)
{
  ComstockAsk *self = comstock_ask_new_of_nobody ();
  g_autoptr (GArray) moves = NULL;
  ComstockOption *options;

  g_return_val_if_fail (COMSTOCK_IS_GAME (game), self);

  if (seat < 0 || (comstock_game_get_actors (game) >> seat & 1) == 0)
    return self;
  moves = comstock_game_dup_legal (game, (guint) seat);
  options = g_new0 (ComstockOption, moves->len);
  self->seat = seat;
  self->options = options;
  for (guint i = 0; i < moves->len; i++)
    {
      ComstockOption *option = &options[self->n_options];

      *option = (ComstockOption) { .move = g_array_index (moves, CsMove, i), .amount = -1 };
      if (COMSTOCK_GAME_GET_CLASS (game)->lay_out != NULL)
        COMSTOCK_GAME_GET_CLASS (game)->lay_out (game, (guint) seat, option);
      self->n_options += !option->vain;
    }
  return self;
}

ComstockAsk *
comstock_ask_ref (ComstockAsk *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  g_free ((gpointer) ((ComstockAsk *) data)->options);
}

void
comstock_ask_unref (ComstockAsk *self)
{
  g_rc_box_release_full (self, clear);
}

const ComstockOption *
comstock_ask_find (const ComstockAsk *self,
                   CsMove             move)
{
  for (guint i = 0; i < self->n_options; i++)
    if (self->options[i].move == move)
      return &self->options[i];
  return NULL;
}

const ComstockOption *
comstock_ask_find_quiet (const ComstockAsk *self)
{
  for (guint i = 0; i < self->n_options; i++)
    if (self->options[i].quiet)
      return &self->options[i];
  return NULL;
}

gboolean
comstock_ask_has (const ComstockAsk *self,
                  guint              surface)
{
  for (guint i = 0; i < self->n_options; i++)
    if (self->options[i].place.surface == surface)
      return TRUE;
  return FALSE;
}

const ComstockOption *
comstock_ask_find_at (const ComstockAsk   *self,
                      const ComstockPlace *place,
                      guint               *n)
{
  const ComstockOption *found = NULL;
  guint count = 0;

  for (guint i = 0; i < self->n_options; i++)
    {
      const ComstockOption *option = &self->options[i];

      if (option->aside ? !comstock_place_equal (&option->place, place) : !comstock_option_is_at (option, place))
        continue;
      found = option;
      count++;
    }
  if (n != NULL)
    *n = count;
  return count == 1 ? found : NULL;
}

/* Whether @place is an edge of @cell or a spot in it. */
static gboolean
belongs_to (const ComstockPlace *place,
            const ComstockPlace *cell)
{
  const int columns = place->x - cell->x;
  const int rows = place->y - cell->y;

  switch (place->side)
    {
    case COMSTOCK_EDGE_ABOVE:
      return columns == 0 && (rows == 0 || rows == 1);
    case COMSTOCK_EDGE_LEFT:
      return rows == 0 && (columns == 0 || columns == 1);
    default:
      return place->side >= COMSTOCK_SPOT && columns == 0 && rows == 0;
    }
}

gboolean
comstock_option_is_at (const ComstockOption *option,
                       const ComstockPlace  *place)
{
  if (place->surface == COMSTOCK_NOWHERE || option->place.surface != place->surface)
    return FALSE;
  return comstock_place_equal (&option->place, place) ||
         (place->side == COMSTOCK_CELL && belongs_to (&option->place, place));
}

gboolean
comstock_place_equal (const ComstockPlace *a,
                      const ComstockPlace *b)
{
  return a->surface == b->surface && a->side == b->side && a->x == b->x && a->y == b->y;
}
