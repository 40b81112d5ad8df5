/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The acts of a theatre wait in a queue; the first is a child above the content and is moved by each frame. */

#include "comstock-theatre.h"

#include <adwaita.h>

#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-steady.h"

#define PREPARE 3000            /* µs of a frame that go to what the next act needs */

struct _ComstockTheatre
{
  GtkWidget parent_instance;

  GtkWidget *child;
  GPtrArray *covered;           /* of GtkWidget, not owned */
  GtkWidget *spared;            /* not owned, or NULL */
  GQueue acts;                  /* of ComstockAct; the first is on the stage */
  double factor;                /* of all times */
  guint tick;
  gint64 now;                   /* when the act was last moved, in µs */
  gboolean performing;
  gboolean ready;               /* the act may be seen */
};

enum
{
  PROP_CHILD = 1,
  PROP_PERFORMING,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockTheatre, comstock_theatre, GTK_TYPE_WIDGET)

static void
set_performing (ComstockTheatre *self,
                gboolean         performing)
{
  if (self->performing == performing)
    return;
  self->performing = performing;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PERFORMING]);
}

static void
stop_clock (ComstockTheatre *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

/* What a whole act covers is out of reach, also for a player who does not see it. */
static void
set_reach (ComstockTheatre *self,
           gboolean         reached)
{
  gtk_widget_set_can_focus (self->child, reached);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->child), GTK_ACCESSIBLE_STATE_HIDDEN, !reached, -1);
}

static void start_act (ComstockTheatre *self);

static void
end_act (ComstockTheatre *self)
{
  g_autoptr (ComstockAct) act = g_queue_pop_head (&self->acts);

  g_signal_handlers_disconnect_by_data (act, self);
  gtk_widget_unparent (GTK_WIDGET (act));
  if (comstock_act_is_whole (act))
    set_reach (self, TRUE);
  comstock_act_end (act);
}

static gboolean
is_seen (ComstockTheatre *self)
{
  return self->factor > 0 && gtk_widget_get_mapped (GTK_WIDGET (self));
}

/* Whether the time of the first act goes on. */
static void
update (ComstockTheatre *self)
{
  ComstockAct *act = g_queue_peek_head (&self->acts);

  if (act != NULL && comstock_act_is_over (act))
    {
      stop_clock (self);
      end_act (self);
      start_act (self);
      /* The title of the next one is told like its end. */
      if (self->performing)
        g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PERFORMING]);
      return;
    }
  if (act == NULL || comstock_act_is_resting (act))
    stop_clock (self);
  set_performing (self, act != NULL && !comstock_act_is_resting (act));
}

/* A frame that began an act would have the work of all that it shows, besides that of the move before. */
static void
prepare (ComstockTheatre *self,
         ComstockAct     *act)
{
  const gint64 until = g_get_monotonic_time () + PREPARE;

  if (gtk_widget_get_width (GTK_WIDGET (act)) == 0)
    return;
  do
    self->ready = !comstock_act_prepare (act);
  while (!self->ready && g_get_monotonic_time () < until);
}

static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  ComstockTheatre *self = COMSTOCK_THEATRE (widget);
  const gint64 now = g_get_monotonic_time ();
  const double passed = (double) MAX (now - self->now, 0) / 1000;

  if (!self->ready)
    prepare (self, g_queue_peek_head (&self->acts));
  if (!self->ready)
    return G_SOURCE_CONTINUE;
  self->now = now;
  /* What is covered may have got another size. */
  gtk_widget_queue_allocate (widget);
  comstock_act_advance (g_queue_peek_head (&self->acts), passed / self->factor);
  update (self);
  return G_SOURCE_CONTINUE;
}

static void
on_stirred (ComstockTheatre *self)
{
  if (self->tick == 0)
    {
      self->now = g_get_monotonic_time ();
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
    }
  update (self);
}

/* What is not seen, or has nothing to show without moving, is over before it begins.  What rests from the first needs
 * no frame of its own to be prepared in. */
