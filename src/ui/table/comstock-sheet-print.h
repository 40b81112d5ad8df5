/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet on paper and as a file, for whatever table it was filled at. */

#pragma once

#include "comstock-table.h"
#include "model/session/comstock-sheet.h"
#include "ui/kit/comstock-paper.h"

/* Draws what follows on page @number, from 0, behind the sheet. */
typedef void (*ComstockSheetPage) (ComstockPaper *page,
                                   guint          number,
                                   gpointer       data);

/* A print operation: @sheet, which is consumed, below its heading, then @n_pages more that @draw fills.  @data is freed
 * with it. */
GtkPrintOperation *comstock_sheet_print_new   (ComstockSheet    *sheet,
                                               guint             n_pages,
                                               ComstockSheetPage draw,
                                               gpointer          data,
                                               GDestroyNotify    free_data);

/* Asks where to write @sheet, which is consumed, as CSV; see comstock_export (). */
void               comstock_sheet_export      (ComstockSheet    *sheet,
                                               GtkWidget        *widget,
                                               const char       *action);

/* Adds the actions "export-csv" and "print", which takes what @print_new makes, to those of @table. */
void               comstock_sheet_add_exports (ComstockTable    *table,
                                               GtkPrintOperation *(*print_new) (ComstockTable *table));
