/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The overlay asks where the bubble lies; it asks again when anything in there was laid out. */

#include "comstock-callout.h"

#include <adwaita.h>

#include "comstock-callout-place.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-button.h"

#define RIM 4                   /* between the bubble and the edge of the overlay */
#define TAIL 8                  /* half of what the tail is wide */

/* No answer is quiet. */
#define LOUD G_MAXUINT

struct _ComstockCallout
{
  GtkWidget parent_instance;

  GtkWidget *box;
  AdwBin *picture;
  GtkLabel *text;
  GtkWidget *change;
  GtkLabel *before;
  GtkLabel *after;
  GtkFlowBox *answers;

  GtkWidget *object;            /* weak */
  graphene_rect_t area;         /* in the object */
  gboolean whole;               /* the object, not the area */
  guint quiet;

  gboolean seen;
  ComstockCalloutPlace place;   /* in the overlay */
  GtkWidget *overlay;           /* not owned; while in one */
  GtkEventController *keys;     /* not owned; there */
  GdkFrameClock *clock;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];
static GQuark answer_quark;

G_DEFINE_FINAL_TYPE (ComstockCallout, comstock_callout, GTK_TYPE_WIDGET)

/* What is seen of the object in the overlay; FALSE if nothing is. */
static gboolean
find_object (ComstockCallout *self,
             graphene_rect_t *seen)
{
  graphene_matrix_t transform;
  graphene_rect_t area = self->area;

  if (self->object == NULL || !gtk_widget_get_mapped (self->object) ||
      !gtk_widget_compute_transform (self->object, self->overlay, &transform))
    return FALSE;
  if (self->whole)
    area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (self->object),
                               (float) gtk_widget_get_height (self->object));
  graphene_matrix_transform_bounds (&transform, &area, seen);
  for (GtkWidget *parent = self->object; parent != NULL; parent = gtk_widget_get_parent (parent))
    {
      graphene_rect_t bounds;

      if ((parent == self->overlay || gtk_widget_get_overflow (parent) == GTK_OVERFLOW_HIDDEN) &&
          (!gtk_widget_compute_bounds (parent, self->overlay, &bounds) ||
           !graphene_rect_intersection (seen, &bounds, seen)))
        return FALSE;
      if (parent == self->overlay)
        return TRUE;
    }
  return FALSE;
}

static gboolean
find_place (ComstockCallout      *self,
            ComstockCalloutPlace *place)
{
  const float width = (float) gtk_widget_get_width (self->overlay);
  const float height = (float) gtk_widget_get_height (self->overlay);
  graphene_rect_t room = GRAPHENE_RECT_INIT (0, 0, width, height);
  g_autoptr (GArray) obstacles = NULL;
  graphene_rect_t object;
  GtkRequisition size;
  int box_width, box_height;

  if (!find_object (self, &object))
    return FALSE;
  graphene_rect_inset (&room, RIM, RIM);
  gtk_widget_get_preferred_size (GTK_WIDGET (self), NULL, &size);
  box_width = MIN (size.width, (int) room.size.width);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, box_width, NULL, &box_height, NULL, NULL);
  obstacles = comstock_obstacle_collect (self->overlay, GTK_WIDGET (self));
  comstock_callout_find_place (&room, &object, (float) box_width, (float) box_height,
                               (const ComstockObstacle *) obstacles->data, obstacles->len, place);
  return TRUE;
}

static gboolean
on_get_position (ComstockCallout *self,
                 GtkWidget       *child,
                 GdkRectangle    *position)
{
  const graphene_rect_t *box = &self->place.box;

  if (child != GTK_WIDGET (self))
    return FALSE;
  self->seen = find_place (self, &self->place);
  gtk_widget_set_child_visible (child, self->seen);
  *position = (GdkRectangle) { (int) box->origin.x, (int) box->origin.y, (int) box->size.width,
                               (int) box->size.height };
  return TRUE;
}

