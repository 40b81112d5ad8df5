/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats of a card game that play by themselves. */

#pragma once

#include "comstock-cards-game.h"

G_BEGIN_DECLS

/* The next seat that plays by itself: a virtual player or a rival that must act; −1 if none must, or while moves can
 * be redone (comstock_game_branch () plays on from there). */
int      comstock_cards_automatic_get_seat    (ComstockCardsGame *game);

/* Lets that seat play its move, at once in this thread (for tools) or after thinking in another.  There must be such a
 * seat.  FALSE with COMSTOCK_GAME_ERROR_STALE if the game went elsewhere meanwhile; then nothing is played. */
gboolean comstock_cards_automatic_play        (ComstockCardsGame    *game,
                                               GError              **error);
void     comstock_cards_automatic_play_async  (ComstockCardsGame    *game,
                                               GCancellable         *cancellable,
                                               GAsyncReadyCallback   callback,
                                               gpointer              data);
gboolean comstock_cards_automatic_play_finish (ComstockCardsGame    *game,
                                               GAsyncResult         *result,
                                               GError              **error);

G_END_DECLS
