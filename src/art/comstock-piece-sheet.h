/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Square pieces of a game, such as tiles or cards, in rows on a sheet, each with its label below. */

#pragma once

#include <cairo.h>
#include <glib.h>

typedef struct
{
  const char *title;            /* above the rows */
  guint n;
  double paper_side;            /* of a piece on paper, in millimetres */

  /* Draws piece @i with its top left at the origin. */
  void  (*draw)      (cairo_t      *cr,
                      gconstpointer material,
                      guint         i,
                      double        side);

  /* A new string. */
  char *(*dup_label) (gconstpointer material,
                      guint         i);

  gconstpointer material;
} ComstockPieceSheet;

/* All pieces in one picture, with a title; as outlines; and on pages of A4 in the size to cut out. */
GBytes *comstock_piece_sheet_to_png (const ComstockPieceSheet *self);
GBytes *comstock_piece_sheet_to_svg (const ComstockPieceSheet *self);
GBytes *comstock_piece_sheet_to_pdf (const ComstockPieceSheet *self);
