/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCodeRow: a row of New Game: the code of the game that is chosen, which one can copy, replace by another, or
 * type and paste. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_CODE_ROW (comstock_code_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCodeRow, comstock_code_row, COMSTOCK, CODE_ROW, AdwPreferencesRow)

/* Enter in it starts the game.
 *
 * Signals: "changed": somebody has typed; "draw": somebody wants another code. */

/* Leads to the code, which is to be corrected or was typed; the cursor stands at its end. */
void        comstock_code_row_focus     (ComstockCodeRow *self);

/* The code as it is entered, borrowed. */
const char *comstock_code_row_get_text  (ComstockCodeRow *self);

/* Shows the code of what is chosen, which nobody has typed, or NULL for none, and why there is none. */
void        comstock_code_row_set_text  (ComstockCodeRow *self,
                                         const char      *text,
                                         const char      *absence);

/* Says what the code is, or is not; NULL: nothing. */
void        comstock_code_row_note      (ComstockCodeRow *self,
                                         const char      *sentence);
