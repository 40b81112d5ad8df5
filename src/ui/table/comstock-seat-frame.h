/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSeatFrame: what every game shows of a seat in the seats panel: who, how many points, what it does now. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_SEAT_FRAME (comstock_seat_frame_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockSeatFrame, comstock_seat_frame, COMSTOCK, SEAT_FRAME, GtkWidget)

/* A subclass is a game's; what else the game shows of a seat are children below the frame's own.
 *
 * Signal "look" (): the player wants to see more of this seat. */
struct _ComstockSeatFrameClass
{
  GtkWidgetClass parent_class;
};

/* What the seat is called, and the drawing that stands for it, as comstock-art.h has them. */
void comstock_seat_frame_set_title  (ComstockSeatFrame *self,
                                     const char        *title,
                                     const char        *sign);

/* Who holds it, its points, and a sentence on what it does now, which may be NULL.  @spoken says all but that sentence
 * to a screen reader. */
void comstock_seat_frame_set_state  (ComstockSeatFrame *self,
                                     const char        *holder,
                                     int                score,
                                     const char        *now,
                                     const char        *spoken);

/* Whether the game waits for the seat. */
void comstock_seat_frame_set_acting (ComstockSeatFrame *self,
                                     gboolean           acting);

/* Emits "look". */
void comstock_seat_frame_look       (ComstockSeatFrame *self);
