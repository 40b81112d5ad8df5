/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bubble as a widget: the overlay asks where it lies, again whenever something in there was laid out. */

#include "comstock-callout.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "comstock-callout-place.h"
#include "comstock-panes.h"
#include "comstock-table.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-lines-layout.h"
#include "ui/kit/comstock-sight.h"

#define RIM 4                   /* between the bubble and the edge of the overlay */
#define NARROW 200              /* where it would be in the way otherwise, if its words can be so narrow */
#define TAIL 8                  /* half of what the tail is wide */
#define LONG_TAIL 32            /* a longer one would cross other things */
#define RING 3                  /* what the ring around the object is wide, between two lines of one pixel */
#define RING_ROUNDING 10

/* Of an overlay.  A style class there would have all that it holds look for its style anew. */
#define HELD "comstock-callout-held"

/* No answer is quiet. */
#define LOUD G_MAXUINT

typedef struct
{
  GtkWidget *box;
  GtkLabel *text;
  GtkWidget *change;
  GtkLabel *before;
  GtkWidget *arrow;
  GtkLabel *after;
  GtkBox *answers;

  GtkWidget *object;            /* weak */
  graphene_rect_t area;         /* in the object; empty: all of it */
  gboolean ringed;
  gboolean close;               /* it never goes further away than the gap */
  ComstockCalloutKind kind;
  guint over;                   /* the timeout of a remark */
  guint quiet;
  GtkWidget *key;               /* that gives the quiet answer; in the answers, or NULL */

  GtkEventControllerMotion *pointer;    /* not owned */
  gboolean anew;                /* it says something else than where it stands */
  gboolean fetched;             /* the object has been brought into sight, as far as it can be */
  gboolean seen;
  gboolean pointing;            /* the object is in sight */
  graphene_rect_t pointed;      /* what is seen of it in the overlay */
  ComstockCalloutPlace place;   /* in the overlay */
  GtkWidget *overlay;           /* not owned; while in one */
  GtkEventController *keys;     /* not owned; there */
  GdkFrameClock *clock;
} ComstockCalloutPrivate;

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];
static GQuark answer_quark;

G_DEFINE_TYPE_WITH_PRIVATE (ComstockCallout, comstock_callout, GTK_TYPE_WIDGET)

static ComstockCalloutPrivate *
get_private (gpointer self)
{
  return comstock_callout_get_instance_private (self);
}

static GtkWidget *
comstock_callout_find_object (ComstockCallout *self,
                              graphene_rect_t *area)
{
  ComstockCalloutPrivate *priv = get_private (self);

  *area = priv->area;
  return priv->object;
}

/* What is seen of the object in the overlay; FALSE if nothing is. */
static gboolean
find_object (ComstockCallout *self,
             graphene_rect_t *seen)
{
  ComstockCalloutPrivate *priv = get_private (self);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  GtkWidget *object = COMSTOCK_CALLOUT_GET_CLASS (self)->find_object (self, &area);
  graphene_matrix_t transform;

  if (object == NULL || !gtk_widget_get_mapped (object) ||
      !gtk_widget_compute_transform (object, priv->overlay, &transform))
    return FALSE;
  /* With the paper around what is in it. */
  if (area.size.width <= 0 && !gtk_widget_compute_bounds (object, object, &area))
    return FALSE;
  graphene_matrix_transform_bounds (&transform, &area, seen);
  for (GtkWidget *parent = object; parent != NULL; parent = gtk_widget_get_parent (parent))
    {
      graphene_rect_t bounds;

      if ((parent == priv->overlay || gtk_widget_get_overflow (parent) == GTK_OVERFLOW_HIDDEN) &&
          (!gtk_widget_compute_bounds (parent, priv->overlay, &bounds) ||
           !graphene_rect_intersection (seen, &bounds, seen)))
        return FALSE;
      if (parent == priv->overlay)
        return seen->size.width >= 1 && seen->size.height >= 1;
    }
  return FALSE;
}

