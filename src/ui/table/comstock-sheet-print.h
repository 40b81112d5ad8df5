/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet on paper, for whatever table it was filled at. */

#pragma once

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
