/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dragging a terrain card out of the column: the end where the drag begins. */

#pragma once

#include "comstock-cards-card-button.h"

/* Lets a terrain card be dragged off @button, by mouse or finger, as a value of type ComstockCardsCard, while the
 * button has the CSS class "takeable".  Else a drag is answered like a click, in words.  Once per button.
 *
 * GTK's own drag brings Escape, fingers, grabs and pages that go away under it.  Inside the city gestures carry the
 * card instead, as a drag there is as often meant to pan. */
void comstock_cards_card_drag_add (ComstockCardsCardButton *button);

/* The picture that follows the pointer, for a widget that shows the card itself while the drag is over it. */
void comstock_cards_card_drag_show_icon (GdkDrag *drag,
                                         gboolean show);
