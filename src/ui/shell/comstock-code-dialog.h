/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that shows the code of a game, to be copied or read aloud. */

#pragma once

#include <adwaita.h>

#include "model/session/comstock-game.h"

/* For the window @parent. */
GtkWindow *comstock_code_dialog_new (GtkWindow    *parent,
                                     ComstockGame *game);