/* What is to be answered at an object shows it, once: then a player who looks on scrolls. */
static void
fetch_object (ComstockCallout *self)
{
  ComstockCalloutPrivate *priv = get_private (self);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  GtkWidget *object;

  if (priv->fetched || !gtk_widget_get_visible (GTK_WIDGET (priv->answers)))
    return;
  priv->fetched = TRUE;
  object = COMSTOCK_CALLOUT_GET_CLASS (self)->find_object (self, &area);
  if (object != NULL && gtk_widget_get_mapped (object))
    comstock_sight_scroll_to (object, area.size.width > 0 ? &area : NULL);
}

/* Without an object it stands at the upper edge, as if that were what it speaks of. */
static void
stand_alone (const graphene_rect_t *room,
             graphene_rect_t       *object)
{
  *object = GRAPHENE_RECT_INIT (room->origin.x + room->size.width / 2, -COMSTOCK_CALLOUT_GAP, 0, 0);
}

static gboolean
waits_for (ComstockCalloutKind kind,
           ComstockCalloutKind other,
           gboolean            newer)
{
  if (kind == COMSTOCK_CALLOUT_NOTE)
    return other != COMSTOCK_CALLOUT_NOTE && other != COMSTOCK_CALLOUT_QUESTION;
  if (kind == COMSTOCK_CALLOUT_QUESTION && other == COMSTOCK_CALLOUT_REPLY)
    return FALSE;
  return other == kind ? newer : other > kind;
}

gboolean
comstock_callout_waits (ComstockCallout *self)
{
  ComstockCalloutPrivate *priv = get_private (self);
  gboolean newer = FALSE;

  g_return_val_if_fail (COMSTOCK_IS_CALLOUT (self), FALSE);

  if (g_object_get_data (G_OBJECT (priv->overlay), HELD) != NULL)
    return TRUE;
  for (GtkWidget *other = gtk_widget_get_first_child (priv->overlay); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    if (other == GTK_WIDGET (self))
      newer = TRUE;
    else if (COMSTOCK_IS_CALLOUT (other) && gtk_widget_get_visible (other) &&
             waits_for (priv->kind, get_private (other)->kind, newer))
      return TRUE;
    else if (priv->kind == COMSTOCK_CALLOUT_NEWS && gtk_widget_get_visible (other) &&
             gtk_widget_has_css_class (other, COMSTOCK_CALLOUT_ASKS))
      return TRUE;
  return FALSE;
}

typedef struct
{
  gboolean pointing;
  graphene_rect_t pointed;
  ComstockCalloutPlace place;
} Standing;

/* Returns what it costs to stand there, this wide, so far away at most. */
static double
find_place (ComstockCallout       *self,
            const graphene_rect_t *room,
            GArray                *obstacles,
            int                    width,
            const graphene_rect_t *pointed,
            float                  most_away,
            ComstockCalloutPlace  *place)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return comstock_callout_find_place (room, pointed, (float) width, (float) height, most_away,
                                      (const ComstockObstacle *) obstacles->data, obstacles->len, place);
}

/* What is seen is worth going further away for, too. */
static void
spare_seen (GArray *obstacles)
{
  for (guint i = 0; i < obstacles->len; i++)
    if (g_array_index (obstacles, ComstockObstacle, i).kind == COMSTOCK_OBSTACLE_SEEN)
      g_array_index (obstacles, ComstockObstacle, i).kind = COMSTOCK_OBSTACLE_WORKS;
}

