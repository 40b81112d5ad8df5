/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPad: the score pad for a game with real cards, and the runner of its virtual players. */

#pragma once

#include "comstock-cards-pad-state.h"
#include "comstock-cards-seat.h"
#include "comstock-cards-setup.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_CARDS_PAD (comstock_cards_pad_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPad, comstock_cards_pad, COMSTOCK, CARDS_PAD, GObject)

#define COMSTOCK_CARDS_PAD_MAX_STEPS 4096

/* A journal of steps with a cursor, like that of a game.
 * Signal "changed" (): after each step, undo and redo. */

/* For one to six seats, persons and virtual players, of different suits.  The virtual players' auction cards are
 * shuffled for both eras.  Errors: COMSTOCK_GAME_ERROR_SETUP. */
ComstockCardsPad *comstock_cards_pad_new       (const ComstockCardsSetup *setup,
                                                GError                  **error);

/* The same with the piles of virtual players from @deal. */
ComstockCardsPad *comstock_cards_pad_new_dealt (const ComstockCardsSetup *setup,
                                                const CardsSetup         *deal,
                                                GError                  **error);

/* Makes a step; FALSE if it is not possible (comstock_cards_pad_state_apply ()) or the journal is full. */
gboolean comstock_cards_pad_step       (ComstockCardsPad           *self,
                                        const ComstockCardsPadStep *step);

/* A step with what it needs of @a and @b. */
gboolean comstock_cards_pad_enter      (ComstockCardsPad        *self,
                                        ComstockCardsPadStepType type,
                                        guint                    seat,
                                        int                      a,
                                        int                      b);

gboolean comstock_cards_pad_can_undo   (ComstockCardsPad *self);
gboolean comstock_cards_pad_can_redo   (ComstockCardsPad *self);
void     comstock_cards_pad_undo       (ComstockCardsPad *self);
void     comstock_cards_pad_redo       (ComstockCardsPad *self);

/* Both borrowed: what was entered, valid until the next change, and the seats as chosen. */
const ComstockCardsPadState *comstock_cards_pad_get_state (ComstockCardsPad *self);
const ComstockCardsSetup    *comstock_cards_pad_get_setup (ComstockCardsPad *self);

/* ComstockCardsSeat, the same objects for all of the pad: their scores, cities and characters follow it. */
GListModel *comstock_cards_pad_get_seats (ComstockCardsPad *self);

/* What of all that contradicts the rules or what the cards can give, a sentence each; it is counted all the same.
 * Free with g_strfreev (). */
char   **comstock_cards_pad_dup_warnings (ComstockCardsPad *self);

/* As a save (docs/save-format.md, section 9), equal bytes for equal pads.  Reading checks all of it; errors are those
 * of comstock_save_from_bytes (). */
GBytes           *comstock_cards_pad_to_bytes       (ComstockCardsPad *self);
ComstockCardsPad *comstock_cards_pad_new_from_bytes (GBytes           *bytes,
                                                     GError          **error);

G_END_DECLS
