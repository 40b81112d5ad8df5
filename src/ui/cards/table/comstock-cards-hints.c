/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is aimed at, the delay, and the two things over the table: the callout at it, the ring in the city. */

#include "comstock-cards-hints.h"

#include "comstock-cards-hint-object.h"
#include "ui/cards/cards/comstock-cards-card-button.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-obstacle.h"

#define DELAY 250
#define CARD_SIDE 2     /* in parcels */

struct _ComstockCardsHints
{
  GObject parent_instance;

  ComstockTable *table;             /* not owned, as are the next two */
  ComstockCardsGame *game;
  ComstockCardsCityView *city;
  GtkOverlay *overlay;              /* not owned; owns the next two */
  ComstockCallout *callout;         /* NULL for none */
  GtkWidget *spot;                  /* NULL for none */
  ComstockCardsArea best;           /* where it is in the city */
  GdkRectangle position;            /* and where in the overlay */
  GdkFrameClock *clock;             /* while it is there */
  ComstockCardsHintObject pointed;  /* its widget is weak */
  guint delay;
};

G_DEFINE_FINAL_TYPE (ComstockCardsHints, comstock_cards_hints, G_TYPE_OBJECT)

/* --- what lies over the table --- */

/* What of the best place is in sight, as the city may be zoomed; FALSE if nothing is. */
static gboolean
find_spot (ComstockCardsHints *self,
           GdkRectangle       *position)
{
  graphene_rect_t area, bounds;
  graphene_matrix_t transform;
  GtkWidget *grid = comstock_cards_city_view_find_area (self->city, &self->best, &area);

  *position = (GdkRectangle) { 0, 0, 0, 0 };
  if (comstock_callout_waits (self->callout) || !gtk_widget_get_mapped (GTK_WIDGET (self->city)) ||
      !gtk_widget_compute_transform (grid, GTK_WIDGET (self->overlay), &transform) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self->city), GTK_WIDGET (self->overlay), &bounds))
    return FALSE;
  graphene_matrix_transform_bounds (&transform, &area, &area);
  if (!graphene_rect_intersection (&area, &bounds, &area))
    return FALSE;
  *position = (GdkRectangle) { (int) area.origin.x, (int) area.origin.y, (int) area.size.width,
                               (int) area.size.height };
  return TRUE;
}

static gboolean
on_get_position (ComstockCardsHints *self,
                 GtkWidget          *child,
                 GdkRectangle       *position)
{
  if (child != self->spot)
    return FALSE;
  gtk_widget_set_child_visible (child, find_spot (self, position));
  self->position = *position;
  return TRUE;
}

/* The city moves without a new layout of what lies over it. */
static void
on_layout (ComstockCardsHints *self)
{
  GdkRectangle position;

  find_spot (self, &position);
  if (!gdk_rectangle_equal (&position, &self->position))
    gtk_widget_queue_allocate (GTK_WIDGET (self->overlay));
}

static void
drop (ComstockCardsHints *self)
{
  g_clear_handle_id (&self->delay, g_source_remove);
  if (self->spot != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->clock, on_layout, self);
      g_clear_object (&self->clock);
      gtk_overlay_remove_overlay (self->overlay, self->spot);
      self->spot = NULL;
    }
  g_clear_pointer (&self->callout, comstock_callout_remove);
}

/* Of a card that may be taken. */
static void
put_spot (ComstockCardsHints *self,
          GtkWidget          *button)
{
  ComstockCardsCard *card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button));
  const guint viewer = (guint) comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (self->game, viewer));
  ComstockCardsPlace best;
  ComstockCardsGain gain;

  if (comstock_cards_card_get_terrain (card) == NULL || comstock_cards_city_view_get_city (self->city) != city ||
      !comstock_cards_city_find_best (city, comstock_cards_card_get_number (card), &best, &gain))
    return;
  self->best = (ComstockCardsArea) { best.x, best.y, best.x + CARD_SIDE, best.y + CARD_SIDE };
  self->spot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->spot, "best-spot");
  gtk_widget_set_can_target (self->spot, FALSE);
  comstock_obstacle_mark (self->spot, COMSTOCK_OBSTACLE_SEEN);
  gtk_overlay_add_overlay (self->overlay, self->spot);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self->overlay)));
  g_signal_connect_object (self->clock, "layout", G_CALLBACK (on_layout), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Returns what is told, NULL for nothing or not yet. */
static char *
show (ComstockCardsHints            *self,
      const ComstockCardsHintObject *object)
{
  g_autofree char *text = NULL;

  drop (self);
  text = comstock_cards_hint_object_dup_text (object, self->game);
  if (text == NULL)
    return NULL;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->overlay)) ||
      comstock_theatre_get_act (comstock_table_get_theatre (self->table)) != NULL)
    return NULL;
  if (object->kind == COMSTOCK_CARDS_HINT_CARD)
    put_spot (self, object->widget);
  self->callout = comstock_callout_add (self->overlay, COMSTOCK_CALLOUT_NOTE, text, object->widget, &object->area);
  return comstock_callout_waits (self->callout) ? NULL : g_steal_pointer (&text);
}