/* As wide as it likes to be, or narrow, or, what explains on a phone, all across, where that covers less. */
static void
find_best_place (ComstockCallout       *self,
                 const graphene_rect_t *room,
                 Standing              *standing)
{
  ComstockCalloutPrivate *priv = get_private (self);
  g_autoptr (GArray) obstacles = comstock_obstacle_collect (priv->overlay, GTK_WIDGET (self));
  const float most_away = priv->close ? COMSTOCK_CALLOUT_GAP : COMSTOCK_CALLOUT_NEAR;
  const gboolean explains = priv->kind == COMSTOCK_CALLOUT_NEWS || priv->kind == COMSTOCK_CALLOUT_TIP;
  GtkRequisition least, size;
  double cost = G_MAXDOUBLE;
  int widths[3];
  guint n = 2;

  gtk_widget_get_preferred_size (GTK_WIDGET (self), &least, &size);
  widths[0] = MIN (size.width, (int) room->size.width);
  widths[1] = MIN (MAX (least.width, NARROW), widths[0]);
  if (explains && gtk_widget_get_width (priv->overlay) < COMSTOCK_TABLE_NARROW)
    widths[n++] = (int) room->size.width;
  for (guint i = 0; cost > 0 && i < n; i++)
    {
      ComstockCalloutPlace place;
      double its_cost;

      if (i > 1)    /* all across */
        spare_seen (obstacles);
      its_cost = find_place (self, room, obstacles, widths[i], &standing->pointed, most_away, &place);
      if (its_cost >= cost)
        continue;
      standing->place = place;
      cost = its_cost;
    }
}

/* What a pane leaves of the overlay, but for a rim. */
static graphene_rect_t
find_room (GtkWidget *overlay)
{
  GtkWidget *panes = gtk_widget_get_ancestor (overlay, COMSTOCK_TYPE_PANES);
  const float pane = panes != NULL ? (float) comstock_panes_get_width (COMSTOCK_PANES (panes)) : 0;
  const gboolean rtl = gtk_widget_get_direction (overlay) == GTK_TEXT_DIR_RTL;
  graphene_rect_t room = GRAPHENE_RECT_INIT (rtl ? pane : 0, 0, (float) gtk_widget_get_width (overlay) - pane,
                                             (float) gtk_widget_get_height (overlay));

  graphene_rect_inset (&room, RIM, RIM);
  return room;
}

/* What is about to be pressed in it stays under the pointer, though the object has gone elsewhere. */
static void
keep_under_pointer (ComstockCallout       *self,
                    const graphene_rect_t *room,
                    Standing              *standing)
{
  ComstockCalloutPrivate *priv = get_private (self);

  if (priv->anew || !priv->seen || !gtk_event_controller_motion_contains_pointer (priv->pointer) ||
      graphene_rect_equal (&standing->place.box, &priv->place.box) ||
      !graphene_rect_contains_rect (room, &priv->place.box))
    return;
  standing->place = priv->place;
  standing->pointing = FALSE;
}

/* FALSE if it is not to be seen: whatever is asked waits for the end of a scene. */
static gboolean
find_standing (ComstockCallout *self,
               Standing        *standing)
{
  ComstockCalloutPrivate *priv = get_private (self);
  const graphene_rect_t room = find_room (priv->overlay);

  if (comstock_callout_waits (self))
    return FALSE;
  standing->pointing = find_object (self, &standing->pointed);
  if (!standing->pointing && !gtk_widget_get_visible (GTK_WIDGET (priv->answers)))
    return FALSE;
  if (!standing->pointing)
    stand_alone (&room, &standing->pointed);
  find_best_place (self, &room, standing);
  keep_under_pointer (self, &room, standing);
  return TRUE;
}

static gboolean
stands_so (ComstockCalloutPrivate *priv,
           const Standing         *standing)
{
  return priv->pointing == standing->pointing && graphene_rect_equal (&standing->pointed, &priv->pointed) &&
         graphene_rect_equal (&standing->place.box, &priv->place.box) &&
         graphene_point_equal (&standing->place.tip, &priv->place.tip);
}

static gboolean
on_get_position (ComstockCallout *self,
                 GtkWidget       *child,
                 GdkRectangle    *position)
{
  ComstockCalloutPrivate *priv = get_private (self);
  const graphene_rect_t *box = &priv->place.box;
  GtkRequisition least;
  Standing standing;

  if (child != GTK_WIDGET (self))
    return FALSE;
  priv->seen = find_standing (self, &standing);
  gtk_widget_set_child_visible (child, priv->seen);
  if (priv->seen)
    {
      if (!stands_so (priv, &standing))
        gtk_widget_queue_draw (child);
      priv->pointing = standing.pointing;
      priv->pointed = standing.pointed;
      priv->place = standing.place;
      priv->anew = FALSE;
    }
  else
    {
      gtk_widget_get_preferred_size (child, &least, NULL);
      priv->place.box = GRAPHENE_RECT_INIT (0, 0, (float) least.width, (float) least.height);
    }
  *position = (GdkRectangle) { (int) box->origin.x, (int) box->origin.y, (int) box->size.width,
                               (int) box->size.height };
  return TRUE;
}

