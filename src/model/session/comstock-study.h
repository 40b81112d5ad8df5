/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A study: one decision of a game, searched in threads as the seat sees it that decides. */

#pragma once

#include "ai/cs-search.h"
#include "comstock-game.h"

G_BEGIN_DECLS

typedef struct _ComstockStudy ComstockStudy;

/* Whether @seat has something to decide at the position after move @cursor, and the game's class a policy. */
gboolean       comstock_study_has_choice (ComstockGame *game,
                                          guint         cursor,
                                          guint         seat);

/* Of @seat at the position after move @cursor.  What is hidden from it there is no part of the study: positions
 * that look alike to the seat give the same findings.  @played, if not NULL, is compared to the end.  NULL if there is
 * no choice. */
ComstockStudy *comstock_study_new      (ComstockGame *game,
                                        guint         cursor,
                                        guint         seat,
                                        const CsMove *played);
void           comstock_study_free     (ComstockStudy *self);

guint          comstock_study_get_seat (ComstockStudy *self);

/* Thinks in a thread for about @budget roll-outs, the first time about all moves, then again and again about those that
 * are left.  Cancelled at once by @cancellable.  The study must live until the end; nothing else may be asked of it
 * meanwhile.  The answer is whether it went to the end. */
void           comstock_study_think_async  (ComstockStudy      *self,
                                            guint               budget,
                                            GCancellable       *cancellable,
                                            GAsyncReadyCallback callback,
                                            gpointer            data);
gboolean       comstock_study_think_finish (GAsyncResult *result,
                                            GError      **error);

/* How many moves were compared, and what was found of each, the best first. */
guint          comstock_study_get_n_moves  (ComstockStudy *self);
void           comstock_study_get          (ComstockStudy *self,
                                            guint          rank,
                                            CsFinding     *finding);

/* The place of @move among them, or -1. */
int            comstock_study_find         (ComstockStudy *self,
                                            CsMove         move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockStudy, comstock_study_free)

G_END_DECLS
