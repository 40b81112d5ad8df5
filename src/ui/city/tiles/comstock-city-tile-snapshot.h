/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles on the table, each painted once for its size and light and kept. */

#pragma once

#include "engine/city/city-tiles.h"

#include <gtk/gtk.h>

/* Draws all of the tile, turned so many quarters clockwise, into @bounds, a square. */
void comstock_city_tile_snapshot       (GtkWidget             *widget,
                                        GtkSnapshot           *snapshot,
                                        const CityDesign      *design,
                                        guint                  turns,
                                        const graphene_rect_t *bounds);

/* Lights one of its segments, numbered as in CityForm, on the tile that lies in @bounds. */
void comstock_city_tile_snapshot_light (GtkWidget             *widget,
                                        GtkSnapshot           *snapshot,
                                        const CityDesign      *design,
                                        guint                  turns,
                                        guint                  segment,
                                        const graphene_rect_t *bounds);

/* A tile that is only looked at: a ComstockCanvas, a square with a side of so many pixels at the usual scale. */
GtkWidget *comstock_city_picture_new      (int              side);

/* @tiles must live as long as they are shown; @design CITY_NO_TILE: nothing is. */
void       comstock_city_picture_show     (GtkWidget       *picture,
                                           const CityTiles *tiles,
                                           guint            design,
                                           guint            turn);
