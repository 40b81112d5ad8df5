/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockGuide: a bar that explains each new thing of the game when it first happens, one after another. */

#pragma once

#include <gtk/gtk.h>

#include "../comstock-replay.h"
#include "comstock-guide-tips.h"

#define COMSTOCK_TYPE_GUIDE (comstock_guide_get_type ())
G_DECLARE_FINAL_TYPE (ComstockGuide, comstock_guide, COMSTOCK, GUIDE, GtkWidget)

/* Property "part" (int, ComstockGuidePart, read-only): what is explained, COMSTOCK_GUIDE_NOTHING while nothing is.
 * The bar never takes the focus.  What was shown is kept in the setting "guidance-seen"; nothing is shown while the
 * setting "guidance" is off, or while the game is only looked at. */

/* To be called once.  @game and @replay live longer than the guide. */
void              comstock_guide_set_game (ComstockGuide     *self,
                                           ComstockCardsGame *game,
                                           ComstockReplay    *replay);

/* Where there is little room the buttons stand below the text. */
void              comstock_guide_set_narrow (ComstockGuide   *self,
                                             gboolean         narrow);

ComstockGuidePart comstock_guide_get_part (ComstockGuide     *self);

/* Tells who is asked after a change: a person's seat, or −1.  What was explained to somebody who has acted since is
 * taken for read. */
void              comstock_guide_update   (ComstockGuide     *self,
                                           int                decider);

/* Tells that a place in the city was refused. */
void              comstock_guide_refuse   (ComstockGuide     *self);

/* Whether a tip was there for so long that what a person does may mean that it was read. */
gboolean          comstock_guide_may_be_read (ComstockGuide  *self);

/* What is shown has been read. */
void              comstock_guide_dismiss  (ComstockGuide     *self);
