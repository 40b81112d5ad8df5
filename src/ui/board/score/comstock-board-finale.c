/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lanes in the order of the seats while they are counted, then by places; the map and the buttons come with those. */

#include "comstock-board-finale.h"

#include <glib/gi18n.h>

#include "comstock-board-lane.h"
#include "model/board/comstock-board-game.h"
#include "ui/board/map/comstock-board-mini.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-shape-bin.h"
#include "ui/kit/comstock-sound.h"
#include "ui/table/comstock-finale-buttons.h"

/* In milliseconds. */
#define CALL 650        /* a row of the score sheet */
#define REST 150
#define RISE 400

/* In pixels. */
#define WIDE 700        /* with less width the map stands below the lanes */
#define MARGIN 12
#define MAP_SIDE 300

struct _ComstockBoardFinale
{
  ComstockAct parent_instance;

  GtkWidget *shape;
  GtkWidget *page;
  GtkLabel *heading;
  GtkWidget *middle;
  GtkBox *list;                 /* of the lanes; has the focus */
  ComstockBoardMini *map;
  GtkWidget *buttons;
  ComstockBoardLane *lanes[BOARD_MAX_SEATS];

  ComstockGame *game;
  ComstockSheet *sheet;
  guint rows[COMSTOCK_SHEET_MAX_ROWS];  /* that pay anybody, in their order */
  guint n_rows;
  guint heard;                  /* how many of them were heard */
  gboolean silent;              /* there is nothing more to be heard */
  gboolean at_rest;
};

G_DEFINE_FINAL_TYPE (ComstockBoardFinale, comstock_board_finale, COMSTOCK_TYPE_ACT)

static guint left_signal;

static gboolean
pays (ComstockBoardFinale *self,
      guint                row)
{
  gboolean pays = FALSE;

  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    pays = pays || comstock_sheet_get (self->sheet, row, seat)->points != 0;
  return pays;
}

/* What is counted of @seat at @time. */
static double
count (ComstockBoardFinale *self,
       guint                seat,
       double               time)
{
  double counted = 0;

  for (guint i = 0; i < self->n_rows; i++)
    counted += comstock_sheet_get (self->sheet, self->rows[i], seat)->points * CLAMP (time / CALL - i, 0, 1);
  return counted;
}

static gboolean
has_person_won (ComstockBoardFinale *self)
{
  gboolean won = FALSE;

  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    won = won || (comstock_sheet_get_place (self->sheet, seat) == 1 && comstock_game_is_person (self->game, seat));
  return won;
}

/* A coin for each row, and a chord for a person who wins. */
static void
play_sounds (ComstockBoardFinale *self,
             guint                row)
{
  if (row < self->n_rows && row + 1 > self->heard)
    {
      self->heard = row + 1;
      comstock_sound_play ("coin");
    }
  if (!self->at_rest)
    return;
  self->silent = TRUE;
  if (has_person_won (self))
    comstock_sound_play ("chord");
}

static void
sort_lanes (ComstockBoardFinale *self)
{
  for (guint place = self->sheet->n_seats; place > 0; place--)
    for (guint seat = 0; seat < self->sheet->n_seats; seat++)
      if (comstock_sheet_get_place (self->sheet, seat) == place)
        gtk_box_reorder_child_after (self->list, GTK_WIDGET (self->lanes[seat]), NULL);
}

static void
finish (ComstockBoardFinale *self)
{
  self->at_rest = TRUE;
  sort_lanes (self);
  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    comstock_board_lane_finish (self->lanes[seat]);
  gtk_label_set_label (self->heading, self->sheet->heading);
  gtk_widget_set_opacity (self->buttons, 1);
  gtk_widget_set_sensitive (self->buttons, TRUE);
}

static void
show (ComstockAct *act)
{
  ComstockBoardFinale *self = COMSTOCK_BOARD_FINALE (act);
  const double time = comstock_act_get_time (act);
  const double counted = self->n_rows * CALL + REST;
  const guint row = (guint) (time / CALL);

  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    comstock_board_lane_set_points (self->lanes[seat], count (self, seat, time));
  gtk_widget_set_opacity (GTK_WIDGET (self->map), comstock_act_get_progress (act, counted, RISE));
  if (time >= counted + RISE && !self->at_rest)
    finish (self);
  else if (!self->at_rest && row < self->n_rows)
    gtk_label_set_label (self->heading, self->sheet->rows[self->rows[row]].name);
  if (!self->silent)
    play_sounds (self, row);
}

gboolean
comstock_board_finale_rests (ComstockBoardFinale *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_FINALE (self), FALSE);

  return self->at_rest;
}

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  g_signal_emit (widget, left_signal, 0);
  comstock_act_set_held (COMSTOCK_ACT (widget), FALSE);
}

/* Not a button: whoever presses Enter to get on with the game must not begin another. */
static gboolean
comstock_board_finale_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (COMSTOCK_BOARD_FINALE (widget)->list));
}

static void
on_reshape (ComstockBoardFinale *self,
            int                  width,
            int                  height)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->middle);
  GtkLayoutChild *cell = gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->map));
  const gboolean wide = width >= WIDE;

  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (cell), wide ? 1 : 0);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (cell), wide ? 0 : 1);
}

static void
comstock_board_finale_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_FINALE (object)->shape, gtk_widget_unparent);
  g_clear_object (&COMSTOCK_BOARD_FINALE (object)->game);
  g_clear_pointer (&COMSTOCK_BOARD_FINALE (object)->sheet, comstock_sheet_free);
  G_OBJECT_CLASS (comstock_board_finale_parent_class)->dispose (object);
}

