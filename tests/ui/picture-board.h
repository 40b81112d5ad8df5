/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the board game. */

#pragma once

#include "engine/board/board-game.h"
#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"

/* For whoever shows another moment: a new game, always the same, and the next move in it, a person's as a rival would
 * make it. */
ComstockGame *picture_board_deal    (const char   *seats,
                                     BoardVariant  variants);
void          picture_board_play_on (ComstockGame *game,
                                     CsRng        *rng);

/* New Game with the board game chosen. */
void picture_board_new_game (ComstockWindow    *window,
                             ComstockCardsGame *game);

/* The same, scrolled to how the game begins; the solo game; characters of an own choice. */
void picture_board_begins (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_board_solo (ComstockWindow    *window,
                         ComstockCardsGame *game);
void picture_board_own_cast (ComstockWindow    *window,
                             ComstockCardsGame *game);

/* A character is chosen. */
void picture_board_characters (ComstockWindow    *window,
                               ComstockCardsGame *game);

/* Cowboys are placed, in the second round. */
void picture_board_cowboys (ComstockWindow    *window,
                            ComstockCardsGame *game);

/* The same with six seats, of which some have passed. */
void picture_board_passing (ComstockWindow    *window,
                            ComstockCardsGame *game);

/* A building is placed. */
void picture_board_site (ComstockWindow    *window,
                         ComstockCardsGame *game);

/* Six seats with all variants, in the third round. */
void picture_board_six (ComstockWindow    *window,
                        ComstockCardsGame *game);

/* A duel was fought. */
void picture_board_zoomed (ComstockWindow    *window,
                           ComstockCardsGame *game);
void picture_board_duel (ComstockWindow    *window,
                         ComstockCardsGame *game);

/* An amount is answered. */
/* The buildings have just paid, in the third round. */
void picture_board_payday (ComstockWindow    *window,
                           ComstockCardsGame *game);

void picture_board_vp (ComstockWindow    *window,
                       ComstockCardsGame *game);

/* Hints for a character, a cowboy and a building. */
void picture_board_hint_character (ComstockWindow    *window,
                                   ComstockCardsGame *game);
void picture_board_hint (ComstockWindow    *window,
                         ComstockCardsGame *game);
void picture_board_hint_site (ComstockWindow    *window,
                              ComstockCardsGame *game);

/* Whom a person should have chosen in the first round. */
void picture_board_analysis (ComstockWindow    *window,
                             ComstockCardsGame *game);

/* What makes a figure of the score sheet is lit. */
void picture_board_light (ComstockWindow    *window,
                          ComstockCardsGame *game);

/* The score by rounds. */
void picture_board_rounds (ComstockWindow    *window,
                           ComstockCardsGame *game);

/* The money by rounds. */
void picture_board_money (ComstockWindow    *window,
                          ComstockCardsGame *game);

/* The log. */
void picture_board_log (ComstockWindow    *window,
                        ComstockCardsGame *game);

/* The end of a game of six. */
void picture_board_finale (ComstockWindow    *window,
                           ComstockCardsGame *game);

/* The score of a whole game. */
void picture_board_end (ComstockWindow    *window,
                        ComstockCardsGame *game);
void picture_board_end_again (ComstockWindow    *window,
                              ComstockCardsGame *game);
