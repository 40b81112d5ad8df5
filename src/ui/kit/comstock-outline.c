/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GTK has a color for each side, and none for what is rounded. */

#include "comstock-outline.h"

void
comstock_outline_fill (GtkSnapshot          *snapshot,
                       const GskRoundedRect *outline,
                       const GdkRGBA        *color)
{
  gtk_snapshot_push_rounded_clip (snapshot, outline);
  gtk_snapshot_append_color (snapshot, color, &outline->bounds);
  gtk_snapshot_pop (snapshot);
}

void
comstock_outline_rim (GtkSnapshot          *snapshot,
                      const GskRoundedRect *outline,
                      float                 width,
                      const GdkRGBA        *color)
{
  gtk_snapshot_append_border (snapshot, outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *color, *color, *color, *color });
}
