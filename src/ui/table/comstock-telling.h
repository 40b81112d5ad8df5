/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys for whoever plays by ear: the table in sentences, and moves that are typed. */

#pragma once

#include <gtk/gtk.h>

/* What is told of a table. */
typedef enum
{
  COMSTOCK_TOLD_MARKET, /* what all may take or use */
  COMSTOCK_TOLD_LEFT,   /* what each seat has left to play with */
  COMSTOCK_TOLD_SCORE,  /* what brings the person how much */
  COMSTOCK_TOLD_TOWN,   /* what the person has built */
  COMSTOCK_TOLD
} ComstockTold;

/* To be called by the class of ComstockTable, whose dup_told makes the sentences.  C, L, S and T tell them in this
 * order, R the last news again, and M opens the line for typed moves. */
void comstock_telling_install (GtkWidgetClass *widget_class);
