/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks at what is drawn, and for a tooltip that has the rest, or a card, which a bubble tells of. */

#include "ui-cut.h"

#include "ui/cards/cards/comstock-cards-card-button.h"
#include "ui/cards/seats/comstock-cards-seat-header.h"

/* An inscription may be, without saying so. */
static gboolean
is_cut_short (GtkWidget *widget)
{
  if (GTK_IS_INSCRIPTION (widget))
    return gtk_inscription_get_text (GTK_INSCRIPTION (widget)) != NULL;
  return GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

gboolean
ui_cut_is_lost (GtkWidget *widget)
{
  if (!is_cut_short (widget) || COMSTOCK_IS_CARDS_SEAT_HEADER (gtk_widget_get_parent (widget)))
    return FALSE;
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    if (gtk_widget_get_has_tooltip (at) || COMSTOCK_IS_CARDS_CARD_BUTTON (at))
      return FALSE;
  return TRUE;
}
