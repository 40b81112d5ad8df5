/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pace at the table: what is waited for, which cards move where, and what a key or click skips. */

#include "comstock-cards-table-private.h"

#include "comstock-card-button.h"
#include "comstock-seat-view.h"
static GtkWidget *
find_seat_view (ComstockCardsTable *self,
                guint               seat)
{
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->seats));

  while (view != NULL && !(COMSTOCK_IS_SEAT_VIEW (view) &&
                           comstock_seat_get_index (comstock_seat_view_get_seat (COMSTOCK_SEAT_VIEW (view))) == seat))
    view = gtk_widget_get_next_sibling (view);
  return view;
}

static void
on_leaving (ComstockCardsTable *self,
            ComstockCardButton *button)
{
  comstock_flights_lift (self->flights, comstock_card_button_get_card (button), GTK_WIDGET (button));
}

/* A terrain card goes to the city that is shown, if it is its owner's; anything else to its owner's seat. */
static void
on_take (ComstockCardsTable *self,
         const CsEvent      *event)
{
  ComstockCard *card = comstock_cards_game_get_card (self->game, (CardsCard) event->args[0]);
  gboolean shown = (int) event->seat == self->shown && comstock_card_get_terrain (card) != NULL;

  if (shown)
    comstock_flights_send (self->flights, card, GTK_WIDGET (self->city), GTK_WIDGET (self->city_button));
  else
    comstock_flights_send (self->flights, card, find_seat_view (self, event->seat), GTK_WIDGET (self->seats_button));
}

static void
on_removed (ComstockCardsTable *self,
            const CsEvent      *event)
{
  comstock_flights_dissolve (self->flights, comstock_cards_game_get_card (self->game, (CardsCard) event->args[0]));
}

static void
on_reveal (ComstockCardsTable *self,
           const CsEvent      *event)
{
  ComstockCard *card = comstock_cards_game_get_card (self->game, (CardsCard) event->args[0]);
  GtkWidget *button = comstock_column_view_find_card (self->column, card);

  if (button != NULL)
    comstock_flights_turn (self->flights, comstock_column_view_get_pile (self->column, card), button);
}

/* Auction cards turn over where the order of play is shown. */
static void
on_bids_revealed (ComstockCardsTable *self)
{
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    comstock_flights_turn (self->flights, NULL,
                           comstock_order_strip_find_seat (self->order, comstock_cards_game_get_seat (self->game, i)));
}

/* The reasons follow once the auction cards have turned over. */
static void
update_telling (ComstockCardsTable *self)
{
  gboolean reading;

  g_object_get (self->driver, "reading", &reading, NULL);
  if (!reading || !comstock_flights_is_active (self->flights))
    comstock_order_strip_set_telling (self->order, reading);
}

static void
on_changed (ComstockCardsTable *self)
{
  comstock_flights_drop (self->flights);
}

static void
update_pace (ComstockCardsTable *self)
{
  const ComstockPace pace = (ComstockPace) g_settings_get_enum (self->settings, "pace");

  comstock_cards_driver_set_pace (self->driver, pace);
  comstock_flights_set_enabled (self->flights, pace != COMSTOCK_PACE_INSTANT);
}

