/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lanes in the order of the seats while they are counted, then by places; the buttons come with those. */

#include "comstock-count.h"

#include <glib/gi18n.h>

#include "comstock-finale-buttons.h"
#include "model/base/comstock-text.h"
#include "ui/kit/comstock-grain.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-shape-bin.h"
#include "ui/kit/comstock-sound.h"

/* In milliseconds. */
#define CALL 650        /* a row of the score sheet */
#define REST 150
#define RISE 400

/* In pixels. */
#define WIDE 700        /* with less width the picture stands above the lanes; one that shows the steps also where
                         * there is more height than width, */
#define BROAD 900       /* and here it has more room than they, */
#define DENSE 1200      /* or less, if they have their stories in their first lines */
#define MARGIN 12
#define PICTURE_SIDE 300
#define LANE 91                 /* the height of a lane, */
#define TALL_LANE 135           /* of one with a story, */
#define DENSE_LANE 98           /* or with that in its first line, */
#define AROUND 150              /* and of heading and buttons */
#define NARROW_SIDE 140 /* so that four lanes find room on a phone */

struct _ComstockCount
{
  ComstockAct parent_instance;

  ComstockGrain *wood;
  GtkWidget *shape;
  GtkWidget *page;
  GtkLabel *heading;
  GtkWidget *middle;
  GtkBox *list;                 /* of the lanes; has the focus */
  GtkWidget *picture;
  GtkWidget *buttons;
  ComstockCountLane *lanes[CS_MAX_SEATS];

  const ComstockCountLook *look;
  ComstockGame *game;
  ComstockSheet *sheet;
  GArray *steps;                /* ComstockCountStep */
  guint shown;                  /* the step that is counted, as many as there are for none */
  guint heard;                  /* how many of them were heard */
  gboolean silent;              /* there is nothing more to be heard */
  gboolean at_rest;
  guint prepared;               /* how many pieces of what is drawn ahead */
  int width;                    /* of all of it */
  int height;
  int spared;                   /* of that, for a pane */
};

G_DEFINE_FINAL_TYPE (ComstockCount, comstock_count, COMSTOCK_TYPE_ACT)

static guint left_signal;

/* --- steps --- */

void
comstock_count_add_row (GArray              *steps,
                        const ComstockSheet *sheet,
                        guint                row)
{
  const ComstockCountStep step = { .row = row, .seat = -1, .length = CALL };

  for (guint seat = 0; seat < sheet->n_seats; seat++)
    if (comstock_sheet_get (sheet, row, seat)->points != 0)
      {
        g_array_append_val (steps, step);
        return;
      }
}

static void
list_rows (ComstockGame        *game,
           const ComstockSheet *sheet,
           GArray              *steps)
{
  for (guint row = 0; row < sheet->n_rows; row++)
    if (sheet->rows[row].kind == COMSTOCK_SHEET_ROW)
      comstock_count_add_row (steps, sheet, row);
}

static const ComstockCountStep *
get_step (ComstockCount *self,
          guint          nth)
{
  return nth < self->steps->len ? &g_array_index (self->steps, ComstockCountStep, nth) : NULL;
}

static double
get_length (ComstockCount *self)
{
  double length = 0;

  for (guint i = 0; i < self->steps->len; i++)
    length += get_step (self, i)->length;
  return length;
}

/* The step that is counted at @time; as many as there are for none. */
static guint
find_step (ComstockCount *self,
           double         time)
{
  guint nth = 0;

  for (; nth < self->steps->len && time >= get_step (self, nth)->length; nth++)
    time -= get_step (self, nth)->length;
  return nth;
}

/* One by one what the game lists; else all rows at once. */
static double
get_stop (ComstockAct *act)
{
  ComstockCount *self = COMSTOCK_COUNT (act);
  double stop = 0;

  for (guint i = 0; self->look->list_steps != NULL && i < self->steps->len; i++)
    {
      stop += get_step (self, i)->length;
      if (stop > comstock_act_get_time (act))
        return stop;
    }
  return get_length (self) + REST + RISE;
}

static int
get_points (ComstockCount           *self,
            const ComstockCountStep *step,
            guint                    seat)
{
  if (step->seat < 0)
    return comstock_sheet_get (self->sheet, step->row, seat)->points;
  return step->seat == (int) seat ? step->points : 0;
}

/* What is counted of @seat at @time. */
static double
count (ComstockCount *self,
       guint          seat,
       double         time)
{
  double counted = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const ComstockCountStep *step = get_step (self, i);

      counted += get_points (self, step, seat) * CLAMP (time / step->length, 0, 1);
      time -= step->length;
    }
  return counted;
}

