/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of what is told when files or the disk fail. */

#pragma once

#include "ui/shell/comstock-window.h"
#include "widget-stage.h"

/* A file is in the way of the folder while the next move should be kept. */
void picture_files_fail (ComstockWindow    *window,
                         ComstockCardsGame *game);

/* The others wait for the disk. */
void picture_files_hold_up (ComstockWindow    *window,
                            ComstockCardsGame *game);

void picture_files_damaged (ComstockWindow    *window,
                            ComstockCardsGame *game);

/* A save whose rules are newer than the program's. */
void picture_files_newer (ComstockWindow    *window,
                          ComstockCardsGame *game);

void picture_files_bad (ComstockWindow    *window,
                        ComstockCardsGame *game);

void picture_files_hung (ComstockWindow    *window,
                         ComstockCardsGame *game);