void
comstock_cards_table_start_pace (ComstockCardsTable *self)
{
  static const struct
  {
    const char *signal;
    GCallback callback;
  } events[] = {
    { "event::take", G_CALLBACK (on_take) },
    { "event::hire", G_CALLBACK (on_take) },
    { "event::removed", G_CALLBACK (on_removed) },
    { "event::reveal", G_CALLBACK (on_reveal) },
    { "event::bids-revealed", G_CALLBACK (on_bids_revealed) },
    { "changed", G_CALLBACK (on_changed) },
  };

  self->flights = comstock_flights_new (GTK_WIDGET (self));
  self->driver = comstock_cards_driver_new (self->game);
  g_signal_connect_object (self->driver, "notify::reading", G_CALLBACK (update_telling), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->order, "read", G_CALLBACK (comstock_cards_driver_skip), self->driver,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->flights, "landed", G_CALLBACK (update_telling), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->column, "leaving", G_CALLBACK (on_leaving), self, G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect_object (self->game, events[i].signal, events[i].callback, self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (update_pace), self, G_CONNECT_SWAPPED);
  update_pace (self);
}

/* What is answered with; everything else is only looked at. */
static gboolean
is_answering (ComstockCardsTable *self,
              GtkWidget          *widget)
{
  gpointer parts[] = { self->column, self->city, self->prompt_bar, self->hand };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (widget == parts[i] || gtk_widget_is_ancestor (widget, parts[i]))
      return TRUE;
  return FALSE;
}

/* Whether @widget does what it is for while others play: the side panes, the seats, and buttons that show something. */
static gboolean
works_meanwhile (ComstockCardsTable *self,
                 GtkWidget          *widget)
{
  return gtk_widget_is_ancestor (widget, GTK_WIDGET (self->panes)) ||
         gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_SEAT_VIEW) != NULL ||
         (!is_answering (self, widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) != NULL);
}

/* TRUE if what moved or was waited for was not the player's own doing, so that the key or click was meant for it. */
static gboolean
skip (ComstockCardsTable *self)
{
  gboolean showing = comstock_cards_driver_is_showing (self->driver);

  comstock_cards_driver_skip (self->driver);
  comstock_flights_finish (self->flights);
  return showing;
}

/* While a tip holds up the others, a key or click tells that it was read; one that comes before it can have been read
 * was meant for what was there. */
static gboolean
read_on (ComstockCardsTable *self)
{
  if (self->decider >= 0 || comstock_guide_get_part (self->guide) == COMSTOCK_GUIDE_NOTHING ||
      comstock_game_get_automatic_seat (COMSTOCK_GAME (self->game)) < 0)
    return FALSE;
  if (comstock_guide_may_be_read (self->guide))
    comstock_guide_dismiss (self->guide);
  return TRUE;
}

/* Keys that lead somewhere, and those that begin a shortcut. */
static gboolean
is_guiding_key (guint           keyval,
                GdkModifierType state)
{
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0 ||
         (keyval >= GDK_KEY_Home && keyval <= GDK_KEY_End) ||
         (keyval >= GDK_KEY_KP_Home && keyval <= GDK_KEY_KP_End) ||
         (keyval >= GDK_KEY_F1 && keyval <= GDK_KEY_F35) ||
         (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R) ||
         keyval == GDK_KEY_Tab || keyval == GDK_KEY_ISO_Left_Tab || keyval == GDK_KEY_KP_Tab ||
         keyval == GDK_KEY_ISO_Level3_Shift;
}

/* A key that has skipped does nothing more until it is released: held down it would take what is asked for next. */
static gboolean
on_key (ComstockCardsTable *self,
        guint               keyval,
        guint               keycode,
        GdkModifierType     state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (is_guiding_key (keyval, state) || (focus != NULL && works_meanwhile (self, focus)))
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Escape && self->decider < 0 &&
      comstock_guide_get_part (self->guide) != COMSTOCK_GUIDE_NOTHING)
    {
      comstock_guide_dismiss (self->guide);
      return GDK_EVENT_STOP;
    }
  if (self->skip_key != keyval)
    self->skip_key = 0;
  if ((self->skip_key != 0 || !read_on (self)) && !skip (self) && self->skip_key == 0)
    return GDK_EVENT_PROPAGATE;
  self->skip_key = keyval;
  return GDK_EVENT_STOP;
}

static void
on_key_released (ComstockCardsTable *self)
{
  self->skip_key = 0;
}

static void
on_press (ComstockCardsTable *self,
          int                 n_press,
          double              x,
          double              y,
          GtkGesture         *gesture)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (widget != NULL && works_meanwhile (self, widget))
    return;
  if (read_on (self) || skip (self))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

void
comstock_cards_table_bind_pace (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_key_released);
  gtk_widget_class_bind_template_callback (widget_class, on_press);
}
