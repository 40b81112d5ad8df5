/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file choosers of the window. */

#pragma once

#include <gtk/gtk.h>

#include "model/store/comstock-save.h"

/* They are made of GtkFileChooserNative, whose place GtkFileDialog takes once GTK 4.10 is the minimum. */

/* Is called with the file chosen and the window; not at all if the player thinks better of it. */
typedef void (*ComstockFileChosen) (GFile   *file,
                                    gpointer window);

void comstock_window_choose_open (GtkWindow         *window,
                                  ComstockFileChosen chosen);

/* Proposes the name of @current; where that is NULL, @name with the suffix of saves. */
void comstock_window_choose_save (GtkWindow         *window,
                                  GFile             *current,
                                  const char        *name,
                                  ComstockFileChosen chosen);

/* Proposes a name beside @file, with a number. */
void comstock_window_choose_beside (GtkWindow         *window,
                                    GFile             *file,
                                    ComstockFileChosen chosen);

/* For a file that is no save: proposes @name.  @action of @window is what asked for it. */
void comstock_window_choose_export (GtkWindow         *window,
                                    const char        *title,
                                    const char        *name,
                                    const char        *action,
                                    ComstockFileChosen chosen);
