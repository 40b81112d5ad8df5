/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of text as they stand in cards, panes and dialogs. */

#pragma once

#include <gtk/gtk.h>

/* A label that begins where its line does and takes more lines where one is too long.  @css_class may be NULL. */
GtkWidget *comstock_label_new (const char *text,
                               const char *css_class);

/* The same as the last child of @box, which owns it. */
GtkWidget *comstock_label_add (GtkBox     *box,
                               const char *text,
                               const char *css_class);

/* Has a tooltip tell the whole text of @label while that is cut.  A tooltip that is set describes its widget, so that a
 * screen reader would be told each new text twice. */
void comstock_label_tell_cut (GtkLabel *label);
