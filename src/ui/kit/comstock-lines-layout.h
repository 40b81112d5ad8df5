/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockLinesLayout: children side by side, in as many lines as they need. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_LINES_LAYOUT (comstock_lines_layout_get_type ())
G_DECLARE_FINAL_TYPE (ComstockLinesLayout, comstock_lines_layout, COMSTOCK, LINES_LAYOUT, GtkLayoutManager)

/* Properties: "spacing" (int): pixels between children, and between lines; "even" (gboolean, FALSE): all children are
 * equally wide, as many in a line as the natural width of the widest leaves room for, and fill it; "column" (int): or
 * as many as have so many pixels, at the usual size of text, and as high as there is room if that makes one line;
 * "most" (int): what is wider stands in the middle.
 * One line if the least widths of all children fit; else each line holds what fits with its natural width.  What is
 * left of a line goes to its children that expand.  Asks for no more width than the widest child. */
GtkLayoutManager *comstock_lines_layout_new      (int spacing);
GtkLayoutManager *comstock_lines_layout_new_even (int spacing);
