/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables as CSV (RFC 4180), safe to open with a spreadsheet: fields are added one by one, then the row is ended. */

#pragma once

#include <glib.h>

/* Returns a table without rows; it begins with a byte order mark, by which spreadsheets know UTF-8. */
GString *comstock_csv_new (void);

/* Adds a field of words.  What a spreadsheet would take for a formula is led by an apostrophe; bytes that are
 * no UTF-8 are replaced.  NULL is an empty field. */
void comstock_csv_add_text (GString    *csv,
                            const char *text);

/* Adds a number with a decimal point whatever the language, rounded to @decimals (0–9) places. */
void comstock_csv_add_number (GString *csv,
                              double   number,
                              guint    decimals);

/* Ends the row that was begun by its first field. */
void comstock_csv_end_row (GString *csv);
