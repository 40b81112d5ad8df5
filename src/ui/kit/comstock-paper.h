/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing: an operation as the program wants it, and what its pages are made of. */

#pragma once

#include <gtk/gtk.h>

/* All in points. */
#define COMSTOCK_PAPER_TITLE 16.0
#define COMSTOCK_PAPER_TEXT 10.5
#define COMSTOCK_PAPER_LINE 1.9       /* of the size of its text */

/* Where the next line goes on a page. */
typedef struct
{
  GtkPrintContext *context;
  cairo_t *cr;
  double width;
  double y;
  int lines;              /* that a text may take */
} ComstockPaper;

/* An operation in points, called @name, which a file gets that it is printed to.  @name is translated. */
GtkPrintOperation *comstock_paper_operation_new (const char *name);

/* Runs @operation with the system's dialog over the window of @widget; @action opens it, see comstock-dialog.h.  Why it
 * failed is told to @tell, a sentence, with @widget as its data as long as that lives. */
typedef void (*ComstockPaperTell) (GtkWidget  *widget,
                                   const char *sentence);

void               comstock_paper_print         (GtkPrintOperation *operation,
                                                 GtkWidget         *widget,
                                                 const char        *action,
                                                 ComstockPaperTell  tell);

/* The top of a page of @context, with black ink. */
ComstockPaper      comstock_paper_begin         (GtkPrintContext *context);

/* A line of large text over the whole width, and on to the next line. */
void               comstock_paper_draw_title    (ComstockPaper *self,
                                                 const char    *title);

/* A line of usual text over the whole width, and on to the next line. */
void               comstock_paper_draw_line     (ComstockPaper *self,
                                                 const char    *text);

/* Above the next line. */
void               comstock_paper_draw_rule     (ComstockPaper *self,
                                                 double         thickness);

/* A row of a table with @n columns of equal width behind its name, and on to the next line. */
void               comstock_paper_draw_row      (ComstockPaper     *self,
                                                 const char        *name,
                                                 const char *const *cells,
                                                 guint              n,
                                                 gboolean           bold);
