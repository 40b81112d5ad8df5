/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scrolling a widget, or a part of it, into view. */

#pragma once

#include <gtk/gtk.h>

/* Scrolls the nearest viewport that @object lies in, if there is one, as far as is needed to see @area of it, in its
 * own coordinates; NULL: all of it. */
void comstock_sight_scroll_to (GtkWidget             *object,
                               const graphene_rect_t *area);
