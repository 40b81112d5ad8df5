/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rounded outlines of one color. */

#pragma once

#include <gtk/gtk.h>

void comstock_outline_fill (GtkSnapshot          *snapshot,
                            const GskRoundedRect *outline,
                            const GdkRGBA        *color);

/* All around, so wide, to its inside. */
void comstock_outline_rim  (GtkSnapshot          *snapshot,
                            const GskRoundedRect *outline,
                            float                 width,
                            const GdkRGBA        *color);
