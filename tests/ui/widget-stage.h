/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stage for tests of widgets: a styled window, pictures of what is drawn, and games in a position of interest. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

/* Instead of gtk_test_init (): GTK, libadwaita, the style sheet of daylight. */
void stage_init (int    *argc,
                 char ***argv);

/* Lays "style-dark.css" (or another) over it; NULL takes everything away again. */
void stage_set_mood (const char *style_sheet);

/* Lays several over it, up to the first NULL. */
void stage_set_moods (const char *const *style_sheets,
                      gsize              n_sheets);

/* Whether the desktop wants animations; tests begin without. */
void stage_set_animations (gboolean enabled);

/* Shows @child (consumed) in a window of this size and waits until it is drawn.  Close with stage_close (). */
GtkWindow *stage_show (GtkWidget *child,
                       int        width,
                       int        height);

void stage_close (GtkWindow *window);

/* Lets the events that have happened by now come in, and every window be laid out and drawn. */
void stage_settle (void);

/* Waits until no worker of the program is at work: what somebody thinks about or writes has come, and a language that
 * waited for that is there. */
void stage_await_workers (void);

/* A picture of a shown widget; also kept as NAME.png in the build folder, to be looked at. */
GdkTexture *stage_picture (GtkWidget  *widget,
                           const char *name);

/* How many different colors a picture has: a blank one has 1. */
guint stage_count_colors (GdkTexture *picture);

/* How much two drawings of the art differ, so many pixels wide and in grey, over the ground of a map: from 0 to 1. */
double stage_compare_greys (const char *one,
                            const char *other,
                            int         side);

/* A game of one person at seat 0 against three virtual players, equal for equal seeds. */
ComstockCardsGame *stage_game_new (guint64 seed);

/* Plays one move, of whoever must move. */
void stage_step (ComstockCardsGame *game);

/* The same; the person takes every character that it can get. */
void stage_gather (ComstockCardsGame *game);

/* Plays on until the person is asked for @step and has @n_cards in its city at least; the person takes a
 * character every third round, else the first legal card, which it lays where it scores most. */
void stage_play_to (ComstockCardsGame *game,
                    CardsStep          step,
                    guint              n_cards);

/* Plays on until the auction cards were just revealed and the person takes a card first, or not first, as asked. */
void stage_play_to_reveal (ComstockCardsGame *game,
                           gboolean           first);
