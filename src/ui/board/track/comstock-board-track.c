/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button for each place, along the road; keys go by where these lie. */

#include "comstock-board-track.h"

#include <glib/gi18n.h>

#include "comstock-board-space.h"
#include "comstock-board-trail.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-pannable.h"
#include "ui/kit/comstock-sight.h"
#include "ui/kit/comstock-style-class.h"

/* At first, in pixels. */
#define COLUMNS 6
#define CELL 60

#define SPACES (BOARD_TRACK + BOARD_ENCLOSURES)

struct _ComstockBoardTrack
{
  GtkWidget parent_instance;

  GtkWidget *group;
  ComstockBoardTrail *trail;    /* in it */
  GtkWidget *spaces[SPACES];
  ComstockBoardTrackSize size;
  uint32_t lit;
  gboolean finger;              /* the last press is one's */
  BoardPlace touched;           /* by a finger, since something else may be pressed */
};

G_DEFINE_FINAL_TYPE (ComstockBoardTrack, comstock_board_track, GTK_TYPE_WIDGET)

enum
{
  PLACE_PRESSED,
  TOUCHED,
  LIFTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static BoardPlace
get_place (guint i)
{
  return (BoardPlace) (i < BOARD_TRACK ? i : BOARD_PLACE_ENCLOSURE + (i - BOARD_TRACK));
}

void
comstock_board_track_set_state (ComstockBoardTrack *self,
                                ComstockGame       *game,
                                const BoardState   *state,
                                uint32_t            seat)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRACK (self));
  g_return_if_fail (state != NULL);

  for (guint i = 0; i < SPACES; i++)
    {
      comstock_board_space_update (COMSTOCK_BOARD_SPACE (self->spaces[i]), game, state, seat);
      gtk_widget_set_visible (self->spaces[i], i < BOARD_TRACK || (state->variants & BOARD_WITH_HORSES) != 0);
    }
}

void
comstock_board_track_touch (ComstockBoardTrack *self,
                            BoardPlace          place)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRACK (self));

  if (self->touched == place)
    return;
  self->touched = place;
  for (guint i = 0; i < SPACES; i++)
    comstock_style_class_set (self->spaces[i], "touched", get_place (i) == place);
  g_signal_emit (self, signals[TOUCHED], 0, (guint) place);
}

void
comstock_board_track_set_targets (ComstockBoardTrack *self,
                                  uint32_t            places,
                                  uint32_t            enclosures)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRACK (self));

  comstock_board_track_touch (self, BOARD_NO_PLACE);
  for (guint i = 0; i < SPACES; i++)
    {
      const uint32_t bit = i < BOARD_TRACK ? places >> i : enclosures >> (i - BOARD_TRACK);

      comstock_board_space_offer (COMSTOCK_BOARD_SPACE (self->spaces[i]), (bit & 1) != 0);
    }
}

void
comstock_board_track_set_last (ComstockBoardTrack *self,
                               BoardPlace          place)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRACK (self));

  for (guint i = 0; i < SPACES; i++)
    comstock_board_space_set_last (COMSTOCK_BOARD_SPACE (self->spaces[i]), get_place (i) == place);
}

/* They may be a part of a row that scrolls. */
static void
scroll_to_lit (ComstockBoardTrack *self)
{
  const int last = g_bit_nth_msf (self->lit, -1);
  graphene_rect_t area, other;

  if (last < 0 || !gtk_widget_compute_bounds (self->spaces[last], GTK_WIDGET (self), &area))
    return;
  for (int i = 0; i < last; i++)
    if ((self->lit >> i & 1) != 0 && gtk_widget_compute_bounds (self->spaces[i], GTK_WIDGET (self), &other))
      graphene_rect_union (&area, &other, &area);
  comstock_sight_scroll_to (GTK_WIDGET (self), &area);
}

void
comstock_board_track_light (ComstockBoardTrack *self,
                            uint32_t            places)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRACK (self));

  if (self->lit == places)
    return;
  self->lit = places;
  for (guint i = 0; i < BOARD_TRACK; i++)
    comstock_board_space_light (COMSTOCK_BOARD_SPACE (self->spaces[i]), (places >> i & 1) != 0);
  scroll_to_lit (self);
}

void
comstock_board_track_aim (ComstockBoardTrack *self,
                          BoardPlace          place)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRACK (self));

  for (guint i = 0; i < SPACES; i++)
    comstock_style_class_set (self->spaces[i], "aimed", get_place (i) == place);
}

void
comstock_board_track_carry (ComstockBoardTrack *self,
                            BoardPlace          place)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRACK (self));

  for (guint i = 0; i < SPACES; i++)
    comstock_style_class_set (self->spaces[i], "carried", get_place (i) == place);
}

