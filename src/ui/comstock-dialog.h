/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Showing a dialog above the window that asked for it. */

#pragma once

#include <gtk/gtk.h>

/* Presents @dialog above the window of @widget, not larger than that window. */
void comstock_dialog_present (GtkWindow *dialog,
                              GtkWidget *widget);
