/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a town.  It follows from the town and the look alone: what is drawn wide, railed or fenced is exactly
 * what scores, and a new card changes nothing beyond its ring of neighbours (unless it brings the law). */

#pragma once

#include "comstock-town.h"
#include "ui/kit/comstock-art.h"

typedef struct
{
  int cell;             /* side of a parcel in application pixels; small ones have fewer details */
  int scale;            /* device pixels for each, where it is drawn as pixels */
  gboolean dark;
  gboolean plain;       /* squares and symbols alone */
  gboolean cards;       /* where a card ends is drawn clearly */
  gboolean map;         /* in a frame, below roads: no shadow, no rounded corners, only narrow paths to what pays */
  gboolean outlines;    /* for a file or a page: sharp at any size; else pixels, which are faster */
} ComstockTownLook;

/* How far the shadow of a town reaches beyond its parcels, in parcels. */
#define COMSTOCK_TOWN_SHADOW 0.16

/* Draws @town with the upper left corner of its parcel (0, 0) at (@x, @y), in application pixels of @cr. */
void comstock_town_draw (cairo_t                *cr,
                         const ComstockTown     *town,
                         const ComstockTownLook *look,
                         double                  x,
                         double                  y);

/* The same for what a change of @part of it may have changed in a picture that @cr has already. */
void comstock_town_draw_change (cairo_t                *cr,
                                const ComstockTown     *town,
                                const ComstockTownLook *look,
                                const ComstockTownArea *part,
                                double                  x,
                                double                  y);

/* The look that @widget has now, with parcels of @cell pixels and sharp for its scale factor. */
ComstockTownLook comstock_town_look_of (GtkWidget *widget,
                                        int        cell);

/* Draws it with the upper left corner of its parcel (0, 0) at (@x, @y).  A picture is kept as pixels: only a new one
 * takes time. */
void comstock_town_snapshot (GtkSnapshot            *snapshot,
                             const ComstockTown     *town,
                             const ComstockTownLook *look,
                             double                  x,
                             double                  y);

/* Has @changed (@widget) called whenever towns begin to look different: by lamplight, plain or not. */
void comstock_town_watch (GtkWidget *widget,
                          GCallback  changed);
