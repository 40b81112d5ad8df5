/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockRounds: a mark and a row of dots, one for each round: which are over, which is played now. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_ROUNDS (comstock_rounds_get_type ())
G_DECLARE_FINAL_TYPE (ComstockRounds, comstock_rounds, COMSTOCK, ROUNDS, GtkWidget)

/* Decoration to a screen reader: words beside it tell the same. */
GtkWidget *comstock_rounds_new (void);

/* Shows @mark, and of @n_rounds the @round (from 1, 0 for none) as the one that is played now. */
void       comstock_rounds_set (ComstockRounds *self,
                                const char     *mark,
                                guint           round,
                                guint           n_rounds);
