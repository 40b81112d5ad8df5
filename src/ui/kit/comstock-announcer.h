/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Telling a screen reader what happened where the keyboard is not. */

#pragma once

#include <gtk/gtk.h>

/* For a @window that is about to come up: what is announced in it comes after its title and what has the focus then. */
void comstock_announcer_await (GtkWindow *window);

/* Has @sentence, which is shown somewhere as well, read out once the focus has settled in the window of @widget, and
 * what was announced before it has been read.  What a move of the focus cuts off is said again, unless a key did that.
 * Does nothing while @widget is in no window. */
void comstock_announce (GtkWidget  *widget,
                        const char *sentence);

/* The same of what explains it: it comes after all that has happened, and before what is asked. */
void comstock_announce_remark (GtkWidget  *widget,
                               const char *sentence);

/* The same of what is asked now: it is said in one go with all that happened and was not read yet, after it, and only
 * the newest is. */
void comstock_announce_question (GtkWidget  *widget,
                                 const char *question);

/* To be called before the program moves the focus: what was announced comes before what then has it, unless the window
 * or a popover has only just come or gone, which a screen reader tells of first. */
void comstock_announce_before_focus (GtkWidget *widget);

/* To be called before the program moves the focus into @widget: if that has come into its window while a dialog is in
 * front, this returns TRUE, and @widget grabs the focus once the window is up again and what was announced was told. */
gboolean comstock_announce_below_dialog (GtkWidget *widget);

/* Has @sentence, of what has the focus, read out after it, if there is nothing else to say; NULL
 * for nothing. */
void comstock_announce_aside (GtkWidget  *widget,
                              const char *sentence);

/* Has @answer read out at once: somebody has pressed a key to hear it.  It is not kept for
 * comstock_announce_again (). */
void comstock_announce_answer (GtkWidget  *widget,
                               const char *answer);

/* Gives @window this title, which is not read out while the window is active: what is new in it is announced. */
void comstock_announce_no_title (GtkWindow  *window,
                                 const char *title);

/* Has all read out again that the window of @widget announced since the last question but one, with the last if that
 * was told; returns FALSE if there was nothing. */
gboolean comstock_announce_again (GtkWidget *widget);

/* Takes back what the window of @widget has announced and what it has not said yet: the language changes. */
void comstock_announce_nothing (GtkWidget *widget);
