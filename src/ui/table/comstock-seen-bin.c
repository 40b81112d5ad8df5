/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the last frame showed is drawn again, and no tooltip tells what it does not show. */

#include "comstock-seen-bin.h"

#include "comstock-table.h"
#include "ui/kit/comstock-steady.h"

/* Frames after which what will be seen is drawn: those before have the work of the move. */
#define AHEAD 4

/* Kept by the clock of a window: its last frame with the work of one of these. */
#define LAST_KEY "comstock-seen-bin-last"

struct _ComstockSeenBin
{
  AdwBin parent_instance;

  ComstockTable *table;         /* weak */
  GskRenderNode *seen;          /* by the last frame; NULL for nothing */
  graphene_size_t frame;        /* of the table then */
  gboolean odd;                 /* each second one */
  int natural;                  /* the width that it asked for */
  guint tick;                   /* until what will be seen is drawn, or 0 */
  guint frames;                 /* that it has waited */
  gboolean ahead;               /* it is drawn in the next frame */
  gboolean renewed;             /* and that one shows it */
};

G_DEFINE_FINAL_TYPE (ComstockSeenBin, comstock_seen_bin, ADW_TYPE_BIN)

static graphene_size_t
get_frame (ComstockSeenBin *self)
{
  GtkWidget *frame = self->table != NULL ? GTK_WIDGET (comstock_table_get_frame (self->table)) : GTK_WIDGET (self);

  return GRAPHENE_SIZE_INIT ((float) gtk_widget_get_width (frame), (float) gtk_widget_get_height (frame));
}

static gboolean
is_held (ComstockSeenBin *self)
{
  const graphene_size_t frame = get_frame (self);

  return self->table != NULL && comstock_table_is_telling (self->table) &&
         (self->seen == NULL || graphene_size_equal (&frame, &self->frame));
}

static GtkSizeRequestMode
comstock_seen_bin_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (adw_bin_get_child (ADW_BIN (widget)));
}

/* What is not seen yet does not make itself room. */
static void
comstock_seen_bin_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  ComstockSeenBin *self = COMSTOCK_SEEN_BIN (widget);

  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  if (is_held (self))
    *natural = MAX (*minimum, self->natural);
  else
    self->natural = *natural;
}

static void
comstock_seen_bin_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, baseline, NULL);
}

static void
stop_waiting (ComstockSeenBin *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->ahead = FALSE;
}

/* No frame has the work of two of these. */
static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  ComstockSeenBin *self = COMSTOCK_SEEN_BIN (widget);
  gpointer frame = GSIZE_TO_POINTER (gdk_frame_clock_get_frame_counter (clock));

  if (++self->frames < AHEAD || frame == g_object_get_data (G_OBJECT (clock), LAST_KEY))
    return G_SOURCE_CONTINUE;
  g_object_set_data (G_OBJECT (clock), LAST_KEY, frame);
  self->tick = 0;
  self->ahead = TRUE;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

