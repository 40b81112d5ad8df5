/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the end of a game, one finale at a time, in the theatre of the table. */

#include "comstock-ending.h"

struct _ComstockEnding
{
  GObject parent_instance;

  ComstockTable *table;         /* not owned */
  const ComstockFinale *kind;
  ComstockAct *finale;          /* in the theatre, or NULL */
  gboolean left;                /* by a person, since the game is over */
  int pane;                     /* what lies over the end, in pixels */
  int foot;                     /* what the end wants below a pane, until the game goes on */
};

G_DEFINE_FINAL_TYPE (ComstockEnding, comstock_ending, G_TYPE_OBJECT)

static guint left_signal, changed_signal;

/* The finale takes along the focus that was in it.  A table that is being taken away wants none: it would keep it. */
static void
keep_focus (ComstockEnding *self)
{
  GtkWidget *table = GTK_WIDGET (self->table);
  GtkRoot *root = gtk_widget_get_root (table);
  GtkWidget *focus;

  if (!gtk_widget_get_mapped (table))
    return;
  focus = gtk_root_get_focus (root);
  if (focus == NULL || gtk_widget_get_root (focus) != root)
    gtk_widget_grab_focus (table);
}

static void
on_ended (ComstockEnding *self)
{
  self->finale = NULL;
  g_signal_emit (self, changed_signal, 0);
  keep_focus (self);
}

static void
on_left (ComstockEnding *self)
{
  self->left = TRUE;
  g_signal_emit (self, left_signal, 0);
}

static void
raise_curtain (ComstockEnding *self,
               gboolean        played)
{
  if (self->finale != NULL)
    return;
  self->finale = self->kind->create (comstock_table_get_game (self->table), played);
  g_signal_connect_object (self->finale, "ended", G_CALLBACK (on_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->finale, "left", G_CALLBACK (on_left), self, G_CONNECT_SWAPPED);
  self->kind->spare (self->finale, self->pane);
  comstock_theatre_play (comstock_table_get_theatre (self->table), self->finale);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
is_looked_back_from (ComstockEnding *self)
{
  return comstock_replay_is_active (comstock_table_get_replay (self->table));
}

static void
forget_foot (ComstockEnding *self)
{
  if (self->finale != NULL || self->foot == 0 || is_looked_back_from (self))
    return;
  self->foot = 0;
  g_signal_emit (self, changed_signal, 0);
}

/* While the game is looked at, and where it goes back, the theatre is cleared by the table. */
void
comstock_ending_update (ComstockEnding *self)
{
  const gboolean over = comstock_game_is_over (comstock_table_get_game (self->table));

  g_return_if_fail (COMSTOCK_IS_ENDING (self));

  if (!over)
    self->left = FALSE;
  else if (!self->left && !is_looked_back_from (self))
    raise_curtain (self, TRUE);
  forget_foot (self);
}

void
comstock_ending_spare (ComstockEnding *self,
                       int             width)
{
  g_return_if_fail (COMSTOCK_IS_ENDING (self));

  self->pane = width;
  if (self->finale != NULL)
    self->kind->spare (self->finale, width);
}

int
comstock_ending_get_foot (ComstockEnding *self)
{
  GtkWidget *theatre = GTK_WIDGET (comstock_table_get_theatre (self->table));

  if (self->finale != NULL && gtk_widget_get_width (theatre) > 0)
    self->foot = self->kind->get_foot (self->finale, gtk_widget_get_width (theatre), gtk_widget_get_height (theatre));
  return self->foot;
}

void
comstock_ending_show (ComstockEnding *self)
{
  g_return_if_fail (COMSTOCK_IS_ENDING (self));

  self->left = FALSE;
  comstock_ending_update (self);
}

/* The end of a game that is only looked at was seen when it was played. */
static void
on_over (ComstockEnding *self)
{
  if (!is_looked_back_from (self))
    raise_curtain (self, FALSE);
}

static void
comstock_ending_class_init (ComstockEndingClass *klass)
{
  left_signal = g_signal_new ("left", COMSTOCK_TYPE_ENDING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  changed_signal = g_signal_new ("changed", COMSTOCK_TYPE_ENDING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
comstock_ending_init (ComstockEnding *self)
{
}

ComstockEnding *
comstock_ending_new (ComstockTable        *table,
                     const ComstockFinale *finale)
{
  ComstockEnding *self = g_object_new (COMSTOCK_TYPE_ENDING, NULL);

  self->table = table;
  self->kind = finale;
  g_signal_connect_object (comstock_table_get_game (table), "event::over", G_CALLBACK (on_over), self,
                           G_CONNECT_SWAPPED);
  /* What is not seen has no theatre. */
  g_signal_connect_object (comstock_table_get_theatre (table), "map", G_CALLBACK (comstock_ending_update), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return self;
}
