/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A miniature of its own is laid out at its full size and drawn smaller while it grows. */

#include "config.h"

#include "comstock-cards-mini-zoom.h"

#include <adwaita.h>

#include "ui/cards/city/comstock-cards-mini.h"
#include "ui/table/comstock-pace.h"

#define DURATION 850            /* in milliseconds at the usual pace */
#define GROWTH 0.2              /* of the time: growing, and shrinking again */
#define MAGNIFICATION 1.7f
#define MARGIN 8

struct _ComstockCardsMiniZoom
{
  GtkWidget parent_instance;

  GtkWidget *mini;
  AdwAnimation *animation;

  ComstockCardsGame *game;          /* weak */
  ComstockCardsSeats *seats;        /* weak */
  ComstockCardsSeatView *shown;     /* weak */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (ComstockCardsMiniZoom, comstock_cards_mini_zoom, GTK_TYPE_WIDGET)

void
comstock_cards_mini_zoom_finish (ComstockCardsMiniZoom *self)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_MINI_ZOOM (self));

  if (self->animation == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->animation, self);
  adw_animation_skip (self->animation);
  g_clear_object (&self->animation);
  g_clear_weak_pointer (&self->shown);
  gtk_widget_set_child_visible (self->mini, FALSE);
  comstock_cards_mini_set_seat (COMSTOCK_CARDS_MINI (self->mini), NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Where the miniature of its panel lies; FALSE if that is not seen. */
static gboolean
find_origin (ComstockCardsMiniZoom *self,
             graphene_rect_t       *origin)
{
  GtkWidget *mini;

  if (self->shown == NULL)
    return FALSE;
  mini = comstock_cards_seat_view_get_part (self->shown, COMSTOCK_CARDS_SEAT_PART_MINI);
  return gtk_widget_get_mapped (mini) && gtk_widget_compute_bounds (mini, GTK_WIDGET (self), origin);
}

/* Around it, and within the overlay. */
static graphene_rect_t
find_full (ComstockCardsMiniZoom *self,
           const graphene_rect_t *origin)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  const float side = MIN (origin->size.width * MAGNIFICATION, MIN (width, height) - 2 * MARGIN);
  graphene_point_t middle;

  graphene_rect_get_center (origin, &middle);
  return GRAPHENE_RECT_INIT (CLAMP (middle.x - side / 2, MARGIN, width - side - MARGIN),
                             CLAMP (middle.y - side / 2, MARGIN, height - side - MARGIN), side, side);
}

/* How far it has grown: up, some time at its full size, and down again. */
static double
get_growth (ComstockCardsMiniZoom *self)
{
  const double time = adw_animation_get_value (self->animation);
  const double ramp = MIN (1.0, MIN (time, 1 - time) / GROWTH);

  return ramp * ramp * (3 - 2 * ramp);
}

