/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockAdvisor: what a seat might do now, for hints: soon a first answer, then a surer one. */

#pragma once

#include "comstock-study.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_ADVISOR (comstock_advisor_get_type ())
G_DECLARE_FINAL_TYPE (ComstockAdvisor, comstock_advisor, COMSTOCK, ADVISOR, GObject)

/* It thinks in threads, each time for a tenth of a second or so, and is cancelled by any change of the game, with
 * which its advice goes; but it stays while others pick in secret beside the seat that asked.  It knows what that seat
 * knows, and nothing more.
 *
 * Signals: "advised" (): there is advice, or surer advice; "dropped" (): what there was does not hold any more. */
ComstockAdvisor *comstock_advisor_new         (ComstockGame    *game);

/* Advises @seat, which is to act.  Each time counts as a hint given (see "hinted" of ComstockGame).  FALSE if there is
 * nothing to advise: the game has no policy, or the seat no choice. */
gboolean         comstock_advisor_ask         (ComstockAdvisor *self,
                                               guint            seat);

/* Thinks no more, and forgets what it found. */
void             comstock_advisor_drop        (ComstockAdvisor *self);

/* For how long it makes its advice surer, in milliseconds, a second at first; 0: the first answer stays, which is
 * the same on every machine. */
void             comstock_advisor_set_patience (ComstockAdvisor *self,
                                                guint            patience);

gboolean         comstock_advisor_is_thinking (ComstockAdvisor *self);

/* How many moves it tells of, 0 while there is no advice; the first is the best.  Those that were soon dropped from the
 * comparison are not told. */
guint            comstock_advisor_get_n_moves (ComstockAdvisor *self);
void             comstock_advisor_get         (ComstockAdvisor *self,
                                               guint            rank,
                                               CsFinding       *finding);

G_END_DECLS
