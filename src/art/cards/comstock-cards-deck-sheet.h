/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All cards of a deck on a sheet. */

#pragma once

#include "art/comstock-piece-sheet.h"
#include "engine/cards/cards-deck.h"

/* The terrain cards with their appeal, then the backs of the characters; @deck and @title are borrowed. */
ComstockPieceSheet comstock_cards_deck_sheet (const CardsDeck *deck,
                                              const char      *title);
