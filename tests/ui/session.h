/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of a window's games share: the window, games for it, and what is seen of them in it. */

#pragma once

#include "model/session/comstock-game.h"
#include "ui/shell/comstock-window.h"

/* Instead of ui_probe_init (): also has nobody waited for. */
void            session_init             (int            *argc,
                                          char         ***argv);

/* Once opened, a window is settled; once closed, it is gone. */
ComstockWindow *session_open_window      (void);
void            session_close_window     (ComstockWindow *window);

/* From now on persons are asked even what goes without saying. */
void            session_ask_foregone     (void);

/* A window with @game on its table. */
ComstockWindow *session_open_game        (ComstockGame   *game);

/* Whether somebody at the screen is asked. */
gboolean        session_is_asked         (gpointer        window);

/* A new game after @n_moves, or when it is over: always the first legal move is played. */
ComstockGame   *session_create_game      (guint           n_moves);
void            session_play_first_moves (ComstockGame *game,
                                          guint         n_moves);

/* Waits until a table other than @former, which may be NULL, lies in @window.  The caller holds @former, so that no
 * other comes to lie in its memory. */
void            session_await_table      (ComstockWindow *window,
                                          gpointer        former);

/* The game that lies on the table, borrowed. */
ComstockGame   *session_get_shown_game   (ComstockWindow *window);

char           *session_dup_prompt       (ComstockWindow *window);
gboolean        session_is_replaying     (ComstockWindow *window);
