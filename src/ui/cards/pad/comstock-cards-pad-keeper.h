/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPadKeeper: the score pad of the evening, kept on the disk from step to step. */

#pragma once

#include "model/cards/comstock-cards-pad.h"

#define COMSTOCK_TYPE_CARDS_PAD_KEEPER (comstock_cards_pad_keeper_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPadKeeper, comstock_cards_pad_keeper, COMSTOCK, CARDS_PAD_KEEPER, GObject)

/* One for the whole program: every window shows the same pad.
 * Signals: "replaced" (): there is another pad, or the first; "changed" (): that of the pad; "problem" (): what
 * comstock_cards_pad_keeper_get_problem () tells has changed. */

/* Returns a reference; the first of all reads what was kept. */
ComstockCardsPadKeeper *comstock_cards_pad_keeper_dup         (void);

/* Borrowed; NULL if none was begun. */
ComstockCardsPad       *comstock_cards_pad_keeper_get_pad     (ComstockCardsPadKeeper *self);

void                    comstock_cards_pad_keeper_set_pad     (ComstockCardsPadKeeper *self,
                                                               ComstockCardsPad       *pad);

/* Why it is not kept, or was not read, in a sentence; NULL if all is well.  Borrowed. */
const char             *comstock_cards_pad_keeper_get_problem (ComstockCardsPadKeeper *self);
