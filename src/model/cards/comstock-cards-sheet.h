/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of the card game: the rows of the score pad, their total, and what each character is worth. */

#pragma once

#include "comstock-cards-game.h"
#include "model/session/comstock-sheet.h"

G_BEGIN_DECLS

/* Rows are CardsRow, one more, and then the characters as details: */
#define COMSTOCK_CARDS_ROW_TOTAL CARDS_ROWS
#define COMSTOCK_CARDS_SHEET_ROWS (CARDS_ROWS + 1)

/* Of some seats (ComstockCardsSeat), those of a game or of a real table, as they stand.  Of a virtual player only
 * the total is known.  A new sheet. */
ComstockSheet *comstock_cards_sheet_new        (GListModel       *seats);

/* That of a ComstockCardsGame, for its class. */
ComstockSheet *comstock_cards_sheet_dup        (ComstockGame     *game);

/* The places of a figure: parcels of its seat's city, none for the row of the characters and for virtual players. */
CardsBoard     comstock_cards_sheet_get_parcels (const ComstockSheetFigure *figure);

/* One column without a name, for scripts. */
ComstockSheet *comstock_cards_sheet_new_scored (const CardsScore *score,
                                                CardsCharacterSet owned,
                                                CardsKind         kind);

G_END_DECLS
