/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCodeRow: a row of New Game: the code from which a game is dealt, and another one at the press of a button. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_CODE_ROW (comstock_code_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCodeRow, comstock_code_row, COMSTOCK, CODE_ROW, AdwActionRow)

/* It has some code from the first.  Enter in it starts the game.
 *
 * Signal "changed": another code stands there. */

/* The seed that the code is; FALSE and a sentence if it is none. */
gboolean    comstock_code_row_read      (ComstockCodeRow *self,
                                         guint64         *seed,
                                         GError         **error);

/* Leads to the code, which is to be corrected. */
void        comstock_code_row_focus     (ComstockCodeRow *self);

/* The code as it is entered, borrowed. */
const char *comstock_code_row_get_text  (ComstockCodeRow *self);
void        comstock_code_row_set_text  (ComstockCodeRow *self,
                                         const char      *text);