static void
start_act (ComstockTheatre *self)
{
  ComstockAct *act = g_queue_peek_head (&self->acts);
  const gboolean moves = is_seen (self) && adw_get_enable_animations (GTK_WIDGET (self));

  if (act == NULL)
    set_performing (self, FALSE);
  if (act == NULL || gtk_widget_get_parent (GTK_WIDGET (act)) != NULL)
    return;
  gtk_widget_set_parent (GTK_WIDGET (act), GTK_WIDGET (self));
  if (comstock_act_is_whole (act))
    {
      /* A button that was answered with may be gone, and still have the focus until the next frame. */
      GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (act));
      GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
      const gboolean takes = focus == NULL || gtk_widget_get_root (focus) != root ||
                             gtk_widget_is_ancestor (focus, self->child);

      set_reach (self, FALSE);
      if (root != NULL && takes)
        gtk_widget_grab_focus (GTK_WIDGET (act));
    }
  g_signal_connect_object (act, "stirred", G_CALLBACK (on_stirred), self, G_CONNECT_SWAPPED);
  self->ready = !moves || comstock_act_is_resting (act);
  if (!moves)
    comstock_act_set_still (act, is_seen (self));
  if (g_queue_get_length (&self->acts) > 1)
    comstock_act_set_held (act, FALSE);
  on_stirred (self);
}

static void
comstock_theatre_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  ComstockTheatre *self = COMSTOCK_THEATRE (widget);

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static GtkSizeRequestMode
comstock_theatre_get_request_mode (GtkWidget *widget)
{
  ComstockTheatre *self = COMSTOCK_THEATRE (widget);

  return self->child != NULL ? gtk_widget_get_request_mode (self->child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static graphene_rect_t
get_all (ComstockTheatre *self)
{
  return GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                             (float) gtk_widget_get_height (GTK_WIDGET (self)));
}

/* The box around what is covered and seen. */
static graphene_rect_t
get_covered (ComstockTheatre *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_rect_t stage, bounds;
  gboolean found = FALSE;

  for (guint i = 0; i < self->covered->len; i++)
    {
      GtkWidget *part = g_ptr_array_index (self->covered, i);

      if (!gtk_widget_get_mapped (part) || !gtk_widget_compute_bounds (part, widget, &bounds))
        continue;
      if (found)
        graphene_rect_union (&stage, &bounds, &stage);
      else
        stage = bounds;
      found = TRUE;
    }
  bounds = get_all (self);
  return found && graphene_rect_intersection (&stage, &bounds, &stage) ? stage : bounds;
}

static graphene_rect_t
get_stage (ComstockTheatre *self)
{
  graphene_rect_t stage = get_covered (self);
  graphene_rect_t spared;

  if (self->spared != NULL && gtk_widget_get_mapped (self->spared) &&
      gtk_widget_compute_bounds (self->spared, GTK_WIDGET (self), &spared) && spared.origin.y > stage.origin.y)
    stage.size.height = MIN (stage.size.height, spared.origin.y - stage.origin.y);
  return stage;
}

static void
allocate_act (ComstockTheatre *self,
              GtkWidget       *act)
{
  const graphene_rect_t stage = comstock_act_is_whole (COMSTOCK_ACT (act)) ? get_all (self) : get_stage (self);
  int width, height;

  gtk_widget_measure (act, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, (int) stage.size.width);
  gtk_widget_measure (act, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (act, width, MAX (height, (int) stage.size.height), -1,
                       gsk_transform_translate (NULL, &stage.origin));
}

static void
comstock_theatre_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  ComstockTheatre *self = COMSTOCK_THEATRE (widget);
  ComstockAct *act = g_queue_peek_head (&self->acts);

  if (self->child != NULL)
    gtk_widget_allocate (self->child, width, height, baseline, NULL);
  if (act != NULL)
    allocate_act (self, GTK_WIDGET (act));
}

/* Nothing is seen, and so nothing is drawn, of what a whole act covers. */
static void
comstock_theatre_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  ComstockTheatre *self = COMSTOCK_THEATRE (widget);
  ComstockAct *act = g_queue_peek_head (&self->acts);

  if (self->child != NULL && (act == NULL || !self->ready || !comstock_act_is_whole (act)))
    gtk_widget_snapshot_child (widget, self->child, snapshot);
  if (act != NULL && self->ready)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (act), snapshot);
  comstock_steady_snapshot (snapshot);
}

static void
comstock_theatre_unmap (GtkWidget *widget)
{
  comstock_theatre_clear (COMSTOCK_THEATRE (widget));
  GTK_WIDGET_CLASS (comstock_theatre_parent_class)->unmap (widget);
}

