/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window in which a game is taught, for tests of lessons. */

#pragma once

#include "ui/shell/comstock-window.h"
#include "ui/table/comstock-guide.h"
#include "ui/table/comstock-table.h"

typedef struct
{
  GSettings *settings;
  ComstockWindow *window;
  ComstockGame *game;
  ComstockTable *table;
  ComstockGuide *guide;
  GHashTable *seen;     /* ids of the tips that were shown */
} LessonStage;

/* Opens a window, in which a game is then begun: lesson_stage_find () waits for its first question or tip, and tells
 * the table and its guide. */
void  lesson_stage_open      (LessonStage *stage);
void  lesson_stage_find      (LessonStage *stage);

/* Whether the person is asked or taught, or the game is over.  A condition for ui_probe_wait (). */
gboolean lesson_stage_is_waiting (gpointer stage);

/* Closes the window and forgets what was taught.  A tear-down of fixtures. */
void  lesson_stage_close     (LessonStage  *stage,
                              gconstpointer data);

/* The id of the tip in the bubble, NULL if none is shown. */
char *lesson_stage_dup_shown (LessonStage *stage);

/* Presses the button of the bubble that is called @label. */
void  lesson_stage_press     (LessonStage *stage,
                              const char  *label);

gboolean lesson_stage_is_seen (LessonStage *stage,
                               const char  *id);

/* Nothing that must be pressed now lies under the bubble, which is in sight, near what it speaks of and not on it. */
void  lesson_stage_check_cover (LessonStage *stage);
