/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the things of Carcassonne: The City are called, in the current language. */

#pragma once

#include "engine/city/city-features.h"
#include "model/session/comstock-game.h"

G_BEGIN_DECLS

extern const ComstockSeating comstock_city_seating;

/* Static and translated: "Fish"; "at the left end". */
const char *comstock_city_goods_get_name     (CityGoods        goods);
const char *comstock_city_side_get_name      (CitySide         side);

/* How often a tile is turned before it is laid: "turned once". */
const char *comstock_city_turn_get_name      (guint            turn);

/* What a follower on a feature of this kind is called: "Citizen". */
const char *comstock_city_follower_get_name  (CityKind         kind);

/* The Roman numerals of the stacks, 1–3. */
const char *comstock_city_stack_get_name     (guint            stack);

/* All that follow return new strings. */

/* A cell, counted from the first tile: "2 north, 3 east"; and an edge of the tile there, or of a tile by its number:
 * "…, south side". */
char       *comstock_city_cell_dup_name      (int              x,
                                              int              y);
char       *comstock_city_edge_dup_name      (int              x,
                                              int              y,
                                              CityEdge         edge);
char       *comstock_city_rim_dup_name       (const CityState *state,
                                              CityRim          rim);

/* What a tile shows, in one orientation: "street between south and west, fish market in the north, public building". */
char       *comstock_city_tile_dup_name      (const CityTiles *tiles,
                                              guint            design,
                                              guint            turn);

/* A segment of it, by its number on the tile: "street between south and west", "residential area in the north". */
char       *comstock_city_segment_dup_name   (const CityTiles *tiles,
                                              guint            design,
                                              guint            turn,
                                              guint            own);

/* A feature: "market of 3 tiles with fish and grain"; the same and what is still open: "…, 2 open ends". */
char       *comstock_city_feature_dup_name   (const CityFeature *feature);
char       *comstock_city_feature_dup_state  (const CityFeature *feature);

/* Who stands on it: "seller: Mae, you", NULL for nobody. */
char       *comstock_city_feature_dup_owners (ComstockGame      *game,
                                              const CityFeature *feature);

/* Everything that is said of the feature of @segment in the position @state. */
char       *comstock_city_feature_dup_words  (ComstockGame    *game,
                                              const CityState *state,
                                              guint            segment);

G_END_DECLS
