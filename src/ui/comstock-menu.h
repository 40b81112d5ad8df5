/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Menus in small windows. */

#pragma once

#include <gtk/gtk.h>

/* Has the menu of @button leave out its keys, whenever it opens in a window that is too narrow for them. */
void comstock_menu_fit (GtkMenuButton *button);