static void
comstock_board_finale_class_init (ComstockBoardFinaleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_finale_dispose;
  widget_class->grab_focus = comstock_board_finale_grab_focus;
  COMSTOCK_ACT_CLASS (klass)->show = show;
  left_signal = g_signal_new ("left", COMSTOCK_TYPE_BOARD_FINALE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "finale.leave", NULL, leave_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "board-finale");
}

static void
add_middle (ComstockBoardFinale *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  /* A box that turns takes the least height of wrapping captions for more than their usual one. */
  self->middle = g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "column-spacing", MARGIN,
                               "row-spacing", MARGIN, NULL);
  self->list = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, MARGIN));
  gtk_widget_set_focusable (GTK_WIDGET (self->list), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->list), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->list), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "lanes");
  self->map = COMSTOCK_BOARD_MINI (comstock_board_mini_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->map), -1, MAP_SIDE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->map), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->map), TRUE);
  gtk_grid_attach (GTK_GRID (self->middle), GTK_WIDGET (self->list), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->middle), GTK_WIDGET (self->map), 1, 0, 1, 1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->middle);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->page), scroller);
}

static void
comstock_board_finale_init (ComstockBoardFinale *self)
{
  self->page = gtk_box_new (GTK_ORIENTATION_VERTICAL, MARGIN);
  gtk_widget_add_css_class (self->page, "page");
  self->shape = g_object_new (COMSTOCK_TYPE_SHAPE_BIN, "child", self->page, NULL);
  gtk_widget_set_parent (self->shape, GTK_WIDGET (self));
  g_signal_connect_object (self->shape, "reshape", G_CALLBACK (on_reshape), self, G_CONNECT_SWAPPED);
  self->heading = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->heading, TRUE);
  gtk_label_set_justify (self->heading, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "title-2");
  gtk_box_append (GTK_BOX (self->page), GTK_WIDGET (self->heading));
  add_middle (self);
  self->buttons = g_object_new (COMSTOCK_TYPE_FINALE_BUTTONS, "opacity", 0.0, "sensitive", FALSE, NULL);
  gtk_box_append (GTK_BOX (self->page), self->buttons);
  comstock_finale_leave_by_escape (GTK_WIDGET (self));
  gtk_widget_set_can_focus (GTK_WIDGET (self), TRUE);
}

static void
set_game (ComstockBoardFinale *self,
          ComstockGame        *game)
{
  int reach = 0;

  self->game = g_object_ref (game);
  self->sheet = comstock_game_dup_sheet (game);
  for (guint row = 0; row < self->sheet->n_rows; row++)
    if (self->sheet->rows[row].kind == COMSTOCK_SHEET_ROW && pays (self, row))
      self->rows[self->n_rows++] = row;
  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    reach = MAX (reach, (int) count (self, seat, G_MAXINT));
  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    {
      self->lanes[seat] = COMSTOCK_BOARD_LANE (comstock_board_lane_new (self->sheet, seat, reach));
      gtk_box_append (self->list, GTK_WIDGET (self->lanes[seat]));
    }
  comstock_board_mini_show (self->map, comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game)), 0);
  comstock_finale_buttons_set_game (COMSTOCK_FINALE_BUTTONS (self->buttons), game, FALSE);
}

/* The seats by their places, for whoever does not see the lanes. */
static void
describe (ComstockBoardFinale *self)
{
  GString *list = g_string_new (NULL);

  for (guint place = 1; place <= self->sheet->n_seats; place++)
    for (guint seat = 0; seat < self->sheet->n_seats; seat++)
      if (comstock_sheet_get_place (self->sheet, seat) == place)
        {
          g_string_append_printf (list, "%s%u. ", list->len > 0 ? " " : "", place);
          /* Translators: a seat and its victory points. */
          g_string_append_printf (list, _("%s: %d VP"), self->sheet->seats[seat].title,
                                  (int) count (self, seat, G_MAXINT));
        }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, list->str, -1);
  g_string_free (list, TRUE);
}

static ComstockAct *
create (ComstockGame *game,
        gboolean      played)
{
  ComstockBoardFinale *self = g_object_new (COMSTOCK_TYPE_BOARD_FINALE, NULL);
  ComstockAct *act = COMSTOCK_ACT (self);
  double motion;

  set_game (self, game);
  describe (self);
  self->silent = played;
  motion = self->n_rows * CALL + REST + RISE;
  comstock_act_set_times (act, motion, 0, 0);
  comstock_act_set_whole (act, _("The Count"));
  comstock_act_set_held (act, TRUE);
  comstock_act_go_to (act, played ? motion : 0);
  return act;
}

/* Beside a pane, unless too little is left there. */
static void
spare (ComstockAct *act,
       int          width)
{
  ComstockBoardFinale *self = COMSTOCK_BOARD_FINALE (act);
  const int beside = gtk_widget_get_width (GTK_WIDGET (act)) - width;

  gtk_widget_set_margin_end (GTK_WIDGET (self->middle),
                             beside >= comstock_measure_least_width (GTK_WIDGET (self->list)) + MAP_SIDE ? width : 0);
}

static int
get_foot (ComstockAct *act,
          int          width,
          int          height)
{
  int buttons;

  comstock_measure_height (COMSTOCK_BOARD_FINALE (act)->buttons, width - 2 * MARGIN, &buttons, NULL);
  return buttons + 2 * MARGIN;
}

const ComstockFinale comstock_board_finale = { create, spare, get_foot };
