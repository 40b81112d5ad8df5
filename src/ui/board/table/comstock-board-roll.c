/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card beside the map with a line for each duelist; what it shows follows from the time alone. */

#include "comstock-board-roll.h"

#include <glib/gi18n.h>

#include "comstock-board-fighter.h"
#include "model/board/comstock-board-remarks.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-picture.h"

/* In milliseconds.  A duel among others is told in less time. */
#define READ 1000.0             /* who fights for what, and how likely each is to win */
#define READ_OF_OTHERS 600.0
#define FALL 560.0
#define FACE 70.0               /* of a die that still rolls */
#define ADD 300.0               /* each part of the firepower */
#define TELL 250.0
#define STAY 1400.0
#define STAY_OF_OTHERS 1000.0
#define LEAVE 180.0

/* In pixels. */
#define SUBJECT_SIZE 40
#define OUTLAW_SIZE 34

#define BEATEN 0.55             /* how much is seen of those who have lost */

struct _ComstockBoardRoll
{
  ComstockAct parent_instance;

  GtkWidget *card;
  GtkWidget *outcome;
  ComstockBoardFighter *fighters[BOARD_MAX_SEATS];      /* NULL for who takes no part */

  double read;
  double adding;                /* all parts of the firepower */
  ComstockBoardRecord record;
};

G_DEFINE_FINAL_TYPE (ComstockBoardRoll, comstock_board_roll, COMSTOCK_TYPE_ACT)

/* --- what is seen --- */

static void
show_fighter (ComstockBoardRoll *self,
              guint              seat,
              double             time)
{
  ComstockBoardFighter *fighter = self->fighters[seat];
  const double lies = self->read + FALL;
  const double told = comstock_act_get_progress (COMSTOCK_ACT (self), lies + self->adding, TELL);

  comstock_board_fighter_roll (fighter, time < lies ? 1 + (guint) ((lies - time) / FACE) : 0);
  comstock_board_fighter_add (fighter, time < self->read ? -1 : MAX (0, (time - lies) / ADD));
  if (seat != self->record.winner)
    gtk_widget_set_opacity (GTK_WIDGET (fighter), 1 - told * (1 - BEATEN));
  else if (told > 0)
    gtk_widget_add_css_class (GTK_WIDGET (fighter), "winner");
}

static void
show (ComstockAct *act)
{
  ComstockBoardRoll *self = COMSTOCK_BOARD_ROLL (act);
  const double time = comstock_act_get_time (act);

  for (guint seat = 0; seat < BOARD_MAX_SEATS; seat++)
    if (self->fighters[seat] != NULL)
      show_fighter (self, seat, time);
  gtk_widget_set_opacity (self->outcome, comstock_act_get_progress (act, self->read + FALL + self->adding, TELL));
  gtk_widget_set_opacity (self->card, 1 - comstock_act_get_leaving (act));
}

/* --- room --- */

static void
comstock_board_roll_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (COMSTOCK_BOARD_ROLL (widget)->card, orientation, -1, minimum, natural, NULL, NULL);
}

/* What has no room below rises over what stands above. */
static void
comstock_board_roll_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  GtkWidget *card = COMSTOCK_BOARD_ROLL (widget)->card;
  int wanted;

  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, width, &wanted, NULL, NULL, NULL);
  gtk_widget_size_allocate (card, &(GtkAllocation) { 0, MIN (0, height - wanted), width, wanted }, -1);
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
  widget_class->measure = comstock_board_roll_measure;
  widget_class->size_allocate = comstock_board_roll_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "board-roll");
}

static void
comstock_board_roll_init (ComstockBoardRoll *self)
{
  self->card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->card, "roll");
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* --- making --- */

/* A picture of what is fought for. */
static const char *
find_subject (BoardPlace        place,
              const BoardState *state)
{
  const char *drawing = NULL;

  if (place >= BOARD_PLACE_PARCEL)
    drawing = comstock_board_art_content (board_content_at (state, (guint) place - BOARD_PLACE_PARCEL));
  else if (place >= BOARD_BUILD_12 && place <= BOARD_BUILD_3)
    drawing = comstock_board_art_content ((BoardContent) state->track[BOARD_BUILD_3 - place]);
  if (drawing != NULL)
    return drawing;
  return place < BOARD_PLACE_PARCEL ? comstock_board_art_place ((BoardTrack) place) : "board/parcel";
}

static void
add_heading (ComstockBoardRoll *self,
             ComstockGame      *game)
{
  g_autofree BoardState *seen = comstock_game_dup_seen_at (game, self->record.cursor);
  const guint seat = self->record.winner < BOARD_MAX_SEATS ? self->record.winner : 0;
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *heading = comstock_board_record_dup_heading (&self->record);
  g_autofree char *place = comstock_board_remark_dup_place (seen, seat, self->record.place);

  gtk_box_append (GTK_BOX (line), comstock_picture_new (find_subject (self->record.place, seen), SUBJECT_SIZE));
  comstock_label_add (GTK_BOX (words), heading, "title-4");
  if (place != NULL)
    comstock_label_add (GTK_BOX (words), place, "caption");
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (self->card), line);
  comstock_act_set_title (COMSTOCK_ACT (self), heading);
}

