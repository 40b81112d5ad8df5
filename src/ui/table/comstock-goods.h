/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockGoods: small drawings of what somebody owns, in a row; they overlap where it is short. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_GOODS (comstock_goods_get_type ())
G_DECLARE_FINAL_TYPE (ComstockGoods, comstock_goods, COMSTOCK, GOODS, GtkWidget)

/* @side: of a drawing, in pixels at the usual scale. */
GtkWidget *comstock_goods_new (int side);

/* Shows the drawings of these names, which are static strings, the last @n_faint faint. */
void       comstock_goods_set (ComstockGoods     *self,
                               const char *const *names,
                               guint              n,
                               guint              n_faint);
