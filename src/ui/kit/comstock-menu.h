/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Menus that leave out their keys in narrow windows, and tell a screen reader the names of their items. */

#pragma once

#include <gtk/gtk.h>

/* Has the menu of @button leave out its keys, whenever it opens in a window that is too narrow for them. */
void comstock_menu_fit        (GtkMenuButton *button);

/* Has @popover, a menu made from a model, tell a screen reader what its items are called, whenever it opens. */
void comstock_menu_name_items (GtkPopover    *popover);