/* After the layout of the whole window, before it is drawn: in the same frame there may be another one. */
static void
on_layout (ComstockCallout *self)
{
  ComstockCalloutPrivate *priv = get_private (self);
  Standing standing;
  gboolean seen;

  if (priv->overlay == NULL || !gtk_widget_get_visible (GTK_WIDGET (self)) || !gtk_widget_get_mapped (priv->overlay))
    return;
  fetch_object (self);
  seen = find_standing (self, &standing);
  if (seen == priv->seen && (!seen || stands_so (priv, &standing)))
    return;
  gtk_widget_queue_allocate (priv->overlay);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_pointer_left (ComstockCallout *self)
{
  GtkWidget *overlay = get_private (self)->overlay;

  if (overlay != NULL)
    gtk_widget_queue_allocate (overlay);
}

static gboolean
on_key (ComstockCallout *self,
        guint            keyval)
{
  if (keyval != GDK_KEY_Escape || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return GDK_EVENT_PROPAGATE;
  return comstock_callout_escape (self);
}

/* A key presses a button for a moment before that counts; what has gone meanwhile is not answered any more. */
static void
on_clicked (ComstockCallout *self,
            GtkButton       *button)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    g_signal_emit (self, signals[CHOSEN], 0, GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (button), answer_quark)));
}

static void
leave_overlay (ComstockCallout *self)
{
  ComstockCalloutPrivate *priv = get_private (self);

  if (priv->overlay == NULL)
    return;
  g_signal_handlers_disconnect_by_data (priv->overlay, self);
  gtk_widget_remove_controller (priv->overlay, priv->keys);
  priv->overlay = NULL;
}

static void
on_parent (ComstockCallout *self)
{
  ComstockCalloutPrivate *priv = get_private (self);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  leave_overlay (self);
  if (!GTK_IS_OVERLAY (parent))
    return;
  priv->overlay = parent;
  priv->keys = gtk_event_controller_key_new ();
  g_signal_connect_object (parent, "get-child-position", G_CALLBACK (on_get_position), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (parent, priv->keys);
}

static void
comstock_callout_realize (GtkWidget *widget)
{
  ComstockCalloutPrivate *priv = get_private (widget);

  GTK_WIDGET_CLASS (comstock_callout_parent_class)->realize (widget);
  priv->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  g_signal_connect_object (priv->clock, "layout", G_CALLBACK (on_layout), widget, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Who uses keys is told which one answers. */
static void
update_key (ComstockCallout *self)
{
  GtkWidget *key = get_private (self)->key;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (key != NULL)
    gtk_widget_set_visible (key, GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)));
}

static void
comstock_callout_map (GtkWidget *widget)
{
  update_key (COMSTOCK_CALLOUT (widget));
  GTK_WIDGET_CLASS (comstock_callout_parent_class)->map (widget);
}

static void
comstock_callout_unrealize (GtkWidget *widget)
{
  ComstockCalloutPrivate *priv = get_private (widget);

  g_signal_handlers_disconnect_by_data (priv->clock, widget);
  g_clear_object (&priv->clock);
  GTK_WIDGET_CLASS (comstock_callout_parent_class)->unrealize (widget);
}

static gboolean
is_upright (GtkPositionType side)
{
  return side == GTK_POS_BOTTOM || side == GTK_POS_TOP;
}

/* Otherwise a ring says what it speaks of. */
static gboolean
has_tail (const ComstockCalloutPlace *place)
{
  const gboolean upright = is_upright (place->side);
  const float from = upright ? place->box.origin.y : place->box.origin.x;
  const float to = from + (upright ? place->box.size.height : place->box.size.width);
  const float tip = upright ? place->tip.y : place->tip.x;
  const float length = MAX (from - tip, tip - to);

  return length > 0 && length <= LONG_TAIL;
}

/* From the edge of the box to the tip. */
static void
draw_tail (ComstockCallout *self,
           GtkSnapshot     *snapshot)
{
  ComstockCalloutPrivate *priv = get_private (self);
  const graphene_rect_t *box = &priv->place.box;
  const GtkPositionType side = priv->place.side;
  const gboolean upright = is_upright (side);
  const double x = (double) (priv->place.tip.x - box->origin.x);
  const double y = (double) (priv->place.tip.y - box->origin.y);
  const double far_x = side == GTK_POS_RIGHT ? (double) box->size.width : 0;
  const double far_y = side == GTK_POS_BOTTOM ? (double) box->size.height : 0;
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) MIN (x, 0) - TAIL, (float) MIN (y, 0) - TAIL,
                                                     (float) (ABS (x) + (double) box->size.width) + 2 * TAIL,
                                                     (float) (ABS (y) + (double) box->size.height) + 2 * TAIL);
  const GdkRGBA ground = comstock_art_get_color (GTK_WIDGET (self), "comstock_callout");
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  cairo_t *cr;

  /* A widget draws from within its padding. */
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - box->size.width) / 2,
                                                          (height - box->size.height) / 2));
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, upright ? x - TAIL : far_x, upright ? far_y : y - TAIL);
  cairo_line_to (cr, upright ? x + TAIL : far_x, upright ? far_y : y + TAIL);
  cairo_fill (cr);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