GtkWidget *
comstock_board_track_get_space (ComstockBoardTrack *self,
                                BoardPlace          place)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_TRACK (self), NULL);

  for (guint i = 0; i < SPACES; i++)
    if (get_place (i) == place)
      return gtk_widget_get_visible (self->spaces[i]) ? self->spaces[i] : NULL;
  return NULL;
}

void
comstock_board_track_set_size (ComstockBoardTrack    *self,
                               ComstockBoardTrackSize size)
{
  static const struct
  {
    double zoom;
    guint name_lines;
    int name_chars;             /* in each; of one line all but one fit at the full size of the text */
    gboolean low;
  } sizes[COMSTOCK_BOARD_TRACK_SIZES] = {
    [COMSTOCK_BOARD_TRACK_USUAL] = { 1.0, 0 },
    [COMSTOCK_BOARD_TRACK_LARGE] = { 1.25, 0 },
    [COMSTOCK_BOARD_TRACK_LARGER] = { 1.5, 0 },
    [COMSTOCK_BOARD_TRACK_NAMED_LOW] = { 1.0, 1, 10, TRUE },
    [COMSTOCK_BOARD_TRACK_NAMED_LESS_LOW] = { 1.0, 2, 10, TRUE },
    [COMSTOCK_BOARD_TRACK_NAMED_NARROW] = { 1.0, 2, 9 },
    [COMSTOCK_BOARD_TRACK_NAMED] = { 1.0, 2, 12 },
    [COMSTOCK_BOARD_TRACK_NAMED_LARGE] = { 1.25, 2, 12 },
  };

  g_return_if_fail (COMSTOCK_IS_BOARD_TRACK (self));
  g_return_if_fail (size < COMSTOCK_BOARD_TRACK_SIZES);

  if (self->size == size)
    return;
  self->size = size;
  for (guint i = 0; i < SPACES; i++)
    comstock_board_space_set_size (COMSTOCK_BOARD_SPACE (self->spaces[i]), sizes[size].zoom, sizes[size].name_lines,
                                   sizes[size].name_chars, sizes[size].low);
}

void
comstock_board_track_measure_cell (ComstockBoardTrack *self,
                                   int                *width,
                                   int                *height)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRACK (self));

  *width = *height = 0;
  for (guint i = 0; i < SPACES; i++)
    *width = MAX (*width, comstock_measure_natural_width (self->spaces[i]));
  for (guint i = 0; i < SPACES; i++)
    {
      int its_height;

      comstock_measure_height (self->spaces[i], *width, NULL, &its_height);
      *height = MAX (*height, its_height);
    }
  comstock_board_trail_add_gaps (width, height);
}

int
comstock_board_track_get_height (ComstockBoardTrack *self,
                                 int                 columns,
                                 int                 height)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_TRACK (self), 0);

  return comstock_board_trail_get_height (self->trail, columns, height);
}

void
comstock_board_track_set_lines (ComstockBoardTrack *self,
                                int                 columns,
                                int                 width,
                                int                 height)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TRACK (self));

  comstock_board_trail_set_lines (self->trail, columns, width, height);
}

static void
on_pressed (ComstockBoardTrack *self,
            int                 n_press,
            double              x,
            double              y,
            GtkGesture         *gesture)
{
  self->finger = comstock_pannable_is_finger (gesture);
}

/* As on the map: the first touch of what may be pressed tells of it, the next one is for it. */
static void
on_clicked (ComstockBoardTrack *self,
            ComstockBoardSpace *space)
{
  const BoardPlace place = comstock_board_space_get (space);
  const gboolean first = self->finger && place != self->touched;

  if (self->finger)
    comstock_board_track_touch (self, place);
  self->finger = FALSE;
  if (!first || !gtk_widget_has_css_class (GTK_WIDGET (space), "offered"))
    g_signal_emit (self, signals[PLACE_PRESSED], 0, (guint) place);
}

/* --- what is carried away --- */

static void
lift (ComstockBoardTrack *self,
      BoardPlace          place)
{
  g_signal_emit (self, signals[LIFTED], 0, (guint) place);
}

static GdkContentProvider *
on_prepare (GtkDragSource      *source,
            double              x,
            double              y,
            ComstockBoardTrack *self)
{
  GtkWidget *space = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  const BoardPlace place = comstock_board_space_get (COMSTOCK_BOARD_SPACE (space));

  lift (self, place);
  return gtk_widget_has_css_class (space, "carried") ? gdk_content_provider_new_typed (G_TYPE_UINT, (guint) place)
                                                     : NULL;
}