static void
comstock_theatre_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  ComstockTheatre *self = COMSTOCK_THEATRE (object);

  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_PERFORMING:
      g_value_set_boolean (value, self->performing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_theatre_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  ComstockTheatre *self = COMSTOCK_THEATRE (object);

  switch (id)
    {
    case PROP_CHILD:
      g_clear_pointer (&self->child, gtk_widget_unparent);
      self->child = g_value_get_object (value);
      if (self->child != NULL)
        gtk_widget_insert_after (self->child, GTK_WIDGET (self), NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_theatre_dispose (GObject *object)
{
  ComstockTheatre *self = COMSTOCK_THEATRE (object);

  comstock_theatre_clear (self);
  g_clear_pointer (&self->covered, g_ptr_array_unref);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_theatre_parent_class)->dispose (object);
}

static void
comstock_theatre_class_init (ComstockTheatreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = comstock_theatre_get_property;
  object_class->set_property = comstock_theatre_set_property;
  object_class->dispose = comstock_theatre_dispose;
  widget_class->measure = comstock_theatre_measure;
  widget_class->get_request_mode = comstock_theatre_get_request_mode;
  widget_class->size_allocate = comstock_theatre_size_allocate;
  widget_class->snapshot = comstock_theatre_snapshot;
  widget_class->unmap = comstock_theatre_unmap;

  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_PERFORMING] = g_param_spec_boolean ("performing", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
comstock_theatre_init (ComstockTheatre *self)
{
  self->covered = g_ptr_array_new ();
  self->factor = 1;
  g_queue_init (&self->acts);
}

void
comstock_theatre_cover (ComstockTheatre *self,
                        GtkWidget       *part)
{
  g_ptr_array_add (self->covered, part);
}

void
comstock_theatre_spare (ComstockTheatre *self,
                        GtkWidget       *part)
{
  self->spared = part;
}

void
comstock_theatre_play (ComstockTheatre *self,
                       ComstockAct     *act)
{
  ComstockAct *last = g_queue_peek_tail (&self->acts);

  g_queue_push_tail (&self->acts, g_object_ref_sink (act));
  if (comstock_act_get_result (act) != NULL)
    comstock_announce (GTK_WIDGET (self), comstock_act_get_result (act));
  if (last == NULL)
    start_act (self);
  else
    comstock_act_set_held (last, FALSE);
}

GtkWidget *
comstock_theatre_get_cover (ComstockTheatre *self)
{
  ComstockAct *act = comstock_theatre_get_act (self);

  return act != NULL && comstock_act_is_whole (act) ? GTK_WIDGET (act) : NULL;
}

ComstockAct *
comstock_theatre_get_act (ComstockTheatre *self)
{
  return g_queue_peek_head (&self->acts);
}

gboolean
comstock_theatre_is_performing (ComstockTheatre *self)
{
  return self->performing;
}

static gboolean
go_on (ComstockTheatre *self,
       gboolean       (*how) (ComstockAct *act))
{
  ComstockAct *act = g_queue_peek_head (&self->acts);

  if (act == NULL || !how (act))
    return FALSE;
  self->ready = TRUE;
  update (self);
  return TRUE;
}

gboolean
comstock_theatre_press (ComstockTheatre *self)
{
  return go_on (self, comstock_act_press);
}

gboolean
comstock_theatre_skip (ComstockTheatre *self)
{
  return go_on (self, comstock_act_skip);
}

void
comstock_theatre_clear (ComstockTheatre *self)
{
  stop_clock (self);
  while (!g_queue_is_empty (&self->acts))
    end_act (self);
  set_performing (self, FALSE);
}

void
comstock_theatre_follow (ComstockTheatre *self,
                         ComstockGame    *game,
                         GCallback        on_event,
                         GCallback        on_changed,
                         gpointer         data,
                         GClosureNotify   free)
{
  GClosure *event = g_cclosure_new (on_event, data, NULL);
  GClosure *changed = g_cclosure_new (on_changed, data, free);

  g_object_watch_closure (G_OBJECT (self), event);
  g_object_watch_closure (G_OBJECT (self), changed);
  g_signal_connect_closure (game, "event", event, FALSE);
  g_signal_connect_closure (game, "changed", changed, FALSE);
}

void
comstock_theatre_set_pace (ComstockTheatre *self,
                           ComstockPace     pace)
{
  ComstockAct *act = g_queue_peek_head (&self->acts);

  self->factor = comstock_pace_get_factor (pace);
  if (self->factor > 0 || act == NULL)
    return;
  self->ready = TRUE;
  comstock_act_set_still (act, FALSE);
  update (self);
}
