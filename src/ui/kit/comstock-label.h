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
