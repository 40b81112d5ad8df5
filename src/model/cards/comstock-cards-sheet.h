/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet: the rows of the score pad and their total, for each seat, in figures and in words. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* Rows are CardsRow, and one more: */
#define COMSTOCK_CARDS_ROW_TOTAL CARDS_ROWS
#define COMSTOCK_CARDS_SHEET_ROWS (CARDS_ROWS + 1)

/* "Banks", "Total": a static string, translated. */
const char *comstock_cards_sheet_get_row_name    (guint              row);

/* Whether the sheet has a figure there: of a virtual player only the total. */
gboolean    comstock_cards_sheet_has_figure      (ComstockCardsSeat *seat,
                                                  guint              row);

/* The figure as the position stands, 0 where there is none. */
int         comstock_cards_sheet_get_points      (ComstockCardsSeat *seat,
                                                  guint              row);

/* The parcels of the seat's city that make it; none for the row of the characters and for a virtual player. */
CardsBoard  comstock_cards_sheet_get_parcels     (ComstockCardsSeat *seat,
                                                  guint              row);

/* How it comes about, in sentences; of a row for which nothing is there, its rule.  Free with g_free (). */
char       *comstock_cards_sheet_dup_explanation (ComstockCardsSeat *seat,
                                                  guint              row);

/* "Banks 4" of the name of a row or a character and its points.  Free with g_free (). */
char       *comstock_cards_sheet_dup_item        (const char        *name,
                                                  int                points);

/* The rows that bring or cost the seat something and the total, a line each: "Banks: 4".  Free with g_free (). */
char       *comstock_cards_sheet_dup_rows        (ComstockCardsSeat *seat);

/* The whole sheet of some seats (ComstockCardsSeat) as CSV: a line of names, one of who holds them, a line per row.
 * A new string. */
GString    *comstock_cards_sheet_to_csv          (GListModel        *seats);

G_END_DECLS
