/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the rules for sentences: each comes from the engine's tables, so that no text types one. */

#pragma once

#include "engine/cards/cards-game.h"
#include "model/base/comstock-text.h"

G_BEGIN_DECLS

/* What the placeholders of a sentence are about. */
typedef enum
{
  COMSTOCK_CARDS_FIGURES_RULES, /* the rules as a whole; number: 0 */
  COMSTOCK_CARDS_FIGURES_CHARACTER, /* CardsCharacter; {vp}, {boost}, {appeal}, {vp-bank} with a parcel's id … */
  COMSTOCK_CARDS_FIGURES_PARCEL, /* number: CardsParcel; {era-1}, {era-2}: how many are printed */
  COMSTOCK_CARDS_FIGURES_ROW,   /* number: CardsRow; {vp}: for each thing that it counts */
} ComstockCardsFiguresSubject;

/* Returns a copy of @sentence with the figures that belong to its {placeholders}; those of the rules as a whole are
 * known with each subject. */
char *comstock_cards_figures_fill   (const char                 *sentence,
                                     ComstockCardsFiguresSubject subject,
                                     int                         number);

/* The same for a sentence that knows other placeholders too: the figure of the rules as a whole, or NULL. */
char *comstock_cards_figures_lookup (const char             *placeholder);

G_END_DECLS
