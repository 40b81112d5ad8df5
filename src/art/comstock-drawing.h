/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawings of the program, drawn on surfaces of cairo in outlines. */

#pragma once

#include <cairo.h>
#include <glib.h>
#include <graphene.h>

/* A drawing is named by its path below /org/comstock/Comstock/art without the suffix: "symbols/saloon",
 * "suits/star", "portraits/banker", "backs/era-1", "backs/skull".  comstock_drawing_draw () also knows a part of one by
 * its id: "scenes/train#rod". */

/* Returns the height of a drawing as a multiple of its width; 1 with a warning if there is none. */
double   comstock_drawing_get_ratio   (const char      *name);

/* Where @part lies in its drawing, in the units of that; nowhere, with a warning, if there is none.  A part is made of
 * what is filled: with mere lines librsvg takes it to begin at the origin. */
void     comstock_drawing_get_place   (const char      *part,
                                       graphene_rect_t *place);

/* Draws it with its top left at (@x, @y).  @ink, a color as CSS writes it, is that of what the drawing leaves to the
 * text color (suits, signs); NULL is the ink of paper.  Returns FALSE, with a warning, if there is none. */
gboolean comstock_drawing_draw        (cairo_t         *cr,
                                       const char      *name,
                                       double           x,
                                       double           y,
                                       double           width,
                                       double           height,
                                       const char      *ink);

/* The same in the colors of the style sheet @style, which is named as drawings are; NULL for the drawing's own. */
gboolean comstock_drawing_draw_styled (cairo_t         *cr,
                                       const char      *name,
                                       double           x,
                                       double           y,
                                       double           width,
                                       double           height,
                                       const char      *style);

/* Ink on paper, for what is drawn by hand beside the drawings. */
void     comstock_drawing_set_ink    (cairo_t *cr);
void     comstock_drawing_set_paper  (cairo_t *cr);
