/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the score sheet of the card game looks: rounds in eras, suits as signs, light in cities. */

#pragma once

#include "ui/table/comstock-score-look.h"

/* For a ComstockCardsGame, and for the sheet of a real table. */
extern const ComstockScoreLook comstock_cards_score_look;
