/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What GTK's buttons do not do by themselves. */

#pragma once

#include <gtk/gtk.h>

/* Lets a button's label take more lines where one is too long: large text, small screen, another language. */
void comstock_button_wrap (GtkButton *button);
