/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockStill: how a widget looked at one moment, to be drawn anywhere after that. */

#pragma once

#include <gtk/gtk.h>

typedef struct _ComstockStill ComstockStill;

/* What the last frame showed of @widget, which is mapped; NULL if that was nothing. */
ComstockStill *comstock_still_new         (GtkWidget             *widget);

/* What @widget, which has its size, shows by itself, though it is transparent or no frame has shown it yet. */
ComstockStill *comstock_still_new_unseen  (GtkWidget             *widget);

/* A part of a drawing as in comstock-art.h, @unit pixels to each unit of that, and the @place in it, in its units. */
ComstockStill *comstock_still_new_part    (GtkWidget       *widget,
                                           const char      *part,
                                           float            unit,
                                           graphene_rect_t *place);

/* What @snapshot (consumed) holds, which was drawn for @widget and is so large; NULL for nothing. */
ComstockStill *comstock_still_new_drawn   (GtkWidget   *widget,
                                           GtkSnapshot *snapshot,
                                           float        width,
                                           float        height);

void           comstock_still_free        (ComstockStill         *self);

/* Draws it into @bounds, stretched or squeezed as they are. */
void           comstock_still_snapshot    (ComstockStill         *self,
                                           GtkSnapshot           *snapshot,
                                           const graphene_rect_t *bounds);
