/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with one page of text to read. */

#pragma once

#include <gtk/gtk.h>

/* @resource holds the text, in UTF-8. */
GtkWindow *comstock_page_window_new (const char *title,
                                     const char *resource);