draw_line (GtkSnapshot   *snapshot,
           graphene_rect_t rect,
           float          inset,
           float          width,
           const GdkRGBA *color)
{
  GskRoundedRect outline;

  graphene_rect_inset (&rect, inset, inset);
  gsk_rounded_rect_init_from_rect (&outline, &rect, RING_ROUNDING);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *color, *color, *color, *color });
}

/* Gold between two dark lines, which tell it from any ground. */
static void
draw_ring (ComstockCallout *self,
           GtkSnapshot     *snapshot)
{
  ComstockCalloutPrivate *priv = get_private (self);
  const GdkRGBA gold = comstock_art_get_color (GTK_WIDGET (self), "comstock_ring");
  const GdkRGBA dark = comstock_art_get_color (GTK_WIDGET (self), "comstock_ring_line");
  graphene_rect_t ring = priv->pointed;

  graphene_rect_offset (&ring, -priv->place.box.origin.x, -priv->place.box.origin.y);
  draw_line (snapshot, ring, -RING - 2, 1, &dark);
  draw_line (snapshot, ring, -RING - 1, RING, &gold);
  draw_line (snapshot, ring, -1, 1, &dark);
}

static void
comstock_callout_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  ComstockCalloutPrivate *priv = get_private (widget);

  if (priv->pointing && (priv->ringed || !has_tail (&priv->place)))
    draw_ring (COMSTOCK_CALLOUT (widget), snapshot);
  if (priv->pointing && has_tail (&priv->place))
    draw_tail (COMSTOCK_CALLOUT (widget), snapshot);
  GTK_WIDGET_CLASS (comstock_callout_parent_class)->snapshot (widget, snapshot);
}

static void
comstock_callout_dispose (GObject *object)
{
  ComstockCalloutPrivate *priv = get_private (object);

  leave_overlay (COMSTOCK_CALLOUT (object));
  g_clear_handle_id (&priv->over, g_source_remove);
  g_clear_weak_pointer (&priv->object);
  g_clear_pointer (&priv->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_callout_parent_class)->dispose (object);
}

