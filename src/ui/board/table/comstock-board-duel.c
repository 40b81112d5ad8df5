/* SPDX-License-Identifier: GPL-3.0-or-later */
/* It collects the events of a duel, which may come with several moves, and shows them when it is over and told. */

#include "comstock-board-duel.h"

#include "comstock-board-fighter.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-record.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-lines-layout.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-sign.h"
#include "ui/table/comstock-show-told.h"
#include "ui/table/comstock-table.h"

#define SIGN_SIZE 22
#define DIE_SIZE 22
#define SPACING 3               /* between lines */
#define TIGHT_SPACING 12        /* between what stands side by side as well */

struct _ComstockBoardDuel
{
  GtkWidget parent_instance;

  GtkWidget *box;

  ComstockGame *game;
  gboolean tight;
  gboolean brief;
  gboolean shown;               /* but while one looks back */
  gboolean away;
  ComstockBoardRecord record;   /* of the one that is fought out */
  ComstockBoardRecord over;     /* of the last that was told */
  guint length;                 /* of the log, before the game changes */
  GArray *turns;                /* of Turn, which are to be told */
};

/* A duel is over, or its card goes. */
typedef struct
{
  guint at;                     /* the entry of the log that tells it */
  gboolean shown;
  ComstockBoardRecord over;
} Turn;

G_DEFINE_FINAL_TYPE (ComstockBoardDuel, comstock_board_duel, GTK_TYPE_WIDGET)

static void
add_duelist (ComstockBoardDuel *self,
             guint              seat)
{
  const BoardState *state = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game));
  const ComstockBoardDuelist *duelist = &self->over.duelists[seat];
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *sum = comstock_board_record_dup_sum (duelist);
  GtkWidget *label;

  gtk_box_append (GTK_BOX (line), comstock_sign_new (comstock_suit_get_sign (state->seats[seat].suit), SIGN_SIZE));
  for (guint i = comstock_board_record_find_first_die (duelist); i < duelist->n_dice; i++)
    gtk_box_append (GTK_BOX (line), comstock_board_fighter_die_new (duelist, i, DIE_SIZE));
  label = comstock_label_add (GTK_BOX (line), sum, "numeric");
  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  gtk_box_append (GTK_BOX (self->box), line);
}

static void
add_outlaw (ComstockBoardDuel *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *strength = g_strdup_printf ("%d", self->over.outlaw);

  gtk_box_append (GTK_BOX (line), comstock_picture_new ("board/outlaw", SIGN_SIZE));
  comstock_label_add (GTK_BOX (line), strength, "numeric");
  gtk_widget_add_css_class (line, "outlaw");
  gtk_box_append (GTK_BOX (self->box), line);
}

static void
clear (ComstockBoardDuel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
}

/* Heading and outcome are the first and the last line. */
static void
shorten (ComstockBoardDuel *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->box);

  for (GtkWidget *line = first; line != NULL; line = gtk_widget_get_next_sibling (line))
    gtk_widget_set_visible (line, !self->brief || line == first || gtk_widget_get_next_sibling (line) == NULL);
}

static void
lay_out (ComstockBoardDuel *self,
         gboolean           tight)
{
  self->tight = tight;
  if (tight)
    {
      gtk_widget_set_layout_manager (self->box, comstock_lines_layout_new (TIGHT_SPACING));
      return;
    }
  gtk_widget_set_layout_manager (self->box, gtk_box_layout_new (GTK_ORIENTATION_VERTICAL));
  gtk_box_set_spacing (GTK_BOX (self->box), SPACING);
}

void
comstock_board_duel_set_tight (ComstockBoardDuel *self,
                               gboolean           tight,
                               gboolean           asked)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_DUEL (self));

  if (self->tight != tight)
    lay_out (self, tight);
  self->brief = tight && asked;
  shorten (self);
}

void
comstock_board_duel_set_away (ComstockBoardDuel *self,
                              gboolean           away)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_DUEL (self));

  self->away = away;
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown && !away);
}

static void
fill (ComstockBoardDuel *self)
{
  g_autofree char *heading = comstock_board_record_dup_heading (&self->over);
  g_autofree char *outcome = comstock_board_record_dup_outcome (&self->over, self->game);

  clear (self);
  comstock_label_add (GTK_BOX (self->box), heading, "heading");
  for (guint i = 0; i < comstock_game_get_n_seats (self->game); i++)
    if (self->over.duelists[i].tells_strength)
      add_duelist (self, i);
  if (self->over.outlaw > 0)
    add_outlaw (self);
  comstock_label_add (GTK_BOX (self->box), outcome, NULL);
  shorten (self);
}

static void
show (GtkWidget *widget,
      guint      told)
{
  ComstockBoardDuel *self = COMSTOCK_BOARD_DUEL (widget);
  guint n = 0;

  while (n < self->turns->len && g_array_index (self->turns, Turn, n).at < told)
    n++;
  if (n == 0)
    return;
  self->over = g_array_index (self->turns, Turn, n - 1).over;
  self->shown = g_array_index (self->turns, Turn, n - 1).shown;
  gtk_widget_set_visible (widget, self->shown && !self->away);
  if (self->shown)
    fill (self);
  g_array_remove_range (self->turns, 0, n);
}

/* With the event that is emitted. */
static void
turn (ComstockBoardDuel *self,
      gboolean           shown)
{
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (self), COMSTOCK_TYPE_TABLE);
  const guint heard = table != NULL ? comstock_table_get_heard (COMSTOCK_TABLE (table)) : 0;
  const Turn added = { MAX (heard, 1) - 1, shown, self->record };

  g_array_append_val (self->turns, added);
  comstock_show_told (GTK_WIDGET (self), show);
}

static void
on_event (ComstockBoardDuel *self,
          const CsEvent     *event)
{
  if (comstock_board_record_note (&self->record, self->game, event))
    turn (self, TRUE);
  else if (event->type == BOARD_EVENT_ROUND || event->type == BOARD_EVENT_DUEL)
    turn (self, FALSE);
}

/* Where the game went back nothing is left to tell. */
static void
on_changed (ComstockBoardDuel *self)
{
  const guint length = comstock_game_get_log_length (self->game, comstock_game_get_cursor (self->game));

  if (length < self->length)
    {
      g_array_set_size (self->turns, 0);
      turn (self, FALSE);
    }
  self->length = length;
}

static void
comstock_board_duel_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_DUEL (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_duel_parent_class)->dispose (object);
}

static void
comstock_board_duel_finalize (GObject *object)
{
  g_array_unref (COMSTOCK_BOARD_DUEL (object)->turns);
  G_OBJECT_CLASS (comstock_board_duel_parent_class)->finalize (object);
}

static void
comstock_board_duel_class_init (ComstockBoardDuelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_duel_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_board_duel_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "board-duel");
}

static void
comstock_board_duel_init (ComstockBoardDuel *self)
{
  self->turns = g_array_new (FALSE, FALSE, sizeof (Turn));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
comstock_board_duel_new (ComstockGame *game)
{
  ComstockBoardDuel *self = g_object_new (COMSTOCK_TYPE_BOARD_DUEL, NULL);

  self->game = game;
  self->length = comstock_game_get_log_length (game, comstock_game_get_cursor (game));
  g_signal_connect_object (game, "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
