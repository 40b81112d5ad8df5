/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPromptBar: a question with its answers as buttons, in place, without a dialog. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_PROMPT_BAR (comstock_prompt_bar_get_type ())
G_DECLARE_FINAL_TYPE (ComstockPromptBar, comstock_prompt_bar, COMSTOCK, PROMPT_BAR, GtkWidget)

/* Signal "chosen" (ComstockPromptBar *, guint answer): an answer's button was pressed. */

/* Takes the question and its answers away and hides the bar. */
void comstock_prompt_bar_clear (ComstockPromptBar *self);

/* Shows @sentence as a question without answers yet. */
void comstock_prompt_bar_ask (ComstockPromptBar *self,
                              const char        *sentence);

/* Leaves the question out where @sentence, which is seen elsewhere, has it; to a screen reader the bar is still called
 * so. */
void comstock_prompt_bar_set_told (ComstockPromptBar *self,
                                   const char        *sentence);

/* Adds an answer, a plain button with this label. */
void comstock_prompt_bar_add_answer (ComstockPromptBar *self,
                                     const char        *label,
                                     guint              answer);

/* Adds an answer that is a card, made by the caller. */
void comstock_prompt_bar_add_card (ComstockPromptBar *self,
                                   GtkButton         *card,
                                   guint              answer);

/* Moves the keyboard focus to the first answer. */
void comstock_prompt_bar_focus (ComstockPromptBar *self);
