/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What rows of libadwaita show and do not tell a screen reader. */

#pragma once

#include <adwaita.h>

/* Has @row tell what is selected, now and whenever that changes.  Its model is one of strings. */
void comstock_rows_tell_selected (AdwComboRow    *row);

/* Has @row tell its subtitle, now and whenever that changes. */
void comstock_rows_tell_subtitle (AdwActionRow   *row);

/* Has @row, whose accessible role is that of a switch, tell whether @toggle in it is on, now and whenever that changes;
 * keys come to the row alone. */
void comstock_rows_tell_switched (AdwActionRow   *row,
                                  GtkSwitch      *toggle);

/* Shows the words of the list that @row opens in full, in several lines where they are long; the library cuts them at
 * twenty letters. */
void comstock_rows_show_whole    (AdwComboRow    *row);

/* Has the part of @row that one presses tell its subtitle and whether it is unfolded, from now on. */
void comstock_rows_tell_unfolded (AdwExpanderRow *row);
