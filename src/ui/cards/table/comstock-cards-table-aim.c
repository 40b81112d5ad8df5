/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person at the table aims at, before anything is decided: a card in the column, a place in the city. */

#include "comstock-cards-table-private.h"

/* What lies in the city would make of the characters. */
static void
on_city_aimed (ComstockCardsTable *self)
{
  ComstockCardsGain gain;

  comstock_cards_cast_set_aim (self->cast, comstock_cards_city_view_get_aim (self->city, &gain) ? &gain : NULL);
}

static void
aim (ComstockCardsTable *self,
     GtkWidget          *widget)
{
  GtkWidget *button = widget != NULL ? gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_CARD_BUTTON) : NULL;

  if (button == NULL || !gtk_widget_is_ancestor (button, GTK_WIDGET (self->column)))
    return;
  if (g_set_object (&self->aimed, comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button))))
    comstock_cards_table_update_desk (self);
}

static void
on_motion (ComstockCardsTable *self,
           double              x,
           double              y)
{
  aim (self, gtk_widget_pick (GTK_WIDGET (self->column), x, y, GTK_PICK_DEFAULT));
}

static void
on_focus (ComstockCardsTable *self,
          GParamSpec         *pspec,
          GtkWindow          *window)
{
  aim (self, gtk_window_get_focus (window));
}

static void
on_root (ComstockCardsTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
}

void
comstock_cards_table_watch_aim (ComstockCardsTable *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->column), motion);
  g_signal_connect (self, "notify::root", G_CALLBACK (on_root), NULL);
  g_signal_connect_object (self->city, "aimed", G_CALLBACK (on_city_aimed), self, G_CONNECT_SWAPPED);
}