static void
comstock_cards_mini_zoom_snapshot (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  ComstockCardsMiniZoom *self = COMSTOCK_CARDS_MINI_ZOOM (widget);
  graphene_rect_t origin, full, now;
  float scale;

  if (self->animation == NULL || !find_origin (self, &origin))
    return;
  full = find_full (self, &origin);
  graphene_rect_interpolate (&origin, &full, get_growth (self), &now);
  scale = now.size.width / full.size.width;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &now.origin);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-full.origin.x, -full.origin.y));
  gtk_widget_snapshot_child (widget, self->mini, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
comstock_cards_mini_zoom_size_allocate (GtkWidget *widget,
                                        int        width,
                                        int        height,
                                        int        baseline)
{
  ComstockCardsMiniZoom *self = COMSTOCK_CARDS_MINI_ZOOM (widget);
  graphene_rect_t origin, full;

  if (!find_origin (self, &origin))
    return;
  full = find_full (self, &origin);
  gtk_widget_size_allocate (self->mini,
                            &(GtkAllocation) { (int) full.origin.x, (int) full.origin.y, (int) full.size.width,
                                               (int) full.size.height }, -1);
}

static void
on_frame (double   value,
          gpointer data)
{
  gtk_widget_queue_draw (data);
}

static double
get_factor (ComstockCardsMiniZoom *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    return 0;
  return comstock_pace_get_factor ((ComstockPace) g_settings_get_enum (self->settings, "pace"));
}

/* One's own town is large already. */
static void
on_place (ComstockCardsMiniZoom *self,
          const CsEvent         *event)
{
  ComstockCardsSeatView *view = comstock_cards_seats_get_view (self->seats, event->seat);
  const double factor = get_factor (self);
  graphene_rect_t origin;

  comstock_cards_mini_zoom_finish (self);
  if (factor == 0 || comstock_game_get_viewer (COMSTOCK_GAME (self->game)) == (int) event->seat)
    return;
  g_set_weak_pointer (&self->shown, view);
  if (!find_origin (self, &origin))
    {
      g_clear_weak_pointer (&self->shown);
      return;
    }
  comstock_cards_mini_set_seat (COMSTOCK_CARDS_MINI (self->mini), self->game, comstock_cards_seat_view_get_seat (view));
  gtk_widget_set_child_visible (self->mini, TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, (guint) (DURATION * factor),
                                             adw_callback_animation_target_new (on_frame, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (comstock_cards_mini_zoom_finish), self);
  adw_animation_play (self->animation);
}

static gboolean
comstock_cards_mini_zoom_contains (GtkWidget *widget,
                                   double     x,
                                   double     y)
{
  return FALSE;
}

static void
comstock_cards_mini_zoom_unmap (GtkWidget *widget)
{
  comstock_cards_mini_zoom_finish (COMSTOCK_CARDS_MINI_ZOOM (widget));
  GTK_WIDGET_CLASS (comstock_cards_mini_zoom_parent_class)->unmap (widget);
}

static void
comstock_cards_mini_zoom_dispose (GObject *object)
{
  ComstockCardsMiniZoom *self = COMSTOCK_CARDS_MINI_ZOOM (object);

  if (self->mini != NULL)
    comstock_cards_mini_zoom_finish (self);
  g_clear_pointer (&self->mini, gtk_widget_unparent);
  g_clear_weak_pointer (&self->game);
  g_clear_weak_pointer (&self->seats);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (comstock_cards_mini_zoom_parent_class)->dispose (object);
}

static void
comstock_cards_mini_zoom_class_init (ComstockCardsMiniZoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_mini_zoom_dispose;
  widget_class->contains = comstock_cards_mini_zoom_contains;
  widget_class->size_allocate = comstock_cards_mini_zoom_size_allocate;
  widget_class->snapshot = comstock_cards_mini_zoom_snapshot;
  widget_class->unmap = comstock_cards_mini_zoom_unmap;
  gtk_widget_class_set_css_name (widget_class, "mini-zoom");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_cards_mini_zoom_init (ComstockCardsMiniZoom *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
  self->mini = comstock_cards_mini_new ();
  gtk_widget_add_css_class (self->mini, "zoomed-mini");
  gtk_widget_set_parent (self->mini, GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->mini, FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
comstock_cards_mini_zoom_new (ComstockCardsGame  *game,
                              ComstockCardsSeats *seats)
{
  ComstockCardsMiniZoom *self = g_object_new (COMSTOCK_TYPE_CARDS_MINI_ZOOM, NULL);

  g_set_weak_pointer (&self->game, game);
  g_set_weak_pointer (&self->seats, seats);
  g_signal_connect_object (game, "event::place", G_CALLBACK (on_place), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

ComstockCardsSeat *
comstock_cards_mini_zoom_get_seat (ComstockCardsMiniZoom *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_MINI_ZOOM (self), NULL);

  return self->shown != NULL ? comstock_cards_seat_view_get_seat (self->shown) : NULL;
}