static gboolean
has_person_won (ComstockCount *self)
{
  gboolean won = FALSE;

  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    won = won || (comstock_sheet_get_place (self->sheet, seat) == 1 && comstock_game_is_person (self->game, seat));
  return won;
}

/* A coin for each step, and a chord for a person who wins. */
static void
play_sounds (ComstockCount *self,
             guint          nth)
{
  if (nth < self->steps->len && nth + 1 > self->heard)
    {
      self->heard = nth + 1;
      comstock_sound_play ("coin");
    }
  if (!self->at_rest)
    return;
  self->silent = TRUE;
  if (has_person_won (self))
    comstock_sound_play ("chord");
}

/* What is counted is in sight while it is, whatever must be scrolled to; then stories are, too, that had no room, but
 * on a phone, where one would push the other lanes out of sight. */
static void
arrange (ComstockCount *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->middle);
  GtkLayoutChild *lanes = gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->list));
  GtkLayoutChild *picture = gtk_layout_manager_get_layout_child (layout, self->picture);
  const int width = self->width - self->spared;
  const gboolean leads = self->look->list_steps != NULL;
  const gboolean wide = width >= WIDE && !(leads && self->height > width);
  const gboolean broad = width >= BROAD && leads;
  const double text = comstock_scale_get_text (GTK_WIDGET (self));
  const double room = self->height / text - AROUND - LANE * (double) self->sheet->n_seats -
                      (wide ? 0 : PICTURE_SIDE);
  const gboolean fit = room >= (TALL_LANE - LANE) * (double) self->sheet->n_seats && (wide || leads);
  const gboolean dense = !fit && !leads && width >= DENSE * text &&
                         room >= (DENSE_LANE - LANE) * (double) self->sheet->n_seats;
  const gboolean tall = fit || dense || (self->at_rest && !leads && wide);
  const int lanes_share = dense ? 3 : broad ? 2 : 1;
  const int beside = tall && !fit && !dense ? MAX (PICTURE_SIDE, (int) (self->height - AROUND * text)) : PICTURE_SIDE;

  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (lanes), wide ? 0 : 1);
  gtk_grid_layout_child_set_column_span (GTK_GRID_LAYOUT_CHILD (lanes), lanes_share);
  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (picture), wide ? lanes_share : 0);
  gtk_grid_layout_child_set_column_span (GTK_GRID_LAYOUT_CHILD (picture), broad ? 3 : dense ? 2 : 1);
  /* Beside lanes that are scrolled to it is seen whole at first. */
  gtk_widget_set_size_request (self->picture, -1, wide ? beside : NARROW_SIDE);
  gtk_widget_set_valign (self->picture, wide && tall && !fit && !dense ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    {
      comstock_count_lane_set_beside (self->lanes[seat], dense);
      comstock_count_lane_set_tall (self->lanes[seat], tall);
    }
  /* Beside the lanes the picture keeps its size when the buttons come; above them, the lanes need that room. */
  gtk_widget_set_visible (self->buttons, wide || self->at_rest);
  (wide && !dense ? gtk_widget_remove_css_class : gtk_widget_add_css_class) (GTK_WIDGET (self), "narrow");
}

static void
finish (ComstockCount *self)
{
  self->at_rest = TRUE;
  for (guint place = self->sheet->n_seats; place > 0; place--)
    for (guint seat = 0; seat < self->sheet->n_seats; seat++)
      if (comstock_sheet_get_place (self->sheet, seat) == place)
        gtk_box_reorder_child_after (self->list, GTK_WIDGET (self->lanes[seat]), NULL);
  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    comstock_count_lane_finish (self->lanes[seat]);
  gtk_label_set_label (self->heading, self->sheet->heading);
  if (self->width > 0)
    arrange (self);
  gtk_widget_set_opacity (self->buttons, 1);
  gtk_widget_set_sensitive (self->buttons, TRUE);
}

/* "Towers"; "Guards · Mae +16" */
static char *
dup_heading (ComstockCount           *self,
             const ComstockCountStep *step)
{
  const char *row = self->sheet->rows[step->row].name;
  g_autofree char *points = comstock_text_signed (step->points);

  return step->seat < 0 ? g_strdup (row)
                        : g_strdup_printf ("%s · %s %s", row, self->sheet->seats[step->seat].title, points);
}

/* The wood, the picture, then story by story: what is unseen at first is drawn here, and kept. */
static gboolean
prepare (ComstockAct *act)
{
  ComstockCount *self = COMSTOCK_COUNT (act);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) drawn = NULL;
  const guint piece = self->prepared++;

  if (piece == 0)
    comstock_grain_snapshot (self->wood, GTK_WIDGET (self), snapshot, gtk_widget_get_width (GTK_WIDGET (self)),
                             gtk_widget_get_height (GTK_WIDGET (self)));
  else if (piece == 1)
    GTK_WIDGET_GET_CLASS (self->picture)->snapshot (self->picture, snapshot);
  else
    comstock_count_lane_prepare (self->lanes[piece - 2], snapshot);
  drawn = gtk_snapshot_free_to_node (snapshot);
  return self->prepared < self->sheet->n_seats + 2;
}

