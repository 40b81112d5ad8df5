/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs above a window: showing them, and showing them again in another language. */

#pragma once

#include <gtk/gtk.h>

/* Presents @dialog above the window of @widget, not larger than that window; once libadwaita 1.5 is the minimum,
 * AdwDialog keeps to that by itself. */
void      comstock_dialog_present        (GtkWindow *dialog,
                                          GtkWidget *widget);

/* The same for a dialog of the desktop, which is taken over; @action: see below. */
void      comstock_dialog_present_native (GtkNativeDialog *dialog,
                                          GtkWidget       *widget,
                                          const char      *action);

/* What opens a dialog like @dialog, with its target: "win.new-game", "win.open-uri('file:…')".  The action belongs to
 * the window that @dialog stands above.  To be told before @dialog is presented. */
void      comstock_dialog_set_action     (GtkWindow  *dialog,
                                          const char *action);

/* Closes menus and the like that are open in @root. */
void      comstock_dialog_pop_down_all   (GtkWidget       *root);

/* Whether any dialog stands above @parent, and is to be seen. */
gboolean  comstock_dialog_is_above       (GtkWindow       *parent);

/* Takes a dialog of the library for one that @action opens: the one that has just come above the window of @widget. */
void      comstock_dialog_adopt          (GtkWidget  *widget,
                                          const char *action);

/* Closes the dialogs above @parent that an action opens, and tells how they looked.  Returns a new reference. */
GVariant *comstock_dialog_fold_all       (GtkWindow       *parent);

/* Opens them again. */
void      comstock_dialog_unfold_all     (GtkWindow *parent,
                                          GVariant  *folded);
