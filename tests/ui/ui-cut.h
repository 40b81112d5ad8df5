/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that are cut short. */

#pragma once

#include <gtk/gtk.h>

/* Whether @widget is a label that is cut short, and neither its tooltip nor that of what it lies in tells it whole.  A
 * seat's name is told by what is told of its seat whoever points at it. */
gboolean ui_cut_is_lost (GtkWidget *widget);