static void
show_step (ComstockCount *self,
           guint          nth)
{
  const ComstockCountStep *step = get_step (self, nth);
  g_autofree char *heading = NULL;

  if (step != NULL)
    heading = dup_heading (self, step);
  if (heading != NULL)
    gtk_label_set_label (self->heading, heading);
  if (nth != self->shown)
    self->look->picture_show (self->picture, self->game, step);
  self->shown = nth;
}

static void
show (ComstockAct *act)
{
  ComstockCount *self = COMSTOCK_COUNT (act);
  const double time = comstock_act_get_time (act);
  const double counted = get_length (self) + REST;
  const guint nth = find_step (self, time);

  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    comstock_count_lane_set_points (self->lanes[seat], count (self, seat, time));
  if (self->look->list_steps == NULL)
    gtk_widget_set_opacity (self->picture, comstock_act_get_progress (act, counted, RISE));
  if (!self->at_rest)
    show_step (self, nth);
  if (time >= counted + RISE && !self->at_rest)
    finish (self);
  if (!self->silent)
    play_sounds (self, nth);
}

gboolean
comstock_count_rests (ComstockCount *self)
{
  g_return_val_if_fail (COMSTOCK_IS_COUNT (self), FALSE);

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

/* Not a button: a player who presses Enter to get on with the game must not begin another. */
static gboolean
comstock_count_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (COMSTOCK_COUNT (widget)->list));
}

static void
on_reshape (ComstockCount *self,
            int            width,
            int            height)
{
  self->width = width;
  self->height = height;
  arrange (self);
}

static void
comstock_count_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_COUNT (object)->shape, gtk_widget_unparent);
  g_clear_object (&COMSTOCK_COUNT (object)->game);
  g_clear_pointer (&COMSTOCK_COUNT (object)->sheet, comstock_sheet_free);
  g_clear_pointer (&COMSTOCK_COUNT (object)->steps, g_array_unref);
  G_OBJECT_CLASS (comstock_count_parent_class)->dispose (object);
}

static void
comstock_count_finalize (GObject *object)
{
  comstock_grain_free (COMSTOCK_COUNT (object)->wood);
  G_OBJECT_CLASS (comstock_count_parent_class)->finalize (object);
}

static void
comstock_count_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  comstock_grain_snapshot (COMSTOCK_COUNT (widget)->wood, widget, snapshot, gtk_widget_get_width (widget),
                           gtk_widget_get_height (widget));
  GTK_WIDGET_CLASS (comstock_count_parent_class)->snapshot (widget, snapshot);
}

static void
comstock_count_class_init (ComstockCountClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_count_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_count_finalize;
  widget_class->snapshot = comstock_count_snapshot;
  widget_class->grab_focus = comstock_count_grab_focus;
  COMSTOCK_ACT_CLASS (klass)->prepare = prepare;
  COMSTOCK_ACT_CLASS (klass)->show = show;
  COMSTOCK_ACT_CLASS (klass)->get_stop = get_stop;
  left_signal = g_signal_new ("left", COMSTOCK_TYPE_COUNT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "finale.leave", NULL, leave_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "count");
}

static void
add_middle (ComstockCount *self)
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
  gtk_grid_attach (GTK_GRID (self->middle), GTK_WIDGET (self->list), 0, 0, 1, 1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->middle);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->page), scroller);
}

static void
comstock_count_init (ComstockCount *self)
{
  self->wood = comstock_grain_new_wood ();
  self->page = gtk_box_new (GTK_ORIENTATION_VERTICAL, MARGIN);
  gtk_widget_add_css_class (self->page, "page");
  self->steps = g_array_new (FALSE, FALSE, sizeof (ComstockCountStep));
  self->shape = g_object_new (COMSTOCK_TYPE_SHAPE_BIN, "child", self->page, NULL);
  gtk_widget_set_parent (self->shape, GTK_WIDGET (self));
  g_signal_connect_object (self->shape, "reshape", G_CALLBACK (on_reshape), self, G_CONNECT_SWAPPED);
  self->heading = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->heading, TRUE);
  gtk_label_set_justify (self->heading, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "title-2");
  comstock_obstacle_mark (GTK_WIDGET (self->heading), COMSTOCK_OBSTACLE_WORKS);
  gtk_box_append (GTK_BOX (self->page), GTK_WIDGET (self->heading));
  add_middle (self);
  self->buttons = g_object_new (COMSTOCK_TYPE_FINALE_BUTTONS, "opacity", 0.0, "sensitive", FALSE, NULL);
  gtk_box_append (GTK_BOX (self->page), self->buttons);
  comstock_finale_leave_by_escape (GTK_WIDGET (self));
  gtk_widget_set_can_focus (GTK_WIDGET (self), TRUE);
}

