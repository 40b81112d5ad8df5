/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the picture of a town draw with; for the files of this folder.
 *
 * A unit is the side of a parcel, and the point (x, y) is the upper left corner of the parcel at (x, y). */

#pragma once

#include "comstock-town-palette.h"
#include "comstock-town.h"
#include "comstock-town-picture.h"

typedef struct
{
  cairo_t *cr;
  const ComstockTown *town;
  const ComstockTownLook *look;
  const GArray *links;          /* ComstockTownLink */
  ComstockTownArea area;        /* what of the town is gone over */
  gboolean small;               /* few details: parcels of less than 32 pixels */
} ComstockTownBrush;

/* What @chance is asked for, so that nothing follows from the same number twice. */
typedef enum
{
  TOWN_CHANCE_SPOTS = 1,        /* three each for up to 16 spots */
  TOWN_CHANCE_STEER = 64,
  TOWN_CHANCE_TUFTS = 72,
  TOWN_CHANCE_PINES = 96,
  TOWN_CHANCE_TREE = 128,
  TOWN_CHANCE_SMOKE = 136,
  TOWN_CHANCE_RIPPLES = 140,
} ComstockTownChance;

#define TOWN_BIT(kind) (1u << COMSTOCK_TOWN_##kind)
#define TOWN_ALL ((1u << COMSTOCK_TOWN_KINDS) - 1 - TOWN_BIT (TABLE))

/* What has a door onto the street. */
#define TOWN_DOORS (TOWN_BIT (HOUSE) | TOWN_BIT (TOWNHOUSE) | TOWN_BIT (HOTEL) | TOWN_BIT (BLACKSMITH) | \
                    TOWN_BIT (DRUGSTORE) | TOWN_BIT (BANK) | TOWN_BIT (SALOON) | TOWN_BIT (GENERAL_STORE) | \
                    TOWN_BIT (CHURCH) | TOWN_BIT (PRISON) | TOWN_BIT (SCHOOL) | TOWN_BIT (TRAIN_STATION) | \
                    TOWN_BIT (CITY_HALL))

/* Whether a parcel is in a region of the town. */
typedef gboolean (*ComstockTownRegion) (const ComstockTownBrush *brush,
                                        int                           x,
                                        int                           y);

/* Draws one parcel's part of something. */
typedef void (*ComstockTownPart) (const ComstockTownBrush *brush,
                                  int                           x,
                                  int                           y);

/* Has @part drawn for each parcel gone over that is one of @kinds, row by row. */
void comstock_town_brush_each (const ComstockTownBrush *brush,
                               ComstockTownKinds        kinds,
                               ComstockTownPart         part);

void comstock_town_brush_color (const ComstockTownBrush *brush,
                                ComstockTownColor        color,
                                double                   alpha);

/* Any parcel of the town at all. */
gboolean comstock_town_brush_is_town (const ComstockTownBrush *brush,
                                      int                      x,
                                      int                      y);

/* Adds the outline of all parcels in @region, moved in by @inset where it ends (out, if negative), its outer corners
 * rounded by @radius. */
void comstock_town_brush_trace (const ComstockTownBrush *brush,
                                ComstockTownRegion       region,
                                double                   inset,
                                double                   radius);

/* Adds an ellipse. */
void comstock_town_brush_ellipse (const ComstockTownBrush *brush,
                                  double                   x,
                                  double                   y,
                                  double                   rx,
                                  double                   ry);

/* Draws the drawing @name of the art, @width wide, its upper left corner at (@x, @y), in the color @ink where it
 * leaves that open. */
void comstock_town_brush_art (const ComstockTownBrush *brush,
                              const char              *name,
                              double                   x,
                              double                   y,
                              double                   width,
                              ComstockTownColor        ink);

/* The parts of the picture, in the order of drawing. */
void comstock_town_draw_ground  (const ComstockTownBrush *brush);
void comstock_town_draw_pasture (const ComstockTownBrush *brush);
void comstock_town_draw_range   (const ComstockTownBrush *brush);
void comstock_town_draw_river   (const ComstockTownBrush *brush);
void comstock_town_draw_ways    (const ComstockTownBrush *brush);
void comstock_town_draw_edges   (const ComstockTownBrush *brush);
void comstock_town_draw_plants  (const ComstockTownBrush *brush);
void comstock_town_draw_symbols (const ComstockTownBrush *brush);
void comstock_town_draw_wires   (const ComstockTownBrush *brush);

/* All there is to a plain one. */
void comstock_town_draw_plain   (const ComstockTownBrush *brush);

/* Whether the parcel at (@x, @y) is fenced in. */
gboolean comstock_town_is_pasture (const ComstockTownBrush *brush,
                                   int                      x,
                                   int                      y);