static void
comstock_callout_class_init (ComstockCalloutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_callout_dispose;
  widget_class->realize = comstock_callout_realize;
  widget_class->map = comstock_callout_map;
  widget_class->unrealize = comstock_callout_unrealize;
  widget_class->snapshot = comstock_callout_snapshot;
  klass->find_object = comstock_callout_find_object;

  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_CALLOUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  answer_quark = g_quark_from_static_string ("comstock-callout-answer");

  g_type_ensure (COMSTOCK_TYPE_LINES_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-callout.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ComstockCallout, box);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockCallout, text);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockCallout, change);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockCallout, before);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockCallout, arrow);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockCallout, after);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockCallout, answers);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "callout");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_callout_init (ComstockCallout *self)
{
  ComstockCalloutPrivate *priv = get_private (self);

  priv->quiet = LOUD;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  comstock_obstacle_mark (GTK_WIDGET (self), COMSTOCK_OBSTACLE_PRESSED);
  g_signal_connect (self, "notify::parent", G_CALLBACK (on_parent), NULL);
  priv->pointer = GTK_EVENT_CONTROLLER_MOTION (gtk_event_controller_motion_new ());
  g_signal_connect_object (priv->pointer, "leave", G_CALLBACK (on_pointer_left), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (priv->pointer));
}

ComstockCallout *
comstock_callout_add (GtkOverlay            *overlay,
                      ComstockCalloutKind    kind,
                      const char            *text,
                      GtkWidget             *object,
                      const graphene_rect_t *area)
{
  ComstockCallout *self = g_object_new (COMSTOCK_TYPE_CALLOUT, NULL);

  comstock_callout_set_kind (self, kind);
  comstock_callout_set_text (self, text);
  comstock_callout_point_at (self, object, area);
  gtk_overlay_add_overlay (overlay, GTK_WIDGET (self));
  return self;
}

void
comstock_callout_hold_all (GtkOverlay *overlay,
                           gboolean    held)
{
  g_object_set_data (G_OBJECT (overlay), HELD, GINT_TO_POINTER (held));
  gtk_widget_queue_allocate (GTK_WIDGET (overlay));
}

void
comstock_callout_remove (ComstockCallout *self)
{
  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  gtk_overlay_remove_overlay (GTK_OVERLAY (get_private (self)->overlay), GTK_WIDGET (self));
}

static gboolean
on_over (gpointer self)
{
  get_private (self)->over = 0;
  comstock_callout_remove (self);
  return G_SOURCE_REMOVE;
}

void
comstock_callout_let_go (ComstockCallout *self)
{
  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  get_private (self)->over = g_timeout_add_seconds (COMSTOCK_CALLOUT_SECONDS, on_over, self);
}

ComstockCallout *
comstock_callout_remark (GtkWidget  *object,
                         const char *text)
{
  GtkOverlay *overlay = NULL;
  ComstockCallout *self;

  for (GtkWidget *parent = object; parent != NULL; parent = gtk_widget_get_parent (parent))
    if (GTK_IS_OVERLAY (parent))
      overlay = GTK_OVERLAY (parent);
  g_return_val_if_fail (overlay != NULL, NULL);

  self = comstock_callout_add (overlay, COMSTOCK_CALLOUT_REPLY, text, object, NULL);
  comstock_callout_let_go (self);
  return self;
}

