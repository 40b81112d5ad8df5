/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockReflowBox: words, and beside them what belongs to them; below them where the words would have too little
 * room.  Its children, in their order, are those of the template or of comstock_reflow_box_append (). */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_REFLOW_BOX (comstock_reflow_box_get_type ())
G_DECLARE_FINAL_TYPE (ComstockReflowBox, comstock_reflow_box, COMSTOCK, REFLOW_BOX, GtkWidget)

/* Property "words-width" (int): the room that the first child must have beside the others, in pixels at the usual size
 * of text, unless it needs less.  The others have their natural width. */
GtkWidget *comstock_reflow_box_new    (int                words_width);

/* Consumes @child, if it is floating. */
void       comstock_reflow_box_append (ComstockReflowBox *self,
                                       GtkWidget         *child);
