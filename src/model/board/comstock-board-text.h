/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of the board game: what happened, what is asked, why something is refused, what a move would be. */

#pragma once

#include "comstock-board-game.h"

G_BEGIN_DECLS

/* "Round 2 of 4: Cowboys", and what is asked now in one sentence, as the viewer needs it.  Free with g_free (). */
char *comstock_board_text_dup_heading    (ComstockGame *game);
char *comstock_board_text_dup_prompt     (ComstockGame *game);

/* What a road at @edge, as BOARD_MOVE_ROAD numbers it, is called: "Road: C4, north side".  Free with g_free (). */
char *comstock_board_text_dup_edge       (ComstockGame *game,
                                          guint         edge);

/* What is done with a cowboy of @kind, before one knows where: "Cowboy with dynamite: …".  Free with g_free (). */
char *comstock_board_text_dup_token      (BoardCowboyKind kind);

/* How the game ended, in one sentence; NULL before the end.  Free with g_free (). */
char *comstock_board_text_dup_outcome    (ComstockBoardGame *game);

/* A refusal by the rules, of a setup or a move, as one sentence; NULL for what all games share.  Free by g_free (). */
char *comstock_board_text_dup_refusal    (const CsRefusal *refusal);

/* Functions of the ComstockGame class. */
char *comstock_board_text_describe       (ComstockGame    *game,
                                          guint            cursor,
                                          const CsEvent   *event);
char *comstock_board_text_refuse         (ComstockGame    *game,
                                          const CsRefusal *refusal);
char *comstock_board_text_dup_move_title (ComstockGame    *game,
                                          gconstpointer    state,
                                          guint            seat,
                                          CsMove           move);

/* What the move is about, for a narrow place: "Sheriff" where the title is "Choose: Sheriff"; else the title. */
char *comstock_board_text_dup_move_subject (ComstockGame    *game,
                                            gconstpointer    state,
                                            guint            seat,
                                            CsMove           move);

G_END_DECLS
