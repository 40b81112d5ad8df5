/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What rows of libadwaita show and do not tell a screen reader. */

#pragma once

#include <adwaita.h>

/* Has @row tell what is selected, now and whenever that changes.  Its model is one of strings. */
void comstock_rows_tell_selected (AdwComboRow    *row);

/* Shows the words of the list that @row opens in full, which the library cuts at twenty letters. */
void comstock_rows_show_whole    (AdwComboRow    *row);

/* Has the part of @row that one presses tell its subtitle and whether it is unfolded, from now on. */
void comstock_rows_tell_unfolded (AdwExpanderRow *row);
