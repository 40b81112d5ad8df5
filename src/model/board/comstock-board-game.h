/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardGame: a game of Carson City, the board game, as an object. */

#pragma once

#include "comstock-board-question.h"
#include "comstock-board-setup.h"
#include "comstock-board-sources.h"
#include "model/session/comstock-game.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_BOARD_GAME (comstock_board_game_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardGame, comstock_board_game, COMSTOCK, BOARD_GAME, ComstockGame)

/* A table reads the position itself: comstock_board_game_get_seen () is the engine's state as the viewer sees it, and
 * the functions of engine/board/board-game.h tell the rest (prices, incomes, firepower, open places, scores).  The
 * rules have no kit: it is NULL.  What is shown is read anew on "changed".
 *
 * Everything else is ComstockGame's: moves (comstock_game_dup_legal (), judge, play, with board_move ()), undo and redo
 * through chance, rivals and Standish, the log, "event::NAME" with a CsEvent whose type is a BoardEventType
 * (comstock-board-game.c has the names).  Words are in comstock-board-names.h and comstock-board-text.h: titles of
 * moves there name the buttons of a question.
 *
 * Seats: those of the setup in their order.  In the solo game seat BOARD_SOLIST plays and seat BOARD_STANDISH is Jeb
 * Standish, who is never asked: he answers by rules at once, within the move before. */

/* Deals a new game.  @setup is untrusted.  For Standish a file that is wrong is an error too, see
 * comstock_board_standish_load (). */
ComstockBoardGame *comstock_board_game_new         (const ComstockBoardSetup *setup,
                                                    GError                  **error);

/* Plays @deal, which is untrusted too; of @setup only the seats count. */
ComstockBoardGame *comstock_board_game_new_dealt   (const ComstockBoardSetup *setup,
                                                    const BoardSetup         *deal,
                                                    GError                  **error);

/* The choices, for New Game; the seed is 0: a deal is kept, not how it came about. */
void               comstock_board_game_get_choices (ComstockBoardGame  *self,
                                                    ComstockBoardSetup *setup);

/* The position at the cursor without what the viewer cannot see, borrowed until the next "changed". */
const BoardState  *comstock_board_game_get_seen    (ComstockBoardGame *self);

/* The position as it is shown while a table tells how it came about, *seen* once it has: the last one at or before the
 * cursor at which the log had no more than @length entries, with what was earned, scored, bought and built since.
 * To be told again after each "changed". */
void               comstock_board_game_set_told    (ComstockBoardGame *self,
                                                    guint              length);
const BoardState  *comstock_board_game_get_told    (ComstockBoardGame *self);

/* The only seat that is asked; −1 while several are, chance is to act (who looks back), and when the game is over. */
int                comstock_board_game_get_actor   (ComstockBoardGame *self);

/* Whether Standish plays. */
gboolean           comstock_board_game_is_solo     (ComstockBoardGame *self);

/* What the VP of the seats have come from up to the cursor, borrowed until the next "changed". */
const ComstockBoardSources *comstock_board_game_get_sources (ComstockBoardGame *self);

/* The cowboy that @seat has sent to @place of the track in this round, or else its next one, goes there for a building
 * that is to stand on @site: it is bought and placed there without asking, if that can still be done then, and where
 * @site is for sale the cowboy after it goes there, unless others want either (find_meant () of the class).  Forgotten
 * with the round and with undo. */
void               comstock_board_game_plan_site   (ComstockBoardGame *self,
                                                    guint              seat,
                                                    BoardPlace         place,
                                                    guint              site);

/* That site, or BOARD_NO_PARCEL. */
guint              comstock_board_game_get_site    (ComstockBoardGame *self,
                                                    guint              seat,
                                                    BoardPlace         place);

/* All parcels for which @seat has sent cowboys so in this round. */
BoardParcels       comstock_board_game_get_planned (ComstockBoardGame *self,
                                                    guint              seat);

/* The kind of cowboy that goes where the asked person presses, until something is played: BOARD_PLAIN unless another
 * was picked up. */
void               comstock_board_game_pick        (ComstockBoardGame *self,
                                                    BoardCowboyKind    kind);
BoardCowboyKind    comstock_board_game_get_picked  (ComstockBoardGame *self);

/* The seat that has won, as a bit; 0 before the end. */
guint32            comstock_board_game_get_winners (ComstockBoardGame *self);

G_END_DECLS
