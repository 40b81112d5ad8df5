/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockLuck: what chance did with one move of a game, apart from what anybody chose. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

typedef struct _ComstockLuck ComstockLuck;

/* Whether move @index of the journal was one of chance, or showed what no seat had seen before, such as cards of a
 * pile.  What was chosen in secret and then shown is no luck.  FALSE if the game's class has no policy. */
gboolean      comstock_luck_may_be      (ComstockGame       *game,
                                         guint               index);

/* Of that move; NULL if there is none. */
ComstockLuck *comstock_luck_new         (ComstockGame       *game,
                                         guint               index);
void          comstock_luck_free        (ComstockLuck       *self);

/* Plays in a thread, often, on from how it came, and from how it might have come as well.  Cancelled at once by
 * @cancellable.  The answer is whether it went to the end; @self must live till then. */
void          comstock_luck_find_async  (ComstockLuck       *self,
                                         GCancellable       *cancellable,
                                         GAsyncReadyCallback callback,
                                         gpointer            data);
gboolean      comstock_luck_find_finish (GAsyncResult       *result,
                                         GError            **error);

/* By how many points more than it could expect, below 0 less, @seat is ahead of the best other after that. */
double        comstock_luck_get         (ComstockLuck       *self,
                                         guint               seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockLuck, comstock_luck_free)

G_END_DECLS
