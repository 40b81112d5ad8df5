/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A town at sunset, seen from its street. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-cards-skyline.h"

/* How high a panorama looks best that is so wide. */
#define COMSTOCK_CARDS_PANORAMA_RATIO 0.277

/* The part of its height that the street takes, along the bottom. */
#define COMSTOCK_CARDS_PANORAMA_STREET 0.175

/* Whose town it is. */
typedef struct
{
  const char *drawing;         /* as in comstock-art.h */
  GdkRGBA fill, ink;
} ComstockCardsPanoramaSign;

typedef struct
{
  const ComstockCardsSkyline *skyline;
  gboolean telegraph;          /* Era II: there are poles with wires, and smoke */
  gboolean night;              /* darker, for dark surroundings */

  /* What the board over the street says. */
  const char *title;           /* NULL: there is no board */
  const char *line;            /* NULL: the title alone */
  const ComstockCardsPanoramaSign *signs;   /* on both sides of the title */
  guint n_signs;
  const PangoFontDescription *font;   /* its family; may be NULL without a board */
} ComstockCardsPanorama;

/* Draws it into @width × @height from (0, 0): always the same for the same @self and size. */
void comstock_cards_panorama_draw (const ComstockCardsPanorama *self,
                                   cairo_t                     *cr,
                                   double                       width,
                                   double                       height);
