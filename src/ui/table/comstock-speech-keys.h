/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys for those who play with a screen reader: the table in sentences, and moves that are typed. */

#pragma once

#include <gtk/gtk.h>

/* What is said of a table. */
typedef enum
{
  COMSTOCK_SPOKEN_MARKET, /* what all may take or use */
  COMSTOCK_SPOKEN_LEFT,   /* what each seat has left to play with */
  COMSTOCK_SPOKEN_SCORE,  /* what brings the person how much */
  COMSTOCK_SPOKEN_TOWN,   /* what the person has built */
  COMSTOCK_SPOKEN_MAP,    /* what lies where, first around what has the focus */
  COMSTOCK_SPOKEN
} ComstockSpoken;

/* To be called by the class of ComstockTable, whose dup_spoken makes the sentences.  C, L, S, T and O say them in this
 * order, R and Ctrl+R the last news again, and M opens the line for typed moves. */
void comstock_speech_keys_install (GtkWidgetClass *widget_class);
