/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seat that laid a card, the move that did, and the clock that ends the moment. */

#include "config.h"

#include "comstock-cards-view-delay.h"

#include "ui/table/comstock-pace.h"

struct _ComstockCardsViewDelay
{
  GObject parent_instance;

  ComstockGame *game;
  GSettings *settings;
  int seat;             /* −1 for none */
  guint cursor;         /* after its move */
  guint timeout;
};

enum
{
  OVER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCardsViewDelay, comstock_cards_view_delay, G_TYPE_OBJECT)

static void
end (ComstockCardsViewDelay *self)
{
  if (self->timeout == 0)
    return;
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->seat = -1;
  g_signal_emit (self, signals[OVER], 0);
}

static gboolean
on_time (gpointer data)
{
  end (data);
  return G_SOURCE_REMOVE;
}

static void
on_place (ComstockCardsViewDelay *self,
          const CsEvent          *event)
{
  const guint wait = comstock_pace_get_wait ((ComstockPace) g_settings_get_enum (self->settings, "pace"));

  if (wait == 0 || comstock_game_count_persons (self->game) < 2 || !comstock_game_is_person (self->game, event->seat))
    return;
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->seat = event->seat;
  self->cursor = comstock_game_get_cursor (self->game);
  self->timeout = g_timeout_add (wait, on_time, self);
}

static gboolean
on_event (ComstockCardsViewDelay *self,
          GdkEvent               *event)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN || type == GDK_KEY_PRESS)
    end (self);
  return GDK_EVENT_PROPAGATE;
}

static void
comstock_cards_view_delay_dispose (GObject *object)
{
  ComstockCardsViewDelay *self = COMSTOCK_CARDS_VIEW_DELAY (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (comstock_cards_view_delay_parent_class)->dispose (object);
}

static void
comstock_cards_view_delay_class_init (ComstockCardsViewDelayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_cards_view_delay_dispose;
  signals[OVER] = g_signal_new ("over", COMSTOCK_TYPE_CARDS_VIEW_DELAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
comstock_cards_view_delay_init (ComstockCardsViewDelay *self)
{
  self->seat = -1;
  self->settings = g_settings_new (APPLICATION_ID);
}

ComstockCardsViewDelay *
comstock_cards_view_delay_new (GtkWidget         *table,
                               ComstockCardsGame *game)
{
  ComstockCardsViewDelay *self = g_object_new (COMSTOCK_TYPE_CARDS_VIEW_DELAY, NULL);
  GtkEventController *presses = gtk_event_controller_legacy_new ();

  self->game = g_object_ref (COMSTOCK_GAME (game));
  gtk_event_controller_set_propagation_phase (presses, GTK_PHASE_CAPTURE);
  g_signal_connect_object (presses, "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (table, presses);
  g_signal_connect_object (game, "event::place", G_CALLBACK (on_place), self, G_CONNECT_SWAPPED);
  return self;
}

gboolean
comstock_cards_view_delay_holds (ComstockCardsViewDelay *self,
                                 int                     seat)
{
  return self->timeout != 0 && self->seat == seat && comstock_game_get_cursor (self->game) == self->cursor;
}
