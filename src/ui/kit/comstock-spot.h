/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands for a place on a drawing, for the keyboard and a screen reader. */

#pragma once

#include <gtk/gtk.h>

/* Gives @klass, of such widgets, the signal "activate": Enter, the space bar, or the accessible action @action. */
void comstock_spot_class_install (GtkWidgetClass *klass,
                                  const char     *action);

/* Lays @spot over @bounds of the drawing, in whole pixels. */
void comstock_spot_allocate      (GtkWidget             *spot,
                                  const graphene_rect_t *bounds);

/* The accessible name of @spot, and what more there is to say of it, or NULL. */
void comstock_spot_describe      (GtkWidget      *spot,
                                  const char     *name,
                                  const char     *description);

typedef void (*ComstockSpotDescribe) (GtkWidget *spot);

/* Has @describe called whenever @spot has or had the focus, before a screen reader hears of it, and not once it is on
 * its way out.  Only a spot that has the focus need be described: with each question most descriptions change, and
 * where more than fifty things change at once Orca 43 loses what is announced. */
void comstock_spot_watch         (GtkWidget            *spot,
                                  ComstockSpotDescribe  describe);

/* Whether @spot, which is watched, has it. */
gboolean comstock_spot_has_focus (GtkWidget            *spot);
