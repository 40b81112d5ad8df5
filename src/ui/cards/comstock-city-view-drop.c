/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards of the column over the city: the ghost takes the place of the picture that is dragged, and a drop lays it. */

#include "comstock-city-view-private.h"

#include "comstock-card-drag.h"

void
comstock_city_view_set_dragged (ComstockCityView *self,
                                ComstockCard     *card,
                                GdkDrag          *drag)
{
  /* The grid borrows from it until it has another task. */
  g_autoptr (ComstockCard) before = NULL;

  if (self->dragged == card)
    return;
  if (self->drag != NULL)
    comstock_card_drag_show_icon (self->drag, TRUE);
  before = g_steal_pointer (&self->dragged);
  g_set_object (&self->dragged, card);
  g_set_object (&self->drag, drag);
  comstock_city_view_update_task (self);
  if (drag != NULL)
    comstock_card_drag_show_icon (drag, FALSE);
}

/* The card of the column that is over the city, if it may be taken and laid here. */
static ComstockCard *
find_dragged (ComstockCityView *self,
              GtkDropTarget    *target)
{
  const GValue *value = gtk_drop_target_get_value (target);
  ComstockCard *card = value != NULL ? g_value_get_object (value) : NULL;

  if (!self->taking || self->city == NULL || card == NULL || comstock_card_get_terrain (card) == NULL ||
      !comstock_card_is_takeable (card))
    return NULL;
  return card;
}

static GdkDragAction
on_drag_motion (ComstockCityView *self,
                double            x,
                double            y,
                GtkDropTarget    *target)
{
  ComstockCard *card = find_dragged (self, target);

  if (card == NULL)
    return 0;
  comstock_city_view_set_dragged (self, card, gdk_drop_get_drag (gtk_drop_target_get_current_drop (target)));
  gtk_widget_translate_coordinates (GTK_WIDGET (self), GTK_WIDGET (self->grid), x, y, &x, &y);
  comstock_city_grid_point_at (self->grid, x, y);
  return GDK_ACTION_MOVE;
}

static void
on_drag_leave (ComstockCityView *self)
{
  comstock_city_view_set_dragged (self, NULL, NULL);
}

/* What is refused is refused before the card is taken: it stays in the column, and the city says why. */
static gboolean
on_drop (ComstockCityView *self,
         const GValue     *value,
         double            at_x,
         double            at_y,
         GtkDropTarget    *target)
{
  g_autoptr (ComstockCard) card = g_value_dup_object (value);
  g_autofree char *sentence = NULL;
  gboolean allowed;
  int x, y;

  if (on_drag_motion (self, at_x, at_y, target) == 0)
    return FALSE;
  comstock_city_grid_get_cursor (self->grid, &x, &y);
  allowed = comstock_city_view_judge_place (x, y, &sentence, self);
  comstock_city_view_set_dragged (self, NULL, NULL);
  if (allowed)
    {
      comstock_city_view_to_city (self, &x, &y);
      g_signal_emit (self, comstock_city_view_signals[COMSTOCK_CITY_VIEW_TAKE], 0, card, x, y);
    }
  else
    {
      comstock_city_grid_tell (self->grid, x, y, sentence);
      comstock_city_view_refuse (self, sentence);
    }
  return allowed;
}

void
comstock_city_view_add_drop_target (ComstockCityView *self)
{
  GtkDropTarget *target = gtk_drop_target_new (COMSTOCK_TYPE_CARD, GDK_ACTION_MOVE);

  gtk_drop_target_set_preload (target, TRUE);
  g_signal_connect_object (target, "enter", G_CALLBACK (on_drag_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "motion", G_CALLBACK (on_drag_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "leave", G_CALLBACK (on_drag_leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
