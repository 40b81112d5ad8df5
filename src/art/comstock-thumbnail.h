/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as a small picture: a part of its table, and a bar that shows how far the game has been played. */

#pragma once

#include <cairo.h>
#include <glib.h>

/* How a game draws what every player sees of its table; @table is the engine's, each game says of which type. */
typedef struct
{
  guint32 ground;               /* the colour around it, 0xRRGGBB */

  /* How many cells are drawn, at least one. */
  void (*measure) (gconstpointer table,
                   int          *columns,
                   int          *rows);

  /* Draws them from the origin on, each a square unit. */
  void (*draw)    (gconstpointer table,
                   cairo_t      *cr);
} ComstockThumbnail;

/* @done: how far the game is, from 0 to 1; @side in pixels. */
GBytes *comstock_thumbnail_to_png (const ComstockThumbnail *self,
                                   gconstpointer            table,
                                   double                   done,
                                   int                      side);