static void
start_waiting (ComstockSeenBin *self)
{
  stop_waiting (self);
  self->frames = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

static GskRenderNode *
draw (ComstockSeenBin *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_CLASS (comstock_seen_bin_parent_class)->snapshot (GTK_WIDGET (self), snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* A move changes many small figures of all seats. */
static void
see (ComstockSeenBin *self,
     GskRenderNode   *now)
{
  g_clear_pointer (&self->seen, gsk_render_node_unref);
  self->odd = !self->odd;
  self->seen = now != NULL ? comstock_steady_new_whole (now, self->odd) : NULL;
  self->frame = get_frame (self);
}

/* Widgets keep what they have drawn, so what is drawn while it is held costs the frame that shows it nothing. */
static void
comstock_seen_bin_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  ComstockSeenBin *self = COMSTOCK_SEEN_BIN (widget);
  const gboolean held = is_held (self) && !self->renewed;
  g_autoptr (GskRenderNode) now = held && !self->ahead ? NULL : draw (self);

  /* What it holds has changed once more. */
  if (held && !self->ahead && self->tick == 0)
    start_waiting (self);
  self->ahead = FALSE;
  self->renewed = FALSE;
  if (!held)
    see (self, g_steal_pointer (&now));
  if (self->seen != NULL)
    gtk_snapshot_append_node (snapshot, self->seen);
}

static gboolean
on_query_tooltip (GtkWidget       *widget,
                  int              x,
                  int              y,
                  gboolean         keyboard,
                  GtkTooltip      *tooltip,
                  ComstockSeenBin *self)
{
  if (is_held (self))
    g_signal_stop_emission_by_name (widget, "query-tooltip");
  return FALSE;
}

static void
watch_tooltips (ComstockSeenBin *self,
                GtkWidget       *widget)
{
  const GSignalMatchType match = G_SIGNAL_MATCH_FUNC | G_SIGNAL_MATCH_DATA;

  if (gtk_widget_get_has_tooltip (widget) &&
      g_signal_handler_find (widget, match, 0, 0, NULL, on_query_tooltip, self) == 0)
    g_signal_connect_object (widget, "query-tooltip", G_CALLBACK (on_query_tooltip), self, 0);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_tooltips (self, child);
}

static void
on_telling (ComstockSeenBin *self)
{
  if (comstock_table_is_telling (self->table))
    start_waiting (self);
  else
    stop_waiting (self);
  watch_tooltips (self, GTK_WIDGET (self));
  /* Takes away a tooltip that is there; it asks the display where the pointer is, and waits for the answer.  Asked for
   * later, one might come up after its window is gone, which GTK complains of. */
  if (comstock_table_is_telling (self->table) && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_PRELIGHT) != 0)
    gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
comstock_seen_bin_root (GtkWidget *widget)
{
  ComstockSeenBin *self = COMSTOCK_SEEN_BIN (widget);

  GTK_WIDGET_CLASS (comstock_seen_bin_parent_class)->root (widget);
  g_set_weak_pointer (&self->table, COMSTOCK_TABLE (gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_TABLE)));
  if (self->table != NULL)
    g_signal_connect_object (self->table, "notify::telling", G_CALLBACK (on_telling), self, G_CONNECT_SWAPPED);
}

static void
forget_table (ComstockSeenBin *self)
{
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_weak_pointer (&self->table);
  stop_waiting (self);
}

static void
comstock_seen_bin_unroot (GtkWidget *widget)
{
  forget_table (COMSTOCK_SEEN_BIN (widget));
  GTK_WIDGET_CLASS (comstock_seen_bin_parent_class)->unroot (widget);
}

static void
comstock_seen_bin_unmap (GtkWidget *widget)
{
  g_clear_pointer (&COMSTOCK_SEEN_BIN (widget)->seen, gsk_render_node_unref);
  GTK_WIDGET_CLASS (comstock_seen_bin_parent_class)->unmap (widget);
}

static void
comstock_seen_bin_dispose (GObject *object)
{
  forget_table (COMSTOCK_SEEN_BIN (object));
  g_clear_pointer (&COMSTOCK_SEEN_BIN (object)->seen, gsk_render_node_unref);
  G_OBJECT_CLASS (comstock_seen_bin_parent_class)->dispose (object);
}

static void
comstock_seen_bin_class_init (ComstockSeenBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_seen_bin_dispose;
  widget_class->get_request_mode = comstock_seen_bin_get_request_mode;
  widget_class->measure = comstock_seen_bin_measure;
  widget_class->size_allocate = comstock_seen_bin_size_allocate;
  widget_class->snapshot = comstock_seen_bin_snapshot;
  widget_class->root = comstock_seen_bin_root;
  widget_class->unroot = comstock_seen_bin_unroot;
  widget_class->unmap = comstock_seen_bin_unmap;
}

static void
comstock_seen_bin_init (ComstockSeenBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

GtkWidget *
comstock_seen_bin_new (GtkWidget *child)
{
  return g_object_new (COMSTOCK_TYPE_SEEN_BIN, "child", child, NULL);
}

void
comstock_seen_bin_renew (ComstockSeenBin *self)
{
  g_return_if_fail (COMSTOCK_IS_SEEN_BIN (self));

  self->renewed = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
