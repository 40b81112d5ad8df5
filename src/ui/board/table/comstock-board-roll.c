/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card over the table with a line for each duelist; what it shows follows from the time alone. */

#include "comstock-board-roll.h"

#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-sign.h"

/* In milliseconds. */
#define FALL 560.0
#define FACE 70.0       /* of a die that still rolls */
#define ADD 250.0
#define TELL 250.0
#define STAY 1100.0
#define LEAVE 180.0

/* In pixels. */
#define SIGN_SIZE 36
#define DIE_SIZE 44

#define FACES 6

typedef struct
{
  ComstockPicture *dice[COMSTOCK_BOARD_MOST_DICE];
  GtkWidget *sum;
  GtkWidget *line;
} Line;

struct _ComstockBoardRoll
{
  ComstockAct parent_instance;

  GtkWidget *card;
  GtkWidget *outcome;
  Line lines[BOARD_MAX_SEATS];

  ComstockBoardRecord record;
};

G_DEFINE_FINAL_TYPE (ComstockBoardRoll, comstock_board_roll, COMSTOCK_TYPE_ACT)

/* A die shows other faces until it lies. */
static void
show_dice (ComstockBoardRoll *self,
           guint              seat,
           double             time)
{
  const ComstockBoardDuelist *duelist = &self->record.duelists[seat];

  for (guint i = 0; i < duelist->n_dice; i++)
    {
      const guint rolls = time < FALL ? 1 + (guint) ((FALL - time) / FACE) : 0;
      const guint face = 1 + (duelist->dice[i] - 1 + rolls * (1 + (seat + i) % 2)) % FACES;

      if (self->lines[seat].dice[i] != NULL)
        comstock_picture_set_drawing (self->lines[seat].dice[i], comstock_board_art_die (face));
    }
}

static void
show (ComstockAct *act)
{
  ComstockBoardRoll *self = COMSTOCK_BOARD_ROLL (act);
  const double time = comstock_act_get_time (act);

  for (guint seat = 0; seat < BOARD_MAX_SEATS; seat++)
    if (self->lines[seat].sum != NULL)
      {
        show_dice (self, seat, time);
        gtk_widget_set_opacity (self->lines[seat].sum, comstock_act_get_progress (act, FALL, ADD));
        if (seat == self->record.winner && time >= FALL + ADD)
          gtk_widget_add_css_class (self->lines[seat].line, "winner");
      }
  gtk_widget_set_opacity (self->outcome, comstock_act_get_progress (act, FALL + ADD, TELL));
  gtk_widget_set_opacity (self->card, 1 - comstock_act_get_leaving (act));
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
add_line (ComstockBoardRoll *self,
          ComstockGame      *game,
          guint              seat)
{
  const BoardState *state = comstock_game_get_state (game);
  const ComstockBoardDuelist *duelist = &self->record.duelists[seat];
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *sum = comstock_board_record_dup_sum (duelist);

  gtk_widget_add_css_class (line, "duelist");
  gtk_box_append (GTK_BOX (line), comstock_sign_new (comstock_board_art_suit (state->seats[seat].suit), SIGN_SIZE));
  for (guint i = comstock_board_record_find_first_die (duelist); i < duelist->n_dice; i++)
    {
      GtkWidget *die = comstock_picture_new (comstock_board_art_die (duelist->dice[i]), DIE_SIZE);

      self->lines[seat].dice[i] = COMSTOCK_PICTURE (die);
      gtk_box_append (GTK_BOX (line), die);
    }
  self->lines[seat].sum = add_label (line, sum, "title-3");
  self->lines[seat].line = line;
  gtk_box_append (GTK_BOX (self->card), line);
}

static void
comstock_board_roll_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_ROLL (object)->card, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_roll_parent_class)->dispose (object);
}

static void
comstock_board_roll_class_init (ComstockBoardRollClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_roll_dispose;
  COMSTOCK_ACT_CLASS (klass)->show = show;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "board-roll");
}

static void
comstock_board_roll_init (ComstockBoardRoll *self)
{
  self->card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_set_halign (self->card, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->card, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->card, "roll");
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

ComstockAct *
comstock_board_roll_new (ComstockGame              *game,
                         const ComstockBoardRecord *record)
{
  ComstockBoardRoll *self = g_object_new (COMSTOCK_TYPE_BOARD_ROLL, NULL);
  ComstockAct *act = COMSTOCK_ACT (self);
  g_autofree char *heading = comstock_board_record_dup_heading (record);
  g_autofree char *outcome = comstock_board_record_dup_outcome (record, game);

  self->record = *record;
  add_label (self->card, heading, "title-4");
  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    if (record->duelists[seat].tells_strength)
      add_line (self, game, seat);
  self->outcome = add_label (self->card, outcome, "heading");
  comstock_act_set_times (act, FALL + ADD + TELL, STAY, LEAVE);
  comstock_act_add_sound (act, 0, "dice");
  comstock_act_add_sound (act, FALL + ADD, record->by_pass_order ? "spur" : "bell");
  return act;
}

/* What a table is told of its duels. */
typedef struct
{
  ComstockTable *table;
  ComstockBoardRecord record;
} Watch;

static void
on_event (ComstockGame  *game,
          const CsEvent *event,
          Watch         *watch)
{
  if (comstock_board_record_note (&watch->record, event) &&
      !comstock_replay_is_active (comstock_table_get_replay (watch->table)))
    comstock_theatre_play (comstock_table_get_theatre (watch->table), comstock_board_roll_new (game, &watch->record));
}

static void
free_watch (gpointer  data,
            GClosure *closure)
{
  g_free (data);
}

void
comstock_board_roll_watch (ComstockTable *table)
{
  ComstockGame *game = comstock_table_get_game (table);
  Watch *watch = g_new0 (Watch, 1);
  GClosure *closure = g_cclosure_new (G_CALLBACK (on_event), watch, free_watch);

  watch->table = table;
  g_object_watch_closure (G_OBJECT (table), closure);
  g_signal_connect_closure (game, "event", closure, FALSE);
}
