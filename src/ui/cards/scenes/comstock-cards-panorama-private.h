/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the panorama share. */

#pragma once

#include "comstock-cards-panorama.h"

/* Colours as 0xrrggbb. */
typedef struct
{
  guint32 sky[5];              /* from the top to the horizon */
  guint32 sun, glow;
  guint32 mesa, mesa_far;
  guint32 mountain, mountain_shade, snow;
  guint32 hill, hill_far;
  guint32 street, street_near, pebble;
  guint32 plank, plank_line;
  guint32 pole;
  double shade;                /* how dark the night lies over the houses, 0–1 */
} PanoramaPalette;

/* What is drawn on: a panorama of a size. */
typedef struct
{
  cairo_t *cr;
  double width;
  double height;
  const PanoramaPalette *palette;
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

void panorama_draw_land   (const PanoramaView *view);
void panorama_draw_town   (const PanoramaView *view);
void panorama_draw_cards  (const PanoramaView *view);
void panorama_draw_board  (const PanoramaView *view);
