/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsAbility: asks about an ability at the portrait of who has it, with what it would change. */

#pragma once

#include "comstock-cards-cast.h"
#include "model/cards/comstock-cards-ask.h"
#include "model/cards/comstock-cards-game.h"
#include "ui/cards/cards/comstock-cards-hand.h"

#define COMSTOCK_TYPE_CARDS_ABILITY (comstock_cards_ability_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsAbility, comstock_cards_ability, COMSTOCK, CARDS_ABILITY, GObject)

/* Signals:
 * - "chosen" (ComstockCardsAbility *, guint move): what was decided, as a CsMove;
 * - "weighed" (ComstockCardsAbility *, gboolean weighed): the pointer is on the button that uses it, or has left it.
 * All of them live longer; @overlay is that of the table. */
ComstockCardsAbility *comstock_cards_ability_new   (ComstockCardsGame    *game,
                                                    ComstockCardsCast    *cast,
                                                    ComstockCardsHand    *hand,
                                                    GtkOverlay           *overlay);

/* Asks the person in whose seat the game waits for an ability, with @ask; NULL for nobody. */
void                  comstock_cards_ability_update (ComstockCardsAbility *self,
                                                     const ComstockAsk    *ask);

/* What asks about an ability now, or NULL. */
GtkWidget            *comstock_cards_ability_find_question (ComstockCardsAbility *self);

/* Tells who the character of @portrait is, what it does, and @reason why that cannot be used now, which may be NULL. */
void                  comstock_cards_ability_tell   (ComstockCardsAbility  *self,
                                                     ComstockCardsPortrait *portrait,
                                                     const char            *reason);
