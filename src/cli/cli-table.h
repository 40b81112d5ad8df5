/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of text for a terminal: the first column to the left, the others to the right. */

#pragma once

#include <glib.h>

typedef struct _CliTable CliTable;

CliTable *cli_table_new   (guint      n_columns);
void      cli_table_free  (CliTable  *table);

/* Sets a cell, column 0 being the leftmost, of the last row; takes @text. */
void      cli_table_set   (CliTable *table,
                           guint     column,
                           char     *text);

/* Appends an empty row. */
void      cli_table_add   (CliTable  *table);

void      cli_table_print (CliTable  *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliTable, cli_table_free)
