/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Art: the drawings of the program (comstock-drawing.h) as textures, each rendered once per size and kept. */

#pragma once

#include <gtk/gtk.h>

#include "art/comstock-drawing.h"

/* Returns the drawing as a square of @pixels device pixels (1–1024), or NULL with a warning if there is none.
 * @ink colors what the drawing leaves to the text color (suits, signs); NULL is the ink of the paper cards.
 * The texture belongs to the cache: reference it to keep it beyond the next call. */
GdkTexture *comstock_art_get_texture (const char    *name,
                                      int            pixels,
                                      const GdkRGBA *ink);

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

/* Forgets what nobody needed since it was called before: a table calls it as it begins. */
void comstock_art_age (void);

/* Lets all drawings that come to @snapshot from now on be outlines, as for a file or a page. */
void comstock_art_set_outlines (GtkSnapshot *snapshot);

gboolean comstock_art_is_outlined (GtkSnapshot *snapshot);

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

/* Draws it as pixels, at whole ones, for @scale device pixels to each unit.  @cr is moved at the most, and scaled by
 * nothing but its surface. */
void comstock_art_copy (cairo_t       *cr,
                        const char    *name,
                        double         x,
                        double         y,
                        double         width,
                        const GdkRGBA *ink,
                        int            scale);

/* Looks up a color of the palette (style.css) or of a game for @widget; magenta if the style sheet is missing. */
GdkRGBA comstock_art_get_color (GtkWidget  *widget,
                                const char *name);
