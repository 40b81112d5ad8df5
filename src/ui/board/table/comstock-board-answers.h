/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardAnswers: what a person may answer, each move a button with words; what is pressed on track and map, and
 * roads that may be laid whatever is asked, are lists on demand. */

#pragma once

#include "comstock-board-answer.h"
#include "model/session/comstock-ask.h"
#include "ui/table/comstock-command.h"

#define COMSTOCK_TYPE_BOARD_ANSWERS (comstock_board_answers_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardAnswers, comstock_board_answers, COMSTOCK, BOARD_ANSWERS, GtkWidget)

/* So many answers in words have room on a desk; amounts are a slider, which has room beside them. */
#define COMSTOCK_BOARD_MOST_ON_DESK 3

/* In one list of words, whatever is asked: so no question is out of reach of keys or a screen reader, and none that a
 * new variant brings is left without a button. */

/* Signal "chosen" (guint): a move, or a ComstockCommand; "sorted" (): a list has been opened or closed, or answers at
 * one place are shown alone, or no longer; "picked" (): another kind of cowboy goes where one presses; "looked"
 * (guint): at this move, 0 for none, by pointer or keys; "made" (): there are others, perhaps more than there were. */
GtkWidget *comstock_board_answers_new   (ComstockGame         *game);

/* Whether somebody wants all of them in a list: those that are pressed on track and map too.  Not at first; on a desk
 * these are left out, as it says nothing to list them there. */
void       comstock_board_answers_set_listed (ComstockBoardAnswers *self,
                                              gboolean              listed);
gboolean   comstock_board_answers_get_listed (ComstockBoardAnswers *self);

/* How they stand where there is a desk: on it, or as cards where it has no room for all that is answered in words, or
 * as a list if somebody wants that or cards would cover places that are answers too. */
ComstockBoardAnswersShape comstock_board_answers_choose_shape (ComstockBoardAnswers *self);

/* A list at first. */
void       comstock_board_answers_set_shape (ComstockBoardAnswers     *self,
                                             ComstockBoardAnswersShape shape);
ComstockBoardAnswersShape comstock_board_answers_get_shape (ComstockBoardAnswers *self);

/* Where what may be picked up lies, NULL: among the answers. */
void       comstock_board_answers_set_token_box (ComstockBoardAnswers *self,
                                                 GtkBox               *box);

/* Picks @kind up if that is there, and puts down what was. */
void       comstock_board_answers_pick  (ComstockBoardAnswers *self,
                                         BoardCowboyKind       kind);

/* Offers what is asked; of nobody: what there is to do while others play, at the end, or while the game is only looked
 * at. */
void       comstock_board_answers_ask   (ComstockBoardAnswers *self,
                                         ComstockAsk          *ask,
                                         gboolean              looking_back);

/* Shows the answers at @place alone; COMSTOCK_NOWHERE: all of them. */
void       comstock_board_answers_aim   (ComstockBoardAnswers *self,
                                         const ComstockPlace  *place);

/* That place; nowhere: all answers are shown.  Borrowed. */
const ComstockPlace *comstock_board_answers_get_aim (ComstockBoardAnswers *self);

/* Whether the roads are listed that may be laid whatever is asked: only then a press on the map lays one. */
gboolean   comstock_board_answers_lays_roads (ComstockBoardAnswers *self);

/* Whether they are neither seen nor pressed, though they keep their room. */
void       comstock_board_answers_veil   (ComstockBoardAnswers *self,
                                         gboolean              veiled);

/* The button for @move, or NULL: it is not offered, folded into one row with others, or an amount of the slider. */
GtkWidget *comstock_board_answers_find  (ComstockBoardAnswers *self,
                                         guint                 move);

/* The slider over amounts, or NULL. */
GtkWidget *comstock_board_answers_find_slider (ComstockBoardAnswers *self);

/* Puts the slider, if there is one, to the amount of @move, if it is one. */
void       comstock_board_answers_slide (ComstockBoardAnswers *self,
                                         guint                 move);

/* Leads the focus to the first answer, past one that passes for the round, or back to where it was when the same seat
 * was asked before: to that answer, or once something was played to the row that it was folded into. */
void       comstock_board_answers_focus (ComstockBoardAnswers *self);
