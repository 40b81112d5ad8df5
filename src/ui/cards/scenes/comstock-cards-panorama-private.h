/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the panorama share. */

#pragma once

#include "comstock-cards-panorama.h"

/* What is drawn on: a panorama of a size. */
typedef struct
{
  cairo_t *cr;
  double width;
  double height;
  const ComstockCardsPanorama *panorama;
} PanoramaView;

/* Where things stand, as parts of the height. */
#define PANORAMA_HORIZON 0.60
#define PANORAMA_WALK 0.79                               /* the upper edge of the planks along the street */
#define PANORAMA_STREET (1 - COMSTOCK_CARDS_PANORAMA_STREET)

void panorama_set_color   (cairo_t *cr,
                           guint32  color,
                           double   alpha);

/* A number in 0–1 that is always the same for the same @a and @b. */
double panorama_scatter   (guint    a,
                           guint    b);

/* Draws the drawing @name of the art by evening or by night: one that covers the picture, however wide that is, or one
 * that stands with the middle of its foot at (@x, @foot) and is @width wide. */
void panorama_draw_layer  (const PanoramaView *view,
                           const char         *name);
void panorama_draw_art    (const PanoramaView *view,
                           const char         *name,
                           double              x,
                           double              foot,
                           double              width);

void panorama_draw_land   (const PanoramaView *view);
void panorama_draw_town   (const PanoramaView *view);
void panorama_draw_cards  (const PanoramaView *view);
void panorama_draw_board  (const PanoramaView *view);
