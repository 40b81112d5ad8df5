/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the codes of the card game carry (comstock-game-code.h). */

#pragma once

#include "comstock-cards-setup.h"
#include "model/session/comstock-game-code.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_CARDS_CODE_DECK,             /* of those that come with the program, in their order */
  COMSTOCK_CARDS_CODE_OPTIONS
} ComstockCardsCodeOption;

extern const ComstockGameCoding comstock_cards_coding;

/* The code of a game of @deck; NULL if that does not come with the program.  Free with g_free (). */
char *comstock_cards_code_dup (ComstockCardsDeck        *deck,
                               const ComstockCardsSetup *setup);

G_END_DECLS
