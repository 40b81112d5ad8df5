/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Art: the drawings of the program as textures, each rendered once per size and kept. */

#pragma once

#include <gtk/gtk.h>

/* A drawing is named by its path below /org/comstock/Comstock/art without the suffix: "symbols/saloon",
 * "suits/star", "portraits/banker", "backs/era-1", "backs/skull".  comstock_art_draw () also knows a part of one by its
 * id: "scenes/train#rod". */

/* Returns the drawing as a square of @pixels device pixels (1–1024), or NULL with a warning if there is none.
 * @ink colours what the drawing leaves to the text colour (suits, signs); NULL is the ink of the paper cards.
 * The texture belongs to the cache: reference it to keep it beyond the next call. */
GdkTexture *comstock_art_get_texture (const char    *name,
                                      int            pixels,
                                      const GdkRGBA *ink);

/* Returns the height of a drawing as a multiple of its width; 1 with a warning if there is none. */
double comstock_art_get_ratio (const char *name);

/* Where @part lies in its drawing, in the units of that; nowhere, with a warning, if there is none.  A part is made of
 * what is filled: with mere lines librsvg takes it to begin at the origin. */
void comstock_art_get_place (const char      *part,
                             graphene_rect_t *place);

/* Draws it into @bounds (its width counts), moved to whole pixels of the device: fast, from what was rendered once, and
 * sharp for the scale factor of @widget. */
void comstock_art_snapshot (GtkWidget             *widget,
                            GtkSnapshot           *snapshot,
                            const char            *name,
                            const graphene_rect_t *bounds,
                            const GdkRGBA         *ink);

/* Paints @width × @height units, pixels of a device unless they are @outlines, with the top left at the origin. */
typedef void (*ComstockArtPaint) (cairo_t       *cr,
                                  double         width,
                                  double         height,
                                  gboolean       outlines,
                                  gconstpointer  data);

/* The same for what code paints: once for each @key, which tells it from all others and from drawings, and each width
 * of @bounds. */
void comstock_art_snapshot_painted (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    const char            *key,
                                    const graphene_rect_t *bounds,
                                    ComstockArtPaint       paint,
                                    gconstpointer          data);

/* Lets all drawings that come to @snapshot from now on be outlines, as for a file or a page. */
void comstock_art_set_outlines (GtkSnapshot *snapshot);

/* As gtk_snapshot_append_cairo (), for what becomes a file as well: cairo's SVG loses where a drawing begins unless
 * that is its origin. */
cairo_t *comstock_art_append_cairo (GtkSnapshot           *snapshot,
                                    const graphene_rect_t *bounds);

/* Draws it in outlines with its top left at (@x, @y), as for a file or a page. */
void comstock_art_draw (cairo_t       *cr,
                        const char    *name,
                        double         x,
                        double         y,
                        double         width,
                        double         height,
                        const GdkRGBA *ink);

/* The same in the colours of the style sheet @style, which is named as drawings are; NULL for the drawing's own. */
void comstock_art_draw_styled (cairo_t    *cr,
                               const char *name,
                               double      x,
                               double      y,
                               double      width,
                               double      height,
                               const char *style);

/* Draws it as pixels, at whole ones, for @scale device pixels to each unit.  @cr is moved at the most, and scaled by
 * nothing but its surface. */
void comstock_art_copy (cairo_t       *cr,
                        const char    *name,
                        double         x,
                        double         y,
                        double         width,
                        const GdkRGBA *ink,
                        int            scale);

/* Looks up a colour of the palette (style.css) or of a game for @widget; magenta if the style sheet is missing. */
GdkRGBA comstock_art_get_color (GtkWidget  *widget,
                                const char *name);
