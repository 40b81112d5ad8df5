/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drag source on a card button.  Unlike gestures of our own it has Escape, fingers, grabs and pages that go away
 * meanwhile from the toolkit. */

#include "comstock-cards-card-drag.h"

#define FADED 0.4       /* the card in the column while it is dragged */
#define AWAY 15000      /* in pixels: above every screen, and still a coordinate of X11 at twice the scale */

static GdkContentProvider *
on_prepare (GtkDragSource           *source,
            double                   x,
            double                   y,
            ComstockCardsCardButton *button)
{
  ComstockCardsCard *card = comstock_cards_card_button_get_card (button);

  if (card == NULL || comstock_cards_card_get_terrain (card) == NULL)
    return NULL;
  if (!gtk_widget_has_css_class (GTK_WIDGET (button), "takeable"))
    {
      g_signal_emit_by_name (button, "clicked");
      return NULL;
    }
  return gdk_content_provider_new_typed (COMSTOCK_TYPE_CARDS_CARD, card);
}

static void
on_drag_begin (GtkDragSource           *source,
               GdkDrag                 *drag,
               ComstockCardsCardButton *button)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (button));
  /* As it is now: what follows the pointer does not fade. */
  g_autoptr (GdkPaintable) picture = gdk_paintable_get_current_image (paintable);

  gtk_drag_icon_set_from_paintable (drag, picture, 0, 0);
  comstock_cards_card_drag_show_icon (drag, TRUE);
  gtk_widget_set_opacity (GTK_WIDGET (button), FADED);
}

static void
on_drag_end (GtkDragSource           *source,
             GdkDrag                 *drag,
             gboolean                 delete_data,
             ComstockCardsCardButton *button)
{
  gtk_widget_set_opacity (GTK_WIDGET (button), 1);
}

void
comstock_cards_card_drag_add (ComstockCardsCardButton *button)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_return_if_fail (COMSTOCK_IS_CARDS_CARD_BUTTON (button));

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (on_prepare), button, 0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (on_drag_begin), button, 0);
  g_signal_connect_object (source, "drag-end", G_CALLBACK (on_drag_end), button, 0);
  gtk_widget_add_controller (GTK_WIDGET (button), GTK_EVENT_CONTROLLER (source));
}

/* Under X11 the picture is drawn once: hidden, it would stay where it is seen. */
void
comstock_cards_card_drag_show_icon (GdkDrag *drag,
                                    gboolean show)
{
  GtkDragIcon *icon = GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag));
  GtkPicture *picture = GTK_PICTURE (gtk_drag_icon_get_child (icon));
  GdkPaintable *paintable = picture != NULL ? gtk_picture_get_paintable (picture) : NULL;

  if (paintable != NULL)
    gdk_drag_set_hotspot (drag, gdk_paintable_get_intrinsic_width (paintable) / 2,
                          gdk_paintable_get_intrinsic_height (paintable) / 2 + (show ? 0 : AWAY));
}