void
comstock_callout_point_at (ComstockCallout       *self,
                           GtkWidget             *object,
                           const graphene_rect_t *area)
{
  ComstockCalloutPrivate *priv = get_private (self);

  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  g_set_weak_pointer (&priv->object, object);
  priv->area = area != NULL ? *area : *graphene_rect_zero ();
  priv->fetched = FALSE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
name_it (ComstockCalloutPrivate *priv,
         ComstockCallout        *self)
{
  const char *text = gtk_label_get_label (priv->text);
  const char *before = gtk_label_get_label (priv->before);
  const char *after = gtk_label_get_label (priv->after);
  /* Translators: for a screen reader: a sentence, and the figure that changes: "Your auction card is worth 5 more. From
   * 7 to 12, 1st." */
  g_autofree char *name = *before != '\0'  ? g_strdup_printf (_("%s From %s to %s."), text, before, after)
                          : *after != '\0' ? g_strdup_printf ("%s %s", text, after)
                                           : g_strdup (text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
comstock_callout_set_text (ComstockCallout *self,
                           const char      *text)
{
  ComstockCalloutPrivate *priv = get_private (self);

  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  if (!g_str_equal (gtk_label_get_label (priv->text), text))
    {
      priv->fetched = FALSE;
      priv->anew = TRUE;
    }
  gtk_label_set_label (priv->text, text);
  name_it (priv, self);
  update_key (self);
}

void
comstock_callout_set_change (ComstockCallout *self,
                             const char      *before,
                             const char      *after)
{
  ComstockCalloutPrivate *priv = get_private (self);

  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  gtk_label_set_label (priv->before, before != NULL ? before : "");
  gtk_label_set_label (priv->after, after != NULL ? after : "");
  gtk_widget_set_visible (GTK_WIDGET (priv->before), before != NULL);
  gtk_widget_set_visible (priv->arrow, before != NULL);
  gtk_widget_set_visible (priv->change, after != NULL);
  name_it (priv, self);
}

void
comstock_callout_set_kind (ComstockCallout    *self,
                           ComstockCalloutKind kind)
{
  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  get_private (self)->kind = kind;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
comstock_callout_set_ringed (ComstockCallout *self,
                             gboolean         ringed)
{
  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  get_private (self)->ringed = ringed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_callout_keep_close (ComstockCallout *self)
{
  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  get_private (self)->close = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Its name is GTK's, in the language of the program. */
static void
add_key (ComstockCallout *self)
{
  ComstockCalloutPrivate *priv = get_private (self);
  g_autofree char *name = gtk_accelerator_get_label (GDK_KEY_Escape, 0);

  priv->key = gtk_label_new (name);
  gtk_widget_add_css_class (priv->key, "key");
  gtk_widget_set_valign (priv->key, GTK_ALIGN_CENTER);
  gtk_box_append (priv->answers, priv->key);
  update_key (self);
}

GtkWidget *
comstock_callout_add_answer (ComstockCallout *self,
                             const char      *label,
                             guint            answer,
                             gboolean         quiet)
{
  ComstockCalloutPrivate *priv = get_private (self);
  GtkWidget *button;

  g_return_val_if_fail (COMSTOCK_IS_CALLOUT (self), NULL);

  button = gtk_button_new_with_label (label);
  comstock_button_wrap (GTK_BUTTON (button));
  g_object_set_qdata (G_OBJECT (button), answer_quark, GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (priv->answers, button);
  gtk_widget_set_visible (GTK_WIDGET (priv->answers), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), TRUE);
  if (quiet)
    {
      priv->quiet = answer;
      add_key (self);
    }
  return button;
}

void
comstock_callout_clear (ComstockCallout *self)
{
  ComstockCalloutPrivate *priv = get_private (self);
  GtkWidget *child;

  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (priv->answers))) != NULL)
    gtk_box_remove (priv->answers, child);
  gtk_widget_set_visible (GTK_WIDGET (priv->answers), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  priv->quiet = LOUD;
  priv->key = NULL;
}

gboolean
comstock_callout_escape (ComstockCallout *self)
{
  ComstockCalloutPrivate *priv = get_private (self);

  g_return_val_if_fail (COMSTOCK_IS_CALLOUT (self), FALSE);

  if (priv->quiet == LOUD)
    return FALSE;
  g_signal_emit (self, signals[CHOSEN], 0, priv->quiet);
  return TRUE;
}

void
comstock_callout_focus (ComstockCallout *self)
{
  GtkWidget *first;

  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  first = gtk_widget_get_first_child (GTK_WIDGET (get_private (self)->answers));
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

gboolean
comstock_callout_get_box (ComstockCallout *self,
                          graphene_rect_t *box)
{
  ComstockCalloutPrivate *priv = get_private (self);

  g_return_val_if_fail (COMSTOCK_IS_CALLOUT (self), FALSE);

  if (priv->seen)
    *box = priv->place.box;
  return priv->seen;
}