/* After the layout of the whole window, before it is drawn: in the same frame there may be another one. */
static void
on_layout (ComstockCallout *self)
{
  ComstockCalloutPlace place;
  gboolean seen;

  if (self->overlay == NULL || !gtk_widget_get_mapped (self->overlay))
    return;
  seen = find_place (self, &place);
  if (seen == self->seen && (!seen || (graphene_rect_equal (&place.box, &self->place.box) &&
                                       graphene_point_equal (&place.tip, &self->place.tip))))
    return;
  gtk_widget_queue_allocate (self->overlay);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
on_key (ComstockCallout *self,
        guint            keyval)
{
  if (keyval != GDK_KEY_Escape || self->quiet == LOUD || !self->seen)
    return GDK_EVENT_PROPAGATE;
  g_signal_emit (self, signals[CHOSEN], 0, self->quiet);
  return GDK_EVENT_STOP;
}

static void
on_clicked (ComstockCallout *self,
            GtkButton       *button)
{
  g_signal_emit (self, signals[CHOSEN], 0, GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (button), answer_quark)));
}

static void
leave_overlay (ComstockCallout *self)
{
  if (self->overlay == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->overlay, self);
  gtk_widget_remove_controller (self->overlay, self->keys);
  self->overlay = NULL;
}

static void
enter_overlay (ComstockCallout *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  leave_overlay (self);
  if (!GTK_IS_OVERLAY (parent))
    return;
  self->overlay = parent;
  self->keys = gtk_event_controller_key_new ();
  g_signal_connect_object (parent, "get-child-position", G_CALLBACK (on_get_position), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (parent, self->keys);
}

static void
comstock_callout_realize (GtkWidget *widget)
{
  ComstockCallout *self = COMSTOCK_CALLOUT (widget);

  GTK_WIDGET_CLASS (comstock_callout_parent_class)->realize (widget);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  g_signal_connect_object (self->clock, "layout", G_CALLBACK (on_layout), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
comstock_callout_unrealize (GtkWidget *widget)
{
  ComstockCallout *self = COMSTOCK_CALLOUT (widget);

  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
  GTK_WIDGET_CLASS (comstock_callout_parent_class)->unrealize (widget);
}

/* All of it is taken, not its buttons alone. */
static void
tell_obstacle (GtkWidget *widget,
               GArray    *obstacles)
{
  const ComstockObstacle whole = {
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)),
    COMSTOCK_OBSTACLE_PRESSED
  };

  g_array_append_val (obstacles, whole);
}

/* From the middle of an edge of the box, or as near to the tip as its corners allow. */
static void
draw_tail (ComstockCallout *self,
           GtkSnapshot     *snapshot)
{
  const graphene_rect_t *box = &self->place.box;
  const gboolean upright = self->place.side == GTK_POS_BOTTOM || self->place.side == GTK_POS_TOP;
  const double x = (double) (self->place.tip.x - box->origin.x);
  const double y = (double) (self->place.tip.y - box->origin.y);
  const double far_x = self->place.side == GTK_POS_RIGHT ? (double) box->size.width : 0;
  const double far_y = self->place.side == GTK_POS_BOTTOM ? (double) box->size.height : 0;
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) MIN (x, 0) - TAIL, (float) MIN (y, 0) - TAIL,
                                                     (float) (ABS (x) + (double) box->size.width) + 2 * TAIL,
                                                     (float) (ABS (y) + (double) box->size.height) + 2 * TAIL);
  const GdkRGBA ground = comstock_art_get_color (GTK_WIDGET (self), "comstock_callout");
  cairo_t *cr;

  if (graphene_rect_contains_point (box, &self->place.tip))
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, upright ? x - TAIL : far_x, upright ? far_y : y - TAIL);
  cairo_line_to (cr, upright ? x + TAIL : far_x, upright ? far_y : y + TAIL);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
comstock_callout_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  draw_tail (COMSTOCK_CALLOUT (widget), snapshot);
  GTK_WIDGET_CLASS (comstock_callout_parent_class)->snapshot (widget, snapshot);
}

static void
comstock_callout_dispose (GObject *object)
{
  ComstockCallout *self = COMSTOCK_CALLOUT (object);

  leave_overlay (self);
  g_clear_weak_pointer (&self->object);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_callout_parent_class)->dispose (object);
}

