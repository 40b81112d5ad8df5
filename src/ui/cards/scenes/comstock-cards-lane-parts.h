/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What makes up the points of a lane, drawn one behind the other with the seat's sign at the head. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-cards-count.h"

typedef struct _ComstockCardsLaneParts ComstockCardsLaneParts;

/* @widget has the colors and is borrowed, as @lane is. */
ComstockCardsLaneParts *comstock_cards_lane_parts_new      (GtkWidget                    *widget,
                                                            const ComstockCardsCountLane *lane);
void                    comstock_cards_lane_parts_free     (ComstockCardsLaneParts       *self);

/* Where so many points end in @bounds, at whose right end there is room for the head after @scale points. */
double                  comstock_cards_lane_parts_get_end  (const graphene_rect_t        *bounds,
                                                            int                           scale,
                                                            int                           points);

/* Draws them into @bounds as they are at @time. */
void                    comstock_cards_lane_parts_snapshot (ComstockCardsLaneParts       *self,
                                                            GtkSnapshot                  *snapshot,
                                                            const graphene_rect_t        *bounds,
                                                            int                           scale,
                                                            double                        time);
