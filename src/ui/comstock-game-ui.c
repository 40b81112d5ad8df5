/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The registry of tables, over the table of those that are built in. */

#include "comstock-game-ui.h"

const ComstockGameUi *
comstock_game_ui_find (const char *game_id)
{
  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    if (g_str_equal ((*ui)->game_id, game_id))
      return *ui;
  return NULL;
}
