/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What brings a game out of the program: a picture, a drawing, its score sheet as a table, its log as text, paper. */

#pragma once

#include "comstock-table.h"

/* A table of a game's own: what the person at the table sees of its surface. */
struct _ComstockExports
{
  /* The titles of the questions where to write it, translatable; NULL: there is no picture. */
  const char *picture;
  const char *drawing;

  /* One drawing in units of pixels: what files and its page are called, translatable, how large it is and what is drawn
   * in outlines for @widget, whose style holds.  Where it is all, as files and behind the sheet on paper, the rest is
   * NULL. */
  const char *title;
  void               (*measure)   (ComstockGame  *game,
                                   GtkWidget     *widget,
                                   int           *width,
                                   int           *height);
  void               (*snapshot)  (ComstockGame  *game,
                                   GtkWidget     *widget,
                                   GtkSnapshot   *snapshot);

  /* What a file is named, and its content. */
  char              *(*dup_name)  (ComstockTable *table);
  GBytes            *(*to_png)    (ComstockTable *table);
  GBytes            *(*to_svg)    (ComstockTable *table);

  GtkPrintOperation *(*print_new) (ComstockTable *table);
};

/* Adds "export-csv", "export-log", "copy-log", "print", "export-png" and "export-svg" to the actions of @table, whose
 * class has exports. */
void comstock_exports_add   (ComstockTable *table);

/* The drawing of @self as a file, and on paper. */
GBytes            *comstock_exports_to_png    (const ComstockExports *self,
                                               ComstockGame          *game,
                                               GtkWidget             *widget);
GBytes            *comstock_exports_to_svg    (const ComstockExports *self,
                                               ComstockGame          *game,
                                               GtkWidget             *widget);
GtkPrintOperation *comstock_exports_print_new (const ComstockExports *self,
                                               ComstockGame          *game,
                                               GtkWidget             *widget);

/* Asks where to write @sheet, which is consumed, as CSV; see comstock_export (). */
void comstock_exports_write (ComstockSheet *sheet,
                             GtkWidget     *widget,
                             const char    *action);
