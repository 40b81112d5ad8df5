/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal keeps every eighth position; the ones between are a few moves away. */

#include "comstock-journal.h"

#define INTERVAL 8
#define NOWHERE G_MAXUINT

/* A position that can be moved along the journal. */
typedef struct
{
  gpointer state;
  guint cursor;         /* NOWHERE if its moves were dropped */
} Position;

struct _ComstockJournal
{
  const CsGame *rules;
  gconstpointer kit;
  GArray *steps;        /* of ComstockStep */
  GPtrArray *kept;      /* the positions after 0, INTERVAL, 2 INTERVAL … moves */
  Position here;        /* at the cursor */
  Position elsewhere;   /* where somebody looked last */
};

ComstockJournal *
comstock_journal_new (const CsGame *rules,
                      gconstpointer kit,
                      gconstpointer state)
{
  ComstockJournal *self = g_new0 (ComstockJournal, 1);

  self->rules = rules;
  self->kit = kit;
  self->steps = g_array_new (FALSE, FALSE, sizeof (ComstockStep));
  self->kept = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->kept, g_memdup2 (state, rules->state_size));
  self->here.state = g_memdup2 (state, rules->state_size);
  self->elsewhere.state = g_memdup2 (state, rules->state_size);
  return self;
}

void
comstock_journal_free (ComstockJournal *self)
{
  g_array_unref (self->steps);
  g_ptr_array_unref (self->kept);
  g_free (self->here.state);
  g_free (self->elsewhere.state);
  g_free (self);
}

guint
comstock_journal_get_length (ComstockJournal *self)
{
  return self->steps->len;
}

const ComstockStep *
comstock_journal_get_step (ComstockJournal *self,
                           guint            index)
{
  return &g_array_index (self->steps, ComstockStep, index);
}

/* From where it is, if that is on the way, or else from the nearest position kept. */
static void
move_position (ComstockJournal *self,
               Position        *position,
               guint            cursor)
{
  const guint nearest = cursor - cursor % INTERVAL;

  if (position->cursor > cursor || position->cursor < nearest)
    {
      memcpy (position->state, self->kept->pdata[nearest / INTERVAL], self->rules->state_size);
      position->cursor = nearest;
    }
  for (; position->cursor < cursor; position->cursor++)
    {
      const ComstockStep *step = comstock_journal_get_step (self, position->cursor);

      self->rules->apply (self->kit, position->state, step->seat, step->move, NULL);
    }
}

static void
forget_beyond (Position *position,
               guint     length)
{
  if (position->cursor > length)
    position->cursor = NOWHERE;
}

void
comstock_journal_truncate (ComstockJournal *self,
                           guint            length)
{
  g_array_set_size (self->steps, length);
  g_ptr_array_set_size (self->kept, (int) (length / INTERVAL) + 1);
  forget_beyond (&self->here, length);
  forget_beyond (&self->elsewhere, length);
}

void
comstock_journal_append (ComstockJournal    *self,
                         const ComstockStep *step,
                         CsEvents           *events)
{
  move_position (self, &self->here, self->steps->len);
  self->rules->apply (self->kit, self->here.state, step->seat, step->move, events);
  g_array_append_val (self->steps, *step);
  self->here.cursor = self->steps->len;
  if (self->steps->len % INTERVAL == 0)
    g_ptr_array_add (self->kept, g_memdup2 (self->here.state, self->rules->state_size));
}

guint
comstock_journal_get_cursor (ComstockJournal *self)
{
  return self->here.cursor;
}

void
comstock_journal_set_cursor (ComstockJournal *self,
                             guint            cursor)
{
  move_position (self, &self->here, cursor);
}

gconstpointer
comstock_journal_get_state (ComstockJournal *self,
                            guint            cursor)
{
  if (cursor == self->here.cursor)
    return self->here.state;
  move_position (self, &self->elsewhere, cursor);
  return self->elsewhere.state;
}
