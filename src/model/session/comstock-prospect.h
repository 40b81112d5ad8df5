/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockProspect: how a game may end, found by playing it on many times. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

/* Points of a seat at the end. */
typedef struct
{
  double mean;
  int low;              /* in a tenth of the games it had fewer */
  int high;             /* in a tenth more */
} ComstockExpectation;

#define COMSTOCK_TYPE_PROSPECT (comstock_prospect_get_type ())
G_DECLARE_FINAL_TYPE (ComstockProspect, comstock_prospect, COMSTOCK, PROSPECT, GObject)

/* It follows the position as the viewer sees it: with everything dealt anew that is hidden, all seats are played to the
 * end by the policy of the game's class.  It works in threads, and only while it is wanted.
 *
 * Signal "found" (): there is another answer, or none. */
ComstockProspect *comstock_prospect_new         (ComstockGame        *game);

/* Whether somebody wants to know, at first nobody. */
void              comstock_prospect_set_wanted  (ComstockProspect    *self,
                                                 gboolean             wanted);

/* Of the position that is shown; FALSE while that is not known or no person looks, and once the game is over. */
gboolean          comstock_prospect_get         (ComstockProspect    *self,
                                                 guint                seat,
                                                 ComstockExpectation *expectation);

/* The same in a sentence, whether it is known or not.  Free with g_free (). */
char             *comstock_prospect_dup_sentence (ComstockProspect   *self,
                                                  guint               seat);

G_END_DECLS
