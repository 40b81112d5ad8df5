/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that a window says, to the eye and to a screen reader. */

#pragma once

#include <gtk/gtk.h>

/* The texts of @root and of everything below it, shown or not: labels, tooltips, titles, menus, names and descriptions
 * for screen readers.  A new set of strings; not what a person has typed. */
GHashTable *ui_words_collect     (GtkWidget  *root);

/* The same of all windows that are shown. */
GHashTable *ui_words_collect_all (void);
