/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the board game's score sheet. */

#include "comstock-board-sheet.h"

#include <glib/gi18n.h>

static const char *const row_names[COMSTOCK_BOARD_ROWS] = {
  /* Translators: what points come from at the end of the board game */
  [COMSTOCK_BOARD_ROW_VP] = N_("VP during the game"),
  [COMSTOCK_BOARD_ROW_CONTENTS] = N_("Buildings, houses, mountains"),
  [COMSTOCK_BOARD_ROW_MONEY] = N_("Money"),
  [COMSTOCK_BOARD_ROW_STATION] = N_("Train station"),
  [COMSTOCK_BOARD_ROW_TEACHER] = N_("Teacher"),
  [COMSTOCK_BOARD_ROW_HORSES] = N_("Horses"),
  [COMSTOCK_BOARD_ROW_KIT_CARSON] = N_("Kit Carson"),
  [COMSTOCK_BOARD_ROW_BONUS] = N_("Bonus"),
  [COMSTOCK_BOARD_ROW_TOTAL] = N_("Total"),
};

const char *
comstock_board_sheet_get_row_name (ComstockBoardRow row)
{
  return _(row_names[row]);
}

gboolean
comstock_board_sheet_has_row (ComstockBoardGame *game,
                              ComstockBoardRow   row)
{
  const BoardSetup *setup = comstock_game_get_setup (COMSTOCK_GAME (game));

  switch (row)
    {
    case COMSTOCK_BOARD_ROW_STATION:
      return setup->buildings[BOARD_TRAIN_STATION - BOARD_FIRST_BUILDING] > 0;
    case COMSTOCK_BOARD_ROW_TEACHER:
      /* Its side turns in the course of the game. */
      return (setup->roles >> BOARD_ROLE (BOARD_TEACHER, BOARD_YELLOW) & 3) != 0;
    case COMSTOCK_BOARD_ROW_HORSES:
      return (setup->variants & BOARD_WITH_HORSES) != 0;
    case COMSTOCK_BOARD_ROW_KIT_CARSON:
      return (setup->variants & BOARD_KIT_CARSON) != 0;
    case COMSTOCK_BOARD_ROW_BONUS:
      return setup->standish.plays != 0;
    default:
      return TRUE;
    }
}

int
comstock_board_sheet_get_points (const BoardScore *score,
                                 ComstockBoardRow  row)
{
  const gint16 points[COMSTOCK_BOARD_ROWS] = {
    [COMSTOCK_BOARD_ROW_VP] = score->vp,
    [COMSTOCK_BOARD_ROW_CONTENTS] = score->contents,
    [COMSTOCK_BOARD_ROW_MONEY] = score->money,
    [COMSTOCK_BOARD_ROW_STATION] = score->station,
    [COMSTOCK_BOARD_ROW_TEACHER] = score->teacher,
    [COMSTOCK_BOARD_ROW_HORSES] = score->horses,
    [COMSTOCK_BOARD_ROW_KIT_CARSON] = score->kit_carson,
    [COMSTOCK_BOARD_ROW_BONUS] = score->bonus,
    [COMSTOCK_BOARD_ROW_TOTAL] = score->total,
  };

  return points[row];
}