/* --- what is aimed at --- */

static gboolean
on_delay (gpointer data)
{
  ComstockCardsHints *self = data;

  self->delay = 0;
  if (self->pointed.widget != NULL)
    g_free (show (self, &self->pointed));
  return G_SOURCE_REMOVE;
}

static void
point (ComstockCardsHints            *self,
       const ComstockCardsHintObject *object)
{
  if (comstock_cards_hint_object_equal (object, &self->pointed))
    return;
  g_clear_weak_pointer (&self->pointed.widget);
  self->pointed = *object;
  self->pointed.widget = NULL;
  g_set_weak_pointer (&self->pointed.widget, object->widget);
  drop (self);
  if (object->widget != NULL)
    self->delay = g_timeout_add (DELAY, on_delay, self);
}

static void
on_motion (ComstockCardsHints *self,
           double              x,
           double              y)
{
  GtkWidget *overlay = GTK_WIDGET (self->overlay);
  const ComstockCardsHintObject object =
    comstock_cards_hint_object_at (gtk_widget_pick (overlay, x, y, GTK_PICK_DEFAULT), overlay, x, y);

  point (self, &object);
}

static void
on_leave (ComstockCardsHints *self)
{
  point (self, &(ComstockCardsHintObject) { .kind = COMSTOCK_CARDS_HINT_NOTHING });
}

/* The focus, if it is on the table. */
static ComstockCardsHintObject
find_focused (ComstockCardsHints *self,
              GtkWindow          *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  const gboolean here = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->overlay));

  return comstock_cards_hint_object_of (here ? focus : NULL);
}

/* A press gives the object the focus too, and so does the table: only keys lead it to look. */
static void
on_focus (ComstockCardsHints *self,
          GParamSpec         *pspec,
          GtkWindow          *window)
{
  const ComstockCardsHintObject object = find_focused (self, window);
  g_autofree char *text = NULL;
  g_autofree char *untold = NULL;

  if (object.widget != NULL && object.widget == self->pointed.widget)
    return;
  drop (self);
  if (object.widget != NULL && gtk_window_get_focus_visible (window))
    text = show (self, &object);
  if (text != NULL)
    untold = comstock_cards_hint_object_dup_untold (&object, self->game);
  comstock_announce_aside (GTK_WIDGET (self->table), untold);
}

static void
on_root (ComstockCardsHints *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->table));

  if (root != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
}

static void
comstock_cards_hints_dispose (GObject *object)
{
  ComstockCardsHints *self = COMSTOCK_CARDS_HINTS (object);

  g_clear_handle_id (&self->delay, g_source_remove);
  g_clear_weak_pointer (&self->pointed.widget);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (comstock_cards_hints_parent_class)->dispose (object);
}

static void
comstock_cards_hints_class_init (ComstockCardsHintsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_cards_hints_dispose;
}

static void
comstock_cards_hints_init (ComstockCardsHints *self)
{
}

static void
watch (ComstockCardsHints *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->overlay), motion);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  g_signal_connect_object (press, "pressed", G_CALLBACK (drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->overlay), GTK_EVENT_CONTROLLER (press));
}

ComstockCardsHints *
comstock_cards_hints_new (ComstockTable         *table,
                          ComstockCardsCityView *city)
{
  ComstockCardsHints *self = g_object_new (COMSTOCK_TYPE_CARDS_HINTS, NULL);

  self->table = table;
  self->game = COMSTOCK_CARDS_GAME (comstock_table_get_game (table));
  self->city = city;
  self->overlay = comstock_table_get_overlay (table);
  watch (self);
  g_signal_connect_object (self->overlay, "get-child-position", G_CALLBACK (on_get_position), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::root", G_CALLBACK (on_root), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (drop), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (comstock_table_get_theatre (table), "notify::performing", G_CALLBACK (drop), self,
                           G_CONNECT_SWAPPED);
  return self;
}