static void
comstock_callout_class_init (ComstockCalloutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_callout_dispose;
  widget_class->realize = comstock_callout_realize;
  widget_class->unrealize = comstock_callout_unrealize;
  widget_class->snapshot = comstock_callout_snapshot;

  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_CALLOUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  answer_quark = g_quark_from_static_string ("comstock-callout-answer");

  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-callout.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCallout, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockCallout, picture);
  gtk_widget_class_bind_template_child (widget_class, ComstockCallout, text);
  gtk_widget_class_bind_template_child (widget_class, ComstockCallout, change);
  gtk_widget_class_bind_template_child (widget_class, ComstockCallout, before);
  gtk_widget_class_bind_template_child (widget_class, ComstockCallout, after);
  gtk_widget_class_bind_template_child (widget_class, ComstockCallout, answers);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "callout");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_callout_init (ComstockCallout *self)
{
  self->quiet = LOUD;
  self->whole = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  comstock_obstacle_tell (GTK_WIDGET (self), tell_obstacle);
  g_signal_connect (self, "notify::parent", G_CALLBACK (enter_overlay), NULL);
}

GtkWidget *
comstock_callout_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CALLOUT, NULL);
}

void
comstock_callout_point_at (ComstockCallout       *self,
                           GtkWidget             *object,
                           const graphene_rect_t *area)
{
  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  g_set_weak_pointer (&self->object, object);
  self->whole = area == NULL;
  if (area != NULL)
    self->area = *area;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
name_it (ComstockCallout *self)
{
  g_autofree char *name = NULL;

  name = gtk_widget_get_visible (self->change)
           ? g_strdup_printf ("%s %s → %s", gtk_label_get_label (self->text), gtk_label_get_label (self->before),
                              gtk_label_get_label (self->after))
           : g_strdup (gtk_label_get_label (self->text));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
comstock_callout_set_text (ComstockCallout *self,
                           const char      *text)
{
  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  gtk_label_set_label (self->text, text);
  name_it (self);
}

void
comstock_callout_set_change (ComstockCallout *self,
                             const char      *before,
                             const char      *after)
{
  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  gtk_label_set_label (self->before, before != NULL ? before : "");
  gtk_label_set_label (self->after, after != NULL ? after : "");
  gtk_widget_set_visible (self->change, before != NULL && after != NULL);
  name_it (self);
}

void
comstock_callout_set_picture (ComstockCallout *self,
                              GtkWidget       *picture)
{
  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  adw_bin_set_child (self->picture, picture);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), picture != NULL);
}

GtkWidget *
comstock_callout_add_answer (ComstockCallout *self,
                             const char      *label,
                             guint            answer,
                             gboolean         quiet)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_return_val_if_fail (COMSTOCK_IS_CALLOUT (self), NULL);

  comstock_button_wrap (GTK_BUTTON (button));
  g_object_set_qdata (G_OBJECT (button), answer_quark, GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  gtk_flow_box_append (self->answers, button);
  /* The button takes the focus itself; its cell would be a second stop. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->answers), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), TRUE);
  if (quiet)
    self->quiet = answer;
  return button;
}

void
comstock_callout_clear (ComstockCallout *self)
{
  GtkWidget *child;

  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_flow_box_remove (self->answers, child);
  gtk_widget_set_visible (GTK_WIDGET (self->answers), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  self->quiet = LOUD;
}

void
comstock_callout_focus (ComstockCallout *self)
{
  GtkFlowBoxChild *first;

  g_return_if_fail (COMSTOCK_IS_CALLOUT (self));

  first = gtk_flow_box_get_child_at_index (self->answers, 0);
  if (first != NULL)
    gtk_widget_grab_focus (gtk_flow_box_child_get_child (first));
}

gboolean
comstock_callout_get_box (ComstockCallout *self,
                          graphene_rect_t *box)
{
  g_return_val_if_fail (COMSTOCK_IS_CALLOUT (self), FALSE);

  if (self->seen)
    *box = self->place.box;
  return self->seen;
}
