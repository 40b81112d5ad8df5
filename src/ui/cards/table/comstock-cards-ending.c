/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One finale at a time in the theatre of the table. */

#include "comstock-cards-ending.h"

#include "ui/cards/scenes/comstock-cards-finale.h"

struct _ComstockCardsEnding
{
  GObject parent_instance;

  ComstockTable *table;         /* not owned */
  ComstockAct *finale;          /* in the theatre, or NULL */
  gboolean left;                /* by a person, since the game is over */
  int pane;                     /* what lies over the end, in pixels */
  int foot;                     /* what the end wants below a pane, until the game goes on */
};

G_DEFINE_FINAL_TYPE (ComstockCardsEnding, comstock_cards_ending, G_TYPE_OBJECT)

static guint left_signal, changed_signal;

static void
on_ended (ComstockCardsEnding *self)
{
  self->finale = NULL;
  g_signal_emit (self, changed_signal, 0);
}

static void
on_left (ComstockCardsEnding *self)
{
  self->left = TRUE;
  g_signal_emit (self, left_signal, 0);
}

static void
raise_curtain (ComstockCardsEnding *self,
               gboolean             played)
{
  ComstockCardsGame *game = COMSTOCK_CARDS_GAME (comstock_table_get_game (self->table));

  if (self->finale != NULL)
    return;
  self->finale = comstock_cards_finale_new (game, played);
  g_signal_connect_object (self->finale, "ended", G_CALLBACK (on_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->finale, "left", G_CALLBACK (on_left), self, G_CONNECT_SWAPPED);
  comstock_cards_finale_spare (COMSTOCK_CARDS_FINALE (self->finale), self->pane);
  comstock_theatre_play (comstock_table_get_theatre (self->table), self->finale);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
is_looked_back_from (ComstockCardsEnding *self)
{
  return comstock_replay_is_active (comstock_table_get_replay (self->table));
}

static void
forget_foot (ComstockCardsEnding *self)
{
  if (self->finale != NULL || self->foot == 0 || is_looked_back_from (self))
    return;
  self->foot = 0;
  g_signal_emit (self, changed_signal, 0);
}

/* While the game is looked at, and where it goes back, the theatre is cleared by the table. */
void
comstock_cards_ending_update (ComstockCardsEnding *self)
{
  const gboolean over = comstock_game_is_over (comstock_table_get_game (self->table));

  g_return_if_fail (COMSTOCK_IS_CARDS_ENDING (self));

  if (!over)
    self->left = FALSE;
  else if (!self->left && !is_looked_back_from (self))
    raise_curtain (self, TRUE);
  forget_foot (self);
}

void
comstock_cards_ending_spare (ComstockCardsEnding *self,
                             int                  width)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_ENDING (self));

  self->pane = width;
  if (self->finale != NULL)
    comstock_cards_finale_spare (COMSTOCK_CARDS_FINALE (self->finale), width);
}

int
comstock_cards_ending_get_foot (ComstockCardsEnding *self)
{
  GtkWidget *theatre = GTK_WIDGET (comstock_table_get_theatre (self->table));

  if (self->finale != NULL && gtk_widget_get_width (theatre) > 0)
    self->foot = comstock_cards_finale_get_foot (COMSTOCK_CARDS_FINALE (self->finale), gtk_widget_get_width (theatre),
                                                 gtk_widget_get_height (theatre));
  return self->foot;
}

void
comstock_cards_ending_show (ComstockCardsEnding *self)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_ENDING (self));

  self->left = FALSE;
  comstock_cards_ending_update (self);
}

/* The end of a game that is only looked at was seen when it was played. */
static void
on_over (ComstockCardsEnding *self)
{
  if (!is_looked_back_from (self))
    raise_curtain (self, FALSE);
}

static void
comstock_cards_ending_class_init (ComstockCardsEndingClass *klass)
{
  left_signal = g_signal_new ("left", COMSTOCK_TYPE_CARDS_ENDING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  changed_signal = g_signal_new ("changed", COMSTOCK_TYPE_CARDS_ENDING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
comstock_cards_ending_init (ComstockCardsEnding *self)
{
}

ComstockCardsEnding *
comstock_cards_ending_new (ComstockTable *table)
{
  ComstockCardsEnding *self = g_object_new (COMSTOCK_TYPE_CARDS_ENDING, NULL);

  self->table = table;
  g_signal_connect_object (comstock_table_get_game (table), "event::over", G_CALLBACK (on_over), self,
                           G_CONNECT_SWAPPED);
  /* What is not seen has no theatre. */
  g_signal_connect_object (comstock_table_get_theatre (table), "map", G_CALLBACK (comstock_cards_ending_update), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return self;
}