/* The whole plate: without a compositor there is black around a sign.  Not its current image: GTK has none of what
 * looks different since the last frame, as this does. */
static void
on_drag_begin (GtkDragSource *source,
               GdkDrag       *drag,
               gpointer       data)
{
  GtkWidget *space = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  g_autoptr (GdkPaintable) plate = gtk_widget_paintable_new (space);

  gtk_drag_source_set_icon (source, plate, gtk_widget_get_width (space) / 2, gtk_widget_get_height (space) / 2);
}

static void
on_drag_end (ComstockBoardTrack *self)
{
  lift (self, BOARD_NO_PLACE);
}

static void
let_drag (ComstockBoardTrack *self,
          GtkWidget          *space)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_signal_connect_object (source, "prepare", G_CALLBACK (on_prepare), self, 0);
  g_signal_connect (source, "drag-begin", G_CALLBACK (on_drag_begin), NULL);
  g_signal_connect_object (source, "drag-end", G_CALLBACK (on_drag_end), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (space, GTK_EVENT_CONTROLLER (source));
}

static gboolean
on_lift_key (GtkWidget *widget,
             GVariant  *args,
             gpointer   data)
{
  ComstockBoardTrack *self = COMSTOCK_BOARD_TRACK (widget);

  for (guint i = 0; i < SPACES; i++)
    if (gtk_widget_has_focus (self->spaces[i]))
      lift (self, get_place (i));
  return TRUE;
}

static gboolean
comstock_board_track_focus (GtkWidget       *widget,
                            GtkDirectionType direction)
{
  return gtk_widget_child_focus (COMSTOCK_BOARD_TRACK (widget)->group, direction);
}

static gboolean
comstock_board_track_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (COMSTOCK_BOARD_TRACK (widget)->group);
}

static void
comstock_board_track_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_TRACK (object)->group, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_track_parent_class)->dispose (object);
}

static void
comstock_board_track_class_init (ComstockBoardTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_track_dispose;
  widget_class->focus = comstock_board_track_focus;
  widget_class->grab_focus = comstock_board_track_grab_focus;

  signals[PLACE_PRESSED] = g_signal_new ("place-pressed", COMSTOCK_TYPE_BOARD_TRACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TOUCHED] = g_signal_new ("touched", COMSTOCK_TYPE_BOARD_TRACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[LIFTED] = g_signal_new ("lifted", COMSTOCK_TYPE_BOARD_TRACK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, GDK_SHIFT_MASK, on_lift_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, GDK_SHIFT_MASK, on_lift_key, NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "board-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Each counts twice: a parcel is found by its neighbors, but what a bubble covers here has its name, sign and figure
 * there alone. */
static void
tell_obstacles (GtkWidget *widget,
                GArray    *obstacles)
{
  ComstockBoardTrack *self = COMSTOCK_BOARD_TRACK (widget);

  for (guint i = 0; i < SPACES; i++)
    {
      ComstockObstacle obstacle = { .kind = gtk_widget_has_css_class (self->spaces[i], "offered")
                                              ? COMSTOCK_OBSTACLE_PLACE : COMSTOCK_OBSTACLE_SEEN };

      if (!gtk_widget_get_visible (self->spaces[i]) ||
          !gtk_widget_compute_bounds (self->spaces[i], widget, &obstacle.area))
        continue;
      g_array_append_val (obstacles, obstacle);
      g_array_append_val (obstacles, obstacle);
    }
}

static void
comstock_board_track_init (ComstockBoardTrack *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  /* Before that of a place. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (on_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  self->touched = BOARD_NO_PLACE;
  self->trail = COMSTOCK_BOARD_TRAIL (comstock_board_trail_new ());
  comstock_board_trail_set_lines (self->trail, COLUMNS, CELL, CELL);
  for (guint i = 0; i < SPACES; i++)
    {
      self->spaces[i] = comstock_board_space_new (get_place (i));
      comstock_board_space_set_size (COMSTOCK_BOARD_SPACE (self->spaces[i]), 1, 0, 0, FALSE);
      gtk_widget_set_visible (self->spaces[i], i < BOARD_TRACK);
      g_signal_connect_object (self->spaces[i], "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
      let_drag (self, self->spaces[i]);
      comstock_board_trail_add (self->trail, self->spaces[i], i >= BOARD_TRACK);
    }
  self->group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", self->trail, NULL);
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
  comstock_obstacle_tell (GTK_WIDGET (self), tell_obstacles);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Action track"), -1);
}

GtkWidget *
comstock_board_track_new (void)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_TRACK, NULL);
}
