/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog New Game for tests of what is chosen in it. */

#pragma once

#include "ui/shell/comstock-new-game.h"

typedef struct
{
  GtkWindow *dialog;    /* until a game was chosen */
  ComstockGame *chosen; /* NULL before */
} NewGameStage;

/* Opens the dialog with the page of @ui. */
void          new_game_stage_open       (NewGameStage         *stage,
                                         const ComstockGameUi *ui);

/* Closes it, if it is still open.  A tear-down of fixtures. */
void          new_game_stage_close      (NewGameStage         *stage,
                                         gconstpointer         data);

/* As a person enters it: what is no code as well. */
void          new_game_stage_enter_code (NewGameStage         *stage,
                                         const char           *code);

/* The code that is shown; and another one at the press of its button. */
char         *new_game_stage_dup_code   (NewGameStage         *stage);
void          new_game_stage_draw_code  (NewGameStage         *stage);

/* What the button beside it copies.  Free with g_free (). */
char         *new_game_stage_copy_code  (NewGameStage         *stage);

/* Presses Start: the game that begins, borrowed. */
ComstockGame *new_game_stage_start      (NewGameStage         *stage);
