/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What saving a pad knows of it. */

#pragma once

#include "comstock-cards-pad.h"

G_BEGIN_DECLS

/* The journal, borrowed; the steps from @cursor on were undone. */
const ComstockCardsPadStep *comstock_cards_pad_get_journal (ComstockCardsPad *self,
                                                            guint            *length,
                                                            guint            *cursor);

const CardsSetup           *comstock_cards_pad_get_deal    (ComstockCardsPad *self);

G_END_DECLS