static void
set_game (ComstockCount *self,
          ComstockGame  *game)
{
  int reach = 0;

  self->game = g_object_ref (game);
  self->sheet = comstock_game_dup_sheet (game);
  (self->look->list_steps != NULL ? self->look->list_steps : list_rows) (game, self->sheet, self->steps);
  self->shown = self->steps->len;
  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    reach = MAX (reach, (int) count (self, seat, get_length (self)));
  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    {
      self->lanes[seat] = COMSTOCK_COUNT_LANE (comstock_count_lane_new (self->sheet, seat, reach,
                                                                        self->look->dup_points));
      comstock_obstacle_mark (GTK_WIDGET (self->lanes[seat]), COMSTOCK_OBSTACLE_WORKS);
      comstock_count_lane_set_looks (self->lanes[seat], self->look->parts);
      if (self->look->story_new != NULL)
        comstock_count_lane_add_story (self->lanes[seat], self->look->story_new (game, seat));
      gtk_box_append (self->list, GTK_WIDGET (self->lanes[seat]));
    }
  self->picture = self->look->picture_new ();
  gtk_widget_set_hexpand (self->picture, TRUE);
  gtk_widget_set_vexpand (self->picture, TRUE);
  gtk_grid_attach (GTK_GRID (self->middle), self->picture, 1, 0, 1, 1);
  self->look->picture_show (self->picture, self->game, NULL);
  comstock_finale_buttons_set_game (COMSTOCK_FINALE_BUTTONS (self->buttons), game, FALSE);
}

/* The seats by their places, for a player who does not see the lanes. */
static void
describe (ComstockCount *self)
{
  GString *list = g_string_new (NULL);

  for (guint place = 1; place <= self->sheet->n_seats; place++)
    for (guint seat = 0; seat < self->sheet->n_seats; seat++)
      if (comstock_sheet_get_place (self->sheet, seat) == place)
        {
          g_autofree char *points = self->look->dup_points (comstock_sheet_get_total (self->sheet, seat));

          g_string_append_printf (list, "%s%u. ", list->len > 0 ? " " : "", place);
          /* Translators: a player and their points. */
          g_string_append_printf (list, _("%s: %s"), self->sheet->seats[seat].title, points);
        }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, list->str, -1);
  g_string_free (list, TRUE);
}

ComstockAct *
comstock_count_new (ComstockGame            *game,
                    gboolean                 played,
                    const ComstockCountLook *look)
{
  ComstockCount *self = g_object_new (COMSTOCK_TYPE_COUNT, NULL);
  ComstockAct *act = COMSTOCK_ACT (self);
  double motion;

  self->look = look;
  set_game (self, game);
  describe (self);
  self->silent = played;
  motion = get_length (self) + REST + RISE;
  comstock_act_set_times (act, motion, 0, 0);
  /* Translators: a title: now the victory points of all players are counted */
  comstock_act_set_title (act, _("Final Scoring"));
  comstock_act_set_whole (act);
  comstock_act_set_held (act, TRUE);
  comstock_act_go_to (act, played ? motion : 0);
  return act;
}

/* Beside a pane, unless too little is left there: the heading needs less than all the rest. */
void
comstock_count_spare (ComstockAct *act,
                      int          width)
{
  ComstockCount *self = COMSTOCK_COUNT (act);
  const int beside = gtk_widget_get_width (GTK_WIDGET (act)) - width;
  const int least = comstock_measure_least_width (GTK_WIDGET (self->list)) + 2 * MARGIN;

  self->spared = beside >= least ? width : 0;
  gtk_widget_set_margin_end (GTK_WIDGET (self->heading), beside >= PICTURE_SIDE ? width : 0);
  gtk_widget_set_margin_end (GTK_WIDGET (self->middle), self->spared);
  if (self->width > 0)
    arrange (self);
}

int
comstock_count_get_foot (ComstockAct *act,
                         int          width,
                         int          height)
{
  int buttons;

  comstock_measure_height (COMSTOCK_COUNT (act)->buttons, width - 2 * MARGIN, &buttons, NULL);
  return buttons + 2 * MARGIN;
}

GtkWidget *
comstock_count_get_first (ComstockCount *self)
{
  g_return_val_if_fail (COMSTOCK_IS_COUNT (self), NULL);

  return gtk_widget_get_first_child (GTK_WIDGET (self->list));
}
