/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on the tiles and around them: followers, walls, gate, guards and towers, upright wherever they are. */

#pragma once

#include "engine/city/city-game.h"
#include "ui/table/plane/comstock-plane-frame.h"

typedef enum
{
  COMSTOCK_CITY_WALL_ACROSS,    /* on a northern or southern edge */
  COMSTOCK_CITY_WALL_ALONG,
  COMSTOCK_CITY_JOINT,          /* where two of these meet */
  COMSTOCK_CITY_GATE,
  COMSTOCK_CITY_TOWER,          /* on a joint */
  COMSTOCK_CITY_FLAG,           /* on a tower */
  COMSTOCK_CITY_GUARD,          /* on a wall */
  COMSTOCK_CITY_CITIZEN,        /* a seller as well */
  COMSTOCK_CITY_STEWARD,        /* lies */
  COMSTOCK_CITY_PIECES
} ComstockCityPieceKind;

typedef struct
{
  ComstockCityPieceKind kind;
  graphene_point_t at;          /* in cells of the plane */
  const char *sign;             /* of the seat; NULL for what is of stone */
} ComstockCityPiece;

/* A follower on a segment; what stands on an edge of the city, and on the joint at
 * one side of it. */
ComstockCityPiece comstock_city_piece_follower (const CityTiles          *tiles,
                                                const CityState          *state,
                                                guint                     segment,
                                                const char               *sign);
ComstockCityPiece comstock_city_piece_wall     (const CityState          *state,
                                                CityRim                   rim);
ComstockCityPiece comstock_city_piece_on_wall  (const CityState          *state,
                                                CityRim                   rim,
                                                ComstockCityPieceKind     kind,
                                                const char               *sign);
ComstockCityPiece comstock_city_piece_on_joint (const CityState          *state,
                                                CityRim                   rim,
                                                CitySide                  side,
                                                ComstockCityPieceKind     kind,
                                                const char               *sign);

/* A tower, or the flag on it. */
ComstockCityPiece comstock_city_piece_tower    (const CityState          *state,
                                                const CityTower          *tower,
                                                ComstockCityPieceKind     kind,
                                                const char               *sign);

/* The columns and rows of the city, 1 × 1 before the first tile. */
GdkRectangle      comstock_city_find_extent    (const CityState          *state);

/* Where @piece is in the widget. */
graphene_rect_t   comstock_city_piece_bounds   (const ComstockCityPiece  *piece,
                                                const ComstockPlaneFrame *frame);
void              comstock_city_piece_snapshot (const ComstockCityPiece  *piece,
                                                GtkWidget                *widget,
                                                GtkSnapshot              *snapshot,
                                                const ComstockPlaneFrame *frame);

/* All that stand in @state, from the farthest to the nearest, with the signs of the seats. */
void              comstock_city_pieces_snapshot (const CityTiles          *tiles,
                                                 const CityState          *state,
                                                 const char *const         signs[CITY_MAX_SEATS],
                                                 GtkWidget                *widget,
                                                 GtkSnapshot              *snapshot,
                                                 const ComstockPlaneFrame *frame);

/* Dashes along an edge, so wide, in pixels; and along all edges without a piece: once the game is over these are walled
 * in thought. */
void              comstock_city_dashes_snapshot (GtkSnapshot              *snapshot,
                                                 const ComstockPlaneFrame *frame,
                                                 const ComstockPlace      *edge,
                                                 const GdkRGBA            *color,
                                                 float                     width);
void              comstock_city_thought_snapshot (const CityState          *state,
                                                  GtkWidget                *widget,
                                                  GtkSnapshot              *snapshot,
                                                  const ComstockPlaneFrame *frame);
