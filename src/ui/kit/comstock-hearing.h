/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mends what GTK 4.8 tells a screen reader of widgets. */

#pragma once

/* To be called once, before the first widget is shown.  From then on:
 * - A widget's description is told when the widget comes up.  By itself GTK tells of it when the widget first gets the
 *   focus, and Orca 43 reads it a second time.
 * - The title of a window that comes up is read.
 * - Neither pages of stacks nor images nor popovers nor lists are read by the names of their classes.
 * - Of a drop-down what is chosen is read, if it lists strings or kinds of files.
 * - Rows of frames are not told as items that are not selected.
 * - Mnemonics of buttons are not read out. */
void comstock_hearing_mend (void);
