/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a bubble stands: beside its object, where it covers least of what is needed. */

#pragma once

#include "ui/kit/comstock-obstacle.h"

/* In pixels: how far a bubble stands from its object. */
#define COMSTOCK_CALLOUT_GAP 12

typedef struct
{
  graphene_rect_t box;
  GtkPositionType side;         /* of the box, where its tail is */
  graphene_point_t tip;         /* where that ends: at the edge of the object; inside the box: there is no tail */
} ComstockCalloutPlace;

/* So far from its object one sees at once what a bubble is about, in pixels. */
#define COMSTOCK_CALLOUT_NEAR 200

/* Finds a place for a bubble of this size within @room, pointing at @object: at the gap from it, or further away, up to
 * @most_away pixels, if something that may be pressed would be covered there.  If what may be pressed now is covered
 * beside it, anywhere else as near, without a tail, unless @most_away is the gap; if that cannot be helped, where the
 * least is covered, counted by kind and area.  Returns what it costs: 0 if nothing is covered beside @object. */
double comstock_callout_find_place (const graphene_rect_t  *room,
                                    const graphene_rect_t  *object,
                                    float                   width,
                                    float                   height,
                                    float                   most_away,
                                    const ComstockObstacle *obstacles,
                                    guint                   n_obstacles,
                                    ComstockCalloutPlace   *place);
