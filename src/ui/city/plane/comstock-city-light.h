/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is lit in a city: a feature, what a guard sees, wall pieces, or what belongs to a seat. */

#pragma once

#include "engine/city/city-walls.h"
#include "ui/table/plane/comstock-plane-frame.h"

typedef enum
{
  COMSTOCK_CITY_LIGHT_NONE,
  COMSTOCK_CITY_LIGHT_FEATURE,  /* all of it, and who is on it; of an area also the markets that count */
  COMSTOCK_CITY_LIGHT_RUN,      /* the tiles seen from an edge, and the buildings that count */
  COMSTOCK_CITY_LIGHT_PIECES,   /* of the wall */
  COMSTOCK_CITY_LIGHT_SEAT,     /* its followers, guards and towers */
  COMSTOCK_CITY_LIGHT_GUARDS,   /* what each of all guards sees */
  COMSTOCK_CITY_LIGHT_AREAS     /* each area with stewards */
} ComstockCityLightKind;

typedef struct
{
  ComstockCityLightKind kind;
  guint segment;                /* of the feature */
  CityRim rim;                  /* from which the run is seen */
  gboolean shade;               /* what is no part of the run lies in the shade */
  guint8 pieces[CITY_MAX_PIECES];
  guint n_pieces;
  guint seat;
  double dark;                  /* part of the feature or of the pieces that is not lit yet, 0 … 1 */
} ComstockCityLight;

/* The wall pieces that a tower at @side has scored, or would, so many. */
ComstockCityLight comstock_city_light_of_tower (const CityState          *state,
                                                CitySide                  side,
                                                guint                     points);

/* What the guard sees or the tower has scored that stands at (@x, @y) of the widget; FALSE if none does. */
gboolean          comstock_city_light_find     (const CityState          *state,
                                                const ComstockPlaneFrame *frame,
                                                double                    x,
                                                double                    y,
                                                ComstockCityLight        *light);

/* What lies below the pieces, or the figures and rings above them. */
void              comstock_city_light_snapshot (const ComstockCityLight  *self,
                                                gboolean                  above,
                                                GtkWidget                *widget,
                                                GtkSnapshot              *snapshot,
                                                const CityTiles          *tiles,
                                                const CityState          *state,
                                                const ComstockPlaneFrame *frame);