static void
add_fighters (ComstockBoardRoll *self,
              ComstockGame      *game)
{
  guint most = 0;

  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    {
      GtkWidget *fighter;

      if (!self->record.duelists[seat].tells_strength)
        continue;
      fighter = comstock_board_fighter_new (game, seat, &self->record.duelists[seat]);
      self->fighters[seat] = COMSTOCK_BOARD_FIGHTER (fighter);
      most = MAX (most, comstock_board_fighter_get_parts (self->fighters[seat]));
      gtk_box_append (GTK_BOX (self->card), fighter);
    }
  self->adding = most * ADD;
}

/* It rolls no die: its strength stands from the first. */
static void
add_outlaw (ComstockBoardRoll *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *strength = g_strdup_printf ("%d", self->record.outlaw);

  gtk_box_append (GTK_BOX (line), comstock_picture_new ("board/outlaw", OUTLAW_SIZE));
  gtk_widget_set_halign (comstock_label_add (GTK_BOX (line), strength, "title-2"), GTK_ALIGN_END);
  gtk_widget_set_hexpand (gtk_widget_get_last_child (line), TRUE);
  gtk_widget_add_css_class (line, "outlaw");
  if (self->record.winner >= BOARD_MAX_SEATS)
    gtk_widget_add_css_class (line, "winner");
  gtk_box_append (GTK_BOX (self->card), line);
}

static void
add_outcome (ComstockBoardRoll *self,
             ComstockGame      *game)
{
  g_autofree char *outcome = comstock_board_record_dup_outcome (&self->record, game);

  self->outcome = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  comstock_label_add (GTK_BOX (self->outcome), outcome, "heading");
  if (self->record.winner < BOARD_MAX_SEATS)
    comstock_label_add (GTK_BOX (self->outcome),
                        _("The winner acts there. The others take their cowboys back, "
                          "and these count as firepower again."),
                        "caption");
  gtk_box_append (GTK_BOX (self->card), self->outcome);
}

static gboolean
is_of_others (ComstockBoardRoll *self,
              ComstockGame      *game)
{
  const int viewer = comstock_game_get_viewer (game);

  return viewer < 0 || self->fighters[viewer] == NULL;
}

static void
set_times (ComstockBoardRoll *self,
           gboolean           others)
{
  ComstockAct *act = COMSTOCK_ACT (self);
  double told;

  self->read = others ? READ_OF_OTHERS : READ;
  told = self->read + FALL + self->adding;
  comstock_act_set_times (act, told + TELL, others ? STAY_OF_OTHERS : STAY, LEAVE);
  comstock_act_add_sound (act, self->read, "dice");
  comstock_act_add_sound (act, told, self->record.by_pass_order ? "spur" : "bell");
}

ComstockAct *
comstock_board_roll_new (ComstockGame              *game,
                         const ComstockBoardRecord *record)
{
  ComstockBoardRoll *self = g_object_new (COMSTOCK_TYPE_BOARD_ROLL, NULL);

  self->record = *record;
  add_heading (self, game);
  add_fighters (self, game);
  if (record->outlaw > 0)
    add_outlaw (self);
  add_outcome (self, game);
  set_times (self, is_of_others (self, game));
  return COMSTOCK_ACT (self);
}

/* What a table is told of its duels. */
typedef struct
{
  ComstockTable *table;
  ComstockBoardRecord record;
  guint since;                  /* so much was told before its dice */
} Watch;

static void
on_event (ComstockGame  *game,
          const CsEvent *event,
          Watch         *watch)
{
  ComstockAct *act;

  if (event->type == BOARD_EVENT_DUEL)
    watch->since = comstock_table_get_heard (watch->table);
  if (!comstock_board_record_note (&watch->record, game, event) ||
      comstock_replay_is_active (comstock_table_get_replay (watch->table)))
    return;
  act = comstock_board_roll_new (game, &watch->record);
  comstock_act_set_since (act, watch->since);
  comstock_theatre_play (comstock_table_get_theatre (watch->table), act);
}

static void
free_watch (gpointer  data,
            GClosure *closure)
{
  g_free (data);
}

void
comstock_board_roll_watch (ComstockTable *table,
                           GtkWidget     *side)
{
  ComstockGame *game = comstock_table_get_game (table);
  Watch *watch = g_new0 (Watch, 1);
  GClosure *closure = g_cclosure_new (G_CALLBACK (on_event), watch, free_watch);

  watch->table = table;
  comstock_theatre_cover (comstock_table_get_theatre (table), side);
  g_object_watch_closure (G_OBJECT (table), closure);
  g_signal_connect_closure (game, "event", closure, FALSE);
}
